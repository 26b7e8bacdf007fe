import { toFragment } from '../../../lib/json-pointer.ts';
import type { ApiModel } from '../../../templates/model.ts';
import type { EvidenceRecords } from '../../../templates/reference/evidence.ts';
import { digitsOf, type NumberLiteral } from '../read/number-literals.ts';
import { Changes, type DescriptionChange } from './change.ts';
import { compareEvidence } from './compare-evidence.ts';
import { compareNumberLiterals } from './compare-number-literals.ts';
import { compareOperations } from './compare-operations.ts';
import { isEqual } from './compare-parameters.ts';
import { SchemaComparer, type Sides } from './compare-schemas.ts';
import { compareServers } from './compare-servers.ts';
import { compareTexts } from './compare-texts.ts';
import type { DescriptionNode } from './operations-of.ts';

/** One version of a description, as it is compared. */
export interface Version {
  /** The bundle, in OpenAPI 3.1. */
  readonly document: DescriptionNode;
  readonly model: ApiModel;
  readonly evidence: EvidenceRecords;
  /** Long numbers as they stand in the files. */
  readonly numbers?: readonly NumberLiteral[];
}

/** All changes between two versions of a description. None only where both are the same. */
export function compareDescriptions(base: Version, revision: Version): DescriptionChange[] {
  const changes = new Changes();
  const [old, changed] = [base.numbers ?? [], revision.numbers ?? []];
  const sides: Sides = {
    base: named(base),
    revision: named(revision),
    digits: digitsOf([...old, ...changed]),
  };
  const pairs = compareOperations({ sides, changes, schemas: new SchemaComparer(sides, changes) });
  compareServers(sides, pairs, changes);
  compareEvidence(base.evidence, revision.evidence, changes);
  compareTexts(sides, changes);
  compareNumberLiterals(old, changed, changes);
  const found = changes.list();
  if (found.length > 0 || isEqual(base.document, revision.document)) return found;
  changes.add({
    key: 'text:#',
    impact: 'editorial',
    subject: 'text',
    where: '#',
    message: 'written otherwise; the same calls and responses',
    from: base.document,
    to: revision.document,
  });
  return changes.list();
}

/** The document with the names that methods have in code. */
function named({ document, model }: Version): DescriptionNode {
  const names = new Map([...model.operations, ...model.webhooks].map(({ pointer, id }) => [pointer, id]));
  const group = (name: 'paths' | 'webhooks') =>
    Object.fromEntries(
      Object.entries((document[name] ?? {}) as Record<string, DescriptionNode>).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([method, node]) => {
            const id = names.get(toFragment([name, path, method]));
            return [method, id === undefined ? node : { ...(node as DescriptionNode), operationId: id }];
          }),
        ),
      ]),
    );
  return {
    ...document,
    paths: group('paths'),
    ...(document.webhooks !== undefined && { webhooks: group('webhooks') }),
  };
}

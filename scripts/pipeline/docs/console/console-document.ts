import type { CarriedValue, ConsoleDocument, ConsoleOperation } from '../../../../console/console-types.ts';
import type { JsonObject } from '../../../../lib/json.ts';
import type { ApiModel, OperationModel } from '../../../../templates/model.ts';
import { type EvidenceRecords, requirementAnchor } from '../../../../templates/reference/evidence.ts';
import type { ClientOrigin } from '../../../../templates/samples/typescript.ts';
import { readableDocument } from '../../bundle/publish/publish.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { componentName } from '../../document/refs.ts';
import { withoutEndlessReferences } from '../../loosen/endless-references.ts';
import { mapping } from '../../model/values.ts';
import { listedSchemas } from '../shown/listed-schemas.ts';
import { identifierKinds } from './identifier-kinds.ts';
import { reachableSchemas } from './reachable-schemas.ts';
import { slotsAndYields } from './slots-and-yields.ts';

export interface ConsoleInput {
  /** The bundled 3.1 document. */
  readonly document: DocumentNode;
  /** The examples have a value for each request body that samples show. */
  readonly model: ApiModel;
  readonly evidence: EvidenceRecords;
  readonly origin: ClientOrigin;
}

/** Returns what the console in the page has to know of a description. */
export async function consoleDocument({
  document: described,
  model,
  evidence,
  origin,
}: ConsoleInput): Promise<ConsoleDocument> {
  const document = withoutEndlessReferences(described as JsonObject, () => {}) as DocumentNode;
  const places = slotsAndYields(document, model);
  const listed = listedSchemas(readableDocument(document));
  const schemas = reachableSchemas(document, model.operations.flatMap(schemaPointers));
  const hasBank = origin === 'package';
  return {
    model: {
      ...model,
      webhooks: [],
      schemas: [],
      sourceSections: [],
      renames: [],
      operations: model.operations.map((operation): ConsoleOperation => {
        const rows = evidence.requirements.filter((row) => row.operations.includes(operation.id));
        return {
          ...operation,
          section: operation.tags[0] ?? '',
          anchor: anchorOf(document, operation),
          ...(places.get(operation.id) ?? { slots: [], yields: [] }),
          requirements: rows.map(({ id, statement }) => ({
            id,
            statement: statement.trim(),
            anchor: `#${requirementAnchor(id)}`,
          })),
        };
      }),
    },
    origin,
    key: `${model.title} ${model.version}`.trim(),
    story: hasBank ? await storyOfTheBank(model, document) : [],
    schemas,
    schemaAnchors: Object.fromEntries(
      Object.keys(schemas).flatMap((pointer) => {
        const name = componentName(pointer, 'schemas');
        // Redoc turns other characters into others.
        return name !== undefined && listed.has(name) && /^[A-Za-z0-9]+$/.test(name)
          ? [[pointer, `#/schemas/${name.toLowerCase()}`]]
          : [];
      }),
    ),
    hasBank,
  };
}

/** Redoc's own link for an operation; one without an id in the description has none. */
function anchorOf(document: DocumentNode, { path, method }: OperationModel): string {
  const { operationId } = mapping(mapping(mapping(document.paths)[path])[method]);
  return typeof operationId === 'string' ? `#operation/${operationId}` : '';
}

function schemaPointers({ parameters, body, responses }: OperationModel): string[] {
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [...parameters, ...contents].map(({ type }) => type.pointer);
}

/** The ids and the key of a new sandbox, by kind. */
async function storyOfTheBank(model: ApiModel, document: DocumentNode): Promise<CarriedValue[]> {
  const { DEVELOPMENT_KEY, seedRecords } = await import('../../../../server/seed/seed.ts');
  const { seed, records } = seedRecords({ keyHash: '', label: '', now: new Date(0) });
  const from = { what: 'story' as const };
  const values = new Map<string, string>([['apiKey', DEVELOPMENT_KEY]]);
  for (const [name, value] of Object.entries(seed)) if (typeof value === 'string') values.set(name, value);
  const ids = [...values.values()].flatMap((value) =>
    identifierKinds(document, model)
      .filter(({ pattern }) => pattern.test(value))
      .map(({ kind }) => ({ kind, value, from })),
  );
  const own = records.map(({ text }) => Object.values(JSON.parse(text) as object).map(String));
  const belonging = ids.map((one) => {
    // A record begins with its id; what else it belongs to follows.
    const [, ...others] = own.find(([id]) => id === one.value) ?? [];
    const brought = ids.filter(({ kind, value }) => kind !== one.kind && others.includes(value));
    return { ...one, with: Object.fromEntries(brought.map(({ kind, value }) => [kind, value])) };
  });
  const credentials = model.credentials.flatMap(({ name }) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ kind: `credential:${name}`, value, from }];
  });
  return [...belonging, ...credentials];
}

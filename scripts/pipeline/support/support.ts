import {
  getTypes,
  type Location,
  normalizeTypes,
  normalizeVisitors,
  type Oas3Visitor,
  resolveDocument,
  walkDocument,
} from '@redocly/openapi-core';
import { ToolError } from '../../cli/errors.ts';
import { type Description, notYaml } from '../read/load.ts';
import { toPlace } from '../read/place.ts';
import { checkOperations } from './check-operations.ts';
import { findLoops } from './loops.ts';
import { referenceVisitor } from './references.ts';
import { member, members, type Refusal } from './refusal.ts';
import { checkSchemaNames, schemaVisitor } from './schemas.ts';
import { checkSecurity } from './security.ts';
import { refuseVersion } from './version.ts';

/**
 * Stops a description that holds what a generator cannot express, before anything is written; one that is not strict only where
 * it cannot be made otherwise either. Looks at the author's files,
 * so that every place is where the author can mend it. Reports all that it finds, not only the first.
 *
 * Callbacks and webhooks are not refused: the files describe calls to the server, and those are calls by the server.
 *
 * @throws ToolError `unsupported`, further ones in `others`
 */
export async function refuseUnsupported(description: Description, strict: boolean): Promise<void> {
  refuseVersion(description, strict);
  const refusals: Refusal[] = [];
  const refuse = (refusal: Refusal) => {
    if (strict || refusal.onlyStrict !== true) refusals.push(refusal);
  };
  await walk(description, refuse).catch(async (error: unknown) => {
    await findLoops(description, refuse);
    if (refusals.length === 0) throw error;
  });
  const errors = refusals.map((refusal) => toError(refusal, description.cwd)).sort(byPlace);
  const [first, ...others] = errors;
  if (first === undefined) return;
  throw new ToolError('unsupported', first.message, {
    ...(first.place === undefined ? {} : { place: first.place }),
    ...(first.fix === undefined ? {} : { fix: first.fix }),
    others,
  });
}

async function walk(description: Description, refuse: (refusal: Refusal) => void): Promise<void> {
  const { config, document, resolver } = description;
  const specVersion = /^3\.2\b/.test(String(document.parsed.openapi)) ? 'oas3_2' : 'oas3_1';
  const types = normalizeTypes(config.extendTypes(getTypes(specVersion), specVersion), config);
  const resolvedRefMap = await resolveDocument({
    rootDocument: document,
    rootType: types.Root as NonNullable<typeof types.Root>,
    externalRefResolver: resolver,
  });
  const schemaNames = new Map<string, Location>();
  const visitor: Oas3Visitor = {
    Root: {
      leave(root, { location, resolve }) {
        const look = { root: root as never, location, resolve, refuse, checked: new WeakSet() };
        for (const schema of members(
          look,
          member(look, { node: look.root, location }, 'components', 'schemas'),
        )) {
          schemaNames.set(schema.key, location.child(['components', 'schemas', schema.key]).key());
        }
        checkSchemaNames(schemaNames, refuse);
        checkSecurity(look);
        checkOperations(look);
      },
    },
    ref: referenceVisitor(document, schemaNames, refuse),
    Schema: schemaVisitor(refuse),
  };
  walkDocument({
    document,
    rootType: types.Root as NonNullable<typeof types.Root>,
    normalizedVisitors: normalizeVisitors(
      [{ severity: 'error', ruleId: 'support', visitor }] as never,
      types,
    ),
    resolvedRefMap,
    ctx: { problems: [], specVersion, config, visitorsData: {} },
  });
}

function toError({ message, fix, location, cause }: Refusal, cwd: string): ToolError {
  if (cause !== undefined) return notYaml(cause, cwd);
  return new ToolError('unsupported', message, { place: toPlace(location, cwd), fix });
}

/** The findings in reading order: by file, then from the top. */
function byPlace({ place: a }: ToolError, { place: b }: ToolError): number {
  const file = (a?.file ?? '') < (b?.file ?? '') ? -1 : a?.file === b?.file ? 0 : 1;
  return file || (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}

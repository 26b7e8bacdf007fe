import { type OperationId, operationIds } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { jsonTypeOf } from '../../lib/json-type.ts';
import type { Body } from '../model/exchange.ts';
import type { Redactor } from '../redact/redactor.ts';
import { type Finding, noteAbout } from './discovery-finding.ts';
import { inferSchema } from './infer-schema.ts';
import { type ProbeExchange, responseOf } from './prober.ts';
import { atPath, operationPath } from './schema-places.ts';

const ENTRY = 'errors';
const SCHEMAS = ['components', 'schemas'];

interface ErrorSeen {
  readonly exchange: ProbeExchange;
  readonly operation: OperationId;
  readonly status: number;
  /** Without parameters, in lower case; `undefined`: none was sent, or it may not be shown. */
  readonly mediaType: string | undefined;
  readonly body: Json | undefined;
  readonly isText: boolean;
}

/**
 * The errors of each operation by status, with schemas inferred from all bodies of the same kind. A status of 5xx is a failure of the deployment, or of a gateway before it,
 * and one of the rate or time of calls says nothing of the operation: however often they were seen, they are notes.
 */
export function findErrors(
  exchanges: readonly ProbeExchange[],
  redactor: Redactor,
  repeat: number,
): Finding[] {
  const seen = exchanges.flatMap((one) => toError(one, redactor));
  const kinds = bodyKinds(seen.filter((one) => one.body !== undefined && isOfOperation(one)));
  const schemas = kinds.map((kind, index) => ({ ...kind, name: componentName(index) }));
  const components = schemas.flatMap(({ name, errors }) => componentOf(name, errors, redactor, repeat));
  const named = new Set(components.map(({ name }) => name));
  const nameOf = (one: ErrorSeen) =>
    schemas.find(({ name, errors }) => named.has(name) && errors.includes(one))?.name;
  return [...components.map(({ finding }) => finding), ...responsesOf(seen, nameOf, repeat)];
}

/** The names in a media type: words and versions, such as `application/vnd.bank.v2+json`. Digits among letters may be a token. */
const NAME = /^[a-z]+\/[a-z]+(?:[.+-](?:[a-z]+|v?\d{1,2}))*$/;

function toError(exchange: ProbeExchange, redactor: Redactor): ErrorSeen[] {
  const response = responseOf(exchange);
  if (response === undefined || response.status < 400 || response.status === 429) return [];
  // A call to another path is not one of the operation.
  if (isElsewhere(exchange)) return [];
  const { headers, status, body } = response;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const isShown = type !== undefined && NAME.test(type) && redactor.header('content-type', type) === type;
  const mediaType = isShown ? type : undefined;
  return [
    {
      exchange,
      operation: exchange.operation,
      status,
      mediaType,
      ...readError(body, mediaType),
    },
  ];
}

/** A text such as `12` or `null` is JSON only where it says so. */
function readError(body: Body, mediaType = ''): Pick<ErrorSeen, 'body' | 'isText'> {
  if (body.kind !== 'json') return { body: undefined, isText: body.why !== 'empty' };
  const isText = mediaType.startsWith('text/') && (body.value === null || typeof body.value !== 'object');
  return { body: isText ? undefined : body.value, isText };
}

function isOfOperation({ status }: ErrorSeen): boolean {
  return status < 500 && status !== 408 && status !== 425;
}

export function isElsewhere({ entry }: ProbeExchange): boolean {
  return entry === 'other-operations' || entry === 'versions';
}

interface BodyKind {
  readonly errors: ErrorSeen[];
}

/** Bodies are of one kind where their objects have a field in common, directly or by others of the kind. Those without fields are of the kind of their type. */
function bodyKinds(errors: readonly ErrorSeen[]): BodyKind[] {
  let kinds: { readonly errors: ErrorSeen[]; readonly names: ReadonlySet<string> }[] = [];
  for (const error of errors) {
    const { body } = error;
    const fields = isObject(body) ? Object.keys(body) : [];
    const names = fields.length > 0 ? fields : [`(${jsonTypeOf(body)})`];
    const same = kinds.filter((kind) => names.some((name) => kind.names.has(name)));
    const merged = {
      errors: [...same.flatMap((kind) => kind.errors), error],
      names: new Set([...same.flatMap((kind) => [...kind.names]), ...names]),
    };
    kinds = [...kinds.filter((kind) => !same.includes(kind)), merged];
  }
  return kinds.sort((one, other) => other.errors.length - one.errors.length);
}

/** `DeploymentError`, `DeploymentError2`: names that the description does not have. */
function componentName(index: number): string {
  const name = `DeploymentError${index === 0 ? '' : index + 1}`;
  return atPath([...SCHEMAS, name]) === undefined ? name : `${name}InThisDeployment`;
}

function componentOf(
  name: string,
  errors: readonly ErrorSeen[],
  redactor: Redactor,
  repeat: number,
): { name: string; finding: Finding }[] {
  if (errors.length < repeat) return [];
  const schema = inferSchema(
    errors.map(({ body }) => body as Json),
    { redactor, description: 'Seen in errors of this deployment.' },
  );
  const description = 'Body of an error of this deployment, inferred from those that were observed.';
  return [
    {
      name,
      finding: {
        entry: ENTRY,
        kind: 'constraint',
        target: SCHEMAS,
        says: `Bodies of errors have the shape ${name}.`,
        update: { [name]: { description, 'x-source': '7', ...schema } },
        seen: errors.map(({ exchange }) => exchange),
        counterProbes: [],
      },
    },
  ];
}

function responsesOf(
  seen: readonly ErrorSeen[],
  nameOf: (one: ErrorSeen) => string | undefined,
  repeat: number,
): Finding[] {
  return operationIds.flatMap((operation) => {
    const own = seen.filter((one) => one.operation === operation);
    const byStatus = [...groupBy(own, ({ status }) => status)].sort(([one], [other]) => one - other);
    return byStatus.map(([status, errors]): Finding => {
      const exchanges = errors.map(({ exchange }) => exchange);
      // An error that was seen once, or is a failure, gets a note and no description.
      if (errors.length < repeat || !errors.every(isOfOperation))
        return noteAbout(operation, ENTRY, `Has responded with ${status}.`, exchanges);
      const content = contentOf(errors, nameOf);
      return {
        entry: ENTRY,
        kind: 'constraint',
        target: [...operationPath(operation), 'responses'],
        says: `${operation} responds with ${status} to some requests.`,
        update: {
          [status]: {
            description: `An error, seen in this deployment.`,
            ...(Object.keys(content).length > 0 && { content }),
          },
        },
        seen: exchanges,
        counterProbes: [],
      };
    });
  });
}

/** No body is described for a status that also came without one, since a described body is a promise. */
function contentOf(errors: readonly ErrorSeen[], nameOf: (one: ErrorSeen) => string | undefined): JsonObject {
  if (errors.some(({ body, isText }) => body === undefined && !isText)) return {};
  const byType = groupBy(errors, ({ mediaType }) => mediaType ?? '');
  return Object.fromEntries(
    [...byType]
      .filter(([mediaType]) => mediaType !== '')
      .map(([mediaType, some]) => {
        const names = [...new Set(some.flatMap((one) => nameOf(one) ?? []))].sort();
        const refs = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
        const isAllNamed = some.every((one) => nameOf(one) !== undefined);
        if (some.every(({ isText }) => isText)) return [mediaType, { schema: { type: 'string' } }];
        if (!isAllNamed || refs.length === 0) return [mediaType, {}];
        return [mediaType, { schema: refs.length === 1 ? (refs[0] as JsonObject) : { anyOf: refs } }];
      }),
  );
}

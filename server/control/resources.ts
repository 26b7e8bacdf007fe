/** Reads one resource as the API would return it, and changes it: funds an account, settles a pull, activates a card. */
import { ProblemError } from '../../generated/server.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { toItems } from '../../generated/server-validation-errors.ts';
import { isObject } from '../../lib/json.ts';
import { type Resource, resourceIn } from '../api/bank/resource-in.ts';
import { record } from '../api/bank/stored.ts';
import { bodyError } from '../api/body-error.ts';
import { findUnknownMembers, mergePatch } from '../seed/merge-patch.ts';
import { invalidBody } from './fields.ts';
import type { ControlRoute } from './route.ts';

const MAX_ERRORS = 50;
const FREE_FORM = ['metadata'];

const path = '/_sandbox/records/{id}';

export const resourceRoutes: readonly ControlRoute[] = [
  {
    id: 'readRecord',
    method: 'GET',
    path,
    does: 'One program, account, contact, card or transfer, as the API returns it.',
    async handle({ context: { store }, path: { id = '' } }) {
      const [text] = await store.read([id]);
      return { status: 200, body: resourceOf(id, text).resource };
    },
  },
  {
    id: 'changeRecord',
    method: 'PATCH',
    path,
    does: 'Changes any field of one by a merge patch, if it still fits the description: {"availableBalance": "2500.00"}. Nothing else changes with it.',
    body: 'required',
    async handle({ context: { store }, path: { id = '' }, body }) {
      if (!isObject(body)) throw invalidBody([bodyError([], 'type', 'must be object')]);
      const changed = await store.change([id], ([text]) => {
        const { resource, validate, store: toRecord } = resourceOf(id, text);
        const errors = [
          ...refuseLinks(body, resource),
          ...findUnknownMembers(body, resource, 'is not a field of this record', FREE_FORM),
        ];
        if (errors.length > 0) throw invalidBody(errors.slice(0, MAX_ERRORS));
        // No field of a resource can be removed.
        const after = mergePatch(resource, body, 'set') as object;
        if (!validate(after)) throw invalidBody(toItems(validate.errors, MAX_ERRORS));
        return { put: [record(id, toRecord(after))], result: after };
      });
      return { status: 200, body: changed };
    },
  },
];

/** @throws ProblemError 404 for an id without a record, or of a kind that the API never returns */
function resourceOf(id: string, text: string | undefined): Resource {
  const found = text === undefined ? undefined : resourceIn(id, JSON.parse(text) as object);
  if (found !== undefined) return found;
  throw new ProblemError(404, {
    code: 'not-found',
    detail: 'There is no program, account, contact, card or transfer with this identifier.',
  });
}

/** Fields that say which records belong together. */
const LINKS = ['id', 'programId', 'businessId', 'accountId', 'contactId'];

function refuseLinks(patch: Readonly<Record<string, unknown>>, resource: object): ProblemItem[] {
  return LINKS.filter((name) => Object.hasOwn(patch, name) && Object.hasOwn(resource, name))
    .filter((name) => patch[name] !== (resource as Readonly<Record<string, unknown>>)[name])
    .map((name) => bodyError([name], 'readOnly', 'cannot be changed: it says which records belong together'));
}

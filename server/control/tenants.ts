/** Creates and deletes tenants: for the operator, who has the control key. */
import { ProblemError } from '../../generated/server.ts';
import { isObject } from '../../lib/json.ts';
import { bodyError } from '../api/body-error.ts';
import { InvalidInput } from '../invalid-input.ts';
import { type BodyField, invalidBody, labelField, objectField, readFields } from './fields.ts';
import type { ControlContext, ControlRoute, Tenants } from './route.ts';

const DEFAULTS = { records: 10_000, callsPerSecond: 200 };

function wholeField(min: number, max: number): BodyField<number> {
  return {
    accepts: (value): value is number =>
      Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    detail: `must be a whole number of ${min} to ${max}`,
    keyword: 'range',
  };
}

export const TENANTS_PATH = '/_sandbox/tenants';

export const tenantRoutes: readonly ControlRoute[] = [
  {
    id: 'createTenant',
    method: 'POST',
    path: TENANTS_PATH,
    does: 'Creates a tenant: a sandbox of its own, with a key that is not shown again: {"label": ..., "records": 10000, "callsPerSecond": 200, "seed": {...}}. For the operator; needs --tenants.',
    body: 'optional',
    async handle({ context, body }) {
      const {
        label = 'made by hand',
        seed,
        ...limits
      } = readFields(body, {
        label: labelField,
        seed: objectField,
        records: wholeField(100, 1_000_000),
        callsPerSecond: wholeField(1, 10_000),
      });
      const tenants = tenantsOf(context);
      refuseKeys(seed);
      try {
        return { status: 201, body: await tenants.create(label, { ...DEFAULTS, ...limits }, seed) };
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        throw invalidBody(
          error.errors.map((one) => ({ ...one, pointer: one.pointer.replace('#', '#/seed') })),
        );
      }
    },
  },
  {
    id: 'listTenants',
    method: 'GET',
    path: TENANTS_PATH,
    does: 'Lists the tenants and their limits. For the operator; needs --tenants.',
    handle: async ({ context }) => ({ status: 200, body: { tenants: await tenantsOf(context).list() } }),
  },
  {
    id: 'deleteTenant',
    method: 'DELETE',
    path: `${TENANTS_PATH}/{id}`,
    does: 'Deletes a tenant with all of its records and keys. For the operator; needs --tenants.',
    async handle({ context, path: { id = '' } }) {
      if (await tenantsOf(context).delete(id)) return { status: 204 };
      throw new ProblemError(404, { code: 'not-found', detail: 'Unknown tenant.' });
    },
  },
];

/** @throws ProblemError 403 for a tenant, and for a sandbox without tenants */
function tenantsOf({ tenants }: ControlContext): Tenants {
  if (tenants !== undefined) return tenants;
  throw new ProblemError(403, {
    code: 'operator-only',
    detail:
      'Tenants are created and deleted with the control key and without the key of a tenant, in a sandbox that was started with --tenants.',
  });
}

/** A key begins with the id of its tenant, which nobody knows yet. */
function refuseKeys(seed: Readonly<Record<string, unknown>> = {}): void {
  const programs = isObject(seed.programs) ? Object.entries(seed.programs) : [];
  const errors = programs
    .filter(([, program]) => isObject(program) && Object.hasOwn(program, 'apiKey'))
    .map(([name]) =>
      bodyError(
        ['seed', 'programs', name, 'apiKey'],
        'not',
        'is not for tenants: create a key by POST /_sandbox/keys',
      ),
    );
  if (errors.length > 0) throw invalidBody(errors);
}

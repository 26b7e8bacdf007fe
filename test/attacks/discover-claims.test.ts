import { beforeAll, expect, test } from 'vitest';
import type { Discovery } from '../../conformance/discover/run-discovery.ts';
import { discoverBank } from '../conformance/discover/discover-bank.ts';
import { KINDS, seededDeployment } from '../conformance/discover/seeded-deployments.ts';
import { openRedactor } from '../mutants/open-redactor.ts';

// These deployments refuse by chance, by load, or by rules that depend on other fields, and otherwise do as the sandbox does.

const only = ['required-fields', 'header-mandatory', 'create-contact-headers'];
const options = { only, skip: ['updateAccount'] as const };

/** Each field that is said to be required, and each alternative of credentials that is taken away. */
function claimsOf({ overlay }: Discovery): string[] {
  return overlay.actions.flatMap(({ target, update = {}, remove }) => {
    if (remove) return [`${target} removed`];
    return Array.isArray(update.required) ? update.required.map((name) => `${target} requires ${name}`) : [];
  });
}

let ofSandbox: readonly string[] = [];
beforeAll(async () => {
  ofSandbox = claimsOf(await discoverBank({ redactor: openRedactor, options }));
});

test.each(Object.keys(KINDS))('nothing is claimed of a deployment that %s', async (kind) => {
  const claimed: string[] = [];
  for (const seed of [1, 2]) {
    const { bank } = seededDeployment(kind, seed);
    const claims = claimsOf(await discoverBank({ ...bank(), redactor: openRedactor, options }));
    claimed.push(...claims.filter((one) => !ofSandbox.includes(one)).map((one) => `${seed}: ${one}`));
    // A rule that is about the request takes no true claim away.
    if (kind.startsWith('requires')) expect(claims).toEqual(expect.arrayContaining([...ofSandbox]));
  }
  expect(ofSandbox.length).toBeGreaterThan(20);
  expect(claimed).toEqual([]);
});

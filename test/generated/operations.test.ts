import { expect, test } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };
import { credentials, operationIds, operations } from '../../generated/operations.ts';

/** As far as it is compared here. */
interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-source': string;
  readonly 'x-moves-money'?: true;
}

const described = Object.entries(
  document.paths as unknown as Record<string, Record<string, Described>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

test('the operations are those of the description, in its order', () => {
  expect(operationIds).toEqual(described.map(({ operation }) => operation.operationId));
  expect(Object.keys(operations)).toEqual(operationIds);
});

test('each says of itself what the description says', () => {
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { path, method, operation } of described) {
    const listed = Object.keys(Object.assign({}, ...(operation.security ?? [])));
    expect(operations[operation.operationId as keyof typeof operations]).toMatchObject({
      id: operation.operationId,
      method,
      path,
      summary: operation.summary,
      parameters: (operation.parameters ?? []).map(({ name, in: place, required }) => ({
        name,
        in: place,
        required,
      })),
      success: Object.keys(operation.responses).filter((status) => status.startsWith('2')),
      safe: method === 'GET',
      movesMoney: operation['x-moves-money'] ?? false,
      credentials: listed.length > 0 ? listed : schemes,
      credentialsListed: listed.length > 0,
      section: operation['x-source'],
    });
  }
});

test('at least one operation writes and at least one moves money, so that the suite asks before it calls them', () => {
  const all = Object.values(operations);
  expect(all.some(({ safe }) => !safe)).toBe(true);
  expect(all.some(({ movesMoney }) => movesMoney)).toBe(true);
  for (const { safe, movesMoney } of all) expect(safe && movesMoney).toBe(false);
});

test('credentials travel as the description says', () => {
  const schemes: Readonly<Record<string, { readonly name: string }>> = document.components.securitySchemes;
  expect(credentials).toEqual(
    Object.fromEntries(
      Object.entries(schemes).map(([name, scheme]) => [name, { kind: 'header', wireName: scheme.name }]),
    ),
  );
});

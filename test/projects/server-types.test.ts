import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BANK, FERRY, type Made, makeServer } from '../generated/server/made.ts';
import { COMPILERS, compile } from '../scripts/commands/scaffold/project.ts';

/** Lines of a handler file, each with whether it compiles. */
const FERRY_LINES: readonly (readonly [line: string, good: boolean])[] = [
  ['export const a: CancelBookingReply = { status: 204 };', true],
  ['export const b: CancelBookingReply = { status: 204, body: {} };', false],
  ['export const c: CancelBookingReply = { status: 200 };', false],
  ["export const d: CancelBookingReply = { status: 404, body: { title: 'gone', status: 404 } };", true],
  ["export const e: CancelBookingReply = { status: 404, body: { detail: 'gone' } };", false],
  ['export const f: CancelBookingReply = { status: 418, body: [1] };', true],
  ['export const g: CancelBookingReply = { status: 302 };', false],
  ['export const h: CancelBookingReply = { status: 600 };', false],
  [
    "export const i: CreateBookingReply = { status: 202, body: { id: 'bkg-1', passengers: [], total: 1 } };",
    true,
  ],
  [
    "export const j: CreateBookingReply = { status: 202, body: { id: 'x-1', passengers: [], total: 1 } };",
    false,
  ],
  ['export const k = (call: CreateBookingCall): string => call.credentials.bearer;', true],
  ['export const l = (call: CreateBookingCall) => call.credentials.apiKey.length;', false],
  ['export const m = (call: ListSailingsCall): string => call.query.from;', true],
  ['export const n = (call: ListSailingsCall): number => call.query.limit;', false],
  ['export const o = (call: ReplacePassengerCall): number => call.path.seat;', true],
  ['export const p = (call: ReplacePassengerCall): string => call.path.seat;', false],
  [
    'export const q = createHandler<{ user: string }>({} as Handlers<{ user: string }>)(new Request("x:"));',
    false,
  ],
  ['export const r = createHandler({} as Handlers)(new Request("x:"));', true],
  ['export const s: Handlers = { listSailings: notImplemented };', false],
  [
    'export const t: Handlers = { listSailings: notImplemented, createBooking: notImplemented, replacePassenger: notImplemented, cancelBooking: notImplemented };',
    true,
  ],
  ["export const u: CreateBookingReply = { status: 202, body: new JsonText('{}') };", true],
  ["export const v: CreateBookingReply = { status: 202, body: new JsonText<number>('1') };", false],
  ["export const w: CreateBookingReply = { status: 200, body: new JsonText('{}') };", false],
  ["export const x: CancelBookingReply = { status: 204, body: new JsonText('') };", false],
];

const BANK_LINES: typeof FERRY_LINES = [
  ['export const a = (call: RetrieveProgramCall): string | undefined => call.credentials.apiKey;', true],
  ['export const b = (call: RetrieveProgramCall): string => call.credentials.apiKey;', false],
  ['export const c = (call: CreateCardCall): AccountIdOrUnset | undefined => call.body.accountId;', true],
  ['export const d = (call: CreateCardCall): AccountIdOrUnset => call.body.accountId;', false],
  ['export const e = (body: Program): RetrieveProgramReply => ({ status: 203, body });', true],
  ['export const f = (body: Program): RetrieveProgramReply => ({ status: 204, body });', false],
  ['export const g = (body: Account): RetrieveProgramReply => ({ status: 200, body });', false],
  ['export const h = (body: Account): CreateAccountReply => ({ status: 200, body });', false],
  ['export const i = (body: Account): CreateAccountReply => ({ status: 201, body });', true],
  ['export const j = (body: JsonText<Program>): RetrieveProgramReply => ({ status: 200, body });', true],
  ['export const k = (body: JsonText<Account>): RetrieveProgramReply => ({ status: 200, body });', false],
];

const IMPORTS = {
  [FERRY]: [
    'createHandler, JsonText, notImplemented, type CancelBookingReply, type CreateBookingCall, type CreateBookingReply',
    'type Handlers, type ListSailingsCall, type ReplacePassengerCall',
  ],
  [BANK]: [
    'type CreateAccountReply, type JsonText, type CreateCardCall, type RetrieveProgramCall, type RetrieveProgramReply',
  ],
};

describe.each([
  [FERRY, FERRY_LINES],
  [BANK, BANK_LINES],
] as const)('the types made from %s', (spec, lines) => {
  let made: Made;

  beforeAll(async () => {
    made = await makeServer(spec);
    const bank = spec === BANK ? "import type { Account, AccountIdOrUnset, Program } from './types.ts';" : '';
    const imports = `import { ${IMPORTS[spec].join(', ')} } from './server.ts'; ${bank}`;
    await writeFile(join(made.folder, 'handlers.ts'), [imports, ...lines.map(([line]) => line)].join('\n'));
    const compilerOptions = { types: [], noUnusedLocals: false };
    await writeFile(
      join(made.folder, 'tsconfig.json'),
      JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, include: ['.'], exclude: [] }),
    );
  });
  afterAll(() => made.remove());

  test.each(Object.keys(COMPILERS) as (keyof typeof COMPILERS)[])(
    'let pass what is right and nothing else, under %s',
    async (compiler) => {
      const said = await compile(made.folder, compiler);
      // Line 1 holds the imports.
      const wrong = new Set([...said.matchAll(/handlers\.ts\((\d+),/g)].map(([, line]) => Number(line) - 2));
      expect(wrong.has(-1)).toBe(false);
      const verdicts = lines.map(([line], index) => [line, !wrong.has(index)]);
      expect(verdicts).toEqual(lines);
      // Nothing but the lines that are meant to fail: the generated modules themselves are clean.
      const others = said
        .split('\n')
        .filter((line) => /error TS/.test(line) && !line.includes('handlers.ts('));
      expect(others).toEqual([]);
    },
  );
});

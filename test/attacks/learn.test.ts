import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toRecords, toRows } from '../../conformance/api/rows-file.ts';
import { learn } from '../../conformance/learn/learn.ts';
import { withKinds } from '../../conformance/learn/propose-records.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import { draftsText, recordsText } from '../../scripts/commands/learn/drafts-files.ts';
import { call, document, operations, recordingOf } from '../conformance/api/notes.ts';
import { memorySource } from '../conformance/traffic/memory-source.ts';
import { payloads } from './payloads.ts';

/** The description with another name for the text of a note. */
function renamed(name: string): JsonObject {
  return JSON.parse(JSON.stringify(document), (_, inner: Json) =>
    typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'text')
      ? Object.fromEntries(Object.entries(inner).map(([key, one]) => [key === 'text' ? name : key, one]))
      : inner,
  ) as JsonObject;
}

/** The life of three notes. */
function life({ id = (n: number): Json => n, name = 'text', text = 'new', query = 'state' }) {
  const note = (n: number) => ({ id: id(n), [name]: `${text} ${n}`, state: text });
  const path = (n: number) => `/notes/${encodeURIComponent(String(id(n)))}`;
  const list = (...ids: number[]) =>
    call(`GET /notes?${encodeURIComponent(query)}=${encodeURIComponent(text)}`, ids.map(note));
  return [
    ...[1, 2, 3].flatMap((n) => [
      call('POST /notes', note(n), { sent: { [name]: `${text} ${n}` } }),
      call(`GET ${path(n)}`, note(n)),
    ]),
    list(1, 2, 3),
    ...[1, 2].flatMap((n) => [call(`DELETE ${path(n)}`), call(`GET ${path(n)}`, {}, { status: 404 })]),
    ...[list(3), list(3)],
  ];
}

interface Attack {
  readonly calls: ReturnType<typeof life>;
  /** Nothing that is learned has this. */
  readonly secret?: string;
  readonly described?: JsonObject;
}

const PLACES: Readonly<Record<string, (text: string) => Attack>> = {
  identifiers: (text) => ({ calls: life({ id: (n) => `c4n${n}${text}` }), secret: 'c4n' }),
  'names that the description does not have': (text) => ({
    calls: life({ name: `c4n${text}` }),
    secret: 'c4n',
  }),
  texts: (text) => ({ calls: life({ text: `c4n${text}` }), secret: 'c4n' }),
  queries: (text) => ({ calls: life({ query: `state${text}c4n` }), secret: 'c4n' }),
  'names of the description': (text) => ({
    calls: life({ name: `z${text}` }),
    described: renamed(`z${text}`),
  }),
};

test.each(Object.entries(PLACES))('hostile texts as %s', async (_, attackOf) => {
  const broken: string[] = [];
  const all = payloads();
  for (const { name, text } of all) {
    const { calls, secret, described = document } = attackOf(text.toWellFormed());
    const learned = await learn(
      { title: 'Notes', version: '1', document: described, operations, isSwagger: false },
      memorySource(...recordingOf(calls)),
      { known: { rows: [], records: {} }, least: 2 },
    );
    const records = withKinds({}, learned.kinds);
    const written = [draftsText(learned), recordsText(records)] as const;
    const rows = toRows(parse(written[0]));
    const read = toRecords(parse(written[1]));
    const checks = (of: readonly { readonly row: { readonly check: unknown } }[]) =>
      JSON.stringify(of.map(({ row }) => row.check));
    const faults = {
      form: rows.errors.length + read.errors.length > 0,
      // Places that are compared with the same place are written once, and read as they were.
      checks: checks(rows.rows) !== checks(learned.rows),
      records: JSON.stringify(read.records) !== JSON.stringify(records),
      characters: /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(written.join('')),
      printed: [...learned.rows.map(({ row }) => row.id), ...Object.keys(records)].some(
        (one) => !/^[\w.-]+$/.test(one),
      ),
      secret: secret !== undefined && (JSON.stringify(learned) + written.join('')).includes(secret),
      nothing: learned.rows.length < 5,
    };
    const found = Object.entries(faults).filter(([, isFault]) => isFault);
    if (found.length > 0) broken.push(`${name}: ${found.map(([fault]) => fault).join(', ')}`);
  }
  expect(broken).toEqual([]);
  expect(all.length).toBeGreaterThan(400);
});

import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FORMATS } from '../../../../scripts/pipeline/sample/format-samples.ts';
import { randomNumbers } from '../../../random-numbers.ts';

type Checker =
  | RegExp
  | true
  | { validate: RegExp | ((text: string) => boolean) }
  | ((text: string) => boolean);
const here = createRequire(import.meta.url);
const { fullFormats } = createRequire(here.resolve('@stoplight/prism-http'))(
  'ajv-formats/dist/formats.js',
) as { fullFormats: Readonly<Record<string, Checker>> };

/** Tells whether Prism, with Ajv's formats, lets a text pass. */
function isAccepted(format: string, text: string): boolean {
  const checker = fullFormats[format];
  if (checker === undefined || checker === true) return true;
  const check = typeof checker === 'object' && 'validate' in checker ? checker.validate : checker;
  // Prism has a check of its own, which takes what RFC 3339 allows.
  const asSent = format === 'date-time' ? text.replace(' ', 'T') : text;
  if (typeof check === 'function') return check(asSent);
  check.lastIndex = 0;
  return check.test(asSent);
}

const names = Object.keys(FORMATS);
const TURNS = 20;

test.each(names)('%s: each sample is another one, and in the format', (name) => {
  const { sample, check } = FORMATS[name] as (typeof FORMATS)[string];
  const texts = Array.from({ length: TURNS }, (_, turn) => sample(turn));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => check?.test(text) === false)).toEqual([]);
  expect(texts.filter((text) => !isAccepted(name, text))).toEqual([]);
});

/** Authors write these in the place of a text of some format. */
const WRITTEN = [
  '', 'string', 'text text', '2026-31-01', '2026-01-31', '2026-01-31T12:00:00', '2026-01-31 12:00:00Z', '12:00', '24:00:00Z', '12:00:00.5+02:00',
  'P1Y2M', 'P', 'PT', '1 day', 'someone', 'someone@localhost', 'Some One <a@example.com>', 'a..b@example.com', 'a@b.c', 'example', '-example.com', 'example.com.',
  '127.0.0.1', '1.2.3', '256.1.1.1', '10.0.0.1', '::', '::1', '1::2::3', 'fe80::1%en0', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7', '::ffff:1.2.3.4',
  'http://localhost:3000', 'https://example.com', 'https://example.com/a b', 'https://10.0.0.1/x', 'https://user@example.com:8080/?q=1#f', 'http://a.b-c.de', 'ftp://x.org/{id}',
  'mailto:a@example.com', 'urn:isbn:1', '//example.com', '/a/{id}', '/a/{}', '#/a', '#a#b', 'a%zz', 'dGV4dA==', 'dGV4dA', 'dGV4dA===', 'text!', 'ZGF0YQ',
  '3fa85f64-5717-4562-b3fc-2c963f66afa6', '3fa85f64571745', '{3fa85f64}', '^a$', '(', '[a', 'a{2', '\\Z', '/~2', '/~0', 'a/b',
]; // biome-ignore format: a list of texts

test.each(names)('%s: what an example may be, the mock accepts', (name) => {
  const { sample, check } = FORMATS[name] as (typeof FORMATS)[string];
  const random = randomNumbers(11);
  const pick = (text: string) => text[Math.floor(random() * text.length)] ?? '';
  const mutants = Array.from({ length: 400 }, () => {
    const text = sample(Math.floor(random() * TURNS));
    const place = Math.floor(random() * text.length);
    return (
      text.slice(0, place) + pick('0129:/.-@ aZ~{}%?#\\=') + text.slice(place + Math.floor(random() * 2))
    );
  });
  const passed = [...WRITTEN, ...mutants].filter((text) => check?.test(text) ?? false);
  expect(passed.filter((text) => !isAccepted(name, text))).toEqual([]);
});

import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { EXAM, OTHERS, type Question } from './questions.ts';

/** Characters of a token, the usual estimate for English. */
const CHARACTERS_OF_A_TOKEN = 4;
/** The 16 searches with what one reads next took 11,000, and six questions had no answer. */
const MAX_TOKENS = 8000;
/** Results of one search that are looked at. */
const FIRST = 3;

interface Sitting {
  readonly missed: readonly string[];
  readonly tokens: number;
}

async function sit(questions: readonly Question[]): Promise<Sitting> {
  const { call } = await connect();
  const missed: string[] = [];
  let characters = 0;
  for (const [query, ...right] of questions) {
    const found = await call('search', { query });
    const lines = found.text.split('\n').slice(0, FIRST);
    const id = lines.map((line) => line.split(' | ')[0] ?? '').find((one) => right.includes(one));
    if (id === undefined) missed.push(`${query} ${JSON.stringify(lines)}`);
    const read = await call('read', { id: id ?? right[0] });
    expect(read.isError).toBe(false);
    // A result names its section, and so does what is read.
    if (id !== undefined)
      expect(lines.find((line) => line.startsWith(`${id} `))).toMatch(/\| \d(?:\.\d)? \|/);
    characters += found.text.length + JSON.stringify(found.data).length + read.text.length;
  }
  return { missed, tokens: Math.round(characters / CHARACTERS_OF_A_TOKEN) };
}

test('16 questions find the fact or the open question among the first three results of one search', async () => {
  const { missed, tokens } = await sit(EXAM);
  expect(EXAM).toHaveLength(16);
  expect(missed).toEqual([]);
  expect(tokens).toBeLessThanOrEqual(MAX_TOKENS);
});

test('of questions that the words were not made for, nine of ten are answered', async () => {
  const { missed } = await sit(OTHERS);
  expect(missed.length / OTHERS.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
});

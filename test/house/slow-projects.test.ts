import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut, SECONDS, thirds } from '../projects/slow.ts';
import { ROOT } from './files.ts';

const listed = Object.keys(SECONDS);

test('each listed file is there, and is one of the projects', () => {
  expect(listed.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(listed.filter((file) => !/^test\/(?:projects|attacks)\/.+\.test\.ts$/.test(file))).toEqual([]);
});

test('the thirds together are the list, each file once', () => {
  expect(thirds().flat().sort()).toEqual([...listed].sort());
});

test('no third takes a tenth longer than another', () => {
  const seconds = thirds().map((files) => files.reduce((sum, file) => sum + (SECONDS[file] ?? 0), 0));
  expect(Math.max(...seconds), `${seconds}`).toBeLessThan(1.1 * Math.min(...seconds));
});

test('a run leaves out the other two thirds, or nothing', () => {
  expect(leftOut(undefined)).toEqual([]);
  thirds().forEach((files, index) => {
    expect([...leftOut(String(index)), ...files].sort()).toEqual([...listed].sort());
  });
  expect(() => leftOut('3')).toThrow('THIRD is 3; it has to be 0, 1, 2, or unset for all.');
});

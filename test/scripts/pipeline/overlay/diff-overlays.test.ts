import { describe, expect, test } from 'vitest';
import { FAIL_ON } from '../../../../scripts/commands/overlay/options.ts';
import overlay from '../../../../scripts/commands/overlay.ts';
import { DIFFERENCE_KINDS } from '../../../../scripts/pipeline/overlay/diff-overlays.ts';
import { runWith } from '../../cli/run.ts';
import { overlayOf, useFolder } from './overlay-files.ts';

const folder = useFolder();

async function diff(before: readonly object[], after: readonly object[], ...flags: string[]) {
  folder.write({ 'old.yaml': overlayOf(before), 'new.yaml': overlayOf(after) });
  return runWith([overlay], ['overlay', 'diff', 'old.yaml', 'new.yaml', ...flags], { cwd: folder.path });
}

const seen = (times: number, last: string) => ({
  'x-discovered': { entry: 'required-fields', observed: { times, last } },
});
const card = '$.components.schemas.CreateCardRequest';
const NOTE = {
  target: "$.paths['/v1/card'].post",
  update: { 'x-in-this-deployment': ['Repeats are stored.'] },
};

describe('overlay diff', () => {
  test('dates, counts, examples, descriptions, order and spelling of targets do not count', async () => {
    const one = {
      target: card,
      update: { required: ['label', 'bin'], examples: [1] },
      description: 'A.',
      ...seen(2, 'May'),
    };
    const other = {
      target: "$['components']['schemas']['CreateCardRequest']",
      update: { required: ['bin', 'label'], examples: [2] },
      description: 'B.',
      ...seen(9, 'June'),
    };
    const { code, stdout, stderr } = await diff([one, NOTE], [NOTE, other], '--fail-on', 'any');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain('Both overlays say the same. Compared: ');
  });

  test.each([
    [{ required: ['a'] }, { required: ['a', 'b'] }, 'tightened', 'b is required now.', 'loosened'],
    [{ minLength: 1 }, { minLength: 2 }, 'tightened', 'minLength is 2 now; it was 1.', 'loosened'],
    [{ maxItems: 1 }, { maxItems: 2 }, 'loosened', 'maxItems is 2 now; it was 1.', 'tightened'],
    [{}, { maxLength: 5 }, 'tightened', 'maxLength: 5 is new.', 'loosened'],
    [{ enum: ['a'] }, { enum: ['a', 'b'] }, 'loosened', 'The value b is allowed now.', 'tightened'],
    [{}, { enum: ['a'] }, 'tightened', 'The value a is allowed now.', 'loosened'],
    [{ pattern: 'a' }, { pattern: 'b' }, 'changed', 'pattern is "b" now; it was "a".', 'changed'],
    [{}, { default: 'a' }, 'added', 'default: a is new.', 'gone'],
    [{}, { 'x-in-this-deployment': ['Slow.'] }, 'added', 'New note: Slow.', 'gone'],
  ])('%j and %j', async (before, after, kind, says, back) => {
    const action = (update: object) => ({ target: card, update: { 'x-same': 1, ...update } });
    const there = await diff([action(before)], [action(after)]);
    expect(there.stdout).toBe(`${kind.padEnd(9)}  CreateCardRequest: ${says}\n`);
    const again = await diff([action(after)], [action(before)], '--json');
    expect(JSON.parse(again.stdout).differences.map((one: { kind: string }) => one.kind)).toEqual([back]);
  });

  test('a response, inside of a field, and what is removed', async () => {
    const responses = "$.paths['/v1/card'].post.responses";
    const after = [
      { target: responses, update: { 422: { description: 'Invalid.' } } },
      { target: `${card}.properties.label`, update: { minLength: 1 } },
      { target: `${responses}['2XX']`, remove: true },
    ];
    const { stdout } = await diff([{ target: '$.info' }], after, '--format', 'markdown');
    expect(stdout).toBe(
      [
        '| change | place | what |',
        '|---|---|---|',
        '| added | POST /v1/card, responses 422 | description: Invalid. is new. |',
        '| tightened | CreateCardRequest.label | minLength: 1 is new. |',
        '| added | POST /v1/card, responses 2XX | It is removed now. |',
        '',
      ].join('\n'),
    );
  });

  test('exits with 1 for the kinds that are named, and with 2 for others', async () => {
    const [before, after] = [
      [{ target: card, update: { minLength: 2 } }],
      [{ target: card, update: { minLength: 1 } }],
    ];
    expect((await diff(before, after)).code).toBe(0);
    expect((await diff(before, after, '--fail-on', 'loosened')).code).toBe(1);
    expect((await diff(before, after, '--fail-on', 'tightened')).code).toBe(0);
    expect((await diff(before, after, '--fail-on', 'tightened', '--fail-on', 'any')).code).toBe(1);
    expect((await diff(before, after, '--fail-on', 'loosen')).stderr).toContain('Did you mean loosened?');
    const wrong = await runWith([overlay], ['overlay', 'dif', 'a', 'b'], { cwd: folder.path });
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('Did you mean diff?')]);
  });

  test('the help and the comparison have the same kinds', () => {
    expect(FAIL_ON).toEqual(['any', ...DIFFERENCE_KINDS]);
  });
});

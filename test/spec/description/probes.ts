/** Values that tell a right schema from a wrong one, for each type, format and unset form of the table. */
import { type Field, type Format, ID_KINDS, type IdKind } from './source-fields.ts';

export interface Probe {
  readonly value: unknown;
  readonly accepted: boolean;
}

type Samples = { readonly good: readonly string[]; readonly bad: readonly string[] };

const TAIL = '0b5f9c1e-77aa-4d21-8f3b-5e6d7c8b9a01';

function idSamples(prefix: IdKind): Samples {
  const others = ID_KINDS.filter((kind) => kind !== prefix).map((kind) => kind + TAIL);
  return {
    good: [
      prefix + TAIL,
      prefix + TAIL.toUpperCase(),
      prefix + TAIL.replaceAll('-', ''),
      `${prefix}00000000-0000-0000-0000-000000000000`,
    ],
    bad: [
      ...others,
      TAIL,
      prefix,
      prefix.slice(0, -1) + TAIL,
      prefix.toUpperCase() + TAIL,
      prefix + TAIL.slice(1),
      prefix + TAIL.slice(0, -1),
      `${prefix + TAIL}0`,
      prefix + TAIL.replace('b', 'g'),
      prefix + TAIL.replace('-', ''),
      prefix + TAIL.replaceAll('-', '_'),
      prefix + TAIL.replaceAll('-', '').slice(1),
      ` ${prefix}${TAIL}`,
      `${prefix + TAIL}\n`,
      `${prefix + TAIL} ${prefix + TAIL}`,
      `x${prefix}${TAIL}`,
    ],
  };
}

const SAMPLES: Readonly<Record<Exclude<Format, IdKind>, Samples>> = {
  none: { good: ['a', 'Ünïcode ✓', ' ', 'two\nlines', '0', 'x'.repeat(10_000)], bad: [] },
  timestamp: {
    good: ['2026-03-02T09:15:00Z', '1999-12-31T23:59:59Z', '2024-02-29T00:00:00Z', '2000-02-29T00:00:00Z'],
    bad: [
      '2026-03-02T09:15:00z',
      '2026-03-02t09:15:00Z',
      '2026-03-02T09:15:00',
      '2026-03-02T09:15:00+00:00',
      '2026-03-02T09:15:00+01:00',
      '2026-03-02T09:15:00.1Z',
      '2026-03-02T09:15:00.123Z',
      '2026-03-02 09:15:00Z',
      '2026-03-02T09:15Z',
      '2026-03-02',
      '26-03-02T09:15:00Z',
      '2026-13-02T09:15:00Z',
      '2026-04-31T09:15:00Z',
      '2026-02-30T09:15:00Z',
      '2026-02-29T09:15:00Z',
      '2100-02-29T09:15:00Z',
      '2026-03-00T09:15:00Z',
      '2026-03-02T09:61:00Z',
      '2026-3-2T09:15:00Z',
      ' 2026-03-02T09:15:00Z',
      '2026-03-02T09:15:00Z\n',
      '1772442900',
    ],
  },
  amount: {
    good: ['0.00', '12.34', '250000.00', '-5.00'],
    bad: [
      '0',
      '1.0',
      '1.000',
      '.50',
      '1.',
      '+1.00',
      '1,000.00',
      '1,00',
      '$1.00',
      '1.00 ',
      ' 1.00',
      '1.00\n',
      '1e2',
      'NaN',
      '--1.00',
    ],
  },
  count: {
    good: ['0', '7', '250', '-1'],
    bad: ['1.0', '1.', '+1', '1e3', '1,000', ' 1', '1\n', 'one', '-', '--1', '0x1'],
  },
  country: { good: ['US', 'de', 'Gb'], bad: ['U', 'USA', 'U1', 'U.', 'US\n', ' US', '12'] },
  // Past the plus and its first digit the source fixes nothing.
  phone: {
    good: ['+12025550123', '+1 202-555-0123', '+442079460000'],
    bad: ['12025550123', '+', '+a', '++1', ' +1202', '(202) 555-0123'],
  },
  twoDigits: { good: ['07', '12', '00', '99'], bad: ['7', '007', 'ab', '1a', '-1', '07\n', ' 7'] },
  fourDigits: { good: ['2031', '0000'], bad: ['31', '203', '20311', '203a', '-203', '2031\n'] },
  // Shorter than four when the account number is.
  last4: { good: ['6789', '12', 'X-9z'], bad: ['56789', '123456789'] },
};

const NOT_TEXT = [5, 0, true, false, {}, [], ['a']] as const;

function samples(format: Format): Samples {
  const kind = ID_KINDS.find((prefix) => prefix === format);
  return kind === undefined ? SAMPLES[format as Exclude<Format, IdKind>] : idSamples(kind);
}

const probe = (accepted: boolean) => (value: unknown) => ({ value, accepted });

/** The field's schema must accept and refuse these; objects and arrays are asked only of their outer shape. */
export function probesFor(field: Pick<Field, 'type' | 'format' | 'unset'>): Probe[] {
  const yes = probe(true);
  const no = probe(false);
  const nullness = { value: null, accepted: field.unset === 'null' || field.unset === 'any' };
  switch (field.type) {
    case 'any':
      return [null, '', 'a', 5, true, [], [null], {}, { a: { b: null } }].map(yes);
    case 'boolean':
      return [...[true, false].map(yes), nullness, ...['true', 'false', '', 0, 1, {}, []].map(no)];
    case 'object':
      return [nullness, ...['', 'a', 5, true, [], [{}]].map(no)];
    case 'array':
      return [yes([]), nullness, ...['', 'a', 5, true, {}].map(no)];
    case 'string': {
      const { good, bad } = samples(field.format);
      const empty = { value: '', accepted: field.unset === 'empty' };
      return [...good.map(yes), ...bad.map(no), empty, nullness, ...NOT_TEXT.map(no)];
    }
  }
}

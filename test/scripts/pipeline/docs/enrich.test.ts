import { beforeAll, describe, expect, test } from 'vitest';
import { enrichDocument } from '../../../../scripts/pipeline/docs/enrich.ts';
import type { Inputs } from '../../../../scripts/pipeline/make/outputs.ts';
import type { EvidenceRecords } from '../../../../templates/reference/evidence.ts';
import { inputsOf } from './descriptions.ts';

const EVIDENCE: EvidenceRecords = {
  requirements: [
    {
      id: 'cancelBooking.is-final',
      section: '4',
      evidence: 'observed',
      statement: 'A cancelled booking\nstays cancelled.',
      operations: ['cancelBooking'],
    },
  ],
  notShown: [
    {
      id: 'refunds',
      section: '5',
      said: 'explicit',
      open: 'Refunds.',
      description: 'Not described.',
      suite: 'Does not ask.',
      server: 'Gives none.',
    },
  ],
};

interface Shown {
  readonly tags: { readonly name: string; readonly description: string; readonly 'x-traitTag'?: boolean }[];
  readonly paths: Record<string, Record<string, { description?: string; 'x-codeSamples': unknown[] }>>;
}

describe('a document made ready for readers', () => {
  let inputs: Inputs;
  beforeAll(async () => {
    inputs = await inputsOf('ferry');
  });

  function enriched(evidence: EvidenceRecords, change: Record<string, unknown> = {}): Shown {
    return enrichDocument(
      { ...inputs.bundle.document, ...change },
      inputs.model,
      evidence,
      'package',
    ) as unknown as Shown;
  }

  test('has the requirements folded into the operations they concern, and into no other', () => {
    const { paths } = enriched(EVIDENCE);
    expect(paths['/bookings/{bookingId}']?.delete?.description).toBe(
      [
        '`DELETE /bookings/{bookingId}`',
        '',
        '<details class="requirements"><summary>Source and 1 requirement</summary>',
        '',
        '- <span class="evidence">observed</span> A cancelled booking stays cancelled. ' +
          '<small class="note">[`cancelBooking.is-final`](#requirement/cancelBooking.is-final) Source 4.</small>',
        '',
        '</details>',
      ].join('\n'),
    );
    expect(paths['/bookings']?.post?.description ?? '').not.toContain('requirement');
    expect(paths['/bookings']?.post?.['x-codeSamples']).toHaveLength(2);
  });

  test('has the pages of evidence behind the operations', () => {
    const { tags } = enriched(EVIDENCE);
    expect(tags.map(({ name }) => name)).toEqual([
      'Sailings',
      'Bookings',
      'What is not shown',
      'Requirements',
    ]);
    expect(tags[2]?.['x-traitTag']).toBe(true);
    expect(tags[2]?.description).toContain('id="not-shown/refunds"');
    expect(tags[3]?.description).toContain('id="requirement/cancelBooking.is-final"');
  });

  test("appends a table to the author's page of that name, and further pages behind all tags", () => {
    const { tags } = enriched(EVIDENCE, {
      tags: [
        { name: 'What is not shown', 'x-traitTag': true, description: 'In the words of the author.\n' },
        { name: 'Money', 'x-traitTag': true, description: 'Money.' },
        { name: 'Sailings' },
      ],
    });
    const names = ['What is not shown', 'Money', 'Sailings', 'Requirements'];
    expect(tags.map(({ name }) => name)).toEqual(names);
    expect(tags[0]?.description).toMatch(/^In the words of the author\.\n\n\| Entry/);
  });

  test('has an index of the source where the description lists its sections', () => {
    const sections = [{ section: '4', topic: 'Bookings', operations: [], credentials: [], schemas: [] }];
    const { tags } = enrichDocument(
      inputs.bundle.document,
      { ...inputs.model, sourceSections: sections },
      EVIDENCE,
      'package',
    ) as unknown as Shown;
    const page = tags.find(({ name }) => name === 'The source');
    expect(page?.description).toContain('id="source/4"');
    expect(page?.description).toContain('#requirement/cancelBooking.is-final');
    expect(JSON.stringify(enriched(EVIDENCE))).not.toContain('The source');
  });

  test('a page that is a section of the description gets its table there, and no tag', () => {
    const info = {
      description: 'First.\n\n## What is not shown\n\nMuch.\n\n### More\n\nEven more.\n\n## Last\n\nEnd.\n',
    };
    const { tags, info: shown } = enriched(EVIDENCE, { info }) as Shown & { info: { description: string } };
    expect(tags.map(({ name }) => name)).not.toContain('What is not shown');
    const [before = '', ...rest] = shown.description.split('id="not-shown/refunds"');
    expect(before).toMatch(
      /^First\.\n\n## What is not shown\n\nMuch\.\n\n### More\n\nEven more\.\n\n\| Entry/,
    );
    expect(rest).toHaveLength(1);
    expect(rest[0]).toMatch(/\|\n\n## Last\n\nEnd\.\n$/);
  });

  test('without evidence has the tags of the author', () => {
    const { tags } = enriched({ requirements: [], notShown: [] });
    expect(tags.map(({ name }) => name)).toEqual(['Sailings', 'Bookings']);
  });

  test('says in words that credentials are optional, where they are', () => {
    const open = {
      ...inputs.model,
      operations: inputs.model.operations.map((operation) => ({
        ...operation,
        security: { ...operation.security, mandatory: false },
      })),
    };
    const text = '(optional)';
    expect(JSON.stringify(enrichDocument(inputs.bundle.document, open, EVIDENCE, 'package'))).toContain(text);
    expect(JSON.stringify(enriched(EVIDENCE))).not.toContain(text);
  });
});

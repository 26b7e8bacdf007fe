import { expect, test } from 'vitest';
import type { DescriptionChange } from '../../scripts/pipeline/diff/change.ts';
import { compareDescriptions, type Version } from '../../scripts/pipeline/diff/compare-descriptions.ts';
import type { ApiModel } from '../../templates/model.ts';
import { type Density, denseDescription } from '../diff/dense-description.ts';

type Document = Record<string, Record<string, Record<string, Record<string, unknown>>>>;

const DENSITY: Density = { seed: 7, schemas: 2000, operations: 150, depth: 60 };

function versionOf(edit: (document: Document) => void = () => {}): Version {
  const document = denseDescription(DENSITY) as unknown as Document;
  edit(document);
  const model = { version: '1.0.0', operations: [], webhooks: [], schemas: [] } as unknown as ApiModel;
  return { document, model, evidence: { requirements: [], notShown: [] } };
}

const summary = (changes: readonly DescriptionChange[]) =>
  changes.map(({ impact, where, message, operations }) => [impact, where, message, operations.length]);

test('a large description is the same as itself', { timeout: 300_000 }, () => {
  expect(compareDescriptions(versionOf(), versionOf())).toEqual([]);
});

test('an edit among thousands of schemas in circles is named once', { timeout: 600_000 }, () => {
  const edited = versionOf(({ paths, components }) => {
    Object.assign(components?.schemas?.Sent100 ?? {}, { required: ['id', 'next'] });
    Object.assign(components?.schemas?.Read101?.properties ?? {}, { id: { type: ['string', 'null'] } });
    delete paths?.['/things5'];
  });
  const all = DENSITY.operations - 1;
  expect(summary(compareDescriptions(versionOf(), edited))).toEqual([
    ['breaking', 'Sent100, /next (in a request)', 'is required', all],
    ['breaking', 'Read101, /id (in a response)', 'may be null (before: string)', all],
    ['breaking', 'operation5', 'removed (POST /things5)', 1],
  ]);
  expect(summary(compareDescriptions(edited, versionOf()))).toEqual([
    ['additive', 'Sent100, /next (in a request)', 'is no longer required', all],
    ['additive', 'Read101, /id (in a response)', 'is no longer null (now: string)', all],
    ['additive', 'operation5', 'new (POST /things5)', 1],
  ]);
});

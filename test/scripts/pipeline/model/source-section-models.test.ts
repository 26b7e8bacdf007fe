import { expect, test } from 'vitest';
import { sourceSectionModels } from '../../../../scripts/pipeline/model/source-section-models.ts';

const document = {
  'x-source-sections': [
    { section: '2', topic: 'Cards' },
    { section: '4', topic: 'Calls' },
    { section: '7', topic: 'Errors' },
  ],
  paths: { '/cards': { post: { 'x-source': '4', responses: { default: { 'x-source': '7' } } } } },
  components: {
    schemas: {
      Card: { 'x-source': '2', properties: { label: { 'x-source': '4' } } },
      Theme: { properties: { name: { 'x-source': '2, 4' } } },
      Other: {},
    },
    securitySchemes: { apiKey: { 'x-source': '4' } },
  },
};
const operations = [{ id: 'createCard', method: 'post', path: '/cards' }] as const;

test('a section knows what refers to it, as a whole or in a part', () => {
  expect(sourceSectionModels(document, operations)).toEqual([
    { section: '2', topic: 'Cards', operations: [], credentials: [], schemas: ['Card', 'Theme'] },
    {
      section: '4',
      topic: 'Calls',
      operations: ['createCard'],
      credentials: ['apiKey'],
      schemas: ['Card', 'Theme'],
    },
    { section: '7', topic: 'Errors', operations: ['createCard'], credentials: [], schemas: [] },
  ]);
});

test('a description without a list of sections has none', () => {
  expect(sourceSectionModels({ paths: {} }, operations)).toEqual([]);
});

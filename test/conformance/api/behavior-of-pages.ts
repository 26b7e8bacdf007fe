import { type BehaviorKind, created } from './behavior-kind.ts';
import { call } from './notes.ts';

/** Rows about lists that come in pages. */
export const pageChecks: Readonly<Record<string, BehaviorKind>> = {
  pages: {
    row: { operations: ['pageNotes', 'createNote'], check: { pages: 'cursor' } },
    faulty: {
      'a record twice': [
        call('GET /pages', { items: [{ id: 1 }, { id: 2 }], next: 'c1' }),
        call('GET /pages?cursor=c1', { items: [{ id: 2 }], next: null }),
      ],
      'a record is left out': [
        created,
        call('GET /pages', { items: [{ id: 3 }], next: 'c1' }),
        call('GET /pages?cursor=c1', { items: [{ id: 2 }], next: null }),
      ],
    },
    honest: {
      'each once': [
        created,
        call('GET /pages', { items: [{ id: 1 }], next: 'c1' }),
        call('GET /pages?cursor=c1', { items: [{ id: 2 }], next: null }),
      ],
      'the same page again': [
        call('GET /pages', { items: [{ id: 1 }], next: 'c1' }),
        call('GET /pages?cursor=c1', { items: [{ id: 2 }], next: 'c2' }),
        call('GET /pages?cursor=c1', { items: [{ id: 2 }], next: 'c2' }),
      ],
      'a page was not asked for': [
        created,
        call('GET /pages', { items: [{ id: 3 }], next: 'c1' }),
        call('GET /pages?cursor=c2', { items: [{ id: 2 }], next: null }),
      ],
      'another walk': [
        call('GET /pages', { items: [{ id: 1 }], next: 'c1' }),
        call('GET /pages', { items: [{ id: 1 }], next: 'c1' }),
      ],
      'a page follows': [
        created,
        call('GET /pages', { items: [{ id: 3 }], next: 'c1' }),
        call('GET /pages?cursor=c1', { items: [{ id: 2 }], next: 'c2' }),
      ],
    },
    doubtful: {
      'something was created meanwhile': [
        call('GET /pages', { items: [{ id: 1 }, { id: 2 }], next: 'c1' }),
        created,
        call('GET /pages?cursor=c1', { items: [{ id: 2 }], next: null }),
      ],
    },
  },
  'pages of a search': {
    row: { operations: ['searchNotes'], check: { pages: 'offset' } },
    faulty: {
      'a record twice': [
        call('POST /search?limit=2', [{ id: 1 }, { id: 2 }], { sent: { state: 'a' } }),
        call('POST /search?limit=2&offset=2', [{ id: 2 }], { sent: { state: 'a' } }),
      ],
    },
    honest: {
      'another search': [
        call('POST /search?limit=2', [{ id: 1 }, { id: 2 }], { sent: { state: 'a' } }),
        call('POST /search?limit=2&offset=2', [{ id: 2 }], { sent: { state: 'b' } }),
      ],
    },
  },
  'pages by offset': {
    row: { operations: ['pageNotes', 'createNote'], check: { pages: 'offset' } },
    faulty: {
      'a record twice': [
        call('GET /pages?limit=2', { items: [{ id: 1 }, { id: 2 }] }),
        call('GET /pages?limit=2&offset=2', { items: [{ id: 2 }, { id: 3 }] }),
      ],
      'pages of one record': [
        call('GET /pages?limit=1', { items: [{ id: 1 }] }),
        call('GET /pages?limit=1&offset=1', { items: [{ id: 1 }] }),
      ],
    },
    honest: {
      'each once': [
        call('GET /pages?limit=2', { items: [{ id: 1 }, { id: 2 }] }),
        call('GET /pages?limit=2&offset=2', { items: [{ id: 3 }] }),
      ],
      'overlapping windows': [
        call('GET /pages?limit=3', { items: [{ id: 1 }, { id: 2 }, { id: 3 }] }),
        call('GET /pages?limit=3&offset=2', { items: [{ id: 3 }] }),
      ],
      'another size': [
        call('GET /pages?limit=2', { items: [{ id: 1 }, { id: 2 }] }),
        call('GET /pages?limit=1&offset=2', { items: [{ id: 2 }] }),
      ],
    },
  },
};

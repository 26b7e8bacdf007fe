import { expect, test } from 'vitest';
import type { JsonObject } from '../../../lib/json.ts';
import { call, judgeRowLive, judgeRowOf, type WrittenRow } from './notes.ts';

type Calls = ReturnType<typeof call>[];

interface Kind {
  readonly row: WrittenRow;
  /** Servers that break the row. */
  readonly faulty: Readonly<Record<string, Calls>>;
  /** Servers that keep it, and calls that say nothing of it. */
  readonly honest: Readonly<Record<string, Calls>>;
  /** A difference that something else explains: inconclusive even where nobody else has changed anything. */
  readonly doubtful?: Readonly<Record<string, Calls>>;
  /** It is about one response, so that nobody else can have changed anything. */
  readonly isAlone?: true;
}

const note = (more: JsonObject = {}): JsonObject => ({ id: 1, text: 'old', ...more });
const created = call('POST /notes', note(), { sent: { text: 'old' } });
const updated = call('PATCH /notes/1', note({ text: 'new' }), { sent: { text: 'new' } });
const replaced = call('PUT /notes/1', note({ text: 'new' }), { sent: { text: 'new' } });
const deleted = call('DELETE /notes/1');
const read = (text: string, made = {}) => call('GET /notes/1', note({ text }), made);
const as = (user: string) => ({ headers: [['authorization', `Bearer ${user}`]] as const });

const kinds: Readonly<Record<string, Kind>> = {
  readBack: {
    row: {
      operations: ['getNote', 'createNote', 'updateNote', 'replaceNote'],
      check: { readBack: ['/text', '/tags'] },
    },
    faulty: {
      'the text of the creation is lost': [created, read('other')],
      'an update is lost': [created, updated, read('old')],
      'an update is lost after a read': [created, read('old'), updated, read('old')],
      'a replacement is lost': [created, replaced, read('old')],
      'it is missing': [created, call('GET /notes/1', { id: 1 })],
      'a place that an update has left alone is lost': [
        created,
        call('PATCH /notes/1', note(), { sent: { tags: ['a'] } }),
        read('other'),
      ],
      'an update that was refused has an effect': [
        created,
        call('PATCH /notes/1', { why: 'no' }, { status: 400, sent: { text: 'new' } }),
        read('new'),
      ],
    },
    honest: {
      'it is read back': [created, read('old'), updated, read('new'), replaced, read('new')],
      'an update was refused': [
        created,
        call('PATCH /notes/1', { why: 'no' }, { status: 409, sent: { text: 'new' } }),
        read('old'),
      ],
      'blanks at the ends are taken away': [
        call('POST /notes', note(), { sent: { text: ' old ' } }),
        read('old'),
      ],
      'tags come in another order': [
        call('POST /notes', note(), { sent: { tags: ['a', 'b'] } }),
        call('GET /notes/1', note({ tags: ['b', 'a'] })),
      ],
      'an empty list is left out': [call('POST /notes', note(), { sent: { tags: [] } }), read('old')],
      'another note': [created, call('GET /notes/2', { id: 2, text: 'other' })],
      'the creation is not recorded': [read('other')],
      'it is read before': [read('older'), created],
      'the replacement did not send it': [
        created,
        call('PUT /notes/1', note(), { sent: { tags: [] } }),
        read(''),
      ],
      'it is gone': [created, deleted, call('GET /notes/1', { why: 'gone' }, { status: 404 })],
    },
    doubtful: {
      'an update beside it': [
        created,
        call('PATCH /notes/1', note(), { sent: { text: 'new' }, takes: 5 }),
        read('new'),
      ],
      'an update that overlaps the read': [created, { ...updated, takes: 5 }, read('other')],
      'two updates of one moment': [created, updated, { ...replaced, after: 0.1 }, read('old')],
      'an update without a result': [
        created,
        call('PATCH /notes/1', undefined, { status: 500, sent: { text: 'x' } }),
        read('x'),
      ],
      'an update that timed out': [
        created,
        call('PATCH /notes/1', undefined, { status: 0, sent: { text: 'x' } }),
        read('x'),
      ],
      'an update that was only accepted': [
        created,
        call('PATCH /notes/1', note(), { status: 202, sent: { text: 'x' } }),
        read('old2'),
      ],
      'another operation': [created, call('POST /notes/1/archive'), read('archived')],
      'everything is reset': [created, call('DELETE /reset'), read('fresh')],
      'a call that is not described': [
        created,
        call('POST /notes/1/rename', {}, { sent: {} }),
        read('renamed'),
      ],
      'a folder that names it': [
        created,
        call('PUT /folders/a', note(), { sent: { noteId: 1 } }),
        read('moved'),
      ],
      'somebody else reads it': [{ ...created, ...as('a') }, read('other', as('b'))],
      'a cache': [created, updated, read('old', { shown: [['age', '30']] })],
      'another recorder': [created, read('other', { file: 1, after: 100 })],
      'what was sent is not recorded': [{ ...created, isUnread: true }, read('other')],
    },
  },
  gone: {
    row: { operations: ['getNote', 'deleteNote'], check: { gone: [404, 410] } },
    faulty: {
      'it can still be read': [created, deleted, read('old')],
      'it can be read without a creation': [deleted, read('old')],
      'the status is another one': [created, deleted, call('GET /notes/1', { why: 'no' }, { status: 400 })],
    },
    honest: {
      'it is gone': [created, deleted, call('GET /notes/1', {}, { status: 404 })],
      'the deletion was refused': [created, { ...deleted, status: 403 }, read('old')],
      'it is created again': [created, deleted, replaced, read('new')],
      'another note': [created, deleted, call('GET /notes/2', { id: 2 })],
      'nothing was deleted': [created, read('old')],
    },
    doubtful: {
      'the deletion failed': [created, deleted, { ...deleted, status: 503 }, read('old')],
      'it overlaps': [
        created,
        { ...deleted, takes: 5 },
        read('old'),
        deleted,
        call('GET /notes/1', {}, { status: 401 }),
      ],
      'nobody was asked': [created, deleted, call('GET /notes/1', {}, { status: 401 })],
      'the server failed': [created, deleted, call('GET /notes/1', {}, { status: 500 })],
      'too many calls': [created, deleted, call('GET /notes/1', {}, { status: 429 })],
      'a replacement beside it': [created, deleted, { ...replaced, takes: 9 }, read('new')],
      'it is archived meanwhile': [created, deleted, call('POST /notes/1/archive'), read('old')],
    },
  },
  afterwards: {
    row: { operations: ['getNote', 'deleteNote'], check: { afterwards: { '/state': 'expired' } } },
    faulty: {
      'the state is another one': [created, deleted, call('GET /notes/1', note({ state: 'active' }))],
      'there is no state': [created, deleted, read('old')],
    },
    honest: {
      'it is expired': [created, deleted, call('GET /notes/1', note({ state: 'expired' }))],
      'it was not deleted': [created, call('GET /notes/1', note({ state: 'active' }))],
      'it was changed since': [created, deleted, replaced, call('GET /notes/1', note({ state: 'active' }))],
      'it is gone': [created, deleted, call('GET /notes/1', {}, { status: 404 })],
    },
    doubtful: {
      'it is changed beside it': [created, deleted, { ...replaced, takes: 9 }, read('new')],
    },
  },
  listed: {
    row: { operations: ['listNotes', 'createNote'], check: { listed: true } },
    faulty: {
      'the list is empty': [created, call('GET /notes', [])],
      'the list has others': [created, call('GET /notes', [{ id: 2 }])],
      'after an update': [created, updated, call('GET /notes', [])],
    },
    honest: {
      'it is there': [created, call('GET /notes', [note(), { id: 2 }])],
      'it was deleted': [created, deleted, call('GET /notes', [])],
      'the creation was refused': [{ ...created, status: 400 }, call('GET /notes', [])],
      'it is created later': [call('GET /notes', []), created],
      'nobody was asked': [created, call('GET /notes', {}, { status: 401 })],
    },
    doubtful: {
      'a query': [created, call('GET /notes?state=new', [])],
      'the list has further pages': [
        created,
        call('GET /notes', [], { shown: [['link', '</notes?page=2>; rel="next"']] }),
      ],
      'more than are shown': [created, call('GET /notes', [{ id: 3 }], { shown: [['x-total-count', '2']] })],
      'the creation is under way': [
        { ...created, takes: 5 },
        call('GET /notes', []),
        created,
        call('GET /notes?x=1', []),
      ],
      'the deletion is under way': [created, { ...deleted, takes: 5 }, call('GET /notes', [])],
      'the deletion failed': [created, { ...deleted, status: 500 }, call('GET /notes', [])],
      'somebody else lists': [{ ...created, ...as('a') }, call('GET /notes', [], as('b'))],
      'everything is reset': [created, call('DELETE /reset'), call('GET /notes', [])],
    },
  },
  'listed, of a list with pages': {
    row: { operations: ['pageNotes', 'createNote'], check: { listed: true } },
    faulty: { 'no page follows': [created, call('GET /pages', { items: [], next: null })] },
    honest: { 'it is there': [created, call('GET /pages', { items: [note()] })] },
    doubtful: {
      'nobody says whether a page follows': [created, call('GET /pages', { items: [] })],
      'a page follows': [created, call('GET /pages', { items: [], next: 'x' })],
      'it is the second page': [created, call('GET /pages?offset=10', { items: [], next: null })],
    },
  },
  notListed: {
    row: { operations: ['listNotes', 'deleteNote'], check: { notListed: true } },
    faulty: { 'it is there': [created, deleted, call('GET /notes', [note()])] },
    honest: {
      'it is not there': [created, deleted, call('GET /notes', [{ id: 2 }])],
      'the deletion was refused': [created, { ...deleted, status: 409 }, call('GET /notes', [note()])],
      'it was created again': [created, deleted, created, call('GET /notes', [note()])],
    },
    doubtful: {
      'deleted ones are asked for': [created, deleted, call('GET /notes?state=deleted', [note()])],
      'it is created again beside it': [
        created,
        deleted,
        { ...created, takes: 5 },
        call('GET /notes', [note()]),
      ],
    },
  },
  filtered: {
    row: { operations: ['listNotes'], check: { filtered: { '/*/state': 'state', '/*/tags': 'tag' } } },
    isAlone: true,
    faulty: {
      'another state': [call('GET /notes?state=new', [{ id: 1, state: 'old' }])],
      'the last one has another state': [call('GET /notes?state=new', [{ state: 'new' }, { state: 'old' }])],
      'another tag': [call('GET /notes?tag=a', [{ tags: ['b'] }])],
    },
    honest: {
      'the state': [call('GET /notes?state=new', [{ state: 'new' }])],
      'one of two': [call('GET /notes?state=new,old', [{ state: 'old' }])],
      twice: [call('GET /notes?state=new&state=old', [{ state: 'old' }])],
      encoded: [call('GET /notes?state=a+b%26', [{ state: 'a b&' }])],
      'one of its tags': [call('GET /notes?tag=a', [{ tags: ['b', 'a'] }])],
      'a number': [call('GET /notes?state=7', [{ state: 7 }])],
      'no query': [call('GET /notes', [{ state: 'old' }])],
      'an empty value': [call('GET /notes?state=', [{ state: 'old' }])],
      'a refusal': [call('GET /notes?state=new', { state: 'old' }, { status: 400 })],
      'an empty list': [call('GET /notes?state=new', [])],
    },
  },
  refused: {
    row: { operations: ['getNote'], check: { refused: { unknown: [404] } } },
    faulty: {
      'a deleted one': [created, deleted, read('old')],
      'one that was not found before': [call('GET /notes/1', {}, { status: 404 }), read('old')],
      'one that the list does not have': [call('GET /notes', [{ id: 2 }]), read('old')],
      'another status': [created, deleted, call('GET /notes/1', {}, { status: 400 })],
    },
    honest: {
      'it is not found': [created, deleted, call('GET /notes/1', {}, { status: 404 })],
      'nobody knows whether it is there': [read('old')],
      'it was created since': [call('GET /notes/1', {}, { status: 404 }), created, read('old')],
      'a name that stands for one': [call('GET /notes', [{ id: 2 }]), call('GET /notes/me', note())],
      'the list has it': [call('GET /notes', [note()]), read('old')],
      'the list is part of them': [call('GET /notes?state=x', [{ id: 2 }]), read('old')],
    },
    doubtful: {
      'a creation was lost': [
        call('GET /notes/1', {}, { status: 404 }),
        call('POST /notes', undefined, { status: 500, sent: {} }),
        read('old'),
      ],
      'it is created beside it': [
        call('GET /notes/1', {}, { status: 404 }),
        { ...replaced, takes: 5 },
        read('old'),
      ],
      'nobody was asked': [created, deleted, call('GET /notes/1', {}, { status: 403 })],
      'it was created in a way that nobody wrote down': [
        call('GET /notes/1', {}, { status: 404 }),
        call('POST /notes/1/archive'),
        read('old'),
      ],
    },
  },
  'refused, where it is there': {
    row: { operations: ['createNote'], check: { refused: { existing: [409] } } },
    faulty: {
      'it is created twice': [
        call('POST /notes', note(), { sent: { id: 1 } }),
        call('POST /notes', note(), { sent: { id: 1 } }),
      ],
      'it was read before': [read('old'), call('POST /notes', note(), { sent: { id: 1 } })],
    },
    honest: {
      'the second is refused': [
        call('POST /notes', note(), { sent: { id: 1 } }),
        call('POST /notes', {}, { status: 409, sent: { id: 1 } }),
      ],
      'it was deleted': [
        call('POST /notes', note(), { sent: { id: 1 } }),
        deleted,
        call('POST /notes', note(), { sent: { id: 1 } }),
      ],
      'the first was refused': [
        call('POST /notes', {}, { status: 400, sent: { id: 1 } }),
        call('POST /notes', note(), { sent: { id: 1 } }),
      ],
    },
    doubtful: {
      'refused for another reason': [
        call('POST /notes', note(), { sent: { id: 1 } }),
        call('POST /notes', {}, { status: 422, sent: { id: 1 } }),
      ],
    },
  },
  neverSent: {
    row: { operations: ['listNotes'], check: { neverSent: ['/*/secret'] } },
    isAlone: true,
    faulty: {
      'a secret': [call('GET /notes', [{ id: 1 }, { secret: 'x' }])],
      'an empty list': [call('GET /notes', [{ secret: [] }])],
    },
    honest: {
      nothing: [call('GET /notes', [{ id: 1 }])],
      null: [call('GET /notes', [{ secret: null }])],
      'a refusal': [call('GET /notes', [{ secret: 'x' }], { status: 400 })],
    },
  },
  'equals, per entry': {
    row: {
      operations: ['listNotes'],
      check: { equals: { '/*/version': 2 } },
      where: { entry: { '/*/state': 'done' } },
    },
    isAlone: true,
    faulty: {
      'another number': [
        call('GET /notes', [
          { state: 'done', version: 2 },
          { state: 'done', version: 3 },
        ]),
      ],
      nothing: [call('GET /notes', [{ state: 'done' }])],
    },
    honest: {
      'as it says': [call('GET /notes', [{ state: 'done', version: 2 }])],
      'another state': [call('GET /notes', [{ state: 'new', version: 1 }])],
    },
  },
  'equals, null, with a query': {
    row: {
      operations: ['listNotes'],
      check: { equals: { '/*/to': null } },
      where: { query: { state: 'open', sort: null } },
    },
    isAlone: true,
    faulty: { 'a value': [call('GET /notes?state=open', [{ to: 1 }])] },
    honest: {
      null: [call('GET /notes?state=open', [{ to: null }])],
      'another query': [call('GET /notes?state=closed', [{ to: 1 }])],
      'a parameter more': [call('GET /notes?state=open&sort=x', [{ to: 1 }])],
    },
  },
  atMost: {
    row: { operations: ['pageNotes'], check: { atMost: { '/items/*': 'limit' } } },
    isAlone: true,
    faulty: { 'one more': [call('GET /pages?limit=1', { items: [{}, {}] })] },
    honest: {
      'as many': [call('GET /pages?limit=2', { items: [{}, {}] })],
      'no limit': [call('GET /pages', { items: [{}, {}] })],
      'no number': [call('GET /pages?limit=all', { items: [{}, {}] })],
      zero: [call('GET /pages?limit=0', { items: [{}] })],
      'two limits': [call('GET /pages?limit=1&limit=5', { items: [{}, {}] })],
    },
  },
  notDecreasing: {
    row: { operations: ['getNote', 'updateNote'], check: { notDecreasing: ['/version'] } },
    faulty: {
      'it is less': [call('GET /notes/1', note({ version: 2 })), call('GET /notes/1', note({ version: 1 }))],
      'it is less after an update': [
        call('PATCH /notes/1', note({ version: 2 }), { sent: {} }),
        call('GET /notes/1', note({ version: 1 })),
      ],
      'a time': [
        call('GET /notes/1', note({ version: '2026-01-02T00:00:00Z' })),
        call('GET /notes/1', note({ version: '2026-01-01T23:59:59Z' })),
      ],
    },
    honest: {
      'the same': [call('GET /notes/1', note({ version: 2 })), call('GET /notes/1', note({ version: 2 }))],
      more: [call('GET /notes/1', note({ version: 2 })), call('GET /notes/1', note({ version: 10 }))],
      'ten as a text': [
        call('GET /notes/1', note({ version: '9' })),
        call('GET /notes/1', note({ version: '10' })),
      ],
      'another offset': [
        call('GET /notes/1', note({ version: '2026-01-02T00:00:00Z' })),
        call('GET /notes/1', note({ version: '2026-01-01T23:30:00-01:00' })),
      ],
      'it was created again': [
        call('GET /notes/1', note({ version: 2 })),
        deleted,
        created,
        call('GET /notes/1', note({ version: 1 })),
      ],
      words: [call('GET /notes/1', note({ version: 'b' })), call('GET /notes/1', note({ version: 'a' }))],
    },
    doubtful: {
      'beside it': [
        call('GET /notes/1', note({ version: 2 })),
        { ...created, takes: 9 },
        call('GET /notes/1', note({ version: 1 })),
      ],
    },
  },
  ordered: {
    row: { operations: ['getNote'], check: { ordered: { '/from': '/to' } } },
    isAlone: true,
    faulty: {
      numbers: [call('GET /notes/1', note({ from: 10, to: 9 }))],
      times: [call('GET /notes/1', note({ from: '2026-01-01T01:00:00Z', to: '2026-01-01T01:30:00+02:00' }))],
    },
    honest: {
      numbers: [call('GET /notes/1', note({ from: 9, to: 10 }))],
      'the same': [
        call('GET /notes/1', note({ from: '2026-01-01T01:00:00Z', to: '2026-01-01T02:00:00+01:00' })),
      ],
      'one is missing': [call('GET /notes/1', note({ from: 9 }))],
      words: [call('GET /notes/1', note({ from: 'b', to: 'a' }))],
    },
  },
  sorted: {
    row: {
      operations: ['listNotes'],
      check: { sorted: { '/*/text': 'ascending' } },
      where: { query: { sort: 'text' } },
    },
    isAlone: true,
    faulty: {
      texts: [call('GET /notes?sort=text', [{ text: 'a' }, { text: 'c' }, { text: 'b' }])],
      numbers: [call('GET /notes?sort=text', [{ text: 9 }, { text: 10 }, { text: 2 }])],
    },
    honest: {
      'by code': [call('GET /notes?sort=text', [{ text: 'B' }, { text: 'a' }])],
      'without case': [call('GET /notes?sort=text', [{ text: 'a' }, { text: 'B' }, { text: 'c' }])],
      accents: [call('GET /notes?sort=text', [{ text: 'e' }, { text: 'é' }, { text: 'f' }])],
      'numbers as texts': [call('GET /notes?sort=text', [{ text: '2' }, { text: '10' }])],
      'null first': [call('GET /notes?sort=text', [{ text: null }, { text: 'a' }, {}])],
      'another order was asked for': [call('GET /notes?sort=-text', [{ text: 'b' }, { text: 'a' }])],
    },
  },
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
  'pages by offset': {
    row: { operations: ['pageNotes', 'createNote'], check: { pages: 'offset' } },
    faulty: {
      'a record twice': [
        call('GET /pages?limit=2', { items: [{ id: 1 }, { id: 2 }] }),
        call('GET /pages?limit=2&offset=2', { items: [{ id: 2 }, { id: 3 }] }),
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
  repeated: {
    row: { operations: ['replaceNote'], check: { repeated: [200, 204] } },
    faulty: {
      'the second one is refused': [replaced, { ...replaced, status: 409 }],
      'the second one creates': [replaced, { ...replaced, status: 201 }],
    },
    honest: {
      'both succeed': [replaced, replaced],
      'another body': [replaced, call('PUT /notes/1', {}, { status: 409, sent: { text: 'x' } })],
      'it was deleted': [replaced, deleted, { ...replaced, status: 201 }],
      'the first was refused': [
        { ...replaced, status: 400 },
        { ...replaced, status: 409 },
      ],
    },
    doubtful: {
      'the server failed': [replaced, { ...replaced, status: 503 }],
      'beside it': [replaced, { ...updated, takes: 9 }, { ...replaced, status: 409 }],
    },
  },
  ifMatch: {
    row: { operations: ['replaceNote'], check: { ifMatch: [412] } },
    faulty: {
      'an older version is accepted': [
        read('old', { shown: [['etag', '"2"']] }),
        { ...replaced, headers: [['if-match', '"1"']] },
      ],
      'the current one is refused': [
        read('old', { shown: [['etag', '"2"']] }),
        { ...replaced, status: 412, headers: [['if-match', '"2"']] },
      ],
    },
    honest: {
      'an older version is refused': [
        read('old', { shown: [['etag', '"2"']] }),
        { ...replaced, status: 412, headers: [['if-match', '"1"']] },
      ],
      'the current one': [
        read('old', { shown: [['etag', '"2"']] }),
        { ...replaced, headers: [['if-match', '"2"']] },
      ],
      compressed: [
        read('old', { shown: [['etag', 'W/"2-gzip"']] }),
        { ...replaced, headers: [['if-match', '"2"']] },
      ],
      any: [read('old', { shown: [['etag', '"2"']] }), { ...replaced, headers: [['if-match', '*']] }],
      'one of two': [
        read('old', { shown: [['etag', '"2"']] }),
        { ...replaced, headers: [['if-match', '"1", "2"']] },
      ],
      'nothing was shown': [{ ...replaced, status: 412, headers: [['if-match', '"2"']] }],
    },
    doubtful: {
      'it was changed since': [
        read('old', { shown: [['etag', '"2"']] }),
        updated,
        { ...replaced, headers: [['if-match', '"3"']] },
      ],
      'a weak one is refused': [
        read('old', { shown: [['etag', 'W/"2"']] }),
        { ...replaced, status: 412, headers: [['if-match', 'W/"2"']] },
      ],
    },
  },
  unchanged: {
    row: { operations: ['getNote', 'createNote'], check: { unchanged: ['/from'] } },
    faulty: {
      'it is another one': [call('GET /notes/1', note({ from: 5 })), call('GET /notes/1', note({ from: 6 }))],
      'after an update': [
        call('POST /notes', note({ from: { a: 1 } }), { sent: {} }),
        updated,
        call('GET /notes/1', note({ from: { a: 2 } })),
      ],
    },
    honest: {
      'the same': [
        call('GET /notes/1', note({ from: { a: 1 } })),
        call('GET /notes/1', note({ from: { a: 1 } })),
      ],
      'it was created again': [
        call('GET /notes/1', note({ from: 5 })),
        deleted,
        call('GET /notes/1', note({ from: 6 })),
      ],
    },
    doubtful: {
      'another operation': [
        call('GET /notes/1', note({ from: 5 })),
        call('POST /notes/1/archive'),
        call('GET /notes/1', note({ from: 6 })),
      ],
    },
  },
  pathParameter: {
    row: { operations: ['getNote'], check: { pathParameter: { '/id': 'id' } } },
    isAlone: true,
    faulty: { 'another id': [call('GET /notes/1', { id: 2 })] },
    honest: {
      'a number': [call('GET /notes/1', { id: 1 })],
      'a text': [call('GET /notes/a%20b', { id: 'a b' })],
      'a refusal': [call('GET /notes/1', { id: 2 }, { status: 404 })],
    },
  },
  'returned, in other words': {
    row: { operations: ['createNote'], check: { returned: ['/from', '/tags'] } },
    isAlone: true,
    faulty: {
      'another time': [
        call('POST /notes', note({ from: '2026-01-01T00:00:01Z' }), {
          sent: { from: '2026-01-01T00:00:00Z' },
        }),
      ],
      'a tag is lost': [call('POST /notes', note({ tags: ['a'] }), { sent: { tags: ['a', 'b'] } })],
      'a number is rounded': [call('POST /notes', note({ from: 1 }), { sent: { from: 1.5 } })],
      'a part is lost': [call('POST /notes', note({ from: { a: 1 } }), { sent: { from: { a: 1, b: 2 } } })],
    },
    honest: {
      'the same time': [
        call('POST /notes', note({ from: '2026-01-01T01:00:00.000+01:00' }), {
          sent: { from: '2026-01-01T00:00:00Z' },
        }),
      ],
      'a part more': [call('POST /notes', note({ from: { a: 1, c: 2 } }), { sent: { from: { a: 1 } } })],
      'nothing was sent': [call('POST /notes', note({ from: 1 }), { sent: {} })],
    },
  },
};

const SENT_ID = {
  Note: { createNote: { sent: '/id' }, getNote: { path: 'id' }, deleteNote: { path: 'id' } },
};
const recordsOf = (name: string) => (name === 'refused, where it is there' ? { records: SENT_ID } : {});

const cases = (part: 'faulty' | 'honest' | 'doubtful') =>
  Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries(kind[part] ?? {}).map(([what, calls]) => [name, what, kind, calls] as const),
  );

test.each(cases('faulty'))('%s, faulty: %s', async (name, _, { row, isAlone }, calls) => {
  const { status, violations } = await judgeRowOf(row, calls, recordsOf(name));
  expect([status, violations.length]).toEqual(['violated', violations.length || 1]);
  // Somebody else may have changed one record, but not what one response says.
  const open = await judgeRowOf(row, calls, { ...recordsOf(name), complete: false });
  expect(open.status === 'violated').toBe(isAlone === true);
});

test.each(cases('honest'))('%s, honest: %s', async (name, _, { row }, calls) => {
  const { status, violations } = await judgeRowOf(row, calls, recordsOf(name));
  expect(violations).toEqual([]);
  expect(['passed', 'skipped', 'inconclusive']).toContain(status);
});

test.each(cases('doubtful'))('%s, doubtful: %s', async (name, _, { row }, calls) => {
  const { violations, notes } = await judgeRowOf(row, calls, recordsOf(name));
  expect(violations).toEqual([]);
  expect(notes.join()).not.toBe('');
});

const ALL = (['faulty', 'honest', 'doubtful'] as const).flatMap((part) =>
  cases(part).map(([name, what, kind, calls]) => [part, name, what, kind, calls] as const),
);

// A live judge has one clock.
test.each(ALL.filter(([, , , , calls]) => calls.every(({ file }) => file === undefined)))(
  'as it happens, %s: %s, %s',
  (part, name, _, { row }, calls) => {
    const { status, violations } = judgeRowLive(row, calls, recordsOf(name).records);
    expect(status === 'violated').toBe(part === 'faulty');
    expect(violations.length > 0).toBe(part === 'faulty');
  },
);

import { type BehaviorKind, created, deleted, note, read, replaced, updated } from './behavior-kind.ts';
import { call } from './notes.ts';

/** Rows about one response, or about responses in a sequence, with calls that break, keep, or say nothing of them. */
export const responseChecks: Readonly<Record<string, BehaviorKind>> = {
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
  'atMost, asked for in the body': {
    row: { operations: ['searchNotes'], check: { atMost: { '/*': '/limit' } } },
    isAlone: true,
    faulty: {
      'one more': [call('POST /search', [{}, {}], { sent: { limit: 1 } })],
      'a text': [call('POST /search', [{}, {}], { sent: { limit: '1' } })],
    },
    honest: {
      'as many': [call('POST /search', [{}, {}], { sent: { limit: 2 } })],
      'no limit': [call('POST /search', [{}, {}], { sent: {} })],
      'not recorded': [{ ...call('POST /search', [{}, {}], { sent: { limit: 1 } }), isUnread: true }],
    },
  },
  'notDecreasing, of some requests': {
    row: {
      operations: ['searchNotes'],
      check: { notDecreasing: ['/*/version'] },
      where: { query: { '/query': null, '/state': 'new' } },
    },
    faulty: {
      'it is less': [
        call('POST /search', [note({ version: 2 })], { sent: { state: 'new' } }),
        call('POST /search', [note({ version: 1 })], { sent: { state: 'new' } }),
      ],
    },
    honest: {
      'an older version is asked for': [
        call('POST /search', [note({ version: 2 })], { sent: { state: 'new' } }),
        call('POST /search', [note({ version: 1 })], { sent: { state: 'new', query: 'of yesterday' } }),
        call('POST /search', [note({ version: 1 })], { sent: {} }),
      ],
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
      bytes: [call('GET /notes?sort=text', [{ text: 'Y3k=' }, { text: 'Ym9i' }, { text: 'YWRh' }])],
    },
    honest: {
      'by code': [call('GET /notes?sort=text', [{ text: 'B' }, { text: 'a' }])],
      'without case': [call('GET /notes?sort=text', [{ text: 'a' }, { text: 'B' }, { text: 'c' }])],
      accents: [call('GET /notes?sort=text', [{ text: 'e' }, { text: 'é' }, { text: 'f' }])],
      'numbers as texts': [call('GET /notes?sort=text', [{ text: '2' }, { text: '10' }])],
      bytes: [call('GET /notes?sort=text', [{ text: 'YWRh' }, { text: 'Ym9i' }, { text: 'Y3k=' }])],
      'null first': [call('GET /notes?sort=text', [{ text: null }, { text: 'a' }, {}])],
      'another order was asked for': [call('GET /notes?sort=-text', [{ text: 'b' }, { text: 'a' }])],
    },
  },
  repeated: {
    row: { operations: ['replaceNote'], check: { repeated: [200, 204] } },
    faulty: {
      'the second one is refused': [replaced, { ...replaced, status: 409 }],
      'the second one creates': [replaced, { ...replaced, status: 201 }],
    },
    honest: {
      'only where there is none': [
        { ...replaced, headers: [['if-none-match', '*']] },
        { ...replaced, status: 412, headers: [['if-none-match', '*']] },
      ],
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
      'an empty condition': [
        read('old', { shown: [['etag', '"2"']] }),
        { ...replaced, headers: [['if-match', '']] },
      ],
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
      'a number as a text': [call('POST /notes', note({ from: '300' }), { sent: { from: 300 } })],
      'a part more': [call('POST /notes', note({ from: { a: 1, c: 2 } }), { sent: { from: { a: 1 } } })],
      'nothing was sent': [call('POST /notes', note({ from: 1 }), { sent: {} })],
    },
  },
};

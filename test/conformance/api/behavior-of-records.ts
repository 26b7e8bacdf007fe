import { as, type BehaviorKind, created, deleted, note, read, replaced, updated } from './behavior-kind.ts';
import { call } from './notes.ts';

/** Rows about what happens to a record between calls, with calls that break, keep, or say nothing of them. */
export const recordChecks: Readonly<Record<string, BehaviorKind>> = {
  readBack: {
    row: {
      operations: ['getNote', 'createNote', 'updateNote', 'replaceNote'],
      check: { readBack: ['/text', '/tags'] },
    },
    faulty: {
      'the text of the creation is lost': [created, read('other')],
      'an update is lost': [created, updated, read('old')],
      'another number as a text': [call('POST /notes', note(), { sent: { text: 600 } }), read('601')],
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
      'a number as a text': [
        call('POST /notes', note(), { sent: { text: 600 } }),
        read('600'),
        call('PATCH /notes/1', note(), { sent: { text: '7.50' } }),
        call('GET /notes/1', note({ text: 7.5 })),
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
  afterward: {
    row: { operations: ['getNote', 'deleteNote'], check: { afterward: { '/state': 'expired' } } },
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
  'afterward, nothing': {
    row: { operations: ['getNote', 'deleteNote'], check: { afterward: { '/state': null } } },
    faulty: { 'a state': [created, deleted, call('GET /notes/1', note({ state: 'active' }))] },
    honest: { nothing: [created, deleted, read('old')] },
  },
  'listed, by a search': {
    row: { operations: ['searchNotes', 'createNote'], check: { listed: true } },
    faulty: { 'all are asked for': [created, call('POST /search', [], { sent: {} })] },
    honest: { 'it is there': [created, call('POST /search', [note()], { sent: { state: 'new' } })] },
    doubtful: {
      'others are asked for': [created, call('POST /search', [], { sent: { state: 'done' } })],
      'nobody knows what is asked for': [created, { ...call('POST /search', []), isUnread: true }],
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
  'refused, after a search': {
    row: { operations: ['getNote'], check: { refused: { unknown: [404] } } },
    faulty: { 'all were asked for': [call('POST /search', [{ id: 2 }], { sent: {} }), read('old')] },
    honest: {
      'some were asked for': [call('POST /search', [{ id: 2 }], { sent: { state: 'x' } }), read('old')],
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
};

import { object, type PairTable, text } from '../call-parts.ts';
import { cat, field, get, old30, pets, received, ref, sent } from './parts.ts';

/** Schemas and texts. */
export const SCHEMA_PAIRS: PairTable = {
  texts: {
    neverBreaks: {
      'tags and their order': [get({ tags: ['A'] }), { ...get({ tags: ['B', 'A'] }), tags: [{ name: 'B' }] }],
      info: [get(), { ...get(), info: { title: 'Other boats', version: '2', description: 'Text.' } }],
      'an example': [
        received({ ...field(text), example: { a: 'x' } }),
        received({ ...field(text), example: { a: 'y' } }),
      ],
      'a description and a title of a field': [
        received(field(text)),
        received(field({ ...text, title: 'A', description: 'B' })),
      ],
      'an extension': [get(), get({ 'x-owner': 'boats' })],
      externalDocs: [get(), get({ externalDocs: { url: 'https://docs.example' } })],
      'a field deprecated': [received(field(text)), received(field({ ...text, deprecated: true }))],
      'a component that nothing refers to': [received(field(text)), received(field(text), { Unused: text })],
      'a component of another name': [
        received(ref('A'), { A: field(text) }),
        received(ref('B'), { B: field(text) }),
      ],
      'the order of fields': [received(object({ a: text, b: text })), received(object({ b: text, a: text }))],
      'the order of values': [received(field({ enum: ['x', 'y'] })), received(field({ enum: ['y', 'x'] }))],
      'the order of required fields': [
        sent(object({ a: text, b: text }, { required: ['a', 'b'] })),
        sent(object({ a: text, b: text }, { required: ['b', 'a'] })),
      ],
    },
  },
  schemas: {
    neverBreaks: {
      inlined: [received(ref('A'), { A: field(text) }), received(field(text))],
      'a reference to a reference': [
        received(ref('A'), { A: ref('B'), B: field(text) }),
        received(ref('B'), { B: field(text) }),
      ],
      'allOf of parts': [
        received(object({ a: text, b: text }, { required: ['b'] })),
        received({ allOf: [ref('A'), object({ b: text }, { required: ['b'] })] }, { A: field(text) }),
      ],
      'allOf of one': [
        sent(ref('A'), { A: field(text) }),
        sent({ allOf: [ref('A')], description: 'Words.' }, { A: field(text) }),
      ],
      'oneOf of one': [sent(field(text)), sent({ oneOf: [field(text)] })],
      'nullable in 3.0 and a type in 3.1': [
        old30(received(field({ ...text, nullable: true }))),
        received(field({ type: ['string', 'null'] })),
      ],
      'nullable false written out': [
        old30(sent(field(text))),
        old30(sent(field({ ...text, nullable: false }))),
      ],
      'exclusiveMinimum of 3.0 and of 3.1': [
        old30(sent(field({ type: 'number', minimum: 0, exclusiveMinimum: true }))),
        sent(field({ type: 'number', exclusiveMinimum: 0 })),
      ],
      'binary of 3.0 and of 3.1': [
        old30(received({ type: 'string', format: 'byte' })),
        received({ type: 'string', contentEncoding: 'base64' }),
      ],
      'a const, and an enum of one': [sent(field({ const: 'x' })), sent(field({ enum: ['x'] }))],
      'anyOf of values, and an enum': [
        sent(field({ anyOf: [{ const: 'x' }, { const: 'y' }] })),
        sent(field({ enum: ['x', 'y'] })),
      ],
      'minimum 1 and exclusiveMinimum 0 of integers': [
        sent(field({ type: 'integer', minimum: 1 })),
        sent(field({ type: 'integer', exclusiveMinimum: 0 })),
      ],
      'minLength 0 written out': [sent(field(text)), sent(field({ ...text, minLength: 0 }))],
      'additionalProperties true written out, sent': [
        sent(field(text)),
        sent(field(text, { additionalProperties: true })),
      ],
      'a type of two in another order': [
        sent(field({ type: ['string', 'null'] })),
        sent(field({ type: ['null', 'string'] })),
      ],
      'a type of two, and anyOf': [
        sent(field({ type: ['string', 'integer'] })),
        sent(field({ anyOf: [text, { type: 'integer' }] })),
      ],
      password: [sent(field(text)), sent(field({ ...text, format: 'password' }))],
      'readOnly in a response': [received(field(text)), received(field({ ...text, readOnly: true }))],
      'writeOnly in a request': [sent(field(text)), sent(field({ ...text, writeOnly: true }))],
      'a required field that is writeOnly, in a response': [
        received(field(text)),
        received(object({ a: text, pin: { ...text, writeOnly: true } }, { required: ['pin'] })),
      ],
      'closed to other fields, sent': [sent(field(text)), sent(field(text, { additionalProperties: false }))],
    },
    breaks: {
      'a response that may be null': [
        received(field(text, { required: ['a'] })),
        received(field({ type: ['string', 'null'] }, { required: ['a'] })),
      ],
      'int32 to int64 received': [
        received(field({ type: 'integer', format: 'int32' })),
        received(field({ type: 'integer', format: 'int64' })),
      ],
      'integer to number received': [
        received(field({ type: 'integer' })),
        received(field({ type: 'number' })),
      ],
      'maximum and exclusiveMaximum': [
        sent(field({ type: 'number', maximum: 1 })),
        sent(field({ type: 'number', exclusiveMaximum: 1 })),
      ],
    },
    undoBreaks: {
      'a request that may be null': [sent(field(text)), sent(field({ type: ['string', 'null'] }))],
      'int32 to int64 sent': [
        sent(field({ type: 'integer', format: 'int32' })),
        sent(field({ type: 'integer', format: 'int64' })),
      ],
      'integer to number sent': [sent(field({ type: 'integer' })), sent(field({ type: 'number' }))],
      'a format received': [received(field(text)), received(field({ ...text, format: 'uuid' }))],
      'an optional field received': [received(field(text)), received(object({ a: text, b: text }))],
      'a field required in a response': [received(field(text)), received(field(text, { required: ['a'] }))],
      'a value less in a response': [received(field({ enum: ['x', 'y'] })), received(field({ enum: ['x'] }))],
    },
  },
  discriminators: {
    neverBreaks: {
      'a mapping as by default': [pets(), pets({ Cat: cat.cat, Dog: cat.dog })],
      'a mapping by names': [pets(cat), pets({ cat: 'Cat', dog: 'Dog' })],
    },
    bothBreak: {
      'other values': [pets(), pets(cat)],
    },
  },
};

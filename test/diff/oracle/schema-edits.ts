import type { Draft, Part } from './edit.ts';
import { SAME_SCHEMAS, SCHEMA_PAIRS } from './schema-pairs.ts';

type Direction = 'request' | 'response';

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** A place where a schema may stand leads from the schema to that of the body, and from a payload to that of the body. */
const PLACES: Readonly<
  Record<string, { schema(inner: unknown): unknown; payload(value: unknown): unknown }>
> = {
  'the body': { schema: (inner) => inner, payload: (value) => value },
  'a field': {
    schema: (inner) => ({ type: 'object', properties: { field: inner } }),
    payload: (value) => ({ field: value }),
  },
  'an entry of a list in a field': {
    schema: (inner) => ({
      type: 'object',
      required: ['list'],
      properties: { list: { type: 'array', items: inner } },
    }),
    payload: (value) => ({ list: [value] }),
  },
  'a field in allOf': {
    schema: (inner) => ({
      allOf: [
        { type: 'object', properties: { other: { type: 'string' } } },
        { type: 'object', properties: { field: inner } },
      ],
    }),
    payload: (value) => ({ field: value }),
  },
  'a value of a map': {
    schema: (inner) => ({ type: 'object', additionalProperties: inner }),
    payload: (value) => ({ any: value }),
  },
};

function bodyPart(id: string, direction: Direction, schema: unknown, behind: boolean): Part {
  const used = behind ? { $ref: `#/components/schemas/${id}Body` } : schema;
  const ok = { description: 'Done.' };
  const operation =
    direction === 'request'
      ? { operationId: id, requestBody: { required: true, content: json(used) }, responses: { 200: ok } }
      : { operationId: id, responses: { 200: { ...ok, content: json(used) } } };
  return { item: { post: operation }, ...(behind && { schemas: { [`${id}Body`]: schema } }) };
}

export function schemaEdits(): Draft[] {
  const drafts: Draft[] = [];
  for (const [place, { schema, payload }] of Object.entries(PLACES))
    for (const direction of ['request', 'response'] as const) {
      const behind = place === 'the body' || place === 'a field';
      const add = (
        group: string,
        title: string,
        breaking: boolean,
        old: unknown,
        changed: unknown,
        value?: unknown,
      ) =>
        drafts.push({
          group,
          title: `${title}, ${place} of a ${direction}`,
          breaking,
          proof: {
            base: schema(old),
            revision: schema(changed),
            direction,
            ...(value !== undefined && { payload: payload(value) }),
          },
          make: (id) => ({
            base: bodyPart(id, direction, schema(old), behind),
            revision: bodyPart(id, direction, schema(changed), behind),
          }),
        });
      for (const { keyword, wide, narrow, onlyWide, common } of SCHEMA_PAIRS) {
        const narrows = direction === 'request';
        add(keyword, `${keyword} narrower`, narrows, wide, narrow, narrows ? onlyWide : common);
        add(keyword, `${keyword} wider`, !narrows, narrow, wide, narrows ? common : onlyWide);
      }
      for (const [title, one, other] of SAME_SCHEMAS) {
        add('written otherwise', title, false, one, other);
        add('written otherwise', `${title}, the other way`, false, other, one);
      }
    }
  return drafts;
}

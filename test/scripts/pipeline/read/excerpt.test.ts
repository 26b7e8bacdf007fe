import { getLineColLocation, Source } from '@redocly/openapi-core';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { step } from '../../../../lib/json-pointer.ts';
import { excerptAt } from '../../../../scripts/pipeline/read/excerpt.ts';
import { linesOf } from '../../../../scripts/pipeline/read/place.ts';

const BLOCK = `# about this file
---
openapi: 3.0.3

info: # who
  title: 'A: title'
  description: |
    paths:
      /not-here: none

   # a comment that stands oddly
  "x-quoted key": "first
    paths: second"
  version: one
    and two
tags:
- name: cards
  description: >-
    folded

- name: accounts
paths:
  # the first
  /cards/{id}:
    get:
      parameters:
        - name: id
          in: path
        -   name: limit
      responses:
        '200': { description: fine,
          content: {} }
        "404":
          description: none
    -dash: true
  /~odd%20path: {}
components:
  schemas:
    Empty:
    Last:
      enum: [a,
        b]
`;

describe('the place of a pointer', () => {
  test.each([
    ['YAML in block style', BLOCK],
    ['without a line break at the end', BLOCK.trimEnd()],
    ['with an alias', 'a: &one\n  b: 1\nc:\n  d: *one\n  e: 2\n'],
    ['in flow style', '{ a: { b: [1, 2] }, "c": 3 }'],
    ['JSON', JSON.stringify({ a: { b: [1, { c: 2 }] }, d: 'e' }, null, 2)],
    ['an escape in a key', '"\\u0061": 1\nb:\n  "\\"": 2\n'],
    ['carriage returns', 'a:\r\n  b: 1\r\nc: 2\r\n'],
    ['tabs after keys', 'a:\t\n  b:\t1\nc: 2\n'],
  ])('is the same as in the tree of the whole file: %s', (_, text) => {
    const source = new Source('file.yaml', text);
    for (const pointer of ['#', '#/', '#/absent/key', ...pointersIn(load(text))])
      for (const reportOnKey of [true, false]) {
        const location = { source, pointer, reportOnKey };
        expect(linesOf(location), pointer).toEqual(getLineColLocation(location));
      }
  });

  test('is found without the rest of the file', () => {
    const source = new Source('file.yaml', BLOCK);
    const excerpt = excerptAt(source, '#/paths/~1cards~1{id}/get/responses/404/description');
    expect(excerpt?.source.body).toBe(
      `paths:
  /cards/{id}:
    get:
      responses:
        "404":
          description: none
    next:`,
    );
  });
});

function pointersIn(node: unknown, pointer = '#'): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = step(pointer, key);
    return [here, ...pointersIn(value, here)];
  });
}

import { expect, test } from 'vitest';
import { facts, fieldFactId } from '../../../../conformance/catalogue/facts.ts';
import { type Field, fieldsOf } from '../../../../conformance/catalogue/tree.ts';
import type { OperationId } from '../../../../generated/operations.ts';
import type { Json } from '../../../../lib/json.ts';
import { jsonTypeOf } from '../../../../lib/json-type.ts';
import { changed, goodBody, judgeBodyOf, OPERATIONS, violations } from './bodies.ts';

const VALUES: readonly Json[] = [null, true, false, 0, -1.5, '', 'text', [], ['text'], {}, { a: 1 }];

/** The first entry of each list stands for all. */
function placeOf({ template }: Field): string {
  return template.replaceAll('/*', '/0');
}

test.each(OPERATIONS)('%s: a good answer keeps every fact, each looked at', (operation) => {
  const findings = judgeBodyOf(operation, goodBody(operation));
  const own = facts.filter(({ operations }) => operations[0] === operation);
  expect(new Set(findings.map(({ requirement }) => requirement))).toEqual(new Set(own.map(({ id }) => id)));
  expect(findings.filter(({ judgement }) => judgement.outcome !== 'held')).toEqual([]);
});

/** Whether a value is the unset one of a field that is always set. */
function isUnset({ types, alwaysSet }: Field, value: Json): boolean {
  return alwaysSet !== undefined && value === (types?.includes('string') ? '' : null);
}

/** Every way to break each field's facts, and the one fact that it breaks. */
function* breaksOf(operation: OperationId): Generator<{ id: string; pointer: string; body: Json }> {
  const good = goodBody(operation);
  for (const field of fieldsOf(operation, 'response')) {
    const pointer = placeOf(field);
    if (field.required)
      yield { id: fieldFactId(operation, field, 'present'), pointer, body: changed(good, pointer) };
    if (field.types !== undefined)
      for (const value of VALUES.filter(
        (one) => !field.types?.includes(jsonTypeOf(one)) && !isUnset(field, one),
      ))
        yield { id: fieldFactId(operation, field, 'type'), pointer, body: changed(good, pointer, value) };
    if (field.alwaysSet !== undefined)
      for (const value of VALUES.filter((one) => isUnset(field, one)))
        yield { id: fieldFactId(operation, field, 'set'), pointer, body: changed(good, pointer, value) };
    if (field.format !== undefined)
      yield { id: fieldFactId(operation, field, 'format'), pointer, body: changed(good, pointer, '! off !') };
  }
}

test.each(OPERATIONS)('%s: what breaks one fact breaks that one alone, at its place', (operation) => {
  const broken = new Set<string>();
  for (const { id, pointer, body } of breaksOf(operation)) {
    broken.add(id);
    expect(violations(judgeBodyOf(operation, body))).toEqual([`${id} at ${pointer}`]);
  }
  const own = facts.filter((one) => one.operations[0] === operation && one.id.includes('.body'));
  expect([...broken]).toEqual(own.map(({ id }) => id));
});

test.each(OPERATIONS)('%s: of each field whose shape is not shown, anything is taken', (operation) => {
  const open = fieldsOf(operation, 'response').filter(({ types }) => types === undefined);
  for (const field of open.filter(({ name }) => name !== ''))
    for (const value of VALUES)
      expect(violations(judgeBodyOf(operation, changed(goodBody(operation), placeOf(field), value)))).toEqual(
        [],
      );
});

test.each(OPERATIONS)('%s: a fact of which nothing can be seen is set aside, never left out', (operation) => {
  const own = facts.filter(({ operations }) => operations[0] === operation).map(({ id }) => id);
  const good = goodBody(operation);
  for (const field of fieldsOf(operation, 'response').filter(({ types }) => types !== undefined)) {
    const pointer = placeOf(field);
    const bodies = [7, null, [], {}].map((value) => changed(good, pointer, value));
    if (field.name !== '') bodies.push(changed(good, pointer));
    for (const body of bodies) {
      const found = new Set(judgeBodyOf(operation, body).map(({ requirement }) => requirement));
      expect(own.filter((id) => !found.has(id))).toEqual([]);
    }
  }
});

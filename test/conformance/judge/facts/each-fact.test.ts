import { expect, test } from 'vitest';
import { facts } from '../../../../conformance/catalogue/facts.ts';
import { type Field, fieldsOf } from '../../../../conformance/catalogue/tree.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import { breaksOf } from '../../../mutants/schema/mutants.ts';
import { responseShapes } from '../../../mutants/schema/response-fields.ts';
import { OF_TYPE } from '../../../mutants/schema/wrong-values.ts';
import { changed, goodBody, judgeBodyOf, OPERATIONS, violations } from './bodies.ts';

const VALUES = Object.values(OF_TYPE).flat();

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

// The fields are read from the description itself: one that the suite overlooks is not overlooked here.
test.each(responseShapes)('$operation: what breaks one fact breaks that one alone, at its place', (shape) => {
  const { operation, fields } = shape;
  const good = goodBody(operation);
  const broken = new Set<string>();
  for (const { field, breaks, value } of fields.flatMap(breaksOf)) {
    broken.add(breaks);
    const pointer = toPointer(field.path).replaceAll('/[]', '/0');
    expect(violations(judgeBodyOf(operation, changed(good, pointer, value)))).toEqual([
      `${breaks} at ${pointer}`,
    ]);
  }
  const own = facts.filter((one) => one.operations[0] === operation && one.id.includes('.body'));
  expect([...broken].sort()).toEqual(own.map(({ id }) => id).sort());
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

import { applyPatch as applyRfc6902, type Operation } from 'rfc6902';
import { changeValue } from './change-value.ts';
import type { PatchStep } from './fault.ts';
import { FaultNotApplicable } from './fault-not-applicable.ts';
import { findPlace } from './find-place.ts';
import { PatchBudget } from './patch-budget.ts';

/** The sources of `take`; `undefined` where there is none. */
export interface PatchSources {
  readonly request: unknown;
  readonly before: unknown;
}

/** The document with all steps applied; the argument may be changed too. Throws FaultNotApplicable. */
export function applyPatch(document: unknown, patch: readonly PatchStep[], sources: PatchSources): unknown {
  // The document is in a holder, so that a step can replace all of it.
  const holder = { document };
  const budget = new PatchBudget();
  for (const [index, step] of patch.entries()) {
    const why = applyStep(holder, step, sources, budget);
    if (why === undefined) continue;
    const what = `${step.op} '${step.path}'`;
    throw new FaultNotApplicable(`Step ${index + 1} of the patch (${what}) cannot be applied: ${why}.`);
  }
  return holder.document;
}

function applyStep(
  holder: { document: unknown },
  step: PatchStep,
  sources: PatchSources,
  budget: PatchBudget,
): string | undefined {
  const plain = toPlainStep(holder.document, step, sources, budget);
  if (typeof plain === 'string') return plain;
  // rfc6902 accepts an inherited name as a member, and `length` or `abc` as an index.
  if ('from' in plain) {
    const found = findPlace(holder.document, plain.from);
    if (found === undefined) return `the place '${plain.from}' does not exist`;
    budget.spend(found.value, plain.path);
  }
  const adds = plain.op === 'add' || 'from' in plain;
  if (adds ? !hasParent(holder.document, plain.path) : findPlace(holder.document, plain.path) === undefined)
    return 'the place does not exist';
  if (plain.op === 'remove' && plain.path === '') return 'the whole document cannot be removed';
  const inside = { ...plain, path: `/document${plain.path}` };
  if ('from' in inside) inside.from = `/document${inside.from}`;
  const [failure] = applyRfc6902(holder, [inside]);
  if (failure === null || failure === undefined) return undefined;
  return failure.name === 'TestError' ? 'the value there is different' : 'the place does not exist';
}

/** The step as an operation of RFC 6902, or the reason why it cannot be applied. */
function toPlainStep(
  document: unknown,
  step: PatchStep,
  sources: PatchSources,
  budget: PatchBudget,
): Operation | string {
  if (step.op === 'take') {
    const found = findPlace(sources[step.of], step.from);
    if (found === undefined)
      return `the ${step.of === 'request' ? 'request' : 'state before'} has no '${step.from}'`;
    budget.spend(found.value, step.path);
    return { op: 'add', path: step.path, value: structuredClone(found.value) };
  }
  if (step.op === 'change') {
    const found = findPlace(document, step.path);
    if (found === undefined) return 'the place does not exist';
    budget.spend(found.value, step.path);
    const changed = changeValue(found.value, step);
    if (changed === undefined) return 'the value there cannot be changed this way';
    return { op: 'replace', path: step.path, value: changed };
  }
  return step as Operation;
}

/** Tells whether a value can be added there: to an object or an array, or in place of the whole document. */
function hasParent(document: unknown, path: string): boolean {
  const parent = path === '' ? undefined : findPlace(document, path.slice(0, path.lastIndexOf('/')));
  return path === '' || (typeof parent?.value === 'object' && parent.value !== null);
}

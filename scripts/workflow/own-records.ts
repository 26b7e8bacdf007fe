import type { LeftRecord } from '../../conformance/model/report.ts';
import type { OperationModel } from '../../templates/model.ts';
import type { CallScope, Values } from './expressions.ts';

/** The result of a step. */
interface MadeStep {
  readonly id: string;
  readonly operation: OperationModel;
  /** The method in capitals. */
  readonly method: string;
  readonly call: CallScope;
  /** The outputs of the step; empty if it failed. */
  readonly outputs: Values;
}

/** Longer texts are no identifiers. */
const MAX_ID = 500;

/**
 * Knows what a run has created, by the outputs of the steps that created it. A value within a list is no identifier of something new: a search by
 * `POST` returns records of others.
 */
export class OwnRecords {
  readonly #own = new Set<string>();
  readonly #madeUp: string[] = [];
  #created: LeftRecord[] = [];

  /** @param text unlike any other: what has it in its name is of this run */
  addMadeUp(text: string): void {
    this.#madeUp.push(text);
  }

  /** Tells whether a path with these values leads to something that the run has made, or below it. */
  owns(values: readonly string[]): boolean {
    return values.some((value) => this.#own.has(value) || this.#madeUp.some((text) => value.includes(text)));
  }

  /** @returns identifiers of what the step has created */
  note({ id, operation, method, call, outputs }: MadeStep): readonly string[] {
    const status = call.response?.status ?? 0;
    const isSuccess = status >= 200 && status < 300;
    const pathValues = [...call.path.values()].map(String);
    if (method === 'DELETE' && (isSuccess || status === 404 || status === 410)) this.#forget(pathValues);
    const creates = (method === 'POST' && isSuccess) || (method === 'PUT' && status === 201);
    if (!creates) return [];
    const single = singleTexts(call);
    const outputTexts = [...outputs.values()].flatMap(textsOf);
    const found = [...new Set(outputTexts.filter((text) => single.has(text)))];
    const [last] = pathValues.slice(-1);
    const ids = found.length > 0 ? found : method === 'PUT' && last !== undefined ? [last] : [];
    for (const text of ids) this.#own.add(text);
    // An action on a record creates none, and most of what it returns is that record.
    const isAction = pathValues.some((value) => ids.includes(value)) && method === 'POST';
    if (!isAction && (status === 201 || ids.length > 0))
      this.#created.push({ operation: operation.id as LeftRecord['operation'], call: id, ids });
    return ids;
  }

  #forget(values: readonly string[]): void {
    // The last parameter names what is deleted; what stands before it is around that.
    const [last] = values.slice(-1);
    if (last !== undefined) this.#created = this.#created.filter(({ ids }) => !ids.includes(last));
  }

  left(): readonly LeftRecord[] {
    return this.#created;
  }
}

/** Texts and numbers of the request, the response and its `Location` that stand in no list. */
function singleTexts({ path, query, body, response }: CallScope): ReadonlySet<string> {
  const found = new Set<string>([...path.values(), ...query.values()].flatMap(textsOf));
  const { location = '' } = response?.headers ?? {};
  if (location !== '') {
    found.add(location);
    for (const part of location.split(/[/?#]/)) found.add(decoded(part));
  }
  const open: unknown[] = [body, response?.body];
  for (const value of open) {
    for (const text of textsOf(value)) found.add(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      open.push(...Object.values(value));
  }
  return found;
}

function textsOf(value: unknown): string[] {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MAX_ID ? [text] : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

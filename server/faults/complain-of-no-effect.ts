import { type OperationId, operations } from '../../generated/operations.ts';
import { BODILESS } from './break-answer.ts';
import type { Complaints } from './complaints.ts';
import type { Fault } from './fault.ts';

const CHANGES_OF_ANSWER = ['status', 'headers', 'patch', 'body'] as const satisfies readonly (keyof Fault)[];
const DOINGS = ['drop', 'answer', 'state', 'written', ...CHANGES_OF_ANSWER] as const;

/** A fault must never do nothing in silence: complains of members that could not do anything beside the others. */
export function complainOfNoEffect(fault: Readonly<Record<string, unknown>>, complaints: Complaints): void {
  const without = (...names: readonly string[]) => DOINGS.filter((name) => !names.includes(name));
  const refuse = (names: readonly string[], why: string) => {
    for (const name of names) if (name in fault) complaints.add([name], 'effect', `would do nothing ${why}`);
  };
  if (!('delayMs' in fault) && !DOINGS.some((name) => name in fault))
    complaints.add([], 'effect', 'says nothing that shall go wrong');
  if ('answer' in fault) refuse(without('answer'), 'beside an answer that is given already');
  else if (fault.drop === 'before') refuse(without('drop'), 'when the connection is cut before');
  else if (fault.drop === 'after') refuse(CHANGES_OF_ANSWER, 'when the answer is lost');
  else if (BODILESS.includes(fault.status as number))
    refuse(['patch', 'body'], 'with a status that has no body');
  else if (fault.body === 'empty') refuse(['patch'], 'when the body is empty');
  if (operations[fault.operation as OperationId]?.safe)
    refuse(['state', 'written'], 'to an operation that writes nothing');
  if ('state' in fault) refuse(['written'], 'when nothing is written');
  const bodiless =
    BODILESS.includes(fault.status as number) || fault.body === 'empty' || fault.body === 'in-pieces';
  if (fault.drop === 'midway' && bodiless) refuse(['drop'], 'where no whole body is sent');
}

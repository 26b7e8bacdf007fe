/** Puts freedoms together to one bank. */

import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { applyPatch } from '../../../server/faults/apply-patch.ts';
import type { Fault, PatchStep } from '../../../server/faults/fault.ts';
import type { Seed } from '../../../server/sandbox-types.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import type { Store } from '../../../server/store/store.ts';
import type { BankToJudge, Fetch } from '../judge-bank.ts';
import { virtualClock } from '../virtual-clock.ts';
import type { AnswerChange, BankContext, PermittedVariation } from './permitted-variation.ts';

const OPERATIONS = operationIds;

export function toBank(variations: readonly PermittedVariation[]): BankToJudge {
  const clock = virtualClock();
  const store = memoryStore();
  const ahead = variations.reduce((sum, { clockAheadMs = 0 }) => sum + clockAheadMs, 0);
  return {
    clock,
    store,
    systemTime: () => new Date(clock.now() + ahead),
    faults: OPERATIONS.flatMap((operation) => toFault(operation, variations)),
    options: Object.assign({}, ...variations.map(({ options = {} }) => options)),
    async prepare({ seed }) {
      await patchStored(
        store,
        seed.programId,
        variations.flatMap(({ program = [] }) => program),
      );
      const inTransfer = (step: PatchStep): PatchStep => ({ ...step, path: `/transfer${step.path}` });
      await patchStored(
        store,
        seed.checkTransferId,
        variations.flatMap(({ check = [] }) => check).map(inTransfer),
      );
    },
    around: (next, { seed }) => surround(next, variations, { clock, seed }, store),
  };
}

/** Changes a record behind the bank's back. */
export async function patchStored(store: Store, id: string, patch: readonly PatchStep[]): Promise<void> {
  const before = await read(store, id);
  const after = applyPatch(before, patch, { request: undefined, before: undefined });
  await store.change([id], () => ({ put: [{ id, text: JSON.stringify(after) }], result: undefined }));
}

async function read(store: Store, id: string): Promise<Json> {
  const [text] = await store.read([id]);
  return JSON.parse(text ?? 'null') as Json;
}

/** One fault that does to an operation's answers what all of them do. */
function toFault(operation: OperationId, variations: readonly PermittedVariation[]): Fault[] {
  const changes = variations.flatMap(({ answers = {} }) =>
    [answers.each ?? [], answers[operation] ?? []].flat(),
  );
  if (changes.length === 0) return [];
  const patch = changes.flatMap((one: AnswerChange) => one.patch ?? []);
  const headers = Object.assign({}, ...changes.map((one) => one.headers ?? {}));
  const { patch: _, headers: __, ...rest } = Object.assign({}, ...changes) as AnswerChange;
  return [
    {
      operation,
      times: null,
      ...rest,
      ...(patch.length > 0 && { patch }),
      ...(Object.keys(headers).length > 0 && { headers }),
    },
  ];
}

function surround(
  next: Fetch,
  variations: readonly PermittedVariation[],
  context: BankContext,
  store: Store,
): Fetch {
  const refusals = variations.flatMap(({ refuses }) => (refuses === undefined ? [] : [refuses()]));
  const refusing: Fetch = async (request) => {
    const call = await toCall(request, context.seed, store);
    if (call === undefined) return next(request);
    const reasons = refusals.flatMap((refuse) => refuse(call, context));
    return reasons.length === 0 ? next(request) : Response.json({ refused: reasons }, { status: 422 });
  };
  return variations.reduce<Fetch>(
    (inner, { around }) => around?.(inner, context) ?? inner,
    refusals.length === 0 ? next : refusing,
  );
}

async function toCall(request: Request, seed: Seed, store: Store) {
  const url = new URL(request.url);
  const operation = operationOf(request.method, url.pathname);
  if (operation === undefined) return undefined;
  const text = await request.clone().text();
  return {
    operation,
    method: request.method,
    url,
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as JsonObject),
    program: await read(store, seed.programId),
  };
}

/** `undefined` for a call to anything else. */
export function operationOf(method: string, pathname: string): OperationId | undefined {
  return Object.values(operations).find(
    (one) => one.method === method && new RegExp(`${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )?.id;
}

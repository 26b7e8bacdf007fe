/** The console without its looks: what is filled in, sent, carried over and kept. */
import type { OpenPageBank } from './bank.ts';
import { buildRequest } from './build-request.ts';
import { carry, draftOf, suggestionsFor, valuesIn } from './carry.ts';
import type {
  CarriedValue,
  ConsoleDocument,
  ConsoleEngine,
  ConsoleExchange,
  ConsoleOperation,
  ConsoleOutcome,
  ConsoleState,
  Draft,
  DraftProblem,
  ReceivedResponse,
  SentRequest,
  Target,
  TargetChoice,
} from './console-types.ts';
import { FAULT_PRESETS } from './fault-presets.ts';
import { ResponseJudge } from './judge.ts';
import { curlLinesOf } from './lines.ts';
import { refusalsIn } from './refusals.ts';
import { localTarget } from './targets/local-target.ts';
import type { OpenedBank } from './targets/page-target.ts';

/** Older ones are let go. */
const MAX_EXCHANGES = 100;
const CARRIED = 'carried';
const DEFAULT_LOCAL = 'http://127.0.0.1:4020';

/** @param loadBank for a document with the bank: where it comes from */
export function createEngine(document: ConsoleDocument, loadBank?: () => OpenPageBank): ConsoleEngine {
  const operations = new Map(document.model.operations.map((operation) => [operation.id, operation]));
  const judge = new ResponseJudge(document);
  const listeners = new Set<() => void>();
  let bank: OpenedBank | undefined;
  let opening: Promise<void> | undefined;
  let target: Target | undefined;
  let count = 0;
  let state: ConsoleState = {
    choice:
      document.hasBank && loadBank !== undefined
        ? { kind: 'page' }
        : { kind: 'local', baseUrl: DEFAULT_LOCAL },
    opening: false,
    problem: undefined,
    carried: document.story,
    exchanges: [],
    persistence: undefined,
    revision: 0,
  };
  if (state.choice.kind === 'local') target = localTarget(DEFAULT_LOCAL);

  function update(change: Partial<ConsoleState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const touched = () => update({ revision: state.revision + 1 });

  async function openPage(): Promise<void> {
    if (bank === undefined) {
      if (loadBank === undefined) throw new Error('This page holds no bank.');
      update({ opening: true, problem: undefined });
      try {
        bank = await loadBank()(document.key, touched);
        const { persistence } = bank;
        const carried = readCarried(await bank.readNote(CARRIED)) ?? state.carried;
        update({ persistence, carried });
      } catch (error) {
        update({ problem: messageOf(error) });
        throw error;
      } finally {
        opening = undefined;
        update({ opening: false });
      }
    }
    target = watched(bank.target);
    touched();
  }

  /** What a control changes is shown, too. After a reset or a restore, the values of earlier calls lead nowhere. */
  function watched({ control, ...others }: OpenedBank['target']): Target {
    const changing =
      <Arguments extends unknown[], Result>(run: (...given: Arguments) => Promise<Result>, renew = false) =>
      async (...given: Arguments) => {
        const result = await run(...given);
        if (renew) remember(document.story);
        touched();
        return result;
      };
    return {
      ...others,
      control: {
        ...control,
        changeRecord: changing(control.changeRecord),
        setClock: changing(control.setClock),
        resetClock: changing(control.resetClock),
        addFault: changing(control.addFault),
        removeFault: changing(control.removeFault),
        reset: changing(control.reset, true),
        restore: changing(control.restore, true),
      },
    };
  }

  async function choose(choice: TargetChoice): Promise<void> {
    target = undefined;
    update({ choice, problem: undefined });
    if (choice.kind === 'local') {
      try {
        target = localTarget(choice.baseUrl);
        update({ choice: target.choice });
      } catch (error) {
        update({ problem: messageOf(error) });
      }
      return;
    }
    opening ??= openPage();
    await opening.catch(() => {});
  }

  function remember(carried: readonly CarriedValue[]): void {
    update({ carried });
    if (state.choice.kind === 'page') bank?.writeNote(CARRIED, JSON.stringify(carried)).catch(() => {});
  }

  function operationOf(id: string): ConsoleOperation {
    const operation = operations.get(id);
    if (operation === undefined) throw new TypeError(`Unknown operation: ${id}`);
    return operation;
  }

  async function attempt(operation: ConsoleOperation, request: SentRequest): Promise<ConsoleOutcome> {
    try {
      if (target === undefined) throw new TypeError(state.problem ?? 'No server is chosen.');
      const response = await target.send(request);
      return {
        kind: 'response',
        response,
        judgement: judge.response(operation, response),
        refusals: refusalsIn(response),
      };
    } catch (error) {
      return { kind: 'failed', message: messageOf(error) };
    }
  }

  async function send(draft: Draft): Promise<ConsoleExchange | readonly DraftProblem[]> {
    const operation = operationOf(draft.operation);
    const request = buildRequest(document, operation, draft);
    if ('length' in request) return request;
    // The bank opens with the first call, if not before.
    if (state.choice.kind === 'page' && target === undefined) await choose(state.choice);
    const { choice } = state;
    const lines = curlLinesOf(document, operation, draft, request, choice);
    const outcome = await attempt(operation, request);
    count += 1;
    const exchange: ConsoleExchange = {
      id: count,
      operation: operation.id,
      target: choice,
      draft,
      request,
      lines,
      outcome,
    };
    update({
      exchanges: [exchange, ...state.exchanges].slice(0, MAX_EXCHANGES),
      revision: state.revision + 1,
    });
    if (outcome.kind === 'response') {
      const found = valuesOf(operation, outcome.response);
      if (found.length > 0) remember(carry(state.carried, found));
    }
    return exchange;
  }

  return {
    document,
    presets: FAULT_PRESETS,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose,
    control: () => target?.control,
    draft: (operation, mediaType, example) =>
      draftOf(document, operationOf(operation), state.carried, mediaType, example),
    suggestions: (operation, slot) => suggestionsFor(state.carried, operationOf(operation), slot),
    judge: (draft) => judge.draft(operationOf(draft.operation), draft),
    request: (draft) => buildRequest(document, operationOf(draft.operation), draft),
    send,
    async discard() {
      await bank?.discard();
      remember(document.story);
      update({ exchanges: [], revision: state.revision + 1 });
    },
  };
}

/** Only a success hands its values on. */
function valuesOf(operation: ConsoleOperation, { status, text }: ReceivedResponse): CarriedValue[] {
  if (status < 200 || status > 299 || text === '') return [];
  try {
    return valuesIn(operation, JSON.parse(text));
  } catch {
    return [];
  }
}

function readCarried(note: string | undefined): readonly CarriedValue[] | undefined {
  if (note === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(note);
    return Array.isArray(value) ? (value as readonly CarriedValue[]) : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

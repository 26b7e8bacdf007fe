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
  ControlPlane,
  Draft,
  DraftProblem,
  ReceivedResponse,
  SentRequest,
  Target,
  TargetChoice,
} from './console-types.ts';
import { curlLinesOf } from './curl-lines.ts';
import { FAULT_PRESETS } from './fault-presets.ts';
import { refusalsIn } from './find-refusals.ts';
import { ResponseJudge } from './response-judge.ts';
import { localTarget } from './targets/local-target.ts';
import type { OpenedBank } from './targets/page-target.ts';

/** Older ones are let go. */
const MAX_EXCHANGES = 100;
const CARRIED = 'carried';
const DEFAULT_LOCAL = 'http://127.0.0.1:4020';

/** @param loadBank for a document with the bank: where it comes from */
export function createEngine(document: ConsoleDocument, loadBank?: () => OpenPageBank): ConsoleEngine {
  return new Engine(document, loadBank);
}

class Engine implements ConsoleEngine {
  readonly document: ConsoleDocument;
  readonly presets = FAULT_PRESETS;
  readonly #loadBank: (() => OpenPageBank) | undefined;
  readonly #operations: ReadonlyMap<string, ConsoleOperation>;
  readonly #judge: ResponseJudge;
  readonly #listeners = new Set<() => void>();
  #bank: OpenedBank | undefined;
  #opening: Promise<void> | undefined;
  #target: Target | undefined;
  #count = 0;
  #state: ConsoleState;

  constructor(document: ConsoleDocument, loadBank: (() => OpenPageBank) | undefined) {
    this.document = document;
    this.#loadBank = loadBank;
    this.#operations = new Map(document.model.operations.map((operation) => [operation.id, operation]));
    this.#judge = new ResponseJudge(document);
    const isInPage = document.hasBank && loadBank !== undefined;
    if (!isInPage) this.#target = localTarget(DEFAULT_LOCAL);
    this.#state = {
      choice: isInPage ? { kind: 'page' } : { kind: 'local', baseUrl: DEFAULT_LOCAL },
      opening: false,
      problem: undefined,
      carried: document.story,
      exchanges: [],
      persistence: undefined,
      revision: 0,
    };
  }

  state(): ConsoleState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async choose(choice: TargetChoice): Promise<void> {
    this.#target = undefined;
    this.#update({ choice, problem: undefined });
    if (choice.kind === 'local') {
      try {
        this.#target = localTarget(choice.baseUrl);
        this.#update({ choice: this.#target.choice });
      } catch (error) {
        this.#update({ problem: messageOf(error) });
      }
      return;
    }
    this.#opening ??= this.#openPage();
    await this.#opening.catch(() => {});
  }

  control(): ControlPlane | undefined {
    return this.#target?.control;
  }

  draft(operation: string, mediaType?: string, example?: string): Draft {
    return draftOf(this.document, this.#operation(operation), this.#state.carried, mediaType, example);
  }

  suggestions(operation: string, slot: Parameters<ConsoleEngine['suggestions']>[1]): readonly CarriedValue[] {
    return suggestionsFor(this.#state.carried, this.#operation(operation), slot);
  }

  judge(draft: Draft): ReturnType<ConsoleEngine['judge']> {
    return this.#judge.draft(this.#operation(draft.operation), draft);
  }

  request(draft: Draft): SentRequest | readonly DraftProblem[] {
    return buildRequest(this.document, this.#operation(draft.operation), draft);
  }

  async send(draft: Draft): Promise<ConsoleExchange | readonly DraftProblem[]> {
    const operation = this.#operation(draft.operation);
    const request = buildRequest(this.document, operation, draft);
    if ('length' in request) return request;
    // The bank opens with the first call, if not before.
    if (this.#state.choice.kind === 'page' && this.#target === undefined)
      await this.choose(this.#state.choice);
    const { choice } = this.#state;
    const lines = curlLinesOf(this.document, operation, draft, request, choice);
    const outcome = await this.#attempt(operation, request);
    this.#count += 1;
    const exchange: ConsoleExchange = {
      id: this.#count,
      operation: operation.id,
      target: choice,
      draft,
      request,
      lines,
      outcome,
    };
    this.#update({
      exchanges: [exchange, ...this.#state.exchanges].slice(0, MAX_EXCHANGES),
      revision: this.#state.revision + 1,
    });
    if (outcome.kind === 'response') {
      const found = valuesOf(operation, outcome.response);
      if (found.length > 0) this.#remember(carry(this.#state.carried, found));
    }
    return exchange;
  }

  async discard(): Promise<void> {
    await this.#bank?.discard();
    this.#remember(this.document.story);
    this.#update({ exchanges: [], revision: this.#state.revision + 1 });
  }

  #update(change: Partial<ConsoleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The bank may have changed: what is shown of it is read again. */
  readonly #touched = (): void => this.#update({ revision: this.#state.revision + 1 });

  async #openPage(): Promise<void> {
    if (this.#bank === undefined) {
      if (this.#loadBank === undefined) throw new Error('This page holds no bank.');
      this.#update({ opening: true, problem: undefined });
      try {
        this.#bank = await this.#loadBank()(this.document.key, this.#touched);
        const { persistence } = this.#bank;
        const carried = readCarried(await this.#bank.readNote(CARRIED)) ?? this.#state.carried;
        this.#update({ persistence, carried });
      } catch (error) {
        this.#update({ problem: messageOf(error) });
        throw error;
      } finally {
        this.#opening = undefined;
        this.#update({ opening: false });
      }
    }
    this.#target = this.#watched(this.#bank.target);
    this.#touched();
  }

  /** The list also shows what a control changes. After a reset or a restore, the values of earlier calls lead nowhere. */
  #watched({ control, ...others }: OpenedBank['target']): Target {
    const changing =
      <Arguments extends unknown[], Result>(run: (...given: Arguments) => Promise<Result>, renew = false) =>
      async (...given: Arguments) => {
        const result = await run(...given);
        if (renew) this.#remember(this.document.story);
        this.#touched();
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

  #remember(carried: readonly CarriedValue[]): void {
    this.#update({ carried });
    if (this.#state.choice.kind === 'page')
      this.#bank?.writeNote(CARRIED, JSON.stringify(carried)).catch(() => {});
  }

  #operation(id: string): ConsoleOperation {
    const operation = this.#operations.get(id);
    if (operation === undefined) throw new TypeError(`Unknown operation: ${id}`);
    return operation;
  }

  async #attempt(operation: ConsoleOperation, request: SentRequest): Promise<ConsoleOutcome> {
    try {
      if (this.#target === undefined) throw new TypeError(this.#state.problem ?? 'No server is chosen.');
      const response = await this.#target.send(request);
      return {
        kind: 'response',
        response,
        judgement: this.#judge.response(operation, response),
        refusals: refusalsIn(response),
      };
    } catch (error) {
      return { kind: 'failed', message: messageOf(error) };
    }
  }
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

import type {
  CarriedValue,
  ConsoleEngine,
  ConsoleExchange,
  DraftProblem,
  Draft as RequestDraft,
} from '../console-types.ts';
import { statusLine } from './status-line.ts';

export type Tab = 'request' | 'bank' | 'history';

/** The session holds what the reader sees of the console, beside what the engine knows. */
export interface View {
  readonly open: boolean;
  readonly tab: Tab;
  /** Id of the chosen operation. */
  readonly operation: string;
  /** True if the body is edited as JSON rather than as a form. */
  readonly asJson: boolean;
  /** Operations that wait for their response. */
  readonly sending: ReadonlySet<string>;
  /** Grows with each result, whether it was sent or not. */
  readonly answered: number;
  /** The next announcement of a screen reader. */
  readonly announcement: string;
}

/** A remark about a place of a request: why it cannot be sent, or what the server said of it. */
export type Problem = Pick<DraftProblem, 'in' | 'name' | 'message'>;

/** The reader's input, view and pending calls: one draft for each operation, so that going elsewhere loses nothing. */
export class ConsoleSession {
  readonly engine: ConsoleEngine;
  #view: View;
  /** Drafts that the reader has edited or sent. */
  readonly #drafts = new Map<string, RequestDraft>();
  /** Drafts as they were filled in, with what was known then. */
  readonly #filled = new Map<
    string,
    { readonly draft: RequestDraft; readonly carried: readonly CarriedValue[] }
  >();
  #judged:
    | { readonly draft: RequestDraft; readonly warnings: ReturnType<ConsoleEngine['judge']> }
    | undefined;
  readonly #problems = new Map<string, readonly Problem[]>();
  readonly #shown = new Map<string, ConsoleExchange>();
  readonly #listeners = new Set<() => void>();
  /** The element that had the focus before the console took it. */
  #opener: HTMLElement | undefined;

  constructor(engine: ConsoleEngine) {
    this.engine = engine;
    const [first] = engine.document.model.operations;
    this.#view = {
      open: false,
      tab: 'request',
      operation: first?.id ?? '',
      asJson: false,
      sending: new Set(),
      answered: 0,
      announcement: '',
    };
  }

  get view(): View {
    return this.#view;
  }

  /** @returns what ends it */
  subscribe(listener: () => void): () => void {
    const end = this.engine.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      end();
      this.#listeners.delete(listener);
    };
  }

  set(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.#changed();
  }

  /** @param operation absent: the one that was chosen */
  open(operation?: string): void {
    const { activeElement } = document;
    if (!this.#view.open && activeElement instanceof HTMLElement) this.#opener = activeElement;
    const at = operation === undefined ? {} : ({ operation, tab: 'request' } as const);
    const wasOpen = this.#view.open;
    this.set({ ...at, open: true });
    this.#openServer();
    if (wasOpen) document.getElementById('console-title')?.focus();
  }

  /** The bank in the page is made when somebody first looks. */
  #openServer(): void {
    const { choice, opening, problem } = this.engine.state();
    if (choice.kind === 'page' && !opening && problem === undefined && this.engine.control() === undefined) {
      void this.engine.choose(choice);
    }
  }

  /** Gives the focus back to what opened the console, as far as it is still there. */
  close(): void {
    this.set({ open: false });
    const opener = this.#opener?.isConnected === true ? this.#opener : undefined;
    (opener ?? document.querySelector<HTMLElement>('#console .launcher'))?.focus();
  }

  /** The request as it stands: as the reader has left it, else filled in with what is known by now. */
  draft(operation: string = this.#view.operation): RequestDraft {
    const own = this.#drafts.get(operation);
    if (own !== undefined) return own;
    const { carried } = this.engine.state();
    const filled = this.#filled.get(operation);
    if (filled?.carried === carried) return filled.draft;
    const draft = this.engine.draft(operation);
    this.#filled.set(operation, { draft, carried });
    return draft;
  }

  /** Changes the request, and drops what stood against the places that are edited. */
  edit(change: Partial<RequestDraft>, edited?: Pick<Problem, 'in' | 'name'>): void {
    const draft = { ...this.draft(), ...change };
    this.#drafts.set(draft.operation, draft);
    if (edited !== undefined) {
      const left = this.problems().filter((problem) => !isAt(problem, edited));
      this.#problems.set(draft.operation, left);
    }
    this.#changed();
  }

  /** Begins the request anew: the example, or another one, with what is known now. */
  refill(mediaType?: string, example?: string): void {
    const { operation } = this.#view;
    if (mediaType === undefined) this.#drafts.delete(operation);
    else this.#drafts.set(operation, this.engine.draft(operation, mediaType, example));
    this.#problems.delete(operation);
    this.#changed();
  }

  /** Finds the faults of the request as it stands, by the description, once for all fields. */
  warnings(): ReturnType<ConsoleEngine['judge']> {
    const draft = this.draft();
    if (this.#judged?.draft !== draft) this.#judged = { draft, warnings: this.engine.judge(draft) };
    return this.#judged.warnings;
  }

  problems(): readonly Problem[] {
    return this.#problems.get(this.#view.operation) ?? [];
  }

  /** The exchange that is shown below the request. */
  shown(): ConsoleExchange | undefined {
    return this.#shown.get(this.#view.operation);
  }

  /** Puts a sent request back into the form, with its response. */
  recall(exchange: ConsoleExchange): void {
    const { operation, draft } = exchange;
    this.#drafts.set(operation, draft);
    this.#shown.set(operation, exchange);
    this.#problems.set(operation, refusalsOf(exchange));
    this.set({ operation, tab: 'request' });
  }

  /** @returns whether it was sent */
  async send(): Promise<boolean> {
    const draft = this.draft();
    const { operation } = draft;
    if (this.#view.sending.has(operation)) return false;
    this.#drafts.set(operation, draft);
    this.set({ sending: new Set([...this.#view.sending, operation]) });
    const sent = await this.engine.send(draft);
    const waiting = new Set(this.#view.sending);
    waiting.delete(operation);
    const problems = isProblems(sent) ? sent : refusalsOf(sent);
    this.#problems.set(operation, problems);
    if (!isProblems(sent)) this.#shown.set(operation, sent);
    this.set({
      sending: waiting,
      answered: this.#view.answered + 1,
      announcement: announce(sent, problems.length),
    });
    return !isProblems(sent);
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function isProblems(sent: ConsoleExchange | readonly DraftProblem[]): sent is readonly DraftProblem[] {
  return Array.isArray(sent);
}

function announce(sent: ConsoleExchange | readonly DraftProblem[], problems: number): string {
  const places =
    problems === 0 ? '' : ` ${problems === 1 ? 'One field is' : `${problems} fields are`} wrong.`;
  if (isProblems(sent)) return `Not sent.${places}`;
  const { outcome } = sent;
  if (outcome.kind === 'failed') return `No response: ${outcome.message}`;
  return `Response ${statusLine(outcome.response)} in ${Math.round(outcome.response.milliseconds)} milliseconds.${places}`;
}

function refusalsOf({ outcome }: ConsoleExchange): readonly Problem[] {
  return outcome.kind === 'response' ? outcome.refusals : [];
}

/** Tells whether a problem is about an edited place: for a body, also about what it contains or is part of. */
function isAt(problem: Problem, edited: Pick<Problem, 'in' | 'name'>): boolean {
  if (problem.in !== edited.in) return false;
  if (problem.in !== 'body') return problem.name === edited.name;
  const within = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
  return within(problem.name, edited.name);
}

/** The routes below `/_sandbox/` as functions, for tests. */
import type {
  Account,
  AccountId,
  Card,
  CardId,
  Contact,
  ContactId,
  Program,
  ProgramId,
  Transfer,
  TransferId,
} from '../../generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { Sandbox } from '../sandbox-types.ts';

export interface TestControl {
  readonly clock: TestClock;
  readonly records: TestRecords;
  /**
   * Calls any route below `/_sandbox/`: `control('POST', '/_sandbox/checks', { contactId, amount: '684.20' })`.
   *
   * @returns the body of the response
   * @throws Error, with the reasons, when the request is refused
   */
  control<Body = unknown>(method: string, path: string, body?: object): Promise<Body>;
}

/** The time that the bank has. It goes on from there unless it is frozen. */
export interface TestClock {
  read(): Promise<ClockTime>;
  /** An option that is not given stays as it is. */
  set(setting: ClockChange): Promise<ClockTime>;
  /** Back to the system's time. */
  reset(): Promise<ClockTime>;
}

export interface ClockTime {
  /** `2026-03-02T14:05:10Z` */
  readonly now: string;
  readonly frozen: boolean;
}

export interface ClockChange {
  /** `2026-03-02T14:05:10Z` */
  readonly now?: string;
  /** Advances the bank's own time. Cannot be combined with `now`. */
  readonly advanceSeconds?: number;
  readonly frozen?: boolean;
}

export interface TestRecords {
  /** The record as the API would return it. */
  read<Id extends RecordId>(id: Id): Promise<RecordOf<Id>>;
  /**
   * Changes any field by a merge patch, if the record still fits the description; nothing else changes with it. `{ availableBalance: '2500.00' }`
   * funds an account, `{ status: 'settled' }` settles a pull.
   *
   * @throws Error with the place of each invalid field
   */
  change<Id extends RecordId>(id: Id, patch: Patch<RecordOf<Id>>): Promise<RecordOf<Id>>;
}

export type RecordId = AccountId | CardId | ContactId | ProgramId | TransferId;

export type RecordOf<Id extends RecordId> = Id extends AccountId
  ? Account
  : Id extends CardId
    ? Card
    : Id extends ContactId
      ? Contact
      : Id extends ProgramId
        ? Program
        : Transfer;

/** JSON Merge Patch: objects are merged, other values replaced. */
export type Patch<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Patch<Value[Name]> }
    : Value;

export function controlOf({ fetch }: Pick<Sandbox, 'fetch'>): TestControl {
  async function control<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(
      new Request(new URL(path, 'http://localhost'), {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    );
    const text = await response.text();
    const value = text === '' ? undefined : (JSON.parse(text) as unknown);
    if (!response.ok) throw new Error(`${method} ${path}: ${explain(response.status, value)}`);
    return value as Body;
  }
  const clock = '/_sandbox/clock';
  const recordPath = (id: string) => `/_sandbox/records/${encodeURIComponent(id)}`;
  return {
    control,
    clock: {
      read: () => control('GET', clock),
      set: (setting) => control('PUT', clock, setting),
      reset: () => control('DELETE', clock),
    },
    records: {
      read: (id) => control('GET', recordPath(id)),
      change: (id, patch) => control('PATCH', recordPath(id), patch),
    },
  };
}

/** `400 The body is not valid. #/availableBalance must match pattern` */
function explain(status: number, problem: unknown): string {
  if (!isObject(problem)) return String(status);
  const { detail, errors } = problem as {
    detail?: string;
    errors?: readonly { pointer: string; detail: string }[];
  };
  return [status, detail, ...(errors ?? []).map((error) => `${error.pointer} ${error.detail}`)].join(' ');
}

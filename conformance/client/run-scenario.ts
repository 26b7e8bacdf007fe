import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../../lib/json.ts';
import type { Clock } from '../model/clock.ts';
import type { ClientExit, ClientRun } from './client-run.ts';
import { createRecorder } from './create-recorder.ts';
import { OTHER_HOST, type Scenario } from './scenarios.ts';

/** A bank of its own for one run of a client: the sandbox, which whoever starts the run hands in. */
export interface TestBank {
  /** Without the address: `BANKING_PERSON_ID` and the others. */
  readonly environment: Readonly<Record<string, string>>;
  /** The identifiers that clients may name from the start. */
  readonly ids: readonly string[];
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export type OpenBank = (given: {
  readonly apiKey: string;
  readonly faults: readonly JsonObject[];
}) => Promise<TestBank>;

type Handler = (request: Request) => Promise<Response>;

/** A place where a client runs once: in a process of its own over sockets, or as a function in this one. */
export interface ClientStage {
  /** Address of the bank. */
  readonly baseUrl: string;
  /** Address of the host that redirects lead to. */
  readonly otherUrl: string;
  /** Resolves when the client has ended, or was stopped. */
  run(given: {
    /** `BANKING_BASE_URL`, `BANKING_API_KEY` and the others that the sandbox prints. */
    readonly environment: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
    readonly signal: AbortSignal | undefined;
  }): Promise<ClientExit>;
  close(): Promise<void>;
}

/** @param bank handles requests to the bank; `Response.error()` means that the connection is to be cut */
export type OpenStage = (handlers: {
  readonly bank: Handler;
  readonly other: Handler;
}) => Promise<ClientStage>;

export interface ScenarioSettings {
  readonly openBank: OpenBank;
  readonly openStage: OpenStage;
  readonly clock: Clock;
  /** After this a run is over. Milliseconds. */
  readonly timeoutMs: number;
  /** Identifiers that the client has from its user. */
  readonly knownIds: readonly string[];
  readonly signal?: AbortSignal;
}

/** One run of the client against a bank of its own, with a key of its own. */
export async function runScenario(scenario: Scenario, settings: ScenarioSettings): Promise<ClientRun> {
  const { openBank, openStage, clock, timeoutMs, knownIds, signal } = settings;
  const apiKey = makeKey();
  let bank: TestBank | undefined;
  const recorder = createRecorder(
    { fetch: async (request) => (await bank?.fetch(request)) ?? Response.error() },
    scenario,
    clock,
    // An identifier that the client was given has to come back as it was given.
    () => [...Object.values(bank?.environment ?? {}), ...knownIds],
  );
  const stage = await openStage({ bank: recorder.bank, other: recorder.other });
  try {
    bank = await openBank({ apiKey, faults: withAddress(scenario.faults, stage.otherUrl) });
    const environment = {
      BANKING_BASE_URL: stage.baseUrl,
      BANKING_API_KEY: apiKey,
      ...bank.environment,
    };
    const exit = await stage.run({ environment, timeoutMs, signal });
    // A call that has not arrived in full shows nothing.
    const calls = recorder.calls.filter((call) => call !== undefined);
    return {
      scenario,
      calls,
      exit,
      endedAt: clock.now(),
      apiKey,
      apiKeys: [apiKey, ...recorder.prepared.apiKeys],
      environment,
      ids: [...bank.ids, ...knownIds, ...recorder.prepared.ids],
    };
  } finally {
    await stage.close();
    await bank?.close();
  }
}

/** Made of letters that no identifier has, so that none of its parts is found in one by chance. */
function makeKey(): string {
  return Array.from(randomBytes(36), (byte) => KEY_LETTERS[byte % KEY_LETTERS.length]).join('');
}

const KEY_LETTERS = 'ghjkmnpqrstvwxyz';

function withAddress(faults: readonly JsonObject[], address: string): JsonObject[] {
  return JSON.parse(JSON.stringify(faults).replaceAll(OTHER_HOST, address)) as JsonObject[];
}

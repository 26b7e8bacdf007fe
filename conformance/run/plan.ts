import { examples } from '../../generated/examples.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { type RecordKind, recordOf } from '../catalogue/effect.ts';
import { toHistory } from '../judge/history.ts';
import type { CompleteResponse, Exchange, Failure, Outcome } from '../model/exchange.ts';
import type { ConformanceOptions } from '../model/options.ts';
import { personalTexts } from '../operator-data/personal-texts.ts';
import { readOptions } from '../options/read-options.ts';
import { curlLine, variableValues } from '../redact/curl-line.ts';
import type { Redactor } from '../redact/redactor.ts';
import { type DataUse, dataUses } from '../scenario/data-uses.ts';
import { randomOf } from '../scenario/random.ts';
import type { ScenarioStep, StepCall } from '../scenario/step.ts';
import { OPEN_SECOND_ACCOUNT, STORE_SECOND_CONTACT } from '../scenario/thorough/two-accounts.ts';
import { readTarget } from './safety/target.ts';
import { learnSecrets, secretsOf } from './secrets-of.ts';
import { toRequest } from './to-request.ts';

/** Determines without the network what a run would do. Redacted. */
export interface Plan {
  /** The calls in order. */
  readonly calls: readonly PlannedCall[];
  /** Steps for which something is missing, and how to provide it. */
  readonly notSent: readonly {
    readonly id: string;
    readonly operation: OperationId;
    readonly reason: string;
  }[];
}

export interface PlannedCall {
  /** The step's: `issue-card`. */
  readonly id: string;
  readonly operation: OperationId;
  readonly purpose: string;
  readonly method: string;
  /** The path with the base address's path, and with marks for what the deployment will assign: `/v1/account/{accountId of open-account}`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** The call as a curl command: what is secret, and what the deployment will assign, in variables of the shell. */
  readonly curl: string;
  /** Values of the body that are masked in reports, as the variables of `curl`: made up from the seed, so they are nobody's. */
  readonly values: Readonly<Record<string, string>>;
  /** Fields whose values come from the operator's data. Those about people, companies and bank accounts are masked, and not among `values`. */
  readonly fromData?: readonly DataUse[];
  /** The values that later calls take from the response: the name of the variable, and the field that it is read from. */
  readonly returns: readonly { readonly variable: string; readonly field: string; readonly prefix: string }[];
  readonly writes: boolean;
  /** The money that moves: `1.37`; less where the deployment's limits are tighter. */
  readonly amount?: string;
  /** The body is what the settings of the examples lead to. Those of the deployment decide. */
  readonly derived: boolean;
  /** It is made in some runs only. */
  readonly onlyIf?: string;
  /** The reason why it waits for its moment. */
  readonly waits?: string;
  /** `AskedQuestion.id`, of a call that only a thorough run makes. */
  readonly question?: string;
  /** The call before, at the same time as which it is sent. */
  readonly together?: string;
}

/** Stand in for ids that the deployment will assign. */
const PLACEHOLDER_IDS = {
  account: 'acc-00000000-0000-4000-8000-a11ce0000001',
  contact: 'con-00000000-0000-4000-8000-a11ce0000002',
  program: 'prg-00000000-0000-4000-8000-a11ce0000003',
  secondAccount: 'acc-00000000-0000-4000-8000-a11ce0000004',
  secondContact: 'con-00000000-0000-4000-8000-a11ce0000005',
} as const;
const MARKS: readonly (readonly [placeholder: string, mark: string])[] = [
  [PLACEHOLDER_IDS.account, '{accountId of open-account}'],
  [PLACEHOLDER_IDS.contact, '{contactId of store-contact}'],
  [PLACEHOLDER_IDS.program, '{programId of open-account}'],
  [PLACEHOLDER_IDS.secondAccount, `{accountId of ${OPEN_SECOND_ACCOUNT}}`],
  [PLACEHOLDER_IDS.secondContact, `{contactId of ${STORE_SECOND_CONTACT}}`],
];

/**
 * Every request that a run with these options would send. `steps` are those that the options select. The bodies are those of the same seed where
 * the deployment's settings do not decide.
 *
 * @throws ConfigurationError for invalid options
 */
export function planRun(
  options: ConformanceOptions,
  steps: readonly ScenarioStep[],
  redactor: Redactor,
): Plan {
  const { given, maxAmount, profile, seed } = readOptions(options);
  learnSecrets(redactor, options, readTarget(options.baseUrl, options.proxyUrl));
  const simulated: Exchange[] = [];
  const calls: PlannedCall[] = [];
  const notSent: Plan['notSent'][number][] = [];
  for (const step of steps) {
    const { id, operation, purpose, onlyIf, question, together } = step;
    const call = step.prepare({
      given,
      data: options.data,
      maxAmount,
      profile,
      history: toHistory(simulated),
      exchange: (name) => simulated.find((one) => one.id === name),
      random: randomOf(seed, id),
      now: 0,
    });
    if (call === undefined) continue;
    if ('skip' in call) {
      notSent.push({ id, operation, reason: redactor.text(call.skip) });
      continue;
    }
    const { amount, notBefore } = call;
    const fromData = dataUses(operation, call.body, options.data);
    calls.push({
      id,
      operation,
      purpose,
      ...shown(step, call, options, redactor),
      writes: !operations[operation].safe,
      derived: step.derived && profile === 'full',
      ...(amount !== undefined && { amount }),
      ...(fromData.length > 0 && { fromData }),
      ...(onlyIf !== undefined && { onlyIf }),
      ...(notBefore !== undefined && { waits: notBefore.why }),
      ...(question !== undefined && { question }),
      ...(together !== undefined && calls.at(-1)?.id === together && { together }),
    });
    simulated.push(toExchange(step, call, options, responseTo(step, call, simulated)));
  }
  return { calls, notSent };
}

/** Ids that the deployment assigns, by the step that returns them. */
const RETURNED = [
  { step: 'open-account', variable: 'ACCOUNT_ID', field: 'id', prefix: 'acc-' },
  { step: 'open-account', variable: 'ACCOUNT_PROGRAM_ID', field: 'programId', prefix: 'prg-' },
  { step: 'store-contact', variable: 'CONTACT_ID', field: 'id', prefix: 'con-' },
  { step: OPEN_SECOND_ACCOUNT, variable: 'SECOND_ACCOUNT_ID', field: 'id', prefix: 'acc-' },
  { step: STORE_SECOND_CONTACT, variable: 'SECOND_CONTACT_ID', field: 'id', prefix: 'con-' },
] as const;
const KNOWN: ReadonlyMap<string, string> = new Map([
  [PLACEHOLDER_IDS.account, 'ACCOUNT_ID'],
  [PLACEHOLDER_IDS.program, 'ACCOUNT_PROGRAM_ID'],
  [PLACEHOLDER_IDS.contact, 'CONTACT_ID'],
  [PLACEHOLDER_IDS.secondAccount, 'SECOND_ACCOUNT_ID'],
  [PLACEHOLDER_IDS.secondContact, 'SECOND_CONTACT_ID'],
]);
/** The variable from which the suite takes the address, too. */
const BASE_URL = 'BANKING_BASE_URL';

function shown(step: ScenarioStep, call: StepCall, options: ConformanceOptions, redactor: Redactor) {
  const exchange = toExchange(step, call, options, NOT_SENT);
  redactor.learnFrom(exchange);
  const { method, url, headers, body } = redactor.exchange(exchange).request;
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '');
  const base = redactor.url(readTarget(options.baseUrl, options.proxyUrl).url.href).replace(/\/$/, '');
  const request = { method, url, headers, ...(body !== undefined && { body }) };
  return {
    ...marked({ method, path, headers, ...(body !== undefined && { body }) }),
    curl: curlLine(request, new Map([[base, BASE_URL], ...KNOWN])),
    values: madeUp(body, exchange.request.body, options),
    returns: RETURNED.filter((one) => one.step === step.id).map(({ step: _, ...one }) => one),
  };
}

/** Returns the values that the operator did not give. */
function madeUp(
  masked: Json | undefined,
  body: Json | undefined,
  options: ConformanceOptions,
): PlannedCall['values'] {
  if (masked === undefined || body === undefined) return {};
  const given = [
    ...secretsOf(options, readTarget(options.baseUrl, options.proxyUrl)),
    ...personalTexts(options.data),
  ];
  const isOurs = ([, value]: [string, string]) => given.every((secret) => !value.includes(secret));
  return Object.fromEntries(Object.entries(variableValues(masked, body)).filter(isOurs));
}

function marked<Value>(value: Value): Value {
  const text = MARKS.reduce(
    (so, [placeholder, mark]) => so.replaceAll(placeholder, mark),
    JSON.stringify(value),
  );
  return JSON.parse(text) as Value;
}

const NOT_SENT: Failure = { kind: 'failure', reason: 'interrupted', detail: 'nothing was sent' };

/** The response that the examples' deployment would give, so that later steps have something to build on. */
function responseTo(
  { id, operation }: ScenarioStep,
  { pathParameters, body }: StepCall,
  simulated: readonly Exchange[],
): CompleteResponse {
  const account = examples.createAccount.responses.createAccountResponse;
  const program = examples.retrieveProgram.responses.retrieveProgramResponse;
  const record = recordOf(operation);
  const before = toHistory(simulated)
    .showing('Account')
    .map((one) => one.body)
    .findLast(
      (one) => pathParameters?.accountId !== undefined && at(one, '/id') === pathParameters.accountId,
    );
  const isSecond = id === OPEN_SECOND_ACCOUNT || id === STORE_SECOND_CONTACT;
  const newIds = isSecond
    ? { account: PLACEHOLDER_IDS.secondAccount, contact: PLACEHOLDER_IDS.secondContact }
    : PLACEHOLDER_IDS;
  const records: Partial<Record<RecordKind, object>> = {
    Program: { ...program, id: pathParameters?.programId ?? program.id },
    Account: {
      ...account,
      ...(body?.label !== undefined && { label: body.label }),
      config: merged(at(before, '/config') ?? (account.config as Json), body?.config ?? {}),
      id: pathParameters?.accountId ?? newIds.account,
      programId: PLACEHOLDER_IDS.program,
    },
    Contact: { ...body, id: newIds.contact },
  };
  const value = ((record !== undefined && records[record]) || {}) as Json;
  return { kind: 'response', status: 200, headers: {}, bytes: 0, body: { kind: 'json', value } };
}

/** Objects are looked into; what was sent takes the place of everything else. */
function merged(before: Json, sent: Json): Json {
  if (!isObject(before) || !isObject(sent)) return sent;
  return Object.fromEntries(
    Object.entries({ ...before, ...sent }).map(([name, value]) => [
      name,
      name in before && name in sent ? merged(before[name] ?? null, value) : value,
    ]),
  );
}

function toExchange(
  step: ScenarioStep,
  call: StepCall,
  options: ConformanceOptions,
  outcome: Outcome,
): Exchange {
  const { purpose, question } = step;
  const about = { purpose, ...(question !== undefined && { question }) };
  return { ...toRequest(step, call, options), ...about, sentAt: 0, endedAt: 0, outcome };
}

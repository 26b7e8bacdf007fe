import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { ThoroughSection } from '../../../conformance/model/report.ts';
import type { Plan, PlannedCall } from '../../../conformance/run/plan.ts';
import type { ScenarioStep } from '../../../conformance/scenario/step.ts';
import { shellQuote } from '../../../lib/shell.ts';
import type { Context } from '../../cli/command.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import { connectionOf } from './connection.ts';
import { dataOf } from './data-of.ts';
import { nameTarget, runOptions } from './open-target.ts';

/** Prints every request that a run would send, without network and without leaving a trace. */
export async function showPlan(
  settings: ConformSettings,
  overlay: OverlaidDescription | undefined,
  context: Context,
): Promise<void> {
  const target = await nameTarget(settings);
  const [
    { planRun },
    { requirements },
    { select },
    { steps: all },
    { createRedactor },
    { readTarget },
    { variablesOf },
    { dataSection },
    { dataWords, tooFewValues },
  ] = await Promise.all([
    import('../../../conformance/run/plan.ts'),
    import('../../../conformance/catalogue/catalogue.ts'),
    import('../../../conformance/options/select.ts'),
    import('../../../conformance/scenario/steps.ts'),
    import('../../../conformance/redact/create-redactor.ts'),
    import('../../../conformance/run/safety/target.ts'),
    import('../../../conformance/redact/curl-line.ts'),
    import('../../../conformance/run/data-section.ts'),
    import('../../../conformance/report/data-words.ts'),
  ]);
  // Shown, so that the run can be given the same one and sends just this.
  const { seed = Math.floor(Math.random() * 2 ** 32) } = settings;
  const data = await dataOf(settings, context);
  const options = {
    ...runOptions(settings, target),
    ...(await connectionOf(settings, context)),
    ...data,
    ...(overlay && { overlay }),
    seed,
  };
  const { url, proxy } = readTarget(options.baseUrl, options.proxyUrl);
  const { steps, thorough, notAsked } = select(options, requirements, all);
  const judged = new Set(requirements.filter((one) => notAsked(one) === undefined).map(({ id }) => id));
  const given = options.data && dataSection(options.data, (id) => judged.has(id));
  const redactor = createRedactor();
  const plan = planRun(options, steps, redactor);
  // The plan has told it what is secret.
  const baseUrl = redactor.url(url.href);
  const connection = describeConnection(settings, proxy);
  context.result({
    baseUrl,
    seed,
    ...(connection.length > 0 && { connection }),
    ...plan,
    ...(given && { data: given }),
    ...(thorough && { thorough }),
  });
  context.data(
    planText(plan, thorough, baseUrl.replace(/\/$/, ''), variablesOf, curlConnection(settings, proxy)),
  );
  context.info(`Nothing was sent. A run with --seed ${seed} sends these to ${baseUrl}`);
  for (const line of connection) context.info(`  ${line}`);
  if (given !== undefined) {
    context.info(`  with values of --data: ${dataWords(given)}`);
    for (const sentence of tooFewValues(given)) context.info(`  ${sentence}`);
  }
  for (const line of await whatTheGateSays(options, steps)) context.info(line);
}

/** Describes a connection without its secrets. The command for the token has not run: a plan leaves no trace. */
function describeConnection(
  { clientCert, clientKey, ca, tokenCommand }: ConformSettings,
  proxy: URL | undefined,
): string[] {
  return [
    clientCert !== undefined && `with the client certificate ${clientCert}`,
    clientKey !== undefined && `with the client key ${clientKey}`,
    ca !== undefined && `trusting only the authorities in ${ca}`,
    proxy !== undefined && `through the proxy ${proxy.host}`,
    tokenCommand !== undefined && 'with the header that --token-command prints, in addition to those above',
  ].filter((line) => line !== false);
}

async function whatTheGateSays(
  options: ConformanceOptions,
  steps: readonly ScenarioStep[],
): Promise<string[]> {
  const { passGate } = await import('../../../conformance/run/safety/gate.ts');
  const { readTarget } = await import('../../../conformance/run/safety/target.ts');
  try {
    passGate(readTarget(options.baseUrl, options.proxyUrl), options, steps);
    return [];
  } catch (error) {
    const { name, message, fix } = error as Error & { fix: string };
    if (name !== 'SafetyRefusal') throw error;
    return [`With these options, the run would be refused: ${message}.`, `  ${fix}`];
  }
}

/** Lists what curl needs to reach the deployment in the same way. Secrets come from variables of the shell. */
interface CurlConnection {
  readonly flags: readonly string[];
  readonly variables: readonly string[];
}

function curlConnection(settings: ConformSettings, proxy: URL | undefined): CurlConnection {
  const { clientCert, clientKey, ca, tokenCommand } = settings;
  const isPkcs12 = clientCert !== undefined && clientKey === undefined && /\.(?:p12|pfx)$/i.test(clientCert);
  const isSecret = proxy !== undefined && (proxy.username !== '' || proxy.password !== '');
  return {
    flags: [
      ...(ca === undefined ? [] : [`--cacert ${shellQuote(ca)}`]),
      ...(clientCert === undefined ? [] : [`--cert ${shellQuote(clientCert)}`]),
      ...(isPkcs12 ? ['--cert-type P12'] : []),
      ...(clientKey === undefined ? [] : [`--key ${shellQuote(clientKey)}`]),
      ...(proxy === undefined
        ? []
        : [`--proxytunnel --proxy ${isSecret ? `"$${PROXY_VARIABLE}"` : shellQuote(proxy.origin)}`]),
      ...(tokenCommand === undefined ? [] : [`--header "$${TOKEN_VARIABLE}"`]),
    ],
    variables: [
      ...(isSecret ? [PROXY_VARIABLE] : []),
      ...(tokenCommand === undefined ? [] : [TOKEN_VARIABLE]),
    ],
  };
}

const PROXY_VARIABLE = 'BANKING_PROXY_URL';
/** `Authorization: Bearer ...` */
const TOKEN_VARIABLE = 'TOKEN_HEADER';

/** A script for a POSIX shell, with what is to be said of each call before it. Whatever is secret comes from the environment. */
function planText(
  { calls, notSent }: Plan,
  thorough: ThoroughSection | undefined,
  baseUrl: string,
  variablesOf: (command: string) => readonly string[],
  connection: CurlConnection,
): string {
  const returned = new Set(calls.flatMap(({ returns }) => returns.map(({ variable }) => variable)));
  const made = new Set(calls.flatMap(({ values }) => Object.keys(values)));
  const needed = [...new Set([...connection.variables, ...calls.flatMap(({ curl }) => variablesOf(curl))])];
  const given = needed.filter(
    (name) => name !== 'BANKING_BASE_URL' && !returned.has(name) && !made.has(name),
  );
  const head = [
    '# Calls for a POSIX shell. Set these variables first; nothing secret is written here.',
    `BANKING_BASE_URL=\${BANKING_BASE_URL:-${shellQuote(baseUrl)}}`,
    ...(connection.variables.includes(TOKEN_VARIABLE)
      ? [`# ${TOKEN_VARIABLE} is the header that --token-command stands for: 'Authorization: Bearer TOKEN'.`]
      : []),
    ...given.map((name) => `export ${name}="\${${name}:?is not set}"`),
    // Some servers compress whatever a client accepts; identifiers are read from the text.
    `curl() { command curl ${['--silent --show-error --compressed', ...connection.flags].join(' ')} "$@"; }`,
    '',
  ];
  const sent = calls.map((call, index) => {
    const notes = [...notesOn(call), ...questionOf(call, thorough)].map((note) => `#   ${note}`);
    const title = `# ${index + 1}. ${call.purpose} (${call.id}): ${call.method} ${call.path}`;
    const wait = call.waits === undefined ? [] : ['sleep 3'];
    const used = call.returns.filter(({ variable }) =>
      calls.slice(index + 1).some(({ curl }) => variablesOf(curl).includes(variable)),
    );
    const lines = used.length === 0 ? [`${call.curl}; echo`] : captured(call.curl, used);
    const values = Object.entries(call.values).map(([name, value]) => `${name}=${shellQuote(value)}`);
    return [title, ...notes, ...values, ...wait, ...lines, ''].join('\n');
  });
  const left = notSent.map(({ id, operation, reason }) => `# not sent: ${operation} (${id}): ${reason}`);
  return [...head, ...sent, ...left, ...thoroughLines(calls, thorough)].join('\n');
}

/** Shows what `--thorough` adds, and why. */
function thoroughLines(calls: readonly PlannedCall[], thorough: ThoroughSection | undefined): string[] {
  if (thorough === undefined) return [];
  const { questions, leftOut, maxCalls } = thorough;
  const countOf = (question?: string) => calls.filter((call) => call.question === question).length;
  const added = calls.length - countOf(undefined);
  return [
    `# --thorough adds ${count(added, 'call')} for ${count(questions.length, 'question')} to the ${count(countOf(undefined), 'call')} of other runs; at most ${maxCalls} are made.`,
    '# Each of them may be refused; the run goes on, and only what it alone would have shown stays open.',
    ...questions.map(({ id, asks }) => `#   ${id} (${count(countOf(id), 'call')}): ${asks}`),
    ...(leftOut.length === 0 ? [] : [`# Left out, as there are not calls enough: ${leftOut.join(', ')}`]),
    '',
  ];
}

function questionOf({ question, together }: PlannedCall, thorough: ThoroughSection | undefined): string[] {
  const asks = thorough?.questions.find(({ id }) => id === question)?.asks;
  return [
    ...(asks === undefined ? [] : [`it is for the question ${question}: ${asks}`]),
    ...(together === undefined ? [] : [`it is sent at the same time as ${together}`]),
  ];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** The response is printed, and what later calls take from it is kept. */
function captured(curl: string, returns: PlannedCall['returns']): string[] {
  return [
    `RESPONSE=$(${curl})`,
    `printf '%s\\n' "$RESPONSE"`,
    ...returns.flatMap(({ variable, field, prefix }) => [
      `${variable}=$(printf '%s' "$RESPONSE" | grep -o '"${field}" *: *"${prefix}[^"]*"' | head -n 1 | cut -d '"' -f 4)`,
      `: "\${${variable}:?was not returned}"`,
    ]),
  ];
}

function notesOn({ writes, amount, onlyIf, waits, derived, fromData = [] }: PlannedCall): string[] {
  return [
    ...(writes ? ['it writes'] : []),
    ...(amount === undefined ? [] : [`it moves ${amount}, or less where the limits are tighter`]),
    ...(onlyIf === undefined ? [] : [`only ${onlyIf}`]),
    ...(waits === undefined ? [] : [`it waits: ${waits}`]),
    ...(fromData.length === 0
      ? []
      : [`from --data: ${fromData.map(({ pointer, kind }) => `${pointer} (${kind})`).join(', ')}`]),
    ...(derived ? ['values that depend on settings are those of the examples: the deployment decides'] : []),
  ];
}

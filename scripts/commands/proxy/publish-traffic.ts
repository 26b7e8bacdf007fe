import { number } from '../../../lib/plural.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import { connectionOf } from '../conform/connection.ts';
import { streamAddressOf } from '../conform/stream-of.ts';
import { type ProxySettings, passCalls, sentence, unreadWords } from './pass-calls.ts';

/** Settings of judging: others judge what is published. */
const OF_JUDGING = [
  'record',
  'spec',
  'requirements',
  'assertFormats',
  'overlay',
  'only',
  'skip',
  'evidence',
  'profile',
  'waivers',
  'reporter',
  'reportDir',
] as const satisfies (keyof ProxySettings)[];
/** `conform --traffic` does not take these with the address of a stream either. */
const NO_OTHER_API =
  'Published calls are checked by the description of this package. For another API, use one proxy without --publish.';
const FIXES: Partial<Record<(typeof OF_JUDGING)[number], string>> = {
  record: 'Remove --record: the stream is a recording.',
  spec: NO_OTHER_API,
  requirements: NO_OTHER_API,
  assertFormats: NO_OTHER_API,
};

/**
 * Passes traffic and publishes its calls until it is stopped. Nothing is judged here: of a record, this proxy sees only some of the calls.
 *
 * @returns `inconclusive` where calls were not published
 */
export async function publishTraffic(
  { target, publish }: { readonly target: URL; readonly publish: string },
  settings: ProxySettings,
  context: Context,
): Promise<ExitName> {
  const given = OF_JUDGING.find((name) => settings[name] !== undefined);
  if (given !== undefined)
    throw new ToolError('usage', `--publish cannot be combined with --${kebab(given)}.`, {
      fix:
        FIXES[given] ??
        'Calls that are published are checked by `conform --traffic` with the same address: give the flag there.',
    });
  const address = await streamAddressOf(publish, context);
  const key = pseudonymKey(context.env.BANKING_PSEUDONYM_KEY);
  const { tls } = await connectionOf(settings, context);
  const [{ startJudging }, { describeAddress }] = await Promise.all([
    import('../../../conformance/proxy/start-judging.ts'),
    import('../../../conformance/stream/stream-address.ts'),
  ]);
  const judging = await startJudging({
    origin: target.origin,
    options: {},
    publish: { address, key },
    onProblem: (why) => context.warn(`${sentence(why)} Calls are still passed on.`),
  });
  const unread = { connections: 0 };
  let problems: string[] = [];
  try {
    const does = `published to ${describeAddress(address)}. Press Ctrl-C to end.`;
    await passCalls(settings, { target, tls, judging, unread, does }, context);
  } finally {
    const { seen, counts } = await judging.finishPublishing();
    const { published = 0 } = counts ?? {};
    context.info(`${number(published, 'call')} of ${seen.toLocaleString('en')} published.`);
    const isAll = counts !== undefined && published === seen;
    problems = [...unreadWords(unread), ...(isAll ? [] : ['calls that were not published are not checked'])];
    for (const problem of problems) context.warn(sentence(problem));
  }
  return problems.length === 0 ? 'ok' : 'inconclusive';
}

/** @throws ToolError, which does not quote it */
function pseudonymKey(text = ''): Uint8Array {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new ToolError(
    'usage',
    text === ''
      ? 'BANKING_PSEUDONYM_KEY is not set: calls are published without secrets, and all proxies need the same key for that.'
      : 'BANKING_PSEUDONYM_KEY is not a key of 64 hexadecimal digits.',
    {
      fix: 'Make one with `openssl rand -hex 32`, and give it to every proxy that publishes to this stream.',
    },
  );
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import { spawn } from 'node:child_process';
import { isObject } from '../../../lib/json.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import { ToolError } from '../../cli/errors.ts';
import { OWN_HEADERS, readHeader } from '../settings/read-values.ts';

interface CommandEnvironment {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Larger than any token. Characters. */
const MAX_OUTPUT = 65_536;

/**
 * Runs the operator's command in a shell and reads the header that it prints. Neither its output nor the command itself is ever shown, since both may be
 * secret; what it writes to standard error is discarded for the same reason.
 *
 * @throws ToolError('environment') when it fails, prints something else, or takes too long
 */
export async function runTokenCommand(
  command: string,
  environment: CommandEnvironment,
): Promise<Readonly<Record<string, string>>> {
  const output = await outputOf(command, environment);
  const header = readToken(output);
  if ('header' in header) return { [header.header[0]]: header.header[1] };
  throw failed(header.wrong, FORMS);
}

const FORMS =
  "It must print one line: a token, 'Bearer TOKEN' or 'Name: value'; or the JSON of an OAuth token response.";

const TRY_IT = 'Run it by itself to see why. What it prints is not shown here: it may be secret.';

function failed(wrong: string, fix: string): ToolError {
  return new ToolError('environment', `The command of --token-command ${wrong}.`, { fix });
}

function outputOf(command: string, { cwd, env, timeoutMs, signal }: CommandEnvironment): Promise<string> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that what the shell has started ends with it.
    const isGroup = process.platform !== 'win32';
    const child = spawn(command, {
      shell: true,
      cwd,
      env: { ...env },
      detached: isGroup,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let length = 0;
    let wrong: [string, string] | undefined;
    const stop = (...why: [string, string]) => {
      wrong ??= why;
      try {
        if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        else child.kill('SIGKILL');
      } catch {
        // It has ended by itself.
      }
      child.stdout.destroy();
    };
    const timer = setTimeout(
      () =>
        stop(
          `did not end within ${timeoutMs} ms`,
          'It must not ask for anything. --timeout gives it more time.',
        ),
      timeoutMs,
    );
    const interrupt = () => stop('was interrupted', 'Run it again.');
    signal?.addEventListener('abort', interrupt, { once: true });
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_OUTPUT) stop('prints too much for a token', FORMS);
    });
    child.stdout.on('error', () => {});
    child.on('error', (error: NodeJS.ErrnoException) => {
      wrong ??= [`could not be started: ${systemReason(error)}`, 'Run it by itself in a shell.'];
      finish(null, null);
    });
    child.on('close', finish);

    function finish(code: number | null, killedBy: string | null): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
      const end = code === null ? `was stopped by ${killedBy}` : `failed with exit code ${code}`;
      if (wrong === undefined && code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(failed(...(wrong ?? ([end, TRY_IT] as const))));
    }
  });
}

/** Scripts print these texts if they did not get a token: `jq -r` prints null, and an unset variable leaves the scheme alone. */
const NO_TOKEN = /^(?:[\w-]+: *)?(?:(?:bearer|basic|token)\b *)?(?:null|undefined|none|nil|false)?$/i;

type TokenReading = { readonly header: readonly [name: string, value: string] } | { readonly wrong: string };

/** A token alone, with its scheme, as a header, or as JSON. */
export function readToken(output: string): TokenReading {
  const text = output.replace(/^\ufeff/, '').trim();
  if (text === '') return { wrong: 'prints nothing' };
  if (text.startsWith('{')) return readJson(text);
  if (/[\r\n]/.test(text)) return { wrong: 'prints several lines' };
  if (NO_TOKEN.test(text)) return { wrong: 'prints a word that stands for no token' };
  if (/^[\w.~+/=-]+$/.test(text)) return { header: ['Authorization', `Bearer ${text}`] };
  if (/^[A-Za-z][A-Za-z0-9-]* [\x21-\x7e]+$/.test(text) && !/^[\w-]+: /.test(text))
    return { header: ['Authorization', text] };
  const reading = readHeader(text, OWN_HEADERS);
  if ('value' in reading) return { header: reading.value };
  return { wrong: 'prints something that is neither a token nor a header that can be set' };
}

/** These names are of OAuth (RFC 6749, section 5.1), of clouds' command lines, and of Kubernetes' credential plugins. */
function readJson(text: string): TokenReading {
  const token = tokenIn(text);
  if (token === undefined) return { wrong: 'prints JSON without a token in access_token' };
  return /^[\x21-\x7e]+$/.test(token)
    ? { header: ['Authorization', `Bearer ${token}`] }
    : { wrong: 'prints a token that cannot be sent in a header' };
}

function tokenIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const holders = isObject(value) ? [value, value.status] : [];
    const tokens = holders.flatMap((one) =>
      isObject(one) ? [one.access_token, one.accessToken, one.token] : [],
    );
    return tokens.find((one): one is string => typeof one === 'string' && one !== '');
  } catch {
    return undefined;
  }
}

import { resolve } from 'node:path';
import { parseUrl } from '../../../lib/parse-url.ts';
import type { StoreChoice } from '../../../server/node/open-store.ts';
import { ToolError } from '../../cli/errors.ts';

/** The flags of `sandbox` that decide where its records are and which key opens it. */
export interface SandboxFlags {
  readonly database?: string;
  readonly memory?: boolean;
  readonly databaseUrl?: string;
  readonly apiKey?: string;
  readonly newKey?: boolean;
  readonly controlKey?: string;
  readonly control: boolean;
}

export type Env = Readonly<Record<string, string | undefined>>;

export const DATABASE_URL = 'BANKING_SANDBOX_DATABASE_URL';
export const CONTROL_KEY = 'BANKING_SANDBOX_CONTROL_KEY';
export const API_KEY = 'BANKING_SANDBOX_API_KEY';
const DEFAULT_FILE = 'banking-sandbox.sqlite';
const MIN_KEY = 16;

/** A flag takes precedence over the environment. Throws ToolError('usage') for flags that contradict each other. */
export function chooseStore(flags: SandboxFlags, env: Env, cwd: string): StoreChoice {
  const given = [
    ...(flags.memory === true ? ['--memory'] : []),
    ...(flags.database === undefined ? [] : ['--database']),
    ...(flags.databaseUrl === undefined ? [] : ['--database-url']),
  ];
  if (given.length > 1)
    throw new ToolError('usage', `${given.join(' and ')} cannot be used together.`, {
      fix: 'Choose one place for the records and remove the other flags.',
    });
  if (flags.memory === true) return { kind: 'memory' };
  if (flags.database !== undefined) return { kind: 'sqlite', file: readFile(flags.database, cwd) };
  if (flags.databaseUrl !== undefined)
    return { kind: 'postgres', url: readUrl(flags.databaseUrl, '--database-url') };
  const url = env[DATABASE_URL] ?? '';
  return url === ''
    ? { kind: 'sqlite', file: resolve(cwd, DEFAULT_FILE) }
    : { kind: 'postgres', url: readUrl(url, DATABASE_URL) };
}

function readFile(text: string, cwd: string): string {
  if (text !== '') return resolve(cwd, text);
  throw new ToolError('usage', '--database is empty.', { fix: 'Give the path of a file, or use --memory.' });
}

/** Errors never quote the URL, which may contain a password. */
function readUrl(text: string, name: string): string {
  if (/^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? '')) return text;
  throw new ToolError('usage', `${name} is not a valid PostgreSQL URL.`, {
    fix: 'Use the form postgres://USER:PASSWORD@HOST:5432/DATABASE.',
  });
}

export interface KeySetting {
  /** Undefined: the development key. */
  readonly apiKey: string | undefined;
  /** The place that the key came from. */
  readonly from: 'flag' | 'environment' | 'made' | undefined;
}

/** A flag takes precedence over the environment. `make`: for --new-key. Throws ToolError('usage'). */
export function chooseKey(flags: SandboxFlags, env: Env, make: () => string): KeySetting {
  if (flags.apiKey !== undefined && flags.newKey === true)
    throw new ToolError('usage', '--api-key and --new-key cannot be used together.', {
      fix: 'Remove --api-key to have a key generated.',
    });
  if (flags.newKey === true) return { apiKey: make(), from: 'made' };
  if (flags.apiKey !== undefined) return { apiKey: readKey(flags.apiKey, '--api-key'), from: 'flag' };
  const key = env[API_KEY] ?? '';
  return key === ''
    ? { apiKey: undefined, from: undefined }
    : { apiKey: readKey(key, API_KEY), from: 'environment' };
}

function readKey(text: string, name: string, orElse = ', or generate a key with --new-key'): string {
  if (text.length >= MIN_KEY && /^[\x21-\x7e]+$/.test(text)) return text;
  throw new ToolError('usage', `${name} is too short or contains characters that a header cannot carry.`, {
    fix: `Give at least ${MIN_KEY} visible ASCII characters without spaces${orElse}.`,
  });
}

/** A flag takes precedence over the environment. Throws ToolError('usage'). */
export function chooseControlKey(
  flags: SandboxFlags,
  env: Env,
  { apiKey }: KeySetting,
): { readonly controlKey?: string; readonly from: 'flag' | 'environment' | undefined } {
  const from = flags.controlKey === undefined ? 'environment' : 'flag';
  const text = flags.controlKey ?? env[CONTROL_KEY] ?? '';
  if (from === 'environment' && (text === '' || !flags.control)) return { from: undefined };
  const name = from === 'flag' ? '--control-key' : CONTROL_KEY;
  if (!flags.control)
    throw new ToolError('usage', `${name} and --no-control cannot be used together.`, {
      fix: 'Remove --no-control to serve the routes below /_sandbox/.',
    });
  const controlKey = readKey(text, name, '');
  if (controlKey === apiKey)
    throw new ToolError('usage', `${name} is the API key.`, {
      fix: 'Give another one, or callers of the API would control the sandbox.',
    });
  return { controlKey, from };
}

/** Origins as browsers send them: `http://app.test:5173`, and `null` for pages from disk. Throws ToolError('usage') for anything else. */
export function readOrigins(texts: readonly string[]): string[] {
  return texts.map((text) => {
    if (text === 'null') return text;
    const url = parseUrl(text);
    if (
      url !== undefined &&
      /^https?:$/.test(url.protocol) &&
      /^[^/]+:\/\/[^/?#]+\/?$/.test(text) &&
      url.username === ''
    )
      return url.origin;
    throw new ToolError('usage', `--allow-origin is not an origin: ${text}`, {
      fix: 'Use the form http://app.test:5173, without a path, or null for pages that were opened from disk.',
    });
  });
}

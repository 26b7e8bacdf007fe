import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { at, type Json } from '../../lib/json.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { type ToolFinding, UNANSWERED } from './findings.ts';
import { type HarEntry, throughPrism } from './through-prism.ts';

/** Calls to one server, with the description of its version. */
export interface Recording {
  /** Path of a HAR. */
  readonly har: string;
  readonly entries: readonly HarEntry[];
  readonly description: string;
  /** The description is written in Swagger 2.0. */
  readonly isSwagger: boolean;
  /** `http://127.0.0.1:19093` */
  readonly origin: string;
  /** `/api/v2`, or empty. */
  readonly base: string;
  /** A folder for the tool alone. */
  readonly folder: string;
}

export interface VerdictTool {
  readonly name: string;
  readonly version: string;
  /** The command as a reader would run it. */
  readonly command: string;
  findings(recording: Recording): Promise<readonly ToolFinding[]>;
}

const ROOT = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
const template = (pointer: string) =>
  toPointer(fromPointer(pointer).map((name) => (/^\d+$/.test(name) ? '*' : name)));

/** A finding about a place of a response's body. */
function bodyPlace({ entries, isSwagger }: Recording, call: number, pointer: string) {
  const text = entries[call]?.response.content.text ?? '';
  return { place: template(pointer), isSwaggerNull: isSwagger && at(parsed(text), pointer) === null };
}

/** A stream of several JSON texts is not one. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Tools that send usage data or look for updates are told not to. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs a command, whatever its exit code: disagreements are no success. */
async function node(args: readonly string[], cwd: string): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd, env, maxBuffer: 1 << 26 }).catch(() => undefined);
}

const readJson = (file: string) => {
  if (!existsSync(file)) throw new Error(`A tool has not written ${file}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
};

const ours: VerdictTool = {
  name: 'this project',
  version: '',
  command: '`conform --traffic calls.har --spec openapi.yaml`',
  async findings({ har, description, folder }) {
    const cli = join(ROOT, 'scripts/cli.ts');
    await node([cli, 'conform', '--traffic', har, '--spec', description, '--report-dir', folder], folder);
    const { requirements } = readJson(join(folder, 'conformance.json')) as {
      requirements: {
        violations: { requirement: string; pointer: string; exchange: string; expected: string }[];
      }[];
    };
    return requirements.flatMap(({ violations }) =>
      violations.map(({ requirement, pointer, exchange, expected }) => ({
        call: Number(exchange.slice(exchange.indexOf('#') + 1)) - 1,
        place: /\.(?:status|media-type)$/.test(requirement)
          ? requirement.slice(requirement.lastIndexOf('.') + 1)
          : template(pointer),
        text: `${requirement} ${expected}`,
        count: 1,
      })),
    );
  },
};

const drift: VerdictTool = {
  name: 'Redocly drift',
  version: versionOf('@redocly/cli'),
  command: '`redocly drift calls.har --api openapi.json --server URL`',
  async findings(recording) {
    const { har, description, isSwagger, folder, origin, base } = recording;
    // It refuses Swagger 2.0, and gets the OpenAPI 3.1 that this project makes of it.
    const generate = ['generate', '--spec', description, '--only', 'openapi', '--out', join(folder, 'spec')];
    if (isSwagger) await node([join(ROOT, 'scripts/cli.ts'), ...generate], folder);
    const read = isSwagger ? join(folder, 'spec/openapi.json') : description;
    const report = join(folder, 'drift.json');
    const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
    const api = ['--api', read, '--server', `${origin}${base}`];
    await node([cli, 'drift', har, ...api, '--report-format', 'json', '-o', report], folder);
    const { problems } = readJson(report) as {
      problems: {
        exchangeIndex: number;
        occurrences: number;
        severity: string;
        message: string;
        dataPath?: string;
        target: string;
      }[];
    };
    return problems.map(({ exchangeIndex, occurrences, severity, message, dataPath, target }) => ({
      call: exchangeIndex,
      ...(target === 'response' &&
        !/compilation/.test(message) &&
        bodyPlace(recording, exchangeIndex, dataPath ?? '')),
      text: severity === 'error' ? message : `${message} (${severity})`,
      count: occurrences,
    }));
  },
};

const prism: VerdictTool = {
  name: 'Prism',
  version: versionOf('@stoplight/prism-cli'),
  command: '`prism proxy openapi.yaml URL --errors=false`, header `sl-violations`',
  async findings(recording) {
    const { description, base, entries } = recording;
    const cli = join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js');
    const reported = await throughPrism(cli, description, base, entries);
    return reported.flatMap((violations, call): ToolFinding[] => {
      if (violations === undefined) return [{ call, text: UNANSWERED, count: 1 }];
      return violations.map(({ location: [part, where, ...names], code, message }) => {
        const name = code === 'required' ? /property '([^']*)'$/.exec(message)?.[1] : undefined;
        const found = { call, text: message, count: 1 };
        if (part !== 'response') return found;
        if (message.startsWith('Unable to match the returned status code'))
          return { ...found, place: 'status' };
        if (message.startsWith('The received media type')) return { ...found, place: 'media-type' };
        if (where !== 'body') return found;
        const pointer = toPointer([...names, ...(name === undefined ? [] : [name])]);
        return { ...found, ...bodyPlace(recording, call, pointer) };
      });
    });
  },
};

export const VERDICT_TOOLS: readonly VerdictTool[] = [ours, drift, prism];

/** Clients of other designs, over sockets: what is sound in them is no violation, and each mistake in them is found by its row. */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../conformance/report/report.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';

interface Mistake {
  readonly what: string;
  /** Text of the client, and what stands there instead. */
  readonly in: string;
  readonly instead: string;
  readonly row: string;
}

const CLIENTS: Readonly<Record<string, readonly Mistake[]>> = {
  'keep-alive.mjs': [
    {
      what: 'creates again after 503 and 429',
      in: `method === 'GET' && (`,
      instead: `(`,
      row: 'retries.no-creation-after-5xx',
    },
    {
      what: 'does not wait',
      in: 'await sleep(waitMs(response.retryAfter));',
      instead: '',
      row: 'retries.after-seconds',
    },
    {
      what: 'takes dates for numbers',
      in: `/^\\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now() + 50`,
      instead: `Number(retryAfter) * 1000 || 1`,
      row: 'retries.after-date',
    },
    {
      what: 'does not look at the status',
      in: `if (response.status >= 300) throw`,
      instead: `if (response.status >= 600) throw`,
      row: 'failures.refusal-is-noticed',
    },
    {
      what: 'has no time limit',
      in: ', timeout: 1500',
      instead: '',
      row: 'process.ends-without-a-response',
    },
  ],
  'interceptors.mjs': [
    {
      what: 'logs the key',
      in: 'SECRET.test(name)',
      instead: 'SECRET.test(value)',
      row: 'credentials.no-key-in-output',
    },
    {
      what: 'logs the whole request where it failed',
      in: 'config: { path: request.path }',
      instead: 'config: request',
      row: 'credentials.no-key-in-output',
    },
    {
      what: 'never ends after a failure',
      in: 'process.exit(1);',
      instead: 'await new Promise(() => setInterval(() => {}, 1000));',
      row: 'process.ends-after-a-failure',
    },
    {
      what: 'follows to other hosts',
      in: `redirect: 'manual'`,
      instead: `redirect: 'follow'`,
      row: 'credentials.no-key-to-other-hosts',
    },
  ],
  'urllib_client.py': [
    {
      what: 'has amounts in floating point',
      in: `f'{amount:.2f}'`,
      instead: 'float(amount)',
      row: 'amounts.are-strings',
    },
    {
      what: 'follows to other hosts with its key',
      in: 'build_opener(NoRedirect)',
      instead: 'build_opener()',
      row: 'credentials.no-key-to-other-hosts',
    },
    {
      what: 'has no time limit',
      in: ', timeout=1.5',
      instead: '',
      row: 'process.ends-without-a-response',
    },
    {
      what: 'has its key in the address',
      in: `os.environ['BANKING_BASE_URL'] + path,`,
      instead: `os.environ['BANKING_BASE_URL'] + path + '?key=' + os.environ['BANKING_API_KEY'],`,
      row: 'credentials.no-key-in-addresses',
    },
  ],
};

const FOLDER = new URL('./foreign-clients/', import.meta.url);

const programOf = (file: string) => (file.endsWith('.py') ? 'python3' : process.execPath);

function hasProgram(file: string): boolean {
  try {
    execFileSync(programOf(file), ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function judge(
  file: string,
  mistake?: Mistake,
): Promise<{ code: number; violated: string[]; notes: string[] }> {
  const folder = await temporaryFolder();
  const text = await readFile(new URL(file, FOLDER), 'utf8');
  if (mistake !== undefined) expect(text).toContain(mistake.in);
  await writeFile(
    join(folder, file),
    mistake === undefined ? text : text.replace(mistake.in, () => mistake.instead),
  );
  const only = mistake === undefined ? [] : ['--only', mistake.row];
  const flags = ['--evidence', 'advice', '--timeout', '6000', ...only];
  const { code } = await run(['judge-client', ...flags, '--', programOf(file), file], folder);
  const { requirements } = JSON.parse(
    await readFile(join(folder, 'client-report/conformance.json'), 'utf8'),
  ) as Report;
  const violated = requirements.filter(({ status }) => status === 'violated');
  return {
    code,
    violated: violated.map(({ id }) => id),
    notes: violated.flatMap(({ id, violations }) => violations.map((one) => `${id}: ${JSON.stringify(one)}`)),
  };
}

for (const [file, mistakes] of Object.entries(CLIENTS)) {
  const isThere = hasProgram(file);
  test.skipIf(!isThere)(
    `${file}: nothing is wrong${isThere ? '' : ` (skipped: no ${programOf(file)})`}`,
    async () => {
      expect((await judge(file)).notes).toEqual([]);
    },
  );

  test.skipIf(!isThere).each(mistakes)(`${file}: $what`, async (mistake) => {
    expect(await judge(file, mistake)).toMatchObject({ code: 1, violated: [mistake.row] });
  });
}

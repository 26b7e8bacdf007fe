import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findCanary } from '../conformance/record/find-canary.ts';
import type { Ran } from '../scripts/pipeline/command-line.ts';

/** These texts are unique, or names of people. */
export const SECRETS = {
  key: 'sk_zq81_Kwijibo',
  person: 'per-7a1b9c3d-52e4-4f60-9a8b-c1d2e3f4a5b6',
  token: 'tok.Zyxwvut-44q',
  cookie: 'Fnordsession77x',
  password: 'hunter2-Qwop',
  name: 'Philippa Quaxworth',
  city: 'Nether Wimbleford',
  street: '17 Grommet Causeway',
  mail: 'philippa@quaxworth.test',
  phone: '+44 20 7946 0958',
  account: '990017365524',
  tenant: 'blorptenant',
} as const;
const planted = Object.values(SECRETS);

/** All files below a folder, and what was printed. */
export function everything({ stdout, stderr }: Pick<Ran, 'stdout' | 'stderr'>, folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  return [
    stdout,
    stderr,
    ...files.flatMap((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  ].join('\n');
}

/** Finds for each planted value the line that has it. */
export function leaksIn(output: string, secrets: readonly string[] = planted): readonly string[] {
  if (findCanary(output, secrets) === undefined) return [];
  return secrets.flatMap((secret) => {
    if (findCanary(output, [secret]) === undefined) return [];
    const line = output.split('\n').find((one) => one.toLowerCase().includes(secret.toLowerCase()));
    return [`${secret}: ${line?.slice(0, 300) ?? 'in an encoding'}`];
  });
}

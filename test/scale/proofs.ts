import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../foreign/run-script.ts';

/** A proof needs programs that no npm package has, or kills processes. */
export interface Proof {
  /** The packages of Debian 12 that it needs. */
  readonly packages: readonly string[];
  /** Globs of the files that it proves: it is run by the gate when one of them has changed. */
  readonly about: readonly string[];
}

/** The proofs by the name of their test: `NAME.test.ts`. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  failover: {
    packages: ['patroni', 'etcd-server', 'haproxy', 'postgresql-15', 'pgbouncer'],
    about: [
      'container/ha/*',
      'server/node/*.ts',
      'server/store/*.ts',
      'server/store/postgres/*.ts',
      'server/control/about.ts',
      'test/scale/bank-cluster.ts',
      'test/scale/write-load.ts',
    ],
  },
  rolling: {
    packages: ['haproxy'],
    about: ['server/node/{serve,run-sandbox}.ts', 'server/control/about.ts', 'scripts/commands/sandbox.ts'],
  },
  nats: {
    packages: ['nats-server'],
    about: ['conformance/{stream,proxy}/*.ts', 'scripts/commands/proxy/*.ts', 'test/scale/fleet.ts'],
  },
  gateways: {
    packages: ['nginx-light', 'haproxy', 'parallel'],
    about: ['docs/traffic.md', 'conformance/traffic/{ndjson,split}/*.ts', 'scripts/commands/traffic.ts'],
  },
  slurm: {
    packages: ['slurm-wlm', 'munge'],
    about: ['docs/traffic.md', 'conformance/traffic/split/*.ts', 'scripts/commands/{report,traffic}.ts'],
  },
};

/** The digests of the files that each proof was last passed with. */
export const PROVED = join(ROOT, 'test/scale/proved.json');

export function digestOf(name: string): string {
  const hash = createHash('sha256');
  const globs = [...(PROOFS[name]?.about ?? []), `test/scale/${name}.test.ts`];
  for (const path of [...new Set(globSync(globs, { cwd: ROOT }))].sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 32);
}

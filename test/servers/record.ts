/**
 * Records honest calls to servers of Debian 12, whose packages have to be installed, and of npm: `node test/servers/record.ts FOLDER [NAME]` writes `NAME.har` for each. Judge one with
 * `banking-platform-api conform --traffic NAME.har --spec DESCRIPTION`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servers } from './servers.ts';

const [out = '.', ...names] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const [name, { packages, description, start, environment, drive }] of Object.entries(servers)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const [command, ...args] = start(folder);
  const server = spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, ...environment },
  });
  const failed = new Promise<never>((_, reject) => {
    server.once('error', () =>
      reject(new Error(`${command} cannot be started: install ${packages.join(' ')}`)),
    );
  });
  try {
    const recorder = await Promise.race([drive(), failed]);
    writeFileSync(join(out, `${name}.har`), recorder.har());
    console.log(`${name}.har, to be judged by ${description}`);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

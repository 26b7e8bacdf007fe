import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../temporary-folder.ts';
import { groupLives, runCli, startCli } from './process.ts';

test('a reader that has had enough ends the command quietly', async () => {
  const { child, output, ended } = startCli(['bundle', '--format', 'json', '--stdout', '--quiet']);
  child.stdout?.destroy();
  expect(await ended).toBe(0);
  expect(output.stderr).toBe('');
});

test('Ctrl-C ends a one-shot command with 130, and it has written nothing', async () => {
  const folder = folderForTest();
  const running = startCli(['generate', '--out', join(folder, 'out')]);
  const { child, output, ended } = running;
  // The first step is done: the command is at work.
  await new Promise<void>((resolve) => {
    child.stderr?.on('data', () => output.stderr.includes('✔ bundle') && resolve());
    void ended.then(() => resolve());
  });
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(output.stderr).toMatch(/error: Interrupted\.\n$/);
  expect(groupLives(running)).toBe(false);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('the version is that of package.json, the help lists every command and exit code', async () => {
  expect((await runCli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const { code, stdout, stderr } = await runCli(['--help']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatchInlineSnapshot(`
    "Usage: banking-platform-api <command> [options]

    Client, types, docs, mock, sandbox and conformance suite for a banking platform API, generated from
    one OpenAPI 3.1 description.

    Global options:
      -V, --version  print the version
      -q, --quiet    print results and errors only, without progress
      --json         one JSON document on standard output; errors and warnings as JSON lines on standard
                     error
      --debug        show the stack trace of an error (also enabled by the DEBUG variable)
      -h, --help     show this help

    Commands:
      start          run the whole pipeline on the built-in description, then serve its docs, mock and
                     sandbox
      lint           check the description, its examples, its workflows and its requirement lists
      bundle         bundle a description of many files into one document
      diff           compare two versions of a description: what breaks, what is added, who is affected
      generate       generate types, client, validators, schemas, server interface and reference from a
                     description
      docs           write the documentation as one HTML file
      mock           serve responses from the examples of the description
      sandbox        run the bank on this machine: stateful, seeded, with fault injection
      conform        check a deployment against the description and report violations by section
      discover       find out what a deployment does where the source is silent, as an overlay of the
                     description
      overlay        apply, check or compare overlays
      record         make a recording of traffic that can be shared: every secret becomes a pseudonym
      learn          draft requirements about the behavior of any API from recordings
      traffic        split a recording into parts that several machines can check
      report         merge the reports on the parts of a recording into one
      verify-report  check whether a conformance.json was edited, and make a badge from it
      judge-client   run a client against a failing sandbox and report what it does wrong
      proxy          forward traffic to a deployment and check it as it passes
      mcp            serve the description, the sandbox and the suite to AI agents (MCP over standard
                     input and output)
      scaffold       write a small server project that responds with 501 until you implement its
                     operations
      help           show the help of a command

    Exit codes:
        0  success
        1  problems were found: lint errors, stale files, a failed workflow, a violation, a breaking change, a stale waiver or acceptance, an edited report
        2  wrong usage or configuration: an unknown command, flag or value, a file that does not exist
        3  conform: no violation, but a selected requirement could not be checked; verify-report: the report has no digest; discover: stopped before its last probe; diff: no change that counts, but some of it, or of the sources, could not be decided
        4  conform, discover: the safety gate refused the run; nothing was sent
        5  the description uses a feature, or an overlay a version, that is not supported; nothing was written
        6  environment error: a port is in use, a folder is not writable, a package is not installed, Node.js is too old
       70  a bug in this tool; please report it
      130  stopped before finishing, by Ctrl-C, SIGTERM, or a closed terminal; stopping a server exits with 0
    "
  `);
});

import { spawn } from 'node:child_process';
import { hide } from './secrets.js';

/** More than any report of ours has. */
const MAX_OUTPUT = 128 * 1024 * 1024;
/** Lines of standard error that are kept for the summary. */
const KEPT_LINES = 60;
/** Milliseconds between the request to stop and the end by force, and how long pipes are read that a process left behind keeps open. */
const GRACE = 10_000;

/** What only this script may see: what a program writes there would change the job. */
const OURS = /^(?:VERDICT_|GITHUB_(?:TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$)/;

/**
 * @typedef {object} Ran
 * @property {number | undefined} code undefined: it ended by a signal, or never started
 * @property {string} how `exit code 1`, `the signal SIGKILL`, `the time limit of 30 minutes`
 * @property {boolean} stopped by the time limit, or since it printed without end
 * @property {string} stdout
 * @property {string} stderr its last lines, without secrets
 */

/**
 * Runs a program without a shell, in a process group of its own, so that all of it ends with the time limit.
 *
 * @param {readonly string[]} command
 * @param {{ minutes: number, secrets: readonly string[], quiet?: boolean, cwd?: string }} options
 * @returns {Promise<Ran>}
 */
export function runTool([program = '', ...args], { minutes, secrets, quiet = false, cwd = process.cwd() }) {
  return new Promise((resolve) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
    const group = process.platform !== 'win32';
    const child = spawn(program, args, { cwd, env, detached: group, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const stdout = [];
    let size = 0;
    /** @type {string[]} */
    const lines = [];
    let rest = '';
    let stopped = '';

    /** @param {NodeJS.Signals} signal */
    const kill = (signal) => {
      try {
        if (group && child.pid !== undefined) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It has ended.
      }
    };
    /** @param {string} reason */
    const stop = (reason) => {
      if (stopped !== '') return;
      stopped = reason;
      kill('SIGTERM');
      setTimeout(() => kill('SIGKILL'), GRACE).unref();
    };
    const limit = setTimeout(() => stop(`the time limit of ${minutes} minutes`), minutes * 60_000);
    const interrupt = () => {
      kill('SIGTERM');
      process.exit(130);
    };
    process.once('SIGTERM', interrupt).once('SIGINT', interrupt);

    /** @param {string} line */
    const tell = (line) => {
      const shown = hide(line, secrets);
      if (!quiet) process.stderr.write(`${shown}\n`);
      lines.push(shown);
      if (lines.length > KEPT_LINES) lines.shift();
    };
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) stop(`the size limit of its output`);
      else stdout.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) tell(line);
    });

    /** @type {NodeJS.Timeout | undefined} */
    let closing;
    /**
     * @param {number | null} code
     * @param {string} how
     */
    const end = (code, how) => {
      clearTimeout(limit);
      clearTimeout(closing);
      process.off('SIGTERM', interrupt).off('SIGINT', interrupt);
      // What the program left behind may hold them, and this process would wait for it.
      child.stdout.destroy();
      child.stderr.destroy();
      if (rest !== '') tell(rest);
      rest = '';
      const isStopped = stopped !== '';
      resolve({
        code: isStopped ? undefined : (code ?? undefined),
        how: isStopped ? stopped : how,
        stopped: isStopped,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: lines.join('\n'),
      });
    };
    child.on('error', ({ message }) => end(null, `an error: ${message}`));
    child.on('exit', (code, signal) => {
      const how = code === null ? `the signal ${signal}` : `exit code ${code}`;
      closing = setTimeout(() => end(code, how), GRACE);
      child.on('close', () => end(code, how));
    });
  });
}

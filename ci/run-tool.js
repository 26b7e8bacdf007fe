import { spawn } from 'node:child_process';
import { hide } from './secrets.js';

/** More than any report of ours has. */
const MAX_OUTPUT = 128 * 1024 * 1024;
/** Lines of standard error that are kept for the summary. */
const KEPT_LINES = 60;
/** Milliseconds between the request to stop and the end by force, and how long pipes are read that a process left behind keeps open. */
const GRACE = 10_000;

/** Only this script may see this file: a program that wrote to it would change the job. */
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
    const group = process.platform !== 'win32';
    const child = start(program, args, cwd, group);
    /** @type {Buffer[]} */
    const stdout = [];
    let size = 0;
    const errors = new LastLines(secrets, quiet);
    let stopped = '';
    /** @param {NodeJS.Signals} signal */
    const kill = (signal) => killProcess(child, signal, group);
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

    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) stop(`the size limit of its output`);
      else stdout.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => errors.add(chunk));

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
      // A process that the program left behind may hold the pipes, and this process would wait for it.
      child.stdout.destroy();
      child.stderr.destroy();
      const isStopped = stopped !== '';
      resolve({
        code: isStopped ? undefined : (code ?? undefined),
        how: isStopped ? stopped : how,
        stopped: isStopped,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: errors.end(),
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

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {boolean} group in a process group of its own
 */
function start(program, args, cwd, group) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
  return spawn(program, args, { cwd, env, detached: group, stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {boolean} group with all that it has started
 */
function killProcess(child, signal, group) {
  try {
    if (group && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended.
  }
}

/** Passes on what a program writes to standard error, line by line without secrets, and keeps the last lines. */
class LastLines {
  /** @type {readonly string[]} */
  #secrets;
  /** @type {boolean} */
  #quiet;
  /** @type {string[]} */
  #lines = [];
  /** A line whose end has not come yet. */
  #rest = '';

  /**
   * @param {readonly string[]} secrets
   * @param {boolean} quiet keeps them only
   */
  constructor(secrets, quiet) {
    this.#secrets = secrets;
    this.#quiet = quiet;
  }

  /** @param {string} chunk */
  add(chunk) {
    const parts = (this.#rest + chunk).split('\n');
    this.#rest = parts.pop() ?? '';
    for (const line of parts) this.#addLine(line);
  }

  /** @returns {string} the last lines */
  end() {
    if (this.#rest !== '') this.#addLine(this.#rest);
    this.#rest = '';
    return this.#lines.join('\n');
  }

  /** @param {string} line */
  #addLine(line) {
    const shown = hide(line, this.#secrets);
    if (!this.#quiet) process.stderr.write(`${shown}\n`);
    this.#lines.push(shown);
    if (this.#lines.length > KEPT_LINES) this.#lines.shift();
  }
}

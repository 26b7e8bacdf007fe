/**
 * The log: JSON lines of a few named fields. Of a request, only the method and the operation are logged, so that no key, bank detail or
 * secret can be.
 */
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import type { SandboxEvent } from '../sandbox-types.ts';
import { openLogFile } from './log-file.ts';

export type LogLevel = Extract<LevelWithSilent, 'info' | 'warn' | 'error' | 'silent'>;

export interface Log {
  /** For `SandboxOptions.onEvent`. */
  readonly write: (event: SandboxEvent) => void;
  /** Logs an event of the server: it listens, it refused malformed HTTP. Fields must not contain anything that a client sent. */
  note(level: 'info' | 'warn', what: string, fields?: Readonly<Record<string, string | number>>): void;
  /** Resolves when all lines are written, or cannot be, or after a second. Closes the file, unless it is standard error. */
  close(): Promise<void>;
}

/** The same error is logged once in this time: an unreachable database fails every request, and each request is logged anyway. */
const REPEAT_MS = 5000;

/** Lines are buffered until this time has passed or this many characters are waiting. */
const FLUSH_MS = 100;
const FLUSH_CHARACTERS = 8192;

/** @param file descriptor of an open file; default: standard error */
export function openLog(level: LogLevel, file = 2): Log {
  const output = openLogFile(file);
  let waiting: string[] = [];
  let characters = 0;
  const flush = () => {
    if (waiting.length === 0) return;
    output.write(waiting.join(''));
    waiting = [];
    characters = 0;
  };
  const timer = setInterval(flush, FLUSH_MS).unref();
  const lines = {
    write(line: string) {
      waiting.push(line);
      characters += line.length;
      if (characters >= FLUSH_CHARACTERS) flush();
    },
  };
  const close = (): Promise<void> => {
    clearInterval(timer);
    flush();
    return output.close();
  };
  return { ...logTo(level, lines), close };
}

/** A log to any destination. */
export function logTo(level: LogLevel, lines: DestinationStream, now = Date.now): Omit<Log, 'close'> {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: timeField(now),
      formatters: { level: (label) => ({ level: label }) },
    },
    lines,
  );
  const logged = new Map<string, { at: number; since: number }>();

  /** Undefined if the error was logged recently; else how often it was not logged since then. */
  function countSuppressed(error: string): number | undefined {
    const last = logged.get(error);
    if (last !== undefined && now() - last.at < REPEAT_MS) {
      last.since += 1;
      return undefined;
    }
    logged.set(error, { at: now(), since: 0 });
    return last?.since ?? 0;
  }

  function write(event: SandboxEvent): void {
    if (event.kind === 'answered') {
      // Field by field: this is made for every request.
      const line = {
        requestId: event.requestId,
        method: event.method,
        operation: event.operation,
        control: event.control,
        programId: event.programId,
        status: event.status,
        ms: Math.round(event.milliseconds * 1000) / 1000,
        fault: event.fault,
      };
      if (event.status >= 500) logger.warn(line, 'answered');
      else logger.info(line, 'answered');
      return;
    }
    const { kind, ...fields } = event;
    const name = kind === 'failed' ? `${event.operation} ${event.error} ${event.stack}` : event.reason;
    const more = countSuppressed(`${kind} ${name}`);
    if (more !== undefined) logger.error({ ...fields, ...(more > 0 && { unheard: more }) }, kind);
  }

  return { write, note: (noteLevel, what, fields = {}) => logger[noteLevel](fields, what) };
}

/** Under load, many lines have the same millisecond: it is formatted once. */
function timeField(now: () => number): () => string {
  let last = Number.NaN;
  let field = '';
  return () => {
    const time = now();
    if (time !== last) {
      last = time;
      field = `,"time":"${new Date(time).toISOString()}"`;
    }
    return field;
  };
}

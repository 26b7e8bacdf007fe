/**
 * The log: JSON lines made of a few named fields. Nothing of a request but its method and operation reaches a line, so that no key,
 * bank detail or secret can.
 */
import { type DestinationStream, destination, type LevelWithSilent, pino } from 'pino';
import type { SandboxEvent } from '../sandbox-types.ts';

export type LogLevel = Extract<LevelWithSilent, 'info' | 'warn' | 'error' | 'silent'>;

export interface Log {
  /** For `SandboxOptions.onEvent`. */
  readonly write: (event: SandboxEvent) => void;
  /** Something of the server's own: that it listens, that it refused what was no HTTP. Fields must be free of the caller's words. */
  note(level: 'info' | 'warn', what: string, fields?: Readonly<Record<string, string | number>>): void;
  /** Resolves when all lines are written, or cannot be within a second. Closes the file, but for standard error. */
  close(): Promise<void>;
}

/** The same error is logged once in this time: a database that is away fails every request, and each has its own line anyway. */
const REPEAT_MS = 5000;

/** Lines wait so long, or until there are so many characters of them, and are then written at once. */
const FLUSH_MS = 100;
const FLUSH_CHARACTERS = 8192;
/** When nobody reads the log any more, lines beyond this are dropped: they must not fill the memory. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** @param file number of an open file; default: standard error */
export function openLog(level: LogLevel, file = 2): Log {
  const output = destination({ fd: file, sync: false, maxLength: MAX_WAITING_BYTES });
  // Whoever read the log has gone; the server lives on.
  output.on('error', () => {});
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
  const close = () =>
    new Promise<void>((resolve) => {
      clearInterval(timer);
      flush();
      setTimeout(resolve, 1000).unref();
      output.once('close', resolve);
      output.end();
    });
  return { ...logTo(level, lines), close };
}

/** The same with lines that go anywhere. */
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
  const told = new Map<string, { at: number; since: number }>();

  /** Undefined while it was told a moment ago; else how often it happened unheard since. */
  function unheard(error: string): number | undefined {
    const last = told.get(error);
    if (last !== undefined && now() - last.at < REPEAT_MS) {
      last.since += 1;
      return undefined;
    }
    told.set(error, { at: now(), since: 0 });
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
    const more = unheard(`${kind} ${name}`);
    if (more !== undefined) logger.error({ ...fields, ...(more > 0 && { unheard: more }) }, kind);
  }

  return { write, note: (noteLevel, what, fields = {}) => logger[noteLevel](fields, what) };
}

/** Under load many lines are of the same millisecond: its text is made once. */
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

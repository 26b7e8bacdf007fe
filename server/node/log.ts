/**
 * The log: JSON lines of a few named fields, or lines for people. Of a request, only the method, the operation and, for people, the places of
 * errors are logged, so that no key, bank detail or secret can be. A trace id is hexadecimal digits.
 */
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import { terminalText } from '../../lib/terminal-text.ts';
import type { AnsweredEvent, SandboxEvent } from '../sandbox-types.ts';
import { LogFile } from './log-file.ts';
import { type LogPaint, paintLog, prettyEvent, prettyNote } from './pretty-log.ts';

export type LogLevel = Extract<LevelWithSilent, 'info' | 'warn' | 'error' | 'silent'>;

export interface Log {
  /** Makes an event for `SandboxOptions.onEvent`. */
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
const FLUSH_CHARACTERS = 32_768;

/** The format of the log. */
export interface LogFormat {
  /** `json`: an object per line; `pretty`: lines for people. Default: json. */
  readonly format?: 'json' | 'pretty';
  /** Options of the format `pretty`. Default: false. */
  readonly colors?: boolean;
}

/** @param file descriptor of an open file; default: standard error */
export function openLog(level: LogLevel, file = 2, form: LogFormat = {}): Log {
  const output = new LogFile(file);
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
  return { ...logTo(level, lines, Date.now, form), close };
}

/** Writes what is to be logged. */
interface Writer {
  /** @param unheard how often the same error was not logged since */
  event(level: Level, event: SandboxEvent, unheard: number): void;
  note(level: Level, what: string, fields: Readonly<Record<string, string | number>>): void;
}

type Level = Exclude<LogLevel, 'silent'>;

/** A log to any destination. */
export function logTo(
  level: LogLevel,
  lines: DestinationStream,
  now = Date.now,
  { format = 'json', colors = false }: LogFormat = {},
): Omit<Log, 'close'> {
  const writer =
    format === 'json' ? jsonWriter(level, lines, now) : prettyWriter(level, lines, now, paintLog(colors));
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
      writer.event(event.status >= 500 ? 'warn' : 'info', event, 0);
      return;
    }
    const name = event.kind === 'failed' ? `${event.operation} ${event.error} ${event.stack}` : event.reason;
    const more = countSuppressed(`${event.kind} ${name}`);
    if (more !== undefined) writer.event('error', event, more);
  }

  return { write, note: (noteLevel, what, fields = {}) => writer.note(noteLevel, what, fields) };
}

function jsonWriter(level: LogLevel, lines: DestinationStream, now: () => number): Writer {
  const time = timeField(now);
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: time,
      formatters: { level: (label) => ({ level: label }) },
    },
    lines,
  );
  return {
    event(lineLevel, event, unheard) {
      if (event.kind !== 'answered') {
        const { kind, ...fields } = event;
        logger[lineLevel]({ ...fields, ...(unheard > 0 && { unheard }) }, kind);
        return;
      }
      if (logger.isLevelEnabled(lineLevel)) lines.write(answeredLine(lineLevel, time(), event));
    },
    note: (noteLevel, what, fields) => logger[noteLevel](fields, what),
  };
}

const LEVELS = ['info', 'warn', 'error', 'silent'];

function prettyWriter(level: LogLevel, lines: DestinationStream, now: () => number, paint: LogPaint): Writer {
  const isLogged = (one: Level) => LEVELS.indexOf(one) >= LEVELS.indexOf(level);
  const write = (text: string) => lines.write(terminalText(`${paint('dim', timeOfDay(now()))}  ${text}\n`));
  return {
    event(lineLevel, event, unheard) {
      if (isLogged(lineLevel)) write(prettyEvent(event, paint, unheard));
    },
    note(noteLevel, what, fields) {
      if (isLogged(noteLevel)) write(prettyNote(what, fields, paint));
    },
  };
}

/** `16:04:05`, local. */
function timeOfDay(milliseconds: number): string {
  const time = new Date(milliseconds);
  return [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** As the logger would make it, in a quarter of the time: there is one for every request. */
function answeredLine(level: LogLevel, time: string, event: AnsweredEvent): string {
  const { traceId, tenantId, operation, programId, code, fault } = event;
  return (
    `{"level":"${level}"${time},"pid":${process.pid},"requestId":"${event.requestId}"${traceId === undefined ? '' : `,"traceId":"${traceId}"`}${tenantId === undefined ? '' : `,"tenantId":"${tenantId}"`},"method":${JSON.stringify(event.method)}` +
    `${operation === undefined ? '' : `,"operation":"${operation}"`},"control":${event.control}` +
    `${programId === undefined ? '' : `,"programId":${JSON.stringify(programId)}`},"status":${event.status}` +
    `${code === undefined ? '' : `,"code":${JSON.stringify(code)}`},"ms":${Math.round(event.milliseconds * 1000) / 1000}${fault === undefined ? '' : `,"fault":"${fault}"`},"msg":"answered"}\n`
  );
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

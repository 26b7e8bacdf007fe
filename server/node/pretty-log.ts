/** The log as lines for people: `16:04:05  422  POST /v1/card  2 ms  refused #/bin  k3fq7wza-1f`. */
import { styleText } from 'node:util';
import { styled } from '../../lib/terminal-text.ts';
import type { AnsweredEvent, SandboxEvent } from '../sandbox-types.ts';

type Style = Parameters<typeof styleText>[0];
export type LogPaint = (style: Style, text: string) => string;

const MAX_POINTERS = 4;

/** @param colors whether the lines, which `terminalText` writes out, go to a terminal that shows colors */
export function paintLog(colors: boolean): LogPaint {
  return (style, text) => (colors ? styled(styleText(style, ' ', { validateStream: false }), text) : text);
}

/** Lines of one event, without the time; `unheard`: how often it was not logged since. */
export function prettyEvent(event: SandboxEvent, paint: LogPaint, unheard = 0): string {
  switch (event.kind) {
    case 'answered':
      return prettyRequest(event, paint);
    case 'store-unavailable':
      return join([
        paint('red', `database: ${event.reason}`),
        event.note,
        again(unheard),
        event.tenantId,
        paint('dim', event.requestId),
      ]);
    case 'failed':
      return [
        join([
          paint('red', `error: ${event.error}`),
          event.operation,
          ...event.errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`),
          again(unheard),
          event.tenantId,
          paint('dim', event.requestId),
        ]),
        ...(event.stack === '' ? [] : [event.stack]),
      ].join('\n');
  }
}

/** `listening  url http://127.0.0.1:4020` */
export function prettyNote(
  what: string,
  fields: Readonly<Record<string, string | number>>,
  paint: LogPaint,
): string {
  return join([what, ...Object.entries(fields).map(([name, value]) => `${paint('dim', name)} ${value}`)]);
}

function prettyRequest(event: AnsweredEvent, paint: LogPaint): string {
  const {
    method,
    path = '(unknown path)',
    status,
    code,
    pointers,
    fault,
    milliseconds,
    requestId,
    tenantId,
  } = event;
  const places = pointers.slice(0, MAX_POINTERS).join(' ');
  const more = pointers.length > MAX_POINTERS ? ` and ${pointers.length - MAX_POINTERS} more` : '';
  const color = colorOf(status);
  return join([
    paint(color, status === 0 ? 'cut' : String(status)),
    `${method} ${path}`,
    paint('dim', duration(milliseconds)),
    code === undefined ? undefined : paint(color, `${code}${places === '' ? '' : ` ${places}${more}`}`),
    fault === undefined ? undefined : paint('magenta', fault === 'header' ? 'fault in header' : fault),
    tenantId,
    paint('dim', requestId),
  ]);
}

function colorOf(status: number): 'green' | 'cyan' | 'yellow' | 'red' {
  if (status === 0 || status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'cyan' : 'green';
}

function duration(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}

function again(unheard: number): string | undefined {
  return unheard > 0 ? `and ${unheard} times more before` : undefined;
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('  ');
}

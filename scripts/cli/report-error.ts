import { jsonText } from '../../lib/json-text.ts';
import { visible } from '../../lib/visible.ts';
import { ToolError } from './errors.ts';
import type { Paint } from './paint.ts';

/** Errors that are shown to a person: as many as anyone reads, the first of them with the lines of the file. */
const SHOWN = 50;
const SHOWN_WITH_FRAME = 10;

/** An error as `--json` shows it. */
export interface ErrorReport {
  readonly error: {
    readonly exit: string;
    readonly message: string;
    readonly place?: ToolError['place'];
    readonly fix?: string;
    readonly note?: string;
    readonly stack?: string;
  };
}

/** An error with the others found in the same run, a JSON line each. */
export function errorsAsJson(error: ToolError, debug: boolean): string {
  return [error, ...error.others].map((one) => jsonText(errorAsJson(one, debug))).join('\n');
}

/** An error with the others found in the same run, as many as anyone reads, and what applies to all of them. */
export function errorsAsText(error: ToolError, debug: boolean, paint: Paint): string {
  const all = [error, ...error.others];
  const shown = all
    .slice(0, SHOWN)
    .map((one, index) => errorAsText(index < SHOWN_WITH_FRAME ? one : withoutFrame(one), debug, paint));
  const more = all.length - SHOWN;
  return [
    ...shown,
    ...(more > 0 ? [`and ${more.toLocaleString('en')} more; \`--json\` prints them all`] : []),
    ...(error.note === undefined ? [] : [`${paint('cyan', 'note:')} ${error.note}`]),
  ].join('\n\n');
}

export function errorAsJson(error: ToolError, debug: boolean): ErrorReport {
  return {
    error: {
      exit: error.exit,
      message: error.message,
      ...(error.place && { place: error.place }),
      ...(error.fix !== undefined && { fix: error.fix }),
      ...(error.note !== undefined && { note: error.note }),
      ...(debug && { stack: stackOf(error) }),
    },
  };
}

/**
 * The one format of errors: what went wrong, where, and how to fix it.
 *
 *     error: no operation may lack an operationId
 *       at spec/paths/v1_card.yaml:3:1 #/post
 *
 *       2 | post:
 *     > 3 |   summary: Create a card
 *
 *       fix: add operationId: createCard
 */
export function errorAsText(error: ToolError, debug: boolean, paint: Paint): string {
  const lines = [`${paint(['red', 'bold'], 'error:')} ${indent(error.message).trimStart()}`];
  const { place } = error;
  if (place) {
    const position = [place.file, place.line, place.line === undefined ? undefined : place.column];
    const pointer = place.pointer === undefined ? '' : ` ${visible(place.pointer)}`;
    lines.push(
      `  at ${paint('cyan', visible(position.filter((part) => part !== undefined).join(':')))}${pointer}`,
    );
    if (place.frame !== undefined) lines.push('', indent(place.frame.replace(/\n+$/, '')), '');
  }
  if (error.fix !== undefined) lines.push(`  ${paint('green', 'fix:')} ${indent(error.fix).trimStart()}`);
  if (debug) lines.push('', stackOf(error));
  return lines.join('\n');
}

function withoutFrame(error: ToolError): ToolError {
  const { exit, message, place, fix } = error;
  if (place?.frame === undefined) return error;
  const { frame: _, ...rest } = place;
  const short = new ToolError(exit, message, {
    place: rest,
    ...(fix !== undefined && { fix }),
    cause: error.cause,
  });
  if (error.stack !== undefined) short.stack = error.stack;
  return short;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function stackOf(error: Error): string {
  const own = error.stack ?? String(error);
  return error.cause instanceof Error ? `${own}\ncaused by: ${stackOf(error.cause)}` : own;
}

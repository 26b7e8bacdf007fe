import type { ToolError } from './errors.ts';
import type { Paint } from './paint.ts';

/** An error as `--json` shows it. */
export interface ErrorReport {
  readonly error: {
    readonly exit: string;
    readonly message: string;
    readonly place?: ToolError['place'];
    readonly fix?: string;
    readonly stack?: string;
  };
}

export function errorAsJson(error: ToolError, debug: boolean): ErrorReport {
  return {
    error: {
      exit: error.exit,
      message: error.message,
      ...(error.place && { place: error.place }),
      ...(error.fix !== undefined && { fix: error.fix }),
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
  const lines = [`${paint(['red', 'bold'], 'error:')} ${error.message}`];
  const { place } = error;
  if (place) {
    const position = [place.file, place.line, place.line === undefined ? undefined : place.column];
    const pointer = place.pointer === undefined ? '' : ` ${place.pointer}`;
    lines.push(`  at ${paint('cyan', position.filter((part) => part !== undefined).join(':'))}${pointer}`);
    if (place.frame !== undefined) lines.push('', indent(place.frame.replace(/\n+$/, '')), '');
  }
  if (error.fix !== undefined) lines.push(`  ${paint('green', 'fix:')} ${indent(error.fix).trimStart()}`);
  if (debug) lines.push('', stackOf(error));
  return lines.join('\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function stackOf(error: Error): string {
  const own = error.stack ?? String(error);
  return error.cause instanceof Error ? `${own}\ncaused by: ${stackOf(error.cause)}` : own;
}

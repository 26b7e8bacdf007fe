import { type Document, YamlParseError } from '@redocly/openapi-core';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { nearest } from '../../../lib/nearest.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { type LocalResolver, notYaml } from '../read/load.ts';
import { toPlace } from '../read/place.ts';
import { wrongKind } from '../read/wrong-kind.ts';
import { checkJsonPath, JsonPathError } from './json-path.ts';

/** The number of places that an action may match: exactly one, one or more, or any number, none included. */
export type Matches = 'one' | 'some' | 'any';
export const MATCHES: readonly Matches[] = ['one', 'some', 'any'];

/** The action's extension that says how many places it may match; at the root of the overlay, for all of its actions. */
export const MATCHES_FIELD = 'x-matches';

/** The effect of an action on each place that its target selects. */
export type ActionEffect =
  | { readonly kind: 'update'; readonly value: Json }
  | { readonly kind: 'copy'; readonly from: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'nothing' };

export interface Action {
  /** `#/actions/3` */
  readonly pointer: string;
  readonly target: string;
  readonly change: ActionEffect;
  readonly matches: Matches | undefined;
}

/** An OpenAPI Overlay document (1.0 or 1.1) whose form has been checked. */
export interface Overlay {
  /** Absolute path. */
  readonly file: string;
  readonly document: Document<JsonObject>;
  /** 1.0 cannot change a value that is neither an object nor a list, and has no `copy`. */
  readonly version: '1.0' | '1.1';
  readonly extends: string | undefined;
  readonly actions: readonly Action[];
}

const ROOT_FIELDS = ['overlay', 'info', 'extends', 'actions'];
const INFO_FIELDS = ['title', 'version', 'description'];
const ACTION_FIELDS = ['target', 'description', 'update', 'copy', 'remove'];

/**
 * Reads an overlay and checks its form.
 *
 * @param file absolute path
 * @throws ToolError `usage` when there is no such file, `unsupported` for another version, `problem` for all that is wrong with its form
 */
export async function readOverlay(file: string, cwd: string, resolver: LocalResolver): Promise<Overlay> {
  const document = await resolver
    .empty(resolver.allowed.with(file))
    .resolveDocument<JsonObject>(null, file, true)
    .catch((error: unknown) => error);
  if (document instanceof YamlParseError) throw notYaml(document, cwd);
  if (document instanceof Error) throw notReadable(document, file, cwd);
  return new ShapeCheck(file, document as Document<JsonObject>, cwd).overlay();
}

function notReadable(error: Error, file: string, cwd: string): ToolError {
  const reading = (error as { originalError?: NodeJS.ErrnoException }).originalError;
  const wrong = wrongKind(reading, file, cwd);
  const why =
    wrong?.says ?? (reading?.code === 'ENOENT' ? 'there is no such file' : 'the file cannot be read');
  return new ToolError('usage', `Overlay ${displayPath(file, cwd)}: ${why}.`, {
    fix: 'Give the path of an OpenAPI Overlay with `--overlay FILE`.',
    cause: error,
  });
}

class ShapeCheck {
  private readonly file: string;
  private readonly document: Document<JsonObject>;
  private readonly cwd: string;
  private readonly errors: ToolError[] = [];

  constructor(file: string, document: Document<JsonObject>, cwd: string) {
    this.file = file;
    this.document = document;
    this.cwd = cwd;
  }

  overlay(): Overlay {
    const root: unknown = this.document.parsed;
    if (!isObject(root as Json) || !('overlay' in (root as JsonObject))) {
      throw new ToolError('problem', 'The file contains no overlay.', {
        place: { file: displayPath(this.file, this.cwd), line: 1, column: 1 },
        fix:
          isObject(root as Json) && ('openapi' in (root as JsonObject) || 'swagger' in (root as JsonObject))
            ? 'This is a description: give it with `--spec FILE`. An overlay begins with `overlay: 1.1.0`.'
            : 'An OpenAPI Overlay is a mapping that begins with `overlay: 1.1.0`.',
      });
    }
    const { overlay, info, extends: target, actions } = root as JsonObject;
    const version = this.version(overlay);
    this.fields(root as JsonObject, ROOT_FIELDS, '#');
    if (!isObject(info)) this.error('#/info', info, '`info` has to be an object with `title` and `version`.');
    else {
      // 1.0 has no description, and many overlays of that version have one.
      this.fields(info, INFO_FIELDS, '#/info');
      this.text(info, 'description', '#/info');
      for (const name of ['title', 'version'])
        if (typeof info[name] !== 'string')
          this.error(step('#/info', name), info[name], `\`info.${name}\` has to be a text.`);
    }
    if (target !== undefined && typeof target !== 'string')
      this.error('#/extends', target, '`extends` has to be the URI of a description.');
    if (!Array.isArray(actions) || actions.length === 0)
      this.error('#/actions', actions, '`actions` has to be a list of at least one action.');
    const matches = this.matches(root as JsonObject, '#');
    const read = Array.isArray(actions)
      ? actions.map((action: Json, index) => this.action(action, index, version))
      : [];
    if (Array.isArray(actions)) this.distinct(actions);
    throwAll(this.errors);
    return {
      file: this.file,
      document: this.document,
      version,
      extends: target as string | undefined,
      actions: read.flatMap((action) =>
        action === undefined ? [] : [{ ...action, matches: action.matches ?? matches }],
      ),
    };
  }

  private version(overlay: Json | undefined): Overlay['version'] {
    const [, version] = /^(1\.[01])\.\d+$/.exec(String(overlay)) ?? [];
    if (version !== undefined && typeof overlay === 'string') return version as Overlay['version'];
    const isNumber = typeof overlay === 'number' || /^\d+(\.\d+)?$/.test(String(overlay));
    throw new ToolError(
      isNumber ? 'problem' : 'unsupported',
      `Version ${JSON.stringify(overlay)} of the Overlay Specification is not supported.`,
      {
        place: this.placeOf('#/overlay'),
        fix: 'Use `overlay: 1.1.0` or `overlay: 1.0.0`, with all three numbers.',
      },
    );
  }

  private action(action: Json, index: number, version: Overlay['version']): Action | undefined {
    const pointer = step('#/actions', index);
    if (!isObject(action)) {
      this.error(pointer, action, 'An action has to be an object with a `target`.');
      return undefined;
    }
    this.fields(
      action,
      version === '1.0' ? ACTION_FIELDS.filter((name) => name !== 'copy') : ACTION_FIELDS,
      pointer,
    );
    const { target, update, copy, remove } = action;
    if (typeof target !== 'string') {
      this.error(step(pointer, 'target'), target, '`target` has to be a JSONPath: $.paths["/v1/card"].post.');
      return undefined;
    }
    this.jsonPath(target, step(pointer, 'target'));
    this.text(action, 'description', pointer);
    if (remove !== undefined && typeof remove !== 'boolean')
      this.error(step(pointer, 'remove'), remove, '`remove` has to be `true` or `false`.');
    const matches = this.matches(action, pointer);
    if (remove === true) return { pointer, target, change: { kind: 'remove' }, matches };
    if (copy !== undefined && version === '1.1') {
      if (update !== undefined)
        this.error(step(pointer, 'copy'), copy, 'An action has either `update` or `copy`, not both.');
      if (typeof copy !== 'string') this.error(step(pointer, 'copy'), copy, '`copy` has to be a JSONPath.');
      else this.jsonPath(copy, step(pointer, 'copy'));
      return { pointer, target, change: { kind: 'copy', from: String(copy) }, matches };
    }
    if (update === undefined) return { pointer, target, change: { kind: 'nothing' }, matches };
    return { pointer, target, change: { kind: 'update', value: update }, matches };
  }

  private jsonPath(expression: string, pointer: string): void {
    try {
      checkJsonPath(expression);
    } catch (error) {
      if (!(error instanceof JsonPathError)) throw error;
      const message = `\`${expression}\` is not a JSONPath of RFC 9535: ${error.message}.`;
      this.errors.push(
        new ToolError('problem', message, {
          place: this.placeIn(expression, error.offset, pointer),
          fix: error.fix,
        }),
      );
    }
  }

  private text(node: JsonObject, name: string, pointer: string): void {
    const value = node[name];
    if (value !== undefined && typeof value !== 'string')
      this.error(step(pointer, name), value, `\`${name}\` has to be a text.`);
  }

  private matches(node: JsonObject, pointer: string): Matches | undefined {
    const value = node[MATCHES_FIELD];
    if (value === undefined || MATCHES.includes(value as Matches)) return value as Matches | undefined;
    this.error(
      step(pointer, MATCHES_FIELD),
      value,
      `\`${MATCHES_FIELD}\` has to be one of: ${MATCHES.join(', ')}.`,
    );
    return undefined;
  }

  private fields(node: JsonObject, known: readonly string[], pointer: string): void {
    for (const name of Object.keys(node)) {
      if (known.includes(name) || name.startsWith('x-')) continue;
      const meant = nearest(name, known);
      const isLater = name === 'copy';
      this.errors.push(
        new ToolError('problem', `Unknown field "${name}".`, {
          place: this.placeOf(step(pointer, name)),
          fix: isLater
            ? 'It came with Overlay 1.1: write `overlay: 1.1.0`.'
            : `${meant === undefined ? '' : `Did you mean "${meant}"? `}Known here: ${known.join(', ')}, and names that begin with x-.`,
        }),
      );
    }
  }

  /** As the JSON Schema of overlays has it: the second of two equal ones is a mistake. */
  private distinct(actions: readonly Json[]): void {
    const seen = new Set<string>();
    for (const [index, action] of actions.entries()) {
      const text = JSON.stringify(action);
      if (seen.has(text)) {
        this.errors.push(
          new ToolError('problem', 'The same action is in the list twice.', {
            place: this.placeOf(step('#/actions', index)),
            fix: 'Remove one of the two.',
          }),
        );
      }
      seen.add(text);
    }
  }

  private error(pointer: string, value: Json | undefined, fix: string): void {
    const name = pointer.slice(pointer.lastIndexOf('/') + 1).replace(/^\d+$/, 'actions[$&]');
    const isMissing = value === undefined;
    const message = isMissing ? `Field "${name}" is missing.` : `Invalid value for "${name}".`;
    const place = this.placeOf(isMissing ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer);
    this.errors.push(new ToolError('problem', message, { place, fix }));
  }

  private placeOf(pointer: string) {
    return toPlace({ source: this.document.source, pointer, reportOnKey: true }, this.cwd);
  }

  /** The very character, where the expression is written on one line as it is. */
  private placeIn(expression: string, offset: number, pointer: string) {
    const place = toPlace({ source: this.document.source, pointer }, this.cwd);
    const line = this.document.source.getLines()[(place.line ?? 0) - 1] ?? '';
    const start = line.indexOf(expression, (place.column ?? 1) - 1);
    return start === -1 ? place : { ...place, column: start + offset + 1 };
  }
}

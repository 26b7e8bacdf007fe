import type { LocationObject, Source, YamlParseError } from '@redocly/openapi-core';
import { explainJson } from './syntax/json-cause.ts';
import { findCause } from './syntax/yaml-causes.ts';

/** Says why a file cannot be read, in plain words, and where. */
export interface SyntaxFault {
  readonly message: string;
  readonly fix: string;
  readonly location: LocationObject;
}

/** Says what is probably wrong: a parser says only where it gave up, which is often below the fault. */
export interface SyntaxCause {
  readonly message: string;
  readonly fix: string;
  /** From 1; the place where the parser gave up, unless given. */
  readonly line?: number;
  readonly column?: number;
}

export function explainSyntax(error: YamlParseError): SyntaxFault {
  const { source } = error;
  const cause =
    nestedTooDeeply(error) ?? (isJson(source) ? explainJson(source.body) : undefined) ?? causeInYaml(error);
  const start = { line: cause.line ?? (error.line || 1), col: cause.column ?? (error.col || 1) };
  return { message: cause.message, fix: cause.fix, location: { source, pointer: undefined, start } };
}

/** The parser of YAML counts levels; that of JSON, which comes first, has no more room for them. */
function nestedTooDeeply({ message }: YamlParseError): SyntaxCause | undefined {
  const [, levels] = /nesting exceeded maxDepth \((\d+)\)/.exec(message) ?? [];
  if (levels === undefined) return undefined;
  return {
    message: `The file is nested too deeply: the marked place is more than ${levels} levels inside.`,
    fix: 'Move what is inside to `components`, and refer to it with `$ref`.',
  };
}

function isJson({ body, absoluteRef }: Source): boolean {
  return absoluteRef.endsWith('.json') || /^\s*[{[]\s*["\n\r}\]]/.test(body);
}

function causeInYaml(error: YamlParseError): SyntaxCause {
  const reason = error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/ in ".*"$/, '');
  const found = findCause({
    lines: error.source.getLines(),
    line: error.line || 1,
    column: error.col || 1,
    reason,
  });
  return (
    found ?? {
      message: `The file is not valid YAML: ${reason}.`,
      fix: 'Correct the marked line, or the one above it.',
    }
  );
}

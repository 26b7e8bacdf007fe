import type { LocationObject, Source, YamlParseError } from '@redocly/openapi-core';
import { explainJson } from './syntax/json-cause.ts';
import { findCause } from './syntax/yaml-causes.ts';

/** Why a file cannot be read, in plain words, and where. */
export interface SyntaxFault {
  readonly message: string;
  readonly fix: string;
  readonly location: LocationObject;
}

/** What is probably wrong: a parser says only where it gave up, which is often below the fault. */
export interface SyntaxCause {
  readonly message: string;
  readonly fix: string;
  /** From 1; the place where the parser gave up, unless given. */
  readonly line?: number;
  readonly column?: number;
}

export function explainSyntax(error: YamlParseError): SyntaxFault {
  const { source } = error;
  const cause = isJson(source) ? explainJson(source.body) : causeInYaml(error);
  const start = { line: cause.line ?? (error.line || 1), col: cause.column ?? (error.col || 1) };
  return { message: cause.message, fix: cause.fix, location: { source, pointer: undefined, start } };
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

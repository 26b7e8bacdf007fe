import type { Location } from '@redocly/openapi-core';
import type { Seen } from './fields.ts';
import type { ReportFinding } from './finding.ts';
import { kindName } from './vocabulary.ts';

/** Without these fields nothing sensible can be made of an object; a lack of others is a warning: `description` of a response. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Root: ['openapi', 'swagger', 'info', 'paths'],
  Info: ['title', 'version'],
  Parameter: ['name', 'in'],
  RequestBody: ['content'],
  SecurityScheme: ['type', 'name', 'in', 'scheme'],
  Server: ['url'],
  Discriminator: ['propertyName'],
};

/** @param meant fields that are there under a misspelled name */
export function checkMissing(
  seen: Seen,
  meant: ReadonlySet<string>,
  location: Location,
  report: ReportFinding,
): void {
  const { node, type, key, version } = seen;
  const required = (typeof type.required === 'function' ? type.required(node, key) : type.required) ?? [];
  const place = location.key();
  for (const field of required) {
    if (Object.hasOwn(node, field) || meant.has(field)) continue;
    if (type.name === 'Response' && field === 'description' && version === 'oas3_2') continue;
    report({
      rule: 'spec/missing-field',
      severity: NEEDED[type.name]?.includes(field) ? 'error' : 'warn',
      message: `The ${kindName(type.name)} has no field \`${field}\`.`,
      fix: `Add \`${field}\`.`,
      location: place,
    });
  }
  const oneOf = type.requiredOneOf ?? [];
  if (oneOf.length === 0 || oneOf.some((field) => Object.hasOwn(node, field) || meant.has(field))) return;
  report({
    rule: 'spec/missing-field',
    severity: type.name === 'Header' ? 'warn' : 'error',
    message: `The ${kindName(type.name)} has none of the fields ${list(oneOf)}.`,
    fix: `Add one of them.`,
    location: place,
  });
}

function list(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(', ');
}

import { HTTP_METHODS } from '../../../lib/http-methods.ts';
import { isObject } from '../../../lib/json.ts';
import type { Seen } from './fields.ts';
import type { ReportFinding } from './finding.ts';

/** Checks what Redocly's tables do not say of objects of OpenAPI 3.2, and refuses those that are not supported. */
export function checkOpenApi32({ node, type, location, version }: Seen, report: ReportFinding): void {
  if (version !== 'oas3_2') return;
  if (type.name === 'Parameter' && node.in === 'querystring' && !isForm(node.content)) {
    report({
      rule: 'spec/unsupported',
      severity: 'error',
      message: `A query string is supported as \`application/x-www-form-urlencoded\` only: \`${String(node.name)}\`.`,
      fix: 'Describe the parameters of the query, with `in: query`, or its form.',
      location: location.child('in'),
    });
  }
  if (type.name !== 'PathItem' || !isObject(node.additionalOperations)) return;
  for (const method of Object.keys(node.additionalOperations)) {
    const field = method.toLowerCase();
    if (!HTTP_METHODS.has(field) && field !== 'query') continue;
    report({
      rule: 'spec/misplaced-field',
      severity: 'error',
      message: `\`${method}\` is not a method of \`additionalOperations\`: it has a field of its own.`,
      fix: `Write \`${field}\` beside \`additionalOperations\`.`,
      location: location.child(['additionalOperations', method]).key(),
    });
  }
}

function isForm(content: unknown): boolean {
  const [mediaType, ...others] = Object.keys(isObject(content) ? content : {});
  return others.length === 0 && /^application\/x-www-form-urlencoded\b/i.test(mediaType ?? '');
}

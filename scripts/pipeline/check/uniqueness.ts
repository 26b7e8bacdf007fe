import type { Location, UserContext } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import type { ReportFinding } from './finding.ts';

type Node = Readonly<Record<string, unknown>>;

/** The specification allows these once: an operationId, and a parameter by its name and place. */
export function uniquenessVisitor(report: ReportFinding) {
  const operations = new Map<string, Location>();
  return {
    Operation(operation: Node, { location }: UserContext) {
      const { operationId } = operation;
      if (typeof operationId !== 'string') return;
      const first = operations.get(operationId);
      if (first === undefined) {
        operations.set(operationId, location);
        return;
      }
      report({
        rule: 'spec/operation-id-unique',
        severity: 'error',
        message: `The operationId \`${operationId}\` is used by another operation: ${shown(first)}.`,
        fix: 'Give each operation an operationId of its own.',
        location: location.child('operationId'),
      });
    },
    ParameterList(parameters: unknown, { location, resolve }: UserContext) {
      const seen = new Set<string>();
      for (const [index, item] of (Array.isArray(parameters) ? parameters : []).entries()) {
        const parameter: unknown = isObject(item) ? resolve(item as Node).node : undefined;
        if (!isObject(parameter)) continue;
        const { name, in: place } = parameter;
        const key = `${place} ${place === 'header' ? String(name).toLowerCase() : name}`;
        if (seen.has(key) && name !== undefined) {
          report({
            rule: 'spec/parameter-unique',
            severity: 'error',
            message: `The ${place} parameter \`${name}\` is listed twice.`,
            fix: 'Remove one of them.',
            location: location.child(index),
          });
        }
        seen.add(key);
      }
    },
  };
}

/** `GET /card` for the place of an operation. */
function shown({ pointer }: Location): string {
  const [, path = '', method = ''] = pointer.replace('#/', '').split('/');
  return `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`.trim();
}

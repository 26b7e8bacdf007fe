import type { Location, UserContext } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { schemeName } from '../bundle/openapi-3.2.ts';
import { isUnsendable } from '../document/is-unsendable.ts';
import { closest } from './closest.ts';
import type { ReportFinding } from './finding.ts';

type Node = Readonly<Record<string, unknown>>;

/** Names of credentials are references, too: what they name must be there, and a key needs a header or cookie that HTTP can have. */
export function securityVisitor(report: ReportFinding) {
  const used = new Map<string, { location: Location; uses: number }>();
  return {
    SecurityRequirement(requirement: Node, { location }: UserContext) {
      for (const name of Object.keys(requirement)) {
        const known = used.get(name);
        if (known === undefined) used.set(name, { location: location.child(name).key(), uses: 1 });
        else known.uses++;
      }
    },
    SecurityScheme({ type, in: place, name }: Node, { location }: UserContext) {
      if (type !== 'apiKey' || !isUnsendable(place, name)) return;
      report({
        rule: 'spec/value',
        severity: 'error',
        canBeLeftOut: true,
        message: `HTTP has no ${place} of the name \`${name}\`, so this key cannot be sent.`,
        fix: /^authorization\b.*\bbearer\b/i.test(String(name))
          ? 'Use `{ type: http, scheme: bearer }`.'
          : "Use letters, digits and !#$%&'*+-.^_`|~ only.",
        location: location.child('name'),
      });
    },
    Root: {
      leave(root: Node) {
        const components = isObject(root.components) ? root.components : {};
        const schemes =
          (root.swagger === undefined ? components.securitySchemes : root.securityDefinitions) ?? {};
        const known = Object.keys(schemes);
        for (const [name, { location, uses }] of used) {
          const isOpenApi32 = /^3\.2/.test(String(root.openapi));
          const named = isOpenApi32 ? schemeName(name, new Set(known), String(root.$self ?? '')) : name;
          if (known.includes(named)) continue;
          if (isOpenApi32 && name.includes('/') && !name.startsWith('#')) {
            report({
              rule: 'spec/unsupported',
              severity: 'error',
              message: `The security scheme is in another document, which is not supported: ${name}`,
              fix: 'Describe it below `components.securitySchemes`, and name it as it is called there.',
              location,
            });
            continue;
          }
          const near = closest(name, known);
          report({
            rule: 'spec/reference',
            severity: 'error',
            canBeLeftOut: true,
            message: `There is no security scheme \`${name}\`${uses === 1 ? '' : `, which ${uses} places name`}.`,
            fix:
              near === undefined
                ? `Describe it below \`${root.swagger === undefined ? 'components.securitySchemes' : 'securityDefinitions'}\`.`
                : `Did you mean \`${near}\`?`,
            location,
          });
        }
      },
    },
  };
}

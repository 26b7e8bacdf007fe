import type { Document } from '@redocly/openapi-core';
import { CURRENT_DRAFT, draftAt, draftOfDescription } from '../read/dialect.ts';
import { tidyPointer } from '../read/place.ts';
import type { CheckFinding } from './finding.ts';

/** Findings without those about what the dialect of a schema allows: lists as `items`, `dependencies`. */
export function withoutDialect(
  findings: readonly CheckFinding[],
  documents: readonly Document[],
  root: Readonly<Record<string, unknown>>,
): CheckFinding[] {
  const whole = draftOfDescription(root);
  return findings.filter((finding) => {
    if (!isAboutDialect(finding)) return true;
    const { source, pointer = '#' } = finding.location;
    const file = documents.find((document) => document.source.absoluteRef === source.absoluteRef);
    return draftAt(file?.parsed, tidyPointer(pointer), whole) === CURRENT_DRAFT;
  });
}

function isAboutDialect({ rule, message, fix = '' }: CheckFinding): boolean {
  if (rule === 'spec/value') return fix.includes('`prefixItems`');
  return (
    rule === 'spec/other-version' &&
    /^`(additionalItems|dependencies|definitions|id|\$recursive\w+|\$schema|exclusive\w+(: true)?)`/.test(
      message,
    )
  );
}

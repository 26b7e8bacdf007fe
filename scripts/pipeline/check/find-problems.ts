import { createConfig, type Document, detectSpec, lintDocument, type Plugin } from '@redocly/openapi-core';
import { authoredFiles } from '../read/authored.ts';
import { CURRENT_DRAFT, draftAt, draftOfDescription } from '../read/dialect.ts';
import type { Description } from '../read/load.ts';
import { tidyPointer } from '../read/place.ts';
import { CORRECTED_TYPES } from '../read/redocly-types.ts';
import { usesOldKeywords } from '../read/upgrade.ts';
import { findLoops } from '../support/loops.ts';
import { fieldsVisitor } from './fields.ts';
import { type CheckFinding, FIRM_RULES, type Severity } from './finding.ts';
import { ReferenceCheck } from './reference-check.ts';
import { securityVisitor } from './security.ts';
import { uniquenessVisitor } from './uniqueness.ts';
import { isOpenApiVersion } from './vocabulary.ts';
import { withoutConsequences } from './without-consequences.ts';

/** Severity by rule, from a configuration: `{ 'spec/unknown-field': 'warn' }`. Other rules are passed over. */
export type Severities = Readonly<Record<string, 'off' | Severity>>;

/**
 * Finds the faults of a description by its own version of the specification, as far as they spoil the output: unknown and missing fields, values that
 * no version allows, references that lead nowhere. Each fault is one finding.
 */
export async function findProblems(
  description: Description,
  severities: Severities = {},
): Promise<CheckFinding[]> {
  const written = { ...description, ...description.written };
  const { document, resolver } = written;
  if (!isOpenApiVersion(versionOf(document.parsed))) return [];
  const findings: CheckFinding[] = [];
  const report = (finding: CheckFinding) => findings.push(finding);
  const references = new ReferenceCheck();
  const config = await createConfig({
    plugins: [
      CORRECTED_TYPES,
      pluginOf([
        { any: fieldsVisitor(report) },
        references.visitor,
        uniquenessVisitor(report),
        securityVisitor(report),
      ]),
    ],
    rules: { 'spec/0': 'error', 'spec/1': 'error', 'spec/2': 'error', 'spec/3': 'error' },
  });
  await lintDocument({ document, config, externalRefResolver: resolver }).catch(async (error: unknown) => {
    findings.length = 0;
    await findLoops(written, ({ message, fix, location }) =>
      report({ rule: 'spec/reference', severity: 'error', message, fix, location }),
    );
    if (findings.length > 0) return;
    if (!(error instanceof Error) || !error.message.startsWith('Self-referencing')) throw error;
    report({
      rule: 'spec/reference',
      severity: 'error',
      message: 'A reference leads to something inside of itself.',
      fix: 'Look for a `$ref` that passes through the place where it stands, and write the thing itself there.',
      location: { source: document.source, pointer: '#/' },
    });
  });
  const { documents } = await authoredFiles(written);
  findings.push(...references.findings(documents));
  const meant = withoutDialect(findings, documents, document.parsed);
  return withSeverities(withoutConsequences(meant, usesOldKeywords(written)), severities);
}

function versionOf(parsed: unknown): string {
  try {
    return detectSpec(parsed);
  } catch {
    return 'unknown';
  }
}

function withSeverities(findings: readonly CheckFinding[], severities: Severities): CheckFinding[] {
  return findings.flatMap((finding) => {
    const severity =
      (FIRM_RULES.has(finding.rule) ? undefined : severities[finding.rule]) ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}

/** Redocly runs visitors as rules of a plugin; these report by themselves, so their names are never seen. */
function pluginOf(visitors: readonly object[]): Plugin {
  const rules = Object.fromEntries(visitors.map((visitor, index) => [index, () => visitor]));
  return { id: 'spec', rules: { oas2: rules, oas3: rules } } as Plugin;
}

/** Findings without those about what the dialect of a schema allows: lists as `items`, `dependencies`. */
function withoutDialect(
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

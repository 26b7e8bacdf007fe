import type { Report } from '../../../conformance/model/report.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { dataBlock } from '../data-block.ts';
import { type KeptTexts, textPartOf } from '../kept-texts.ts';

/** Violations that a result holds by themselves, in number and in characters; the report that `read` returns has all of them. */
const MAX_VIOLATIONS = 10;
const MAX_CHARACTERS = 6000;

/** The output schema of a tool that checks. */
export const JUDGED: JsonObject = {
  type: 'object',
  properties: {
    verdict: { enum: ['conformant', 'violated', 'inconclusive', 'planned'] },
    counts: { type: 'object' },
    violations: { type: 'array' },
    calls: { type: 'array' },
    report: { type: 'string', description: 'ID for read' },
  },
  required: ['verdict'],
};

export const LIST: JsonObject = { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 100 };

/** The requirements that are checked, in the arguments of a tool. */
export const CHOICE: JsonObject = {
  only: { ...LIST, description: 'Requirement IDs, operations or sections' },
  skip: { ...LIST, description: 'The same, left out' },
};

/**
 * The verdict, and the beginning of the report in words.
 *
 * @param all also what passed and what was skipped, which are thousands of lines
 */
export async function judged(report: Report, kept: KeptTexts, all = false) {
  const { consoleReport } = await import('../../../conformance/report/console.ts');
  const { run, counts } = report;
  const violations = report.requirements.flatMap((one) => one.violations);
  const others = report.requirements.filter(({ status }) => status === 'passed' || status === 'skipped');
  const lines = all ? others.map(({ id, status, notes }) => [status, id, ...notes].join(' ')) : [];
  const text = [consoleReport(report, { limit: Number.POSITIVE_INFINITY }), ...lines].join('\n');
  const id = kept.keep('report', text);
  const { part, next } = textPartOf(text, 0);
  const verdict = report.baseline?.verdict ?? run.verdict;
  const rest =
    next === undefined ? '' : `\n${text.length - next} more characters: read ${id} with offset ${next}.`;
  return {
    content: [{ type: 'text' as const, text: `Verdict: ${verdict}. ${dataBlock(part)}${rest}` }],
    structuredContent: {
      verdict,
      counts: { ...counts },
      violations: firstOf(violations.map((one) => ({ ...one }))),
      report: id,
    },
  };
}

function firstOf<One>(violations: readonly One[]): One[] {
  let characters = 0;
  return violations.slice(0, MAX_VIOLATIONS).filter((one) => {
    characters += JSON.stringify(one).length;
    return characters <= MAX_CHARACTERS;
  });
}

import { tidyPointer } from '../read/place.ts';
import type { CheckFinding } from './finding.ts';

/**
 * Findings that follow from another one are left out: one fault is one problem.
 *
 * @param oldKeywordsCount whether keywords of 3.0 in a description of 3.1 are read as 3.0 means them
 */
export function withoutConsequences(
  findings: readonly CheckFinding[],
  oldKeywordsCount: boolean,
): CheckFinding[] {
  return withoutMoved(withoutEmpty(oldKeywordsCount ? asOneFinding(findings) : findings));
}

/** A field that is empty since its content is not indented is not also empty. */
function withoutEmpty(findings: readonly CheckFinding[]): CheckFinding[] {
  const empty = findings.filter(({ rule }) => rule === 'spec/empty-field');
  return findings.filter(
    (finding) =>
      finding.rule !== 'spec/value' ||
      !empty.some(
        ({ location }) =>
          location.source === finding.location.source && location.pointer === finding.location.pointer,
      ),
  );
}

/** A field that is missing in one object and unknown in the object around it, or inside it, has only moved. */
function withoutMoved(findings: readonly CheckFinding[]): CheckFinding[] {
  const unknown = findings.filter(({ rule }) => /misplaced|unknown|empty/.test(rule)).map(parentAndName);
  return findings.filter((finding) => {
    if (finding.rule !== 'spec/missing-field') return true;
    const here = pointerOf(finding);
    return !unknown.some(
      ({ parent, name, file }) =>
        file === finding.location.source &&
        finding.message.includes(`\`${name}\``) &&
        (`${here}/`.startsWith(`${parent}/`) || `${parent}/`.startsWith(`${here}/`)),
    );
  });
}

function parentAndName(finding: CheckFinding) {
  const pointer = pointerOf(finding);
  const end = pointer.lastIndexOf('/');
  return { parent: pointer.slice(0, end), name: pointer.slice(end + 1), file: finding.location.source };
}

function pointerOf({ location }: CheckFinding): string {
  return tidyPointer(location.pointer ?? '#');
}

function asOneFinding(findings: readonly CheckFinding[]): CheckFinding[] {
  const isOld = ({ rule, message }: CheckFinding) =>
    rule === 'spec/other-version' && /^`(nullable`|exclusive\w+: true`)/.test(message);
  const old = findings.filter(isOld);
  const [first] = old;
  if (first === undefined) return [...findings];
  const one: CheckFinding = {
    ...first,
    severity: 'warn',
    message: `${old.length} schemas of this description use keywords of OpenAPI 3.0 (\`nullable: true\`, \`exclusiveMinimum: true\`); they are read as that version means them.`,
  };
  return [one, ...findings.filter((finding) => !isOld(finding))];
}

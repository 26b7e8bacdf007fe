import { notShown, requirements, rows } from '../../../conformance/catalogue/catalogue.ts';
import { checkWords } from '../../../conformance/judge/checks/describe-check.ts';
import { operations } from '../../../generated/operations.ts';
import { jsonText } from '../../../lib/json-text.ts';
import { document, notShownOf } from './document.ts';
import type { Item } from './item.ts';
import { bullets } from './lines.ts';

/** Requirements: the rows with how each is judged, and the facts of the form of responses. */
export function requirementItems(): Item[] {
  return requirements.map(({ id, section, evidence, statement, operations: takes }) => {
    const row = rows.find((one) => one.id === id);
    const about = statement.replaceAll(/\s+/g, ' ').trim();
    return {
      id,
      kind: 'requirement',
      about,
      section,
      ...(evidence !== 'deployment' && { evidence }),
      words: '',
      read: () =>
        [
          `# Requirement ${id}`,
          about,
          bullets([
            `Evidence: ${evidence}`,
            `Section of the source: ${section}`,
            `Operations that it takes to judge it: ${takes.join(', ')}`,
            row === undefined
              ? 'Judged by the form of each response.'
              : `Judged: ${checkWords(row.check, row.where, row.ignoreCase)}.`,
          ]),
        ].join('\n\n'),
    };
  });
}

export function notShownItems(): Item[] {
  return notShown.map(({ id, section, said, open, suite, probes }) => ({
    id,
    kind: 'not-shown',
    about: open.trim(),
    section,
    words: `not shown open unknown ${suite}`,
    read: () =>
      [
        `# Not shown: ${id}`,
        open.trim(),
        bullets([
          `Section of the source: ${section}, ${said === 'explicit' ? 'which says that it is not shown' : 'which is silent about it'}`,
          `What the conformance suite does: ${suite.trim()}`,
          `Attached to: ${placesOf(id).join(', ') || 'the description as a whole'}`,
        ]),
        ...(probes === undefined
          ? []
          : [`## Requests that find it out\n\n\`\`\`json\n${jsonText(probes, 1)}\n\`\`\``]),
      ].join('\n\n'),
  }));
}

function placesOf(id: string): string[] {
  const schemas = Object.entries(document.components.schemas);
  return [
    ...Object.values(operations)
      .filter(({ notShown: ids }) => ids.includes(id))
      .map((operation) => operation.id),
    ...schemas.flatMap(([name, schema]) => [
      ...(notShownOf(schema).includes(id) ? [name] : []),
      ...Object.entries(schema.properties ?? {})
        .filter(([, own]) => notShownOf(own).includes(id))
        .map(([field]) => `${name}.${field}`),
    ]),
  ];
}

export function sectionItems(): Item[] {
  const among = (list: readonly { readonly id: string; readonly section: string }[], section: string) =>
    list.filter((one) => one.section === section).map(({ id }) => id);
  return document['x-source-sections'].map(({ section, topic }) => ({
    id: section,
    kind: 'section',
    about: `${topic}.`,
    section,
    words: 'section source',
    read: () => {
      const schemas = Object.entries(document.components.schemas)
        .filter(([, schema]) => schema['x-source'] === section)
        .map(([name]) => name);
      const line = (title: string, ids: readonly string[]) => `${title}: ${ids.join(', ') || 'none'}`;
      return [
        `# Section ${section} of the source`,
        `${topic}.`,
        bullets([
          line('Operations', among(Object.values(operations), section)),
          line('Schemas', schemas),
          line('Requirements', among(rows, section)),
          line('Not shown', among(notShown, section)),
        ]),
      ].join('\n\n');
    },
  }));
}

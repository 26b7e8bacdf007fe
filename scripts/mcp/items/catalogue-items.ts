import { notShown, requirements, rows } from '../../../conformance/catalogue/catalogue.ts';
import { checkWords } from '../../../conformance/judge/checks/describe-check.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { askedOf } from './asked-words.ts';
import { type DescribedApi, fieldsIn, listOf, notShownOf, textOf } from './description.ts';
import type { Item } from './item.ts';
import { bullets, jsonBlock, type OpenQuestion } from './lines.ts';

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
      // The facts of one form are thousands, and their fields are found by themselves.
      ...(row === undefined && { group: 'form' }),
      words: '',
      read: () =>
        [
          `# Requirement ${id}`,
          about,
          bullets([
            `Evidence: ${evidence}`,
            `Section of the source: ${section}`,
            `Operations that it takes to check it: ${takes.join(', ')}`,
            row === undefined
              ? 'Checked by the shape of each response.'
              : `Judged: ${checkWords(row.check, row.where, row.ignoreCase)}.`,
          ]),
        ].join('\n\n'),
    };
  });
}

/** The open questions by their IDs. */
export function ownQuestions(): ReadonlyMap<string, OpenQuestion> {
  return new Map(notShown.map(({ id, section, open }) => [id, { id, section, open: open.trim() }]));
}

export function notShownItems(description: DescribedApi): Item[] {
  return notShown.flatMap(({ id, section, said, open, suite, probes }) => {
    const item: Item = {
      id,
      kind: 'not-shown',
      about: open.trim(),
      section,
      asked: askedOf(id) ?? '',
      words: 'not shown open unknown',
      read: () =>
        [
          `# Not shown: ${id}`,
          open.trim(),
          bullets([
            `Section of the source: ${section}, ${said === 'explicit' ? 'which says that it is not shown' : 'which is silent about it'}`,
            `What the conformance suite does: ${suite.trim()}`,
            `Attached to: ${placesOf(id, description) || 'the description as a whole'}`,
            ...(probes === undefined ? [] : [`Requests that find it out: read ${id}:probes`]),
          ]),
        ].join('\n\n'),
    };
    if (probes === undefined) return [item];
    const probed: Item = {
      id: `${id}:probes`,
      kind: 'guide',
      about: `Requests that find out what a deployment does about ${id}.`,
      section,
      words: '',
      read: () => `# Requests that find out ${id} (section ${section})\n\n${jsonBlock(probes as never)}`,
    };
    return [item, probed];
  });
}

/** Places of one line; a page with all of them helps nobody. */
const MAX_PLACES = 12;

function placesOf(id: string, { operations, schemas }: DescribedApi): string {
  const places = [
    ...operations.filter(({ notShown: ids }) => ids.includes(id)).map((operation) => operation.id),
    ...[...schemas].flatMap(([name, schema]) => [
      ...(notShownOf(schema).includes(id) ? [name] : []),
      ...fieldsIn(schema)
        .filter(([, own]) => notShownOf(own).includes(id))
        .map(([field]) => `${name}.${field}`),
    ]),
  ];
  const more = places.length - MAX_PLACES;
  return `${places.slice(0, MAX_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export function sectionItems(description: DescribedApi): Item[] {
  const among = (
    list: readonly { readonly id: string; readonly section?: string | undefined }[],
    section: string,
  ) => list.filter((one) => one.section === section).map(({ id }) => id);
  const sections = listOf(description.document['x-source-sections']).filter((one): one is JsonObject =>
    isObject(one),
  );
  return sections.map((one): Item => {
    const [section, topic] = [textOf(one.section), textOf(one.topic)];
    return {
      id: section,
      kind: 'section',
      about: `${topic}.`,
      section,
      words: 'section source',
      read: () => {
        const schemas = [...description.schemas]
          .filter(([, schema]) => schema['x-source'] === section)
          .map(([name]) => name);
        const line = (title: string, ids: readonly string[]) => `${title}: ${ids.join(', ') || 'none'}`;
        return [
          `# Section ${section} of the source`,
          `${topic}.`,
          bullets([
            line('Operations', among(description.operations, section)),
            line('Schemas', schemas),
            line('Requirements', among(rows, section)),
            line('Not shown', among(notShown, section)),
          ]),
        ].join('\n\n');
      },
    };
  });
}

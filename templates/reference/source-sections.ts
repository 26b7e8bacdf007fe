import type { SourceSectionModel } from '../model.ts';
import { type EvidenceRecords, notShownAnchor, requirementAnchor } from './evidence.ts';
import { code, table } from './markdown.ts';
import { idCell, type TableStyle } from './requirements.ts';

/** Link target of a section, also its `id` in the page. */
export const sectionAnchor = (section: string): string => `source/${section}`;

/** One row per section of the source: its topic, and what rests on it. */
export function sourceSectionTable(
  sections: readonly SourceSectionModel[],
  { requirements, notShown }: EvidenceRecords,
  style: TableStyle,
): string {
  const list = (names: readonly string[], anchor?: (name: string) => string) =>
    names
      .map((name) => (style.links && anchor !== undefined ? `[${code(name)}](#${anchor(name)})` : code(name)))
      .join(', ');
  return table(
    ['Section', 'Topic', 'Operations', 'Schemas', 'Requirements', 'Not shown'],
    sections.map(({ section, topic, operations, credentials, schemas }) => [
      idCell(section, sectionAnchor(section), style),
      topic,
      list(operations, (id) => `operation/${id}`),
      list([...schemas, ...credentials]),
      list(idsOf(requirements, section), requirementAnchor),
      list(idsOf(notShown, section), notShownAnchor),
    ]),
  );
}

function idsOf(entries: readonly { readonly id: string; readonly section: string }[], section: string) {
  return entries.filter((entry) => entry.section.split(', ').includes(section)).map(({ id }) => id);
}

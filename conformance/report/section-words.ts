import { OF_ROWS } from '../model/requirement.ts';

/** Says in words where a requirement comes from: `section 2.6` of the source of this package's description; for another description, the description itself. */
export function sectionWords(section: string): string {
  const own = section.startsWith(OF_ROWS) ? section.slice(OF_ROWS.length) : section;
  return section === 'description' ? 'the description' : `section ${own}`;
}

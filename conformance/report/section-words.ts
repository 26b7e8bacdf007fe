/** Where a requirement rests, in words: `section 2.6` of the source of this package's description; of another description, the description itself. */
export function sectionWords(section: string): string {
  return section === 'description' ? 'the description' : `section ${section}`;
}

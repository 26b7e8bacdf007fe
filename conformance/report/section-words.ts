/** Says in words where a requirement comes from: `section 2.6` of the source of this package's description; for another description, the description itself. */
export function sectionWords(section: string): string {
  return section === 'description' ? 'the description' : `section ${section}`;
}

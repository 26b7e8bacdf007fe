/** `noteId` and `note_id` alike, for comparisons. */
export function plainName(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** True for `/notes` and `/notes/{id}`, or `/note/{id}`. @param before the path of a record without its identifier */
export function isCollectionOf(path: string, before: string): boolean {
  const plain = path.replace(/\/$/, '');
  return [plain, plain.replace(/ies$/, 'y'), plain.replace(/s$/, '')].includes(before);
}

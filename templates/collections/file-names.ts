/** Device names of Windows, and the files that Bruno reads as its own. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|folder|opencollection|environments|node_modules)$/i;

/** A file name for each text, fit for every file system: no two differ by case alone. */
export function fileNames(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const plain = text
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
      .trim()
      .slice(0, 80)
      .trim();
    const base = plain === '' || RESERVED.test(plain) ? `${plain} requests`.trim() : plain;
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base} ${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

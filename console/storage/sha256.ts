const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first bits of the fractional parts of the square and cube roots of the first primes (FIPS 180-4). */
const [START, ROUNDS] = constants();

/** SHA-256 in lower-case hexadecimal. Browsers have one of their own on https and on localhost only. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n);
  const hash = [...START];
  const words = new Array<number>(64).fill(0);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    for (let index = 0; index < 64; index += 1) words[index] = wordOf(words, index, blocks, offset);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let index = 0; index < 64; index += 1) {
      const one = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + one + choice + (ROUNDS[index] as number) + (words[index] as number)) | 0;
      const zero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + zero + majority) | 0];
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
      hash[index] = ((hash[index] as number) + word) | 0;
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function wordOf(words: readonly number[], index: number, blocks: DataView, offset: number): number {
  if (index < 16) return blocks.getInt32(offset + index * 4);
  const before = words[index - 15] as number;
  const last = words[index - 2] as number;
  const zero = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
  const one = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
  return ((words[index - 16] as number) + zero + (words[index - 7] as number) + one) | 0;
}

function constants(): readonly [readonly number[], readonly number[]] {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  const bits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return [
    primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))),
    primes.map((prime) => bits(Math.cbrt(prime))),
  ];
}

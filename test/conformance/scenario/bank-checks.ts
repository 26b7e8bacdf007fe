/** Checks that real banks make, each by its own standard and written without a look at what makes the data. */

/** ABA: nine digits, of which the sum weighted 3, 7, 1 is divisible by ten. */
export function isRoutingNumber(text: string): boolean {
  const [a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1, h = 1, i = 1] = text.split('').map(Number);
  return /^\d{9}$/.test(text) && (3 * (a + d + g) + 7 * (b + e + h) + (c + f + i)) % 10 === 0;
}

/** ISO 13616: the first four characters at the end, letters as numbers, one over a multiple of 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4))
    for (const digit of String(parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** ISO 9362, eleven characters, no code for tests. */
export function isBic(text: string, country: string): boolean {
  return /^[A-Z]{6}[A-Z2-9][A-NP-Z1-9][A-Z\d]{3}$/.test(text) && text.slice(4, 6) === country;
}

/** North American numbering plan, and of it the part that is kept for fiction. */
export function isFictionalPhone(text: string): boolean {
  return /^\+1[2-9]\d{2}55501\d{2}$/.test(text);
}

/** The first three digits of ZIP codes, by state. */
const ZIP_PREFIXES: Readonly<Record<string, readonly [number, number]>> = {
  OR: [970, 979],
  WA: [980, 994],
  CO: [800, 816],
  TX: [750, 799],
  MA: [10, 27],
  IL: [600, 629],
  GA: [300, 319],
  AZ: [850, 865],
  WI: [530, 549],
  OH: [430, 459],
  TN: [370, 385],
  MN: [550, 567],
  CT: [60, 69],
  NE: [680, 693],
  ID: [832, 838],
  OK: [730, 749],
  NC: [270, 289],
  FL: [320, 349],
  MI: [480, 499],
  MD: [206, 219],
  KY: [400, 427],
  VA: [220, 246],
};

export function isUsZip(postalCode: string, state: string): boolean {
  const [low, high] = ZIP_PREFIXES[state] ?? [1, 0];
  const prefix = Number(postalCode.slice(0, 3));
  return /^\d{5}$/.test(postalCode) && prefix >= low && prefix <= high;
}

export function isBritishPostcode(text: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(text);
}

/** Letters and single spaces. */
export function isPlainName(text: string, longest: number): boolean {
  return /^[A-Za-z]+( [A-Za-z]+)*$/.test(text) && text.length <= longest;
}

const NUMBER = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

/** Formats that a value can be held against. Of values of other formats, nothing is known. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^${DATE}$`),
  time: new RegExp(`^${TIME}$`, 'i'),
  'date-time': new RegExp(`^${DATE}[T ]${TIME}$`, 'i'),
  uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  ipv4: new RegExp(`^(?:${NUMBER}\\.){3}${NUMBER}$`),
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
};

/** Formats that say how a value is shown or stored, and rule out none. */
const DESCRIPTIVE = new Set([
  'password',
  'float',
  'double',
  'int32',
  'int64',
  'html',
  'markdown',
  'textarea',
]);

/** Formats of which each value also has the other format. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['uri-reference', 'iri', 'iri-reference', 'url'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
};

export function isOfFormat(format: string, value: string): boolean {
  return FORMATS[format]?.test(value) ?? true;
}

/** Tells whether strings of these formats all have the format. */
export function impliesFormat(formats: readonly string[], format: string): boolean {
  return (
    DESCRIPTIVE.has(format) || formats.some((one) => one === format || WIDER[one]?.includes(format) === true)
  );
}

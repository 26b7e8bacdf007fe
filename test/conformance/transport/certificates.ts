/** X.509 certificates for tests, made while they run: keys that were committed would be found by every scanner. DER is written by hand; it takes no more than this. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  /** PEM. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly subject: string;
  readonly der: Buffer;
}

interface Wanted {
  readonly subject: string;
  /** Absent: it signs itself. */
  readonly issuer?: Certificate;
  readonly isAuthority?: true;
  /** `localhost`, `127.0.0.1` */
  readonly hosts?: readonly string[];
  /** Days from now. Default: from a day ago to a day ahead. */
  readonly days?: readonly [from: number, to: number];
}

export function makeCertificate({
  subject,
  issuer,
  isAuthority,
  hosts = [],
  days = [-1, 1],
}: Wanted): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000);
  const extensions = [
    extension('2.5.29.19', seq(isAuthority ? boolean(true) : Buffer.alloc(0)), true),
    ...(hosts.length === 0 ? [] : [extension('2.5.29.17', seq(...hosts.map(hostName)))]),
  ];
  const tbs = seq(
    tag(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x10]), randomBytes(8)])),
    ECDSA_SHA256,
    name(issuer?.subject ?? subject),
    seq(time(day(days[0])), time(day(days[1]))),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, seq(...extensions)),
  );
  const der = seq(tbs, ECDSA_SHA256, bits(sign('sha256', tbs, issuer?.privateKey ?? privateKey)));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    privateKey,
    publicKey,
    subject,
    der,
  };
}

/** A PKCS#12 file without a checksum, its key encrypted. */
export function toPkcs12({ der, privateKey }: Certificate, passphrase: string): Buffer {
  const shrouded = privateKey.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase });
  const id = seq(oid('1.2.840.113549.1.9.21'), tag(0x31, octets(createHash('sha1').update(der).digest())));
  const attributes = tag(0x31, id);
  const keyBag = seq(oid('1.2.840.113549.1.12.10.1.2'), tag(0xa0, shrouded), attributes);
  const x509 = seq(oid('1.2.840.113549.1.9.22.1'), tag(0xa0, octets(der)));
  const certBag = seq(oid('1.2.840.113549.1.12.10.1.3'), tag(0xa0, x509), attributes);
  return seq(integer(Buffer.from([3])), data(seq(data(seq(keyBag, certBag)))));
}

function data(content: Buffer): Buffer {
  return seq(oid('1.2.840.113549.1.7.1'), tag(0xa0, octets(content)));
}

function tag(type: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([type, ...head]), body]);
}

const seq = (...content: readonly Buffer[]) => tag(0x30, ...content);
const integer = (bytes: Buffer) => tag(0x02, bytes);
const octets = (bytes: Buffer) => tag(0x04, bytes);
const bits = (bytes: Buffer) => tag(0x03, Buffer.from([0]), bytes);
const boolean = (value: boolean) => tag(0x01, Buffer.from([value ? 0xff : 0]));

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = rest.flatMap((part) => {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return tag(0x06, Buffer.from([40 * first + second, ...bytes]));
}

const ECDSA_SHA256 = seq(oid('1.2.840.10045.4.3.2'));

function name(common: string): Buffer {
  return seq(tag(0x31, seq(oid('2.5.4.3'), tag(0x0c, Buffer.from(common)))));
}

function time(date: Date): Buffer {
  return tag(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`));
}

function extension(id: string, value: Buffer, isCritical = false): Buffer {
  return seq(oid(id), ...(isCritical ? [boolean(true)] : []), octets(value));
}

function hostName(host: string): Buffer {
  return /^[\d.]+$/.test(host)
    ? tag(0x87, Buffer.from(host.split('.').map(Number)))
    : tag(0x82, Buffer.from(host));
}

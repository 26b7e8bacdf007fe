import { X509Certificate } from 'node:crypto';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { ConfigurationError } from '../model/options.ts';
import type { TlsOptions } from '../model/tls-options.ts';

/** As Node's TLS takes them, and checked. */
export type CheckedTls = Pick<SecureContextOptions, 'ca' | 'cert' | 'key' | 'pfx' | 'passphrase'>;

/** @throws ConfigurationError, which quotes no content */
export function readTls({ ca, cert, key, pfx, passphrase }: TlsOptions): CheckedTls {
  const authorities = ca === undefined ? undefined : [ca].flat().flatMap(certificatesIn);
  if (authorities?.length === 0)
    throw new ConfigurationError(
      'the file of certificate authorities has no certificate',
      'Use certificates in PEM: text between BEGIN CERTIFICATE and END CERTIFICATE.',
    );
  if (key !== undefined && cert === undefined)
    throw new ConfigurationError(
      'there is a client key without its certificate',
      'Give the certificate too: --client-cert FILE.',
    );
  if (cert !== undefined && key === undefined)
    throw new ConfigurationError(
      'there is a client certificate without its key',
      'Give the key too: --client-key FILE. Or use one PEM or PKCS#12 file that has both.',
    );
  if (cert !== undefined) certificatesIn(cert);
  const options = {
    ...(authorities !== undefined && { ca: authorities }),
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
    ...(pfx !== undefined && { pfx: Buffer.from(pfx) }),
    ...(passphrase !== undefined && { passphrase }),
  };
  try {
    if (Object.keys(options).length > 0) createSecureContext(options);
  } catch (error) {
    throw explain(error, {
      ...(key !== undefined && { key }),
      ...(pfx && { pfx }),
      ...(passphrase && { passphrase }),
    });
  }
  return options;
}

/** When the client's certificate expired, if it has: `2026-03-01`. */
export function expiredOn({ cert }: TlsOptions, now: number): string | undefined {
  const [first] = cert === undefined ? [] : certificatesIn(cert);
  if (first === undefined) return undefined;
  const end = new Date(new X509Certificate(first).validTo);
  return end.getTime() < now ? end.toISOString().slice(0, 10) : undefined;
}

const PEM =
  /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[\s\S]*?-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g;

function certificatesIn(pem: string): string[] {
  const all = pem.match(PEM) ?? [];
  try {
    for (const one of all) new X509Certificate(one);
  } catch {
    throw new ConfigurationError(
      'a certificate cannot be read',
      'Use certificates in PEM, complete and unchanged. `openssl x509 -in FILE -noout -text` shows one.',
    );
  }
  return all;
}

/** OpenSSL's errors name no cause that helps. */
function explain(error: unknown, { key = '', pfx, passphrase }: TlsOptions): ConfigurationError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH')
    return new ConfigurationError(
      'the client key does not belong to the client certificate',
      'Use the key that the certificate was requested with. In a file with several certificates, that of the client comes first.',
    );
  const isEncrypted = pfx !== undefined || /ENCRYPTED/.test(key);
  if (isEncrypted && /decrypt|mac verify|passw|passphrase|interrupted/i.test(`${code} ${message}`))
    return passphrase === undefined
      ? new ConfigurationError(
          'the client key is encrypted, and there is no passphrase',
          'Set BANKING_CLIENT_KEY_PASSPHRASE.',
        )
      : new ConfigurationError(
          'the passphrase does not open the client key',
          'Correct BANKING_CLIENT_KEY_PASSPHRASE.',
        );
  if (pfx !== undefined && /unsupported/i.test(`${code} ${message}`))
    return new ConfigurationError(
      'the PKCS#12 file is encrypted in a way that is not supported any more',
      'Convert it: openssl pkcs12 -legacy -in OLD.p12 -nodes -out both.pem',
    );
  // One wrong passphrase in 256, or none, ends in valid padding: what fails then is not the decryption but the reading of noise.
  if (isEncrypted && (pfx === undefined || isWholeDer(pfx)))
    return passphrase === undefined
      ? new ConfigurationError(
          'the client key is encrypted, and there is no passphrase; or the file is damaged',
          'Set BANKING_CLIENT_KEY_PASSPHRASE. If the file needs none, export the key again.',
        )
      : new ConfigurationError(
          'the passphrase does not open the client key, or the file is damaged',
          'Correct BANKING_CLIENT_KEY_PASSPHRASE. If it is correct, export the key again.',
        );
  return pfx === undefined
    ? new ConfigurationError(
        'the client certificate or its key cannot be read',
        'Use PEM files: text between BEGIN and END lines, complete and unchanged.',
      )
    : new ConfigurationError(
        'the client certificate cannot be read',
        'Use a PEM file or a PKCS#12 file (.p12, .pfx).',
      );
}

/** Tells whether the file is one SEQUENCE from its first byte to its last. */
function isWholeDer(bytes: Uint8Array): boolean {
  const [type, first = 0] = bytes;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length =
    lengthBytes === 0 ? first : bytes.slice(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  return type === 0x30 && bytes.length === 2 + lengthBytes + length;
}

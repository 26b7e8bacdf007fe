/** TLS options say how a deployment is recognized, and how it recognizes this client (mutual TLS). Texts are PEM. */
export interface TlsOptions {
  /** Certificates of the authorities to trust, instead of those of Node.js, as with curl's `--cacert`. */
  readonly ca?: string | readonly string[];
  /** The client's certificate, and those between it and its authority. */
  readonly cert?: string;
  readonly key?: string;
  /** Certificate and key in one PKCS#12 file. */
  readonly pfx?: Uint8Array;
  /** The passphrase of an encrypted `key` or `pfx`. Never shown. */
  readonly passphrase?: string;
}

/** The proxy did not lead to the deployment. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  /** The reason in words; of what was received, it has only the status. */
  readonly detail: string;

  /** @param reason the proxy's status, or the system's error code */
  constructor(reason: number | string | undefined) {
    const detail = describe(reason);
    super(detail);
    this.detail = detail;
  }
}

function describe(reason: number | string | undefined): string {
  if (reason === 407)
    return 'the proxy asks for a user name and a password, or refuses those of its URL (407)';
  if (typeof reason === 'number') return `the proxy does not connect to the deployment (${reason})`;
  return `no connection to the proxy${reason === undefined ? '' : ` (${reason})`}`;
}

import { statusPhrase } from '../../lib/status-phrase.ts';

/** `201 Created`, with the usual words where none were received: newer versions of HTTP do not transmit them. */
export function statusLine({
  status,
  statusText,
}: {
  readonly status: number;
  readonly statusText: string;
}): string {
  return `${status} ${statusText || (statusPhrase(status) ?? '')}`.trim();
}

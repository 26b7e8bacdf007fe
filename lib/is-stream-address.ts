/** Tells whether a text is meant as the address of a stream, and not as the path of a file. */
export function isStreamAddress(text: string): boolean {
  return /^(?:nats|tls):\/\//i.test(text);
}

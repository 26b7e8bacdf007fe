/** A new key: 256 random bits. Its prefix shows people and secret scanners what it is. */
export function newApiKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `sk_sandbox_${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

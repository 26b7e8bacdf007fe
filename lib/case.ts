/** `X-Request-Tag` and `max-amount` become `xRequestTag` and `maxAmount`; `bookingId` and `größe` stay, `URL` becomes `url`. */
export function camelCase(name: string): string {
  const words = name.split(/[^\p{ID_Continue}$]+/u).filter((word) => word !== '');
  return words.map((word, index) => (index === 0 ? lowerFirst(word) : upperFirst(word))).join('');
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An acronym becomes lower case as a whole; `APIKey` becomes `aPIKey`: only the first letter carries the case of an identifier. */
export function lowerFirst(text: string): string {
  return /^[A-Z0-9]+$/.test(text) ? text.toLowerCase() : text.charAt(0).toLowerCase() + text.slice(1);
}

/** `apiKey` and `api-key` become `API_KEY`. */
export function constantCase(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_');
  return words.toUpperCase();
}

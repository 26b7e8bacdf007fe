/** Tells whether a package or file that is imported, or required, is not installed. */
export function isMissingModule(error: unknown): error is Error {
  const { code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
}

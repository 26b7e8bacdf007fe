// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** The usual words for a status code, `Bad Request` for 400; `undefined` for one that has none. */
// prettier-ignore
export function statusPhrase(status: number): string | undefined {
  return PHRASES[status];
}

/** RFC 9110, section 15, and what other specifications added. */
// prettier-ignore
const PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  423: 'Locked',
  424: 'Failed Dependency',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

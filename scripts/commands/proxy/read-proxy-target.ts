import { parseUrl } from '../../../lib/parse-url.ts';
import { ToolError } from '../../cli/errors.ts';

/** Errors do not quote the value, which may hold a password. */
export function readProxyTarget(text: string): URL {
  const url = parseUrl(text);
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ToolError('usage', 'The value of --target is not an http or https URL.', {
      fix: 'Give scheme, host and port: --target https://bank.example:8443',
    });
  if (url.username !== '' || url.password !== '')
    throw new ToolError('usage', 'The value of --target contains a user name or password.', {
      fix: 'Let the client send them: the proxy passes its headers as they are.',
    });
  if (url.pathname !== '/' || /[?#]/.test(text))
    throw new ToolError('usage', 'The value of --target has a path, but paths are passed as they are.', {
      fix: `Use --target ${url.origin}, and keep the path in the base URL of the client.`,
    });
  return url;
}

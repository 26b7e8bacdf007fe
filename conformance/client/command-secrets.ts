import { parseUrl } from '../../lib/parse-url.ts';
import { isCommon } from '../redact/common-words.ts';
import { isSecretField } from '../redact/secret-fields.ts';
import { MASK } from '../redact/secret-search.ts';

export interface ShownCommand {
  readonly text: string;
  /** The texts that were masked in it. */
  readonly secrets: readonly string[];
}

/**
 * A command as it may be shown: without the values of options, variables and headers that are called like a secret, and without user, password and query of
 * addresses.
 */
export function showCommand(words: readonly string[]): ShownCommand {
  const secrets: string[] = [];
  const hide = (value: string) => {
    if (value === '' || /^\{[A-Za-z]+\}$/.test(value)) return value;
    secrets.push(value);
    return MASK;
  };
  const shown = words.map((word, index) => {
    const before = words[index - 1] ?? '';
    if (/^--?[\w-]+$/.test(before) && isSecretName(before) && !/^--?[a-z]/i.test(word)) return hide(word);
    // `--token=abc`, `TOKEN=abc`, `Authorization: Bearer abc`
    const [, name = '', sign = '', value = ''] = /^(-{0,2}[\w.-]+)(=|:\s*)(.+)$/s.exec(word) ?? [];
    if (name !== '' && !value.startsWith('//') && isSecretName(name)) return name + sign + hide(value);
    return showAddresses(word, hide);
  });
  return { text: shown.join(' '), secrets };
}

/** The values of variables that are called like a secret, and the passwords in addresses. */
export function secretsOfEnvironment(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (/^BANKING_/.test(name) && name !== 'BANKING_API_KEY') return [];
    const inside: string[] = [];
    showAddresses(value, (secret) => {
      inside.push(secret);
      return secret;
    });
    return isSecretName(name) && !isCommon(value) && !/^\d{0,3}$/.test(value) ? [value, ...inside] : inside;
  });
}

function isSecretName(name: string): boolean {
  const bare = name.replace(/^-+/, '');
  return isSecretField([bare]) || /^(?:u|user|pass|pw|pwd|auth|key)$/i.test(bare);
}

function showAddresses(text: string, hide: (value: string) => string): string {
  return text.replace(/\b[a-z][a-z\d+.-]*:\/\/[^\s"']+/gi, (address) => {
    const url = parseUrl(address.replaceAll(/[{}]/g, '_'));
    if (url === undefined) return address;
    return address
      .replace(/(?<=:\/\/)[^/?#@]+(?=@)/, (user) => {
        const [name = '', password] = user.split(':');
        return password === undefined ? hide(name) : `${name}:${hide(password)}`;
      })
      .replace(/(?<==)[^&#]+/g, (value) => hide(value));
  });
}

/** Flags and variables whose values must never be displayed. */
const FLAGS = ['--api-key', '--person-id', '--token-command', '--proxy-url'];
const VARIABLES = [
  'BANKING_API_KEY',
  'BANKING_PERSON_ID',
  'BANKING_TOKEN_COMMAND',
  'BANKING_PROXY_URL',
  'BANKING_CLIENT_KEY_PASSPHRASE',
  'BANKING_PSEUDONYM_KEY',
  'NATS_PASSWORD',
  'NATS_TOKEN',
];

/** Shorter values occur in ordinary words; masking those would garble the output. */
const MIN_LENGTH = 4;

/** The secrets on the command line and in the environment, even if the command line is invalid. */
export function commandLineSecrets(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const given = argv.flatMap((word, index) =>
    FLAGS.flatMap((flag) => {
      if (word === flag) return argv[index + 1] ?? [];
      return word.startsWith(`${flag}=`) ? word.slice(flag.length + 1) : [];
    }),
  );
  const secrets = [...given, ...VARIABLES.map((name) => env[name] ?? '')];
  const addresses = argv.map((word) => word.replace(/^--[a-z-]+=/, ''));
  return [...secrets, ...[...secrets, ...addresses].flatMap(passwordIn)];
}

/** The password of a URL, as it is written and as it is meant. */
export function passwordIn(text: string): string[] {
  const [, written = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/@]*?:([^/]*)@/i.exec(text) ?? [];
  const meant = written.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return written === '' ? [] : [...new Set([written, meant])];
}

/** Masks secrets in an error and in its causes, in place; returns the same error. */
export function hideInError(error: unknown, secrets: readonly string[]): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, fix, others = [], cause } = error as Error & { fix?: string; others?: Error[] };
  const hide = (text: string) => hideSecrets(text, secrets);
  for (const one of [cause, ...others]) hideInError(one, secrets);
  return Object.assign(error, {
    message: hide(message),
    ...(stack !== undefined && { stack: hide(stack) }),
    ...(fix !== undefined && { fix: hide(fix) }),
  });
}

/**
 * Masks secrets in a text, both verbatim and as JSON escapes them. A secret that is called like a word is masked between quotation marks and in paths, which is where values stand:
 * masked everywhere, it would make the sentences unreadable.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    .sort((one, other) => other.length - one.length)
    .reduce(
      (so, secret) => (/^\p{L}+$/u.test(secret) ? hideWord(so, secret) : so.replaceAll(secret, '(masked)')),
      text,
    );
}

function hideWord(text: string, word: string): string {
  return text.replace(new RegExp(`(?<=["'\`/=:@])${word}(?=["'\`/@]|$)`, 'gmu'), '(masked)');
}

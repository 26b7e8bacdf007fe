/** Variables whose values appear in no output; those of `conform` are its own list, which a test compares. */
export const SECRET_VARIABLES = [
  'BANKING_API_KEY',
  'BANKING_PERSON_ID',
  'BANKING_TOKEN_COMMAND',
  'BANKING_PROXY_URL',
  'BANKING_CLIENT_KEY_PASSPHRASE',
  'VERDICT_TOKEN',
];

/** Flags that would put a secret on a command line, where other users of the machine and the log see it. */
export const SECRET_FLAGS = ['--api-key', '--person-id', '--token-command', '--proxy-url', '--header'];

/** Shorter values occur in ordinary words. */
const MIN_LENGTH = 4;
/** Variables that only sound secret may hold `true` or a file's name. */
const MIN_LENGTH_BY_NAME = 8;
const SOUNDS_SECRET = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS?)$/i;

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]} longest first; of a text of several lines each line, since logs are masked by line
 */
export function secretsIn(env) {
  const known = SECRET_VARIABLES.map((name) => env[name] ?? '');
  const others = Object.entries(env)
    .filter(([name]) => SOUNDS_SECRET.test(name))
    .flatMap(([, value = '']) => value.split('\n'))
    .filter(({ length }) => length >= MIN_LENGTH_BY_NAME);
  const passwords = known.flatMap(
    (value) => /^[a-z][a-z\d+.-]*:\/\/[^/@]*?:([^/]*)@/i.exec(value)?.[1] ?? [],
  );
  const all = [...known, ...passwords].flatMap((value) => [value, ...value.split('\n')]);
  const long = all.map((value) => value.trim()).filter(({ length }) => length >= MIN_LENGTH);
  return [...new Set([...long, ...others])].sort((one, other) => other.length - one.length);
}

/**
 * @param {string} text
 * @param {readonly string[]} secrets
 */
export function hide(text, secrets) {
  return secrets
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    .reduce((so, secret) => so.replaceAll(secret, '(masked)'), text);
}

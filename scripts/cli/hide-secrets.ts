/** Flags and variables whose values must never be shown, whatever an error quotes. */
const FLAGS = ['--api-key', '--person-id'];
const VARIABLES = ['BANKING_API_KEY', 'BANKING_PERSON_ID'];

/** Less than this is in every other word: it hides nothing to take it out. */
const MIN_LENGTH = 4;

/** What the command line and the environment hold of secrets, whether or not the command line makes sense. */
export function secretsOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const given = argv.flatMap((word, index) =>
    FLAGS.flatMap((flag) => {
      if (word === flag) return argv[index + 1] ?? [];
      return word.startsWith(`${flag}=`) ? word.slice(flag.length + 1) : [];
    }),
  );
  return [...given, ...VARIABLES.map((name) => env[name] ?? '')];
}

/** An error whose words, and those of what caused it, are without them: the same one. */
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

/** A text without them, as they are and as JSON writes them. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    .sort((one, other) => other.length - one.length)
    .reduce((so, secret) => so.replaceAll(secret, '(masked)'), text);
}

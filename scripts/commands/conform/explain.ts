import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import { settingsFor } from '../settings/settings-for.ts';

/** Exit codes of the suite's own errors, by name: the suite is not loaded just to compare classes. */
const EXITS: Readonly<Record<string, ExitName>> = {
  ConfigurationError: 'usage',
  RecordingError: 'usage',
  ReportsNotWritten: 'environment',
  SafetyRefusal: 'refused',
  StreamUnavailable: 'environment',
};

/** Flags by the option's name in the library; no names that are words of English, apart from one that messages use as a name only. */
const FLAGS: ReadonlyMap<string, string> = new Map(
  settingsFor('conform')
    .filter(({ name }) => name.includes('-') || name === 'thorough')
    .map(({ name, key }) => [key, `--${name}`]),
);

/** An error of the suite as a `ToolError` with its exit code; any other error unchanged. */
export function explain(error: unknown): unknown {
  if (error instanceof ToolError) return error;
  const { name, message, fix } = error as Error & { fix?: string };
  const exit = EXITS[name];
  if (exit === undefined) return error;
  return new ToolError(exit, withFlags(message), {
    cause: error,
    ...(fix !== undefined && { fix: withFlags(fix) }),
  });
}

/** The suite names options as its library has them: `maxCalls`, which is `--max-calls` here. Names in a pointer or in quotes are not options. */
function withFlags(text: string): string {
  return text.replace(
    /(?<![\w/."'`-])[a-z]+(?:[A-Z][a-z]+)*(?![\w/"'`-])/g,
    (word) => FLAGS.get(word) ?? word,
  );
}

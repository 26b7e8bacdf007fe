import { camelCase } from '../../lib/case.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { Report } from '../model/report.ts';

/** An option without which some calls were not made, or not answered. */
export interface MissingOption {
  readonly name: keyof ConformanceOptions;
  readonly why: string;
}

/** The values that only the operator knows, and the flags that the reasons of steps name them by. */
const KNOWN_TO_OPERATOR = {
  businessId: '--business-id',
  programId: '--program-id',
  checkTransferId: '--check-transfer-id',
} as const satisfies Partial<Record<keyof ConformanceOptions, string>>;

/** Options that were not given and that the run turned out to need. What a deployment failed to provide is not among them. */
export function missingOptions(options: ConformanceOptions, report: Report): MissingOption[] {
  const refused = report.exchanges.find(
    ({ response }) => response?.status === 401 || response?.status === 403,
  );
  const ids = Object.entries(KNOWN_TO_OPERATOR).flatMap(([name, flag]) => {
    const step = report.notSent.find(({ reason }) => reason.includes(flag));
    const option = name as keyof typeof KNOWN_TO_OPERATOR;
    if (step === undefined || isGiven(options[option])) return [];
    return [
      { name: option, why: `${step.operation} was not called: ${step.reason.replace(/; set .*$/, '')}` },
    ];
  });
  const isAnonymous =
    !isGiven(options.apiKey) && options.headers === undefined && options.getHeaders === undefined;
  if (refused === undefined || !isAnonymous) return ids;
  const { operation, response } = refused;
  return [{ name: 'apiKey', why: `${operation} returned ${response?.status}, and no key was sent` }, ...ids];
}

function isGiven(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}

export function describeMissingOptions(missing: readonly MissingOption[]): string {
  const call = missing.map(({ name }) => `${name}: '...'`).join(', ');
  return [
    'Options are missing:',
    ...missing.map(({ name, why }) => `  ${name} (${why})`),
    `Add them: describeConformance({ baseUrl: '...', ${call} })`,
  ].join('\n');
}

/** A fix that names flags of the command line, with options in their place: `allowWrites: true` for `--allow-writes`. */
export function inOptions(fix: string): string {
  return fix.replace(
    /--([a-z]+(?:-[a-z]+)*)(?: (?!--)([\w.:[\],-]*\w))?/g,
    (_, flag: string, value?: string) => {
      const name = camelCase(flag);
      if (value === undefined) return `\`${name}: true\``;
      const values = value.split(',').map((one) => `'${one}'`);
      return `\`${name}: ${name === 'skip' || name === 'only' ? `[${values.join(', ')}]` : values.join()}\``;
    },
  );
}

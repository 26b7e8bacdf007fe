import type { Report } from '../model/report.ts';

/** A file that a reporter writes. */
interface ReportFile {
  readonly name: string;
  /** The text, whole or in parts. */
  readonly make: (report: Report) => Promise<string | Iterable<string>>;
}

/** Each reporter that writes files, and which. What they are made with is loaded when they are used. */
export const FILES = {
  json: [
    {
      name: 'conformance.json',
      make: async (report) => (await import('./json.ts')).jsonReportParts(report),
    },
    {
      name: 'observations.json',
      make: async (report) => (await import('./observations.ts')).observationsReport(report),
    },
  ],
  junit: [
    {
      name: 'conformance.junit.xml',
      make: async (report) => (await import('./junit.ts')).junitReport(report),
    },
  ],
  html: [
    {
      name: 'conformance.html',
      make: async (report) => (await import('./html.ts')).htmlReportParts(report),
    },
  ],
  sarif: [
    { name: 'conformance.sarif', make: async (report) => (await import('./sarif.ts')).sarifReport(report) },
  ],
  markdown: [
    {
      name: 'conformance.md',
      make: async (report) => (await import('./markdown.ts')).markdownReport(report),
    },
  ],
  gitlab: [
    {
      name: 'gl-code-quality-report.json',
      make: async (report) => (await import('./gitlab.ts')).gitlabReport(report),
    },
  ],
  har: [{ name: 'conformance.har', make: async (report) => (await import('./har.ts')).harReport(report) }],
} as const satisfies Readonly<Record<string, readonly ReportFile[]>>;

/** `console` and `github` write no file here: `consoleReport` and `githubAnnotations` make their text. */
export const REPORTERS = [
  'console',
  'json',
  'junit',
  'html',
  'sarif',
  'har',
  'markdown',
  'github',
  'gitlab',
] as const;
export type Reporter = (typeof REPORTERS)[number];

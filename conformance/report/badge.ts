import type { Report } from '../model/report.ts';

/** A badge has these texts. */
export interface Badge {
  readonly label: string;
  readonly message: string;
  /** Six hexadecimal digits. White text on it has a contrast of 4.5 or more. */
  readonly color: string;
}

const COLORS = { conformant: '1a7f37', violated: 'b01030', inconclusive: '8a5300' } as const;

/** The verdict of a report, its count, and the day of the run in UTC. */
export function badgeOf({ run, counts, requirements }: Report): Badge {
  const violated = requirements.filter(({ fails }) => fails).length;
  const what = {
    conformant: `conformant, ${passedOf(counts)} passed`,
    // A stale waiver fails a run without a violation.
    violated:
      violated === 0 ? 'not conformant, waivers expired' : `${violated.toLocaleString('en')} violated`,
    inconclusive: `inconclusive, ${counts.inconclusive.toLocaleString('en')} not checked`,
  }[run.verdict];
  return {
    label: 'conformance',
    message: `${what}, ${run.startedAt.slice(0, 10)}`,
    color: COLORS[run.verdict],
  };
}

/** A run of some requirements is conformant in those alone. */
function passedOf({ passed, requirements }: Report['counts']): string {
  const all = requirements.toLocaleString('en');
  return passed === requirements ? all : `${passed.toLocaleString('en')} of ${all}`;
}

/** The format of the endpoint badge of Shields. */
export function badgeJson({ label, message, color }: Badge): string {
  return `${JSON.stringify({ schemaVersion: 1, label, message, color }, undefined, 2)}\n`;
}

/** Widths of 11 pixels Verdana, rounded up: narrower and wider letters than the usual one. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,:;|'!]/, 4.2],
  [/[ ft()r/-]/, 5],
  [/[mwMW%@]/, 11],
  [/[A-Z]/, 8.2],
];
const USUAL = 7;
const PADDING = 6;

/**
 * The badge as an SVG of its own: it loads nothing. Whatever font the reader has, `textLength` makes each text as wide as its box.
 */
export function badgeSvg({ label, message, color }: Badge): string {
  const [left, right] = [widthOf(label), widthOf(message)];
  const boxes = [left + 2 * PADDING, right + 2 * PADDING] as const;
  const width = boxes[0] + boxes[1];
  const text = (content: string, x: number, length: number) =>
    `<text x="${x}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(content)}</text>`;
  const title = escapeXml(`${label}: ${message}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${title}">
<title>${title}</title>
<rect width="${width}" height="20" rx="3" fill="#${color}"/><path d="M3,0H${boxes[0]}V20H3a3,3,0,0,1,-3,-3V3a3,3,0,0,1,3,-3z" fill="#444c56"/>
<rect x=".5" y=".5" width="${width - 1}" height="19" rx="3" fill="none" stroke="#8b949e" stroke-opacity=".5"/>
<g fill="#fff" font-family="Verdana,'DejaVu Sans',Geneva,sans-serif" font-size="11" aria-hidden="true">${text(label, PADDING, left)}${text(message, boxes[0] + PADDING, right)}</g>
</svg>
`;
}

/** The width in whole pixels. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL);
  return Math.round(widths.reduce((sum, one) => sum + one, 0));
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

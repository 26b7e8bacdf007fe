import { read } from './files.ts';

/** The headings of a page by their anchors, as GitHub makes them: `{ 'the-mock' => 'The mock' }`. */
export function headingsOf(page: string): ReadonlyMap<string, string> {
  const text = read(page).replace(/^```.*?^```/gms, '');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Map(headings.map((heading) => [anchorOf(heading), heading]));
}

function anchorOf(heading: string): string {
  return heading
    .replace(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

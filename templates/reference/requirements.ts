import { type RequirementRow, requirementAnchor } from './evidence.ts';
import { code, table } from './markdown.ts';

/** The place where the tables are shown: in the documentation page ids and operations are links, in a file they are plain. */
export interface TableStyle {
  readonly links: boolean;
}

/** Every requirement in a row of its own, in the order of the files. */
export function requirementTable(requirements: readonly RequirementRow[], style: TableStyle): string {
  return table(
    ['Requirement', 'Evidence', 'Statement', 'Check', 'Operations', 'Source'],
    requirements.map((row) => [
      idCell(row.id, requirementAnchor(row.id), style),
      row.evidence,
      row.statement,
      row.checkWords?.() ?? '',
      row.operations.map((id) => (style.links ? `[${code(id)}](#operation/${id})` : code(id))).join(', '),
      row.section,
    ]),
  );
}

/** An anchor to land on and a link to copy, or just the id. */
export function idCell(id: string, anchor: string, style: TableStyle): string {
  return style.links ? `<a id="${anchor}" href="#${anchor}">${code(id)}</a>` : code(id);
}

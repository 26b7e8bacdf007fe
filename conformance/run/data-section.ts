import type { CatalogueRequirement } from '../../generated/catalogue.ts';
import { rows } from '../catalogue/catalogue.ts';
import type { DataSection } from '../model/report.ts';
import { DATA_KINDS, type DataKind, type DataKindName } from '../operator-data/data-kinds.ts';
import type { OperatorData } from '../operator-data/operator-data.ts';
import { sentAt } from '../scenario/sent-at.ts';

/**
 * Describes what an operator has given, without the values. A digest of them would give a short list away: there are not many phone numbers to try.
 *
 * @param isJudged leaves requirements out, by id
 */
export function dataSection(
  data: OperatorData,
  isJudged: (requirement: string) => boolean = () => true,
): DataSection {
  return {
    kinds: DATA_KINDS.flatMap((kind) => {
      const values = data[kind.name]?.length ?? 0;
      if (values === 0) return [];
      const isEnough = values >= kind.enough || isHelped(kind, data);
      return [
        {
          name: kind.name,
          values,
          ...(!isEnough && { enough: kind.enough, weaker: rowsAbout(kind.name).filter(isJudged) }),
        },
      ];
    }),
  };
}

/** One bank account goes to the first place, and a routing number to the second. */
function isHelped({ name }: DataKind, { bankAccounts = [], routingNumbers = [] }: OperatorData): boolean {
  const isOfBanks = name === 'bankAccounts' || name === 'routingNumbers';
  return isOfBanks && bankAccounts.length > 0 && bankAccounts.length + routingNumbers.length > 1;
}

/** Rows whose checks compare what was sent there. */
function rowsAbout(kind: DataKindName): string[] {
  const places = sentAt(kind).flatMap(({ operation, pointers }) =>
    pointers.map((pointer) => ({ operation, pointer })),
  );
  const about = rows.filter((row) =>
    places.some(
      ({ operation, pointer }) =>
        row.operations.includes(operation) &&
        comparedWith(row).some(
          (one) => one === pointer || one.startsWith(`${pointer}/`) || pointer.startsWith(`${one}/`),
        ),
    ),
  );
  return about.map(({ id }) => id);
}

/** The pointers into requests, and into the records made of them, that a row's check compares with. */
function comparedWith({ check }: CatalogueRequirement): string[] {
  const compared =
    'returned' in check
      ? check.returned
      : 'includes' in check
        ? check.includes
        : 'ofContact' in check
          ? check.ofContact
          : undefined;
  return compared === undefined ? [] : Object.values(compared);
}

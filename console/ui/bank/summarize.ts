import type { BankRecord, BankRecordKind } from '../../console-types.ts';

/** Returns how a record is shown in a list. */
export interface RecordSummary {
  readonly title: string;
  /** The parts that change with time: a balance, a status. */
  readonly details: readonly string[];
}

/** Fields by which people know a record, the best first, and those that they look for. */
const FIELDS: Readonly<
  Record<BankRecordKind, { readonly title: readonly string[]; readonly details: readonly string[] }>
> = {
  accounts: { title: ['label', 'type'], details: ['availableBalance', 'currency', 'status'] },
  contacts: { title: ['name', 'label', 'email'], details: ['email', 'status'] },
  cards: {
    title: ['label', 'embossingPerson', 'cardType'],
    details: ['limitAmount', 'currency', 'cardStatus'],
  },
  transfers: {
    title: ['title', 'name', 'description', 'transferType', 'type'],
    details: ['amount', 'status', 'reviewCode'],
  },
};

export function summarize(kind: BankRecordKind, { id, record }: BankRecord): RecordSummary {
  const texts = (names: readonly string[]) =>
    names
      .map((name) => record[name])
      .filter((value): value is string => typeof value === 'string' && value !== '');
  const [title = id] = texts(FIELDS[kind].title);
  return { title, details: texts(FIELDS[kind].details).filter((one) => one !== title) };
}

import { idNamed } from '../../catalogue/effect.ts';
import type { CallPosition } from '../call-source.ts';
import { recordKey } from '../judge/indexed-call.ts';
import type { FoundPlace } from './place-call.ts';

interface Mention {
  readonly part: number;
  /** Absent for a call that the other parts do not need, or have already. */
  readonly position?: CallPosition;
}

/** Finds the calls whose record is named in other parts, too: a contact that an ACH pull from another account names, an ID that two records have. */
export class RecordsOfParts {
  readonly #mentions = new Map<string, Mention[]>();

  /** @param isEverywhere all parts have the call already */
  add(
    { call, exchange }: NonNullable<FoundPlace['made']>,
    part: number,
    position: CallPosition,
    isEverywhere: boolean,
  ): void {
    const { match, record, effect } = call;
    if (effect === 'none') return;
    if (record !== undefined)
      this.#mention(`${match.baseUrl} ${record}`, isEverywhere ? { part } : { part, position });
    const { pathParameters, body: sent } = exchange.request;
    const contact = idNamed(match.operation, 'Contact')({ pathParameters, sent });
    if (typeof contact === 'string')
      this.#mention(`${match.baseUrl} ${recordKey('Contact', contact)}`, { part });
  }

  #mention(record: string, mention: Mention): void {
    const known = this.#mentions.get(record);
    if (known === undefined) this.#mentions.set(record, [mention]);
    else if (mention.position !== undefined || !known.some(({ part }) => part === mention.part))
      known.push(mention);
  }

  /** The calls in the order of the files, and the other parts that need them. */
  shared(): { readonly position: CallPosition; readonly parts: readonly number[] }[] {
    const found = [...this.#mentions.values()].flatMap((mentions) => {
      const parts = new Set(mentions.map(({ part }) => part));
      if (parts.size === 1) return [];
      return mentions.flatMap(({ part, position }) =>
        position === undefined ? [] : [{ position, parts: [...parts].filter((one) => one !== part) }],
      );
    });
    return found.sort((one, other) => one.position.file - other.position.file);
  }
}

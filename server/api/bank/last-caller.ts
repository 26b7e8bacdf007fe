import type { Program, ProgramId } from '../../../generated/types.ts';
import type { ApiKeyRecord } from '../../store/records.ts';
import { parse } from './stored.ts';

/**
 * The key and the program of a bank's last caller, in parsed form: a program takes 8 kB of JSON and rarely changes. The next caller usually has
 * the same ones, so the program is read along with the key. Only a guess: no permission depends on it.
 */
export class LastCaller {
  #keyText: string | undefined;
  #key: ApiKeyRecord | undefined;
  #id: ProgramId | '' = '';
  #text: string | undefined;
  #program: Program | undefined;

  /** Empty before the first caller: no record has that id. */
  get programId(): ProgramId | '' {
    return this.#id;
  }

  /** Replaces the previous key. */
  parseKey(text: string): ApiKeyRecord {
    if (this.#key === undefined || text !== this.#keyText) {
      this.#key = parse('key-', text);
      this.#keyText = text;
    }
    return this.#key;
  }

  /** Replaces the previous program. The result is shared and must not be modified. */
  parseProgram(id: ProgramId, text: string): Program {
    this.#id = id;
    if (this.#program === undefined || text !== this.#text) {
      this.#program = parse('prg-', text);
      this.#text = text;
    }
    return this.#program;
  }
}

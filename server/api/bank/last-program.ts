import type { Program, ProgramId } from '../../../generated/types.ts';
import { parse } from './stored.ts';

/**
 * The program of a bank's last caller, in parsed form: a program takes 8 kB of JSON and rarely changes. The next caller usually has the same
 * one, so it is read along with the key. Only a guess: no permission depends on it.
 */
export class LastProgram {
  #id: ProgramId | '' = '';
  #text: string | undefined;
  #program: Program | undefined;

  /** Empty before the first caller: no record has that id. */
  get id(): ProgramId | '' {
    return this.#id;
  }

  /** Replaces the previous program. The result is shared and must not be modified. */
  parse(id: ProgramId, text: string): Program {
    this.#id = id;
    if (this.#program === undefined || text !== this.#text) {
      this.#program = parse('prg-', text);
      this.#text = text;
    }
    return this.#program;
  }
}

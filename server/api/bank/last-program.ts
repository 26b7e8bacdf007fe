import type { Program, ProgramId } from '../../../generated/types.ts';
import { parse } from './stored.ts';

/**
 * The program of the last caller, one for each bank. The next caller's mostly is the same, so it is read along with the key; and since
 * programs are long (8 kB) and hardly ever change, it is kept parsed. Nothing but a guess: nobody's rights depend on it.
 */
export class LastProgram {
  #id: ProgramId | '' = '';
  #text: string | undefined;
  #program: Program | undefined;

  /** Empty before the first caller: no record has that id. */
  get id(): ProgramId | '' {
    return this.#id;
  }

  /** Takes the place of the one before. What it returns is not to be changed. */
  parse(id: ProgramId, text: string): Program {
    this.#id = id;
    if (this.#program === undefined || text !== this.#text) {
      this.#program = parse('prg-', text);
      this.#text = text;
    }
    return this.#program;
  }
}

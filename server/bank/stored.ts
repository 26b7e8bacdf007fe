import type { Program } from '../../generated/types.ts';
import type { Records } from '../records.ts';

/** The record that a text holds. The prefix of its id tells its kind. */
export function parse<Prefix extends keyof Records>(_prefix: Prefix, text: string): Records[Prefix] {
  return JSON.parse(text) as Records[Prefix];
}

let programText: string | undefined;
let program: Program | undefined;

/** Programs are long (8 kB), asked for by every call, and hardly ever change: the last one is kept parsed. Not to be changed. */
export function parseProgram(text: string): Program {
  if (program === undefined || text !== programText) {
    program = parse('prg-', text);
    programText = text;
  }
  return program;
}

/** The place in a file. Lines and columns count from 1, columns in characters. */
export interface PlaceInFile {
  /** The offset in bytes, from 0. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/**
 * A file of recorded calls cannot be read. The message names the file, what is wrong and where, and none of the file's values: recordings hold
 * secrets.
 */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
  readonly file: string;
  readonly place: PlaceInFile | undefined;
  readonly fix: string;

  /** @param problem `entry 17 ends early: expected ',' or '}'` */
  constructor(file: string, problem: string, fix: string, place?: PlaceInFile, cause?: unknown) {
    const where =
      place === undefined ? '' : ` (line ${place.line}, column ${place.column}, byte ${place.offset})`;
    super(`${file}: ${problem}${where}`, cause === undefined ? undefined : { cause });
    this.file = file;
    this.place = place;
    this.fix = fix;
  }
}

/** A fault at an offset of a file whose name and lines are not known yet. */
export class ProblemAt extends Error {
  override readonly name = 'ProblemAt';
  readonly offset: number;
  readonly problem: string;
  readonly fix: string;
  constructor(offset: number, problem: string, fix: string) {
    super(problem);
    this.offset = offset;
    this.problem = problem;
    this.fix = fix;
  }
}

import type { ValidationError } from '../../generated/server-types.ts';
import type { SeedFile } from './seed-file.ts';

/** Holds a value against seed.schema.json; what is wrong stays in `errors` until the next call. */
export declare const validateSeed: {
  (data: unknown): data is SeedFile;
  errors?: readonly ValidationError[] | null;
};

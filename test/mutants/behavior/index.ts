import { rows } from '../../../conformance/catalogue/catalogue.ts';
import type { Mutant } from '../mutant.ts';
import { mutantsOf } from './broken.ts';
import { codeBreakages } from './code.ts';
import { mixedUp } from './mixed-up.ts';
import { operationOf } from './row.ts';
import { breakStandard } from './standard.ts';

/** A mutant for each way to break each row. */
export const behaviorMutants: readonly Mutant[] = rows.flatMap((row) =>
  mutantsOf(operationOf(row), row.id, {
    ...('code' in row.check ? codeBreakages[row.check.code] : breakStandard(row.check, row)),
    ...mixedUp[row.id],
  }),
);

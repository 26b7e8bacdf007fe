import { ProblemError } from '../../generated/server.ts';

/** A fault that could not do what it says. It answers 500 and tells why, for a fault must never do nothing in silence. */
export class FaultNotApplicable extends ProblemError {
  override readonly name = 'FaultNotApplicable';

  constructor(why: string) {
    super(500, { code: 'fault-not-applicable', detail: why });
  }
}

import { ProblemError } from '../../generated/server.ts';

/** A fault that could not be applied. The response is 500 with the reason, since a fault must never be ignored silently. */
export class FaultNotApplicable extends ProblemError {
  override readonly name = 'FaultNotApplicable';

  constructor(why: string) {
    super(500, { code: 'fault-not-applicable', detail: why });
  }
}

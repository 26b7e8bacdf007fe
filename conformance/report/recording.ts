/** Where a report of this process has its calls as `record/` makes them. No part of `conformance.json`. */
export const RECORDING: unique symbol = Symbol('recording');

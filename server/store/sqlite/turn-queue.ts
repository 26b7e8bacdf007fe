/** Jobs that have run are removed from the list together. */
const MAX_KEPT = 1000;

let waiting: (() => void)[] = [];
/** The index of the next waiting call; those before it have run. */
let next = 0;
let isScheduled = false;
/** Requests for data that were responded to since the last turn, while jobs were waiting. */
let reads = 0;
/** Tests of applications that run in this process may replace the global one by a clock of their own. */
const inNextTurn = setImmediate;

/**
 * Runs jobs in the order given, one in each turn of the event loop: what is read from the network in between waits for one of them, not for all.
 * A job takes about as long as a request that changes something.
 */
export function runInTurn(job: () => void): void {
  waiting.push(job);
  if (isScheduled) return;
  isScheduled = true;
  reads = 0;
  inNextTurn(runTurn);
}

/** To be called for each request that is responded to at once. As many jobs as such requests run in a turn, so that neither keeps the other waiting. */
export function countRead(): void {
  reads += 1;
}

function runTurn(): void {
  // Node runs those that are added now in the next turn.
  const more = Math.min(reads, waiting.length - next) - 1;
  reads = 0;
  for (let count = 0; count < more; count += 1) inNextTurn(runNext);
  isScheduled = waiting.length - next > 1;
  if (isScheduled) inNextTurn(runTurn);
  runNext();
}

function runNext(): void {
  const job = waiting[next];
  if (job === undefined) return;
  next += 1;
  if (next === waiting.length || next === MAX_KEPT) {
    waiting = waiting.slice(next);
    next = 0;
  }
  job();
}

let current = 0;
let isEnding = false;

/**
 * A number that differs from turn to turn of the event loop, and after each change that this process makes. All requests that are read from
 * the network in one turn were sent before it: what they may see of other processes is looked up once for all of them.
 */
export function currentTurn(): number {
  if (!isEnding) {
    isEnding = true;
    setImmediate(end);
  }
  return current;
}

/** To be called before a change is reported to whoever made it. */
export function endTurn(): void {
  current += 1;
}

function end(): void {
  isEnding = false;
  current += 1;
}

import { describe, expect, test } from 'vitest';
import { FINDS, judgedRows, recordedServer } from '../conformance/api/server-behavior.ts';
import { CONTROLS } from './row-controls.ts';

/** Counts how often each control was tried, with all servers: not every server has lists, or writes to the path of a record. */
const triedOf = new Map(Object.keys(CONTROLS).map((title) => [title, 0]));

describe.each(Object.entries(FINDS))('%s', (name, finds) => {
  const known = recordedServer(name);

  test.each(Object.entries(CONTROLS))('nobody is accused: %s', async (title, control) => {
    const server = await known;
    const accused = [];
    let tried = 0;
    for (const { what, calls, row, isComplete = false } of control(server.rows, server.calls)) {
      tried++;
      const { violated } = await judgedRows(server, calls, isComplete);
      const wrong = violated.filter((id) => !finds.includes(id) && (row ?? id) === id);
      if (wrong.length > 0) accused.push(`${what}: ${wrong.join(', ')}`);
    }
    console.log(`${name}, ${title}: ${tried} tried, ${accused.length} broken`);
    expect(accused).toEqual([]);
    triedOf.set(title, (triedOf.get(title) ?? 0) + tried);
  });
});

test.each([...triedOf.keys()])('it was tried: %s', (title) => {
  expect(triedOf.get(title)).toBeGreaterThan(5);
});

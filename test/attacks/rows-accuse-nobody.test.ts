import { describe, expect, test } from 'vitest';
import { FINDS, judgedRows, recordedServer } from '../conformance/api/server-behavior.ts';
import { CONTROLS } from './row-controls.ts';

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
    // Alertmanager has no write to the path of a record.
    expect(tried > 0 || /^a write failed just before/.test(title)).toBe(true);
  });
});

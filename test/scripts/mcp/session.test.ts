import { expect, test } from 'vitest';
import { read } from '../../house/files.ts';
import { connect } from './connect.ts';

test('the session of the guide is what the tools return', async () => {
  const [, session = ''] = /## A session\n.*?```\n(.*?)```/s.exec(read('docs/mcp.md')) ?? [];
  const calls = [...session.matchAll(/^> (\w+) (\{.*\})\n([\s\S]*?)(?=\n> |$(?![\s\S]))/gm)];
  const { client, call } = await connect();
  const { tools } = await client.listTools();
  expect(calls.length).toBeGreaterThan(3);
  for (const { name } of tools) expect(read('docs/mcp.md')).toContain(`| \`${name}\` |`);
  for (const [, name = '', args = '', expected = ''] of calls)
    expect({ name, text: (await call(name, JSON.parse(args))).text }).toEqual({
      name,
      text: expected.trimEnd(),
    });
});

import { expect, test } from 'vitest';
import { MAX_REPEATED, readMessage } from '../../../scripts/mcp/read-message.ts';

const long = 'x'.repeat(MAX_REPEATED + 1);

test.each([
  ['{', null, -32700],
  ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', null, -32600],
  [{ jsonrpc: '1.0', id: 1, method: 'ping' }, 1, -32600],
  [{ id: null, method: 'ping' }, null, -32600],
  [{ id: long, method: 'ping' }, null, -32600],
  [{ id: 1.5, method: 'ping' }, null, -32600],
  [{ id: 'a', method: 5 }, 'a', -32600],
  [{ id: 1, method: 'tools/call', params: [] }, 1, -32602],
  [{ id: 1, method: 'tools/call', params: null }, 1, -32602],
  [{ id: 1, method: 'tools/call' }, 1, -32602],
  [{ id: 1, method: 'tools/call', params: { name: 5 } }, 1, -32602],
  [{ id: 1, method: 'tools/call', params: { name: 'search', arguments: [] } }, 1, -32602],
  [{ id: 1, method: 'tools/list', params: { cursor: 5 } }, 1, -32602],
  [{ id: 1, method: 'initialize', params: {} }, 1, -32602],
  [{ id: 1, method: 'ping', params: { _meta: 'x' } }, 1, -32602],
  [{ id: 1, method: 'ping', params: { _meta: { progressToken: long } } }, 1, -32602],
  [{ method: 'notifications/cancelled', params: [] }, undefined, -32602],
])('%j is refused', (message, id, code) => {
  const line = typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message });
  expect(readMessage(line)).toEqual({
    refusal: { id, error: { code, message: expect.stringMatching(/^.{10,200}\.$/) } },
  });
});

test.each([
  { id: 1, method: 'tools/call', params: { name: 'search', arguments: { query: 'card' } } },
  { id: 'a', method: 'unknown/method', params: {} },
  { method: 'notifications/initialized' },
  { id: 1, result: {} },
  { id: 1, error: { code: 1, message: 'no' } },
])('%j is a message', (message) => {
  const whole = { jsonrpc: '2.0', ...message };
  expect(readMessage(JSON.stringify(whole))).toEqual({ message: whole });
});

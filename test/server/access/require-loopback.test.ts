import { describe, expect, test } from 'vitest';
import {
  isLoopbackAddress,
  isLoopbackName,
  requireLoopback,
} from '../../../server/access/require-loopback.ts';
import type { Caller } from '../../../server/sandbox-types.ts';

const LOCAL: Caller = { remoteAddress: '127.0.0.1' };

/** Returns why the caller is refused; `undefined` when not. */
function refusalOf(
  headers: Record<string, string>,
  caller: Caller | undefined = LOCAL,
  url = 'http://127.0.0.1:4010/_sandbox/seed',
): string | undefined {
  try {
    requireLoopback(new Request(url, { headers }), caller);
    return undefined;
  } catch (error) {
    return `${(error as { status: number }).status} ${(error as Error).message.replace(' Routes below /_sandbox/ and faults in headers are for callers on this machine.', '')}`;
  }
}

describe('a caller on this machine', () => {
  test.each([
    [{}],
    [{ host: '127.0.0.1:4010' }],
    [{ host: 'localhost:4010' }],
    [{ host: 'bank.localhost' }],
    [{ host: '[::1]:4010' }],
    [{ host: 'LOCALHOST' }],
    [{ origin: 'http://localhost:5173' }],
    [{ origin: 'https://127.0.0.1' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is served with %j', (headers: Record<string, string>) => {
    expect(refusalOf(headers)).toBeUndefined();
  });

  test('asks by IPv6 too', () => {
    expect(refusalOf({}, { remoteAddress: '::1' }, 'http://[::1]:4010/_sandbox/seed')).toBeUndefined();
    expect(refusalOf({}, { remoteAddress: '::ffff:127.0.0.1' })).toBeUndefined();
  });
});

describe('refused with 403', () => {
  test.each([['192.168.1.7'], ['::ffff:10.0.0.1'], ['fe80::1'], ['172.17.0.1'], [undefined], ['']])(
    'a caller at %j',
    (remoteAddress) => {
      expect(refusalOf({}, { remoteAddress })).toBe('403 The caller is not on this machine.');
    },
  );

  test.each([
    ['bank.example'],
    ['127.0.0.1.bank.example'],
    ['localhost.bank.example'],
    ['10.0.0.1:4010'],
    [''],
  ])('a request for the name %j, as DNS rebinding makes', (host) => {
    expect(refusalOf({ host })).toBe(
      '403 The host of the request is not a loopback name: use localhost or 127.0.0.1.',
    );
  });

  test('a request whose address, not whose Host, is for another name', () => {
    expect(refusalOf({ host: 'localhost' }, LOCAL, 'http://bank.example/_sandbox/seed')).toMatch(
      /^403 The host of the request is not a loopback name/,
    );
    expect(refusalOf({}, LOCAL, 'http://bank.example/_sandbox/seed')).toMatch(
      /^403 The host of the request is not a loopback name/,
    );
  });

  test.each([
    ['https://bank.example'],
    ['null'],
    ['http://localhost.bank.example'],
    ['http://127.0.0.1@bank.example'],
    ['file://'],
    ['chrome-extension://localhost'],
    [''],
  ])('a page of the origin %j', (origin) => {
    expect(refusalOf({ origin })).toBe('403 The request comes from a web page of another origin.');
  });

  test('a page of another site that sends no origin', () => {
    expect(refusalOf({ 'sec-fetch-site': 'cross-site' })).toBe(
      '403 The request comes from a web page of another site.',
    );
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'a request through a proxy, by its header %s',
    (name) => {
      expect(refusalOf({ [name]: '127.0.0.1' })).toBe(
        `403 The request came through a proxy: it has the header '${name}'.`,
      );
    },
  );
});

describe('the process itself', () => {
  const itself = (headers: Record<string, string>) => {
    try {
      requireLoopback(new Request('https://bank.example/_sandbox/seed', { headers }), undefined);
      return true;
    } catch {
      return false;
    }
  };

  test('asks by any name', () => {
    expect(itself({})).toBe(true);
    expect(itself({ host: 'bank.example' })).toBe(true);
  });

  test('is not a web page of another origin', () => {
    expect(itself({ origin: 'https://other.example' })).toBe(false);
    expect(itself({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  });
});

test('loopback addresses are 127.0.0.0/8 and ::1', () => {
  for (const address of ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.1.2.3', '::FFFF:127.0.0.1'])
    expect([address, isLoopbackAddress(address)]).toEqual([address, true]);
  for (const address of [
    '128.0.0.1',
    '27.0.0.1',
    '127.0.0.256',
    '127.0.0.1.1',
    ' 127.0.0.1',
    '::2',
    '0.0.0.0',
    '::',
  ])
    expect([address, isLoopbackAddress(address)]).toEqual([address, false]);
});

test('a loopback name is localhost, a name below it, or an address', () => {
  for (const name of ['localhost', 'a.localhost', '[::1]', '127.9.9.9'])
    expect([name, isLoopbackName(name)]).toEqual([name, true]);
  for (const name of ['mylocalhost', 'localhost.', '', '[::2]', '0.0.0.0', undefined])
    expect([name, isLoopbackName(name)]).toEqual([name, false]);
});

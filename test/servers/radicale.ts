import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealServer } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:15232';
const TYPE = { 'content-type': 'text/calendar' };

export const radicale: RealServer = {
  title: 'Radicale 3.1',
  packages: ['radicale'],
  description: 'written by hand from RFC 4791 and RFC 9110, which the server implements',
  start(folder) {
    const config = join(folder, 'radicale.conf');
    const sections = {
      server: `hosts = ${new URL(ORIGIN).host}`,
      auth: 'type = none',
      rights: 'type = authenticated',
      storage: `filesystem_folder = ${join(folder, 'collections')}`,
    };
    writeFileSync(
      config,
      Object.entries(sections)
        .map(([name, line]) => `[${name}]\n${line}\n`)
        .join(''),
    );
    return ['radicale', '--config', config];
  },
  async drive() {
    await untilReady(ORIGIN);
    const headers = { authorization: `Basic ${Buffer.from('ada:').toString('base64')}` };
    const recorder = new Recorder(ORIGIN, headers);
    const get = (name: string) => recorder.call('GET', `/ada/boats/${name}`);
    const put = (name: string, title: string, more: Readonly<Record<string, string>> = {}) =>
      recorder.call('PUT', `/ada/boats/${name}`, calendar(name, title), { ...TYPE, ...more });
    // A collection is made by putting it whole.
    await recorder.call('PUT', '/ada/boats/', calendar('first', 'First'), TYPE);
    await recorder.call('GET', '/ada/boats/');
    for (const name of ['a.ics', 'b.ics', 'c.ics', 'd.ics']) {
      await get(name);
      await put(name, 'Launch', { 'if-none-match': '*' });
      const first = recorder.header('etag');
      await put(name, 'Refused', { 'if-none-match': '*' });
      await get(name);
      await put(name, 'Race', { 'if-match': first });
      const second = recorder.header('etag');
      await put(name, 'Lost', { 'if-match': first });
      await get(name);
      await put(name, 'Race again');
      await put(name, 'Race again');
      await get(name);
      const third = recorder.header('etag');
      await recorder.call('DELETE', `/ada/boats/${name}`, undefined, { 'if-match': second });
      await get(name);
      await recorder.call('DELETE', `/ada/boats/${name}`, undefined, { 'if-match': third });
      await get(name);
    }
    await put('e.ics', 'Launch');
    await recorder.call('DELETE', '/ada/boats/e.ics');
    await recorder.call('DELETE', '/ada/boats/e.ics');
    await put('f.ics', 'Launch');
    await recorder.call('PUT', '/ada/boats/g.ics', 'no calendar', TYPE);
    await recorder.call('GET', '/ada/boats/');
    return recorder;
  },
};

function calendar(name: string, title: string): string {
  const event = [
    ...['BEGIN:VEVENT', `UID:${name}`, 'DTSTAMP:20261127T100000Z', 'DTSTART:20261128T100000Z'],
    ...[`SUMMARY:${title}`, 'END:VEVENT'],
  ];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:tests', ...event, 'END:VCALENDAR', ''].join('\r\n');
}

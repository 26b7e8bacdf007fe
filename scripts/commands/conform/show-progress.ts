import type { ReportExchange } from '../../../conformance/model/report.ts';
import type { ConformanceEvent } from '../../../conformance/run/events.ts';
import { formatDuration } from '../../cli/progress.ts';

/** A progress line for people; `undefined` for events that are not shown. */
export function progressLine(event: ConformanceEvent): string | undefined {
  switch (event.type) {
    case 'start': {
      const { target, profile, seed } = event.run;
      const many = event.requirements.toLocaleString('en');
      return `Checking ${target.baseUrl} by ${many} requirements (profile ${profile}, seed ${seed})`;
    }
    case 'waiting':
      return `  waiting ${formatDuration(event.milliseconds)}: ${event.why}`;
    case 'exchange':
      return `  ${exchangeLine(event.exchange)}`;
    case 'renewed':
      return '  401  the token was not accepted: a new one was got, and the call is made again';
    case 'not-sent':
      return `  ---  ${event.operation} is not called: ${event.reason}`;
    case 'stopped':
      return `  stopped: ${event.reason}`;
    default:
      return undefined;
  }
}

function exchangeLine({ request, response, failure, purpose, durationMs }: ReportExchange): string {
  // Masked, so it may not be a valid URL.
  const path = request.url.replace(/^[a-z]+:\/\/[^/]*/i, '');
  const what = `${request.method.padEnd(5)}  ${path}  ${formatDuration(durationMs)}`;
  return response === undefined
    ? `---  ${what}  no response: ${failure ?? 'no reason was recorded'}`
    : `${response.status}  ${what}  ${purpose}`;
}

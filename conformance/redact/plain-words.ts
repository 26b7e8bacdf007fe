import { KEPT_WORDS, wordsOf } from './kept-words.ts';

/** Words of APIs, of HTTP and of states: they say nothing about anybody, whoever uses them. */
const ORDINARY = [
  'accepted access action activated added admin agent allow api app application approved archived array assets attributes auth available bank',
  'banking batch blocked body booked bool boolean cache canceled cards charset cleared client closed config connection content control cookie',
  'core correlation created creating credentials css current customer customers dashboard date declined default deleted deleting demo deprecation dev',
  'disabled docs done draft enabled encoding encrypted env envelope error errors event events example expired expires export external extra failed',
  'favicon feature features fetch files flag flags fonts form forwarded found frozen full gateway graphql guest health hidden hold host html http https',
  'image images import inactive index info initial initiated internal issued item items jobs json keep kind language last length level levels limit limits',
  'link links list live local location locked login logout main match message messages meta metadata metrics mock mode model modified more name names new',
  'none note notes null number oauth object off offline online open openapi option options order origin other page paged pages pagination paid parent part',
  'paused payload payment payments platform policy policies posted powered pragma priority private processed processing prod production profile proxy public',
  'qa query queue rate ready reason received record records region rejected released remaining removed request requested requests reset resource response',
  'rest result results retry returned returning reversed review revoked role root sandbox schema scheduled security self sent server service services session',
  'sessions set settings settled signed signup simulated size skipped socket source staging stale state statement statements static status stopped strict string',
  'submitted success sunset suspended system tags target tenant terminated test testing text time timestamp timing title token topic total trace',
  'traceparent tracestate transactions transfer transfers transport type uat unit updated updating upgrade uploaded url user users value values vary verified verifying',
  'version view visible voided waiting warning webhook webhooks xml zone',
].flatMap((line) => line.split(' '));

/** Spellings of servers outside the US. */
const DOUBLED = ['cancel', 'label', 'total'].map((stem) => `${stem}led`);

const PLAIN: ReadonlySet<string> = new Set([...KEPT_WORDS, ...ORDINARY, ...DOUBLED]);

/** Unknown words are shown if they are no longer than `EUR`, and digits up to `200`, since such say nothing; but not many in a row. */
const MAX_LENGTH = 3;
const MAX_UNKNOWN = 2;

/**
 * Tells whether a text has nothing but common words, so that it may be shown although no secrets are known: `pendingActivation`, `card_status`,
 * `en-US`, `v1`. The name of a person, a bank or a street is not.
 */
export function isPlain(text: string): boolean {
  if (!/^[@$\w.:-]{0,80}$/.test(text)) return false;
  const unknown = wordsOf(text.replaceAll('_', ' ')).filter((word) => !PLAIN.has(word));
  return unknown.length <= MAX_UNKNOWN && unknown.every((word) => word.length <= MAX_LENGTH);
}

/** The mistakes of each client, the row that finds each, and what else is true of it then. */

export interface Mistake {
  readonly what: string;
  /** Text of the client, and what stands there instead. */
  readonly in: string;
  readonly instead: string;
  readonly row: string;
  /** Further rows that are violated by it, all of them. */
  readonly also?: readonly string[];
  /** Other mistakes in the same client would not show, most often since a bank without faults refuses what this one sends. */
  readonly isAlone?: true;
}

export const CLIENTS: Readonly<Record<string, readonly Mistake[]>> = {
  'keep-alive.mjs': [
    {
      what: 'creates again after 503 and 429',
      in: `method === 'GET' && (`,
      instead: `(`,
      row: 'retries.no-creation-after-5xx',
      also: ['retries.no-creation-after-429', 'retries.no-update-repeated'],
    },
    {
      what: 'does not wait',
      in: 'await sleep(waitMs(response.retryAfter));',
      instead: '',
      row: 'retries.after-seconds',
      also: ['retries.after-date'],
    },
    {
      what: 'takes dates for numbers',
      in: `/^\\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now() + 50`,
      instead: `Number(retryAfter) * 1000 || 1`,
      row: 'retries.after-date',
    },
    {
      what: 'does not look at the status',
      in: `if (response.status >= 300) throw`,
      instead: `if (response.status >= 600) throw`,
      row: 'failures.refusal-is-noticed',
      also: [
        'failures.server-error-is-noticed',
        'failures.rate-limit-is-noticed',
        'failures.redirect-is-noticed',
      ],
      isAlone: true,
    },
    {
      what: 'has no time limit',
      in: ', timeout: 1500',
      instead: '',
      row: 'process.ends-without-a-response',
    },
    {
      what: 'knows all statuses of a program',
      in: `const { daily }`,
      instead: `if (program.status !== 'active') throw new Error('unknown status');\n  const { daily }`,
      row: 'responses.new-values',
    },
    {
      what: 'expects a company in every program',
      in: 'program.company?.name',
      instead: 'program.company.name',
      row: 'responses.null-objects',
    },
    {
      what: 'sends identifiers in small letters',
      in: 'encodeURIComponent(account.id)',
      instead: 'account.id.toLowerCase()',
      row: 'ids.as-returned',
    },
    {
      what: 'takes identifiers for UUIDs',
      in: 'encodeURIComponent(account.id)',
      instead: 'account.id.slice(4)',
      row: 'ids.form',
      isAlone: true,
    },
    {
      what: 'sends null for a text that is not set',
      in: `label: 'Payroll'`,
      instead: 'label: null',
      row: 'requests.unset-text-is-empty',
      isAlone: true,
    },
  ],
  'interceptors.mjs': [
    {
      what: 'logs the key',
      in: 'SECRET.test(name)',
      instead: 'SECRET.test(value)',
      row: 'credentials.no-key-in-output',
    },
    {
      what: 'logs the whole request where it failed',
      in: 'config: { path: request.path }',
      instead: 'config: request',
      row: 'credentials.no-key-in-output',
    },
    {
      what: 'never ends after a refusal',
      in: 'process.exit(1);',
      instead: `if (!error.message.includes('422')) process.exit(1);\n  await new Promise(() => setInterval(() => {}, 1000));`,
      row: 'process.ends-after-a-failure',
    },
    {
      what: 'follows to other hosts',
      in: `redirect: 'manual'`,
      instead: `redirect: 'follow'`,
      row: 'credentials.no-key-to-other-hosts',
      also: ['credentials.no-bodies-to-other-hosts'],
    },
    {
      what: 'knows all partners who deliver a card',
      in: `pull.reviewCode === '' ? ''`,
      instead: `({ '': 1 })[card.shipping.deliveryPartner].toFixed() === '' ? ''`,
      row: 'responses.new-values',
    },
    {
      what: 'expects nothing where nothing was seen',
      in: 'card.allowedMerchants ?? []',
      instead: `(card.metadata ?? '').split(',')`,
      row: 'responses.filled-objects',
    },
    {
      what: 'sends a contact where an account belongs',
      in: `accountId: BANKING_ACCOUNT_ID,\n    contactId`,
      instead: `accountId: BANKING_CONTACT_ID,\n    contactId`,
      row: 'ids.kind',
      isAlone: true,
    },
  ],
  'urllib_client.py': [
    {
      what: 'has amounts in floating point',
      in: `f'{amount:.2f}'`,
      instead: 'float(amount)',
      row: 'amounts.are-strings',
      isAlone: true,
    },
    {
      what: 'follows to other hosts with its key',
      in: 'build_opener(NoRedirect)',
      instead: 'build_opener()',
      row: 'credentials.no-key-to-other-hosts',
    },
    {
      what: 'has no time limit',
      in: ', timeout=1.5',
      instead: '',
      row: 'process.ends-without-a-response',
    },
    {
      what: 'has its key in the address',
      in: `os.environ['BANKING_BASE_URL'] + path,`,
      instead: `os.environ['BANKING_BASE_URL'] + path + '?key=' + os.environ['BANKING_API_KEY'],`,
      row: 'credentials.no-key-in-addresses',
    },
    {
      what: 'has an enumeration of statuses',
      in: `print('opened',`,
      instead: `import enum\nenum.Enum('Status', {'ACTIVE': 'active', 'CLOSED': 'closed'})(updated['status'])\nprint('opened',`,
      row: 'responses.new-values',
    },
    {
      what: 'expects an object in every program',
      in: `(program.get('fallback') or {})`,
      instead: `program.get('fallback', {})`,
      row: 'responses.null-objects',
    },
    {
      what: 'normalizes identifiers',
      in: `'/v1/account/' + account['id']`,
      instead: `'/v1/account/acc-' + str(__import__('uuid').UUID(account['id'][4:]))`,
      row: 'ids.as-returned',
    },
    {
      what: 'cuts identifiers',
      in: `'/v1/account/' + account['id']`,
      instead: `'/v1/account/' + account['id'][:36]`,
      row: 'ids.as-returned',
      isAlone: true,
    },
  ],
  'curl_client.sh': [
    {
      what: 'follows redirects',
      in: '--silent',
      instead: '--silent --location',
      row: 'credentials.no-key-to-other-hosts',
      also: ['credentials.no-bodies-to-other-hosts'],
    },
    {
      what: 'has curl retry',
      in: '--silent',
      instead: '--silent --retry 1',
      row: 'retries.no-creation-after-5xx',
      also: [
        'retries.no-creation-after-a-timeout',
        'retries.no-creation-after-429',
        'retries.no-update-repeated',
      ],
    },
    {
      what: 'shows what curl sends',
      in: '--silent',
      instead: '--verbose',
      row: 'credentials.no-key-in-output',
    },
    {
      what: 'has no time limit',
      in: ' --max-time 1.5',
      instead: '',
      row: 'process.ends-without-a-response',
    },
    {
      what: 'does not say that it sends JSON',
      in: 'header = "content-type: application/json"\n',
      instead: '',
      row: 'requests.content-type-is-json',
      isAlone: true,
    },
    {
      what: 'does not look at the status',
      in: '2??) ;;',
      instead: '*) ;;',
      row: 'failures.refusal-is-noticed',
      also: ['failures.server-error-is-noticed', 'failures.rate-limit-is-noticed'],
    },
    {
      what: 'knows all statuses of success',
      in: '2??) ;;',
      instead: '200 | 201) ;;',
      row: 'responses.other-success-status',
    },
    {
      what: 'writes amounts as a number',
      in: `\\"amount\\":\\"12.50\\"`,
      instead: `\\"amount\\":12.50`,
      row: 'amounts.are-strings',
      isAlone: true,
    },
    {
      what: 'writes amounts as it likes',
      in: `\\"amount\\":\\"12.50\\"`,
      instead: `\\"amount\\":\\"12.5\\"`,
      row: 'amounts.two-fraction-digits',
      isAlone: true,
    },
    {
      what: 'does not read escapes',
      in: 'while [[ $text =~',
      instead: 'while [[ "" =~',
      row: 'responses.escaped-text',
    },
    {
      what: 'does not expect white space',
      in: '[[:space:]]*:[[:space:]]*',
      instead: ':',
      row: 'responses.member-order',
    },
    {
      what: 'knows identifiers in small letters alone',
      in: 'field id con-',
      instead: `field id 'con-[0-9a-f]{8}-?[0-9a-f-]{24}'`,
      row: 'responses.letters-of-ids',
    },
    {
      what: 'knows identifiers with hyphens alone',
      in: 'field id con-',
      instead: `field id 'con-[0-9a-fA-F]{8}-'`,
      row: 'responses.hyphens-of-ids',
    },
    {
      what: 'adds hyphens to identifiers',
      in: 'contact=$value',
      instead: `contact=$(sed -E 's/^con-(.{8})([^-]{4})([^-]{4})([^-]{4})([^-]{12})$/con-\\1-\\2-\\3-\\4-\\5/' <<<"$value")`,
      row: 'ids.as-returned',
    },
    {
      what: 'has identifiers in small letters',
      in: 'contact=$value',
      instead: 'contact=$(tr A-Z a-z <<<"$value")',
      row: 'ids.as-returned',
    },
    {
      what: 'removes the kind of an identifier',
      in: 'contact=$value',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's
      instead: 'contact=${value#con-}',
      row: 'ids.form',
      isAlone: true,
    },
    {
      what: 'sends an account where a contact belongs',
      in: 'contact=$value',
      instead: 'contact=$BANKING_ACCOUNT_ID',
      row: 'ids.kind',
      isAlone: true,
    },
    {
      what: 'knows all statuses of a check',
      in: `field status ''`,
      instead: `field status 'completed|pending'`,
      row: 'responses.new-values',
    },
    {
      what: 'expects a company in every program',
      in: 'call POST /v1/contact',
      instead: `[[ $text =~ \\"company\\"[[:space:]]*:[[:space:]]*\\{ ]] || fail 'no company'\ncall POST /v1/contact`,
      row: 'responses.null-objects',
    },
    {
      what: 'does not expect anything but JSON',
      in: '|| fail "$1 returned $status without JSON"',
      instead: '|| true',
      row: 'failures.unreadable-success-is-noticed',
    },
  ],
};

/** Over fetch, with interceptors around each call: one logs it without its secrets, one refuses what failed. */
const { BANKING_BASE_URL, BANKING_API_KEY, BANKING_PERSON_ID, BANKING_ACCOUNT_ID, BANKING_CONTACT_ID } =
  process.env;
const SECRET = /^(authorization|sd-api-key|cookie)$/i;

const interceptors = [
  (next) => async (request) => {
    const headers = Object.entries(request.headers).map(([name, value]) =>
      SECRET.test(name) ? `${name}: (hidden)` : `${name}: ${value}`,
    );
    console.log('>', request.method, request.path, headers.join('; '));
    const response = await next(request);
    console.log('<', response.status, response.headers.get('content-type'));
    return response;
  },
  (next) => async (request) => {
    const response = await next(request);
    if (response.ok) return response;
    await response.body?.cancel();
    throw Object.assign(new Error(`failed with status ${response.status}`), {
      config: { path: request.path },
    });
  },
];

const send = interceptors.reduceRight(
  (next, intercept) => intercept(next),
  ({ method, path, headers, data }) =>
    fetch(BANKING_BASE_URL + path, {
      method,
      headers,
      body: JSON.stringify(data),
      redirect: 'manual',
      signal: AbortSignal.timeout(1500),
    }),
);

async function post(path, data) {
  const headers = {
    'content-type': 'application/json',
    'sd-api-key': BANKING_API_KEY,
    'sd-person-id': BANKING_PERSON_ID,
  };
  const response = await send({ method: 'POST', path, headers, data });
  return response.json();
}

const ADDRESS = {
  addressType: 'card',
  line1: '77 Sample Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
};

try {
  const card = await post('/v1/card', {
    accountId: BANKING_ACCOUNT_ID,
    label: 'Workshop',
    bin: 'debit',
    cardType: 'physical',
    currency: 'USD',
    limitAmount: '150.00',
    limitInterval: 'allTime',
    embossingPerson: 'Ada Example',
    billingAddress: ADDRESS,
    shipping: { shippingAddress: ADDRESS },
  });
  const stores = card.allowedMerchants ?? [];
  console.log('card', card.id, stores.length);
  const pull = await post('/v1/receive/ach', {
    accountId: BANKING_ACCOUNT_ID,
    contactId: BANKING_CONTACT_ID,
    amount: '12.50',
    description: 'Fees',
    type: 'sameDay',
  });
  console.log('pulled', pull.id, pull.status, pull.reviewCode === '' ? '' : 'in review');
} catch (error) {
  console.error(error.message, JSON.stringify(error.config ?? {}));
  process.exit(1);
}

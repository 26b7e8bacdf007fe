/** Over node:http with one connection that stays open. */
import http from 'node:http';

const { BANKING_BASE_URL, BANKING_API_KEY, BANKING_PERSON_ID, BANKING_PROGRAM_ID, BANKING_BUSINESS_ID } =
  process.env;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = {
      'sd-api-key': BANKING_API_KEY,
      'sd-person-id': BANKING_PERSON_ID,
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const request = http.request(
      BANKING_BASE_URL + path,
      { method, agent, headers, timeout: 1500 },
      (response) => {
        const { statusCode: status } = response;
        if (status >= 300) {
          response.resume();
          resolve({ status, retryAfter: response.headers['retry-after'] });
          return;
        }
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('aborted', () => reject(new Error('the response is cut')));
        response.on('error', reject);
        response.on('end', () => {
          try {
            resolve({ status, body: JSON.parse(Buffer.concat(chunks).toString()) });
          } catch {
            reject(new Error(`status ${status} without JSON`));
          }
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no response in time')));
    request.on('error', reject);
    request.end(text);
  });
}

function waitMs(retryAfter) {
  if (retryAfter === undefined) return 100;
  return /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now() + 50;
}

async function call(method, path, body) {
  let response = await send(method, path, body);
  if (method === 'GET' && (response.status === 503 || response.status === 429)) {
    await sleep(waitMs(response.retryAfter));
    response = await send(method, path, body);
  }
  if (response.status >= 300) throw new Error(`${method} ended with status ${response.status}`);
  return response.body;
}

try {
  const program = await call('GET', `/v1/program/${BANKING_PROGRAM_ID}`);
  const account = await call('POST', '/v1/account', {
    acceptedTerms: true,
    businessId: BANKING_BUSINESS_ID,
    label: 'Payroll',
    type: 'businessChecking',
  });
  const { daily } = program.limits?.send ?? {};
  if (daily)
    await call('PATCH', `/v1/account/${encodeURIComponent(account.id)}`, {
      config: { limits: { send: { daily } } },
    });
  console.log('opened', account.id, 'with', program.company?.name ?? 'a company without a name');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
agent.destroy();

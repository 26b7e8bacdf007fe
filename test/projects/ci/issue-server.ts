import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface StoredIssue {
  readonly number: number;
  readonly title: string;
  readonly labels: string[];
  readonly comments: string[];
  readonly pull_request?: object;
  body: string;
  state: 'open' | 'closed';
}

export interface IssueServer {
  readonly url: string;
  readonly issues: StoredIssue[];
  /** Method and path of each request. */
  readonly requests: string[];
  /** Headers of the last request. */
  headers: IncomingMessage['headers'];
  /** Status of all requests with this method: `{ POST: 403 }`. */
  readonly failures: Map<string, number>;
  /** Leaves out the labels of a new issue, as GitHub does for tokens that may not set them. */
  dropsLabels: boolean;
  close(): void;
}

/** The issues of GitHub's and of GitLab's REST API, as far as a nightly verdict needs them, in memory. */
export async function startIssueServer(): Promise<IssueServer> {
  const issues: StoredIssue[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://localhost');
    self.requests.push(`${method} ${url.pathname}`);
    self.headers = headers;
    const respond = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const body = method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>);
    const failure = self.failures.get(method);
    if (failure !== undefined) return respond(failure, { message: 'injected' });
    const [, kind, , number, part] =
      /^\/(repos\/o\/r|projects\/7)\/(issues)(?:\/(\d+)(?:\/(\w+))?)?$/.exec(url.pathname) ?? [];
    if (kind === undefined) return respond(404, {});
    const form = kind === 'projects/7' ? gitlab : github;
    if (method === 'GET') {
      const numberOf = (name: string) => Number(url.searchParams.get(name));
      const [size, page] = [numberOf('per_page'), numberOf('page')] as const;
      const label = url.searchParams.get('labels') ?? '';
      const open = issues.filter(({ state, labels }) => state === 'open' && labels.includes(label));
      return respond(200, open.slice((page - 1) * size, page * size).map(form));
    }
    if (number === undefined) {
      const labels = [body.labels ?? []].flat() as string[];
      const issue: StoredIssue = {
        number: issues.length + 1,
        title: String(body.title),
        body: String(body.body ?? body.description),
        labels: self.dropsLabels ? [] : labels,
        comments: [],
        state: 'open',
      };
      issues.push(issue);
      return respond(201, form(issue));
    }
    const issue = issues[Number(number) - 1];
    if (issue === undefined) return respond(404, {});
    if (part === 'labels') issue.labels.push(...(body.labels as string[]));
    else if (part !== undefined) issue.comments.push(String(body.body));
    const text = body.body ?? body.description;
    if (part === undefined && text !== undefined) issue.body = String(text);
    if (body.state === 'closed' || body.state_event === 'close') issue.state = 'closed';
    return respond(200, form(issue));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const self: IssueServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    issues,
    requests: [],
    headers: {},
    failures: new Map(),
    dropsLabels: false,
    close: () => void server.close().closeAllConnections(),
  };
  return self;
}

function github({ labels, ...issue }: StoredIssue): object {
  return {
    ...issue,
    labels: labels.map((name) => ({ name })),
    html_url: `https://code.example/issues/${issue.number}`,
  };
}

function gitlab({ number, title, body, labels, state }: StoredIssue): object {
  return {
    iid: number,
    title,
    description: body,
    labels,
    state,
    web_url: `https://code.example/issues/${number}`,
  };
}

/** A place where a server and what its description formally says differ. Which of the two is wrong is another question. */
export interface Difference {
  /** As the engine names it. */
  readonly operation: string;
  readonly method: string;
  /** As the description has it. */
  readonly path: string;
  readonly status: number;
  /** A place of the body, with `*` for an entry of a list; `status`, or `media-type`. */
  readonly place: string;
  /** A person has read these, in the description and in the responses. */
  readonly reason: string;
}

/** All of them that the recordings in `test/fixtures/servers/` show: decided by reading, and not by a tool. */
export const differences: Readonly<Record<string, readonly Difference[]>> = {
  alertmanager: [
    {
      ...{ operation: 'postSilences', method: 'POST', path: '/silences', status: 400, place: '' },
      reason: 'An error is described as a string. The framework sends `{code, message}`.',
    },
    {
      ...{ operation: 'postAlerts', method: 'POST', path: '/alerts', status: 400, place: '' },
      reason: 'An error is described as a string. The framework sends `{code, message}`.',
    },
  ],
  pdns: [
    {
      ...{ operation: 'createZone', method: 'POST', path: '/servers/{server_id}/zones', status: 201 },
      place: '/rrsets/*/changetype',
      reason: 'A record set requires `changetype`, which is a command of updates. No response has it.',
    },
    {
      ...{ operation: 'listZone', method: 'GET', path: '/servers/{server_id}/zones/{zone_id}', status: 200 },
      place: '/rrsets/*/changetype',
      reason: 'A record set requires `changetype`, which is a command of updates. No response has it.',
    },
    {
      ...{
        operation: 'axfrExportZone',
        method: 'GET',
        path: '/servers/{server_id}/zones/{zone_id}/export',
        status: 200,
        place: '',
      },
      reason: 'An export as JSON is an object with the member `zone`, described as a string.',
    },
    {
      ...{
        operation: 'rectifyZone',
        method: 'PUT',
        path: '/servers/{server_id}/zones/{zone_id}/rectify',
        status: 200,
        place: '',
      },
      reason: 'The result is an object with the member `result`, described as a string.',
    },
    {
      ...{
        operation: 'createMetadata',
        method: 'POST',
        path: '/servers/{server_id}/zones/{zone_id}/metadata',
        status: 201,
        place: 'status',
      },
      reason: 'A creation of metadata returns 201. The only success described is 204.',
    },
  ],
  jupyter: [
    {
      ...{ operation: 'getApiContentsByPath', method: 'GET', path: '/api/contents/{path}', status: 200 },
      place: '/content',
      reason: 'The content of a notebook is an object and that of a folder a list, described as a string.',
    },
  ],
  docker: [
    {
      ...{ operation: 'SystemInfo', method: 'GET', path: '/info', status: 200, place: '/Isolation' },
      reason: 'The isolation of containers is one of three words. On Linux it is the empty string.',
    },
    {
      ...{ operation: 'ContainerInspect', method: 'GET', path: '/containers/{id}/json', status: 200 },
      place: '/HostConfig/Isolation',
      reason: 'The isolation of containers is one of three words. On Linux it is the empty string.',
    },
    {
      ...{ operation: 'SystemEvents', method: 'GET', path: '/events', status: 200, place: '' },
      reason: 'Events are described as one object. They are a stream, which is empty where there are none.',
    },
  ],
  netdata: [
    {
      ...{ operation: 'getData', method: 'GET', path: '/data', status: 200, place: 'media-type' },
      reason: 'Data come in the format asked for, such as CSV. The only one described is JSON.',
    },
    {
      ...{ operation: 'getData', method: 'GET', path: '/data', status: 200, place: '' },
      reason: 'With `format=array`, the data are a list, described as an object.',
    },
    {
      ...{ operation: 'getData', method: 'GET', path: '/data', status: 200, place: '/latest_values/*' },
      reason: 'The latest values are numbers, described as strings.',
    },
    {
      ...{ operation: 'getData', method: 'GET', path: '/data', status: 200, place: '/view_latest_values/*' },
      reason: 'The latest values of a view are numbers or null, described as strings.',
    },
    {
      ...{ operation: 'getAclk', method: 'GET', path: '/aclk', status: 200, place: '/aclk-available' },
      reason: 'Whether a connection is possible is a boolean, described as a string.',
    },
  ],
  etcd: [
    {
      ...{ operation: 'LeaseKeepAlive', method: 'POST', path: '/v3/lease/keepalive', status: 200, place: '' },
      reason: 'A stream of several messages is described as one object.',
    },
  ],
  jupyterhub: [
    ...(
      [
        ['getUsers', 'GET', '/users', 200, '/*'],
        ['postUsers', 'POST', '/users', 201, '/*'],
        ['postUsersByName', 'POST', '/users/{name}', 201, ''],
        ['getUsersByName', 'GET', '/users/{name}', 200, ''],
        ['patchUsersByName', 'PATCH', '/users/{name}', 200, ''],
      ] as const
    ).flatMap(([operation, method, path, status, below]) =>
      ['auth_state', 'last_activity', 'pending', 'server', 'servers'].map((name) => ({
        ...{ operation, method, path, status, place: `${below}/${name}` },
        reason:
          name === 'servers'
            ? 'The servers of a user are an object whose names are those of the servers, described as a list.'
            : 'What a user does not have is null. Nothing says `nullable`, as it is said elsewhere.',
      })),
    ),
    {
      ...{ operation: 'getUsers', method: 'GET', path: '/users', status: 200, place: '' },
      reason: 'A client that accepts pages gets an object with `items`, described as a list.',
    },
    {
      ...{ operation: 'getUsersByNameTokens', method: 'GET', path: '/users/{name}/tokens', status: 200 },
      place: '',
      reason: 'The tokens of a user stand in an object with `api_tokens`, described as a list.',
    },
    ...(
      [
        ['postUsersByNameTokens', 'POST', '/users/{name}/tokens', 201],
        ['getUsersByNameTokensByToken_id', 'GET', '/users/{name}/tokens/{token_id}', 200],
      ] as const
    ).flatMap(([operation, method, path, status]) =>
      ['/expires_at', '/last_activity'].map((place) => ({
        ...{ operation, method, path, status, place },
        reason: 'A time that a token does not have is null. Nothing says `nullable`.',
      })),
    ),
    {
      ...{ operation: 'getServices', method: 'GET', path: '/services', status: 200, place: '' },
      reason: 'Services are an object whose names are those of the services, described as a list.',
    },
  ],
};

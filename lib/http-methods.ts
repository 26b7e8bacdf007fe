/** Keys of a path item that are operations in OpenAPI 3.0 and 3.1. */
export const HTTP_METHODS: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
]);

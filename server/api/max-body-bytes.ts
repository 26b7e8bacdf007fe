/** The largest body of a request that the API takes. Bytes. */
export const MAX_BODY_BYTES = 1_048_576;

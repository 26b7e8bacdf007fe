/** The largest request body that the API accepts. Bytes. */
export const MAX_BODY_BYTES = 1_048_576;

/** Bytes that may come from the database for one request. */
export const maxResultBytes = 8 * 1_048_576;
/** Rows of one answer. */
export const maxRows = 10_000;

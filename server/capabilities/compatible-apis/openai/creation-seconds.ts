/**
 * Finds when a reply was created, in seconds since 1970. A reply's UUID begins with that time (RFC 9562),
 * so an answer shows the same time whenever a client reads it.
 */
export function creationSeconds(replyId: string): number {
  return Math.floor(Number.parseInt(replyId.replaceAll("-", "").slice(0, 12), 16) / 1000);
}

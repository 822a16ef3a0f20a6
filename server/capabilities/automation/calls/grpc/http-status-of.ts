/** As google.rpc.Code maps them. */
const statuses: Record<string, number> = {
  CANCELLED: 499,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  UNAUTHENTICATED: 401,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
};

/** The HTTP status of a status of gRPC; 500 for those that tell of the server only. */
export function httpStatusOf(status: string): number {
  return statuses[status] ?? 500;
}

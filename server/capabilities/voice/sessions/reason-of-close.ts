/** Why a session has ended, by the close code of its socket. */
export function reasonOfClose(code: number): string {
  if (code === 4401) return "credential-ended";
  return code === 1001 ? "server-stopping" : "client-left";
}

import { checkServerIdentity, connect, type TLSSocket } from "node:tls";

/** The certificate of a host says this. `distrust` is why this machine does not trust who signed it. */
export type SeenCertificate = { beganAt: Date; endsAt: Date; isNameWrong: boolean; distrust: string | null };

/** These reasons not to trust a certificate are told by its times and its name. */
const ofTimeAndName: readonly string[] = ["CERT_HAS_EXPIRED", "CERT_NOT_YET_VALID", "ERR_TLS_CERT_ALTNAME_INVALID"];

/**
 * Opens an encrypted connection whatever the certificate says. The caller ends it.
 *
 * @param addresses are tried in their order; the name of the host stands for whatever it resolves to
 * @throws the error of the last address
 */
export async function openTlsSocket(
  { host, port }: { host: string; port: number },
  { addresses, signal }: { addresses: readonly string[]; signal: AbortSignal },
): Promise<TLSSocket> {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await openAt(address, { host, port, signal });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function openAt(address: string, named: { host: string; port: number; signal: AbortSignal }): Promise<TLSSocket> {
  const { host, port, signal } = named;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    // An address is no name that a client may ask a server for.
    const servername = /^[\d.]+$|:/.test(host) ? "" : host;
    const socket = connect({ host: address, port, servername, rejectUnauthorized: false });
    const abort = () => socket.destroy(signal.reason as Error);
    signal.addEventListener("abort", abort, { once: true });
    const settle = () => signal.removeEventListener("abort", abort);
    socket.once("secureConnect", () => {
      settle();
      resolve(socket);
    });
    socket.on("error", (error) => {
      settle();
      reject(error);
    });
  });
}

/** Reads the certificate of an open connection to this host, and ends the connection. */
export function lookAtCertificate(socket: TLSSocket, host: string): SeenCertificate {
  const certificate = socket.getPeerCertificate();
  const { authorizationError } = socket as { authorizationError?: Error | string | null };
  socket.destroy();
  const code = authorizationError instanceof Error ? authorizationError.message : (authorizationError ?? null);
  return {
    beganAt: new Date(certificate.valid_from),
    endsAt: new Date(certificate.valid_to),
    isNameWrong: checkServerIdentity(host, certificate) !== undefined,
    distrust: code === null || ofTimeAndName.includes(code) ? null : code,
  };
}

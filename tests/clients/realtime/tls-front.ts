import { createPrivateKey } from "node:crypto";
import { connect } from "node:net";
import { createServer, getCACertificates, setDefaultCACertificates } from "node:tls";
import { makeCertificate } from "../../../server/capabilities/voice/voicebot/testing/certificate-authority.ts";

export type TlsFront = {
  /** `https://localhost:…` */
  url: string;
  stop(): Promise<void>;
};

/**
 * Speaks TLS before a server that does not, as a load balancer does, with a certificate of its own
 * authority. This process trusts it, so that clients of others run as they are.
 */
export async function openTlsFront(serverUrl: string): Promise<TlsFront> {
  const authority = await makeCertificate({ isAuthority: true });
  const { pem: cert, keys } = await makeCertificate({ issuer: authority, hosts: ["localhost"] });
  const exported = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey));
  const key = createPrivateKey({ key: exported, format: "der", type: "pkcs8" }).export({
    format: "pem",
    type: "pkcs8",
  });
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<{ destroy(): void }>();
  const front = createServer({ cert, key }, (secure) => {
    const plain = connect({ host: hostname, port: Number(port) });
    secure.pipe(plain).pipe(secure);
    for (const [socket, other] of [
      [secure, plain],
      [plain, secure],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => front.listen(0, "localhost", resolve));
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, authority.pem]);
  return {
    url: `https://localhost:${(front.address() as { port: number }).port}`,
    async stop() {
      setDefaultCACertificates(trusted);
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

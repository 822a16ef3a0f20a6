import { TLSSocket } from "node:tls";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { readSmtpUrl } from "./read-smtp-url.ts";

/**
 * Connects to a mail server without signing in, whatever its certificate says, so that the certificate can be
 * looked at. The caller ends the connection. Undefined where the settings and the server agree on no encryption.
 *
 * @param timeoutMs bounds each step: the name, the connection and the greeting
 * @throws the error of nodemailer where the server does not answer
 */
export function openSmtpSocket(smtpUrl: string, timeoutMs: number): Promise<TLSSocket | undefined> {
  const { auth: _, ...options } = readSmtpUrl(smtpUrl);
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, dnsTimeout: timeoutMs };
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection({
      ...options,
      ...timeouts,
      socketTimeout: timeoutMs,
      tls: { rejectUnauthorized: false },
    });
    connection.on("error", (error) => {
      connection.close();
      reject(error);
    });
    connection.connect(() => {
      const socket = connection._socket;
      if (socket instanceof TLSSocket) return resolve(socket);
      connection.quit();
      resolve(undefined);
    });
  });
}

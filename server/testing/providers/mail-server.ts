import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** `from` is the return path, and `to` the first of the recipients. */
export type DeliveredMail = { to: string; recipients: string[]; from: string; content: string; connection: string };

export type MailServer = {
  url: string;
  /** Every mail that was accepted, oldest first. */
  mails: DeliveredMail[];
  /** The connections that are open now. */
  open: ReadonlySet<string>;
  /** Decides what happens to the next recipients. Undefined: accepts. */
  refuse: (to: string) => { code: number; says?: string } | undefined;
  /** The same for the whole mails of these recipients, which it keeps in `refused`. */
  refuseWhole: (to: string) => { code: number } | undefined;
  refused: DeliveredMail[];
  /** Cuts the connection in the middle of the next so many mails. */
  cuts: number;
  /** Takes the next so many mails, and cuts the connection in place of an answer. */
  silences: number;
  stop(): Promise<void>;
};

/** Starts a real SMTP server on a free port, which keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const open = new Set<string>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: ({ id }, done) => {
      open.add(id);
      done();
    },
    onClose: ({ id }) => void open.delete(id),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = server.refuse(address);
      if (refusal === undefined) done();
      else done(Object.assign(new Error(refusal.says ?? `no mail for ${address}`), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      if (server.cuts > 0) {
        server.cuts--;
        for (const socket of sockets) socket.destroy();
        return;
      }
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const [to = ""] = recipients;
        const refusal = server.refuseWhole(to);
        const { mailFrom } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        const mail = { to, recipients, from, content: Buffer.concat(parts).toString(), connection: session.id };
        (refusal === undefined ? server.mails : server.refused).push(mail);
        if (server.silences > 0) {
          server.silences--;
          for (const socket of sockets) socket.destroy();
        } else if (refusal === undefined) done();
        else done(Object.assign(new Error(`not now, ${to}`), { responseCode: refusal.code }));
      });
    },
  });
  // A connection that is cut in a test.
  smtp.on("error", () => undefined);
  const sockets = new Set<Socket>();
  smtp.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails: [],
    open,
    refuse: () => undefined,
    refuseWhole: () => undefined,
    refused: [],
    cuts: 0,
    silences: 0,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}

/** Gives the value of a header, unfolded. */
export function headerOf({ content }: { content: string }, name: string): string {
  const [head = ""] = content.split("\r\n\r\n");
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1]?.trim() ?? "";
}

import nodemailer from "nodemailer";
import { serveParent, settingsOfChild } from "../measuring/child.ts";

/**
 * The floor: nodemailer's own pool, with the same mail and as many connections, and nothing that
 * remembers anything.
 */
export type BareMailerSettings = { url: string; connections: number };
export type BareMailerQuestion = { mails: number; subject: string; html: string; text: string };

const { url, connections } = settingsOfChild<BareMailerSettings>();
const transport = nodemailer.createTransport({
  ...{ host: "127.0.0.1", port: Number(new URL(url).port), pool: true, maxConnections: connections, maxMessages: 1e9 },
});
serveParent({}, send, async () => transport.close());

async function send({ mails, subject, html, text }: BareMailerQuestion): Promise<{ sent: number }> {
  let next = 0;
  const lane = async () => {
    for (let number = next++; number < mails; number = next++) {
      await transport.sendMail({
        ...{ from: "Shop <news@shop.example>", to: `reader${number}@example.com`, subject, html, text },
        headers: {
          "List-Unsubscribe": `<https://parley.example/newsletter/leave/${number}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "List-Id": "<list.shop.example>",
          Precedence: "bulk",
        },
      });
    }
  };
  // More than there are connections, so that none of them waits.
  await Promise.all(Array.from({ length: connections * 4 }, lane));
  return { sent: mails };
}

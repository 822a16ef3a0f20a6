import type { DkimKey } from "./dkim-key.ts";

/**
 * The headers that a signature covers. Those of RFC 8058 are among them: mail programs offer
 * one-click leaving only when both are signed, and nodemailer leaves out the second one by itself.
 */
const signedHeaders = [
  "From",
  "Sender",
  "Reply-To",
  "Subject",
  "Date",
  "Message-ID",
  "To",
  "Cc",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "In-Reply-To",
  "References",
  "Auto-Submitted",
  "Precedence",
  "List-Id",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
].join(":");

/** Gives the key in the form that nodemailer takes. */
export function signatureOf({ domain, selector, privateKey }: DkimKey) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders };
}

import type { Kernel } from "../../kernel/kernel.ts";
import { cannotBeDone, defineProblem, notFound, Problem, type ProblemType, unavailable } from "../../kernel/problem.ts";
import type { SourceFormat } from "./sources/store.ts";
import { urlOfSource } from "./sources/url-of-source.ts";

export const signatureMissing = defineProblem(401, "signature-missing", "The webhook is not signed");
export const signatureInvalid = defineProblem(401, "signature-invalid", "The signature is not valid");
export const signatureExpired = defineProblem(401, "signature-expired", "The signature is too old, or in the future");
export const sourceMissing = defineProblem(400, "webhook-source-missing", "No source is named");
export const dataRefused = defineProblem(422, "webhook-data-refused", "The data does not match the schema of its kind");
export const mailUnreadable = defineProblem(422, "mail-unreadable", "The mail cannot be read");

/**
 * RFC 9110 requires every 401 to name a way to authenticate. A bearer token is not accepted here.
 */
const howToSign = { "www-authenticate": "Webhook-Signature" };

/**
 * An unknown source and a wrong signature have the same answer, so that strangers cannot find out
 * which sources exist.
 */
export function invalidSignature(): Problem {
  const sentence = "The signature does not match the body, the scheme of the source and its secret.";
  return new Problem(signatureInvalid, sentence, { headers: howToSign });
}

export function missingSignature(): Problem {
  const sentence = "Sign the raw body and send the signature, for example in the header X-Webhook-Signature.";
  return new Problem(signatureMissing, sentence, { headers: howToSign });
}

export function expiredSignature(): Problem {
  const sentence = "The signed time differs from this server's time by more than 300 s. Sign again at each attempt.";
  return new Problem(signatureExpired, sentence, { headers: howToSign });
}

export function missingSource(): Problem {
  return new Problem(
    sourceMissing,
    "Name the source: POST to the URL of the source, or add ?source=whs_… or the header X-Webhook-Source.",
  );
}

/** The sender posts mails to a source of events, or the other way round. */
export function wrongFormat(kernel: Kernel, source: { format: SourceFormat; wireId: string }): Problem {
  const what = source.format === "email" ? "mails" : "events";
  return new Problem(cannotBeDone, `This source takes ${what}: post them to ${urlOfSource(kernel, source)}.`);
}

export function noSuchSource(): Problem {
  return new Problem(
    notFound,
    "Your workspace has no source with this id. GET /api/webhook/sources lists its sources.",
  );
}

export function noSuchEvent(): Problem {
  return new Problem(
    notFound,
    "Your workspace has received no event with this id. Events are kept for 30 days: GET /api/webhook/events lists them.",
  );
}

export function tooManyWebhooks(): Problem {
  return new Problem(
    unavailable,
    "Too many webhooks are waiting on this node. This one was not stored: send it again.",
    {
      headers: { "retry-after": "5" },
    },
  );
}

/**
 * Gives a problem with the JSON pointer of what is wrong. `sentence` continues the pointer, e.g. "must be
 * an object".
 */
export function refused(type: ProblemType, pointer: string, sentence: string): Problem {
  return new Problem(type, `${pointer} ${sentence}`, { errors: [{ pointer, message: sentence }] });
}

/** The sender tries again later: by then the workspace may have made room, or may have been given more. */
const retryAfterSeconds = "3600";

/** The operator has suspended the workspace. What is sent again after that is taken. */
export function suspendedForWebhooks(): Problem {
  return new Problem(unavailable, "The workspace takes no webhooks at the moment. Send it again later.", {
    headers: { "retry-after": retryAfterSeconds },
  });
}

/** The workspace's events leave no room. The sender is no member of it, who could make some. */
export function noRoomForWebhooks(): Problem {
  return new Problem(unavailable, "The workspace takes no webhooks at the moment: its events have no room left.", {
    headers: { "retry-after": retryAfterSeconds },
  });
}

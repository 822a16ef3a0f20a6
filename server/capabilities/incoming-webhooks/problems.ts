import { defineProblem, notFound, Problem, type ProblemType } from "../../kernel/problem.ts";

export const signatureMissing = defineProblem(401, "signature-missing", "The webhook is not signed");
export const signatureInvalid = defineProblem(401, "signature-invalid", "The signature is not valid");
export const signatureExpired = defineProblem(401, "signature-expired", "The signature is too old, or of the future");
export const sourceMissing = defineProblem(400, "webhook-source-missing", "No source is named");
export const dataRefused = defineProblem(422, "webhook-data-refused", "The data does not fit the schema of its kind");

/** RFC 9110 wants each 401 to say how to authenticate; a bearer credential is not the way here. */
const howToSign = { "www-authenticate": "Webhook-Signature" };

/** One answer for an unknown source and for a wrong signature: who cannot sign learns nothing of what there is. */
export function invalidSignature(): Problem {
  const sentence = "The signature does not fit the body, the source's scheme and its secret.";
  return new Problem(signatureInvalid, sentence, { headers: howToSign });
}

export function missingSignature(): Problem {
  const sentence = "Sign the raw body and send the signature, e.g. in X-Webhook-Signature.";
  return new Problem(signatureMissing, sentence, { headers: howToSign });
}

export function expiredSignature(): Problem {
  const sentence = "The signed time is more than 300 s away from this server's. Sign at each attempt anew.";
  return new Problem(signatureExpired, sentence, { headers: howToSign });
}

export function missingSource(): Problem {
  return new Problem(
    sourceMissing,
    "Name the source: POST to its own address, or add ?source=whs_… or the header X-Webhook-Source.",
  );
}

export function noSuchSource(): Problem {
  return new Problem(notFound, "There is no such source. GET /api/webhook/sources lists those there are.");
}

export function noSuchEvent(): Problem {
  return new Problem(notFound, "There is no such event. Events are kept for 30 days: GET /api/webhook/events.");
}

export function refused(type: ProblemType, pointer: string, sentence: string): Problem {
  return new Problem(type, `${pointer} ${sentence}`, { errors: [{ pointer, message: sentence }] });
}

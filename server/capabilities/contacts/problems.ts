import { defineProblem } from "../../kernel/problem.ts";

export const userProofInvalid = defineProblem(401, "user-proof-invalid", "The user's proof of identity is not valid");
export const userProofMissing = defineProblem(
  401,
  "user-proof-missing",
  "This key serves only users who prove their identity",
);
export const userHashEnded = defineProblem(422, "user-hash-ended", "A hash of the user's id is no longer a proof");
export const visitorTokenInvalid = defineProblem(401, "visitor-token-invalid", "The visitor token is not valid");
export const visitorIsBlocked = defineProblem(403, "visitor-blocked", "This visitor is blocked");

/** Every route that reads a browser's visitor token and user proof can answer with these. */
export const visitorProblems = [
  visitorTokenInvalid,
  userProofInvalid,
  userProofMissing,
  userHashEnded,
  visitorIsBlocked,
];

export const alreadyMerged = defineProblem(409, "contact-already-merged", "The contact is part of another one already");
export const notMerged = defineProblem(409, "contact-not-merged", "The contact is part of no other one");
export const identityTaken = defineProblem(409, "identity-taken", "The address or id belongs to another contact");
export const segmentNameTaken = defineProblem(409, "segment-name-taken", "Another segment has this name");

import type { Context } from "../../kernel/wire/route.ts";
import { contentPoints } from "./content-points.ts";
import { floodPoints } from "./flood-points.ts";
import { FormTimestamp } from "./form-timestamp.ts";
import { learnedPoints } from "./learned-points.ts";
import { type Proof, ProofOfWork } from "./proof-of-work.ts";
import type { FormGuards } from "./schema.ts";
import type { SpamReason } from "./verdict.ts";

/** A form brought these. `names` are short fields, `texts` longer ones. */
type Submission = {
  guards: FormGuards;
  formId: string | undefined;
  email: string | null;
  names: readonly string[];
  texts: readonly string[];
};

/** `proof` is to be spent with `spendProof` in the transaction that stores the submission. */
export type Judged = { reasons: SpamReason[]; proof: Extract<Proof, { state: "solved" }> | undefined };

/** Faster than a person reads a form. */
const leastFillingMs = 2_000;
const longFillingMs = 86_400_000;

/**
 * Collects what speaks for spam. What a member writes is not judged, and what a server forwards only by
 * its content: the server has seen the form, and its address is that of all its visitors.
 */
export async function judgeSubmission(context: Context, submission: Submission): Promise<Judged> {
  const { kernel, caller } = context;
  if (caller.kind === "member") return { reasons: [], proof: undefined };
  const { workspaceId } = caller;
  const { guards, names, texts, email } = submission;
  const [proof, learned] = await Promise.all([
    ProofOfWork.read(kernel, workspaceId, guards.altcha),
    learnedPoints(kernel, workspaceId, { texts: [...names, ...texts], email }),
  ]);
  const isStranger = caller.kind === "publishable-key";
  const reasons = [
    ...(isFilled(guards._gotcha) ? [{ reason: "honeypot", points: 10 }] : []),
    ...timePoints(context, guards._timestamp, isStranger),
    ...proofPoints(proof, isStranger),
    ...contentPoints({ names, texts }),
    ...learned,
    ...(isStranger
      ? floodPoints(kernel, workspaceId, {
          address: context.clientAddress,
          formId: submission.formId ?? "",
          isProved: proof.state === "solved",
        })
      : []),
  ];
  return { reasons, proof: proof.state === "solved" ? proof : undefined };
}

function isFilled(honeypot: unknown): boolean {
  return honeypot !== undefined && honeypot !== null && honeypot !== "" && honeypot !== false;
}

function timePoints({ kernel, caller }: Context, text: string | undefined, isStranger: boolean): SpamReason[] {
  const age = FormTimestamp.read(kernel, caller.workspaceId, text);
  if (age.state === "missing") return isStranger ? [{ reason: "no-timestamp", points: 1 }] : [];
  if (age.state === "forged") return [{ reason: "forged-timestamp", points: 10 }];
  if (age.ageMs < leastFillingMs) return [{ reason: "filled-in-no-time", points: 4 }];
  return age.ageMs > longFillingMs ? [{ reason: "old-timestamp", points: 2 }] : [];
}

function proofPoints({ state }: Proof, isStranger: boolean): SpamReason[] {
  if (state === "missing") return isStranger ? [{ reason: "no-proof-of-work", points: 1 }] : [];
  if (state === "expired") return [{ reason: "expired-proof-of-work", points: 2 }];
  return state === "wrong" ? [{ reason: "wrong-proof-of-work", points: 10 }] : [];
}

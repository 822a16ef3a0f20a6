import { timingSafeEqual } from "node:crypto";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { deleteProofsBefore, insertProof } from "./store.ts";

/** `token`: as our TwiML gave it to the socket; undefined where other TwiML named the socket. */
type ArrivingCall = { callSid: string; token: string | undefined };
type CalledChannel = { workspaceId: string; id: string };

const purpose = "twilio-call";
/** A signature of Twilio has no end of its own. */
const keptMs = 366 * 24 * 60 * 60 * 1_000;

/**
 * Makes the token that binds a socket to the request for which our TwiML names it. The same request,
 * sent again, gets the same token, and a later request of the same call gets another.
 */
export function makeCallToken(kernel: Kernel, channelId: string, callSid: string, request: string): string {
  const name = sha256(request).toString("base64url").slice(0, 22);
  return `${name}.${signatureOf(kernel, channelId, callSid, name)}`;
}

function signatureOf({ secrets }: Kernel, channelId: string, callSid: string, name: string): string {
  return secrets.sign(purpose, JSON.stringify([channelId, callSid, name])).toString("base64url");
}

/**
 * Tells whether a call may begin on a socket: with a token of this call that was not used, or without
 * one as the first call of its name. A handshake and a request that were listened to begin nothing twice.
 */
export async function admitCall(kernel: Kernel, channel: CalledChannel, call: ArrivingCall): Promise<boolean> {
  const { workspaceId, id: channelId } = channel;
  const { callSid, token } = call;
  if (token !== undefined && !isTokenOf(kernel, channelId, callSid, token)) return false;
  const now = new Date(kernel.clock.now());
  return inTransaction(kernel.database, async (tx) => {
    const begin = (proof: string) => insertProof(tx, { workspaceId, channelId, hash: sha256(proof), now });
    const isNewCall = await begin(`call ${callSid}`);
    return token === undefined ? isNewCall : await begin(`token ${token}`);
  });
}

function isTokenOf(kernel: Kernel, channelId: string, callSid: string, token: string): boolean {
  const [name = "", signature = ""] = token.split(".");
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(kernel, channelId, callSid, name))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Forgets calls that began more than a year ago. */
export const forgetBegunCalls = defineJob<unknown>({
  name: "forget-begun-calls",
  schedule: "41 4 * * *",
  run: ({ database, clock }) => deleteProofsBefore(database.query, new Date(clock.now() - keptMs)),
});

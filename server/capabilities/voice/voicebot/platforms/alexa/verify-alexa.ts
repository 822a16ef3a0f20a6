import { verify } from "node:crypto";
import type { Call } from "../../../../../kernel/wire/route.ts";
import { textAt } from "../../text-at.ts";
import { isKeyKnown, vouchedKey } from "./vouched-key.ts";

/** The time of a request may be so far from ours, as Amazon asks for. */
const toleranceMs = 150_000;

/**
 * Tells whether Amazon has sent this request for this skill, just now. Throws unavailable when
 * Amazon's certificates cannot be fetched.
 */
export async function verifyAlexa(
  call: Call<unknown, unknown, unknown>,
  body: Record<string, unknown>,
  skillId: string,
): Promise<boolean> {
  const { kernel } = call;
  const address = certificateAddress(call.header("signaturecertchainurl"));
  const signature = Buffer.from(call.header("signature-256") ?? "", "base64");
  const nowMs = kernel.clock.now();
  if (address === undefined || signature.length === 0) return false;
  if (!isRecent(textAt(body, ["request", "timestamp"]), nowMs) || !isOfSkill(body, skillId)) return false;
  if (!isKeyKnown(kernel, address)) call.countStranger();
  const vouched = await vouchedKey(kernel, address);
  if (vouched === undefined || nowMs < vouched.fromMs || nowMs > vouched.toMs) return false;
  return verify("RSA-SHA256", call.rawBody, vouched.key, signature);
}

function isRecent(timestamp: string | undefined, nowMs: number): boolean {
  return Math.abs(nowMs - Date.parse(timestamp ?? "")) <= toleranceMs;
}

/** A request outside of a session names the skill once. */
function isOfSkill(body: Record<string, unknown>, skillId: string): boolean {
  const named = [
    textAt(body, ["context", "System", "application", "applicationId"]),
    textAt(body, ["session", "application", "applicationId"]),
  ].filter((id) => id !== undefined);
  return named.length > 0 && named.every((id) => id === skillId);
}

/**
 * Gives the address of Amazon's certificates that a request names, when it is one: https, at
 * s3.amazonaws.com, port 443, below /echo.api/. Undefined for any other address.
 */
function certificateAddress(written: string | undefined): URL | undefined {
  if (written === undefined || !URL.canParse(written)) return undefined;
  // The path comes without `..`, the name of the host in small letters, port 443 as none.
  const url = new URL(written);
  const isAmazons =
    url.protocol === "https:" &&
    url.hostname === "s3.amazonaws.com" &&
    url.port === "" &&
    url.username === "" &&
    url.password === "" &&
    url.pathname.startsWith("/echo.api/");
  return isAmazons ? new URL(url.pathname, url.origin) : undefined;
}

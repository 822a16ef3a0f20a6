import type { RefusedPart } from "./model.ts";

const refusal =
  /\bnot\b|n['’]t\b|\bno\b|\bun(?:supported|known|recogni[sz]ed|expected|available)\b|\bextra (?:inputs?|fields?)\b|\brequires? --/i;
const ofTools = /\btools?\b|\btool_choice\b|\bfunction[ _-]?call(?:s|ing)?\b|\bfunctions\b/i;
const ofSystem = /\b(?:system|developer) (?:role|message|prompt|instruction)|\broles must alternate\b/i;
/** One tool, or one message about a tool, is wrong: the model takes tools. */
const ofOneTool =
  /schema|pattern|\.(?:name|parameters)\b|(?:function|tool)(?:'s)? (?:name|parameters)|\brole\b|tool_call_id|\[\d+\]|maximum|too (?:many|long)/i;

/** Which part of a request the model refuses altogether, by the vendor's words. */
export function findRefusedPart(reason: string): RefusedPart | undefined {
  if (ofSystem.test(reason) && (refusal.test(reason) || /must alternate/i.test(reason))) return "system";
  return ofTools.test(reason) && refusal.test(reason) && !ofOneTool.test(reason) ? "tools" : undefined;
}

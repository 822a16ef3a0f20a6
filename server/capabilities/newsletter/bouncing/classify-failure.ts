export type FailureReason =
  | "mailbox-unknown"
  | "mailbox-disabled"
  | "domain-unknown"
  | "mailbox-full"
  | "blocked"
  | "too-large"
  | "not-reached"
  | "other";

/** `hard`: no mail will ever arrive there. `soft`: a later mail may arrive. */
export type Failure = { kind: "hard" | "soft"; reason: FailureReason };

type Rule = Failure & { status?: RegExp; text?: RegExp };

/**
 * In this order, because servers are careless: a full mailbox and a refused sender often come with the
 * status of a permanent failure, and say only in words that the mailbox exists.
 */
const rules: readonly Rule[] = [
  { kind: "soft", reason: "mailbox-full", status: /^[45]\.2\.2$/ },
  {
    kind: "soft",
    reason: "mailbox-full",
    text: /(?:mailbox|mailfolder|mail ?box|inbox|account|postfach|bo[iî]te) (?:\S+ ){0,4}(?:full|voll|pleine|over (?:the )?(?:allowed )?quota|out of storage)|over (?:the (?:allowed )?)?quota|quota ?exceeded|exceeded (?:\S+ ){0,2}quota|buz[oó]n lleno|casella piena|insufficient (?:system )?storage/i,
  },
  { kind: "soft", reason: "too-large", status: /^[45]\.(?:2\.3|3\.4)$/ },
  { kind: "hard", reason: "mailbox-disabled", status: /^5\.2\.1$/ },
  { kind: "hard", reason: "mailbox-unknown", status: /^5\.1\.(?:1|3|6|10)$/ },
  { kind: "hard", reason: "domain-unknown", status: /^5\.1\.(?:2|10)$/ },
  {
    kind: "hard",
    reason: "domain-unknown",
    text: /null ?mx|host unknown|domain (?:name )?not found|unrouteable address|no such domain/i,
  },
  // Microsoft gives this status for recipients that its directory does not hold.
  { kind: "hard", reason: "mailbox-unknown", status: /^5\.4\.1$/, text: /recipient address rejected/i },
  { kind: "soft", reason: "blocked", status: /^[45]\.7\.\d+$|^5\.1\.8$/ },
  {
    kind: "soft",
    reason: "blocked",
    text: /black ?list|block ?list|dnsbl|\bspam\b|blocked|banned|reputation|anti-?spoofing|policy|dmarc|\bspf\b|unauthenticated|grey ?list|not authorized|sender (?:address )?rejected/i,
  },
  {
    kind: "hard",
    reason: "mailbox-disabled",
    text: /(?:account|mailbox|user|address) (?:\S+ ){0,4}(?:disabled|deactivated|closed|suspended|no longer (?:active|valid|available|in use|on server))/i,
  },
  {
    kind: "hard",
    reason: "mailbox-unknown",
    text: /user unknown|unknown user|unknown (?:recipient|mailbox|address)|no such (?:user|recipient|mailbox|person|address)|no mailbox|mailbox (?:is )?(?:unavailable|unknown|not found)|does ?n[o']t (?:exist|have an?)|invalid (?:recipient|mailbox|address)|(?:recipient|user|address|account) (?:\S+ ){0,2}(?:not found|unknown|undeliverable|does not exist|not listed)|not listed in|could ?n[o']t be found|undeliverable address|unbekannt|inconnu|desconocid[oa]|sconosciut[oa]|onbekend|desconhecid[oa]|n'existe pas|existiert nicht|no existe|n[aã]o existe|non esiste|bestaat niet/i,
  },
  { kind: "hard", reason: "domain-unknown", status: /^5\.4\.4$/ },
  { kind: "soft", reason: "not-reached", text: /retry time(?:out)? (?:exceeded|not reached)|connection timed out/i },
  { kind: "soft", reason: "not-reached", status: /^[45]\.[34]\.\d+$/ },
];

/**
 * Reads what a failed delivery says of the mailbox. `status` is the enhanced status code (RFC
 * 3463), such as 5.1.1. A failure that nothing is known of counts as passing: a good address is
 * never lost by a sentence that no rule knows.
 */
export function classifyFailure(status: string | null, text: string): Failure {
  const isPassing = status?.startsWith("4.") ?? false;
  const rule = rules.find((each) => {
    if (isPassing && each.kind === "hard") return false;
    if (each.status !== undefined && !(status !== null && each.status.test(status))) return false;
    return each.text === undefined || each.text.test(text);
  });
  return rule === undefined
    ? { kind: "soft", reason: isPassing ? "not-reached" : "other" }
    : { kind: rule.kind, reason: rule.reason };
}

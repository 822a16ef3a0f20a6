import type { NewLead } from "../schema.ts";
import { leadTexts } from "../texts/lead-texts.ts";

/** A lead is scored by these: never by its person, only by what was said. */
type Scored = Pick<NewLead, "name" | "company" | "message" | "consent" | "utm"> & {
  email: string | null;
  phone: string | null;
};

type Rule = { rule: string; points: number; summary: string; applies(lead: Scored): boolean };

/** Domains where everybody gets an address: the address says nothing about a company. */
const mailboxDomains =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|proton|protonmail|gmx|web|mail|posteo|t-online|orange|free|libero|qq|163)\.[a-z.]+$/;
const buyingWords = Object.values(leadTexts).flatMap((texts) => texts.buyingWords.split(" "));
const wantsToBuy = new RegExp(`\\b(?:${buyingWords.join("|")})`, "i");
const longMessage = 40;

/** Each rule is one line, and `GET /api/leads/score-rules` shows them. */
const rules: readonly Rule[] = [
  rule("has-email", 10, "An e-mail address", ({ email }) => email !== null),
  rule("has-phone", 20, "A phone number", ({ phone }) => phone !== null),
  rule("has-name", 5, "A name", ({ name }) => isGiven(name)),
  rule("has-company", 15, "A company", ({ company }) => isGiven(company)),
  rule(
    "business-address",
    15,
    "An e-mail address that is not of a free mailbox",
    ({ email }) => email !== null && !mailboxDomains.test(email),
  ),
  rule(
    "has-message",
    10,
    `A message of ${longMessage} characters or more`,
    ({ message }) => (message ?? "").trim().length >= longMessage,
  ),
  rule("wants-to-buy", 20, "A message about prices, offers, demos or orders", ({ message }) =>
    wantsToBuy.test(message ?? ""),
  ),
  rule("from-campaign", 5, "A campaign that brought the person", ({ utm }) => Object.keys(utm ?? {}).length > 0),
];

function rule(name: string, points: number, summary: string, applies: Rule["applies"]): Rule {
  return { rule: name, points, summary, applies };
}

function isGiven(text: string | null | undefined): boolean {
  return (text ?? "").trim() !== "";
}

export const scoreRules = rules.map(({ rule, points, summary }) => ({ rule, points, summary }));

type Score = { score: number; reasons: { rule: string; points: number }[] };

export function scoreOf(lead: Scored): Score {
  const reasons = rules.filter(({ applies }) => applies(lead)).map(({ rule, points }) => ({ rule, points }));
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

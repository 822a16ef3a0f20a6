import type { Config } from "./config.ts";

/** Prints where the server answers and what to do next. */
export function greet(config: Config, address: string, isFirstStart: boolean): void {
  const lines = [`Parley answers at ${address}`, `Reference: ${address}/docs`];
  if (isFirstStart && config.signup === "closed") {
    lines.push(
      "",
      "Nobody can sign up (PARLEY_SIGNUP=closed). Start once with PARLEY_SIGNUP=first and make the first account.",
    );
  } else if (isFirstStart) {
    lines.push(
      "",
      "First, make an account:",
      `  curl ${address}/api/auth/signup -H 'content-type: application/json' \\`,
      `    -d '{"email":"you@example.com","password":"a long sentence of yours"}'`,
      "Then add knowledge and ask a question: the tour in the README takes five minutes.",
    );
  }
  lines.push("", ...explainAudience(config));
  if (config.signup === "first") lines.push("", "Sign-up is open for the first account only (PARLEY_SIGNUP).");
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}

/** Which of the two rules for unverified e-mail addresses is in force, and why. */
export function explainAudience(config: Config): string[] {
  if (config.isPrivate) {
    return [
      "Private: only this machine reaches this server, so accounts need not verify their e-mail addresses.",
      "Set PARLEY_PUBLIC_URL and PARLEY_TRUST_PROXY before you put a proxy or a tunnel in front of it.",
    ];
  }
  return [
    "Other people can reach this server. Until an account has verified its e-mail address, it makes no keys,",
    "knowledge or settings, and it ends after three days. The first account never ends; the link that verifies",
    "it is also in this log.",
  ];
}

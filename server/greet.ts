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
  if (config.signup === "first") lines.push("", "Sign-up is open for the first account only (PARLEY_SIGNUP).");
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}

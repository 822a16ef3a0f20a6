import type { Config } from "./config.ts";

/** What a person sees when the server is ready: where it is and what to do next. */
export function greet(config: Config, address: string, isFirstStart: boolean): void {
  const lines = [`Parley answers at ${address}`, `Reference: ${address}/docs`];
  if (isFirstStart && config.signup === "closed") {
    lines.push(
      "",
      "Nobody can sign up (PARLEY_SIGNUP=closed). Start once with PARLEY_SIGNUP=first to make the first account.",
    );
  } else if (isFirstStart) {
    lines.push(
      "",
      "First, make an account:",
      `  curl ${address}/api/auth/signup -H 'content-type: application/json' \\`,
      `    -d '{"email":"you@example.com","password":"a long sentence of yours"}'`,
      "Then teach it something and ask: the README's tour takes five minutes.",
    );
  }
  if (config.signup === "first") lines.push("", "Sign-up is open for the first account only (PARLEY_SIGNUP).");
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}

import { type Config, ConfigMistakes, describeSettings } from "./config.ts";

/** Prints where the server answers and what to do next: for a program, as a line of the log. */
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
      ...(config.hasConsole
        ? [`First, open ${address} in a browser and make an account. Or by a program:`]
        : ["First, make an account:"]),
      `  curl ${address}/api/auth/signup -H 'content-type: application/json' \\`,
      `    -d '{"email":"you@example.com","password":"a long sentence of yours"}'`,
      "Then add knowledge and ask a question: the tour in the README takes five minutes.",
    );
  }
  lines.push("", ...explainAudience(config));
  if (config.signup === "first") lines.push("", "Sign-up is open for the first account only (PARLEY_SIGNUP).");
  if (process.stdout.isTTY) process.stdout.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
  else {
    const next = lines.slice(1).filter((line) => line !== "");
    const msg = `Parley answers at ${address} from now on.`;
    const line = { level: 30, time: Date.now(), name: "parley", address, next, msg };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** Says which of the two rules for unverified e-mail addresses is in force, and why. */
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

/**
 * Says why the server cannot run, in sentences that say what to do next. `config` is absent when it
 * could not be read.
 */
export function explainFailure(error: unknown, config?: Config): readonly string[] {
  if (error instanceof ConfigMistakes) return error.mistakes;
  const { syscall, code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" && config !== undefined)
    return [`The disk of PARLEY_DATA_DIR (${config.dataDirectory}) is full. Make room, and start Parley again.`];
  const isAboutAddress = syscall === "listen" || syscall === "getaddrinfo";
  if (config === undefined || !isAboutAddress) return [message];
  const { host, port } = config;
  if (code === "EADDRINUSE")
    return [
      `Another program uses port ${port} on ${host}. Stop that program, or choose another port with PORT (0 picks a free one).`,
    ];
  if (code === "EACCES")
    return [`This user may not listen on port ${port}. Choose a PORT above 1023 and put a reverse proxy in front.`];
  return [
    `HOST is ${host}, which is not an address of this machine (${code}). Use 127.0.0.1 to serve this machine only, or 0.0.0.0 to serve every network that it is connected to.`,
  ];
}

/**
 * Prints the help for `--help` and exits. Throws for any other argument, so that no mistyped one is
 * ignored.
 */
export function readArguments(args: readonly string[]): void {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`Starts Parley.\n\n${describeSettings()}`);
    process.exit(0);
  }
  if (args[0] === undefined) return;
  throw new Error(`Parley has no argument ${args[0]}: set environment variables instead. See --help for the list.`);
}

import { isIP } from "node:net";
import { resolve } from "node:path";

/** Everything that can be set from outside. The only file that knows process.env; it reports all mistakes at once. */
export type Config = {
  host: string;
  port: number;
  dataDirectory: string;
  /** null = the embedded PostgreSQL in the data directory. */
  databaseUrl: string | null;
  /** The address that links in mail use, without a slash at the end. */
  publicUrl: string;
  /** null = read from, or generated into, the data directory. */
  secret: string | null;
  previousSecret: string | null;
  signup: "open" | "first" | "closed";
  roles: ReadonlySet<"web" | "worker">;
  /** What Fastify's trustProxy takes: which hops may name the client's address. */
  trustProxy: false | number | string[];
  /** Requests a minute, 0 = no limit. */
  limits: { key: number; signin: number; signup: number; public: number; webhook: number };
  /** PARLEY_OUTBOUND_ALLOW as it was written; kernel/outbound reads it. */
  outboundAllow: string;
  logLevel: string;
  maxBodyBytes: number;
  maxConnections: number;
};

export type Setting = { name: string; meaning: string; standard: string };

/** The list behind `--help` and the reference. */
export const settings: readonly Setting[] = [
  { name: "HOST", meaning: "Address to listen on.", standard: "127.0.0.1" },
  { name: "PORT", meaning: "Port to listen on; 0 picks a free one.", standard: "3000" },
  {
    name: "PARLEY_DATA_DIR",
    meaning: "Folder for the embedded database, the secret and undelivered mail.",
    standard: "./data",
  },
  {
    name: "DATABASE_URL",
    meaning: "An outside PostgreSQL (15 or newer) in place of the embedded one.",
    standard: "(embedded)",
  },
  {
    name: "PARLEY_PUBLIC_URL",
    meaning: "The address people reach this server at; used in mail.",
    standard: "http://HOST:PORT",
  },
  {
    name: "PARLEY_SECRET",
    meaning: "Protects stored secrets; 32 characters or more. Required with DATABASE_URL.",
    standard: "(generated into the data folder)",
  },
  {
    name: "PARLEY_SECRET_PREVIOUS",
    meaning: "The former PARLEY_SECRET while it is being replaced.",
    standard: "(none)",
  },
  {
    name: "PARLEY_SIGNUP",
    meaning: "Who may sign up: open, first (only the first account), closed.",
    standard: "open on loopback without a proxy or public address, else first",
  },
  { name: "PARLEY_ROLES", meaning: "What this node does: web, worker or both.", standard: "web,worker" },
  {
    name: "PARLEY_TRUST_PROXY",
    meaning: "Number of reverse proxies in front, or their addresses (a list of IPs and CIDR ranges).",
    standard: "0",
  },
  { name: "PARLEY_LIMIT_KEY", meaning: "Requests a minute for each key or session; 0 = no limit.", standard: "600" },
  {
    name: "PARLEY_LIMIT_SIGNIN",
    meaning: "Sign-ins a minute for each address and each account; 0 = no limit.",
    standard: "10",
  },
  {
    name: "PARLEY_LIMIT_SIGNUP",
    meaning: "Sign-ups and mails asked for a minute for each address; 0 = no limit.",
    standard: "10",
  },
  {
    name: "PARLEY_LIMIT_PUBLIC",
    meaning: "Requests a minute for each address without a key or with a publishable one; 0 = no limit.",
    standard: "60",
  },
  {
    name: "PARLEY_LIMIT_WEBHOOK",
    meaning: "Webhooks a minute that are taken from each source; 0 = no limit.",
    standard: "6000",
  },
  {
    name: "PARLEY_OUTBOUND_ALLOW",
    meaning: "Private addresses that outbound calls may reach, e.g. 127.0.0.1:9000, models:127.0.0.1:11434.",
    standard: "(none)",
  },
  { name: "PARLEY_LOG_LEVEL", meaning: "trace, debug, info, warn, error, fatal or silent.", standard: "info" },
  { name: "PARLEY_MAX_BODY_BYTES", meaning: "The largest JSON body.", standard: "1048576" },
  { name: "PARLEY_DB_CONNECTIONS", meaning: "Connections of this node's pool.", standard: "10" },
];

/** Thrown with every mistake found, one a line. */
export class ConfigMistakes extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.name = "ConfigMistakes";
    this.mistakes = mistakes;
  }
}

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const mistakes: string[] = [];
  const text = (name: string) => (environment[name] === "" ? undefined : environment[name]);
  const wrong = (name: string, sentence: string) => void mistakes.push(`${name}: ${sentence}`);
  const whole = (name: string, standard: number, least: number, most: number) => {
    const written = text(name);
    if (written === undefined) return standard;
    const value = Number(written);
    if (/^\d+$/.test(written) && value >= least && value <= most) return value;
    wrong(name, `must be a whole number from ${least} to ${most}, not "${written}".`);
    return standard;
  };
  const choice = <Value extends string>(name: string, standard: Value, allowed: readonly Value[]) => {
    const written = text(name);
    if (written === undefined) return standard;
    if ((allowed as readonly string[]).includes(written)) return written as Value;
    wrong(name, `must be one of ${allowed.join(", ")}, not "${written}".`);
    return standard;
  };

  const host = text("HOST") ?? "127.0.0.1";
  const port = whole("PORT", 3000, 0, 65_535);
  const databaseUrl = text("DATABASE_URL") ?? null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    wrong("DATABASE_URL", "must look like postgres://user:password@host:5432/database.");
  }
  const secret = text("PARLEY_SECRET") ?? null;
  if (databaseUrl !== null && secret === null) {
    wrong("PARLEY_SECRET", "is required with DATABASE_URL. Make one with: openssl rand -base64 48");
  }
  const previousSecret = text("PARLEY_SECRET_PREVIOUS") ?? null;
  for (const [name, value] of [
    ["PARLEY_SECRET", secret],
    ["PARLEY_SECRET_PREVIOUS", previousSecret],
  ] as const) {
    if (value !== null && value.length < 32) wrong(name, "must have 32 characters or more.");
  }
  const publicUrl = text("PARLEY_PUBLIC_URL") ?? `http://${reachableHost(host)}:${port}`;
  if (!isHttpUrl(publicUrl)) wrong("PARLEY_PUBLIC_URL", "must look like https://assistant.example.com.");

  // A reverse proxy in front, or a public address, means that others than the people at this machine can come in.
  const isPrivate =
    isLoopback(host) &&
    text("PARLEY_TRUST_PROXY") === undefined &&
    (!isHttpUrl(publicUrl) || isLoopback(new URL(publicUrl).hostname));

  const config: Config = {
    host,
    port,
    dataDirectory: resolve(text("PARLEY_DATA_DIR") ?? "./data"),
    databaseUrl,
    publicUrl: publicUrl.replace(/\/+$/, ""),
    secret,
    previousSecret,
    signup: choice("PARLEY_SIGNUP", isPrivate ? "open" : "first", ["open", "first", "closed"] as const),
    roles: readRoles(text("PARLEY_ROLES"), wrong),
    trustProxy: readTrustProxy(text("PARLEY_TRUST_PROXY"), wrong),
    limits: {
      key: whole("PARLEY_LIMIT_KEY", 600, 0, 1_000_000),
      signin: whole("PARLEY_LIMIT_SIGNIN", 10, 0, 1_000_000),
      signup: whole("PARLEY_LIMIT_SIGNUP", 10, 0, 1_000_000),
      public: whole("PARLEY_LIMIT_PUBLIC", 60, 0, 1_000_000),
      webhook: whole("PARLEY_LIMIT_WEBHOOK", 6_000, 0, 100_000_000),
    },
    outboundAllow: text("PARLEY_OUTBOUND_ALLOW") ?? "",
    logLevel: choice("PARLEY_LOG_LEVEL", "info", [
      "trace",
      "debug",
      "info",
      "warn",
      "error",
      "fatal",
      "silent",
    ] as const),
    maxBodyBytes: whole("PARLEY_MAX_BODY_BYTES", 1_048_576, 1024, 104_857_600),
    maxConnections: whole("PARLEY_DB_CONNECTIONS", 10, 2, 1000),
  };
  for (const name of Object.keys(environment)) {
    if (name.startsWith("PARLEY_") && !settings.some((setting) => setting.name === name)) {
      wrong(name, "is not a setting of Parley. See --help for the list.");
    }
  }
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  return config;
}

/** The text of `--help`. */
export function describeSettings(): string {
  const rows = settings.map(
    ({ name, meaning, standard }) => `  ${name.padEnd(24)}${meaning}\n${" ".repeat(26)}default: ${standard}`,
  );
  return `Parley is set up by environment variables:\n\n${rows.join("\n")}\n`;
}

function readRoles(written: string | undefined, wrong: (name: string, sentence: string) => void): Config["roles"] {
  const roles = new Set<"web" | "worker">();
  for (const role of (written ?? "web,worker").split(",").map((part) => part.trim())) {
    if (role === "web" || role === "worker") roles.add(role);
    else wrong("PARLEY_ROLES", `knows web and worker, not "${role}".`);
  }
  return roles;
}

function readTrustProxy(
  written: string | undefined,
  wrong: (name: string, sentence: string) => void,
): Config["trustProxy"] {
  if (written === undefined || written === "0") return false;
  if (/^\d{1,2}$/.test(written)) return Number(written);
  const addresses = written.split(",").map((part) => part.trim());
  for (const address of addresses) {
    const [ip = "", bits] = address.split("/");
    const most = isIP(ip) === 6 ? 128 : 32;
    if (isIP(ip) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      wrong("PARLEY_TRUST_PROXY", `must be a number of proxies or a list of addresses, not "${address}".`);
    }
  }
  return addresses;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127\./.test(host);
}

function isHttpUrl(written: string): boolean {
  return URL.canParse(written) && /^https?:$/.test(new URL(written).protocol);
}

/** Somewhere that a link can lead to: listening everywhere is no address. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

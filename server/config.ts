// Long because all settings are entries of one table.

import { isIP } from "node:net";
import { resolve } from "node:path";
import { type AllowedAddress, parseOutboundAllow } from "@parley/outbound";

type S3Part = "endpoint" | "bucket" | "region" | "accessKeyId" | "secretAccessKey";

/**
 * All settings of a server. This is the only file that reads process.env; it reports all mistakes
 * at once.
 */
export type Config = {
  host: string;
  port: number;
  /** An absolute path. */
  dataDirectory: string;
  /** null stands for the bundled PostgreSQL in the data directory. */
  databaseUrl: string | null;
  /** The outside cluster for the databases of workspaces; null stands for the bundled one. */
  dataDatabaseUrl: string | null;
  /** The address of this server in links of mails, without a slash at the end. */
  publicUrl: string;
  /** The origin of PARLEY_PUBLIC_URL. Null where the operator names none. */
  ownOrigin: string | null;
  /** null: the secret is read from the data directory, or generated there at the first start. */
  secret: string | null;
  previousSecret: string | null;
  signup: "open" | "approval" | "first" | "closed";
  /** Says whether programs may register themselves as apps. */
  oauthRegistration: "off" | "approval" | "open";
  /**
   * Only people at this machine reach the server: it listens on loopback, and there is neither a
   * proxy nor a public address. Elsewhere an account has few rights until its e-mail address is
   * verified.
   */
  isPrivate: boolean;
  roles: ReadonlySet<"web" | "worker">;
  /** The proxies that may name the client's address, in the form of Fastify's trustProxy. */
  trustProxy: false | number | string[];
  /** Requests a minute; 0 = no limit. */
  limits: { key: number; signin: number; signup: number; public: number; webhook: number; optInMails: number };
  /** The folder with certificates in place of Amazon's; null: Amazon's own are fetched. An absolute path. */
  alexaCertificates: string | null;
  /** The address of the public keys that sign reports of leaked API keys. */
  leakReportKeys: string;
  /** The pause between the beginnings of two requests to one website. */
  crawlPauseMs: number;
  /** Private addresses that outbound calls may reach. */
  outboundAllow: readonly AllowedAddress[];
  logLevel: string;
  /** The requests of which the log has a line at the level info. */
  logRequests: "off" | "errors" | "all";
  /** The console is served under /console, and browsers that open the server are sent there. */
  hasConsole: boolean;
  maxBodyBytes: number;
  maxWebhookBytes: number;
  /**
   * Bounds what people upload. `waitMs`: so long a request waits until its file is read. `s3`: the bucket
   * that keeps files; null stands for the data directory.
   */
  files: { maxBytes: number; waitMs: number; s3: Record<S3Part, string> | null };
  /** The server takes backups there. `keep` is a time as it was written. null: only the command takes them. */
  backup: { to: string; everyMs: number; keep: string; verifyEveryMs: number | null } | null;
  /** Spans are sent there, by OTLP over HTTP. null: nothing is traced. */
  tracesUrl: string | null;
  /** Characters of a message. */
  maxMessageLength: number;
  maxConnections: number;
  /** Each workspace may do so much in its own database. */
  workspaceDatabase: { maxDiskBytes: number; statementTimeoutMs: number; maxConnections: number };
  expressions: { deadlineMs: number; maxMemoryMiB: number };
  /** Speech that the operator has installed, as absolute paths. */
  speech: { espeakFolder: string | null; sherpaFile: string | null; mp3Folder: string | null };
  bounds: Bounds;
  /** Each workspace may store so much. Infinity stands for no bound. */
  quotas: Quotas;
  /** npm started the server. It passes signals on, also those that the terminal sent to both. */
  isRunByNpm: boolean;
};

/** A workspace may store so much. Infinity stands for no bound. */
export type Quotas = {
  /** The runs that wait or are executed. */
  runs: number;
  /** The runs that follow from one event or one run. */
  chainRuns: number;
  runBytes: number;
  eventBytes: number;
  knowledgeBytes: number;
  fileBytes: number;
  conversations: number;
  leads: number;
  subscribers: number;
};

/** A client may take so long and occupy so much. Infinity stands for no bound. */
export type Bounds = {
  headersTimeoutMs: number;
  bodyTimeoutMs: number;
  /** An upload, or a client that is sent an answer, may pause so long. */
  pauseTimeoutMs: number;
  /** The average speed below which an upload, or the reading of an answer, is cut. */
  minBytesPerSecond: number;
  /** A stopping node says so at `/readyz` for so long before it closes its port. */
  drainMs: number;
  /** A stopping node waits so long for requests under way. */
  stopTimeoutMs: number;
  maxSockets: number;
  maxSocketsPerAddress: number;
  maxHeldBytes: number;
  maxHeldBytesPerAddress: number;
  maxStreamsPerWorkspace: number;
  maxVoiceSessions: number;
  maxVoiceSessionsPerWorkspace: number;
  maxVoiceSessionsPerAddress: number;
  maxVoiceMs: number;
  maxRecordingBytes: number;
  /** After how long a blocked main thread is logged. */
  blockedAfterMs: number;
};

/** A setting as `--help` and the reference show it. */
type Setting = { name: string; meaning: string; defaultValue: string };

/**
 * Every setting with its default, which is written nowhere else. `shown` describes a default that
 * is computed or empty. `range` bounds a number, and `choices` lists the values that are allowed.
 */
const table = {
  HOST: { meaning: "Address to listen on.", defaultValue: "127.0.0.1" },
  PORT: { meaning: "Port to listen on; 0 picks a free one.", defaultValue: "3000", range: [0, 65_535] },
  PARLEY_DATA_DIR: {
    meaning: "Folder for the bundled database, the secret and undelivered mail.",
    defaultValue: "./data",
  },
  DATABASE_URL: {
    meaning: "An external PostgreSQL (15 or newer) in place of the bundled one.",
    shown: "(the bundled PostgreSQL)",
  },
  PARLEY_DATA_DATABASE_URL: {
    meaning: "An external PostgreSQL (15 or newer) for the tables of workspaces (/api/database).",
    shown: "(a second bundled PostgreSQL; with DATABASE_URL, that database, without SQL of workspaces)",
  },
  PARLEY_PUBLIC_URL: {
    meaning: "The address at which people reach this server; used in mails.",
    shown: "http://HOST:PORT",
  },
  PARLEY_SECRET: {
    meaning: "Encrypts stored secrets; 32 characters or more. Required with DATABASE_URL.",
    shown: "(generated into the data folder)",
  },
  PARLEY_SECRET_PREVIOUS: { meaning: "The former PARLEY_SECRET while it is being replaced.", shown: "(none)" },
  PARLEY_SIGNUP: {
    meaning:
      "Who may sign up: open, approval (an operator lets each new workspace begin), first (only the first account), closed.",
    shown: "open on loopback without a proxy or public address, else first",
    choices: ["open", "approval", "first", "closed"],
  },
  PARLEY_OAUTH_REGISTRATION: {
    meaning: "Whether programs may register themselves as apps: off, approval (an operator lets each begin), open.",
    defaultValue: "off",
    choices: ["off", "approval", "open"],
  },
  PARLEY_ROLES: { meaning: "What this node does: web, worker or both.", defaultValue: "web,worker" },
  PARLEY_TRUST_PROXY: {
    meaning: "Number of reverse proxies in front, or their addresses (a list of IPs and CIDR ranges).",
    defaultValue: "0",
  },
  PARLEY_LIMIT_KEY: {
    meaning: "Requests a minute for each key, session or voice channel, and the work of so many; 0 = no limit.",
    defaultValue: "600",
    range: [0, 1_000_000],
  },
  PARLEY_LIMIT_SIGNIN: {
    meaning: "Sign-ins a minute for each address and each account; 0 = no limit.",
    defaultValue: "10",
    range: [0, 1_000_000],
  },
  PARLEY_LIMIT_SIGNUP: {
    meaning: "Sign-ups and requested mails a minute for each address; 0 = no limit.",
    defaultValue: "10",
    range: [0, 1_000_000],
  },
  PARLEY_LIMIT_PUBLIC: {
    meaning:
      "Requests a minute for each address without a key or with a publishable one, and their work; 0 = no limit.",
    defaultValue: "60",
    range: [0, 1_000_000],
  },
  PARLEY_LIMIT_WEBHOOK: {
    meaning: "Webhooks a minute that are accepted from each source; 0 = no limit.",
    defaultValue: "6000",
    range: [0, 100_000_000],
  },
  PARLEY_LIMIT_OPT_IN_MAILS: {
    meaning:
      "Mails an hour, of all workspaces together, that ask strangers to confirm a newsletter; 0 = no limit. More wait.",
    defaultValue: "1000",
    range: [0, 1_000_000],
  },
  PARLEY_OUTBOUND_ALLOW: {
    meaning: "Private addresses to which this server may connect, e.g. 127.0.0.1:9000, models:127.0.0.1:11434.",
    defaultValue: "",
    shown: "(none)",
  },
  PARLEY_ALEXA_CERTS: {
    meaning:
      "Folder whose files stand for Amazon's certificates for Alexa, by their names; only its root.pem is trusted. For closed networks.",
    shown: "(Amazon's certificates are fetched)",
  },
  PARLEY_LEAK_REPORT_KEYS: {
    meaning: "Address of the public keys whose owners may report leaked API keys, in the form of GitHub's.",
    defaultValue: "https://api.github.com/meta/public_keys/secret_scanning",
  },
  PARLEY_LOG_LEVEL: {
    meaning: "trace, debug, info, warn, error, fatal or silent.",
    defaultValue: "info",
    choices: ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
  },
  PARLEY_LOG_REQUESTS: {
    meaning: "The requests that the log has a line of, at the level info: off, errors (those refused) or all.",
    defaultValue: "all",
    choices: ["off", "errors", "all"],
  },
  PARLEY_MAX_BODY_BYTES: {
    meaning: "The largest request body in bytes, where a path has no limit of its own.",
    defaultValue: "1048576",
    range: [1024, 104_857_600],
  },
  PARLEY_MAX_FILE_BYTES: {
    meaning: "The largest file that can be uploaded, in bytes.",
    defaultValue: "26214400",
    range: [1024, 1_073_741_824],
  },
  PARLEY_FILE_WAIT: {
    meaning: "Seconds that an upload to the knowledge waits until its file is read; then it is read after the answer.",
    defaultValue: "10",
    range: [1, 300],
  },
  PARLEY_FILES_S3_ENDPOINT: {
    meaning: "The address of an S3-compatible storage for files, e.g. https://s3.eu-central-1.amazonaws.com.",
    shown: "(files are kept in the data folder)",
  },
  PARLEY_FILES_S3_BUCKET: { meaning: "The bucket for files.", shown: "(none)" },
  PARLEY_FILES_S3_REGION: { meaning: "The region of the bucket for files.", defaultValue: "us-east-1" },
  PARLEY_FILES_S3_ACCESS_KEY_ID: { meaning: "The id of the key that may read and write the bucket.", shown: "(none)" },
  PARLEY_FILES_S3_SECRET_ACCESS_KEY: { meaning: "The secret of that key.", shown: "(none)" },
  PARLEY_BACKUP_TO: {
    meaning: "The folder, or s3://bucket/prefix, into which the server itself takes backups.",
    shown: "(only ./parley backup takes them)",
  },
  PARLEY_BACKUP_EVERY: {
    meaning: "The time from one of these backups to the next: 30m, 6h or 1d.",
    defaultValue: "1d",
  },
  PARLEY_BACKUP_KEEP: {
    meaning: "Backups that are older are deleted when a newer one is whole: 7d.",
    defaultValue: "14d",
  },
  PARLEY_BACKUP_VERIFY_EVERY: {
    meaning: "The time from one trial of the newest of these backups to the next, or off.",
    defaultValue: "7d",
  },
  PARLEY_BACKUP_S3_ENDPOINT: {
    meaning: "The address of an S3-compatible storage for backups to s3://bucket/prefix.",
    shown: "(that of PARLEY_FILES_S3_…, with its region and key)",
  },
  PARLEY_BACKUP_S3_REGION: { meaning: "The region of the buckets for backups.", defaultValue: "us-east-1" },
  PARLEY_BACKUP_S3_ACCESS_KEY_ID: {
    meaning: "The id of the key that may read, write and list these buckets.",
    shown: "(none)",
  },
  PARLEY_BACKUP_S3_SECRET_ACCESS_KEY: { meaning: "The secret of that key.", shown: "(none)" },
  PARLEY_BACKUP_PASSPHRASE: {
    meaning: "Encrypts and opens backups.",
    shown: "(backups are not encrypted, unless the command names a file with a key)",
  },
  PARLEY_MAX_WEBHOOK_BYTES: {
    meaning: "The largest incoming webhook in bytes, also after it is decompressed.",
    defaultValue: "262144",
    range: [1024, 104_857_600],
  },
  PARLEY_MAX_MESSAGE: {
    meaning: "The longest message of a person in characters.",
    defaultValue: "8000",
    range: [1, 100_000],
  },
  PARLEY_DB_CONNECTIONS: {
    meaning:
      "Connections to the database that this node keeps in its pool. A workspace uses three tenths of them at most. A fifth as many are opened for exports and erasures.",
    defaultValue: "10",
    range: [2, 1000],
  },
  PARLEY_DATABASE_MAX_MB: {
    meaning: "MiB of disk for the database of each workspace; beyond it, rows can only be deleted.",
    defaultValue: "1024",
    range: [16, 1_048_576],
  },
  PARLEY_DATABASE_TIMEOUT: {
    meaning: "Seconds that one statement in the database of a workspace may take.",
    defaultValue: "10",
    range: [1, 300],
  },
  PARLEY_DATABASE_CONNECTIONS: {
    meaning: "Statements that one workspace may run at the same time on this node.",
    defaultValue: "4",
    range: [1, 32],
  },
  PARLEY_EXPRESSION_TIMEOUT: {
    meaning: "Milliseconds of a processor's time that one expression of a workflow may take.",
    defaultValue: "1000",
    range: [50, 60_000],
  },
  PARLEY_EXPRESSION_MEMORY: {
    meaning: "MiB of memory that one expression of a workflow may take.",
    defaultValue: "64",
    range: [8, 255],
  },
  PARLEY_ESPEAK_NG: {
    meaning: "Folder of @echogarden/espeak-ng-emscripten, if you install it: voices of a hundred languages.",
    shown: "(none)",
  },
  PARLEY_SHERPA_ONNX: {
    meaning: "JSON file that describes your models for sherpa-onnx: voices, and recognition of free speech.",
    shown: "(none)",
  },
  PARLEY_MP3: {
    meaning: "Folder with wasm-media-encoders and mpg123-decoder, if you install them: speech as MP3, and MP3 as text.",
    shown: "(none)",
  },
  PARLEY_TIMEOUT_HEADERS: {
    meaning: "Seconds within which the headers of a request must arrive; 0 = no limit.",
    defaultValue: "15",
    range: [0, 3600],
  },
  PARLEY_TIMEOUT_BODY: {
    meaning: "Seconds within which a whole request body must arrive, except for uploads; 0 = no limit.",
    defaultValue: "60",
    range: [0, 3600],
  },
  PARLEY_TIMEOUT_PAUSE: {
    meaning: "Seconds that an upload, or a client that is sent an answer, may pause; 0 = no limit.",
    defaultValue: "30",
    range: [0, 3600],
  },
  PARLEY_TIMEOUT_STOP: {
    meaning: "Seconds that a stopping node waits for requests under way; 0 = no limit.",
    defaultValue: "20",
    range: [0, 3600],
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: "The address of a collector that takes traces by OTLP over HTTP, e.g. http://127.0.0.1:4318.",
    shown: "(no traces)",
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    meaning: "The whole address for traces, where it is another one.",
    shown: "(OTEL_EXPORTER_OTLP_ENDPOINT)/v1/traces",
  },
  OTEL_SDK_DISABLED: {
    meaning: "Whether nothing is traced, true or false.",
    defaultValue: "false",
    choices: ["true", "false"],
  },
  PARLEY_DRAIN_SECONDS: {
    meaning: "Seconds from SIGTERM to the end of the port. Meanwhile /readyz answers 503 and requests are served.",
    defaultValue: "0",
    range: [0, 3600],
  },
  PARLEY_MIN_RATE: {
    meaning: "Bytes a second below which an upload, or the reading of an answer, is cut; 0 = no limit.",
    defaultValue: "4096",
    range: [0, 1_073_741_824],
  },
  PARLEY_MAX_SOCKETS: {
    meaning: "Connections of clients to this node, and requests under way; 0 = no limit.",
    defaultValue: "20000",
    range: [0, 10_000_000],
  },
  PARLEY_MAX_SOCKETS_ADDRESS: {
    meaning: "The same for each client address (an IPv6 address counts as its /64); 0 = no limit.",
    defaultValue: "2000",
    range: [0, 10_000_000],
  },
  PARLEY_MAX_HELD_BYTES: {
    meaning: "Bytes in memory of bodies that have not arrived whole and answers not yet read; 0 = no limit.",
    defaultValue: "268435456",
    range: [0, 1_099_511_627_776],
  },
  PARLEY_MAX_HELD_BYTES_ADDRESS: {
    meaning: "The same for each client address; 0 = no limit.",
    defaultValue: "67108864",
    range: [0, 1_099_511_627_776],
  },
  PARLEY_MAX_STREAMS: {
    meaning: "Clients of /api/stream for each workspace on this node; 0 = no limit.",
    defaultValue: "5000",
    range: [0, 10_000_000],
  },
  PARLEY_MAX_VOICE_SESSIONS: {
    meaning: "Voice sessions that are connected to this node at once; 0 = no limit.",
    defaultValue: "200",
    range: [0, 100_000],
  },
  PARLEY_MAX_VOICE_SESSIONS_OF_WORKSPACE: {
    meaning: "The same for each workspace.",
    defaultValue: "100",
    range: [0, 100_000],
  },
  PARLEY_MAX_VOICE_SESSIONS_OF_ADDRESS: {
    meaning: "The same for each client address of visitors.",
    defaultValue: "20",
    range: [0, 100_000],
  },
  PARLEY_MAX_VOICE_MINUTES: {
    meaning: "Minutes after which a voice session ends; 0 = no limit.",
    defaultValue: "60",
    range: [0, 10_000],
  },
  PARLEY_MAX_RECORDINGS_MB: {
    meaning: "Megabytes that the recordings of a workspace's voice sessions may take; 0 = no limit.",
    defaultValue: "10240",
    range: [0, 100_000_000],
  },
  PARLEY_QUOTA_RUNS: {
    meaning: "Runs of workflows that wait or are executed, for each workspace; 0 = no limit.",
    defaultValue: "100000",
    range: [0, 1_000_000_000],
  },
  PARLEY_QUOTA_CHAIN_RUNS: {
    meaning: "Runs that follow from one event or one run; 0 = no limit.",
    defaultValue: "5000",
    range: [0, 1_000_000_000],
  },
  PARLEY_QUOTA_RUN_BYTES: {
    meaning: "Bytes that the runs of a workspace take, ended ones included; 0 = no limit.",
    defaultValue: "10737418240",
    range: [0, 1_000_000_000_000_000],
  },
  PARLEY_QUOTA_EVENT_BYTES: {
    meaning: "Bytes of a workspace's events and received webhooks; 0 = no limit.",
    defaultValue: "10737418240",
    range: [0, 1_000_000_000_000_000],
  },
  PARLEY_CONSOLE: {
    meaning: "on or off: whether the console is served under /console.",
    defaultValue: "on",
    choices: ["on", "off"],
  },
  PARLEY_CRAWL_PAUSE_MS: {
    meaning: "Milliseconds between two requests to a website that is learnt; its robots.txt may ask for more.",
    defaultValue: "500",
    range: [0, 10_000],
  },
  PARLEY_QUOTA_KNOWLEDGE_BYTES: {
    meaning: "Bytes of the texts that a workspace's assistants know; 0 = no limit.",
    defaultValue: "2147483648",
    range: [0, 1_000_000_000_000_000],
  },
  PARLEY_QUOTA_FILE_BYTES: {
    meaning: "Bytes of a workspace's files and recordings; 0 = no limit.",
    defaultValue: "10737418240",
    range: [0, 1_000_000_000_000_000],
  },
  PARLEY_QUOTA_CONVERSATIONS: {
    meaning: "Conversations of a workspace; 0 = no limit.",
    defaultValue: "0",
    range: [0, 1_000_000_000],
  },
  PARLEY_QUOTA_LEADS: {
    meaning: "Leads of a workspace, spam included; 0 = no limit.",
    defaultValue: "0",
    range: [0, 1_000_000_000],
  },
  PARLEY_QUOTA_SUBSCRIBERS: {
    meaning: "Subscribers of a workspace's newsletter, also those who left; 0 = no limit.",
    defaultValue: "0",
    range: [0, 1_000_000_000],
  },
  PARLEY_BLOCKED_AFTER_MS: {
    meaning: "Milliseconds after which a blocked main thread is logged with what it was doing; 0 = never.",
    defaultValue: "2000",
    range: [0, 3_600_000],
  },
} as const;

type Name = keyof typeof table;
type NameWith<Part> = { [N in Name]: (typeof table)[N] extends Part ? N : never }[Name];
type Entry = { meaning: string; defaultValue?: string; shown?: string };

/** The list behind `--help` and the reference. */
export const settings: readonly Setting[] = Object.entries<Entry>(table).map(
  ([name, { meaning, defaultValue = "", shown = defaultValue }]) => ({ name, meaning, defaultValue: shown }),
);

/** The settings cannot be used. `mistakes` has one sentence for each. */
export class ConfigMistakes extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.name = "ConfigMistakes";
    this.mistakes = mistakes;
  }
}

type Choice<N extends NameWith<{ choices: readonly string[] }>> = (typeof table)[N]["choices"][number];

/** Reads the settings. Throws ConfigMistakes with every mistake in them. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const mistakes: string[] = [];
  const wrong = (name: Name, sentence: string) => void mistakes.push(`${name}: ${sentence}`);
  /** Gives what was set; an empty variable counts as absent. */
  const given = (name: Name) => (environment[name] === "" ? undefined : environment[name]);
  const text = (name: NameWith<{ defaultValue: string }>) => given(name) ?? table[name].defaultValue;
  const whole = (name: NameWith<{ defaultValue: string; range: readonly [number, number] }>) => {
    const written = text(name);
    const [least, most] = table[name].range;
    const value = Number(written);
    if (/^\d+$/.test(written) && value >= least && value <= most) return value;
    wrong(name, `must be a whole number from ${least} to ${most}, not "${written}".`);
    return Number(table[name].defaultValue);
  };
  const path = (name: Name) => {
    const written = given(name);
    return written === undefined ? null : resolve(written);
  };
  const bound = (name: NameWith<{ defaultValue: string; range: readonly [number, number] }>) =>
    whole(name) || Number.POSITIVE_INFINITY;
  const choice = <N extends NameWith<{ choices: readonly string[] }>>(name: N, defaultValue: Choice<N>): Choice<N> => {
    const written = given(name);
    const choices: readonly string[] = table[name].choices;
    if (written === undefined || choices.includes(written)) return (written as Choice<N> | undefined) ?? defaultValue;
    wrong(name, `must be one of ${choices.join(", ")}, not "${written}".`);
    return defaultValue;
  };

  const host = text("HOST");
  const port = whole("PORT");
  const databaseUrl = given("DATABASE_URL") ?? null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    wrong("DATABASE_URL", "must look like postgres://user:password@host:5432/database.");
  }
  const dataDatabaseUrl = given("PARLEY_DATA_DATABASE_URL") ?? null;
  if (dataDatabaseUrl !== null && !/^postgres(ql)?:\/\//.test(dataDatabaseUrl)) {
    wrong("PARLEY_DATA_DATABASE_URL", "must look like postgres://user:password@host:5432/database.");
  }
  const secret = given("PARLEY_SECRET") ?? null;
  if (databaseUrl !== null && secret === null) {
    wrong("PARLEY_SECRET", "is required with DATABASE_URL. Make one with: openssl rand -base64 48");
  }
  const previousSecret = given("PARLEY_SECRET_PREVIOUS") ?? null;
  for (const [name, value] of [
    ["PARLEY_SECRET", secret],
    ["PARLEY_SECRET_PREVIOUS", previousSecret],
  ] as const) {
    if (value !== null && value.length < 32)
      wrong(name, "must have at least 32 characters. Make one with: openssl rand -base64 48");
  }
  const publicUrl = given("PARLEY_PUBLIC_URL") ?? `http://${reachableHost(host)}:${port}`;
  if (!isHttpUrl(publicUrl)) wrong("PARLEY_PUBLIC_URL", "must look like https://assistant.example.com.");

  if (!isHttpUrl(text("PARLEY_LEAK_REPORT_KEYS"))) {
    wrong("PARLEY_LEAK_REPORT_KEYS", "must look like https://api.github.com/meta/public_keys/secret_scanning.");
  }

  /** Takes all of them or none: half a storage would lose files. */
  function readTracesUrl(): string | null {
    const endpoint = given("OTEL_EXPORTER_OTLP_ENDPOINT")?.replace(/\/+$/, "");
    const whole = given("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT");
    const url = whole ?? (endpoint === undefined ? null : `${endpoint}/v1/traces`);
    const isOff = choice("OTEL_SDK_DISABLED", "false") === "true";
    if (url !== null && !isHttpUrl(url)) {
      const name = whole === undefined ? "OTEL_EXPORTER_OTLP_ENDPOINT" : "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT";
      wrong(name, "must look like http://collector.example.com:4318.");
    }
    return isOff ? null : url;
  }
  function readS3(): Config["files"]["s3"] {
    const endpoint = given("PARLEY_FILES_S3_ENDPOINT")?.replace(/\/+$/, "");
    if (endpoint === undefined) return null;
    if (!isHttpUrl(endpoint)) wrong("PARLEY_FILES_S3_ENDPOINT", "must look like https://s3.example.com.");
    const needed = (name: Name): string => {
      const value = given(name);
      if (value === undefined) wrong(name, "is required with PARLEY_FILES_S3_ENDPOINT.");
      return value ?? "";
    };
    return {
      endpoint,
      bucket: needed("PARLEY_FILES_S3_BUCKET"),
      region: text("PARLEY_FILES_S3_REGION"),
      accessKeyId: needed("PARLEY_FILES_S3_ACCESS_KEY_ID"),
      secretAccessKey: needed("PARLEY_FILES_S3_SECRET_ACCESS_KEY"),
    };
  }

  function readBackup(): Config["backup"] {
    const [to, keep] = [given("PARLEY_BACKUP_TO"), text("PARLEY_BACKUP_KEEP")];
    const time = (name: "PARLEY_BACKUP_EVERY" | "PARLEY_BACKUP_KEEP" | "PARLEY_BACKUP_VERIFY_EVERY") => {
      const ms = durationMs(text(name));
      if (ms === undefined) wrong(name, `must be a number of minutes, hours or days, such as 6h, not "${text(name)}".`);
      return ms ?? 0;
    };
    const [everyMs, keepMs] = [time("PARLEY_BACKUP_EVERY"), time("PARLEY_BACKUP_KEEP")];
    if (keepMs < everyMs) wrong("PARLEY_BACKUP_KEEP", "must not be shorter than PARLEY_BACKUP_EVERY.");
    const isTried = text("PARLEY_BACKUP_VERIFY_EVERY") !== "off";
    const verifyEveryMs = isTried ? time("PARLEY_BACKUP_VERIFY_EVERY") : null;
    return to === undefined ? null : { to, everyMs, keep, verifyEveryMs };
  }

  // Behind a reverse proxy, or with a public address, other people than those at this machine can
  // reach the server.
  const isPrivate =
    isLoopback(host) &&
    given("PARLEY_TRUST_PROXY") === undefined &&
    (!isHttpUrl(publicUrl) || isLoopback(new URL(publicUrl).hostname));

  const config: Config = {
    host,
    port,
    dataDirectory: resolve(text("PARLEY_DATA_DIR")),
    databaseUrl,
    dataDatabaseUrl,
    publicUrl: publicUrl.replace(/\/+$/, ""),
    ownOrigin: given("PARLEY_PUBLIC_URL") !== undefined && isHttpUrl(publicUrl) ? new URL(publicUrl).origin : null,
    secret,
    previousSecret,
    signup: choice("PARLEY_SIGNUP", isPrivate ? "open" : "first"),
    oauthRegistration: choice("PARLEY_OAUTH_REGISTRATION", table.PARLEY_OAUTH_REGISTRATION.defaultValue),
    isPrivate,
    roles: readRoles(text("PARLEY_ROLES"), wrong),
    trustProxy: readTrustProxy(text("PARLEY_TRUST_PROXY"), wrong),
    limits: {
      key: whole("PARLEY_LIMIT_KEY"),
      signin: whole("PARLEY_LIMIT_SIGNIN"),
      signup: whole("PARLEY_LIMIT_SIGNUP"),
      public: whole("PARLEY_LIMIT_PUBLIC"),
      webhook: whole("PARLEY_LIMIT_WEBHOOK"),
      optInMails: whole("PARLEY_LIMIT_OPT_IN_MAILS"),
    },
    alexaCertificates: given("PARLEY_ALEXA_CERTS") === undefined ? null : resolve(given("PARLEY_ALEXA_CERTS")!),
    leakReportKeys: text("PARLEY_LEAK_REPORT_KEYS"),
    crawlPauseMs: whole("PARLEY_CRAWL_PAUSE_MS"),
    outboundAllow: readOutboundAllow(text("PARLEY_OUTBOUND_ALLOW"), wrong),
    logLevel: choice("PARLEY_LOG_LEVEL", table.PARLEY_LOG_LEVEL.defaultValue),
    logRequests: choice("PARLEY_LOG_REQUESTS", table.PARLEY_LOG_REQUESTS.defaultValue),
    hasConsole: text("PARLEY_CONSOLE") === "on",
    maxBodyBytes: whole("PARLEY_MAX_BODY_BYTES"),
    maxWebhookBytes: whole("PARLEY_MAX_WEBHOOK_BYTES"),
    files: { maxBytes: whole("PARLEY_MAX_FILE_BYTES"), waitMs: whole("PARLEY_FILE_WAIT") * 1_000, s3: readS3() },
    backup: readBackup(),
    tracesUrl: readTracesUrl(),
    maxMessageLength: whole("PARLEY_MAX_MESSAGE"),
    maxConnections: whole("PARLEY_DB_CONNECTIONS"),
    workspaceDatabase: {
      maxDiskBytes: whole("PARLEY_DATABASE_MAX_MB") * 1_048_576,
      statementTimeoutMs: whole("PARLEY_DATABASE_TIMEOUT") * 1000,
      maxConnections: whole("PARLEY_DATABASE_CONNECTIONS"),
    },
    expressions: {
      deadlineMs: whole("PARLEY_EXPRESSION_TIMEOUT"),
      maxMemoryMiB: whole("PARLEY_EXPRESSION_MEMORY"),
    },
    speech: {
      espeakFolder: path("PARLEY_ESPEAK_NG"),
      sherpaFile: path("PARLEY_SHERPA_ONNX"),
      mp3Folder: path("PARLEY_MP3"),
    },
    bounds: {
      headersTimeoutMs: bound("PARLEY_TIMEOUT_HEADERS") * 1000,
      bodyTimeoutMs: bound("PARLEY_TIMEOUT_BODY") * 1000,
      pauseTimeoutMs: bound("PARLEY_TIMEOUT_PAUSE") * 1000,
      minBytesPerSecond: whole("PARLEY_MIN_RATE"),
      drainMs: whole("PARLEY_DRAIN_SECONDS") * 1000,
      stopTimeoutMs: bound("PARLEY_TIMEOUT_STOP") * 1000,
      maxSockets: bound("PARLEY_MAX_SOCKETS"),
      maxSocketsPerAddress: bound("PARLEY_MAX_SOCKETS_ADDRESS"),
      maxHeldBytes: bound("PARLEY_MAX_HELD_BYTES"),
      maxHeldBytesPerAddress: bound("PARLEY_MAX_HELD_BYTES_ADDRESS"),
      maxStreamsPerWorkspace: bound("PARLEY_MAX_STREAMS"),
      maxVoiceSessions: bound("PARLEY_MAX_VOICE_SESSIONS"),
      maxVoiceSessionsPerWorkspace: bound("PARLEY_MAX_VOICE_SESSIONS_OF_WORKSPACE"),
      maxVoiceSessionsPerAddress: bound("PARLEY_MAX_VOICE_SESSIONS_OF_ADDRESS"),
      maxVoiceMs: bound("PARLEY_MAX_VOICE_MINUTES") * 60_000,
      maxRecordingBytes: bound("PARLEY_MAX_RECORDINGS_MB") * 1024 * 1024,
      blockedAfterMs: bound("PARLEY_BLOCKED_AFTER_MS"),
    },
    quotas: {
      runs: bound("PARLEY_QUOTA_RUNS"),
      chainRuns: bound("PARLEY_QUOTA_CHAIN_RUNS"),
      runBytes: bound("PARLEY_QUOTA_RUN_BYTES"),
      eventBytes: bound("PARLEY_QUOTA_EVENT_BYTES"),
      knowledgeBytes: bound("PARLEY_QUOTA_KNOWLEDGE_BYTES"),
      fileBytes: bound("PARLEY_QUOTA_FILE_BYTES"),
      conversations: bound("PARLEY_QUOTA_CONVERSATIONS"),
      leads: bound("PARLEY_QUOTA_LEADS"),
      subscribers: bound("PARLEY_QUOTA_SUBSCRIBERS"),
    },
    isRunByNpm: environment.npm_lifecycle_event !== undefined,
  };
  for (const name of Object.keys(environment)) {
    if (name.startsWith("PARLEY_") && !Object.hasOwn(table, name)) {
      mistakes.push(`${name}: is not a setting of Parley. See --help for the list.`);
    }
  }
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  return config;
}

/** Reads a time such as 30m, 6h or 7d, in milliseconds. Undefined for what is none, or no time at all. */
export function durationMs(written: string): number | undefined {
  const [, amount, unit] = /^([1-9]\d{0,5})([mhd])$/.exec(written) ?? [];
  return amount === undefined ? undefined : Number(amount) * { m: 60_000, h: 3_600_000, d: 86_400_000 }[unit as "m"]!;
}

/** Reads the passphrase of backups. A command that reads a backup needs no other setting. */
export function readBackupPassphrase(): string | null {
  return process.env.PARLEY_BACKUP_PASSPHRASE || null;
}

/**
 * Reads where buckets for backups are: PARLEY_BACKUP_S3_…, else PARLEY_FILES_S3_…. Throws ConfigMistakes.
 * A command that reads a backup needs no other setting.
 */
export function readBackupS3(environment: Record<string, string | undefined> = process.env): {
  settings: Omit<Record<S3Part, string>, "bucket">;
  settingsName: "PARLEY_BACKUP_S3" | "PARLEY_FILES_S3";
} {
  const settingsName = environment.PARLEY_BACKUP_S3_ENDPOINT ? "PARLEY_BACKUP_S3" : "PARLEY_FILES_S3";
  const mistakes: string[] = [];
  const needed = (part: string): string => {
    const value = environment[`${settingsName}_${part}`] ?? "";
    if (value === "") mistakes.push(`${settingsName}_${part}: is required for s3://….`);
    return value;
  };
  const endpoint = needed("ENDPOINT").replace(/\/+$/, "");
  if (endpoint !== "" && !isHttpUrl(endpoint))
    mistakes.push(`${settingsName}_ENDPOINT: must look like https://s3.example.com.`);
  const region = environment[`${settingsName}_REGION`] || table.PARLEY_BACKUP_S3_REGION.defaultValue;
  const key = { accessKeyId: needed("ACCESS_KEY_ID"), secretAccessKey: needed("SECRET_ACCESS_KEY") };
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  return { settings: { endpoint, region, ...key }, settingsName };
}

/** Writes the text of `--help`. */
export function describeSettings(): string {
  const rows = settings.map(
    ({ name, meaning, defaultValue }) => `  ${name.padEnd(24)}${meaning}\n${" ".repeat(26)}default: ${defaultValue}`,
  );
  return `Parley is set up by environment variables:\n\n${rows.join("\n")}\n`;
}

function readRoles(written: string, wrong: (name: "PARLEY_ROLES", sentence: string) => void): Config["roles"] {
  const roles = new Set<"web" | "worker">();
  for (const role of written.split(",").map((part) => part.trim())) {
    if (role === "web" || role === "worker") roles.add(role);
    else wrong("PARLEY_ROLES", `may name web and worker, not "${role}".`);
  }
  return roles;
}

function readOutboundAllow(
  written: string,
  wrong: (name: "PARLEY_OUTBOUND_ALLOW", sentence: string) => void,
): readonly AllowedAddress[] {
  try {
    return parseOutboundAllow(written);
  } catch (error) {
    wrong("PARLEY_OUTBOUND_ALLOW", (error as Error).message);
    return [];
  }
}

function readTrustProxy(
  written: string,
  wrong: (name: "PARLEY_TRUST_PROXY", sentence: string) => void,
): Config["trustProxy"] {
  if (written === "0") return false;
  if (/^\d{1,2}$/.test(written)) return Number(written);
  const addresses = written.split(",").map((part) => part.trim());
  for (const address of addresses) {
    const [ip = "", bits] = address.split("/");
    const most = isIP(ip) === 6 ? 128 : 32;
    if (isIP(ip) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      wrong(
        "PARLEY_TRUST_PROXY",
        `must be a number of proxies or a list of IP addresses and CIDR ranges, not "${address}".`,
      );
    }
  }
  return addresses;
}

function isLoopback(host: string): boolean {
  // A name such as 127.example.com is none.
  return host === "localhost" || host === "::1" || host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));
}

function isHttpUrl(written: string): boolean {
  return URL.canParse(written) && /^https?:$/.test(new URL(written).protocol);
}

/** Gives the host for links: the addresses that mean "every network" cannot be opened. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

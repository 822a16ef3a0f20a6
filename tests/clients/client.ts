/** Says what the cases want of every client. There is one adapter for each kind of client. */

/** A message as the cases tell it; `image` is a data URL. */
export type Said = { role: "system" | "user" | "assistant"; text: string; image?: string };

export type Question = { messages: readonly Said[]; maxTokens?: number };

/** `end`: `stop`, `length` or whatever else the client says. */
export type Heard = { text: string; end: string };

export type JsonSchema = { type: "object"; [member: string]: unknown };

export type ClientTool = {
  name: string;
  description: string;
  schema: JsonSchema;
  run(input: unknown): unknown;
};

/** `key` is a secret key; every request goes through `fetch`, and is repeated `retries` times at most. */
export type Connection = { url: string; key: string; fetch: typeof globalThis.fetch; retries: number };

export type Client = {
  ask(question: Question): Promise<Heard>;
  stream(question: Question): Promise<Heard>;
  /** Lets the client run a tool of its own, and gives the text after it. */
  runTool?(question: Question, tool: ClientTool): Promise<string>;
  readObject?(question: Question, schema: JsonSchema): Promise<unknown>;
  /** Says what the client throws in place of an answer that the limit of tokens cut. */
  cutError?: RegExp;
};

/** Says what not every client can do, by the nature of its protocol. */
export type Ability = "history" | "images" | "json" | "limits" | "retries" | "tools";

export type ClientKind = {
  name: string;
  lacks?: readonly Ability[];
  connect(connection: Connection): Client | Promise<Client>;
};

export const modelName = "parley";

import type { Person } from "../../server/testing/client.ts";

/** Keeps what clients were told. Exactly this must be stored in the end. */
export type Ledger = {
  owner: Person;
  secretKey: string;
  publishableKey: string;
  accounts: Account[];
  sources: Map<string, TaughtSource>;
  questions: Question[];
  watched: { sessionId: string; events: { id: string; event: string; data: Record<string, unknown> }[] };
};

type Account = { email: string; password: string; key: string; signedUp: SignedUp; refreshToken: string };
type SignedUp = {
  user: { id: string };
  workspace: { id: string };
  accessToken: string;
  refreshToken: string;
};

type TaughtSource = { title: string; content: string; version: number; isRemoved: boolean };

export type Answer = {
  aiResponse: string;
  sessionId: string;
  conversationId: string;
  messageId: string;
  status: string;
  answered: boolean;
  confidence: number;
  model: string;
  citations: Citation[];
  visitorToken?: string;
};
type Citation = { documentId: string; passage: string; start: number; end: number };

/** `request` is what a retry sends. */
type Question = { key: string; request: QuestionRequest; answer: Answer };
export type QuestionRequest = {
  path: string;
  token: string;
  body: { message: string; sessionId?: string };
  visitorToken?: string;
};

import { createSigningSecret } from "@parley/outbound";
import { randomToken } from "../../../kernel/secrets.ts";

/** A row as an export has it: each value is PostgreSQL's text of it, or null. */
export type Row = Record<string, string | null>;

/** A column whose bytes PARLEY_SECRET encrypts, so that another installation cannot read them. */
export type SealedColumn = {
  column: string;
  /** The purpose that `secrets.encrypt` was told. */
  purpose: string;
  binding(row: Row): string;
  /**
   * The key of content that comes along in any case: whoever reads the file reads the content. All others are secrets,
   * which come along only in an encrypted file.
   */
  isContent?: true;
  /** Where the secret did not come along: its row does not come along either, or has a new secret. */
  without?: "no-row" | ((row: Row) => string | null);
};

const ofId = (row: Row) => row.id ?? "";

/** The sealed columns of each table. What seals them is in the capability that owns the table. */
export const sealedColumns: Readonly<Record<string, readonly SealedColumn[]>> = {
  endpoint: [
    { column: "sealed_secret", purpose: "webhook-endpoint", binding: ofId, without: () => createSigningSecret() },
    { column: "sealed_previous_secret", purpose: "webhook-endpoint", binding: ofId },
    { column: "sealed_private_key", purpose: "webhook-endpoint", binding: ofId },
  ],
  file: [{ column: "sealed_key", purpose: "file", binding: ofId, isContent: true }],
  identity_secret: [{ column: "sealed_secret", purpose: "identity-secret", binding: ofId, without: "no-row" }],
  // Without a secret, the source accepts nothing until it gets one.
  inbound_source: [{ column: "sealed_secrets", purpose: "inbound-source", binding: ofId, without: () => "[]" }],
  // By this key a workspace knows who has left its newsletter.
  newsletter_settings: [
    { column: "sealed_key", purpose: "newsletter-key", binding: (row) => row.workspace_id ?? "", isContent: true },
  ],
  provider: [{ column: "sealed_key", purpose: "provider-key", binding: ofId }],
  reply_recording: [
    { column: "sealed", purpose: "reply-recording", binding: (row) => row.message_id ?? "", isContent: true },
  ],
  run: [{ column: "encrypted_state", purpose: "run-state", binding: ofId }],
  speech_provider: [{ column: "sealed_key", purpose: "speech-provider-key", binding: ofId }],
  toolbox: [{ column: "sealed_headers", purpose: "toolbox-headers", binding: ofId }],
  voice_channel: [
    {
      column: "sealed_auth_token",
      purpose: "voice-channel",
      binding: ofId,
      without: ({ kind }) => (kind === "twilio" ? randomToken() : null),
    },
  ],
  voice_recording: [{ column: "sealed_key", purpose: "voice-recording", binding: ofId, isContent: true }],
  workflow_secret: [
    {
      column: "value",
      purpose: "workflow-secret",
      binding: ({ workspace_id, name }) => `${workspace_id}:${name}`,
      without: "no-row",
    },
  ],
};

/** Reads PostgreSQL's text of bytes. Undefined for another text. */
export function bytesOfText(text: string): Buffer | undefined {
  return /^\\x(?:[0-9a-f]{2})*$/.test(text) ? Buffer.from(text.slice(2), "hex") : undefined;
}

/** Writes bytes as PostgreSQL's text of them. */
export function textOfBytes(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString("hex")}`;
}

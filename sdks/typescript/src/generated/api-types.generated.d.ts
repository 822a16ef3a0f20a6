// Generated from docs/reference by sdks/emitter. Change that, not this file.

/** The bytes of a body. A stream is sent as it is read, and cannot be sent twice. */
export type Bytes = string | Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** A file. A `Blob` or bytes without a name are sent as `file`. */
export type Upload = Blob | ArrayBuffer | Uint8Array | { name: string; type?: string; content: Bytes };

/** The stable `code` of a problem. */
export type KnownProblemCode =
  | "address-not-allowed"
  | "address-refused"
  | "all-needed"
  | "already-member"
  | "ambiguous-model"
  | "api-key-mismatch"
  | "approval-changed"
  | "approval-decided"
  | "attachment-type-not-allowed"
  | "attachments-not-allowed"
  | "body-too-large"
  | "bounce-mail-unreadable"
  | "budget-used-up"
  | "campaign-invalid"
  | "campaign-not-ready"
  | "campaign-status-conflict"
  | "cannot-be-done"
  | "chain-too-long"
  | "check-violation"
  | "clock-differs"
  | "conflict"
  | "contact-already-merged"
  | "contact-not-merged"
  | "database-busy"
  | "database-connections"
  | "database-full"
  | "database-memory"
  | "database-not-empty"
  | "database-read-only"
  | "database-slow"
  | "database-unreachable"
  | "disk-full"
  | "draining"
  | "email-taken"
  | "email-unverified"
  | "export-under-way"
  | "file-empty"
  | "file-kind-unknown"
  | "file-locked"
  | "file-missing"
  | "file-scanned"
  | "file-too-large"
  | "file-unreadable"
  | "forbidden"
  | "foreign-key-violation"
  | "headers-too-large"
  | "idempotency-key-reused"
  | "identity-taken"
  | "import-refused"
  | "installation-read-only"
  | "internal-error"
  | "invalid-credentials"
  | "invalid-link"
  | "invalid-passkey"
  | "invalid-refresh-token"
  | "invalid-request"
  | "jobs-stalled"
  | "last-operator"
  | "last-owner"
  | "lead-status-conflict"
  | "leak-report-refused"
  | "mail-failed"
  | "mail-unreadable"
  | "mailing-status-conflict"
  | "malformed-json"
  | "method-not-allowed"
  | "model-not-found"
  | "name-taken"
  | "no-recognizer"
  | "no-text"
  | "no-workspace"
  | "node-outdated"
  | "node-unregistered"
  | "not-found"
  | "not-null-violation"
  | "number-too-large"
  | "oauth-access-denied"
  | "oauth-authorization-pending"
  | "oauth-expired-token"
  | "oauth-invalid-grant"
  | "oauth-invalid-redirect-uri"
  | "oauth-invalid-scope"
  | "oauth-invalid-target"
  | "oauth-unauthorized-client"
  | "oauth-unsupported-grant-type"
  | "oauth-unsupported-response-mode"
  | "oauth-unsupported-response-type"
  | "oauth-unsupported-token-type"
  | "operator-needed"
  | "origin-not-allowed"
  | "outside-of-rule"
  | "overloaded"
  | "proof-refused"
  | "provider-failed"
  | "provider-name-taken"
  | "quota-exceeded"
  | "rate-limited"
  | "registration-closed"
  | "replay-impossible"
  | "reply-failed"
  | "reply-interrupted"
  | "reply-stopped"
  | "request-in-progress"
  | "request-timeout"
  | "restore-refused"
  | "result-too-large"
  | "row-not-accepted"
  | "rows-locked"
  | "run-status-conflict"
  | "run-taken-over"
  | "schema-behind"
  | "second-factor-needed"
  | "secret-key-in-browser"
  | "segment-name-taken"
  | "signature-expired"
  | "signature-invalid"
  | "signature-missing"
  | "signup-closed"
  | "sound-unreadable"
  | "speech-failed"
  | "sql-not-allowed"
  | "sql-off"
  | "sql-syntax-error"
  | "statement-refused"
  | "statement-timeout"
  | "statement-too-large"
  | "sync-removes-much"
  | "task-unknown"
  | "too-complex"
  | "too-many-attachments"
  | "too-many-secrets"
  | "too-many-voice-sessions"
  | "too-many-workflows"
  | "toolbox-name-taken"
  | "toolbox-unreadable"
  | "unauthenticated"
  | "unavailable"
  | "unique-violation"
  | "unknown-action"
  | "unknown-assignee"
  | "unknown-assistant"
  | "unknown-column"
  | "unknown-language"
  | "unknown-model"
  | "unknown-table"
  | "unknown-voice"
  | "unsupported-media-type"
  | "unsupported-parameter"
  | "unverified-person"
  | "user-hash-ended"
  | "user-proof-invalid"
  | "user-proof-missing"
  | "value-not-accepted"
  | "version-unknown"
  | "visitor-blocked"
  | "visitor-token-invalid"
  | "weak-password"
  | "webhook-data-refused"
  | "webhook-source-missing"
  | "workflow-invalid"
  | "workspace-clash"
  | "workspace-database-missing"
  | "workspace-file-refused"
  | "workspace-suspended"
  | "wrong-code"
  | "wrong-password";

/** RFC 9457. `code` never changes; `errors` names the parts of the request that are wrong. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  errors?: Array<{
    pointer: string;
    message: string;
  }>;
};

export type Health = {
  status: "ok";
};

export type Readiness = {
  status: "ok";
  /** Codes of what is not well although the node can serve: disk-low; read-only while its database is moved. */
  warnings: Array<string>;
  /** How parts of the node are, by name: a node may be ready and not well. */
  details: {
    [name: string]: number;
  };
};

export type Version = {
  server: string;
  api: string;
  node: string;
};

export type Retention = {
  /** For how many days each kind of data is kept; null: until it is erased. */
  days: {
    [name: string]: number | null;
  };
  /** When a change of the last days counts for the first time: a day later at the earliest. */
  firstRunAt: {
    [name: string]: string;
  };
};

export type RetentionChange = {
  /** Of the kinds that GET shows. What is not named stays. */
  days: {
    [name: string]: number | null;
  };
};

export type RetentionPreview = {
  /** The kinds of data of which this workspace has something else; none: it has the default. */
  changes: Array<{
    kind: string;
    /** What new workspaces get. */
    days: number | null;
    /** What this workspace has. */
    currentDays: number | null;
    /** So many things are older now, at most. */
    wouldErase: number;
  }>;
};

export type NewAccount = {
  /** For Parley's own pages: the refresh token is then in a cookie that no script reads, and the answer is without it. */
  session?: "cookie";
  /** Upper and lower case are the same. */
  email: string;
  /** 10 to 128 characters. */
  password: string;
  name?: string;
  /** One line. */
  workspaceName?: string;
};

export type User = {
  id: string;
  email: string;
  name: string | null;
  emailVerified: boolean;
  /** The path of a JPEG of at most 256 pixels a side, which needs no credential and changes with the picture. Null: this person has none. */
  picture: string | null;
  /** The language of mails to this user. Null: nobody chose one, and mails are English. */
  language: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | null;
};

export type Workspace = {
  id: string;
  name: string;
  role: "owner" | "admin" | "agent";
};

export type SignedIn = {
  user: User;
  workspace: Workspace;
  accessToken: string;
  tokenType: "Bearer";
  /** Seconds until the access token expires. */
  expiresIn: number;
  /** Can be used once, at /api/auth/refresh. Left out where a cookie holds it. */
  refreshToken?: string;
};

export type Scope = "settings:read" | "settings:write" | "members:read" | "members:write" | "keys:write" | "contacts:read" | "contacts:write" | "leads:read" | "leads:write" | "newsletter:read" | "newsletter:write" | "database:read" | "database:write" | "database:ddl" | "database:sql" | "files:read" | "files:write" | "knowledge:read" | "knowledge:write" | "conversations:read" | "conversations:write" | "webhooks:read" | "webhooks:write" | "automation:read" | "automation:write" | "automation:run" | "approvals:write" | "voice:write";

export type Me = {
  user: User;
  workspace: Workspace;
  /** Every workspace that this user is a member of. */
  workspaces: Array<Workspace>;
  sessionId: string;
  scopes: Array<Scope>;
  /** When this workspace is deleted; null: it stays. `POST /api/workspace/keep` takes it back. */
  workspaceDeletesAt: string | null;
  /** This workspace is new and waits for the operator (`PARLEY_SIGNUP=approval`). */
  workspaceAwaitsApproval: boolean;
  /** What the sign-in asks for beside the password; none: nothing. */
  secondFactors: Array<"totp" | "passkey" | "recovery-code">;
  /** Whether this user runs the installation. */
  isOperator: boolean;
};

export type ChangedUser = {
  /** Visitors read it beside your answers. One line; null takes it away. */
  name?: string | null;
  /** The language of mails to you. */
  language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt";
};

export type EraseAccount = {
  password: string;
};

export type Member = {
  /** The user's id. */
  id: string;
  email: string;
  name: string | null;
  /** The path of a JPEG of at most 256 pixels a side, which needs no credential and changes with the picture. Null: this person has none. */
  picture: string | null;
  role: "owner" | "admin" | "agent";
  emailVerified: boolean;
  /** Whether the member's sign-in takes a second factor. */
  hasSecondFactor: boolean;
  joinedAt: string;
};

export type ChangedMember = {
  role: "owner" | "admin" | "agent";
};

export type OfficeHours = {
  /** An IANA name, such as `Europe/Berlin`. */
  timeZone: string;
  /** On a day that is left out, the team is away. */
  days: {
    /** From when to when, as `["09:00", "12:30"]`, earliest first. */
    mon?: Array<Array<string>>;
    /** From when to when, as `["09:00", "12:30"]`, earliest first. */
    tue?: Array<Array<string>>;
    /** From when to when, as `["09:00", "12:30"]`, earliest first. */
    wed?: Array<Array<string>>;
    /** From when to when, as `["09:00", "12:30"]`, earliest first. */
    thu?: Array<Array<string>>;
    /** From when to when, as `["09:00", "12:30"]`, earliest first. */
    fri?: Array<Array<string>>;
    /** From when to when, as `["09:00", "12:30"]`, earliest first. */
    sat?: Array<Array<string>>;
    /** From when to when, as `["09:00", "12:30"]`, earliest first. */
    sun?: Array<Array<string>>;
  };
  /** What a person who asks for a colleague is told while the team is away, in place of the sentence in the person's language. `{back}` becomes the day and the time when the team is back. */
  closedMessage?: string;
};

export type WorkspaceSettings = {
  /** One line. */
  name: string;
  /** Whether members need a second factor at sign-in. Who has none is answered `second-factor-needed`. */
  requireSecondFactor: boolean;
  /** Who takes care of a conversation that is handed over to people and has no assignee. `round-robin`: the present member who was given one longest ago; when none is present, the next who comes. */
  assignment: "manual" | "round-robin";
  /** When the team answers. Null: at any time, as far as Parley tells. */
  officeHours: OfficeHours | null;
  /** The organisation's time zone, by its IANA name: "Are you open now?" is answered by its clocks. Until it is set, it is the one of the office hours, else UTC. */
  timeZone: string;
  /** After how many minutes in which no member read or answered it a waiting conversation is announced by `conversation.waiting` and by mail. Outside of the office hours no time passes. Null: never. */
  waitingAfterMinutes: number | null;
  /** How people reach the team otherwise: an address or a phone number. Visitors read it when the workspace can take nothing more. One line. */
  contact: string | null;
};

export type ChangedWorkspaceSettings = {
  /** One line. */
  name?: string;
  /** Whether members need a second factor at sign-in. Who has none is answered `second-factor-needed`. */
  requireSecondFactor?: boolean;
  /** Who takes care of a conversation that is handed over to people and has no assignee. `round-robin`: the present member who was given one longest ago; when none is present, the next who comes. */
  assignment?: "manual" | "round-robin";
  /** When the team answers. Null: at any time, as far as Parley tells. */
  officeHours?: OfficeHours | null;
  /** The organisation's time zone, by its IANA name: "Are you open now?" is answered by its clocks. Until it is set, it is the one of the office hours, else UTC. */
  timeZone?: string;
  /** After how many minutes in which no member read or answered it a waiting conversation is announced by `conversation.waiting` and by mail. Outside of the office hours no time passes. Null: never. */
  waitingAfterMinutes?: number | null;
  /** How people reach the team otherwise: an address or a phone number. Visitors read it when the workspace can take nothing more. One line. */
  contact?: string | null;
};

export type NewInvitation = {
  /** Upper and lower case are the same. */
  email: string;
  role: "owner" | "admin" | "agent";
};

export type InvitationWithLink = {
  id: string;
  email: string;
  role: "owner" | "admin" | "agent";
  createdAt: string;
  expiresAt: string;
  /** For you to pass on. It is another link than the mailed one: it does not prove the mailbox, so that the address stays unverified. No later answer shows it. Absent for keys, because whoever has the link becomes a member. */
  url?: string;
  /** False when the address had its invitations of this hour: then pass on the `url`, or invite once more later. */
  isMailed: boolean;
};

export type Invitation = {
  id: string;
  email: string;
  role: "owner" | "admin" | "agent";
  createdAt: string;
  expiresAt: string;
  /** The member's user id. Null: a key invited. */
  invitedBy: string | null;
};

export type AcceptInvitation = {
  /** For Parley's own pages: the refresh token is then in a cookie that no script reads, and the answer is without it. */
  session?: "cookie";
  /** From the link of the invitation. */
  token: string;
  /** Your name, for a new account. */
  name?: string;
  /** The password of your account or, for an address without an account, the one that you choose: 10 to 128 characters. Not needed with an access token of the account. */
  password?: string;
};

export type Credentials = {
  /** For Parley's own pages: the refresh token is then in a cookie that no script reads, and the answer is without it. */
  session?: "cookie";
  /** Upper and lower case are the same. */
  email: string;
  password: string;
  /** Which of your workspaces to open. Without it, the first one. */
  workspaceId?: string;
};

export type SecondFactorRequired = {
  secondFactorRequired: true;
  /** Valid for ten minutes and a few attempts. */
  secondFactorToken: string;
  methods: Array<"totp" | "passkey" | "recovery-code">;
  /** For `navigator.credentials.get()`, where the account has passkeys. */
  passkeyOptions?: {
    [name: string]: unknown;
  };
};

export type Refresh = {
  refreshToken?: string;
};

export type SignOut = {
  refreshToken?: string;
};

export type Session = {
  id: string;
  isCurrent: boolean;
  userAgent: string;
  clientAddress: string;
  createdAt: string;
  lastSeenAt: string;
  /** When the session ends unless it is refreshed before. */
  expiresAt: string;
};

export type Switch = {
  workspaceId: string;
};

export type Access = {
  user: User;
  workspace: Workspace;
  accessToken: string;
  tokenType: "Bearer";
  /** Seconds until the access token expires. */
  expiresIn: number;
};

export type KeySet = {
  keys: Array<{
    kty: "OKP";
    crv: "Ed25519";
    x: string;
    kid: string;
    alg: "EdDSA";
    use: "sig";
  }>;
};

/** What `navigator.credentials.get()` gave, as `toJSON()` writes it. */
export type PasskeyAnswer = {
  id: string;
  rawId: string;
  type: "public-key";
  clientExtensionResults?: {
    [name: string]: unknown;
  };
  authenticatorAttachment?: string | null;
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null;
  };
};

/** With either a `code` or a `passkey`. */
export type SecondFactor = {
  /** For Parley's own pages: the refresh token is then in a cookie that no script reads, and the answer is without it. */
  session?: "cookie";
  secondFactorToken: string;
  /** Six digits of the authenticator app, or a recovery code. */
  code?: string;
  passkey?: PasskeyAnswer;
};

export type NewTotp = {
  /** For an authenticator app, in base 32. No later answer shows it. */
  secret: string;
  /** The same as an address, which apps read from a QR code. */
  otpauthUrl: string;
};

export type CodeOnly = {
  /** Six digits of the authenticator app, or a recovery code. */
  code: string;
};

export type RecoveryCodes = {
  /** Each replaces the second factor once. No later answer shows them. */
  recoveryCodes: Array<string>;
};

export type PasswordOnly = {
  password: string;
};

export type PasskeyOptions = {
  /** For `navigator.credentials.create()`. */
  options: {
    [name: string]: unknown;
  };
};

export type NewPasskey = {
  name?: string;
  /** What `navigator.credentials.create()` gave, as `toJSON()` writes it. */
  passkey: {
    id: string;
    rawId: string;
    type: "public-key";
    clientExtensionResults?: {
      [name: string]: unknown;
    };
    authenticatorAttachment?: string | null;
    response: {
      clientDataJSON: string;
      attestationObject: string;
      transports?: Array<string>;
    };
  };
};

export type AddedPasskey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Each replaces the second factor once. No later answer shows them. */
  recoveryCodes?: Array<string>;
};

export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

export type Passkeys = {
  data: Array<Passkey>;
};

export type ForgotPassword = {
  /** Upper and lower case are the same. */
  email: string;
};

export type Accepted = {
  status: "accepted";
};

export type ResetPassword = {
  /** From the link in the mail. */
  token: string;
  /** 10 to 128 characters. */
  password: string;
};

export type ChangePassword = {
  password: string;
  /** 10 to 128 characters. */
  newPassword: string;
};

export type NewPicture = {
  /** The picture, as a part with a file name. */
  file: Upload;
};

export type VerifyEmail = {
  /** From the link in the mail. */
  token: string;
  /** The password of the sign-up. Not needed with an access token of the account. */
  password?: string;
};

export type Verified = {
  user: User;
};

export type MailSettings = {
  smtpUrl: string | null;
  hasPassword: boolean;
  from: string | null;
  dkim: {
    domain: string;
    selector: string;
    /** Publish this record in the DNS of the domain. */
    record: {
      name: string;
      type: "TXT";
      value: string;
    };
  } | null;
};

export type NewMailSettings = {
  /** smtp://user:password@host:587 or smtps://user:password@host:465. With null, mails are kept as files in the data folder. Without smtpUrl, the stored value stays. */
  smtpUrl?: string | null;
  /** The sender: person@example.com or Name <person@example.com>. */
  from: string | null;
  /** Signs mails that are sent by SMTP. Without dkim, the stored value stays; null ends signing. */
  dkim?: {
    /** The domain of the sender's address. */
    domain: string;
    /** Names the key, for example parley1. */
    selector: string;
    /** An RSA key as PEM, which no answer shows. Without it, the stored key of the same domain and selector stays; for others Parley makes one. */
    privateKey?: string;
  } | null;
};

export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** `waiting`: it is sent next or tried again. `file`: there was no mail server. `failed`: it was given up. */
  status: "waiting" | "file" | "failed";
  /** How often it was tried. */
  attempts: number;
  /** Why the last attempt failed. */
  reason?: string;
  nextAttemptAt?: string;
  createdAt: string;
};

export type MailTest = {
  to: string;
};

export type MailTestResult = {
  sentBy: "smtp" | "folder";
};

export type DatabaseRule = {
  /** A table, which need not exist yet. */
  table: string;
  operations: Array<"select" | "insert" | "upsert" | "update" | "delete" | "count">;
  /** The only columns that are read, written, filtered, sorted, searched and embedded. */
  columns?: Array<string>;
  /** The only rows that are read and changed, in the form of `where` of `POST /api/database`. What the key writes must be such rows too. */
  where?: {
    [name: string]: unknown;
  };
};

export type NewApiKey = {
  name: string;
  kind: "secret" | "publishable";
  /** Without it, the key has the scopes that keys of its kind have by default, later versions' scopes included. */
  scopes?: Array<Scope>;
  /** The pages that may use a publishable key, each like https://shop.example. Required for publishable keys, refused for secret ones. */
  allowedOrigins?: Array<string>;
  /** The IP addresses and CIDR ranges from which the key may be used. A call from elsewhere is refused. Without it, the key may be used from everywhere. Each is kept in one form: `10.1.2.3/8` as `10.0.0.0/8`, and an IPv4-mapped address as its IPv4 address. Tickets and client secrets that it makes are for pages, and work from every address. */
  allowedAddresses?: Array<string>;
  /** Whether pages may send this secret key: requests with an Origin other than the server's own. For programs that send one and keep the key to themselves: desktop and mobile apps, extensions of browsers and editors, a page on the user's own machine. False where it is left out. Refused for publishable keys, which are made for pages. */
  allowBrowser?: boolean;
  expiresAt?: string;
  /** Whether a publishable key serves only users whose identity is proved with each call. */
  requireIdentity?: boolean;
  /** The only things that a secret key may do in the workspace's own database. Without it, all that its scopes allow. With it, the key lacks the scopes by which it could go around the rules: `automation:write`, `automation:run`, `approvals:write`, `settings:write`, `database:ddl` and database:sql. */
  databaseRules?: Array<DatabaseRule>;
  /** The assistants that a publishable key may use. The first one answers where a message names none. Without it, only the default assistant answers, whichever that is at the time. Refused for secret keys. */
  assistantIds?: Array<string>;
};

export type ApiKeyWithSecret = {
  id: string;
  name: string;
  kind: "secret" | "publishable";
  /** How the key begins and ends. */
  hint: string;
  /** What the key may do now. */
  scopes: Array<Scope>;
  allowedOrigins: Array<string> | null;
  /** Null: the key may be used from everywhere. */
  allowedAddresses: Array<string> | null;
  /** Whether pages of any origin may send this secret key. */
  allowBrowser: boolean;
  /** The page that was refused last with this key: of a secret key without `allowBrowser`, any page; of a publishable key, one that `allowedOrigins` does not name. */
  lastRefusedOrigin: string | null;
  /** The first website that showed the chat with this publishable key; null: none has yet. */
  firstPageOrigin: string | null;
  requireIdentity: boolean;
  /** Null: the scopes alone say what the key may do in the workspace's own database. A publishable key has those of the key that made it, and assistants act for it within them. */
  databaseRules: Array<DatabaseRule> | null;
  /** Null: a publishable key may use the default assistant only, and a secret key all assistants. Assistants that were removed stay in the list and answer nothing. */
  assistantIds: Array<string> | null;
  expiresAt: string | null;
  /** Until when the text before the last rotation works. */
  formerAcceptedUntil: string | null;
  lastUsedAt: string | null;
  /** The network of the caller at that time: the /24 of an IPv4 address, the /48 of an IPv6 address. */
  lastUsedFrom: string | null;
  createdAt: string;
  /** The date of the version of the interface that requests with this key have where they name none: that of the request that made it. */
  version: string;
  /** The key itself. No later answer shows it again. */
  key: string;
};

export type ApiKey = {
  id: string;
  name: string;
  kind: "secret" | "publishable";
  /** How the key begins and ends. */
  hint: string;
  /** What the key may do now. */
  scopes: Array<Scope>;
  allowedOrigins: Array<string> | null;
  /** Null: the key may be used from everywhere. */
  allowedAddresses: Array<string> | null;
  /** Whether pages of any origin may send this secret key. */
  allowBrowser: boolean;
  /** The page that was refused last with this key: of a secret key without `allowBrowser`, any page; of a publishable key, one that `allowedOrigins` does not name. */
  lastRefusedOrigin: string | null;
  /** The first website that showed the chat with this publishable key; null: none has yet. */
  firstPageOrigin: string | null;
  requireIdentity: boolean;
  /** Null: the scopes alone say what the key may do in the workspace's own database. A publishable key has those of the key that made it, and assistants act for it within them. */
  databaseRules: Array<DatabaseRule> | null;
  /** Null: a publishable key may use the default assistant only, and a secret key all assistants. Assistants that were removed stay in the list and answer nothing. */
  assistantIds: Array<string> | null;
  expiresAt: string | null;
  /** Until when the text before the last rotation works. */
  formerAcceptedUntil: string | null;
  lastUsedAt: string | null;
  /** The network of the caller at that time: the /24 of an IPv4 address, the /48 of an IPv6 address. */
  lastUsedFrom: string | null;
  createdAt: string;
  /** The date of the version of the interface that requests with this key have where they name none: that of the request that made it. */
  version: string;
};

export type ApiKeyRotation = {
  /** How long the text before still works; 0 ends it at once. */
  overlapSeconds?: number;
};

export type ApiKeyChange = {
  name?: string;
  /** Null: the key does not end by itself. */
  expiresAt?: string | null;
  /** The pages that may use a publishable key, each like https://shop.example. Required for publishable keys, refused for secret ones. */
  allowedOrigins?: Array<string>;
  /** Null: the key may be used from everywhere. */
  allowedAddresses?: Array<string> | null;
  /** Whether pages may send this secret key: requests with an Origin other than the server's own. For programs that send one and keep the key to themselves: desktop and mobile apps, extensions of browsers and editors, a page on the user's own machine. False where it is left out. Refused for publishable keys, which are made for pages. */
  allowBrowser?: boolean;
};

export type LeakReport = Array<{
  /** The text that was found. */
  token: string;
  /** The scanner's name of the kind of text. */
  type: string;
  /** Where it was found. May be empty. Of a longer one, the first 4,000 characters are kept. */
  url?: string | null;
  /** The kind of place, e.g. commit. Of a longer one, the first 100 characters are kept. */
  source?: string | null;
}>;

export type LeakLabel = {
  token_raw: string;
  token_type: string;
  /** `true_positive`: the text was a secret key that worked, until this report or an earlier one ended it. A publishable key is public by design, and a `false_positive`. */
  label: "true_positive" | "false_positive";
};

export type AuditEntry = {
  id: string;
  actor: {
    kind: string;
    id: string | null;
  };
  /** What was done, as noun.verb. */
  action: string;
  /** What it was done to. Null: the workspace itself, or nothing that has an id. */
  target: {
    /** A noun, like that of `action`: `user`, `api-key`. */
    kind: string;
    id: string;
  } | null;
  details: {
    [name: string]: unknown;
  };
  clientAddress: string | null;
  createdAt: string;
};

export type NewApp = {
  /** People read it when they decide. */
  name: string;
  /** A confidential app keeps a secret on a server. A public one runs where people can read it. */
  kind: "confidential" | "public";
  /** Where people are sent back to, exactly: https, http on this machine (`127.0.0.1`, `[::1]`, `localhost`), or a private scheme with a dot. Empty for an app without pages. */
  redirectUris?: Array<string>;
  /** The most that the app may have. Nobody gives more than they have themselves. */
  scopes: Array<Scope>;
};

export type AppWithSecret = {
  /** The `client_id`. */
  id: string;
  name: string;
  /** `confidential` or `public`. */
  kind: string;
  /** `waiting` until an operator lets an app that registered itself. */
  status: string;
  /** The app registered itself, and belongs to no workspace. */
  isRegistered: boolean;
  redirectUris: Array<string>;
  scopes: Array<Scope>;
  /** The sensitive scopes that an owner lets the app have in this workspace. */
  approvedScopes: Array<Scope>;
  createdAt: string;
  lastUsedAt: string | null;
  /** Only this answer shows it. Null for a public app. */
  clientSecret: string | null;
};

export type App = {
  /** The `client_id`. */
  id: string;
  name: string;
  /** `confidential` or `public`. */
  kind: string;
  /** `waiting` until an operator lets an app that registered itself. */
  status: string;
  /** The app registered itself, and belongs to no workspace. */
  isRegistered: boolean;
  redirectUris: Array<string>;
  scopes: Array<Scope>;
  /** The sensitive scopes that an owner lets the app have in this workspace. */
  approvedScopes: Array<Scope>;
  createdAt: string;
  lastUsedAt: string | null;
};

export type AppChange = {
  /** People read it when they decide. */
  name?: string;
  /** Where people are sent back to, exactly: https, http on this machine (`127.0.0.1`, `[::1]`, `localhost`), or a private scheme with a dot. Empty for an app without pages. */
  redirectUris?: Array<string>;
  /** The most that the app may have. Nobody gives more than they have themselves. */
  scopes?: Array<Scope>;
  /** Only an operator changes it, of an app that registered itself. */
  status?: "active" | "waiting";
};

export type AppApproval = {
  scopes: Array<Scope>;
};

export type AppRegistration = {
  client_name?: string;
  redirect_uris?: Array<string>;
  scope?: string;
  token_endpoint_auth_method?: string;
  [name: string]: unknown;
};

export type RegisteredApp = {
  client_id: string;
  client_secret?: string;
  client_id_issued_at: number;
  client_secret_expires_at?: number;
  client_name: string;
  redirect_uris: Array<string>;
  grant_types: Array<string>;
  response_types: Array<string>;
  token_endpoint_auth_method: string;
  scope: string;
};

export type OauthError = {
  error: string;
  error_description?: string;
};

export type AppGrant = {
  id: string;
  app: {
    id: string;
    name: string;
  };
  /** The member for whom the app acts. */
  userId: string;
  access: Array<{
    /** What the app's tokens are for. */
    audience: string;
    scopes: Array<string>;
  }>;
  createdAt: string;
  expiresAt: string;
  /** When the app last got an access token. */
  lastUsedAt: string | null;
};

export type NewTrust = {
  name: string;
  /** Exactly the tokens' `iss`, such as `https://token.actions.githubusercontent.com`. Its keys are found by OpenID discovery, unless `jwks` has them. */
  issuer: string;
  /** The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays within one part: `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with it. */
  subject: string;
  /** One of the tokens' `aud`. Default: the address of this server, without a slash at its end. */
  audience?: string;
  /** Further claims that the tokens must have, exactly: `{"repository_owner_id": "583231"}`. */
  claims?: {
    [name: string]: string;
  };
  /** The issuer's public keys (RFC 7517), for an issuer that this server cannot reach. */
  jwks?: {
    keys: Array<{
      kty: string;
      [name: string]: unknown;
    }>;
  };
  scopes: Array<Scope>;
  /** The same token may be exchanged again until its end, for platforms that leave one in a file. Otherwise each token works once. */
  isReusable?: boolean;
};

export type Trust = {
  /** The `client_id` of its machines. */
  id: string;
  name: string;
  issuer: string;
  subject: string;
  audience: string;
  claims: {
    [name: string]: string;
  };
  jwks: {
    keys: Array<unknown>;
  } | null;
  scopes: Array<Scope>;
  isReusable: boolean;
  /** The owner who answers for it: whoever set or changed it last. */
  userId: string;
  /** That person is no owner any more. It gives no tokens until another owner changes it. */
  isLapsed: boolean;
  createdAt: string;
  lastUsedAt: string | null;
  /** The `sub` of the machine that used it last. */
  lastSubject: string | null;
};

export type TrustChange = {
  name?: string;
  /** The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays within one part: `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with it. */
  subject?: string;
  /** One of the tokens' `aud`. Default: the address of this server, without a slash at its end. */
  audience?: string;
  /** Further claims that the tokens must have, exactly: `{"repository_owner_id": "583231"}`. */
  claims?: {
    [name: string]: string;
  };
  jwks?: {
    keys: Array<{
      kty: string;
      [name: string]: unknown;
    }>;
  } | null;
  scopes?: Array<Scope>;
  /** The same token may be exchanged again until its end, for platforms that leave one in a file. Otherwise each token works once. */
  isReusable?: boolean;
};

export type OauthTokenRequest = {
  grant_type: string;
  client_id?: string;
  /** Of a confidential app; it may also stand in the header, as Basic. */
  client_secret?: string;
  code?: string;
  code_verifier?: string;
  redirect_uri?: string;
  refresh_token?: string;
  device_code?: string;
  /** The token of a machine's platform (RFC 8693). */
  subject_token?: string;
  subject_token_type?: string;
  /** The same token in the form of RFC 7523. */
  assertion?: string;
  scope?: string;
  resource?: string;
  [name: string]: unknown;
};

export type OauthTokenAnswer = {
  access_token: string;
  token_type: string;
  /** Seconds. */
  expires_in: number;
  scope?: string;
  refresh_token?: string;
  /** Only of a token that was exchanged (RFC 8693). */
  issued_token_type?: string;
  [name: string]: unknown;
};

export type OauthToken = {
  token: string;
  client_id?: string;
  client_secret?: string;
  token_type_hint?: string;
  [name: string]: unknown;
};

export type OauthIntrospection = {
  active: boolean;
  [name: string]: unknown;
};

export type OauthAuthorizationRequest = {
  client_id: string;
  response_type: "code";
  /** Exactly one of the app's. */
  redirect_uri: string;
  code_challenge: string;
  code_challenge_method: "S256";
  /** Without it, all that the app may have. */
  scope?: string;
  /** What the token is for: this server, or this server's /mcp. */
  resource?: string;
  state?: string;
  [name: string]: unknown;
};

export type OauthPushedRequest = {
  request_uri: string;
  /** Seconds. */
  expires_in: number;
  [name: string]: unknown;
};

export type OauthDeviceRequest = {
  client_id: string;
  scope?: string;
  resource?: string;
  [name: string]: unknown;
};

export type OauthDeviceAnswer = {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete?: string;
  /** Seconds. */
  expires_in: number;
  /** Seconds between two requests. */
  interval?: number;
  [name: string]: unknown;
};

export type OauthDeviceForm = {
  xsrf?: string;
  user_code?: string;
  confirm?: string;
  abort?: string;
  [name: string]: unknown;
};

export type OauthMetadata = {
  [name: string]: unknown;
};

export type WorkspaceUse = {
  use: {
    /** Runs of workflows that wait or are executed. */
    runs: number;
    /** Bytes of all runs, with their tasks and the events that they emitted. */
    runBytes: number;
    /** Bytes of the events and of received webhooks. */
    eventBytes: number;
    /** Bytes of the texts that assistants know, with former versions that replies cite. */
    knowledgeBytes: number;
    /** Bytes of recordings. */
    fileBytes: number;
    conversations: number | null;
    leads: number | null;
    subscribers: number | null;
  };
  /** The bounds of each; null: there is none. */
  quotas: {
    runs: number | null;
    runBytes: number | null;
    eventBytes: number | null;
    knowledgeBytes: number | null;
    fileBytes: number | null;
    conversations: number | null;
    leads: number | null;
    subscribers: number | null;
    chainRuns: number | null;
  };
};

export type Operator = {
  userId: string;
  email: string;
  name: string | null;
  madeAt: string;
};

export type Installation = {
  /** Of the program. */
  version: string;
  /** The newest version of the interface. */
  api: string;
  /** The number of the newest migration of the database. */
  schema: number;
  nodes: Array<{
    id: string;
    startedAt: string;
    seenAt: string;
  }>;
  operators: Array<Operator>;
  /** When the newest whole backup was begun; null where none is known. */
  backedUpAt: string | null;
  /** How the server's last trial of a backup came out; null where none has ended. */
  backupTrial: {
    endedAt: string;
    isWhole: boolean;
    failure: string | null;
  } | null;
  /** When the last trial ended that found everything. */
  backupVerifiedAt: string | null;
};

export type Examination = {
  /** Empty: nothing is wrong. */
  findings: Array<{
    /** Stable, such as `backup-missing`. */
    code: string;
    /** What is broken keeps something from working. */
    level: "broken" | "advice";
    /** What is wrong and, where it is known, what to do. */
    sentence: string;
  }>;
  /** Of what the installation calls by TLS, as far as it was reached. */
  certificates: Array<{
    host: string;
    /** Who calls the host, and what for. */
    use: string;
    /** Below zero for one that has expired. */
    daysLeft: number;
  }>;
  /** When the disk is full at the growth of the last week. Null where nothing grows, or nobody knows. */
  fullInDays: number | null;
};

export type DefaultRetention = {
  /** For how many days new workspaces keep each kind of data; null: until it is erased. */
  days: {
    [name: string]: number | null;
  };
};

export type NewOperator = {
  /** The id of a person with an account here. */
  userId: string;
};

export type NewSignInReset = {
  /** The address with which the person signs in. */
  email: string;
  /** Takes away authenticator app, passkeys and recovery codes. */
  removeSecondFactor?: boolean;
};

export type SignInReset = {
  userId: string;
  /** The link was mailed. False: mail is not set up. */
  isMailed: boolean;
  url: string | null;
};

export type InstalledWorkspace = {
  id: string;
  name: string;
  /** The owner who joined first. */
  owner: {
    id: string;
    email: string;
    name: string | null;
  } | null;
  createdAt: string;
  /** When its newest event came; null without one. */
  lastActiveAt: string | null;
  status: "active" | "suspended";
  /** It is new, and suspended until `PATCH` makes it `active` (`PARLEY_SIGNUP=approval`). */
  awaitsApproval: boolean;
  suspendedAt: string | null;
  reason: string | null;
  /** When it is deleted; null: it stays. Until then it is suspended, too. */
  deletesAt: string | null;
  deletedBy: "owner" | "operator" | null;
  /** `GET /api/workspace/use` shows the workspace itself what its quotas count. */
  use: {
    members: number;
    conversations: number;
    /** An estimate by the length of its documents. */
    passages: number;
    databaseBytes: number;
    fileBytes: number;
    /** Mails of campaigns that were sent. */
    mails: number;
    /** Of the current month, by the prices of its providers. */
    modelCost: number;
  };
  /** The bounds that hold for it; null: there is none. */
  quotas: {
    runs: number | null;
    runBytes: number | null;
    eventBytes: number | null;
    knowledgeBytes: number | null;
    fileBytes: number | null;
    conversations: number | null;
    leads: number | null;
    subscribers: number | null;
    chainRuns: number | null;
  };
};

export type WorkspaceDecision = {
  status?: "active" | "suspended";
  reason?: string | null;
  /** Bounds for this workspace alone. Null: that of the settings. What is left out stays. */
  quotas?: {
    runs?: number | null;
    runBytes?: number | null;
    eventBytes?: number | null;
    knowledgeBytes?: number | null;
    fileBytes?: number | null;
    conversations?: number | null;
    leads?: number | null;
    subscribers?: number | null;
    chainRuns?: number | null;
  };
};

export type WorkspaceDeletion = {
  /** Until then `POST /api/workspace/keep` takes it back. */
  deletesAt: string;
};

export type IdentitySettings = {
  hasSecret: boolean;
  createdAt: string | null;
  /** Until when a former secret is still accepted. */
  formerAcceptedUntil: string | null;
};

export type IdentityRotation = {
  /** How long the former secrets are still accepted; 0 ends them at once. */
  overlapSeconds?: number;
};

export type IdentitySecret = {
  hasSecret: boolean;
  createdAt: string | null;
  /** Until when a former secret is still accepted. */
  formerAcceptedUntil: string | null;
  /** Shown this once. Keep it on your server. */
  secret: string;
};

export type ErasureReceipt = {
  id: string;
  /** Null while a failure interrupts the erasure: repeat it. */
  erasedAt: string | null;
  /** How much was erased, by kind: `conversations`, `messages`, `leads`. */
  counts: {
    [name: string]: number;
  };
  /** Copies that deleting does not reach, and until when they may be there. */
  remains: Array<{
    where: string;
    /** Null: not yet over, or not known to Parley. */
    until: string | null;
    note: string;
  }>;
  /** What the audit log and this receipt keep: the id of the contact, or a keyed hash of the user's id. */
  keptHash: string;
};

export type BlockedVisitor = {
  /** The visitor; the same for every conversation of theirs. */
  id: string;
  /** Your own id of a verified user. */
  userId: string | null;
  blockedAt: string;
};

export type ContactIdentity = {
  kind: "user" | "email" | "phone";
  value: string;
  /** Whether it was proved, and not only claimed. */
  verified: boolean;
  createdAt: string;
};

export type Contact = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  tags: Array<string>;
  /** Fields of your own: up to 50 texts, numbers or booleans. */
  custom: {
    [name: string]: string | number | boolean | null;
  };
  /** What the person is found by, of merged contacts too. Several contacts may have one number. */
  identities: Array<ContactIdentity>;
  origin: "lead" | "chat" | "import" | "api" | "newsletter";
  blocked: boolean;
  mergedIntoId: string | null;
  /** The contacts that are shown as part of this one. */
  mergedIds: Array<string>;
  createdAt: string;
  updatedAt: string;
};

export type NewContact = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  /** The country of a phone number without a country code, such as DE. */
  country?: string;
  company?: string | null;
  tags?: Array<string>;
  /** Fields of your own: up to 50 texts, numbers or booleans. */
  custom?: {
    [name: string]: string | number | boolean | null;
  };
  /** Your own id of the user. */
  userId?: string;
  /** You have checked that the address is the person's. */
  emailVerified?: boolean;
  /** You have checked that the number is the person's. */
  phoneVerified?: boolean;
};

export type ImportReport = {
  dryRun: boolean;
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** How the file was read; `windows-1252` when lines of it were not UTF-8. */
  encoding: string;
  layout: string | null;
  /** Which field each of the first thousand columns was taken for, by the mapping or its usual names; null: left out. `left`, `wanted`, `bounced` and `complained` say who gets no mail. */
  columns: Array<{
    name: string;
    field: string | null;
  }>;
  /** The first thousand rows that share something with others: people with one number stay several contacts, and rows with one address become one. Others say what of a row was kept as a text, shortened or left out. Row 0 is that of the names: columns there seem to say who has left, and were not heeded. */
  notes: Array<{
    row: number;
    field: string;
    message: string;
  }>;
  /** The first thousand rows that were left out; the first row of people is 1. */
  faults: Array<{
    row: number;
    field: string;
    message: string;
  }>;
  /** All rows that were left out as CSV, with what is wrong as the column `error`, which an import passes over: correct it and import it. It ends after 16 million characters; a note then says where. */
  errorFile: string | null;
};

export type PartedIdentities = {
  /** Those of the second person, as the contact has them. */
  identities: Array<{
    kind: "user" | "email" | "phone";
    value: string;
  }>;
  /** Numbers of the contact that both people have. */
  sharedNumbers?: Array<string>;
  name?: string;
};

export type JoinedContact = {
  contactId: string;
  name: string | null;
  /** Each is a body for `POST /api/contacts/:contactId/part`, if that is another person. */
  proposals: Array<PartedIdentities>;
};

/** `custom` replaces only the fields that it names; null removes one. */
export type ContactChange = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  /** The country of a phone number without a country code, such as DE. */
  country?: string;
  company?: string | null;
  tags?: Array<string>;
  /** Fields of your own: up to 50 texts, numbers or booleans. */
  custom?: {
    [name: string]: string | number | boolean | null;
  };
};

export type TimelineItem = {
  at: string;
  /** What it is, such as lead or conversation. */
  kind: string;
  id: string;
  /** A line for a list. */
  summary: string;
};

export type MergeInto = {
  intoId: string;
};

/** A contact fits when it fits every member. */
export type ContactFilter = {
  /** Words that begin like this: of names, addresses, numbers. */
  q?: string;
  tag?: string;
  email?: string;
  phone?: string;
  /** Your own id of the user. */
  userId?: string;
  origin?: "lead" | "chat" | "import" | "api" | "newsletter";
  blocked?: boolean;
  createdAfter?: string;
  createdBefore?: string;
  /** Fields of your own: up to 50 texts, numbers or booleans. */
  custom?: {
    [name: string]: string | number | boolean | null;
  };
  /** Is a subscriber of the newsletter, of any status unless one is named. */
  newsletter?: {
    status?: "pending" | "confirmed" | "unsubscribed" | "bounced" | "complained";
    /** Only of this list; `status` is then the one on it. */
    listId?: string;
  };
  /** Opened a mail of a campaign that counts opens. Mailings that have ended are forgotten. */
  opened?: {
    /** Only this campaign; without it, any. */
    campaignId?: string;
    withinDays?: number;
  };
  /** Has a lead that is not spam, and fits each member. */
  lead?: {
    status?: "new" | "contacted" | "qualified" | "won" | "lost";
    minScore?: number;
  };
};

export type Segment = {
  id: string;
  name: string;
  filter: ContactFilter;
  /** How many contacts fit now, in a list counted up to 10,000. When a list takes long, the last ones are not counted: 0, and not exact. */
  count: number;
  /** False when more contacts may fit than `count` says. */
  countIsExact: boolean;
  createdAt: string;
};

export type NewSegment = {
  name: string;
  filter: ContactFilter;
};

export type SegmentChange = {
  name?: string;
  filter?: ContactFilter;
};

/** In the format of altcha-lib 2. */
export type AltchaChallenge = {
  parameters: {
    [name: string]: unknown;
  };
  signature: string;
};

export type FormChallenge = {
  /** Send it back as the field `_timestamp`. */
  timestamp: string;
  altcha: AltchaChallenge;
  /** The same challenge, where the ALTCHA widget looks for it. */
  parameters: {
    [name: string]: unknown;
  };
  signature: string;
};

export type LeadSettings = {
  /** Who is mailed about leads; `admins` at first. */
  notify: "all" | "admins" | "assignee" | "none";
};

/** An e-mail address or a phone number is needed. */
export type NewLead = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
  message?: string | null;
  source?: string | null;
  formId?: string | null;
  page?: string | {
    url?: string;
    title?: string;
    referrer?: string;
  } | null;
  utm?: {
    [name: string]: string;
  } | null;
  consent?: boolean | {
    given: boolean;
    /** What the person agreed to, word for word. */
    text?: string;
    version?: string;
  } | null;
  custom?: {
    [name: string]: string | number | boolean | null;
  } | null;
  country?: string | null;
  userId?: string | null;
  /** A field that people do not see. Whoever fills it in is no person. */
  _gotcha?: unknown;
  /** The `timestamp` of `GET /api/forms/challenge`. */
  _timestamp?: string;
  /** The solution, as the ALTCHA widget writes it: base64 of JSON. */
  altcha?: string;
  /** Of a form: where to go then, on an allowed origin of the key. */
  _next?: string;
  /** Of a form: the language of the page that answers it, such as de. Else the browser's. */
  _language?: string;
};

export type CapturedLead = {
  id: string;
  contactId: string;
  status: "new";
  createdAt: string;
};

export type LeadStatus = "new" | "contacted" | "qualified" | "won" | "lost" | "spam";

export type LeadScoreReason = {
  rule: string;
  points: number;
};

export type SpamReason = {
  reason: string;
  points: number;
};

export type Lead = {
  id: string;
  contactId: string | null;
  status: LeadStatus;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string | null;
  source: string | null;
  formId: string | null;
  page: string | {
    url?: string;
    title?: string;
    referrer?: string;
  } | null;
  utm: {
    [name: string]: string;
  } | null;
  consent: boolean | {
    given: boolean;
    /** What the person agreed to, word for word. */
    text?: string;
    version?: string;
  } | null;
  /** Fields of your own: up to 50 texts, numbers or booleans. */
  custom: {
    [name: string]: string | number | boolean | null;
  };
  userId: string | null;
  /** The sum of `scoreReasons`. */
  score: number;
  scoreReasons: Array<LeadScoreReason>;
  /** From 5 on, a lead is taken for spam when it comes. */
  spamPoints: number;
  spamReasons: Array<SpamReason>;
  assigneeId: string | null;
  createdAt: string;
  updatedAt: string;
};

export type LeadScoreRule = {
  rule: string;
  points: number;
  summary: string;
};

export type LeadChange = {
  status?: LeadStatus;
  assigneeId?: string | null;
  /** Fields of your own: up to 50 texts, numbers or booleans. */
  custom?: {
    [name: string]: string | number | boolean | null;
  };
};

export type LeadNote = {
  id: string;
  text: string;
  authorId: string | null;
  createdAt: string;
};

export type NewLeadNote = {
  text: string;
};

export type NewSubscription = {
  email: string;
  name?: string | null;
  list?: string | null;
  language?: string | null;
  consent?: boolean | {
    given: boolean;
    /** What the person agreed to, word for word. */
    text?: string;
    version?: string;
  } | null;
  source?: string | null;
  formId?: string | null;
  page?: string | null;
  /** A field that people do not see. Whoever fills it in is no person. */
  _gotcha?: unknown;
  /** The `timestamp` of `GET /api/forms/challenge`. */
  _timestamp?: string;
  /** The solution, as the ALTCHA widget writes it: base64 of JSON. */
  altcha?: string;
  /** Of a form: where to go then, on an allowed origin of the key. */
  _next?: string;
  /** The same as `language`, by the name that it has in forms of leads. */
  _language?: string;
};

export type TakenSubscription = {
  status: "pending";
};

export type NewsletterList = {
  id: string;
  /** What forms name, e.g. `newsletter`. */
  slug: string;
  name: string;
  description: string | null;
  /** Whether people see the list on their page of preferences. */
  isPublic: boolean;
  language: string | null;
  createdAt: string;
};

export type NewNewsletterList = {
  /** What forms name, e.g. `newsletter`. */
  slug: string;
  name: string;
  description?: string | null;
  /** Whether people see the list on their page of preferences. */
  isPublic?: boolean;
  language?: string | null;
};

export type NewsletterListChange = {
  /** What forms name, e.g. `newsletter`. */
  slug?: string;
  name?: string;
  description?: string | null;
  /** Whether people see the list on their page of preferences. */
  isPublic?: boolean;
  language?: string | null;
};

export type NewsletterSettings = {
  senderName: string | null;
  replyTo: string | null;
  postalAddress: string | null;
  accentColour: string | null;
  language: string | null;
  bounceAddress: string | null;
};

export type NewsletterSettingsChange = {
  senderName?: string | null;
  replyTo?: string | null;
  postalAddress?: string | null;
  accentColour?: string | null;
  language?: string | null;
  bounceAddress?: string | null;
};

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed" | "bounced" | "complained" | "erased";

export type SubscriberImportReport = {
  dryRun: boolean;
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** How the file was read; `windows-1252` when lines of it were not UTF-8. */
  encoding: string;
  layout: string | null;
  /** Which field each of the first thousand columns was taken for, by the mapping or its usual names; null: left out. `left`, `wanted`, `bounced` and `complained` say who gets no mail. */
  columns: Array<{
    name: string;
    field: string | null;
  }>;
  /** The first thousand rows that share something with others: people with one number stay several contacts, and rows with one address become one. Others say what of a row was kept as a text, shortened or left out. Row 0 is that of the names: columns there seem to say who has left, and were not heeded. */
  notes: Array<{
    row: number;
    field: string;
    message: string;
  }>;
  /** The first thousand rows that were left out; the first row of people is 1. */
  faults: Array<{
    row: number;
    field: string;
    message: string;
  }>;
  /** All rows that were left out as CSV, with what is wrong as the column `error`, which an import passes over: correct it and import it. It ends after 16 million characters; a note then says where. */
  errorFile: string | null;
  /** How many of the created and changed rows are pending because they have no proof of a confirmation. */
  unproved: number;
};

export type Subscription = {
  listId: string;
  /** The `slug` of the list. */
  list: string;
  status: "pending" | "confirmed" | "unsubscribed";
  source: string | null;
  requestedAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
};

export type Subscriber = {
  id: string;
  status: SubscriberStatus;
  email: string | null;
  name: string | null;
  language: string | null;
  contactId: string | null;
  lists: Array<Subscription>;
  suppressed: "unsubscribed" | "bounced" | "complained" | "erased" | "member" | null;
  /** Taken for spam: it gets no mail until a member releases it. */
  isSpam: boolean;
  spamPoints: number;
  spamReasons: Array<SpamReason>;
  createdAt: string;
  updatedAt: string;
};

export type SubscriptionProof = {
  step: "requested" | "confirmed" | "imported" | "unsubscribed" | "bounced" | "complained";
  listId: string;
  at: string;
  ip: string | null;
  userAgent: string | null;
  formId: string | null;
  page: string | null;
  consent: boolean | {
    given: boolean;
    /** What the person agreed to, word for word. */
    text?: string;
    version?: string;
  } | null;
  shownText: string | null;
  language: string | null;
};

export type SubscriberDetails = {
  id: string;
  status: SubscriberStatus;
  email: string | null;
  name: string | null;
  language: string | null;
  contactId: string | null;
  lists: Array<Subscription>;
  suppressed: "unsubscribed" | "bounced" | "complained" | "erased" | "member" | null;
  /** Taken for spam: it gets no mail until a member releases it. */
  isSpam: boolean;
  spamPoints: number;
  spamReasons: Array<SpamReason>;
  createdAt: string;
  updatedAt: string;
  /** The mail that asks for the confirmation waits until then: the mailbox has had its share. */
  mailWaitsUntil: string | null;
  proofs: Array<SubscriptionProof>;
};

export type SubscriberChange = {
  name?: string | null;
  language?: string | null;
  /** False releases a sign-up that was taken for spam: its owner is asked by mail. */
  isSpam?: boolean;
};

export type NewsletterLeaving = {
  /** The slugs of lists. Without them all, and the address gets no mail until a member allows it. */
  lists?: Array<string>;
};

export type NewsletterStatistics = {
  lists: Array<{
    listId: string;
    /** The `slug`. */
    list: string;
    name: string;
    pending: number;
    confirmed: number;
    unsubscribed: number;
    bounced: number;
    complained: number;
    erased: number;
  }>;
  /** Days in UTC, oldest first. */
  days: Array<{
    day: string;
    signUps: number;
    confirmations: number;
    departures: number;
  }>;
};

export type SuppressionReason = "unsubscribed" | "bounced" | "complained" | "erased" | "member";

export type Suppression = {
  email: string | null;
  reason: SuppressionReason;
  createdAt: string;
};

export type NewSuppression = {
  email: string;
};

export type Bounce = {
  id: string;
  subscriberId: string;
  campaignNumber: number | null;
  /** `hard`: no mail arrives there. `soft`: a later mail may arrive. `complaint`: called spam. */
  kind: "hard" | "soft" | "complaint";
  reason: string;
  status: string | null;
  at: string;
};

/** `messageId` or `email` says which mail or reader it was. */
export type ReportedBounce = {
  /** The `Message-ID` of the mail. */
  messageId?: string;
  email?: string;
  /** `hard`: no mail arrives there. `soft`: a later mail may arrive. `complaint`: called spam. */
  kind: "hard" | "soft" | "complaint";
  reason?: string;
  status?: string;
};

export type ReportedBounces = {
  bounces: Array<ReportedBounce>;
};

export type BounceReceipt = {
  data: Array<{
    outcome: "counted" | "counted-before" | "no-report" | "unknown-mail";
    kind: "hard" | "soft" | "complaint" | null;
    reason: string;
    status: string | null;
  }>;
};

export type EmptyBody = {};

export type BounceAddress = {
  /** Shown once. Mails and reports are posted here without a key. */
  url: string;
};

export type BounceMail = {
  /** The whole mail. */
  raw?: string;
  [name: string]: unknown;
};

export type NewCampaign = {
  name: string;
  /** May hold variables, such as `{{ firstName | "there" }}`. */
  subject?: string;
  /** What mail programs show beside the subject. */
  preheader?: string;
  format?: "markdown" | "mjml";
  body?: string;
  language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | null;
  senderName?: string | null;
  replyTo?: string | null;
  siteUrl?: string | null;
  /** Whether opens are noted. Then the mail says so. */
  tracksOpens?: boolean;
  /** Whether clicks are noted. Then the mail says so. */
  tracksClicks?: boolean;
  listIds?: Array<string>;
  segmentId?: string | null;
  ratePerMinute?: number | null;
  domainRatePerMinute?: number | null;
};

export type Campaign = {
  id: string;
  number: number;
  name: string;
  /** May hold variables, such as `{{ firstName | "there" }}`. */
  subject: string;
  /** What mail programs show beside the subject. */
  preheader: string;
  format: "markdown" | "mjml";
  body: string;
  language: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | null;
  senderName: string | null;
  replyTo: string | null;
  siteUrl: string | null;
  /** Whether opens are noted. Then the mail says so. */
  tracksOpens: boolean;
  /** Whether clicks are noted. Then the mail says so. */
  tracksClicks: boolean;
  listIds: Array<string>;
  segmentId: string | null;
  ratePerMinute: number | null;
  domainRatePerMinute: number | null;
  status: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
  pauseReason: "member" | "mail-server" | "bounces" | null;
  scheduledAt: string | null;
  timeZone: string | null;
  startedAt: string | null;
  endedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

export type CampaignChange = {
  name?: string;
  /** May hold variables, such as `{{ firstName | "there" }}`. */
  subject?: string;
  /** What mail programs show beside the subject. */
  preheader?: string;
  format?: "markdown" | "mjml";
  body?: string;
  language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | null;
  senderName?: string | null;
  replyTo?: string | null;
  siteUrl?: string | null;
  /** Whether opens are noted. Then the mail says so. */
  tracksOpens?: boolean;
  /** Whether clicks are noted. Then the mail says so. */
  tracksClicks?: boolean;
  listIds?: Array<string>;
  segmentId?: string | null;
  ratePerMinute?: number | null;
  domainRatePerMinute?: number | null;
};

export type CampaignPreview = {
  subject: string;
  html: string;
  /** The HTML as a page that runs no script, for a frame of Parley's own. It ends after 15 minutes. */
  url: string;
  text: string;
  /** Of the HTML. Gmail cuts off what is longer than 102 KiB. */
  bytes: number;
  /** What was left out of the text, and why a reader may not see all. */
  warnings: Array<string>;
  /** What sending still needs. */
  missing: Array<string>;
};

export type TestSend = {
  /** Members of the workspace, by id `usr_…` or by e-mail address. Without it the calling member. */
  to?: Array<string>;
};

export type TestSent = {
  sentTo: number;
};

export type CampaignSchedule = {
  /** What the clocks of the time zone show then: `2026-12-01T09:00`. */
  at: string;
  /** An IANA name, such as `Europe/Berlin`. */
  timeZone: string;
};

export type Mailing = {
  subscriberId: string;
  /** `unknown`: the node died while the mail server had the mail, and nobody knows whether it arrived. `skipped`: the subscriber left before it was sent. */
  status: "queued" | "claimed" | "handed" | "sent" | "deferred" | "failed" | "unknown" | "skipped" | "bounced";
  attempts: number;
  reason: string | null;
  dueAt: string | null;
  sentAt: string | null;
  openedAt: string | null;
  clickedAt: string | null;
};

export type CampaignReport = {
  campaignId: string;
  status: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
  /** Before it is sent: how many would get it now, with a segment counted up to 20,000 readers. */
  recipients: number;
  mailings: {
    queued: number;
    claimed: number;
    handed: number;
    sent: number;
    deferred: number;
    failed: number;
    unknown: number;
    skipped: number;
    bounced: number;
  };
  opened: number | null;
  clicked: number | null;
  links: Array<{
    url: string;
    clicks: number;
  }>;
  /** The ten with the most recipients. */
  domains: Array<{
    domain: string;
    recipients: number;
    sent: number;
    failed: number;
  }>;
};

export type NewSeries = {
  name: string;
  listId: string;
  language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | null;
  siteUrl?: string | null;
  steps: Array<{
    /** After the confirmation, or after the step before. */
    delayMinutes: number;
    /** May hold variables, such as `{{ firstName | "there" }}`. */
    subject: string;
    /** What mail programs show beside the subject. */
    preheader?: string;
    format?: "markdown" | "mjml";
    body: string;
  }>;
};

export type Series = {
  id: string;
  name: string;
  listId: string;
  status: "active" | "stopped";
  steps: Array<{
    /** After the confirmation, or after the step before. */
    delayMinutes: number;
    campaignId: string;
    subject: string;
    /** `sending`, or `paused`: resume it as a campaign, by `campaignId`. */
    status: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
    pauseReason: "member" | "mail-server" | "bounces" | null;
  }>;
  createdAt: string;
};

export type SeriesChange = {
  status: "active" | "stopped";
};

export type DatabaseRequest = {
  operation: "select";
  /** The table's name, exactly as it was created. */
  table: string;
  /** What is computed of the rows, by the names in the answer. Goes with `where`, `groupBy` and `limit` alone. */
  aggregate?: {
    [name: string]: {
      op: "count" | "sum" | "avg" | "min" | "max";
      /** Needed by all but `count`, which counts rows without it. */
      column?: string;
    };
  };
  /** With `aggregate`: one row for each combination of their values, in their order. */
  groupBy?: Array<string>;
  /** By default all. */
  columns?: Array<string>;
  /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
  where?: {
    [name: string]: unknown;
  };
  /** By default the primary key. */
  orderBy?: Array<string | {
    /** A column. */
    column: string;
    direction?: "asc" | "desc";
    /** Where rows without a value stand. By default last, and first with `desc`. */
    nulls?: "first" | "last";
  }>;
  limit?: number;
  offset?: number;
  /** The `nextCursor` of the answer before, with the same table, `where`, `orderBy` and `search`. */
  cursor?: string;
  /** Related rows, each under a name of its own: one object, or null, where their columns are unique, else a list. */
  embed?: {
    [name: string]: {
      /** The table's name, exactly as it was created. */
      table: string;
      /** `{theirColumn: "ourColumn"}`: which of their rows belong to one of ours. */
      on: {
        [name: string]: string;
      };
      /** Their columns. By default all. */
      columns?: Array<string>;
      /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
      where?: {
        [name: string]: unknown;
      };
      /** By default the primary key. */
      orderBy?: Array<string | {
        /** A column. */
        column: string;
        direction?: "asc" | "desc";
        /** Where rows without a value stand. By default last, and first with `desc`. */
        nulls?: "first" | "last";
      }>;
      limit?: number;
    };
  };
  /** Full-text search. The best rows come first, unless `orderBy` says otherwise. */
  search?: {
    columns: Array<string>;
    /** Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web searches. */
    text: string;
    /** A text search configuration of PostgreSQL, such as `english`. `simple` takes words as they are. */
    language?: string;
  };
} | {
  operation: "insert";
  /** The table's name, exactly as it was created. */
  table: string;
  /** All rows are stored, or none. */
  rows: Array<{
    [name: string]: unknown;
  }>;
  /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
  returning?: true | Array<string>;
} | {
  operation: "upsert";
  /** The table's name, exactly as it was created. */
  table: string;
  /** All rows are stored, or none. */
  rows: Array<{
    [name: string]: unknown;
  }>;
  /** The columns of a primary key or a unique constraint. By default the primary key. */
  onConflict?: Array<string>;
  /** What a row that exists already takes over. By default every column that is sent. `[]`: nothing. */
  update?: Array<string>;
  /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
  returning?: true | Array<string>;
} | {
  operation: "update";
  /** The table's name, exactly as it was created. */
  table: string;
  /** New values by column. */
  set: {
    [name: string]: unknown;
  };
  /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
  where?: {
    [name: string]: unknown;
  };
  /** Whether every row is meant. Needed where `where` leaves out nothing. */
  all?: boolean;
  /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
  returning?: true | Array<string>;
} | {
  operation: "delete";
  /** The table's name, exactly as it was created. */
  table: string;
  /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
  where?: {
    [name: string]: unknown;
  };
  /** Whether every row is meant. Needed where `where` leaves out nothing. */
  all?: boolean;
  /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
  returning?: true | Array<string>;
} | {
  operation: "count";
  /** The table's name, exactly as it was created. */
  table: string;
  /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
  where?: {
    [name: string]: unknown;
  };
} | {
  operation: "createTable";
  /** At most 63 bytes. */
  table: string;
  columns: Array<{
    /** At most 63 bytes. */
    name: string;
    /** `text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`, `timestamptz`, `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`, `bytea`, `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as `text[]`. */
    type: string;
    /** Several columns with it make one primary key of all of them. */
    primaryKey?: boolean;
    notNull?: boolean;
    unique?: boolean;
    /** A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random), `{uuid: 7}` (ordered by time). Rows are numbered by the types `serial` and `bigserial`. */
    default?: unknown;
    /** The row of another table that the value must name: `table.column`. */
    references?: string | {
      /** The table's name, exactly as it was created. */
      table: string;
      /** A column that is unique there. */
      column: string;
      onDelete?: "restrict" | "cascade" | "set null" | "set default" | "no action";
    };
  }>;
  indexes?: Array<{
    columns: Array<string>;
    /** By default made of the names of table and columns. */
    name?: string;
    unique?: boolean;
    /** Makes `search` over these columns fast: `true`, or the `language` that searches name. */
    fullText?: boolean | string;
  }>;
  /** A JSON Schema that every row sent by `insert`, `upsert` and `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it. */
  schema?: {
    [name: string]: unknown;
  } | null;
  comment?: string;
} | {
  operation: "alterTable";
  /** The table's name, exactly as it was created. */
  table: string;
  /** The table's next name. */
  renameTo?: string;
  /** `{name: nextName}`. The other parts of the same request use the names from before. */
  renameColumns?: {
    [name: string]: string;
  };
  addColumns?: Array<{
    /** At most 63 bytes. */
    name: string;
    /** `text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`, `timestamptz`, `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`, `bytea`, `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as `text[]`. */
    type: string;
    /** Several columns with it make one primary key of all of them. */
    primaryKey?: boolean;
    notNull?: boolean;
    unique?: boolean;
    /** A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random), `{uuid: 7}` (ordered by time). Rows are numbered by the types `serial` and `bigserial`. */
    default?: unknown;
    /** The row of another table that the value must name: `table.column`. */
    references?: string | {
      /** The table's name, exactly as it was created. */
      table: string;
      /** A column that is unique there. */
      column: string;
      onDelete?: "restrict" | "cascade" | "set null" | "set default" | "no action";
    };
  }>;
  alterColumns?: Array<{
    /** The column. */
    name: string;
    type?: string;
    notNull?: boolean;
    /** As for new columns. Null takes the default away. */
    default?: unknown;
  }>;
  /** Their values are lost. */
  dropColumns?: Array<string>;
  addIndexes?: Array<{
    columns: Array<string>;
    /** By default made of the names of table and columns. */
    name?: string;
    unique?: boolean;
    /** Makes `search` over these columns fast: `true`, or the `language` that searches name. */
    fullText?: boolean | string;
  }>;
  dropIndexes?: Array<string>;
  /** A JSON Schema that every row sent by `insert`, `upsert` and `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it. */
  schema?: {
    [name: string]: unknown;
  } | null;
  comment?: string | null;
} | {
  operation: "dropTable";
  /** The table's name, exactly as it was created. */
  table: string;
} | {
  operation: "describe";
  /** The table's name, exactly as it was created. */
  table?: string;
} | {
  operation: "sql";
  /** One statement; parameters are $1, $2, … */
  sql: string;
  params?: Array<unknown>;
} | {
  operation: "batch";
  statements: Array<{
    operation: "select";
    /** The table's name, exactly as it was created. */
    table: string;
    /** What is computed of the rows, by the names in the answer. Goes with `where`, `groupBy` and `limit` alone. */
    aggregate?: {
      [name: string]: {
        op: "count" | "sum" | "avg" | "min" | "max";
        /** Needed by all but `count`, which counts rows without it. */
        column?: string;
      };
    };
    /** With `aggregate`: one row for each combination of their values, in their order. */
    groupBy?: Array<string>;
    /** By default all. */
    columns?: Array<string>;
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
    /** By default the primary key. */
    orderBy?: Array<string | {
      /** A column. */
      column: string;
      direction?: "asc" | "desc";
      /** Where rows without a value stand. By default last, and first with `desc`. */
      nulls?: "first" | "last";
    }>;
    limit?: number;
    offset?: number;
    /** The `nextCursor` of the answer before, with the same table, `where`, `orderBy` and `search`. */
    cursor?: string;
    /** Related rows, each under a name of its own: one object, or null, where their columns are unique, else a list. */
    embed?: {
      [name: string]: {
        /** The table's name, exactly as it was created. */
        table: string;
        /** `{theirColumn: "ourColumn"}`: which of their rows belong to one of ours. */
        on: {
          [name: string]: string;
        };
        /** Their columns. By default all. */
        columns?: Array<string>;
        /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
        where?: {
          [name: string]: unknown;
        };
        /** By default the primary key. */
        orderBy?: Array<string | {
          /** A column. */
          column: string;
          direction?: "asc" | "desc";
          /** Where rows without a value stand. By default last, and first with `desc`. */
          nulls?: "first" | "last";
        }>;
        limit?: number;
      };
    };
    /** Full-text search. The best rows come first, unless `orderBy` says otherwise. */
    search?: {
      columns: Array<string>;
      /** Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web searches. */
      text: string;
      /** A text search configuration of PostgreSQL, such as `english`. `simple` takes words as they are. */
      language?: string;
    };
  } | {
    operation: "insert";
    /** The table's name, exactly as it was created. */
    table: string;
    /** All rows are stored, or none. */
    rows: Array<{
      [name: string]: unknown;
    }>;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  } | {
    operation: "upsert";
    /** The table's name, exactly as it was created. */
    table: string;
    /** All rows are stored, or none. */
    rows: Array<{
      [name: string]: unknown;
    }>;
    /** The columns of a primary key or a unique constraint. By default the primary key. */
    onConflict?: Array<string>;
    /** What a row that exists already takes over. By default every column that is sent. `[]`: nothing. */
    update?: Array<string>;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  } | {
    operation: "update";
    /** The table's name, exactly as it was created. */
    table: string;
    /** New values by column. */
    set: {
      [name: string]: unknown;
    };
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
    /** Whether every row is meant. Needed where `where` leaves out nothing. */
    all?: boolean;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  } | {
    operation: "delete";
    /** The table's name, exactly as it was created. */
    table: string;
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
    /** Whether every row is meant. Needed where `where` leaves out nothing. */
    all?: boolean;
    /** Gives back the rows as they are stored: `true` for all columns. Without it `rows` is empty. */
    returning?: true | Array<string>;
  } | {
    operation: "count";
    /** The table's name, exactly as it was created. */
    table: string;
    /** Which rows: `{column: value}` or `{column: {operator: value}}`. Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a text, as it is written; members of a JSON value; items of an array). Several columns and several operators of one column must all hold. `and` and `or` take a list of such objects, `not` takes one. `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite. */
    where?: {
      [name: string]: unknown;
    };
  } | {
    operation: "sql";
    /** One statement; parameters are $1, $2, … */
    sql: string;
    params?: Array<unknown>;
  }>;
  /** PostgreSQL's isolation of the transaction, `read committed` without it. With another one, a batch that others came before is 409 `rows-locked`: send it again. */
  isolation?: "read committed" | "repeatable read" | "serializable";
};

export type DatabaseAnswer = {
  /** `bigint` and `numeric` are numbers of up to 15 digits, and texts beyond, so that no digit is lost. Times are in ISO 8601 and UTC, bytes in base64. */
  rows: Array<{
    [name: string]: unknown;
  }>;
  /** How many rows were read, or changed. */
  rowCount: number;
  fields: Array<{
    name: string;
    /** PostgreSQL's name of the type, such as `timestamp with time zone`. */
    type: string;
  }>;
  durationMs: number;
  nextCursor?: string | null;
  /** Of `batch`: the outcome of each statement. */
  results?: Array<{
    /** `bigint` and `numeric` are numbers of up to 15 digits, and texts beyond, so that no digit is lost. Times are in ISO 8601 and UTC, bytes in base64. */
    rows: Array<{
      [name: string]: unknown;
    }>;
    /** How many rows were read, or changed. */
    rowCount: number;
    fields: Array<{
      name: string;
      /** PostgreSQL's name of the type, such as `timestamp with time zone`. */
      type: string;
    }>;
    nextCursor?: string | null;
  }>;
  /** Of `describe`. */
  tables?: Array<{
    name: string;
    kind: "table" | "view";
    comment: string | null;
    columns: Array<{
      name: string;
      type: string;
      notNull: boolean;
      hasDefault: boolean;
      isGenerated: boolean;
      isIdentity: boolean;
      comment: string | null;
    }>;
    primaryKey: Array<string>;
    uniqueKeys: Array<Array<string>>;
    foreignKeys: Array<{
      columns: Array<string>;
      table: string;
      references: Array<string>;
    }>;
    indexes: Array<{
      name: string;
      definition: string;
      isUnique: boolean;
    }>;
    schema: {
      [name: string]: unknown;
    } | null;
    estimatedRows: number | null;
    /** On disk, with indexes. */
    bytes: number;
  }>;
  /** Of `describe`. */
  limits?: {
    [name: string]: unknown;
  };
};

export type DatabaseImportReport = {
  dryRun: boolean;
  /** Rows that were read. */
  rows: number;
  inserted: number;
  updated: number;
  /** The first hundred faults; after that many, reading ends. */
  failed: Array<{
    /** The first row is 1; the header of a CSV does not count. */
    row: number;
    column: string | null;
    /** Where in the file, as a JSON pointer: `/rows/0/email`. */
    pointer: string;
    message: string;
  }>;
};

export type DatabaseRestoreReport = {
  tables: number;
  views: number;
  rows: number;
};

export type NewFile = {
  /** The file, as a part with a file name. */
  file: Upload;
};

export type File = {
  id: string;
  /** The last segment of the name that the client sent. */
  name: string;
  /** As the client declared it; it is not verified. */
  mimeType: string;
  bytes: number;
  createdAt: string;
};

export type NewKnowledgeSources = {
  type: "text";
  /** What the text is about. */
  title: string;
  /** Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter, HTML and images (except their alternative texts) are left out, and relative links become absolute. Other text and all code stay exactly as they were sent. */
  content: string;
  /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
  url?: string;
  /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
  externalId?: string;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
} | {
  type: "faq";
  /** The question as people ask it. */
  question: string;
  /** The answer, which is cleaned like a text. What is stored is given verbatim. */
  answer: string;
  alternatives?: Array<string>;
  /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
  url?: string;
  /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
  externalId?: string;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
} | {
  type: "url";
  /** One page. It is fetched and read now, and again as `refresh` says. */
  url: string;
  /** Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out: never by itself. */
  refresh?: string | null;
  /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
  externalId?: string;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
} | {
  type: "site";
  /** The page where a site begins. Pages of the same host are read, as its robots.txt allows. */
  url: string;
  maxPages?: number;
  /** Only pages whose path matches one of these; `*` stands for any characters: `/help/*`. */
  include?: Array<string>;
  /** No pages whose path matches one of these. */
  exclude?: Array<string>;
  /** Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out: never by itself. */
  refresh?: string | null;
  /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
  externalId?: string;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
} | {
  type: "file";
  /** A file of POST /api/files that no other source has. */
  fileId: string;
  /** Where a reader finds the file. Citations lead there. */
  url?: string;
  /** Where the folder of the file is on the web: relative links are made absolute with it, and citations lead to the file there. */
  baseUrl?: string;
  /** The column of a table with the questions, where its name does not say so. */
  questionColumn?: string;
  /** The column with the answers. */
  answerColumn?: string;
  /** Citations have a link of an hour to the file, for everybody who reads them. */
  shareOriginal?: boolean;
  /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
  externalId?: string;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
} | {
  sources: Array<{
    type: "text";
    /** What the text is about. */
    title: string;
    /** Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter, HTML and images (except their alternative texts) are left out, and relative links become absolute. Other text and all code stay exactly as they were sent. */
    content: string;
    /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
    url?: string;
    /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
    externalId?: string;
    /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
    tags?: Array<string>;
  } | {
    type: "faq";
    /** The question as people ask it. */
    question: string;
    /** The answer, which is cleaned like a text. What is stored is given verbatim. */
    answer: string;
    alternatives?: Array<string>;
    /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
    url?: string;
    /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
    externalId?: string;
    /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
    tags?: Array<string>;
  }>;
};

export type NewKnowledgeFiles = {
  /** Parts with a file name: txt, md, mdx, html, pdf, docx, pptx, xlsx, csv, odt, epub, eml, or one zip of such files. */
  file: Array<Upload>;
  /** Where a reader finds the file. Citations lead there. */
  url?: string;
  /** Where the folder of the file is on the web: relative links are made absolute with it, and citations lead to the file there. */
  baseUrl?: string;
  /** The column of a table with the questions, where its name does not say so. */
  questionColumn?: string;
  /** The column with the answers. */
  answerColumn?: string;
  shareOriginal?: "true" | "false";
  /** Your own name for each file, in their order. The files of an archive are named by their paths. */
  externalId?: Array<string>;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
};

export type KnowledgeProblem = {
  code: string;
  /** What to do, in English. */
  message: string;
  url: string | null;
};

export type AddedKnowledgeSource = {
  id: string;
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  externalId: string | null;
  tags: Array<string>;
  /** `indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn. */
  status: "indexed" | "pending" | "failed";
  /** The document version with the current content. Null for what was learnt: its pages have documents. */
  documentId: string | null;
  /** The number of document versions until now. */
  version: number;
  /** When the source was added. */
  createdAt: string;
  /** When the content last changed. */
  updatedAt: string;
  type: "text" | "faq" | "url" | "site" | "file";
  /** What the request did: a source whose `externalId` is known is `replaced`, or `unchanged`. */
  change: "created" | "replaced" | "unchanged";
  problem?: KnowledgeProblem;
  /** What is stored, and may be meant otherwise. Left out where there is nothing. */
  warnings?: Array<{
    /** `other-answer`: another FAQ has one of these questions, and another answer. */
    code: "other-answer";
    /** What to do, in plain words. */
    message: string;
    /** The question, as the other FAQ has it. */
    question: string;
    /** The other FAQ. */
    sourceId: string;
  }>;
};

export type KnowledgeFileNote = {
  code: string;
  /** In English, without a word of the file. */
  message: string;
};

export type AddedKnowledgeSources = AddedKnowledgeSource | {
  /** In the order they were sent. */
  sources: Array<AddedKnowledgeSource>;
  /** What of an archive was left out. */
  notes?: Array<KnowledgeFileNote>;
};

export type KnowledgeSource = {
  id: string;
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  externalId: string | null;
  tags: Array<string>;
  /** `indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn. */
  status: "indexed" | "pending" | "failed";
  /** The document version with the current content. Null for what was learnt: its pages have documents. */
  documentId: string | null;
  /** The number of document versions until now. */
  version: number;
  /** When the source was added. */
  createdAt: string;
  /** When the content last changed. */
  updatedAt: string;
  type: "text" | "faq" | "url" | "site" | "file";
};

export type RemovedKnowledgeSources = {
  removed: number;
};

export type KnowledgeProgress = {
  /** Pages that are known by now. */
  found: number;
  /** Pages that this look has looked at. */
  done: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** Pages that hold nothing to answer from, or may not be read. */
  skipped: number;
};

export type FullKnowledgeSource = {
  id: string;
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  externalId: string | null;
  tags: Array<string>;
  /** `indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn. */
  status: "indexed" | "pending" | "failed";
  /** The document version with the current content. Null for what was learnt: its pages have documents. */
  documentId: string | null;
  /** The number of document versions until now. */
  version: number;
  /** When the source was added. */
  createdAt: string;
  /** When the content last changed. */
  updatedAt: string;
  type: "text";
  /** The text as it is stored. */
  content: string;
} | {
  id: string;
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  externalId: string | null;
  tags: Array<string>;
  /** `indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn. */
  status: "indexed" | "pending" | "failed";
  /** The document version with the current content. Null for what was learnt: its pages have documents. */
  documentId: string | null;
  /** The number of document versions until now. */
  version: number;
  /** When the source was added. */
  createdAt: string;
  /** When the content last changed. */
  updatedAt: string;
  type: "faq";
  question: string;
  answer: string;
  alternatives: Array<string>;
} | {
  id: string;
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  externalId: string | null;
  tags: Array<string>;
  /** `indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn. */
  status: "indexed" | "pending" | "failed";
  /** The document version with the current content. Null for what was learnt: its pages have documents. */
  documentId: string | null;
  /** The number of document versions until now. */
  version: number;
  /** When the source was added. */
  createdAt: string;
  /** When the content last changed. */
  updatedAt: string;
  type: "url" | "site";
  /** Looks again after so long. */
  refresh: string | null;
  maxPages?: number;
  include?: Array<string>;
  exclude?: Array<string>;
  progress: KnowledgeProgress;
  problem: KnowledgeProblem | null;
} | {
  id: string;
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  externalId: string | null;
  tags: Array<string>;
  /** `indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn. */
  status: "indexed" | "pending" | "failed";
  /** The document version with the current content. Null for what was learnt: its pages have documents. */
  documentId: string | null;
  /** The number of document versions until now. */
  version: number;
  /** When the source was added. */
  createdAt: string;
  /** When the content last changed. */
  updatedAt: string;
  type: "file";
  fileId: string;
  fileName: string;
  /** As the client declared it; it is not verified. */
  mimeType: string;
  shareOriginal: boolean;
  progress: KnowledgeProgress;
  problem: KnowledgeProblem | null;
};

export type KnowledgeSourceContent = {
  type: "text";
  /** What the text is about. */
  title: string;
  /** Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter, HTML and images (except their alternative texts) are left out, and relative links become absolute. Other text and all code stay exactly as they were sent. */
  content: string;
  /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
  url?: string;
  /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
  externalId?: string;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
} | {
  type: "faq";
  /** The question as people ask it. */
  question: string;
  /** The answer, which is cleaned like a text. What is stored is given verbatim. */
  answer: string;
  alternatives?: Array<string>;
  /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
  url?: string;
  /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
  externalId?: string;
  /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
  tags?: Array<string>;
};

export type ReplacedKnowledgeSource = {
  id: string;
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  externalId: string | null;
  tags: Array<string>;
  /** `indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn. */
  status: "indexed" | "pending" | "failed";
  /** The document version with the current content. Null for what was learnt: its pages have documents. */
  documentId: string | null;
  /** The number of document versions until now. */
  version: number;
  /** When the source was added. */
  createdAt: string;
  /** When the content last changed. */
  updatedAt: string;
  type: "text" | "faq" | "url" | "site" | "file";
  /** What is stored, and may be meant otherwise. Left out where there is nothing. */
  warnings?: Array<{
    /** `other-answer`: another FAQ has one of these questions, and another answer. */
    code: "other-answer";
    /** What to do, in plain words. */
    message: string;
    /** The question, as the other FAQ has it. */
    question: string;
    /** The other FAQ. */
    sourceId: string;
  }>;
};

export type KnowledgeDocumentVersion = {
  id: string;
  sourceId: string;
  /** Counts the document versions of the source. */
  version: number;
  type: "text" | "faq";
  title: string;
  url: string | null;
  /** SHA-256 of the text in UTF-8, in hexadecimal. */
  contentHash: string;
  /** When this version was stored. */
  createdAt: string;
  retiredAt: string | null;
};

export type KnowledgeDocument = {
  id: string;
  sourceId: string;
  /** Counts the document versions of the source. */
  version: number;
  type: "text" | "faq";
  title: string;
  url: string | null;
  /** SHA-256 of the text in UTF-8, in hexadecimal. */
  contentHash: string;
  /** When this version was stored. */
  createdAt: string;
  retiredAt: string | null;
  /** The text that citations quote. Their `start` and `end` count its UTF-16 code units. */
  text: string;
  /** For a FAQ: the question, then the alternatives. Empty for a text. */
  questions: Array<string>;
};

export type DocumentPassage = {
  section: string | null;
  anchor: string | null;
  /** Verbatim: the document's text from `start` to `end`. */
  text: string;
  /** In UTF-16 code units. */
  start: number;
  end: number;
};

export type Synonyms = {
  /** Each group is a list of words and phrases that mean the same. */
  groups: Array<Array<string>>;
};

export type KnowledgeSearch = {
  /** What to look for, in plain words. */
  query: string;
  limit?: number;
  /** Looks only in sources that have one of these tags. */
  tags?: Array<string>;
};

export type FoundPassages = {
  /** Best first. */
  passages: Array<{
    sourceId: string;
    documentId: string;
    title: string;
    url: string | null;
    section: string | null;
    anchor: string | null;
    page: number | null;
    /** Verbatim: the document's text from `start` to `end`. */
    text: string;
    /** In UTF-16 code units. */
    start: number;
    end: number;
    /** Higher is nearer. Scores of different queries are only roughly comparable. */
    score: number;
  }>;
};

export type NewKnowledgeSync = {
  /** The sources with this tag are brought in step. */
  tag: string;
};

export type StartedKnowledgeSync = {
  syncId: string;
};

export type KnowledgeSyncPortion = {
  sources: Array<{
    type: "text";
    /** What the text is about. */
    title: string;
    /** Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter, HTML and images (except their alternative texts) are left out, and relative links become absolute. Other text and all code stay exactly as they were sent. */
    content: string;
    /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
    url?: string;
    /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
    externalId?: string;
    /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
    tags?: Array<string>;
  } | {
    type: "faq";
    /** The question as people ask it. */
    question: string;
    /** The answer, which is cleaned like a text. What is stored is given verbatim. */
    answer: string;
    alternatives?: Array<string>;
    /** Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does. */
    url?: string;
    /** Your own name for the source, unique in the workspace: a path, or the key of a record. */
    externalId?: string;
    /** Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has. */
    tags?: Array<string>;
  }>;
};

export type ReceivedKnowledgeSyncPortion = {
  /** The sync has so many sources until now. */
  received: number;
};

export type KnowledgeSyncEnd = {
  /** Only counts, and leaves the sync open. */
  dryRun?: boolean;
  /** Removes even more than half of the tag's sources. */
  allowRemoval?: boolean;
};

export type KnowledgeSyncCounts = {
  added: number;
  replaced: number;
  unchanged: number;
  removed: number;
};

export type KnowledgePage = {
  /** The document that the page gave, if any. */
  documentId: string | null;
  /** Null for a file without an address. */
  url: string | null;
  title: string;
  status: "waiting" | "indexed" | "skipped" | "failed" | "gone";
  problem: KnowledgeProblem | null;
  words: number;
  /** What was left out of a file. */
  notes: Array<KnowledgeFileNote>;
  lastLookedAt: string | null;
};

/** `resolved`: a source answers it. It opens again when it is asked after that and not answered. `ignored` stays so. */
export type GapState = "open" | "resolved" | "ignored";

export type Gap = {
  id: string;
  state: GapState;
  /** The wording that people used most. */
  question: string;
  /** How many questions of the last 180 days ask this. */
  count: number;
  /** Each question is counted once, by what came first. */
  reasons: {
    /** The assistant said that it does not know. */
    unanswered: number;
    /** Feedback said that the reply was not helpful. */
    unhelpful: number;
    /** A person took over after this question. */
    handedOver: number;
  };
  /** How people asked it, the most frequent wording first. At most 10. */
  examples: Array<string>;
  lastAskedAt: string;
  nearest: {
    sourceId: string;
    title: string;
    url: string | null;
    section: string | null;
    anchor: string | null;
    page: number | null;
  } | null;
  /** Whether the engine finds an answer in the knowledge of now, without a model. */
  answeredNow: boolean;
  openedAt: string;
  resolvedAt: string | null;
  sourceId: string | null;
};

export type Gaps = {
  data: Array<Gap>;
  nextCursor: string | null;
  /** Questions that FAQs answer in different ways: people get one of the answers. At most 100, with the first page alone. */
  contradictions: Array<{
    question: string;
    /** The FAQs that answer it, each otherwise than another, the oldest first. At most 10. */
    sources: Array<{
      sourceId: string;
      question: string;
    }>;
  }>;
};

export type GapResolution = {
  /** Makes a FAQ with this answer. */
  answer: string;
  /** The question of the FAQ; else that of the gap. */
  question?: string;
  /** Of the FAQ; else the examples, without those that hold addresses or long numbers. */
  alternatives?: Array<string>;
} | {
  /** The source that answers it. A FAQ gets the examples as alternatives. A text stays as it is: the gap opens again when the same is asked and not answered. */
  sourceId: string;
} | {
  ignore: true;
};

export type GapMail = {
  weekly: boolean;
  nextAt: string | null;
  stopUrl: string | null;
};

export type NewGapMail = {
  weekly: boolean;
};

export type ProviderFailure = {
  /** The newest failure, to the minute. */
  at: string;
  /** The first failure since the model's last answer. */
  since: string;
  /** Why. `refused-key`: the provider refused the key. `unknown-model`: it does not know the model or the address. `rate-limited`: its limit is reached. `refused-request`: it refused the request. `unreachable`: it could not be reached. `too-long`: the model wrote more than a reply may hold. `broken`: it answered with an error, or with what cannot be read. */
  fault: "refused-key" | "unknown-model" | "rate-limited" | "refused-request" | "unreachable" | "too-long" | "broken";
  /** What the vendor says, in its own words: at most 300 characters, without what was asked. */
  reason: string | null;
  /** `<provider name>/<model id>`. Null when the provider's list of models could not be read. */
  model: string | null;
};

export type Provider = {
  id: string;
  /** The vendor, or the protocol that its server speaks. `openai-compatible`: Ollama, vLLM, llama.cpp, LM Studio and others. */
  kind: "anthropic" | "google" | "mistral" | "openai" | "openai-compatible";
  name: string;
  baseUrl: string | null;
  hasApiKey: boolean;
  /** Answers when nobody names a model. Null: the vendor's, or for `openai-compatible` the first one it lists. */
  defaultModel: string | null;
  /** By model id: the price of a million tokens, in the currency of your budget. */
  prices: {
    [name: string]: {
      input: number;
      output: number;
    };
  };
  firstByteTimeoutMs: number;
  /** Of the model that failed last, also in a test call. Null when it has answered since, or the provider was changed. */
  lastFailure: ProviderFailure | null;
  /** By model id: what the model refuses, as answers and test calls have shown. It is asked without tools, or with its instructions at the beginning of the first message. A change of the provider forgets it. */
  refusedParts: {
    [name: string]: Array<"system" | "tools">;
  };
  createdAt: string;
};

export type NewProvider = {
  /** The vendor, or the protocol that its server speaks. `openai-compatible`: Ollama, vLLM, llama.cpp, LM Studio and others. */
  kind: "anthropic" | "google" | "mistral" | "openai" | "openai-compatible";
  /** The first part of `<provider name>/<model id>`, unique in the workspace. */
  name: string;
  /** Stored encrypted. No answer contains it. */
  apiKey?: string;
  /** Required for `openai-compatible`, e.g. `https://models.example/v1`. For the others it replaces the vendor's. */
  baseUrl?: string;
  defaultModel?: string;
  /** By model id: the price of a million tokens, in the currency of your budget. */
  prices?: {
    [name: string]: {
      input: number;
      output: number;
    };
  };
  /** So long an answer may take to begin, in milliseconds. Where nothing is said: 15000 for `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for `openai-compatible`. Then the assistant's next model answers, or the engine. A model that loads first, or that thinks in silence, may need more. */
  firstByteTimeoutMs?: number;
};

export type ProviderChange = {
  /** The first part of `<provider name>/<model id>`, unique in the workspace. */
  name?: string;
  apiKey?: string | null;
  baseUrl?: string | null;
  defaultModel?: string | null;
  /** By model id: the price of a million tokens, in the currency of your budget. */
  prices?: {
    [name: string]: {
      input: number;
      output: number;
    };
  };
  /** So long an answer may take to begin, in milliseconds. Where nothing is said: 15000 for `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for `openai-compatible`. Then the assistant's next model answers, or the engine. A model that loads first, or that thinks in silence, may need more. */
  firstByteTimeoutMs?: number;
};

export type ProviderTest = {
  model?: string;
};

export type ProviderTestResult = {
  ok: boolean;
  model: string | null;
  /** What happened, and what to do next. */
  detail: string;
  /** The parts that the model refuses: `tools`, or `system` for a system message. Answers are made without them. */
  refused: Array<"system" | "tools">;
  /** What the vendor says about a failure or a refusal, in its own words. */
  reason: string | null;
  /** The model's answer. */
  text?: string;
  /** So long the answer took to begin, in milliseconds: its first word, thought or call of a tool. Null when it did not begin. */
  firstByteMs: number | null;
  durationMs: number;
};

/** Hard limits for each calendar month and each day (UTC). Null means no limit. */
export type ModelBudget = {
  monthlyTokens: number | null;
  /** Calculated from the providers' `prices`. */
  monthlyCost: number | null;
  /** For each visitor of a browser and each verified user. Left out, a twentieth of `monthlyTokens`, and at least 20,000. */
  dailyTokensPerVisitor?: number | null;
  /** Left out, a twentieth of `monthlyCost`. */
  dailyCostPerVisitor?: number | null;
};

export type ModelUse = {
  /** `YYYY-MM`, in UTC. */
  month: string;
  budget: ModelBudget;
  tokens: number;
  cost: number;
  models: Array<{
    model: string;
    calls: number;
    inputTokens: number;
    outputTokens: number;
    cost: number;
  }>;
  /** What each model used on each of the last 31 days, the oldest first. A day without calls has none. */
  days: Array<{
    /** `YYYY-MM-DD`, in UTC. */
    day: string;
    model: string;
    calls: number;
    inputTokens: number;
    outputTokens: number;
    cost: number;
  }>;
};

export type Toolbox = {
  id: string;
  name: string;
  /** `mcp`: a server that speaks the Model Context Protocol over streamable HTTP. `openapi`: a document of OpenAPI 3 or Swagger 2. */
  kind: "mcp" | "openapi";
  url: string;
  hasHeaders: boolean;
  tools: Array<{
    /** The name of the tool in an assistant's `actions`. */
    action: string;
    /** How the tool is called in a question to the user. The action, where the server gives no title. */
    title: string;
    description: string;
    /** False: the assistant asks the user before it runs the tool. */
    isReadOnly: boolean;
  }>;
  /** What the server offers and Parley cannot call. At most some 300; the last one counts the rest. */
  skipped: Array<{
    /** The method and the path, or the name of an MCP server's tool. */
    operation: string;
    reason: string;
  }>;
  readAt: string;
  createdAt: string;
};

export type NewToolbox = {
  /** The tools become the actions `<name>__<tool>`. An assistant with `<name>__*` may use all of them. */
  name: string;
  /** `mcp`: a server that speaks the Model Context Protocol over streamable HTTP. `openapi`: a document of OpenAPI 3 or Swagger 2. */
  kind: "mcp" | "openapi";
  url: string;
  /** Sent with every request to the origin of `url`, e.g. `authorization`. Stored encrypted. No answer contains them. */
  headers?: {
    [name: string]: string;
  };
};

export type Assistant = {
  name: string;
  /** The assistant's role and tone. */
  persona: string;
  /** What the assistant should do, and what it should not do. */
  instructions: string;
  /** Null: the default model of the first provider, or the offline engine when there is no provider. */
  model: string | null;
  /** Answer in this order when the model fails. The offline engine is always the last. */
  fallbackModels: Array<string>;
  /** The sources that the assistant answers from: those that are named, and those with one of the tags. Null: all sources. */
  knowledge: {
    sourceIds: Array<string>;
    /** All sources that have one of these tags. */
    tags?: Array<string>;
  } | null;
  /** Names of the actions that the assistant may use. */
  actions: Array<string>;
  /** Languages that the assistant answers in (BCP 47). Empty: the language of the question. */
  languages: Array<string>;
  greeting: string | null;
  handOver: {
    /** Hands over to a person after this many unanswered questions in a row. Null: never. */
    afterUnanswered: number | null;
    /** Hands over to a person when a message contains one of these phrases, in upper or lower case. */
    phrases: Array<string>;
    /** Sent to the user at the hand-over. Null: a standard sentence in the user's language. */
    message: string | null;
  };
  /** How sure the assistant must be to answer from the knowledge without a language model. `careful` says more often that it does not know, `eager` answers more often and is wrong more often. */
  strictness: "careful" | "balanced" | "eager";
  /** With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a question that stands alone, before passages are looked for. One short call of the model more for each follow-up. */
  rewriteFollowUps: boolean;
  /** With a language model: sentences whose words and numbers no passage has are shown to the model once more, and removed where the passages do not support them. The reply is shown when that is done, and not word by word. */
  secondLook: boolean;
  maxOutputTokens: number;
  /** With a language model: at most so many tokens of the knowledge are shown to it for a question, and for each search of its own. They are estimated at 3.5 characters each. A model with a small context window is shown less. */
  maxKnowledgeTokens: number;
  voice: {
    /** Said when a conversation by voice begins. Null: the assistant's greeting. */
    greeting: string | null;
    /** What people may say beside the questions of the FAQs and the titles of the texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`; `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values. */
    phrases: Array<string>;
    /** What stands for `<name>` in the phrases. */
    slots: {
      [name: string]: Array<string>;
    };
    /** Said when a conversation by voice begins: that it is recorded, why, and how the person refuses. Null: nothing is recorded. */
    recordingNotice: string | null;
  };
  id: string;
  /** Answers when a request names no assistant. */
  isDefault: boolean;
  /** Null for the default assistant of a new workspace, until somebody changes it. */
  createdAt: string | null;
};

export type KnownAction = {
  /** Stands in an assistant's `actions`. */
  name: string;
  title: string;
  /** When to use it: models choose by this text. */
  description: string;
  /** False: the assistant asks the person before it acts. */
  isReadOnly: boolean;
  /** What a caller needs to give it to an assistant. Null for a tool of a toolbox: `settings:write`. */
  scope: string | null;
  /** The name of the toolbox that it is a tool of. */
  toolbox: string | null;
};

export type NewAssistant = {
  /** The assistant's role and tone. */
  persona?: string;
  /** What the assistant should do, and what it should not do. */
  instructions?: string;
  /** Null: the default model of the first provider, or the offline engine when there is no provider. */
  model?: string | null;
  /** Answer in this order when the model fails. The offline engine is always the last. */
  fallbackModels?: Array<string>;
  /** The sources that the assistant answers from: those that are named, and those with one of the tags. Null: all sources. */
  knowledge?: {
    sourceIds?: Array<string>;
    /** All sources that have one of these tags. */
    tags?: Array<string>;
  } | null;
  /** Names of the actions that the assistant may use. */
  actions?: Array<string>;
  /** Languages that the assistant answers in (BCP 47). Empty: the language of the question. */
  languages?: Array<string>;
  greeting?: string | null;
  /** How sure the assistant must be to answer from the knowledge without a language model. `careful` says more often that it does not know, `eager` answers more often and is wrong more often. */
  strictness?: "careful" | "balanced" | "eager";
  /** With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a question that stands alone, before passages are looked for. One short call of the model more for each follow-up. */
  rewriteFollowUps?: boolean;
  /** With a language model: sentences whose words and numbers no passage has are shown to the model once more, and removed where the passages do not support them. The reply is shown when that is done, and not word by word. */
  secondLook?: boolean;
  maxOutputTokens?: number;
  /** With a language model: at most so many tokens of the knowledge are shown to it for a question, and for each search of its own. They are estimated at 3.5 characters each. A model with a small context window is shown less. */
  maxKnowledgeTokens?: number;
  voice?: {
    /** Said when a conversation by voice begins. Null: the assistant's greeting. */
    greeting?: string | null;
    /** What people may say beside the questions of the FAQs and the titles of the texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`; `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values. */
    phrases?: Array<string>;
    /** What stands for `<name>` in the phrases. */
    slots?: {
      [name: string]: Array<string>;
    };
    /** Said when a conversation by voice begins: that it is recorded, why, and how the person refuses. Null: nothing is recorded. */
    recordingNotice?: string | null;
  };
  handOver?: {
    /** Hands over to a person after this many unanswered questions in a row. Null: never. */
    afterUnanswered?: number | null;
    /** Hands over to a person when a message contains one of these phrases, in upper or lower case. */
    phrases?: Array<string>;
    /** Sent to the user at the hand-over. Null: a standard sentence in the user's language. */
    message?: string | null;
  };
  name: string;
  isDefault?: boolean;
};

export type AssistantChange = {
  /** The assistant's role and tone. */
  persona?: string;
  /** What the assistant should do, and what it should not do. */
  instructions?: string;
  /** Null: the default model of the first provider, or the offline engine when there is no provider. */
  model?: string | null;
  /** Answer in this order when the model fails. The offline engine is always the last. */
  fallbackModels?: Array<string>;
  /** The sources that the assistant answers from: those that are named, and those with one of the tags. Null: all sources. */
  knowledge?: {
    sourceIds?: Array<string>;
    /** All sources that have one of these tags. */
    tags?: Array<string>;
  } | null;
  /** Names of the actions that the assistant may use. */
  actions?: Array<string>;
  /** Languages that the assistant answers in (BCP 47). Empty: the language of the question. */
  languages?: Array<string>;
  greeting?: string | null;
  /** How sure the assistant must be to answer from the knowledge without a language model. `careful` says more often that it does not know, `eager` answers more often and is wrong more often. */
  strictness?: "careful" | "balanced" | "eager";
  /** With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a question that stands alone, before passages are looked for. One short call of the model more for each follow-up. */
  rewriteFollowUps?: boolean;
  /** With a language model: sentences whose words and numbers no passage has are shown to the model once more, and removed where the passages do not support them. The reply is shown when that is done, and not word by word. */
  secondLook?: boolean;
  maxOutputTokens?: number;
  /** With a language model: at most so many tokens of the knowledge are shown to it for a question, and for each search of its own. They are estimated at 3.5 characters each. A model with a small context window is shown less. */
  maxKnowledgeTokens?: number;
  voice?: {
    /** Said when a conversation by voice begins. Null: the assistant's greeting. */
    greeting?: string | null;
    /** What people may say beside the questions of the FAQs and the titles of the texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`; `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values. */
    phrases?: Array<string>;
    /** What stands for `<name>` in the phrases. */
    slots?: {
      [name: string]: Array<string>;
    };
    /** Said when a conversation by voice begins: that it is recorded, why, and how the person refuses. Null: nothing is recorded. */
    recordingNotice?: string | null;
  };
  handOver?: {
    /** Hands over to a person after this many unanswered questions in a row. Null: never. */
    afterUnanswered?: number | null;
    /** Hands over to a person when a message contains one of these phrases, in upper or lower case. */
    phrases?: Array<string>;
    /** Sent to the user at the hand-over. Null: a standard sentence in the user's language. */
    message?: string | null;
  };
  name?: string;
  /** Makes this assistant the default one in place of the former. */
  isDefault?: true;
};

/** By name: the id of the assistant that answers when a request sends this name as its `model`, for instance `gpt-4o`. */
export type ModelAliases = {
  [name: string]: string;
};

export type EmbeddingSetting = {
  /** `off`: no model is set, and passages are found by their words alone. `embedding`: passages are being embedded. `current`: every passage has its vector. `failing`: the model does not answer, and is asked again at `retryAt`. `waiting`: the tokens of this day or the budget of this month are used up; it goes on at `retryAt` */
  state: "off" | "embedding" | "current" | "failing" | "waiting";
  /** `<provider name>/<model id>`. */
  model: string | null;
  /** As it was asked for. Null: the model's own. */
  dimensions: number | null;
  /** Passages with different texts, when they were counted last. */
  total: number;
  /** How many of them have a vector, or are refused by the model. */
  embedded: number;
  dailyTokens: number | null;
  /** What passages have taken of `dailyTokens`. Questions are not counted. */
  tokensToday: number;
  /** Since the last success. */
  failedAt: string | null;
  /** Why, and what the vendor says. */
  lastFailure: string | null;
  retryAt: string | null;
};

export type NewEmbeddingSetting = {
  /** `<provider name>/<model id>`: a model for embeddings of one of the workspace's providers. */
  model: string;
  /** The length of a vector, where the model offers a choice. Left out, the model's own. */
  dimensions?: number;
  /** How many tokens a day (UTC) passages may take. The rest is embedded on the next day. Left out, 10000000. */
  dailyTokens?: number;
};

export type AskedQuestion = {
  id: string;
  /** The passage is found by this beside its own words. Nobody is shown it. */
  text: string;
  /** The language in which it is read: `de`, `en`, `es`, `fr`, `it`, `nl`, `pt`. */
  language: string;
  /** `model`: a model wrote it while the text was taught. `choice`: three visitors or more asked it, were offered choices and took this one; it counts less than what a text says itself. */
  origin: "model" | "choice";
  /** How many have taken the choice. Null for what a model wrote. */
  visitors: number | null;
  sourceId: string;
  /** With this version of the source the question goes. */
  documentId: string;
  title: string;
  /** The headings above the passage, as citations show them. */
  section: string | null;
  createdAt: string;
};

export type AskedQuestions = {
  /** `off`: no model writes questions. `writing`: sections are being worked on. `current`: every section is done; new ones follow by themselves. `failing`: the model does not answer, and is asked again at `retryAt`. `waiting`: the month's budget or the quota of knowledge is used up; it goes on at `retryAt`. `stopped`: the ceiling is reached; `lastFailure` says what to do */
  state: "off" | "writing" | "current" | "failing" | "waiting" | "stopped";
  model: string | null;
  perSection: number | null;
  /** Empty: the language of each text. */
  languages: Array<string>;
  maxCost: number | null;
  maxTokens: number | null;
  /** When they were counted last. */
  sections: number;
  done: number;
  /** Questions that lead back to their section. */
  kept: number;
  /** Questions that did not, and were thrown away. */
  discarded: number;
  spent: {
    inputTokens: number;
    outputTokens: number;
    /** By the provider's `prices`. Null for a model without a price. */
    cost: number | null;
  };
  /** In the answer of a PUT; null elsewhere. */
  estimate: {
    sections: number;
    inputTokens: number;
    outputTokens: number;
    /** By the provider's `prices`. Null for a model without a price. */
    cost: number | null;
  } | null;
  lastFailure: string | null;
  retryAt: string | null;
  data: Array<AskedQuestion>;
  nextCursor: string | null;
};

export type NewQuestionWriting = {
  /** `<provider name>/<model id>` of one of the workspace's providers. */
  model: string;
  /** So many for each section and language. Left out, 3. */
  perSection?: number;
  /** The languages of the visitors. Left out, the language of each text. */
  languages?: Array<"en" | "de" | "fr" | "es" | "it" | "nl" | "pt">;
  /** Stops before it costs more in all, by the provider's `prices`. */
  maxCost?: number;
  /** Stops before it takes more tokens in all. Left out, 5,000,000. */
  maxTokens?: number;
  /** Only estimates, and starts and changes nothing. */
  dryRun?: boolean;
};

export type QuestionWriting = {
  /** `off`: no model writes questions. `writing`: sections are being worked on. `current`: every section is done; new ones follow by themselves. `failing`: the model does not answer, and is asked again at `retryAt`. `waiting`: the month's budget or the quota of knowledge is used up; it goes on at `retryAt`. `stopped`: the ceiling is reached; `lastFailure` says what to do */
  state: "off" | "writing" | "current" | "failing" | "waiting" | "stopped";
  model: string | null;
  perSection: number | null;
  /** Empty: the language of each text. */
  languages: Array<string>;
  maxCost: number | null;
  maxTokens: number | null;
  /** When they were counted last. */
  sections: number;
  done: number;
  /** Questions that lead back to their section. */
  kept: number;
  /** Questions that did not, and were thrown away. */
  discarded: number;
  spent: {
    inputTokens: number;
    outputTokens: number;
    /** By the provider's `prices`. Null for a model without a price. */
    cost: number | null;
  };
  /** In the answer of a PUT; null elsewhere. */
  estimate: {
    sections: number;
    inputTokens: number;
    outputTokens: number;
    /** By the provider's `prices`. Null for a model without a price. */
    cost: number | null;
  } | null;
  lastFailure: string | null;
  retryAt: string | null;
};

export type ChangedAskedQuestion = {
  /** In the language that it has. */
  text: string;
};

export type ChatContext = {
  userId?: string;
  /** With a publishable key: proves the user. A JWT, HS256 with the identity secret, of `sub` and `exp` (24 hours ahead at most). */
  userToken?: string;
  /** Ended: refused with 422 user-hash-ended. Send `userToken`. */
  userHash?: unknown;
  [name: string]: unknown;
};

export type TryAssistant = {
  /** What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE. */
  message: string;
  /** Your own name for the conversation, or the `conv_…` id that an earlier answer gave. */
  sessionId?: string;
  context?: ChatContext;
  /** In place of the assistant's own, for this reply alone. */
  settings?: {
    /** The assistant's role and tone. */
    persona?: string;
    /** What the assistant should do, and what it should not do. */
    instructions?: string;
    /** Null: the default model of the first provider, or the offline engine when there is no provider. */
    model?: string | null;
    /** Answer in this order when the model fails. The offline engine is always the last. */
    fallbackModels?: Array<string>;
    /** The sources that the assistant answers from: those that are named, and those with one of the tags. Null: all sources. */
    knowledge?: {
      sourceIds?: Array<string>;
      /** All sources that have one of these tags. */
      tags?: Array<string>;
    } | null;
    /** Names of the actions that the assistant may use. */
    actions?: Array<string>;
    /** Languages that the assistant answers in (BCP 47). Empty: the language of the question. */
    languages?: Array<string>;
    greeting?: string | null;
    /** How sure the assistant must be to answer from the knowledge without a language model. `careful` says more often that it does not know, `eager` answers more often and is wrong more often. */
    strictness?: "careful" | "balanced" | "eager";
    /** With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a question that stands alone, before passages are looked for. One short call of the model more for each follow-up. */
    rewriteFollowUps?: boolean;
    /** With a language model: sentences whose words and numbers no passage has are shown to the model once more, and removed where the passages do not support them. The reply is shown when that is done, and not word by word. */
    secondLook?: boolean;
    maxOutputTokens?: number;
    /** With a language model: at most so many tokens of the knowledge are shown to it for a question, and for each search of its own. They are estimated at 3.5 characters each. A model with a small context window is shown less. */
    maxKnowledgeTokens?: number;
    voice?: {
      /** Said when a conversation by voice begins. Null: the assistant's greeting. */
      greeting?: string | null;
      /** What people may say beside the questions of the FAQs and the titles of the texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`; `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values. */
      phrases?: Array<string>;
      /** What stands for `<name>` in the phrases. */
      slots?: {
        [name: string]: Array<string>;
      };
      /** Said when a conversation by voice begins: that it is recorded, why, and how the person refuses. Null: nothing is recorded. */
      recordingNotice?: string | null;
    };
    handOver?: {
      /** Hands over to a person after this many unanswered questions in a row. Null: never. */
      afterUnanswered?: number | null;
      /** Hands over to a person when a message contains one of these phrases, in upper or lower case. */
      phrases?: Array<string>;
      /** Sent to the user at the hand-over. Null: a standard sentence in the user's language. */
      message?: string | null;
    };
    name?: string;
  };
};

/** Why a reply is interrupted or failed. `stopped`: the reply was stopped, or a member took over. `token-limit`: the limit of tokens was reached. `content-filter`: the model's provider held the rest back. `too-long`, `too-slow`: the model wrote too much or for too long. `model-failed`: after its first words. `node-stopped`: the server stopped. `node-died`: the server that made it crashed; a reply that has crashed two of them is not tried again. */
export type ReplyEndReason = "stopped" | "token-limit" | "content-filter" | "too-long" | "too-slow" | "model-failed" | "node-stopped" | "node-died" | "error";

export type Citation = {
  sourceId: string;
  documentId: string;
  title: string | null;
  url: string | null;
  section: string | null;
  anchor: string | null;
  page: number | null;
  /** Verbatim text of the stored document version. Null when the citation was withdrawn. */
  passage: string | null;
  /** Where the passage starts in that text, in UTF-16 code units. */
  start: number | null;
  end: number | null;
  score: number;
  /** The source was purged: nothing of it is shown any more. Title, url, section, anchor, page, passage, start and end are null. */
  withdrawn?: true;
  /** The sentences of the answer that the passage supports. Only in answers of models. */
  supports?: Array<{
    start: number;
    end: number;
  }>;
  /** The date, amount, place or person that was asked for, in the same text as `start`. */
  highlight?: {
    kind: "money" | "moment" | "extent" | "weight" | "size" | "number" | "place" | "person";
    start: number;
    end: number;
  };
};

export type Choice = {
  /** Sent as the next message, it takes the choice. */
  title: string;
  sourceId: string;
};

export type ModelUsage = {
  inputTokens: number;
  outputTokens: number;
};

/** The person is asked to agree to an action. Parley wrote this part of the text: each of its lines begins with ┃, which no model can write. Only a yes as the next message runs the action, once. */
export type ConsentQuestion = {
  action: string;
  title: string;
  /** The whole input, also where the text shortens it. */
  input: unknown;
  /** SHA-256 of all of this. A yes is a yes to exactly this. */
  hash: string;
  /** Where in the text the question is, in UTF-16 code units. */
  start: number;
  end: number;
};

export type ClientToolCall = {
  id: string;
  name: string;
  /** JSON as the model wrote it: check it before you use it. */
  input: string;
};

export type ChatAnswer = {
  /** Markdown, never HTML. A model or a document may write markup into it: show it as text, or with a renderer that lets no HTML through and loads no images, such as `renderMarkdown` of the TypeScript client. */
  aiResponse: string;
  sessionId: string;
  conversationId: string;
  messageId: string;
  status: "completed" | "interrupted" | "failed" | "handed-over";
  reason?: ReplyEndReason;
  /** False when the assistant says that it does not know. */
  answered: boolean;
  confidence: number;
  citations: Array<Citation>;
  /** The topics that the assistant offers when it asks back: then `answered` is false, and nothing is cited. Absent when it offers none. */
  choices?: Array<Choice>;
  /** Sentences of a model's answer that no passage supports. */
  unsupported?: Array<{
    start: number;
    end: number;
  }>;
  model: string;
  usage?: ModelUsage;
  asks?: ConsentQuestion;
  /** Calls of the client's own tools. The reply goes on with their results. */
  toolCalls?: Array<ClientToolCall>;
  /** The reply asks how the person can be reached. A client may show a form for `POST /api/leads`. */
  asksForContact?: true;
  /** With this reply the assistant hands the conversation over to a person and replies no more. */
  handedOver?: true;
  /** For publishable keys: send the newest one as X-Visitor-Token with later calls. It ends after 90 days. */
  visitorToken?: string;
};

export type SendMessage = {
  /** What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE. */
  message: string;
  /** Your own name for the conversation, or the `conv_…` id that an earlier answer gave. */
  sessionId?: string;
  context?: ChatContext;
  /** `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable keys. */
  model?: string;
  /** Who answers in this conversation from now on. Left out, it does not change. */
  assistantId?: string;
};

export type UserMessage = {
  event: "user_message";
  data: {
    userId: string;
    /** What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE. */
    message: string;
    timestamp?: string;
    /** Your own name for the conversation, or the `conv_…` id that an earlier answer gave. */
    sessionId?: string;
    /** Ended: refused with 422 user-hash-ended. Send `userToken`. */
    userHash?: unknown;
    [name: string]: unknown;
  };
  [name: string]: unknown;
};

/** `handed-over`: a person answers, and the assistant does not reply. */
export type ConversationStatus = "open" | "handed-over" | "closed";

/** The way in which the conversation came in. `web`: a browser holds it. `api`: a program began it. */
export type ConversationChannel = "web" | "api" | "voice" | "email" | "webhook" | "workflow";

/** A member of the team. Without a name, the person has given none or the account was erased. */
export type Colleague = {
  id: string;
  name: string | null;
  /** The path of a JPEG of at most 256 pixels a side, which needs no credential and changes with the picture. Null: this person has none. */
  picture: string | null;
};

export type Author = "contact" | "assistant" | "member" | "system";

/** The newest message that fits `q`. Only in a search. */
export type ConversationMatch = {
  messageId: string;
  author: Author;
  isNote?: true;
  /** A part of the message, around the first word that was found. */
  text: string;
  /** The words that were found, in that text. */
  spans: Array<{
    start: number;
    end: number;
  }>;
};

export type LabelColour = "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink";

export type Label = {
  id: string;
  name: string;
  colour: LabelColour;
  createdAt: string;
};

export type Conversation = {
  id: string;
  sessionId: string;
  status: ConversationStatus;
  channel: ConversationChannel;
  assistantId: string | null;
  /** The colleague who takes care of the conversation. */
  assignee: Colleague | null;
  userId: string | null;
  userVerified: boolean;
  /** The contact who speaks; `confirmed` when a member has said so. A call is by its number, which is no proof. No browser is told. */
  contact?: {
    id: string;
    confirmed: boolean;
    name: string | null;
  } | null;
  /** The last message that is no note. In lists alone. */
  lastMessage?: {
    author: Author;
    /** Its first 200 characters. */
    text: string;
    createdAt: string;
    answered?: boolean;
  } | null;
  match?: ConversationMatch;
  /** Of the team, by name. No browser is told. */
  labels?: Array<Label>;
  /** The team has put it off until then. No browser is told. */
  snoozedUntil?: string | null;
  /** Whether its person is blocked. Not in lists, and no browser is told. */
  isBlocked?: boolean;
  /** Whether a browser holds it with a publishable key. */
  isVisitor: boolean;
  context: {
    [name: string]: unknown;
  };
  /** The conversation that a client told another continuation of. */
  forkedFrom?: string;
  /** The last message that each side has said to have seen. */
  seen: {
    contact: string | null;
    team: string | null;
  };
  messageCount: number;
  createdAt: string;
  updatedAt: string;
};

export type MessageStatus = "pending" | "completed" | "interrupted" | "failed";

export type Attachment = {
  attachmentId: string;
  name: string;
  /** By its bytes, whatever the sender declared. */
  mimeType: string;
  bytes: number;
  /** The file, as an attachment. Only the conversation's visitor and the team can open it. */
  url: string;
  /** A picture, encoded again as a JPEG that may be shown. Absent where it cannot be decoded. */
  preview?: {
    url: string;
    width: number;
    height: number;
  };
};

/** `contact`: the visitor or user, or a server in their name. `member`: a colleague. */
export type FeedbackGiver = "contact" | "member";

/** For the team only. What the contact says is shown before what members say. */
export type Feedback = {
  helpful: boolean;
  comment: string | null;
  givenAt: string;
  givenBy: FeedbackGiver;
  memberId?: string;
};

export type Message = {
  id: string;
  sessionId: string;
  conversationId: string;
  author: Author;
  text: string;
  status: MessageStatus;
  reason?: ReplyEndReason;
  createdAt: string;
  endedAt?: string;
  replyTo?: string;
  answered?: boolean;
  confidence?: number;
  citations?: Array<Citation>;
  /** The topics that the assistant offers when it asks back: then `answered` is false, and nothing is cited. Absent when it offers none. */
  choices?: Array<Choice>;
  unsupported?: Array<{
    start: number;
    end: number;
  }>;
  model?: string;
  usage?: ModelUsage;
  asks?: ConsentQuestion;
  toolCalls?: Array<ClientToolCall>;
  /** The files that came with it. */
  attachments?: Array<Attachment>;
  /** `caller`: told as history by the caller. `fork`: copied with what came before the fork. */
  origin?: "caller" | "fork";
  /** For colleagues only: no visitor is shown it. */
  isNote?: true;
  memberId?: string;
  member?: Colleague;
  /** The contact who wrote it into a conversation of another one, such as somebody in copy. */
  contact?: {
    id: string;
    name: string | null;
  };
  feedback?: Feedback;
};

export type Provenance = {
  messageId: string;
  model: string;
  answered: boolean;
  confidence: number;
  /** The state of the knowledge that the reply was made from. */
  knowledgeVersion: number;
  /** The question as it was understood, with words of the questions before. */
  readAs?: string;
  /** The passages were ranked by their meaning as well as by their words. */
  byMeaning?: true;
  citations: Array<{
    sourceId: string;
    documentId: string;
    title: string | null;
    url: string | null;
    section: string | null;
    anchor: string | null;
    page: number | null;
    /** Verbatim text of the stored document version. Null when the citation was withdrawn. */
    passage: string | null;
    /** Where the passage starts in that text, in UTF-16 code units. */
    start: number | null;
    end: number | null;
    score: number;
    /** The source was purged: nothing of it is shown any more. Title, url, section, anchor, page, passage, start and end are null. */
    withdrawn?: true;
    /** The sentences of the answer that the passage supports. Only in answers of models. */
    supports?: Array<{
      start: number;
      end: number;
    }>;
    /** The date, amount, place or person that was asked for, in the same text as `start`. */
    highlight?: {
      kind: "money" | "moment" | "extent" | "weight" | "size" | "number" | "place" | "person";
      start: number;
      end: number;
    };
    /** SHA-256 of the document version's text, in hexadecimal. Empty when the citation was withdrawn. */
    contentHash: string;
    /** Whether that version is still what the source says. */
    isCurrent: boolean;
  }>;
  /** The passages that retrieval found, best first, cited or not. */
  considered: Array<{
    documentId: string;
    start: number;
    end: number;
    score: number;
    coverage: number;
  }>;
  /** What the model that wrote the reply was shown of the knowledge, in this order. Without a model there is none. */
  shown?: Array<{
    documentId: string;
    /** The headings above it, as `Billing > Refunds`. */
    section: string | null;
    start: number;
    end: number;
    /** An estimate, at 3.5 characters each. */
    tokens: number;
  }>;
  /** The tools that the model called. */
  actions?: Array<string>;
  /** The models that were asked before and did not answer. */
  failures?: Array<{
    model: string;
    /** For example `refused-request`, `unreachable`, `budget-reached`, `empty`. */
    cause: string;
    /** What the vendor says, without what was asked. */
    reason?: string;
  }>;
  /** Sentences of the model that a second look took out, because its passages do not support them. */
  removed?: Array<string>;
  /** What the model refuses, so that it was asked without. */
  leftOut?: Array<"system" | "tools">;
};

export type NewMemberMessage = {
  /** What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE. */
  text: string;
  /** For colleagues only. Without it, the message also hands the conversation over to the member. */
  isNote?: boolean;
};

export type HandOver = {
  /** A last message to the person. */
  message?: string;
};

export type HandBack = {
  /** What the assistant should know. No visitor sees it. */
  summary?: string;
};

export type ChangedConversation = {
  /** A member of the workspace; null for nobody. */
  assigneeId?: string | null;
  /** The assignee that you saw. Where it is another one by now, nothing changes: it is a conflict. */
  formerAssigneeId?: string | null;
  /** The contact who speaks, for instance in a call; null for nobody who is known. */
  contactId?: string | null;
};

export type NewLabel = {
  /** Not only white space. Another label of the workspace may not have it, in small letters or capitals. */
  name: string;
  /** Left out, it is grey. */
  colour?: LabelColour;
};

export type ChangedLabel = {
  /** Not only white space. Another label of the workspace may not have it, in small letters or capitals. */
  name?: string;
  colour?: LabelColour;
};

/** Labels by id or by name. Send `labels`, or `add` and `remove`, which go well with what a colleague does. */
export type LabelsOfConversation = {
  /** All that it has from now on. */
  labels?: Array<string>;
  /** It gets these, whatever others do at the same time. */
  add?: Array<string>;
  /** It loses these. */
  remove?: Array<string>;
};

export type Snooze = {
  /** In the future, at most a year ahead. Null ends the snooze. */
  until: string | null;
  /** The `snoozedUntil` that you saw. Where a colleague has changed it meanwhile, it is a conflict. */
  former?: string | null;
};

export type SavedReply = {
  id: string;
  title: string;
  /** Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of the person, `{{memberName}}` and `{{workspaceName}}`. */
  text: string;
  shortcut: string | null;
  createdAt: string;
  updatedAt: string;
};

export type NewSavedReply = {
  title: string;
  /** Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of the person, `{{memberName}}` and `{{workspaceName}}`. */
  text: string;
  /** What a member types after `/`: letters, digits, `-` and `_`. No other saved reply has it. */
  shortcut?: string | null;
};

export type ChangedSavedReply = {
  title?: string;
  /** Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of the person, `{{memberName}}` and `{{workspaceName}}`. */
  text?: string;
  /** What a member types after `/`: letters, digits, `-` and `_`. No other saved reply has it. */
  shortcut?: string | null;
};

export type DraftOfReply = {
  /** Markdown. Empty where there is nothing to answer, or the person asks for a colleague. */
  text: string;
  citations: Array<Citation>;
  /** False when the assistant knows no answer. */
  answered: boolean;
  confidence: number;
  model: string;
};

export type NewAttachment = {
  /** A picture or a PDF, as a part with a file name. */
  file: Upload;
  /** What is said with it. Left out, the text is the name of the file. */
  text?: string;
};

export type SentAttachment = {
  attachmentId: string;
  name: string;
  /** By its bytes, whatever the sender declared. */
  mimeType: string;
  bytes: number;
  /** The file, as an attachment. Only the conversation's visitor and the team can open it. */
  url: string;
  /** A picture, encoded again as a JPEG that may be shown. Absent where it cannot be decoded. */
  preview?: {
    url: string;
    width: number;
    height: number;
  };
  /** The message with which it came. */
  messageId: string;
};

export type SeenMessage = {
  /** Everything up to this message was seen. */
  messageId: string;
};

export type NewFeedback = {
  helpful: boolean;
  /** Why. White space alone is no comment. */
  comment?: string;
};

export type TranscriptRequest = {
  /** Left out, the address that the user of the conversation has proved. A visitor names that one, or one that the visitor wrote or left in the conversation. */
  email?: string;
};

export type AcceptedTranscript = {
  status: "accepted";
};

export type ReplayOfConversation = {
  /** `today`: the knowledge, the settings and the models of now. `recorded`: what the replies were made of, where all of it is still there. */
  against: "today" | "recorded";
};

export type ReplayedConversation = {
  /** A reply for each stored one of the assistant, oldest first. At most the first 50. */
  messages: Array<{
    /** The stored reply. */
    messageId: string;
    /** The reply of the replay. */
    text: string;
    /** Whether that is the stored text, to the letter. */
    same: boolean;
    /** Whether the same passages of the same sources are cited, in the same order. */
    citationsSame: boolean;
  }>;
};

export type AnswerExpectation = {
  /** The answer cites this source. */
  sourceId?: string;
  /** The answer holds each of these texts. */
  holds?: Array<string>;
  /** The assistant says that it does not know. */
  declines?: true;
};

export type NewAnswerTest = {
  /** Asked as the first message of a conversation. */
  question: string;
  /** Left out: the default assistant. */
  assistantId?: string;
  expect: AnswerExpectation;
} | {
  /** A reply. The test asks its question after those before it, and expects what it cited; of a reply without citations, that it says the same or declines again. */
  messageId: string;
};

export type AnswerTest = {
  id: string;
  question: string;
  /** The test asks these before, oldest first, and the engine answers them: so many as a follow-up is understood from. */
  earlierQuestions: Array<string>;
  /** Null: the default assistant. */
  assistantId: string | null;
  expect: AnswerExpectation;
  /** The reply that it was made from. */
  messageId: string | null;
  createdAt: string;
  /** The newest result. Null until it was run. */
  result: {
    passed: boolean;
    answered: boolean;
    /** The sources that the answer cites. */
    sourceIds: Array<string>;
    faults: Array<{
      code: "declined" | "answered" | "other-source" | "text-missing";
      /** The source that was not cited, or the text that is missing. */
      expected?: string;
    }>;
  } | null;
  /** The result of the run before, where the newest one differs. Null where nothing changed. */
  before: {
    passed: boolean;
    answered: boolean;
    /** The sources that the answer cites. */
    sourceIds: Array<string>;
  } | null;
};

export type AnswerTestRun = {
  status: "accepted";
};

export type AnswerTestReport = {
  /** When the newest run ended. Null before the first. */
  ranAt: string | null;
  /** Whether a run is under way, or about to begin. */
  isPending: boolean;
  passed: number;
  failed: number;
  /** The tests that came out otherwise than in the run before. */
  changed: Array<AnswerTest>;
  /** The tests that do not pass. */
  failing: Array<AnswerTest>;
};

export type AnswerTestMail = {
  /** Whether I get a mail when a run comes out otherwise than the one before. */
  wanted: boolean;
};

export type InboundWebhook = {
  /** The kind of event. `type` is accepted as well. */
  event: string;
  data: {
    [name: string]: unknown;
  };
  /** A text or a whole number: a delivery with the same id is a repeated one. Anything else counts as no id. */
  id?: unknown;
  [name: string]: unknown;
};

export type WebhookReceipt = {
  eventId: string;
  status: "accepted" | "duplicate" | "processed";
  sessionId?: string;
  conversationId?: string;
  messageId?: string;
  aiResponse?: string;
  answered?: boolean;
  confidence?: number;
  citations?: Array<{
    [name: string]: unknown;
  }>;
  /** The topics that the assistant offers when it asks back: then `answered` is false, and nothing is cited. Absent when it offers none. */
  choices?: Array<Choice>;
};

export type LeftAddress = {
  email: string;
};

export type IncomingMail = {
  /** The whole mail. */
  raw?: string;
  [name: string]: unknown;
};

/** How senders sign. `parley`: `t=<unix s>,v1=<hex>`, as Stripe does. `github`: `sha256=<hex>`. `standard`: Standard Webhooks. */
export type WebhookScheme = "parley" | "github" | "standard";

/** What the sender posts: `events` as `{event, data}`, or whole mails, which become messages (`email`). */
export type WebhookFormat = "events" | "email";

export type NewWebhookSource = {
  name: string;
  scheme?: WebhookScheme;
  /** The secret that the sender gave you (Stripe, or a sender of Standard Webhooks: `whsec_…`, or its public key `whpk_…`). Created if left out. */
  secret?: string;
  /** A JSON Schema for each kind of event (2020-12, without regular expressions and recursion). Data that does not match is refused. */
  schemas?: {
    [name: string]: {};
  };
  format?: WebhookFormat;
  /** With the format `email`: the address whose mails the sender passes on. Replies to answers go there. */
  address?: string;
  /** With the format `email`: the senders that speak for people, such as the form of a site. Only of their mails, `Reply-To` is the person. */
  forwarders?: Array<string>;
};

export type WebhookSourceWithSecret = {
  id: string;
  name: string;
  scheme: WebhookScheme;
  format: WebhookFormat;
  /** With the format `email`: the address whose mails the sender passes on. Replies to answers go there. */
  address?: string;
  /** With the format `email`: the senders that speak for people, such as the form of a site. Only of their mails, `Reply-To` is the person. */
  forwarders?: Array<string>;
  /** The URL that the sender posts to. */
  url: string;
  isDefault: boolean;
  schemas: {
    [name: string]: {};
  };
  /** Until when each secret from before a rotation is accepted. */
  formerSecretsEndAt: Array<string>;
  createdAt: string;
  /** Shown in this answer only. The whole text is the key. With `standard`, the key is what follows `whsec_`, in base64. */
  secret: string;
};

export type WebhookSource = {
  id: string;
  name: string;
  scheme: WebhookScheme;
  format: WebhookFormat;
  /** With the format `email`: the address whose mails the sender passes on. Replies to answers go there. */
  address?: string;
  /** With the format `email`: the senders that speak for people, such as the form of a site. Only of their mails, `Reply-To` is the person. */
  forwarders?: Array<string>;
  /** The URL that the sender posts to. */
  url: string;
  isDefault: boolean;
  schemas: {
    [name: string]: {};
  };
  /** Until when each secret from before a rotation is accepted. */
  formerSecretsEndAt: Array<string>;
  createdAt: string;
};

export type WebhookSourceChange = {
  name?: string;
  /** A JSON Schema for each kind of event (2020-12, without regular expressions and recursion). Data that does not match is refused. */
  schemas?: {
    [name: string]: {};
  };
  /** With the format `email`: the senders that speak for people, such as the form of a site. Only of their mails, `Reply-To` is the person. */
  forwarders?: Array<string>;
  /** Whether requests without a source belong to this one. Only the operator may set it. */
  isDefault?: boolean;
};

export type WebhookSecretRotation = {
  /** How long the former secret is accepted as well. */
  overlapSeconds?: number;
  /** The secret that the sender gave you (Stripe, or a sender of Standard Webhooks: `whsec_…`, or its public key `whpk_…`). Created if left out. */
  secret?: string;
};

export type InboundEventStatus = "accepted" | "processed" | "failed";

export type InboundEvent = {
  id: string;
  sourceId: string;
  kind: string;
  status: InboundEventStatus;
  receivedAt: string;
  processedAt: string | null;
  /** The conversation of a `user_message`. */
  conversationId?: string;
  /** The reply to a `user_message`. */
  messageId?: string;
  /** Why the event failed. */
  fault?: string;
};

export type FullInboundEvent = {
  id: string;
  sourceId: string;
  kind: string;
  status: InboundEventStatus;
  receivedAt: string;
  processedAt: string | null;
  /** The conversation of a `user_message`. */
  conversationId?: string;
  /** The reply to a `user_message`. */
  messageId?: string;
  /** Why the event failed. */
  fault?: string;
  /** An object; a list with the kind `array`, a text with `text`, and `{mediaType, base64}` with `binary`. Null if the content was erased together with its conversation. */
  data: unknown;
  /** What to do so that such a mail is answered. */
  note?: string;
};

export type EventType = {
  type: string;
  summary: string;
  /** The scope that the creator of an endpoint needs to get this event. */
  visibleTo: string;
  /** JSON Schema of `data` as it is delivered. */
  schema: unknown;
};

export type EventTypeList = {
  data: Array<EventType>;
};

export type NewEndpoint = {
  /** An http or https URL. A private address is refused, now and at every attempt. */
  url: string;
  events?: Array<string>;
  description?: string;
  /** With `conversationId`, the events of one conversation are delivered one after the other, each when the one before it has ended. */
  orderBy?: "none" | "conversationId";
  /** How many requests may be in flight at once. */
  concurrency?: number;
  rateLimitPerSecond?: number | null;
  /** Sign with Ed25519 as well (`v1a`). The receiver then verifies with `publicKey` and needs no secret. */
  asymmetric?: boolean;
};

export type EndpointWithSecret = {
  id: string;
  url: string;
  description: string;
  events: Array<string>;
  /** The types that the endpoint gets now: those that `events` matches and that its creator may read. */
  matchingEvents: Array<string>;
  /** With `conversationId`, the events of one conversation are delivered one after the other, each when the one before it has ended. */
  orderBy: "none" | "conversationId";
  concurrency: number;
  rateLimitPerSecond: number | null;
  status: "enabled" | "disabled";
  disabledReason: "manual" | "failing" | "gone" | null;
  /** `open`: ten failures in a row. One delivery at a time probes the endpoint until it answers. */
  circuit: "closed" | "open";
  failingSince: string | null;
  pausedUntil: string | null;
  publicKey: string | null;
  previousSecretEndsAt: string | null;
  /** The date of the version of the interface that messages have: that of the request that made it. */
  version: string;
  createdAt: string;
  updatedAt: string;
  /** `whsec_…`: verifies the `v1` signatures. Shown in this answer only. */
  secret: string;
};

export type Endpoint = {
  id: string;
  url: string;
  description: string;
  events: Array<string>;
  /** The types that the endpoint gets now: those that `events` matches and that its creator may read. */
  matchingEvents: Array<string>;
  /** With `conversationId`, the events of one conversation are delivered one after the other, each when the one before it has ended. */
  orderBy: "none" | "conversationId";
  concurrency: number;
  rateLimitPerSecond: number | null;
  status: "enabled" | "disabled";
  disabledReason: "manual" | "failing" | "gone" | null;
  /** `open`: ten failures in a row. One delivery at a time probes the endpoint until it answers. */
  circuit: "closed" | "open";
  failingSince: string | null;
  pausedUntil: string | null;
  publicKey: string | null;
  previousSecretEndsAt: string | null;
  /** The date of the version of the interface that messages have: that of the request that made it. */
  version: string;
  createdAt: string;
  updatedAt: string;
};

export type EndpointChange = {
  /** An http or https URL. A private address is refused, now and at every attempt. */
  url?: string;
  events?: Array<string>;
  description?: string;
  /** With `conversationId`, the events of one conversation are delivered one after the other, each when the one before it has ended. */
  orderBy?: "none" | "conversationId";
  /** How many requests may be in flight at once. */
  concurrency?: number;
  rateLimitPerSecond?: number | null;
  /** Sign with Ed25519 as well (`v1a`). The receiver then verifies with `publicKey` and needs no secret. */
  asymmetric?: boolean;
  status?: "enabled" | "disabled";
  /** The date of the version that messages have. */
  version?: string;
};

export type SecretRotation = {
  /** How long messages are signed with the former secret as well. */
  overlapHours?: number;
};

export type RotatedSecret = {
  /** `whsec_…`: verifies the `v1` signatures. Shown in this answer only. */
  secret: string;
  previousSecretEndsAt: string | null;
};

export type Attempt = {
  number: number;
  at: string;
  durationMs: number;
  statusCode: number | null;
  error: "address-refused" | "timeout" | "connection-failed" | "answer-too-large" | null;
  request: {
    /** The present URL of the endpoint. */
    url: string;
    headers: {
      [name: string]: string;
    };
    /** As far as the event log stores it: without texts that an event only refers to. */
    body: string;
  };
  response: {
    headers: {
      [name: string]: string;
    };
    /** At most 4,096 characters, without quotes of the message. */
    body: string;
  } | null;
};

export type Replay = {
  since: string;
  until?: string;
  types?: Array<string>;
  /** Leave out events that were delivered, e.g. after an outage. */
  onlyFailed?: boolean;
};

export type Replayed = {
  count: number;
};

/** `failed`: the endpoint answered 410 Gone. `exhausted`: the last attempt failed. `cancelled`: the content of the event was erased. */
export type DeliveryStatus = "pending" | "delivered" | "failed" | "exhausted" | "cancelled";

export type Delivery = {
  id: string;
  endpointId: string;
  /** Sent as `webhook-id`: the same at every attempt. */
  eventId: string;
  type: string;
  position: number;
  status: DeliveryStatus;
  attemptCount: number;
  nextAttemptAt: string | null;
  createdAt: string;
  endedAt: string | null;
};

export type DeliveryWithAttempts = {
  id: string;
  endpointId: string;
  /** Sent as `webhook-id`: the same at every attempt. */
  eventId: string;
  type: string;
  position: number;
  status: DeliveryStatus;
  attemptCount: number;
  nextAttemptAt: string | null;
  createdAt: string;
  endedAt: string | null;
  /** The newest 50, oldest first. */
  attempts: Array<Attempt>;
};

export type Approval = {
  id: string;
  runId: string;
  workflow: string;
  title: string;
  /** What exactly is approved. */
  request: unknown;
  /** SHA-256 of the canonical JSON (RFC 8785) of `{title, request}`, in hexadecimal. */
  requestHash: string;
  status: "pending" | "approved" | "rejected" | "expired" | "cancelled";
  approvers: Array<string> | null;
  deadline: string | null;
  escalateTo: string | null;
  escalatedAt: string | null;
  decidedBy: {
    kind: "member" | "secret-key";
    id: string;
  } | null;
  comment: string | null;
  createdAt: string;
  decidedAt: string | null;
};

export type WorkflowSecret = {
  name: string;
  createdAt: string;
  updatedAt: string;
};

export type NewWorkflowSecret = {
  /** A text, or an object: `{username, password}`, or a whole policy such as `{authority, grant, client: {id, secret}}`. At most 16 KiB. */
  value: string | {
    [name: string]: string | Array<string> | {
      [name: string]: string;
    };
  };
};

/** What waits for a person. Null: the caller lacks the scope that is named. The largest number stands for more, too. */
export type NeedsMe = {
  /** Conversations in which a person waits for the team (`conversations:read`). */
  waiting: number | null;
  /** Conversations with the team that nobody has taken (`conversations:read`). */
  unassigned: number | null;
  /** Leads that are new (`leads:read`). */
  leads: number | null;
  /** Questions without an answer that the knowledge of now does not answer (`knowledge:read`). */
  gaps: number | null;
  /** Runs that failed in the last seven days and were not resumed (`automation:read`). */
  failedRuns: number | null;
  /** Providers of which a model does not answer (`settings:read`). */
  failingProviders: number | null;
  /** Endpoints that fail, or that were disabled because they did (`webhooks:read`). */
  failingEndpoints: number | null;
  /** Mails that were given up, became files without a mail server, or wait after a failure (`settings:read`). */
  unsentMails: number | null;
};

/** Of the whole time. */
export type TotalFigures = {
  /** Began, with a question of a person. */
  conversations: number;
  /** Of these: the assistant answered at least once, and no person was needed. */
  answered: number;
  /** Of these: the assistant said at least once that it does not know. */
  declined: number;
  /** Of these: passed to the team, or taken by it. */
  handedOver: number;
  /** From the first question to the end of the first answer, by the assistant or a person. */
  medianFirstAnswerMs: number | null;
  /** Replies that the person found helpful. */
  helpful: number;
  unhelpful: number;
  /** Came in that time, without spam. Null: not counted by this key. */
  leads: number | null;
  /** Confirmed in that time. Null: not counted by this key. */
  subscribers: number | null;
};

export type Figures = {
  /** The day (`2026-11-20`), the assistant's id, the page, or the channel. Null: the default assistant, or no page was told. */
  key: string | null;
  /** Began, with a question of a person. */
  conversations: number;
  /** Of these: the assistant answered at least once, and no person was needed. */
  answered: number;
  /** Of these: the assistant said at least once that it does not know. */
  declined: number;
  /** Of these: passed to the team, or taken by it. */
  handedOver: number;
  /** From the first question to the end of the first answer, by the assistant or a person. */
  medianFirstAnswerMs: number | null;
  /** Replies that the person found helpful. */
  helpful: number;
  unhelpful: number;
  /** Came in that time, without spam. Null: not counted by this key. */
  leads: number | null;
  /** Confirmed in that time. Null: not counted by this key. */
  subscribers: number | null;
};

export type Statistics = {
  from: string;
  /** The last day, which counts. */
  to: string;
  /** The workspace's, in which days begin. */
  timeZone: string;
  total: TotalFigures;
  /** Days without anything are there, too, the oldest first. Others: the most conversations first. */
  data: Array<Figures>;
};

export type StreamTicket = {
  ticket: string;
  expiresAt: string;
};

export type Typing = {
  isTyping: boolean;
};

export type Viewing = {
  isViewing: boolean;
};

export type VoiceModel = {
  /** The `voice_model` of POST /api/voice/start. */
  id: string;
  name: string;
  /** The first of `languages`; `mul` for a voice that speaks them all. */
  language: string;
  /** BCP 47. Empty: all that the provider knows. */
  languages: Array<string>;
  /** `embedded` for what comes with Parley, else what the operator has installed, or the name of a provider. */
  provider: string;
  /** Samples a second of what it speaks. */
  rateHz: number;
  /** Speaks its language where a request names no voice. */
  isDefault: boolean;
};

export type SpeechProvider = {
  id: string;
  /** The vendor, or the protocol that its server speaks. `openai-compatible`: a server with OpenAI's `/audio/speech` (as `pcm`) and `/audio/transcriptions`. */
  kind: "deepgram" | "elevenlabs" | "openai" | "openai-compatible";
  name: string;
  baseUrl: string | null;
  hasApiKey: boolean;
  voices: Array<{
    id: string;
    /** BCP 47. Empty: all that the model knows. */
    languages: Array<string>;
  }>;
  /** Null where a voice is a model. */
  speechModel: string | null;
  /** Null: the provider does not listen. */
  recognitionModel: string | null;
  /** BCP 47. Empty: all that the model knows. */
  recognitionLanguages: Array<string>;
  rateHz: number;
  createdAt: string;
};

export type NewSpeechProvider = {
  /** The vendor, or the protocol that its server speaks. `openai-compatible`: a server with OpenAI's `/audio/speech` (as `pcm`) and `/audio/transcriptions`. */
  kind: "deepgram" | "elevenlabs" | "openai" | "openai-compatible";
  /** The first part of its voices' ids, unique among the speech providers of the workspace. */
  name: string;
  /** Stored encrypted. No answer contains it. */
  apiKey?: string;
  /** Required for `openai-compatible`, e.g. `https://speech.example/v1`. For the others it replaces the vendor's. */
  baseUrl?: string;
  /** Voices by the ids that the vendor gives them. Empty: the provider does not speak. */
  voices?: Array<{
    id: string;
    /** BCP 47. Empty: all that the model knows. */
    languages?: Array<string>;
  }>;
  speechModel?: string;
  /** Null: the provider does not listen. */
  recognitionModel?: string | null;
  /** BCP 47. Empty: all that the model knows. */
  recognitionLanguages?: Array<string>;
  /** Samples a second that the provider speaks with. */
  rateHz?: 8000 | 16000 | 22050 | 24000 | 44100 | 48000;
};

export type SpeechProviderChange = {
  /** The first part of its voices' ids, unique among the speech providers of the workspace. */
  name?: string;
  apiKey?: string | null;
  baseUrl?: string | null;
  /** Voices by the ids that the vendor gives them. Empty: the provider does not speak. */
  voices?: Array<{
    id: string;
    /** BCP 47. Empty: all that the model knows. */
    languages?: Array<string>;
  }>;
  speechModel?: string;
  /** Null: the provider does not listen. */
  recognitionModel?: string | null;
  /** BCP 47. Empty: all that the model knows. */
  recognitionLanguages?: Array<string>;
  /** Samples a second that the provider speaks with. */
  rateHz?: 8000 | 16000 | 22050 | 24000 | 44100 | 48000;
};

export type SpeechProviderTest = {
  ok: boolean;
  /** Null: the provider does not speak. */
  speech: {
    ok: boolean;
    /** What happened, and what to do next. */
    detail: string;
    /** Until the first sound, or from the last sound until the text. */
    durationMs: number;
  } | null;
  /** Null: the provider does not listen. */
  recognition: {
    ok: boolean;
    /** What happened, and what to do next. */
    detail: string;
    /** Until the first sound, or from the last sound until the text. */
    durationMs: number;
  } | null;
};

export type StartVoice = {
  /** The key of the Authorization header once more, if at all. */
  api_key?: string;
  /** BCP 47, e.g. `en-US`. */
  language: string;
  /** The id of a voice of GET /api/voice/models. */
  voice_model: string;
  /** Your own address, which the answer repeats. It is never called. */
  endpoint?: string;
  /** Who answers. Left out, the session's own assistant, or the default one. */
  assistantId?: string;
  /** A voice session of yours to go on with, e.g. after a lost connection: its conversation continues. */
  sessionId?: string;
  /** The session id of a conversation of yours, such as that of a chat: what is said goes on there. Left out, the session has one of its own. */
  conversation?: string;
  /** `false`: the session is not recorded, whatever the assistant's `recordingNotice` says. */
  record?: boolean;
};

/** What a voice conversation can do with the parts that serve it. */
export type VoiceCapabilities = {
  speech: {
    voice: string;
    /** `embedded` for what comes with Parley, else what the operator has installed, or the name of a provider. */
    provider: string;
    /** BCP 47. Empty: all that the provider knows. */
    languages: Array<string>;
    rateHz: number;
  };
  recognition: {
    /** `closed-grammar`: understands whole phrases that the assistant knows, and nothing else. `open-vocabulary`: free speech. `none`: nothing listens in this language, so send text. */
    mode: "closed-grammar" | "open-vocabulary" | "none";
    provider: string | null;
    /** BCP 47. Empty: all that the provider knows. */
    languages: Array<string>;
  };
  /** The same for people. */
  detail: string;
};

export type StartedVoice = {
  /** `voice_…`. The conversation has this name too, unless the start named another one. */
  sessionId: string;
  /** Opens one WebSocket, until `expiresAt`. */
  webSocketUrl: string;
  language: string;
  voiceModel: string;
  expiresAt: string;
  capabilities: VoiceCapabilities;
  endpoint?: string;
  /** For browsers: the proof that the conversation is theirs. */
  visitorToken?: string;
};

export type VoiceSessionState = "created" | "connected" | "ended" | "expired" | "failed";

export type VoiceSession = {
  /** `voice_…`. The conversation has this name too, unless the start named another one. */
  id: string;
  state: VoiceSessionState;
  way: "web-socket" | "realtime" | "twilio" | "conversation-relay";
  language: string;
  voiceModel: string;
  /** Null before the first turn. */
  conversationId: string | null;
  createdAt: string;
  connectedAt: string | null;
  endedAt: string | null;
  endReason: string | null;
  expiresAt: string;
};

/** When what happened, in milliseconds since the session was connected. */
export type VoiceTurn = {
  turn: number;
  /** The reply in the conversation. */
  messageId: string | null;
  /** The last speech of the person. */
  speechEndMs?: number;
  /** The person's turn was taken to be over. */
  decisionMs?: number;
  /** The words were known. */
  transcriptMs?: number;
  /** The question was stored. */
  askedMs?: number;
  /** The first words of the reply were there. */
  firstTextMs?: number;
  /** Their first sound was made. */
  firstSoundMs?: number;
  /** It was sent. */
  firstFrameMs?: number;
  /** A person spoke into the reply. */
  bargeInMs?: number;
  /** The last sound was sent. */
  silentMs?: number;
  /** The turn was over. */
  endMs?: number;
};

export type VoiceSessionWithTurns = {
  /** `voice_…`. The conversation has this name too, unless the start named another one. */
  id: string;
  state: VoiceSessionState;
  way: "web-socket" | "realtime" | "twilio" | "conversation-relay";
  language: string;
  voiceModel: string;
  /** Null before the first turn. */
  conversationId: string | null;
  createdAt: string;
  connectedAt: string | null;
  endedAt: string | null;
  endReason: string | null;
  expiresAt: string;
  /** The last 500. */
  turns: Array<VoiceTurn>;
};

export type VoiceRecording = {
  /** `rec_…` */
  id: string;
  /** `voice_…` */
  sessionId: string;
  /** `interrupted`: the server crashed, and what it had stored is kept. `failed`: see `reason`; what was stored before is kept. */
  state: "recording" | "complete" | "interrupted" | "failed";
  /** `no-room`: the workspace's recordings had all the room that PARLEY_MAX_RECORDINGS_MB gives. `storage-too-slow`: the database could not keep up. */
  reason: "no-room" | "storage-too-slow" | null;
  /** What the person was told. */
  notice: string;
  seconds: number;
  /** At rest, compressed and encrypted. */
  bytes: number;
  startedAt: string;
  endedAt: string | null;
};

export type VoiceRecordingList = {
  /** One for each connection of the session, oldest first. */
  data: Array<VoiceRecording>;
};

/** `gather`: Twilio recognises each sentence and speaks the answer. `stream`: Parley hears and speaks (Media Streams). `conversation-relay`: Twilio recognises and speaks, without pauses between requests. */
export type VoiceCallMode = "gather" | "stream" | "conversation-relay";

export type NewVoiceChannel = {
  kind: "alexa";
  /** The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are refused. */
  skillId: string;
  name?: string;
  /** Who answers. Left out, the default assistant. */
  assistantId?: string;
  /** BCP 47. What the platform says of a request counts more. */
  language?: string;
  /** Said when a conversation begins. Left out, the assistant's own greeting. */
  greeting?: string;
  /** The answer leaves within this time, the whole of it or a part; the rest is said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for Dialogflow, 10,000 for Twilio. */
  answerWithinMs?: number;
} | {
  kind: "dialogflow-es";
  name?: string;
  /** Who answers. Left out, the default assistant. */
  assistantId?: string;
  /** BCP 47. What the platform says of a request counts more. */
  language?: string;
  /** Said when a conversation begins. Left out, the assistant's own greeting. */
  greeting?: string;
  /** The answer leaves within this time, the whole of it or a part; the rest is said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for Dialogflow, 10,000 for Twilio. */
  answerWithinMs?: number;
} | {
  kind: "dialogflow-cx";
  name?: string;
  /** Who answers. Left out, the default assistant. */
  assistantId?: string;
  /** BCP 47. What the platform says of a request counts more. */
  language?: string;
  /** Said when a conversation begins. Left out, the assistant's own greeting. */
  greeting?: string;
  /** The answer leaves within this time, the whole of it or a part; the rest is said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for Dialogflow, 10,000 for Twilio. */
  answerWithinMs?: number;
} | {
  kind: "twilio";
  /** The auth token of the Twilio account, which signs its requests. Stored encrypted, and not shown again. */
  authToken: string;
  mode?: VoiceCallMode;
  name?: string;
  /** Who answers. Left out, the default assistant. */
  assistantId?: string;
  /** BCP 47. What the platform says of a request counts more. */
  language?: string;
  /** Said when a conversation begins. Left out, the assistant's own greeting. */
  greeting?: string;
  /** The answer leaves within this time, the whole of it or a part; the rest is said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for Dialogflow, 10,000 for Twilio. */
  answerWithinMs?: number;
};

/** The voice platform that calls the channel. */
export type VoiceChannelKind = "alexa" | "dialogflow-es" | "dialogflow-cx" | "twilio";

export type VoiceChannelWithSecret = {
  id: string;
  kind: VoiceChannelKind;
  name: string;
  /** What the platform calls. */
  url: string;
  assistantId: string | null;
  language: string | null;
  greeting: string | null;
  answerWithinMs: number | null;
  skillId?: string;
  mode?: VoiceCallMode;
  createdAt: string;
  /** Of the Dialogflow kinds: the header X-Channel-Secret of the webhook. Shown in this answer only. */
  secret?: string;
};

export type VoiceChannel = {
  id: string;
  kind: VoiceChannelKind;
  name: string;
  /** What the platform calls. */
  url: string;
  assistantId: string | null;
  language: string | null;
  greeting: string | null;
  answerWithinMs: number | null;
  skillId?: string;
  mode?: VoiceCallMode;
  createdAt: string;
};

export type VoiceChannelChange = {
  name?: string;
  assistantId?: string | null;
  language?: string | null;
  greeting?: string | null;
  answerWithinMs?: number | null;
  /** The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are refused. */
  skillId?: string;
  /** The auth token of the Twilio account, which signs its requests. Stored encrypted, and not shown again. */
  authToken?: string;
  mode?: VoiceCallMode;
};

export type VoicebotQuestion = {
  /** Your own name for the conversation, or the `conv_…` id that an earlier answer gave. */
  sessionId?: string;
  /** What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE. */
  text?: string;
  /** What the person said, as sound in base64, in place of `text`; the answer then has sound too. `true`, with a `text`: the answer shall have sound. */
  audio?: string | true;
  /** Of `audio`: `audio/wav` (also when left out), `audio/pcm;rate=16000` (PCM16, little-endian, mono), or `audio/basic` (µ-law, 8 kHz). */
  mimeType?: string;
  /** BCP 47, e.g. `en-US`. Left out: what the text is in. */
  language?: string;
  /** Of the sound: an id of GET /api/voice/models. */
  voice_model?: string;
  /** Who answers in this conversation from now on. Left out, it does not change. */
  assistantId?: string;
  context?: ChatContext;
};

/** As Alexa, Dialogflow ES, Dialogflow CX and Twilio send it. */
export type VoicePlatformRequest = {
  request: {
    type: string;
    [name: string]: unknown;
  };
  [name: string]: unknown;
} | {
  queryResult: {
    [name: string]: unknown;
  };
  [name: string]: unknown;
} | {
  fulfillmentInfo: {
    [name: string]: unknown;
  };
  [name: string]: unknown;
} | {
  CallSid: string;
  [name: string]: unknown;
};

export type VoicebotAnswer = {
  conversationId?: string;
  messageId?: string;
  status?: "completed" | "interrupted" | "failed" | "handed-over";
  reason?: ReplyEndReason;
  /** False when the assistant says that it does not know. */
  answered?: boolean;
  confidence?: number;
  citations?: Array<Citation>;
  /** The topics that the assistant offers when it asks back: then `answered` is false, and nothing is cited. Absent when it offers none. */
  choices?: Array<Choice>;
  /** Sentences of a model's answer that no passage supports. */
  unsupported?: Array<{
    start: number;
    end: number;
  }>;
  model?: string;
  usage?: ModelUsage;
  asks?: ConsentQuestion;
  /** Calls of the client's own tools. The reply goes on with their results. */
  toolCalls?: Array<ClientToolCall>;
  /** The reply asks how the person can be reached. A client may show a form for `POST /api/leads`. */
  asksForContact?: true;
  /** With this reply the assistant hands the conversation over to a person and replies no more. */
  handedOver?: true;
  /** For publishable keys: send the newest one as X-Visitor-Token with later calls. It ends after 90 days. */
  visitorToken?: string;
  /** Null when nothing was understood, so that no conversation began. */
  sessionId: string | null;
  /** What is to be said: plain text, without Markdown, addresses and citation marks. */
  aiResponse: string;
  /** The same as SSML. */
  ssml: string;
  /** The same as sound: a WAV file in base64, of two minutes at most. */
  audio?: string;
  /** Of `audio`. */
  mimeType?: string;
  /** What was understood of the sound. */
  transcript?: string;
  /** The person has taken leave. */
  endSession: boolean;
};

export type PlainMessage = {
  /** What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE. */
  message: string;
  proof?: string;
};

export type WidgetSettings = {
  /** Null: what holds for keys that say nothing themselves. */
  keyId: string | null;
  /** Who speaks. Null: the workspace's name. */
  name: string | null;
  /** Null: a greeting in the visitor's language. */
  greeting: string | null;
  /** `#rrggbb`. Null: Parley's own. */
  colour: string | null;
  avatarFileId: string | null;
  /** Text on the button that opens the chat. Null: an icon alone. */
  launcher: string | null;
  /** Questions that a visitor asks with one click, each one line. */
  suggestions: Array<string>;
  /** `auto` follows the visitor's device. */
  theme: "auto" | "light" | "dark";
  position: "right" | "left";
  /** The languages of its buttons and labels; the first where none fits the visitor. Empty: all. */
  languages: Array<"en" | "de" | "fr" | "es" | "it" | "nl" | "pt">;
  /** Whether a button asks for a person. */
  handOver: boolean;
  /** Whether it asks if an answer helped. */
  askFeedback: boolean;
  /** When a visitor may send pictures and PDF files. `taken-over`: once a colleague answers. */
  attachments: "never" | "taken-over" | "always";
  /** Whether `/chat/<publishable key>` shows the chat as a page of its own. */
  page: boolean;
  /** Whether a button lets the visitor speak, where the workspace speaks and understands the language. */
  voice: boolean;
  /** Whether a form for a name and an address is there where the assistant asks for them. */
  leadForm: boolean;
};

/** Null takes a choice back: the default counts again. */
export type ChangedWidgetSettings = {
  name?: string | null;
  greeting?: string | null;
  colour?: string | null;
  launcher?: string | null;
  suggestions?: Array<string> | null;
  theme?: "auto" | "light" | "dark" | null;
  position?: "right" | "left" | null;
  languages?: Array<"en" | "de" | "fr" | "es" | "it" | "nl" | "pt"> | null;
  handOver?: boolean | null;
  askFeedback?: boolean | null;
  attachments?: "never" | "taken-over" | "always" | null;
  page?: boolean | null;
  voice?: boolean | null;
  leadForm?: boolean | null;
  avatarFileId?: string | null;
};

export type WidgetConfig = {
  /** Null: what holds for keys that say nothing themselves. */
  keyId: string | null;
  /** One line. */
  name: string;
  /** Null: a greeting in the visitor's language. */
  greeting: string | null;
  /** `#rrggbb`. Null: Parley's own. */
  colour: string | null;
  avatarFileId: string | null;
  /** Text on the button that opens the chat. Null: an icon alone. */
  launcher: string | null;
  /** Questions that a visitor asks with one click, each one line. */
  suggestions: Array<string>;
  /** `auto` follows the visitor's device. */
  theme: "auto" | "light" | "dark";
  position: "right" | "left";
  /** The languages of its buttons and labels; the first where none fits the visitor. Empty: all. */
  languages: Array<"en" | "de" | "fr" | "es" | "it" | "nl" | "pt">;
  /** Whether a button asks for a person. */
  handOver: boolean;
  /** Whether it asks if an answer helped. */
  askFeedback: boolean;
  /** When a visitor may send pictures and PDF files. `taken-over`: once a colleague answers. */
  attachments: "never" | "taken-over" | "always";
  /** Whether `/chat/<publishable key>` shows the chat as a page of its own. */
  page: boolean;
  /** Whether a button lets the visitor speak, where the workspace speaks and understands the language. */
  voice: boolean;
  /** Whether a form for a name and an address is there where the assistant asks for them. */
  leadForm: boolean;
  /** The path of the picture. Null: there is none. */
  avatar: string | null;
  /** What `POST /api/voice/start` takes, for each language in which a visitor can speak. Empty: none. */
  voices: Array<{
    language: string;
    voiceModel: string;
  }>;
  /** When people answer next, by the office hours: a time that is past means now. Null: no hours are set. */
  teamOpensAt: string | null;
  /** Half of the visitors of the last four weeks who wanted a person had an answer within this time. Null: fewer than five had one. */
  usualAnswerSeconds: number | null;
};

/** Parameters that are not listed here are accepted without effect. */
export type ChatCompletionRequest = {
  /** The last message is the question of the user, or the result of your function. */
  messages: Array<{
    /** `system`, `developer`, `user`, `assistant`, `tool` or `function`. */
    role: string;
    content?: string | null | Array<{
      /** Texts and, in messages of the user, images. */
      type: string;
      text?: string;
      refusal?: string;
      image_url?: string | {
        url: string;
        [name: string]: unknown;
      } | null;
      [name: string]: unknown;
    }>;
    name?: string | null;
    tool_calls?: Array<{
      id: string;
      function?: {
        name: string;
        arguments: string;
        [name: string]: unknown;
      };
      [name: string]: unknown;
    }> | null;
    tool_call_id?: string;
    function_call?: {
      name: string;
      arguments: string;
      [name: string]: unknown;
    } | null;
    [name: string]: unknown;
  }>;
  model?: string | null;
  stream?: boolean | null;
  stream_options?: {
    include_usage?: boolean | null;
    [name: string]: unknown;
  } | null;
  user?: string | null;
  /** Accepted without effect. */
  safety_identifier?: unknown;
  /** Accepted without effect. */
  prompt_cache_key?: unknown;
  /** Accepted without effect. */
  prompt_cache_options?: unknown;
  /** Accepted without effect. */
  prompt_cache_retention?: unknown;
  /** Accepted without effect. */
  service_tier?: unknown;
  /** Accepted without effect. Parley stores every answer with its conversation. */
  store?: unknown;
  temperature?: number | null;
  top_p?: number | null;
  tools?: Array<{
    type: string;
    function?: {
      name: string;
      description?: string | null;
      parameters?: {
        [name: string]: unknown;
      } | null;
      [name: string]: unknown;
    };
    [name: string]: unknown;
  }> | null;
  tool_choice?: "none" | "auto" | "required" | {
    type: string;
    name?: string;
    function?: {
      name?: string;
      [name: string]: unknown;
    };
    mode?: string;
    tools?: Array<unknown>;
    allowed_tools?: unknown;
    [name: string]: unknown;
  } | null;
  /** Accepted without effect. A model may call several functions in one answer. */
  parallel_tool_calls?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley gives no log probabilities. */
  top_logprobs?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley does not moderate. */
  moderation?: unknown;
  /** `sessionId` names the conversation. Parley does not store the rest. */
  metadata?: {
    /** Your own name for the conversation, or the `conv_…` id that an earlier answer gave. */
    sessionId?: string;
    [name: string]: unknown;
  } | null;
  max_tokens?: number | null;
  max_completion_tokens?: number | null;
  stop?: string | Array<string> | null;
  presence_penalty?: number | null;
  frequency_penalty?: number | null;
  seed?: number | null;
  top_k?: number | null;
  reasoning_effort?: string | null;
  response_format?: {
    type: string;
    json_schema?: {
      name?: string;
      description?: string | null;
      schema?: {
        [name: string]: unknown;
      } | null;
      strict?: boolean | null;
      [name: string]: unknown;
    };
    [name: string]: unknown;
  } | null;
  /** Accepted without effect. */
  verbosity?: unknown;
  /** Accepted without effect. */
  prediction?: unknown;
  n?: number | null;
  /** Refused with 400 `unsupported-parameter`. Parley gives one answer to a question. */
  best_of?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley gives no log probabilities. */
  logprobs?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley does not pass on a bias of tokens. */
  logit_bias?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley answers with text only. */
  audio?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley answers with text only. */
  modalities?: unknown;
  /** Refused with 400 `unsupported-parameter`. Send `tools` in its place. */
  functions?: unknown;
  /** Refused with 400 `unsupported-parameter`. Send `tool_choice` in its place. */
  function_call?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley does not search the web. */
  web_search_options?: unknown;
  /** Who answers in this conversation from now on. Left out, it does not change. */
  assistantId?: string;
  [name: string]: unknown;
};

export type ChatCompletion = {
  id: string;
  object: "chat.completion";
  created: number;
  model: string;
  choices: Array<{
    index: number;
    message: {
      role: "assistant";
      /** Null when there are only tool calls. */
      content: string | null;
      refusal: null;
      annotations: Array<{
        type: "url_citation";
        url_citation: {
          start_index: number;
          end_index: number;
          title: string;
          url: string;
        };
      }>;
      tool_calls?: Array<{
        id: string;
        type: "function";
        function: {
          name: string;
          arguments: string;
        };
      }>;
    };
    logprobs: null;
    /** `length`: the answer was cut at a limit. `tool_calls`: it goes on with the results of your functions. */
    finish_reason: "stop" | "length" | "content_filter" | "tool_calls";
  }>;
  usage: {
    prompt_tokens: number;
    completion_tokens: number;
    total_tokens: number;
    prompt_tokens_details: {
      cached_tokens: number;
      audio_tokens: number;
    };
    completion_tokens_details: {
      reasoning_tokens: number;
      audio_tokens: number;
      accepted_prediction_tokens: number;
      rejected_prediction_tokens: number;
    };
  };
  parley: {
    sessionId: string;
    conversationId: string;
    messageId: string;
    status: string;
    reason?: ReplyEndReason;
    answered: boolean;
    confidence: number;
    citations: Array<Citation>;
    /** The topics that the assistant offers when it asks back: then `answered` is false, and nothing is cited. Absent when it offers none. */
    choices?: Array<Choice>;
    /** With this answer the assistant hands the conversation over to a person. */
    handedOver?: true;
  };
};

/** OpenAI's clients throw this as an error of their own classes. */
export type OpenAiError = {
  error: {
    message: string;
    type: string;
    param: string | null;
    code: string | null;
  };
};

export type EmbeddingRequest = {
  /** `<provider name>/<model id>`, or the id alone. */
  model: string;
  input: string | Array<string>;
  dimensions?: number | null;
  encoding_format?: "float" | "base64" | null;
  user?: string | null;
  [name: string]: unknown;
};

export type Embeddings = {
  object: "list";
  model: string;
  data: Array<{
    object: "embedding";
    index: number;
    embedding: Array<number> | string;
  }>;
  usage: {
    prompt_tokens: number;
    total_tokens: number;
  };
};

export type Model = {
  id: string;
  object: "model";
  created: number;
  owned_by: string;
};

export type NewRealtimeClientSecret = {
  expires_after?: {
    anchor?: "created_at" | null;
    seconds?: number | null;
    [name: string]: unknown;
  } | null;
  session?: {
    instructions?: string;
    output_modalities?: Array<"text" | "audio">;
    tools?: Array<{
      type: string;
      name: string;
      description?: string | null;
      parameters?: {
        [name: string]: unknown;
      } | null;
      [name: string]: unknown;
    }> | null;
    tool_choice?: "auto" | "none" | "required" | {
      type: string;
      name?: string;
      [name: string]: unknown;
    };
    max_output_tokens?: number | "inf";
    type?: "realtime";
    audio?: {
      input?: {
        format?: {
          type: "audio/pcm" | "audio/pcmu" | "audio/pcma";
          rate?: number | null;
          [name: string]: unknown;
        };
        transcription?: {
          language?: string | null;
          [name: string]: unknown;
        } | null;
        noise_reduction?: {
          [name: string]: unknown;
        } | null;
        turn_detection?: {
          type: "server_vad" | "semantic_vad";
          create_response?: boolean | null;
          interrupt_response?: boolean | null;
          threshold?: number | null;
          prefix_padding_ms?: number | null;
          silence_duration_ms?: number | null;
          eagerness?: "low" | "medium" | "high" | "auto" | null;
          idle_timeout_ms?: number | null;
          [name: string]: unknown;
        } | null;
        [name: string]: unknown;
      };
      output?: {
        format?: {
          type: "audio/pcm" | "audio/pcmu" | "audio/pcma";
          rate?: number | null;
          [name: string]: unknown;
        };
        voice?: string | {
          id: string;
          [name: string]: unknown;
        };
        speed?: number;
        [name: string]: unknown;
      };
      [name: string]: unknown;
    };
    /** As `model` of the other APIs. The holder has no choice. */
    model?: string;
    [name: string]: unknown;
  } | null;
  [name: string]: unknown;
};

export type RealtimeClientSecret = {
  /** Begins with `ek_`, and takes the place of a key at `/v1/realtime` only. */
  value: string;
  /** Seconds since 1970. */
  expires_at: number;
  /** The settings that its sessions begin with. */
  session: {
    [name: string]: unknown;
  };
};

/** Parameters that are not listed here are accepted without effect. */
export type ResponseRequest = {
  /** The last item is the question of the user, or the result of your function. */
  input: string | Array<{
    /** `message`, `function_call`, `function_call_output`, `item_reference`, or `reasoning`, which has no effect. */
    type?: string;
    id?: string | null;
    /** `system`, `developer`, `user` or `assistant`. */
    role?: string;
    content?: string | null | Array<{
      /** Texts and, in messages of the user, images. */
      type: string;
      text?: string;
      refusal?: string;
      image_url?: string | {
        url: string;
        [name: string]: unknown;
      } | null;
      [name: string]: unknown;
    }>;
    call_id?: string;
    name?: string;
    arguments?: string;
    output?: string | null | Array<{
      /** Texts and, in messages of the user, images. */
      type: string;
      text?: string;
      refusal?: string;
      image_url?: string | {
        url: string;
        [name: string]: unknown;
      } | null;
      [name: string]: unknown;
    }>;
    [name: string]: unknown;
  }>;
  instructions?: string | null;
  model?: string | null;
  stream?: boolean | null;
  /** `include_usage`; the rest has no effect. */
  stream_options?: unknown;
  user?: string | null;
  /** Accepted without effect. */
  safety_identifier?: unknown;
  /** Accepted without effect. */
  prompt_cache_key?: unknown;
  /** Accepted without effect. */
  prompt_cache_options?: unknown;
  /** Accepted without effect. */
  prompt_cache_retention?: unknown;
  /** Accepted without effect. */
  service_tier?: unknown;
  /** Accepted without effect. Parley stores every answer with its conversation. */
  store?: unknown;
  temperature?: number | null;
  top_p?: number | null;
  tools?: Array<{
    name?: string;
    description?: string | null;
    parameters?: {
      [name: string]: unknown;
    } | null;
    type: string;
    [name: string]: unknown;
  }> | null;
  tool_choice?: "none" | "auto" | "required" | {
    type: string;
    name?: string;
    function?: {
      name?: string;
      [name: string]: unknown;
    };
    mode?: string;
    tools?: Array<unknown>;
    allowed_tools?: unknown;
    [name: string]: unknown;
  } | null;
  /** Accepted without effect. A model may call several functions in one answer. */
  parallel_tool_calls?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley gives no log probabilities. */
  top_logprobs?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley does not moderate. */
  moderation?: unknown;
  previous_response_id?: string | null;
  conversation?: string | {
    id: string;
    [name: string]: unknown;
  } | null;
  background?: boolean | null;
  metadata?: {
    [name: string]: string;
  } | null;
  max_output_tokens?: number | null;
  reasoning?: {
    effort?: string | null;
    [name: string]: unknown;
  } | null;
  text?: {
    format?: {
      type: string;
      name?: string;
      description?: string | null;
      schema?: {
        [name: string]: unknown;
      } | null;
      strict?: boolean | null;
      [name: string]: unknown;
    } | null;
    [name: string]: unknown;
  } | null;
  /** Accepted without effect. */
  include?: unknown;
  /** Accepted without effect. It limits tools of OpenAI, which Parley has not. */
  max_tool_calls?: unknown;
  /** Accepted without effect. */
  truncation?: unknown;
  /** Accepted without effect. */
  context_management?: unknown;
  /** Refused with 400 `unsupported-parameter`. Parley has no stored prompts: send `instructions`. */
  prompt?: unknown;
  /** Who answers in this conversation from now on. Left out, it does not change. */
  assistantId?: string;
  [name: string]: unknown;
};

export type Response = {
  id: string;
  object: "response";
  created_at: number;
  status: "in_progress" | "completed" | "incomplete" | "cancelled" | "failed";
  model: string;
  output: Array<{
    type: "message";
    id: string;
    status: "in_progress" | "completed" | "incomplete";
    role: "assistant";
    content: Array<{
      type: "output_text";
      text: string;
      annotations: Array<{
        type: "url_citation";
        start_index: number;
        end_index: number;
        title: string;
        url: string;
      } | {
        type: "file_citation";
        /** The id of the document. */
        file_id: string;
        filename: string;
        index: number;
      }>;
      logprobs: Array<unknown>;
    }>;
  } | {
    type: "function_call";
    id: string;
    call_id: string;
    name: string;
    arguments: string;
    status: "in_progress" | "completed" | "incomplete";
  }>;
  conversation: {
    id: string;
  };
  previous_response_id: string | null;
  error: {
    code: string;
    message: string;
  } | null;
  incomplete_details: {
    reason: "max_output_tokens" | "content_filter";
  } | null;
  usage: {
    input_tokens: number;
    input_tokens_details: {
      cached_tokens: number;
    };
    output_tokens: number;
    output_tokens_details: {
      reasoning_tokens: number;
    };
    total_tokens: number;
  } | null;
  /** What the request had, with `sessionId`; with `answered` and `confidence` once there is an answer; and with `status: handed-over` when a person answers. */
  metadata: {
    [name: string]: string;
  };
  [name: string]: unknown;
};

export type InputItemList = {
  object: "list";
  data: Array<{
    id: string;
    type: "message";
    status: "completed";
    role: "user" | "assistant";
    content: Array<{
      type: "input_text";
      text: string;
    } | {
      type: "output_text";
      text: string;
      annotations: Array<{
        type: "url_citation";
        start_index: number;
        end_index: number;
        title: string;
        url: string;
      } | {
        type: "file_citation";
        /** The id of the document. */
        file_id: string;
        filename: string;
        index: number;
      }>;
      logprobs: Array<unknown>;
    }>;
  }>;
  first_id: string | null;
  last_id: string | null;
  has_more: boolean;
};

export type SpeechRequest = {
  /** `tts-1` or any other name: the voice decides who speaks. */
  model: string;
  /** What to say. */
  input: string;
  /** The id of a voice of GET /api/voice/models. A name of OpenAI's, such as `alloy`, means the workspace's first voice. */
  voice: string | {
    id: string;
  };
  /** Without effect. */
  instructions?: string | null;
  response_format?: "wav" | "pcm" | "mp3" | "opus" | "aac" | "flac" | null;
  speed?: number | null;
  stream_format?: "audio" | "sse" | null;
  [name: string]: unknown;
};

export type TranscriptionForm = {
  /** A file of at most 25 MB and ten minutes: WAV (PCM, floating point, µ-law or A-law), or Opus in Ogg or WebM, as browsers record it. MP3 where the operator has installed a decoder. */
  file: Upload;
  /** `whisper-1` and its kin: the workspace's own recognizer. The name of a speech provider: that one. */
  model: string;
  /** BCP 47 or ISO 639-1, such as `en`. */
  language?: string;
  /** `json` by default. */
  response_format?: "json" | "text" | "srt" | "verbose_json" | "vtt";
  /** Server-Sent Events, one delta for each part that is understood. */
  stream?: boolean;
  /** Is not used. */
  prompt?: string;
  /** Is not used. */
  temperature?: number;
};

/** With `verbose_json` also the language, the duration and the segments. */
export type Transcription = {
  /** Empty when nothing was understood. */
  text: string;
  usage?: {
    type: "duration";
    seconds: number;
  };
  task?: "transcribe";
  language?: string;
  /** In seconds. */
  duration?: number;
  segments?: Array<{
    id: number;
    seek: number;
    start: number;
    end: number;
    text: string;
    tokens: Array<number>;
    temperature: number;
    avg_logprob: number;
    compression_ratio: number;
    no_speech_prob: number;
  }>;
};

export type UiChatRequest = {
  /** The chat's id. Parley uses it as the session id, unless X-Session-Id names another. */
  id: string;
  /** What the model sees of the chat. The last message is the question, or the assistant's message with the results of the page's tools. With a publishable key Parley reads the last question only, and takes the earlier messages from the stored conversation. */
  messages: Array<{
    id?: string;
    /** `system`, `user` or `assistant`. */
    role: string;
    parts?: Array<{
      /** `text`, `file` (an image), `tool-<name>` or `dynamic-tool`. Parley ignores `reasoning`, `step-start`, `source-…` and `data-…`. */
      type: string;
      text?: string;
      /** Of a file: an https address, or a data URL. */
      url?: string;
      mediaType?: string;
      toolCallId?: string;
      toolName?: string;
      state?: string;
      input?: unknown;
      rawInput?: unknown;
      output?: unknown;
      errorText?: string;
      [name: string]: unknown;
    }>;
    [name: string]: unknown;
  }>;
  /** `regenerate-message` asks for another reply to the last question, which is stored once. */
  trigger?: "submit-message" | "regenerate-message";
  messageId?: string | null;
  context?: ChatContext;
  /** `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable keys. */
  model?: string;
  /** Who answers in this conversation from now on. Left out, it does not change. */
  assistantId?: string;
  /** Instructions in addition to the assistant's. Without effect for publishable keys. */
  system?: string;
  temperature?: number;
  topP?: number;
  topK?: number;
  presencePenalty?: number;
  frequencyPenalty?: number;
  seed?: number;
  /** Without a language model Parley cuts the text. */
  stopSequences?: Array<string>;
  /** Without a language model Parley cuts the text. */
  maxOutputTokens?: number;
  /** The page's tools: a list, or an object by name. A call of one ends the reply; the next request brings its result. Needs a language model, and is refused with a publishable key. */
  tools?: Array<{
    name: string;
    description?: string;
    /** A JSON Schema. Parley passes it on to the model. */
    inputSchema?: {
      [name: string]: unknown;
    };
    /** A JSON Schema. Parley passes it on to the model. */
    parameters?: {
      [name: string]: unknown;
    };
    [name: string]: unknown;
  }> | {
    [name: string]: {
      description?: string;
      /** A JSON Schema. Parley passes it on to the model. */
      inputSchema?: {
        [name: string]: unknown;
      };
      /** A JSON Schema. Parley passes it on to the model. */
      parameters?: {
        [name: string]: unknown;
      };
      [name: string]: unknown;
    };
  };
  toolChoice?: "auto" | "none" | "required" | {
    type: "tool";
    toolName: string;
    [name: string]: unknown;
  };
  /** `json` needs a language model, and is refused with a publishable key. */
  responseFormat?: {
    type: "text";
    [name: string]: unknown;
  } | {
    type: "json";
    /** A JSON Schema. Parley passes it on to the model. */
    schema?: {
      [name: string]: unknown;
    };
    name?: string;
    description?: string;
    [name: string]: unknown;
  };
  [name: string]: unknown;
};

export type JsonRpcMessage = {
  jsonrpc: "2.0";
  id?: string | number;
  method: string;
  params?: {
    [name: string]: unknown;
  };
};

export type JsonRpcAnswer = {
  jsonrpc: "2.0";
  id?: string | number | null;
  result?: {
    [name: string]: unknown;
  };
  error?: {
    code: number;
    message: string;
    [name: string]: unknown;
  };
};

export type JsonRpcError = {
  jsonrpc: "2.0";
  id: null;
  error: {
    code: number;
    message: string;
    data: {
      code: string;
      requestId: string;
    };
  };
};

export type NewWorkspaceExport = {
  /** Encrypts the file. Only then its secrets come along: keys of providers, secrets of webhooks and workflows. */
  passphrase?: string;
  /** Of the authenticator app, or a recovery code, where the workspace requires a second factor. */
  code?: string;
};

export type WorkspaceExport = {
  id: string;
  status: "waiting" | "running" | "ready" | "failed";
  isEncrypted: boolean;
  /** So many were written until now. */
  rows: number;
  files: number;
  /** Of the file. */
  bytes: number;
  /** Of the file, in hexadecimal; null until it is ready. */
  sha256: string | null;
  /** Why it failed. */
  reason: string | null;
  createdAt: string;
  endedAt: string | null;
  /** The file is deleted then. */
  endsAt: string;
  /** Gives the file to its holder, without a sign-in, until `urlEndsAt`. */
  url: string | null;
  urlEndsAt: string | null;
};

export type WorkspaceFile = {
  /** Of an encrypted file. It comes before the file. */
  passphrase?: string;
  /** An export of a workspace. */
  file: Upload;
};

export type ImportedWorkspace = {
  id: string;
  name: string;
  /** It is as it was at this time. */
  moment: string;
  rows: number;
  files: number;
  fileBytes: number;
  /** The former installation had no bytes of so many. */
  missingFiles: number;
  /** False: enter keys of providers and secrets of webhooks again. */
  hasSecrets: boolean;
  /** It was suspended where it comes from, and still is. */
  isSuspended: boolean;
  /** So many were under way. They are paused, disabled, inactive or cancelled now. */
  stopped: {
    campaigns: number;
    endpoints: number;
    runs: number;
    series: number;
    workflows: number;
  };
  members: Array<{
    /** The id at the former installation. */
    userId: string;
    email: string;
    role: "owner" | "admin" | "agent";
    /** `member`: with an account that has no password yet. `invited`: the address or the id is known here. */
    became: "member" | "invited";
    url: string | null;
  }>;
};

export type MemberInvited = {
  invitationId: string;
  role: "owner" | "admin" | "agent";
};

export type MemberJoined = {
  userId: string;
  role: "owner" | "admin" | "agent";
};

export type MemberChanged = {
  userId: string;
  role: "owner" | "admin" | "agent";
};

export type MemberRemoved = {
  userId: string;
};

export type WorkspaceChanged = {
  /** The names of those that were sent. */
  settings: Array<string>;
};

export type WorkspaceSuspended = {
  /** What the operator says about it. */
  reason: string | null;
};

export type WorkspaceResumed = {};

export type ApiKeyRevoked = {
  keyId: string;
};

export type ApiKeyChanged = {
  keyId: string;
  /** The fields that were sent. */
  changed: Array<string>;
};

export type ApiKeyRotated = {
  keyId: string;
  /** Until when the former text works. */
  formerAcceptedUntil: string;
};

export type ApiKeyExpiring = {
  keyId: string;
  name: string;
  /** When the key ends. */
  expiresAt: string;
  daysLeft: number;
};

export type ApiKeyLeaked = {
  keyId: string;
  name: string;
  /** Where the scanner found it. */
  url: string | null;
  /** False when only the former text of a rotated key was found: the key goes on with its new text. */
  isEnded: boolean;
};

export type ApiKeyPageSeen = {
  keyId: string;
  /** The page's. */
  origin: string;
};

export type QuotaNeared = {
  quota: "runs" | "runBytes" | "eventBytes" | "knowledgeBytes" | "fileBytes";
  /** 80 or 95. */
  percent: number;
  used: number;
  limit: number;
};

export type RecordChange = {
  table: string;
  /** The primary key of the row, for example `{"id": 7}`. null where one event tells of all rows of a statement: in a table without a primary key, of a TRUNCATE, and of a statement that changes more than 10,000 rows. */
  key: {
    [name: string]: unknown;
  } | null;
};

export type RecordUpdate = {
  table: string;
  /** The primary key of the row, for example `{"id": 7}`. null where one event tells of all rows of a statement: in a table without a primary key, of a TRUNCATE, and of a statement that changes more than 10,000 rows. */
  key: {
    [name: string]: unknown;
  } | null;
  /** The values before, of the columns that changed. null where there is no key, and where old and new values have more than 8,000 characters together. */
  old: {
    [name: string]: unknown;
  } | null;
  /** The values since then, of the columns that changed. null where there is no key, and where old and new values have more than 8,000 characters together. */
  new: {
    [name: string]: unknown;
  } | null;
};

export type HandOverReason = "asked" | "unanswered" | "rule" | "member";

/** `by-hand`: it was assigned by a request. `taken-over`: the member answers it, and it had no assignee. `by-rule`: by the setting `assignment`. `member-removed`: its assignee is no longer a member. */
export type AssignmentReason = "by-hand" | "taken-over" | "by-rule" | "member-removed";

export type ReceivedInboundEvent = {
  eventId: string;
  sourceId: string;
  kind: string;
  /** The kind, under the name that senders use. */
  event: string;
  /** An object; a list with the kind `array`, a text with `text`, and `{mediaType, base64}` with `binary`. */
  data: unknown;
  receivedAt: string;
};

export type DeliveryExhausted = {
  deliveryId: string;
  endpointId: string;
  eventId: string;
  eventType: string;
  attempts: number;
};

export type EndpointDisabled = {
  endpointId: string;
  reason: "failing" | "gone";
};

export type EndpointRecovered = {
  endpointId: string;
};

export type EndpointTested = {
  endpointId: string;
};

/** The input and the answer of every operation. */
export type Operations = {
  /** Get the public keys of access tokens */
  "GET /.well-known/jwks.json": {
    input: unknown;
    answer: KeySet;
  };
  /** Get the addresses and abilities of the authorization server */
  "GET /.well-known/oauth-authorization-server": {
    input: unknown;
    answer: OauthMetadata;
  };
  /** Get where to sign in for the API */
  "GET /.well-known/oauth-protected-resource": {
    input: unknown;
    answer: OauthMetadata;
  };
  /** Get where to sign in for the Model Context Protocol */
  "GET /.well-known/oauth-protected-resource/mcp": {
    input: unknown;
    answer: OauthMetadata;
  };
  /** Get the addresses and abilities of the authorization server */
  "GET /.well-known/openid-configuration": {
    input: unknown;
    answer: OauthMetadata;
  };
  /** Open the page that stops the weekly mail */
  "GET /account/gap-mail": {
    input: {
      query?: {
        token?: string;
      };
    };
    answer: string;
  };
  /** Stop the weekly mail */
  "POST /account/gap-mail": {
    input: {
      query?: {
        token?: string;
      };
      body?: {
        token?: string;
      };
    };
    answer: string;
  };
  /** Open the page of an invitation */
  "GET /account/invitation": {
    input: {
      query?: {
        token?: string;
      };
    };
    answer: string;
  };
  /** Accept an invitation on that page */
  "POST /account/invitation": {
    input: {
      body: {
        token?: string;
        name?: string;
        password?: string;
      };
    };
    answer: string;
  };
  /** Open the page that shows the operator the mails that were not sent */
  "GET /account/outbox": {
    input: unknown;
    answer: string;
  };
  /** Show the mails that were not sent on that page. The newest 100, to the operator, whom the password proves, and a code where the account has a second factor. No session is started. */
  "POST /account/outbox": {
    input: {
      body: {
        email?: string;
        password?: string;
        code?: string;
      };
    };
    answer: string;
  };
  /** Open the page that sets a new password */
  "GET /account/reset-password": {
    input: {
      query?: {
        token?: string;
      };
    };
    answer: string;
  };
  /** Set a new password on that page */
  "POST /account/reset-password": {
    input: {
      body: {
        token?: string;
        password?: string;
        newPassword?: string;
      };
    };
    answer: string;
  };
  /** Open the page that sets up an authenticator app */
  "GET /account/second-factor": {
    input: unknown;
    answer: string;
  };
  /** Show the secret for the app on that page. For an account without a second factor, which its password proves. No session is started. */
  "POST /account/second-factor": {
    input: {
      body: {
        email?: string;
        password?: string;
      };
    };
    answer: string;
  };
  /** Confirm the app with its first code on that page */
  "POST /account/second-factor/confirm": {
    input: {
      body: {
        token?: string;
        code?: string;
      };
    };
    answer: string;
  };
  /** Open the page that confirms an address */
  "GET /account/verify-email": {
    input: {
      query?: {
        token?: string;
      };
    };
    answer: string;
  };
  /** Confirm an address on that page */
  "POST /account/verify-email": {
    input: {
      body: {
        token?: string;
        password?: string;
        newPassword?: string;
      };
    };
    answer: string;
  };
  /** List what assistants may be allowed to do. Scope: `settings:read`. */
  "GET /api/actions": {
    input: unknown;
    answer: {
      data: Array<KnownAction>;
      nextCursor: string | null;
    };
  };
  /** Keep a question as a test of an assistant, or a reply that was given. The tests run after each change of the knowledge or the settings, where a model answers at most every ten minutes, and each asks its question as the first message of a conversation, or as a follow-up where the reply was one. Nothing is stored of the conversation, nobody is told, and no tool is run. A workspace has at most 200. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/answer-tests": {
    input: {
      body: NewAnswerTest;
    };
    answer: AnswerTest;
  };
  /** List the tests with their newest results. Scope: `knowledge:read`. */
  "GET /api/answer-tests": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<AnswerTest>;
      nextCursor: string | null;
    };
  };
  /** Whether I get a mail when tests come out otherwise. For a signed-in member. */
  "GET /api/answer-tests/mail": {
    input: unknown;
    answer: AnswerTestMail;
  };
  /** Get a mail when tests come out otherwise, or stop it. For a signed-in member. A member's e-mail address must be verified. */
  "PUT /api/answer-tests/mail": {
    input: {
      body: AnswerTestMail;
    };
    answer: AnswerTestMail;
  };
  /** Show how the tests came out, and what differs from the run before. Scope: `knowledge:read`. */
  "GET /api/answer-tests/report": {
    input: unknown;
    answer: AnswerTestReport;
  };
  /** Run all tests. They run after the answer: the report tells when. A run that waits already is the same. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/answer-tests/run": {
    input: unknown;
    answer: AnswerTestRun;
  };
  /** Delete a test. Scope: `knowledge:write`. */
  "DELETE /api/answer-tests/{pinId}": {
    input: {
      params: {
        pinId: string;
      };
    };
    answer: undefined;
  };
  /** List what runs ask people for, newest first. Scope: `automation:read`. */
  "GET /api/approvals": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        status?: "pending" | "approved" | "rejected" | "expired" | "cancelled";
      };
    };
    answer: {
      data: Array<Approval>;
      nextCursor: string | null;
    };
  };
  /** Read what a run asks people for. Scope: `automation:read`. */
  "GET /api/approvals/{approvalId}": {
    input: {
      params: {
        approvalId: string;
      };
    };
    answer: Approval;
  };
  /** Approve or reject what a run asks for. The first decision counts; the run goes on with it. Where the workflow names `approvers`, only these members may decide. Scope: `approvals:write`. A member's e-mail address must be verified. */
  "POST /api/approvals/{approvalId}": {
    input: {
      params: {
        approvalId: string;
      };
      body: {
        decision: "approved" | "rejected";
        /** The `requestHash` that was read: the decision is refused when it is another. */
        requestHash?: string;
        comment?: string;
      };
    };
    answer: Approval;
  };
  /** List the assistants. Scope: `settings:read`. */
  "GET /api/assistants": {
    input: unknown;
    answer: {
      data: Array<Assistant>;
      nextCursor: string | null;
    };
  };
  /** Make an assistant. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/assistants": {
    input: {
      body: NewAssistant;
    };
    answer: Assistant;
  };
  /** Show an assistant. Scope: `settings:read`. */
  "GET /api/assistants/{assistantId}": {
    input: {
      params: {
        assistantId: string;
      };
    };
    answer: Assistant;
  };
  /** Change an assistant. The change applies to the next question, on every node. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/assistants/{assistantId}": {
    input: {
      params: {
        assistantId: string;
      };
      body: AssistantChange;
    };
    answer: Assistant;
  };
  /** Remove an assistant. Scope: `settings:write`. */
  "DELETE /api/assistants/{assistantId}": {
    input: {
      params: {
        assistantId: string;
      };
    };
    answer: undefined;
  };
  /** Ask an assistant with settings that are not stored. Needs `settings:write` and `conversations:write`. The conversation is one as others: delete it when you have seen the answer. With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`. For members and secret keys, whatever their scopes. A member's e-mail address must be verified. */
  "POST /api/assistants/{assistantId}/try": {
    input: {
      params: {
        assistantId: string;
      };
      body: TryAssistant;
    };
    answer: ChatAnswer;
  };
  /** Read the audit log: who did what in the workspace. Scope: `settings:read`. */
  "GET /api/audit": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        /** Only entries of this action, such as `api-key.revoked`, or of all with its noun: `api-key`. */
        action?: string;
      };
    };
    answer: {
      data: Array<AuditEntry>;
      nextCursor: string | null;
    };
  };
  /** Change my password. Ends my other sessions. For a signed-in member. */
  "POST /api/auth/change-password": {
    input: {
      body: ChangePassword;
    };
    answer: undefined;
  };
  /** Forgot my password: mail a link to choose a new one. Gives the same answer for every address, with or without an account. An address that is not confirmed yet gets the mail that confirms it, whose page also sets a password. */
  "POST /api/auth/forgot-password": {
    input: {
      body: ForgotPassword;
    };
    answer: Accepted;
  };
  /** Get my account, my workspaces and my scopes. For a signed-in member. */
  "GET /api/auth/me": {
    input: unknown;
    answer: Me;
  };
  /** Change my name and my language. In every workspace, also beside what you have written before. For a signed-in member. */
  "PATCH /api/auth/me": {
    input: {
      body: ChangedUser;
    };
    answer: User;
  };
  /** Erase my account. Also erases every workspace in which you are the only member, with everything in it. This cannot be undone. For a signed-in member. */
  "DELETE /api/auth/me": {
    input: {
      body: EraseAccount;
    };
    answer: undefined;
  };
  /** Show a picture of me to visitors and colleagues. A PNG, JPEG, WebP or GIF of up to 10 MiB. Parley makes it anew, as a JPEG of at most 256 pixels a side, and keeps nothing else of the file. Visitors see it beside what you write. For a signed-in member. A member's e-mail address must be verified. */
  "PUT /api/auth/me/picture": {
    input: {
      body: FormData | NewPicture;
    };
    answer: User;
  };
  /** Erase my picture. Its address leads nowhere from now on. Your initials stand in its place. For a signed-in member. */
  "DELETE /api/auth/me/picture": {
    input: unknown;
    answer: undefined;
  };
  /** Add a passkey. Gives recovery codes, unless the account has some. For a signed-in member. */
  "POST /api/auth/passkeys": {
    input: {
      body: NewPasskey;
    };
    answer: AddedPasskey;
  };
  /** List my passkeys. For a signed-in member. */
  "GET /api/auth/passkeys": {
    input: unknown;
    answer: Passkeys;
  };
  /** Begin to add a passkey. For a signed-in member. */
  "POST /api/auth/passkeys/options": {
    input: unknown;
    answer: PasskeyOptions;
  };
  /** Remove a passkey. For a signed-in member. */
  "DELETE /api/auth/passkeys/{id}": {
    input: {
      params: {
        id: string;
      };
      body: PasswordOnly;
    };
    answer: undefined;
  };
  /** Make new recovery codes. The former ones end. For a signed-in member. */
  "POST /api/auth/recovery-codes": {
    input: {
      body: PasswordOnly;
    };
    answer: RecoveryCodes;
  };
  /** Exchange a refresh token for the next. A second use of a token within 20 seconds gives the same answer. A later use ends the session, because somebody must have copied the token. A session in a cookie is refreshed with the header `X-Parley-Console: 1` and without a body. */
  "POST /api/auth/refresh": {
    input: {
      body?: Refresh;
    };
    answer: SignedIn;
  };
  /** Set a new password with a mailed token. Ends all sessions. If the address was not confirmed before, a stranger may have signed up with it: the account starts again in a new, empty workspace, and its former workspace is deleted. Then a token that confirms the address is valid here as well. */
  "POST /api/auth/reset-password": {
    input: {
      body: ResetPassword;
    };
    answer: undefined;
  };
  /** Finish a sign-in with the second factor */
  "POST /api/auth/second-factor": {
    input: {
      body: SecondFactor;
    };
    answer: SignedIn;
  };
  /** List my sessions. For a signed-in member. */
  "GET /api/auth/sessions": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<Session>;
      nextCursor: string | null;
    };
  };
  /** End all sessions except this one. For a signed-in member. */
  "DELETE /api/auth/sessions": {
    input: unknown;
    answer: undefined;
  };
  /** End a session. For a signed-in member. */
  "DELETE /api/auth/sessions/{id}": {
    input: {
      params: {
        id: string;
      };
    };
    answer: undefined;
  };
  /** Sign in. An account with a second factor gets `secondFactorRequired: true` in place of tokens, and sends its second factor to `POST /api/auth/second-factor`. */
  "POST /api/auth/signin": {
    input: {
      body: Credentials;
    };
    answer: SignedIn | SecondFactorRequired;
  };
  /** Sign out. Ends the session. Send the access token or, when it has expired, the refresh token in the body. With the header `X-Parley-Console: 1`, the session in the cookie ends, too. */
  "POST /api/auth/signout": {
    input: {
      body?: SignOut;
    };
    answer: undefined;
  };
  /** Sign up: make an account with a workspace */
  "POST /api/auth/signup": {
    input: {
      body: NewAccount;
    };
    answer: SignedIn;
  };
  /** Switch to another of my workspaces. The refresh token stays valid. From now on it gives access tokens for that workspace. For a signed-in member. */
  "POST /api/auth/switch": {
    input: {
      body: Switch;
    };
    answer: Access;
  };
  /** Set up an authenticator app. It counts once `POST /api/auth/totp/confirm` has got a code of it. For a signed-in member. */
  "POST /api/auth/totp": {
    input: unknown;
    answer: NewTotp;
  };
  /** Remove the authenticator app. For a signed-in member. */
  "DELETE /api/auth/totp": {
    input: {
      body: CodeOnly;
    };
    answer: undefined;
  };
  /** Confirm the authenticator app with its first code. Gives recovery codes, unless the account has some. For a signed-in member. */
  "POST /api/auth/totp/confirm": {
    input: {
      body: CodeOnly;
    };
    answer: RecoveryCodes;
  };
  /** Confirm my e-mail address. The mailed token proves the mailbox; a session of the account or its password proves that you signed up. Without these, choose a new password with `POST /api/auth/reset-password`. On a private installation the token is enough. */
  "POST /api/auth/verify-email": {
    input: {
      body: VerifyEmail;
    };
    answer: Verified;
  };
  /** Mail the confirmation link again. For a signed-in member. */
  "POST /api/auth/verify-email/resend": {
    input: unknown;
    answer: Accepted;
  };
  /** Run a workflow. 202 at once; with `?wait`, 200 and the output of a run that ends in time. Scope: `automation:run`. A member's e-mail address must be verified. */
  "POST /api/automation": {
    input: {
      query?: {
        /** For how many seconds to wait for the end of the run. */
        wait?: number;
      };
      body: {
        /** `document.name` of the workflow. */
        workflow: string;
        /** What the run works with. Null when it is left out. */
        input?: unknown;
      };
    };
    answer: {
      runId: string;
      status: "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
      /** With `?wait`, of a run that ended in time. */
      output?: unknown;
      error?: {
        type: string;
        status: number;
        title?: string;
        detail?: string;
        /** JSON Pointer to the task. */
        instance?: string;
        [name: string]: unknown;
      };
    };
  };
  /** List the names of the secrets of workflows. No answer shows a value. Scope: `automation:write`. */
  "GET /api/automation/secrets": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<WorkflowSecret>;
      nextCursor: string | null;
    };
  };
  /** Save a secret of workflows. Workflows that list it in `use.secrets` read it as `$secrets.NAME`. It is stored encrypted, and kept out of what runs show. Scope: `automation:write`. A member's e-mail address must be verified. */
  "PUT /api/automation/secrets/{name}": {
    input: {
      params: {
        /** What `use.secrets` of a workflow lists. */
        name: string;
      };
      body: NewWorkflowSecret;
    };
    answer: WorkflowSecret;
  };
  /** Delete a secret of workflows. Scope: `automation:write`. */
  "DELETE /api/automation/secrets/{name}": {
    input: {
      params: {
        /** What `use.secrets` of a workflow lists. */
        name: string;
      };
    };
    answer: undefined;
  };
  /** List who is blocked. Scope: `contacts:read`. */
  "GET /api/blocked-visitors": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<BlockedVisitor>;
      nextCursor: string | null;
    };
  };
  /** End a block. The answer is the same for a visitor who is not blocked. Scope: `contacts:write`. */
  "DELETE /api/blocked-visitors/{visitorId}": {
    input: {
      params: {
        visitorId: string;
      };
    };
    answer: undefined;
  };
  /** Ask the assistant, as the AI SDK's useChat does. Answers with a UI message stream (`x-vercel-ai-ui-message-stream: v1`). A browser finds its visitor token in the answer's header X-Visitor-Token. Scope: `conversations:write`, or a publishable key. */
  "POST /api/chat": {
    input: {
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
        /** Your own name for the conversation. */
        "X-Session-Id"?: string;
      };
      body: UiChatRequest;
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Stop the pending replies. Scope: `conversations:write`, or a publishable key. */
  "POST /api/chat/{sessionId}/stop": {
    input: {
      params: {
        /** The chat's id. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: {
      stopped: Array<string>;
    };
  };
  /** Stream the pending reply. From its beginning, as the AI SDK expects. 204 when no reply is pending. Scope: `conversations:write`, or a publishable key. */
  "GET /api/chat/{sessionId}/stream": {
    input: {
      params: {
        /** The chat's id. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Send a message from another platform. Takes the body of /api/chatbot/send or `{event: "user_message", data}`. With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`. Scope: `conversations:write`, or a publishable key. */
  "POST /api/chatbot": {
    input: {
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: UserMessage | {
        /** What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE. */
        message: string;
        /** Your own name for the conversation, or the `conv_…` id that an earlier answer gave. */
        sessionId?: string;
        context?: ChatContext;
        /** `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable keys. */
        model?: string;
        /** Who answers in this conversation from now on. Left out, it does not change. */
        assistantId?: string;
        event?: never;
        [name: string]: unknown;
      };
    };
    answer: ChatAnswer;
  };
  /** Send a message to the assistant. With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`. Scope: `conversations:write`, or a publishable key. */
  "POST /api/chatbot/send": {
    input: {
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: SendMessage;
    };
    answer: ChatAnswer;
  };
  /** List or search the contacts, newest first. Scope: `contacts:read`. */
  "GET /api/contacts": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        /** Words that begin like this: of names, addresses, numbers. */
        q?: string;
        tag?: string;
        email?: string;
        phone?: string;
        /** Your own id of the user. */
        userId?: string;
        origin?: "lead" | "chat" | "import" | "api" | "newsletter";
        blocked?: boolean;
        createdAfter?: string;
        createdBefore?: string;
        segmentId?: string;
      };
    };
    answer: {
      data: Array<Contact>;
      nextCursor: string | null;
    };
  };
  /** Make a contact. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts": {
    input: {
      body: NewContact;
    };
    answer: Contact;
  };
  /** Export the contacts as CSV or as lines of JSON. A cell that a spreadsheet would take for a formula begins with an apostrophe. Scope: `contacts:read`. */
  "GET /api/contacts/export": {
    input: {
      query?: {
        format?: "csv" | "ndjson";
        /** `spreadsheet`: the CSV begins with a byte order mark, by which Excel knows UTF-8, and a cell that a spreadsheet would take for a formula begins with an apostrophe. Lines of JSON stay as they are. */
        for?: "spreadsheet";
        /** Words that begin like this: of names, addresses, numbers. */
        q?: string;
        tag?: string;
        email?: string;
        phone?: string;
        /** Your own id of the user. */
        userId?: string;
        origin?: "lead" | "chat" | "import" | "api" | "newsletter";
        blocked?: boolean;
        createdAfter?: string;
        createdBefore?: string;
        segmentId?: string;
      };
    };
    answer: string | ReadableStream<Uint8Array>;
  };
  /** Import contacts from CSV, lines of JSON, Excel or vCards. A row changes the contact of its userId or address, or makes one. A number leads to nobody, because people share it: only a row without either is known by its number and name. Columns of other names become `custom`. Rows that cannot be read are left out and told. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts/import": {
    input: {
      query?: {
        /** Only says what would happen. */
        dryRun?: boolean;
        /** Which field a column is, as JSON: `{"E-Mail": "email", "Notes": null}`; null leaves a column out. */
        mapping?: string;
        /** The country of a phone number without a country code, such as DE. */
        country?: string;
        /** How the file is encoded, such as `windows-1252`; a byte order mark goes before it. Without it the `charset` of the Content-Type says so; without both, lines that are not UTF-8 are Windows-1252. */
        encoding?: string;
        /** The order of day, month and year in dates that are not ISO 8601. Months may then be named, in seven languages. */
        dateFormat?: "DMY" | "MDY" | "YMD";
      };
      body: Bytes;
    };
    answer: ImportReport;
  };
  /** Get a CSV to fill in for an import. Scope: `contacts:read`. */
  "GET /api/contacts/import/template": {
    input: unknown;
    answer: string;
  };
  /** List the contacts that a phone number may have joined. Before, people with one number became one contact. Each proposal is a person who may be another one. Scope: `contacts:read`. */
  "GET /api/contacts/joined-by-number": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<JoinedContact>;
      nextCursor: string | null;
    };
  };
  /** Read a contact. Scope: `contacts:read`. */
  "GET /api/contacts/{contactId}": {
    input: {
      params: {
        contactId: string;
      };
    };
    answer: Contact;
  };
  /** Change a contact. A former address or number still leads to the contact; null takes it back. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "PATCH /api/contacts/{contactId}": {
    input: {
      params: {
        contactId: string;
      };
      body: ContactChange;
    };
    answer: Contact;
  };
  /** Block a contact: chats are refused, and forms are spam. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts/{contactId}/block": {
    input: {
      params: {
        contactId: string;
      };
    };
    answer: Contact;
  };
  /** Erase a contact everywhere. Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be undone. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts/{contactId}/erase": {
    input: {
      params: {
        contactId: string;
      };
    };
    answer: ErasureReceipt;
  };
  /** Export everything about a contact. As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept: application/zip`) with a page to read and a file of JSON for each part. Scope: `contacts:read`. */
  "GET /api/contacts/{contactId}/export": {
    input: {
      params: {
        contactId: string;
      };
      query?: {
        /** Without it, the header Accept decides; else lines of JSON. */
        format?: "ndjson" | "zip";
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Say that a contact is one person, and was joined rightly. Scope: `contacts:write`. */
  "DELETE /api/contacts/{contactId}/joined-by-number": {
    input: {
      params: {
        contactId: string;
      };
    };
    answer: undefined;
  };
  /** Merge a contact into another one. Both are shown as the other one from now on. Nothing is moved, so that `unmerge` restores both as they were. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts/{contactId}/merge": {
    input: {
      params: {
        contactId: string;
      };
      body: MergeInto;
    };
    answer: Contact;
  };
  /** Part a contact that is two people. Makes a contact of the second person's identities. Leads, subscriptions and conversations that name them go along; tags and own fields stay. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts/{contactId}/part": {
    input: {
      params: {
        contactId: string;
      };
      body: PartedIdentities;
    };
    answer: Contact;
  };
  /** Read what happened with a contact, newest first. Scope: `contacts:read`. */
  "GET /api/contacts/{contactId}/timeline": {
    input: {
      params: {
        contactId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<TimelineItem>;
      nextCursor: string | null;
    };
  };
  /** Unblock a contact. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts/{contactId}/unblock": {
    input: {
      params: {
        contactId: string;
      };
    };
    answer: Contact;
  };
  /** End a merge. Of this contact, or of the one that was merged into it last. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/contacts/{contactId}/unmerge": {
    input: {
      params: {
        contactId: string;
      };
    };
    answer: Contact;
  };
  /** List conversations, or search what was said in them. Scope: `conversations:read`. */
  "GET /api/conversations": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        /** Words that one message has, notes of the team, too; each may be the beginning of a longer one. Of many messages that fit, the newest 2,000 count. */
        q?: string;
        status?: ConversationStatus;
        channel?: ConversationChannel;
        /** Who answers. The default one has those that name nobody. */
        assistantId?: string;
        userId?: string;
        /** A member's id, `me`, or `none` for those without an assignee. */
        assignee?: string;
        /** The same as `assignee=me`. */
        mine?: true;
        /** The same as `assignee=none`. */
        unassigned?: true;
        /** The id or the name of a label. */
        label?: string;
        /** Only those that were handed over, where nobody of the team has spoken since the person's last word. Without those that are put off, and without blocked people. */
        waiting?: boolean;
        /** True: only those that the team has put off. False: without them. */
        snoozed?: boolean;
        /** Something was said or done in it since then. */
        from?: string;
        /** Nothing was said or done in it from then on. */
        to?: string;
        /** The one in which something was said last comes first. Else the newest. */
        order?: "activity";
      };
    };
    answer: {
      data: Array<Conversation>;
      nextCursor: string | null;
    };
  };
  /** Read a conversation. Scope: `conversations:read`. */
  "GET /api/conversations/{sessionId}": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
    };
    answer: Conversation;
  };
  /** Erase a conversation. Deletes the conversation and all its messages. This cannot be undone. Scope: `conversations:write`. */
  "DELETE /api/conversations/{sessionId}": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
    };
    answer: undefined;
  };
  /** Assign a conversation to a colleague, or say whose it is. Does not hand it over: an assistant that replies goes on. A member who writes to the person in a conversation without an assignee, or hands it over, becomes the assignee. Scope: `conversations:write`. */
  "PATCH /api/conversations/{sessionId}": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      body: ChangedConversation;
    };
    answer: Conversation;
  };
  /** Send a file in a conversation. A picture (PNG, JPEG, WebP, GIF) or a PDF of up to 10 MiB, 10 in a conversation. It is a message of its own, to which the assistant does not reply. A browser may send one where a colleague answers, or where the setting `attachments` of the chat allows it before. A member or a server takes the conversation over with it. The same file with the same text is kept once, so that a retry is safe. Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified. */
  "POST /api/conversations/{sessionId}/attachments": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: FormData | NewAttachment;
    };
    answer: SentAttachment;
  };
  /** Download a file of a conversation. As an attachment of the type application/octet-stream, for the conversation's visitor and the team. Scope: `conversations:read`, or a publishable key. */
  "GET /api/conversations/{sessionId}/attachments/{attachmentId}": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
        attachmentId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Get a picture of a conversation as it may be shown. A JPEG of at most 1,280 pixels a side that Parley made of the picture, without what else was in the file. Scope: `conversations:read`, or a publishable key. */
  "GET /api/conversations/{sessionId}/attachments/{attachmentId}/preview": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
        attachmentId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Block the visitor or user of a conversation. Every request of theirs is refused with visitor-blocked, and their streams end within a second. An anonymous visitor can come back as a new one, unless the key requires the users' identity. Scope: `conversations:write`. A member's e-mail address must be verified. */
  "POST /api/conversations/{sessionId}/block": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
    };
    answer: BlockedVisitor;
  };
  /** Close a conversation. A browser closes the visitor's own. The next message opens it again. Scope: `conversations:write`, or a publishable key. */
  "POST /api/conversations/{sessionId}/close": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: Conversation;
  };
  /** Leave an e-mail address for answers. Of the visitor's own conversation. What a colleague writes, and the visitor has not said to have seen after a minute, goes there by mail; an answer to that mail goes on in the same conversation, where the workspace has a source of mails. The assistant's answers go there once a mail has come from the address. Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified. */
  "PUT /api/conversations/{sessionId}/contact": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: LeftAddress;
    };
    answer: undefined;
  };
  /** Have the assistant draft an answer for a member. What the assistant would say to the person's last words, for a member to send or change. Nothing is stored or sent, and no tool is run. Where a model answers, it costs what a reply costs. Scope: `conversations:write`. A member's e-mail address must be verified. */
  "POST /api/conversations/{sessionId}/draft": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
    };
    answer: DraftOfReply;
  };
  /** Watch a conversation. Goes on after Last-Event-ID without a gap or a repetition, on any node. Scope: `conversations:write`, or a publishable key. */
  "GET /api/conversations/{sessionId}/events": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      query?: {
        from?: "start" | "now";
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
        /** Go on after this event. */
        "Last-Event-ID"?: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Export a conversation with all its messages. Scope: `conversations:read`. */
  "GET /api/conversations/{sessionId}/export": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
    };
    answer: {
      conversation: Conversation;
      messages: Array<Message>;
    };
  };
  /** Hand a conversation back to the assistant. Scope: `conversations:write`. */
  "POST /api/conversations/{sessionId}/hand-back": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      body?: HandBack;
    };
    answer: Conversation;
  };
  /** Hand a conversation over from the assistant to a person. A browser asks for a colleague in the visitor's own conversation: the team is told that the person waits. Only members and servers may add a message. Scope: `conversations:write`, or a publishable key. */
  "POST /api/conversations/{sessionId}/hand-over": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body?: HandOver;
    };
    answer: Conversation;
  };
  /** Give a conversation labels. No visitor sees them. With `add` and `remove`, what two members do at the same time all holds. `labels` replaces them all. Scope: `conversations:write`. */
  "PUT /api/conversations/{sessionId}/labels": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      body: LabelsOfConversation;
    };
    answer: Conversation;
  };
  /** List the messages of a conversation, oldest first. A browser reads the visitor's own conversation, without the notes of the team. Scope: `conversations:read`, or a publishable key. */
  "GET /api/conversations/{sessionId}/messages": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: {
      data: Array<Message>;
      nextCursor: string | null;
    };
  };
  /** Write to the person, or a note for colleagues. A message to the person hands the conversation over to you: the assistant does not reply until it is handed back. A note does not. Scope: `conversations:write`. */
  "POST /api/conversations/{sessionId}/messages": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      body: NewMemberMessage;
    };
    answer: Message;
  };
  /** Answer a stored conversation again, and show what differs. Turn by turn. Nothing is stored or sent, nobody is told, and no tool is run. Against `"today"`: with the knowledge, the settings and the models of now. A reply that rested on a tool differs, and each reply of a model costs what a reply costs. Against `"recorded"`: to the letter as it was, with what models and tools gave then, and without asking them. Where that is impossible, the 409 names what lacks (`lacks`: `engine`, `settings`, `knowledge`, `recording`) and for which message (`messageId`). Scope: `conversations:read`. A member's e-mail address must be verified. */
  "POST /api/conversations/{sessionId}/replay": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      body: ReplayOfConversation;
    };
    answer: ReplayedConversation;
  };
  /** Say up to which message a conversation was seen. A member says it for the team, which ends the person's wait. A browser, or a server, says it for the contact. An earlier message than before changes nothing. The stream tells the other side at once. Scope: `conversations:write`, or a publishable key. */
  "PUT /api/conversations/{sessionId}/seen": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: SeenMessage;
    };
    answer: Conversation;
  };
  /** Put a conversation off until a time. It waits for nobody until then. It comes back by itself at that time, and at once when the person writes. Scope: `conversations:write`. */
  "PUT /api/conversations/{sessionId}/snooze": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      body: Snooze;
    };
    answer: Conversation;
  };
  /** Stop the replies that are under way. Scope: `conversations:write`, or a publishable key. */
  "POST /api/conversations/{sessionId}/stop": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: {
      stopped: Array<string>;
    };
  };
  /** Download a conversation as a text. As the person may read it: without notes, the newest 200 messages. Scope: `conversations:read`. */
  "GET /api/conversations/{sessionId}/transcript": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
    };
    answer: string;
  };
  /** Mail a conversation to the person, or to an address. Without notes. A visitor gets three transcripts of a conversation within a day. An address that had its mails of this hour gets no more, which a visitor is not told. Scope: `conversations:write`, or a publishable key. A member's e-mail address must be verified. */
  "POST /api/conversations/{sessionId}/transcript": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body?: TranscriptRequest;
    };
    answer: AcceptedTranscript;
  };
  /** Say that you type in a conversation. The stream tells the other side. Nothing is stored. A client with an open WebSocket says it there: `{type: "typing", conversationId, isTyping}`. Scope: `conversations:write`, or a publishable key. */
  "POST /api/conversations/{sessionId}/typing": {
    input: {
      params: {
        sessionId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: Typing;
    };
    answer: undefined;
  };
  /** End the block of the visitor or user of a conversation. Scope: `conversations:write`. A member's e-mail address must be verified. */
  "POST /api/conversations/{sessionId}/unblock": {
    input: {
      params: {
        /** The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10. */
        sessionId: string;
      };
    };
    answer: undefined;
  };
  /** Say that you look at a conversation. For members: the stream tells the colleagues at once, and no visitor. Nothing is stored. Say it again every 20 seconds; without that it ends after 45. Scope: `conversations:read`. */
  "POST /api/conversations/{sessionId}/viewing": {
    input: {
      params: {
        sessionId: string;
      };
      body: Viewing;
    };
    answer: undefined;
  };
  /** Work with the workspace's own tables. Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`. For members and secret keys, whatever their scopes. A member's e-mail address must be verified. */
  "POST /api/database": {
    input: {
      body: DatabaseRequest;
    };
    answer: DatabaseAnswer;
  };
  /** Export a table, or the whole database. With `table`, its rows as CSV or as lines of JSON, while they are read. In CSV the values are PostgreSQL's own texts, as COPY writes them: an empty cell is a missing value, an empty cell in quotes an empty text. A spreadsheet may take a text for a formula: `for=spreadsheet` guards its cells, and is no longer exact. Lines of JSON are as `select` gives them, with every digit. Without `table`, the definitions and rows of all tables, for `POST /api/database/restore`. An answer that breaks off is not complete. Scope: `database:read`. */
  "GET /api/database/export": {
    input: {
      query?: {
        /** A table or a view. Without it, the whole database is exported. */
        table?: string;
        /** `csv` for a table, unless it is named; a whole database is always `ndjson`. */
        format?: "csv" | "ndjson";
        /** `spreadsheet`: the CSV begins with a byte order mark, by which Excel knows UTF-8, and a cell that a spreadsheet would take for a formula begins with an apostrophe. Lines of JSON stay as they are. */
        for?: "spreadsheet";
      };
    };
    answer: string | ReadableStream<Uint8Array>;
  };
  /** Import rows into a table, from CSV or from lines of JSON. Stores all rows or none, in one transaction, and tells the first hundred rows that were not accepted. The first row of a CSV names columns; values are as in an export. Columns that PostgreSQL computes are passed over. Rows are checked by the table's JSON Schema and announced as `record.created` and `record.updated`. `mode=upsert` may be sent again after a failure. With `dryRun=true` the answer is 200 also where rows were not accepted. The body is the file, or multipart/form-data: the parameters as fields, and after them a part `rows` with the file. Scope: `database:write`. A member's e-mail address must be verified. */
  "POST /api/database/import": {
    input: {
      query?: {
        /** The table. In multipart/form-data it may be a field. */
        table?: string;
        /** By default what the Content-Type header says. */
        fileFormat?: "csv" | "ndjson";
        /** `upsert` changes rows that exist already, by the primary key or by `onConflict`. */
        mode?: "insert" | "upsert";
        /** For `upsert`: the columns of a unique key, as a JSON list. */
        onConflict?: string;
        /** The order of day, month and year in dates that are no ISO 8601, such as 03/04/2026. Months may also be named in English, German, French, Spanish, Italian, Dutch or Portuguese. Without it, such dates are refused. */
        dateFormat?: "DMY" | "MDY" | "YMD";
        /** Only says what would happen. */
        dryRun?: boolean;
      };
      body: FormData | Upload | Bytes;
    };
    answer: DatabaseImportReport;
  };
  /** Restore a whole database from its export. Makes the tables, rows, keys, indexes, views and types of an export in a database that has none, or leaves it empty. No events are announced. Needs the scopes `database:ddl` and `database:write`. For members and secret keys, whatever their scopes. A member's e-mail address must be verified. */
  "POST /api/database/restore": {
    input: {
      body: Bytes;
    };
    answer: DatabaseRestoreReport;
  };
  /** List the receipts of erasures, newest first. Scope: `contacts:read`. */
  "GET /api/erasures": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<ErasureReceipt>;
      nextCursor: string | null;
    };
  };
  /** Read the receipt of an erasure. Scope: `contacts:read`. */
  "GET /api/erasures/{erasureId}": {
    input: {
      params: {
        erasureId: string;
      };
    };
    answer: ErasureReceipt;
  };
  /** Export all conversations. One JSON document a line, newest conversation first. Scope: `conversations:read`. */
  "GET /api/export/conversations": {
    input: unknown;
    answer: ReadableStream<Uint8Array>;
  };
  /** Upload a file. Multipart with a part that has a file name, up to PARLEY_MAX_FILE_BYTES. It is stored encrypted. A file that no source uses is deleted after a day. Scope: `files:write`. A member's e-mail address must be verified. */
  "POST /api/files": {
    input: {
      body: FormData | NewFile;
    };
    answer: File;
  };
  /** Download a file. The bytes as they were uploaded, as an attachment of the type application/octet-stream. Scope: `files:read`. */
  "GET /api/files/{fileId}": {
    input: {
      params: {
        fileId: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Delete a file. What was taught of it stays. Nobody can download it any more. Scope: `files:write`. */
  "DELETE /api/files/{fileId}": {
    input: {
      params: {
        fileId: string;
      };
    };
    answer: undefined;
  };
  /** Get a signed timestamp and a proof of work for a form. For forms with JavaScript. Send the timestamp back as the field `_timestamp`, and the solution as the field `altcha`; a challenge is valid for an hour and its solution once. The address works as the `challenge` of the ALTCHA widget, with the publishable key as `?key=`. Scope: `leads:write`, or a publishable key. */
  "GET /api/forms/challenge": {
    input: {
      query?: {
        /** A publishable key, without the header. */
        key?: string;
      };
    };
    answer: FormChallenge;
  };
  /** See what runs here, and who operates it. For the operator of the installation. */
  "GET /api/installation": {
    input: unknown;
    answer: Installation;
  };
  /** Examine the installation. The same as `./parley doctor`: settings that contradict each other, backups, disk, jobs, mails, certificates and what was left over. It calls the hosts whose certificates it looks at, and takes up to ten seconds. For the operator of the installation. */
  "GET /api/installation/findings": {
    input: unknown;
    answer: Examination;
  };
  /** Make a person an operator. The person has all rights of an operator at the next request. Only a signed-in operator may do this. For the operator of the installation. A member's e-mail address must be verified. */
  "POST /api/installation/operators": {
    input: {
      body: NewOperator;
    };
    answer: Operator;
  };
  /** Remove an operator. The last one stays. Only a signed-in operator may do this. For the operator of the installation. */
  "DELETE /api/installation/operators/{userId}": {
    input: {
      params: {
        userId: string;
      };
    };
    answer: undefined;
  };
  /** Read for how long new workspaces keep their data. For the operator of the installation. */
  "GET /api/installation/retention": {
    input: unknown;
    answer: DefaultRetention;
  };
  /** Change for how long new workspaces keep their data. Workspaces that are there keep what they have; their owners see with `GET /api/settings/retention/default` what the default would erase. For the operator of the installation. A member's e-mail address must be verified. */
  "PATCH /api/installation/retention": {
    input: {
      body: RetentionChange;
    };
    answer: DefaultRetention;
  };
  /** Help a person who cannot sign in. Makes a link for a new password, which is mailed where mail is set up; else you get it and pass it on. It works for an hour, and for three days where the address was never confirmed: then the account starts again in an empty workspace. The former password works until the link is used. The person's workspaces find it in their audit logs. Only a signed-in operator may do this. For the operator of the installation. A member's e-mail address must be verified. */
  "POST /api/installation/sign-in-resets": {
    input: {
      body: NewSignInReset;
    };
    answer: SignInReset;
  };
  /** List the workspaces with what they use, newest first. For the operator of the installation. */
  "GET /api/installation/workspaces": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        /** Only workspaces that wait for an operator, or others. */
        awaitsApproval?: boolean;
      };
    };
    answer: {
      data: Array<InstalledWorkspace>;
      nextCursor: string | null;
    };
  };
  /** Make a workspace of an export of another installation. All of it or nothing. What the installation has already is named by workspace-clash. Members whose address is unknown here get an account without a password and a link to choose one; others are invited. Campaigns are paused, endpoints of webhooks disabled, workflows inactive and their runs cancelled, because the former installation may go on. The passphrase comes before the file. For the operator of the installation. A member's e-mail address must be verified. */
  "POST /api/installation/workspaces/import": {
    input: {
      body: FormData | WorkspaceFile;
    };
    answer: ImportedWorkspace;
  };
  /** Suspend a workspace, let it go on, or set its quotas. While it is suspended nothing begins: runs, campaigns, schedules, models, deliveries and calls wait, and go on afterwards. Its callers get workspace-suspended, and senders of webhooks 503 with Retry-After. Leaving a newsletter, preferences, erasure and export go on; its owners sign in, read and delete. For the operator of the installation. A member's e-mail address must be verified. */
  "PATCH /api/installation/workspaces/{workspaceId}": {
    input: {
      params: {
        workspaceId: string;
      };
      body: WorkspaceDecision;
    };
    answer: InstalledWorkspace;
  };
  /** Have a workspace deleted after seven days. It is suspended at once, its owners get a mail, and `POST …/keep` takes it back. Then all that it has is deleted, and the accounts of people who are in no other workspace. A second call changes nothing. For the operator of the installation. */
  "DELETE /api/installation/workspaces/{workspaceId}": {
    input: {
      params: {
        workspaceId: string;
      };
    };
    answer: InstalledWorkspace;
  };
  /** Keep a workspace that waits for its deletion. For the operator of the installation. A member's e-mail address must be verified. */
  "POST /api/installation/workspaces/{workspaceId}/keep": {
    input: {
      params: {
        workspaceId: string;
      };
    };
    answer: InstalledWorkspace;
  };
  /** Accept an invitation and sign in. Works under every PARLEY_SIGNUP. An address without an account gets one with the chosen `password`. An account proves itself with its access token or its password; one with a second factor with its access token. */
  "POST /api/invitations/accept": {
    input: {
      body: AcceptInvitation;
    };
    answer: SignedIn;
  };
  /** Make an API key. Only this answer shows the key. Without `scopes`, a secret key has all scopes except the sensitive ones, and a publishable key all that it may have: those that later versions add as well. Scope: `keys:write`. A member's e-mail address must be verified. */
  "POST /api/keys": {
    input: {
      body: NewApiKey;
    };
    answer: ApiKeyWithSecret;
  };
  /** List the API keys. Scope: `keys:write`. */
  "GET /api/keys": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<ApiKey>;
      nextCursor: string | null;
    };
  };
  /** Report API keys that were found in public. In the form of GitHub's secret scanning partner programme, and signed as there: ECDSA over P-256 with SHA-256, by a key that is published at PARLEY_LEAK_REPORT_KEYS. A reported secret key is refused on every node within a second, and the owners of its workspace are told. When only the former text of a rotated key was found, only that text ends. A text without the checksum of a secret key is not looked up. The signature is the credential. */
  "POST /api/keys/report-leaked": {
    input: {
      headers?: {
        /** The `key_identifier` of the key. X-GitHub-Public-Key-Identifier is read as well. */
        "Github-Public-Key-Identifier"?: string;
        /** The signature of the raw body, in base64. X-GitHub-Public-Key-Signature is read as well. */
        "Github-Public-Key-Signature"?: string;
      };
      body: LeakReport;
    };
    answer: Array<LeakLabel>;
  };
  /** Change the name and the limits of an API key. Every node knows new limits within a second. Connections and tickets of the key end then, so that they are opened again under the new limits; a new name ends nothing. The limits are checked as at the making of a key, and nobody may change a key that they could not make. Scope: `keys:write`. A member's e-mail address must be verified. */
  "PATCH /api/keys/{id}": {
    input: {
      params: {
        id: string;
      };
      body: ApiKeyChange;
    };
    answer: ApiKey;
  };
  /** End an API key. Every node refuses the key within a second. Scope: `keys:write`. */
  "DELETE /api/keys/{id}": {
    input: {
      params: {
        id: string;
      };
    };
    answer: undefined;
  };
  /** Give an API key a new text. Only this answer shows the new text. The key keeps its id, its rights and its limits. The text before works until the overlap ends, or the key itself; a former text that was still accepted ends at once, so that there are never more than two. With `overlapSeconds` 0 every node refuses the text before within a second. A secret key may rotate itself without the scope `keys:write`, but not by a former text. Nobody may rotate a key that they could not make. For members and secret keys, whatever their scopes. A member's e-mail address must be verified. */
  "POST /api/keys/{id}/rotate": {
    input: {
      params: {
        id: string;
      };
      body?: ApiKeyRotation;
    };
    answer: ApiKeyWithSecret;
  };
  /** Read a document version. The text that citations quote. Where a reply cites it, it stays readable after its source was changed or removed. Scope: `knowledge:read`. */
  "GET /api/knowledge/documents/{documentId}": {
    input: {
      params: {
        documentId: string;
      };
    };
    answer: KnowledgeDocument;
  };
  /** List the passages of a document version. As the assistant finds and quotes them today, in their order. Scope: `knowledge:read`. */
  "GET /api/knowledge/documents/{documentId}/passages": {
    input: {
      params: {
        documentId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<DocumentPassage>;
      nextCursor: string | null;
    };
  };
  /** Show which model embeds the passages, and how far that has come. Scope: `knowledge:read`. */
  "GET /api/knowledge/embeddings": {
    input: unknown;
    answer: EmbeddingSetting;
  };
  /** Have a model embed the passages, so that they are found by meaning as well as by words. The model embeds two test sentences first. The passages follow in the background, and are used when nine of ten have a vector. Another model or another length starts from the beginning. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PUT /api/knowledge/embeddings": {
    input: {
      body: NewEmbeddingSetting;
    };
    answer: EmbeddingSetting;
  };
  /** Find passages by their words alone, and delete every vector. Scope: `settings:write`. */
  "DELETE /api/knowledge/embeddings": {
    input: unknown;
    answer: undefined;
  };
  /** List what was asked and not answered well. Questions that ask the same are one gap: unanswered ones, those before a hand-over to a person, and those whose reply was not helpful. The most frequent gap is first, of equals the last asked. `contradictions` names the FAQs that answer one question in different ways. Scope: `knowledge:read`. */
  "GET /api/knowledge/gaps": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        state?: GapState;
      };
    };
    answer: Gaps;
  };
  /** Whether I get the weekly mail about gaps. For a signed-in member. */
  "GET /api/knowledge/gaps/mail": {
    input: unknown;
    answer: GapMail;
  };
  /** Get the weekly mail about gaps, or stop it. On Mondays at 8:00 UTC: the ten gaps that were asked most often in the week. No mail when there are none. For a signed-in member. A member's e-mail address must be verified. */
  "PUT /api/knowledge/gaps/mail": {
    input: {
      body: NewGapMail;
    };
    answer: GapMail;
  };
  /** Resolve a gap: with an answer, with a source, or because it is none. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/knowledge/gaps/{gapId}/resolve": {
    input: {
      params: {
        gapId: string;
      };
      body: GapResolution;
    };
    answer: Gap;
  };
  /** List the questions that passages are found by beside their own words, and what a model writes of them. Scope: `knowledge:read`. */
  "GET /api/knowledge/questions": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        /** `model`: a model wrote it while the text was taught. `choice`: three visitors or more asked it, were offered choices and took this one; it counts less than what a text says itself. */
        origin?: "model" | "choice";
        /** Only those of one document. */
        documentId?: string;
      };
    };
    answer: AskedQuestions;
  };
  /** Have a model write questions that each section answers. In the background, section by section. A question that the engine does not lead back to its section is thrown away; the others are what the section is found by beside its own words, and go with the version of the document. Answers stay the words of the text, and ask no model. The answer estimates what the sections that are left take; `dryRun` does nothing else. The same again goes on with another ceiling; another model, number or choice of languages begins from the start, and forgets what was written. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PUT /api/knowledge/questions": {
    input: {
      body: NewQuestionWriting;
    };
    answer: QuestionWriting;
  };
  /** Have no model write questions, and forget those that one wrote. Questions that visitors taught by their choices stay. Scope: `settings:write`. */
  "DELETE /api/knowledge/questions": {
    input: unknown;
    answer: undefined;
  };
  /** Write an asked question in other words. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "PATCH /api/knowledge/questions/{questionId}": {
    input: {
      params: {
        questionId: string;
      };
      body: ChangedAskedQuestion;
    };
    answer: AskedQuestion;
  };
  /** Remove an asked question. Its passage is not found by it any more, from the answer on. Visitors who take the same choices do not bring it back while the document is taught. Scope: `knowledge:write`. */
  "DELETE /api/knowledge/questions/{questionId}": {
    input: {
      params: {
        questionId: string;
      };
    };
    answer: undefined;
  };
  /** Search for passages. Scope: `knowledge:read`. */
  "POST /api/knowledge/search": {
    input: {
      body: KnowledgeSearch;
    };
    answer: FoundPassages;
  };
  /** Add a source, or up to 500 at once. A text, a FAQ, a page (`url`), a whole website (`site`), a file that was uploaded (`file`), or `{sources: [...]}`, which stores all of its texts and FAQs or none. Pages and sites are learnt after the answer: their `status` is `pending` until then. Or multipart/form-data with parts `file`: several of them, and a zip, answer as `{sources: [...]}`. A file is read within the request, or after it where it takes more than ten seconds; one that cannot be read is refused, and of several it is a source with `status` `failed`. A text may be plain text, Markdown or HTML; it is stored as Markdown. With an `externalId` that a source has, it replaces that source; the answer is 200 when nothing was created. The same again without an `externalId` is the source that is there. A FAQ whose question another one answers otherwise is stored, with a warning. Every question that is asked after this answer finds them. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/knowledge/sources": {
    input: {
      body: NewKnowledgeSources | FormData | NewKnowledgeFiles;
    };
    answer: AddedKnowledgeSources;
  };
  /** List the sources. Scope: `knowledge:read`. */
  "GET /api/knowledge/sources": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        type?: "text" | "faq" | "url" | "site" | "file";
        /** Only sources whose title contains this text. */
        q?: string;
        /** Only sources with this tag. */
        tag?: string;
        /** Only the source with this name. */
        externalId?: string;
      };
    };
    answer: {
      data: Array<KnowledgeSource>;
      nextCursor: string | null;
    };
  };
  /** Remove the sources with a tag, or all. Needs `?tag=` or `?all=true`. Documents that replies cite stay readable for their citations. After a failure, send it again: what was removed stays so. Scope: `knowledge:write`. */
  "DELETE /api/knowledge/sources": {
    input: {
      query?: {
        /** Removes the sources with this tag. */
        tag?: string;
        /** Removes all sources of the workspace. */
        all?: boolean;
      };
    };
    answer: RemovedKnowledgeSources;
  };
  /** Read a source. Scope: `knowledge:read`. */
  "GET /api/knowledge/sources/{sourceId}": {
    input: {
      params: {
        sourceId: string;
      };
    };
    answer: FullKnowledgeSource;
  };
  /** Replace the content of a source. The previous document stays readable for the citations that quote it, and is deleted when there are none. Content that is stored as the same text changes nothing; another `url` is a change. Without `externalId` and `tags` the source keeps those that it has. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "PUT /api/knowledge/sources/{sourceId}": {
    input: {
      params: {
        sourceId: string;
      };
      body: KnowledgeSourceContent;
    };
    answer: ReplacedKnowledgeSource;
  };
  /** Remove a source. No further question is answered from the source. Documents that no reply cites are deleted at once. The others stay readable for the citations that quote them, unless the source is purged: then they are deleted too, and the citations become `withdrawn`. A source that was removed before can still be purged. Scope: `knowledge:write`. */
  "DELETE /api/knowledge/sources/{sourceId}": {
    input: {
      params: {
        sourceId: string;
      };
      query?: {
        /** Withdraw what was cited or offered as a choice, too: each citation loses its title, address, section and passage, the choice is taken out, and the text of a reply that was made without a model becomes `[withdrawn]`. */
        purge?: boolean;
      };
    };
    answer: undefined;
  };
  /** Stop learning a source. What was learnt until now stays. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/knowledge/sources/{sourceId}/cancel": {
    input: {
      params: {
        sourceId: string;
      };
    };
    answer: undefined;
  };
  /** List the pages of a source. Each page of a site, or the file, with its state, its words, when it was last looked at and, where it was not learnt, what to do. Texts and FAQs have none (404). Scope: `knowledge:read`. */
  "GET /api/knowledge/sources/{sourceId}/documents": {
    input: {
      params: {
        sourceId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<KnowledgePage>;
      nextCursor: string | null;
    };
  };
  /** Look again at what a source was learnt from. What changed gets a new version, what did not stays, and what is gone is withdrawn after two looks a day apart. A source that is being learnt goes on. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/knowledge/sources/{sourceId}/refresh": {
    input: {
      params: {
        sourceId: string;
      };
    };
    answer: undefined;
  };
  /** List all document versions of a source. Newest first: the current one, and former ones that replies cite. Also works for a source that was removed. Scope: `knowledge:read`. */
  "GET /api/knowledge/sources/{sourceId}/versions": {
    input: {
      params: {
        sourceId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<KnowledgeDocumentVersion>;
      nextCursor: string | null;
    };
  };
  /** Begin to bring a tag's sources in step. For a folder or a catalogue that is loaded again and again: send all of it in portions, then finish. Nothing is taught or removed before. A sync of the same tag that is open is forgotten, and one that is given nothing for a day. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/knowledge/sync": {
    input: {
      body: NewKnowledgeSync;
    };
    answer: StartedKnowledgeSync;
  };
  /** Send a portion of a sync. Up to 500 sources, any number of times. A source with the `externalId` of an earlier one of the sync takes its place. One without is known by its content. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "PUT /api/knowledge/sync/{syncId}": {
    input: {
      params: {
        syncId: string;
      };
      body: KnowledgeSyncPortion;
    };
    answer: ReceivedKnowledgeSyncPortion;
  };
  /** Finish a sync. The tag's sources are then exactly those that were sent, and every question that is asked after this answer finds them. A source that is as it was keeps its version. Answers with sync-removes-much when more than half of the tag's sources would go, unless `allowRemoval` is sent. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "POST /api/knowledge/sync/{syncId}/finish": {
    input: {
      params: {
        syncId: string;
      };
      body?: KnowledgeSyncEnd;
    };
    answer: KnowledgeSyncCounts;
  };
  /** Read the synonyms. Scope: `knowledge:read`. */
  "GET /api/knowledge/synonyms": {
    input: unknown;
    answer: Synonyms;
  };
  /** Replace the synonyms. Words and phrases that mean the same, for example `bike` and `push cycle`. Every question that is asked after this answer uses them. Scope: `knowledge:write`. A member's e-mail address must be verified. */
  "PUT /api/knowledge/synonyms": {
    input: {
      body: Synonyms;
    };
    answer: Synonyms;
  };
  /** List the labels of conversations. Scope: `conversations:read`. */
  "GET /api/labels": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<Label>;
      nextCursor: string | null;
    };
  };
  /** Make a label for conversations. Scope: `conversations:write`. */
  "POST /api/labels": {
    input: {
      body: NewLabel;
    };
    answer: Label;
  };
  /** Rename or colour a label. Scope: `conversations:write`. */
  "PATCH /api/labels/{labelId}": {
    input: {
      params: {
        labelId: string;
      };
      body: ChangedLabel;
    };
    answer: Label;
  };
  /** Delete a label. All conversations lose it. Scope: `conversations:write`. */
  "DELETE /api/labels/{labelId}": {
    input: {
      params: {
        labelId: string;
      };
    };
    answer: undefined;
  };
  /** Take a lead: somebody wants to be contacted. JSON, or a plain HTML form with the publishable key as the field `key`. Fields that a form has beyond these become `custom`. The answer is the same for spam and for every address. A form is answered with a page, or with 303 to `_next`; a browser that sent something wrong, with a page that says what. Scope: `leads:write`, or a publishable key. A member's e-mail address must be verified. */
  "POST /api/leads": {
    input: {
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: NewLead;
    };
    answer: CapturedLead;
  };
  /** List the leads, newest first. Spam is left out unless `status=spam`. Scope: `leads:read`. */
  "GET /api/leads": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        status?: LeadStatus;
        /** A member's id, `me`, or `none`. */
        assigneeId?: string;
        contactId?: string;
        source?: string;
        formId?: string;
        email?: string;
        minScore?: number;
        createdAfter?: string;
        createdBefore?: string;
      };
    };
    answer: {
      data: Array<Lead>;
      nextCursor: string | null;
    };
  };
  /** Export the leads as CSV or as lines of JSON. A cell that a spreadsheet would take for a formula begins with an apostrophe. Scope: `leads:read`. */
  "GET /api/leads/export": {
    input: {
      query?: {
        format?: "csv" | "ndjson";
        /** `spreadsheet`: the CSV begins with a byte order mark, by which Excel knows UTF-8, and a cell that a spreadsheet would take for a formula begins with an apostrophe. Lines of JSON stay as they are. */
        for?: "spreadsheet";
        status?: LeadStatus;
        /** A member's id, `me`, or `none`. */
        assigneeId?: string;
        contactId?: string;
        source?: string;
        formId?: string;
        email?: string;
        minScore?: number;
        createdAfter?: string;
        createdBefore?: string;
      };
    };
    answer: string | ReadableStream<Uint8Array>;
  };
  /** Import leads from CSV, lines of JSON, Excel or vCards. Each row is a lead, under the contact of its address or number. A row that says what a stored lead says is unchanged. Columns of other names become `custom`. Rows that cannot be read are left out and told. Scope: `leads:write`. A member's e-mail address must be verified. */
  "POST /api/leads/import": {
    input: {
      query?: {
        /** Only says what would happen. */
        dryRun?: boolean;
        /** Which field a column is, as JSON: `{"E-Mail": "email", "Notes": null}`; null leaves a column out. */
        mapping?: string;
        /** The country of a phone number without a country code, such as DE. */
        country?: string;
        /** How the file is encoded, such as `windows-1252`; a byte order mark goes before it. Without it the `charset` of the Content-Type says so; without both, lines that are not UTF-8 are Windows-1252. */
        encoding?: string;
        /** The order of day, month and year in dates that are not ISO 8601. Months may then be named, in seven languages. */
        dateFormat?: "DMY" | "MDY" | "YMD";
        /** The status of rows that say none; else new. */
        status?: "new" | "contacted" | "qualified" | "won" | "lost" | "spam";
        /** Whether the people of rows that say nothing of it have consented. */
        consent?: boolean;
      };
      body: Bytes;
    };
    answer: ImportReport;
  };
  /** Get a CSV to fill in for an import. Scope: `leads:read`. */
  "GET /api/leads/import/template": {
    input: unknown;
    answer: string;
  };
  /** Read the rules by which leads are scored. Scope: `leads:read`. */
  "GET /api/leads/score-rules": {
    input: unknown;
    answer: {
      data: Array<LeadScoreRule>;
    };
  };
  /** Read a lead. Scope: `leads:read`. */
  "GET /api/leads/{leadId}": {
    input: {
      params: {
        leadId: string;
      };
    };
    answer: Lead;
  };
  /** Change the status, the assignee or own fields of a lead. The status `spam` keeps a lead apart, any other takes it back from there; the filter learns from both. Of `custom`, only the named fields change, and null removes one. Scope: `leads:write`. A member's e-mail address must be verified. */
  "PATCH /api/leads/{leadId}": {
    input: {
      params: {
        leadId: string;
      };
      body: LeadChange;
    };
    answer: Lead;
  };
  /** Erase a lead with its notes. Scope: `leads:write`. */
  "DELETE /api/leads/{leadId}": {
    input: {
      params: {
        leadId: string;
      };
    };
    answer: undefined;
  };
  /** List the notes about a lead, newest first. Scope: `leads:read`. */
  "GET /api/leads/{leadId}/notes": {
    input: {
      params: {
        leadId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<LeadNote>;
      nextCursor: string | null;
    };
  };
  /** Write a note about a lead. Scope: `leads:write`. A member's e-mail address must be verified. */
  "POST /api/leads/{leadId}/notes": {
    input: {
      params: {
        leadId: string;
      };
      body: NewLeadNote;
    };
    answer: LeadNote;
  };
  /** Delete a note. Scope: `leads:write`. */
  "DELETE /api/leads/{leadId}/notes/{noteId}": {
    input: {
      params: {
        leadId: string;
        noteId: string;
      };
    };
    answer: undefined;
  };
  /** List the members. Scope: `members:read`. */
  "GET /api/members": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<Member>;
      nextCursor: string | null;
    };
  };
  /** Invite a person to the workspace. Mails a link that works for seven days, and answers members with another one to pass on. A caller invites only to roles whose scopes it has itself. The invitation is void once the inviter has lost them; that of a key ends with the key. A key with an end, with `allowedAddresses` or with `databaseRules` invites nobody, because a member has no such bound. Scope: `members:write`. A member's e-mail address must be verified. */
  "POST /api/members/invitations": {
    input: {
      body: NewInvitation;
    };
    answer: InvitationWithLink;
  };
  /** List the open invitations. Scope: `members:read`. */
  "GET /api/members/invitations": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<Invitation>;
      nextCursor: string | null;
    };
  };
  /** Withdraw an invitation. Takes the scopes of the role itself. Scope: `members:write`. */
  "DELETE /api/members/invitations/{id}": {
    input: {
      params: {
        id: string;
      };
    };
    answer: undefined;
  };
  /** Give a member another role. Only an owner makes another member an owner, or takes that role away. The last owner stays one. A caller gives and takes only roles whose scopes it has itself. A key with an end, with `allowedAddresses` or with `databaseRules` gives nobody more, because a member has no such bound. Scope: `members:write`. A member's e-mail address must be verified. */
  "PATCH /api/members/{userId}": {
    input: {
      params: {
        userId: string;
      };
      body: ChangedMember;
    };
    answer: Member;
  };
  /** Remove a member, or leave the workspace. Every node refuses the member within a second. Keys that the member made stay: they are the workspace's. Removing another member takes the scope `members:write` and all scopes of the member, and removing an owner the role of one. For members and secret keys, whatever their scopes. */
  "DELETE /api/members/{userId}": {
    input: {
      params: {
        userId: string;
      };
    };
    answer: undefined;
  };
  /** Say whether a reply was helpful. Replaces what the same giver said before: the contact, for whom a server speaks too, or a member. The question of a reply that was not helpful is listed among the gaps of the knowledge. Scope: `conversations:write`, or a publishable key. */
  "POST /api/messages/{messageId}/feedback": {
    input: {
      params: {
        messageId: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: NewFeedback;
    };
    answer: Feedback;
  };
  /** Read from what a reply was made. Scope: `conversations:read`. */
  "GET /api/messages/{messageId}/provenance": {
    input: {
      params: {
        messageId: string;
      };
    };
    answer: Provenance;
  };
  /** Show the aliases of assistants. Scope: `settings:read`. */
  "GET /api/model-aliases": {
    input: unknown;
    answer: ModelAliases;
  };
  /** Set the aliases of assistants. Replaces all aliases. A request that sends an alias as its `model` is answered by that assistant, for clients that can send only names such as `gpt-4o`. Parley reads a model's name in this order: `parley` and `parley-offline`, the id of an assistant, an alias, `<provider name>/<model id>`, the name of an assistant. An alias goes with its assistant when that one is removed. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PUT /api/model-aliases": {
    input: {
      body: ModelAliases;
    };
    answer: ModelAliases;
  };
  /** Set the monthly budget. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PUT /api/model-budget": {
    input: {
      body: ModelBudget;
    };
    answer: ModelBudget;
  };
  /** Show what the models used this month, and the budget. Scope: `settings:read`. */
  "GET /api/model-use": {
    input: unknown;
    answer: ModelUse;
  };
  /** Count what waits for a person. Each count needs the scope that its description names, and is null without it. For members and secret keys, whatever their scopes. */
  "GET /api/needs-me": {
    input: unknown;
    answer: NeedsMe;
  };
  /** Sign up for the newsletter. JSON, or a plain HTML form with the publishable key as the field `key`. The owner of the address is asked by mail, and only the button behind that mail's link confirms. The answer is the same for every address, also for spam and for an address that is confirmed or has left. A mailbox gets at most two such mails a day (one, where the sign-up is suspicious) and four in 30 days; what these limits hold back waits, as `mailWaitsUntil` of the subscriber says. Scope: `newsletter:write`, or a publishable key. A member's e-mail address must be verified. */
  "POST /api/newsletter": {
    input: {
      body: NewSubscription;
    };
    answer: TakenSubscription;
  };
  /** List what came back, newest first. Scope: `newsletter:read`. */
  "GET /api/newsletter/bounces": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        subscriberId?: string;
      };
    };
    answer: {
      data: Array<Bounce>;
      nextCursor: string | null;
    };
  };
  /** Report bounces and complaints that a mail service told of. A hard bounce and a complaint end all mails to the subscriber, and so do soft bounces on five days within 60. Each mail counts once for each kind. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/bounces": {
    input: {
      body: ReportedBounces;
    };
    answer: BounceReceipt;
  };
  /** Make the address where the mails of the bounce mailbox are posted. The former address ends. Only a hash of it is stored. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/bounces/address": {
    input: {
      body?: EmptyBody;
    };
    answer: BounceAddress;
  };
  /** Receive a mail of the bounce mailbox. The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or `body-mime`. Delivery reports (RFC 3464), spam reports (RFC 5965) and bounces in words are read. Only a report with the address or the `Message-ID` that Parley gave the mail is counted. */
  "POST /api/newsletter/bounces/mail/{token}": {
    input: {
      params: {
        /** Of the address. */
        token: string;
      };
      body: Bytes;
    };
    answer: BounceReceipt;
  };
  /** Write a campaign. A draft: nothing is sent, and nothing must be complete. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns": {
    input: {
      body: NewCampaign;
    };
    answer: Campaign;
  };
  /** List the campaigns, newest first. Scope: `newsletter:read`. */
  "GET /api/newsletter/campaigns": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        status?: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
      };
    };
    answer: {
      data: Array<Campaign>;
      nextCursor: string | null;
    };
  };
  /** Read a campaign. Scope: `newsletter:read`. */
  "GET /api/newsletter/campaigns/{campaignId}": {
    input: {
      params: {
        campaignId: string;
      };
    };
    answer: Campaign;
  };
  /** Change a draft. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "PATCH /api/newsletter/campaigns/{campaignId}": {
    input: {
      params: {
        campaignId: string;
      };
      body: CampaignChange;
    };
    answer: Campaign;
  };
  /** Delete a campaign that is not at work. With what is noted of its mails. Links in its mails lead nowhere then, except those for leaving. Scope: `newsletter:write`. */
  "DELETE /api/newsletter/campaigns/{campaignId}": {
    input: {
      params: {
        campaignId: string;
      };
    };
    answer: undefined;
  };
  /** End a campaign, or make a scheduled one a draft again. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns/{campaignId}/cancel": {
    input: {
      params: {
        campaignId: string;
      };
      body?: EmptyBody;
    };
    answer: Campaign;
  };
  /** List what became of the mails of a campaign. Scope: `newsletter:read`. */
  "GET /api/newsletter/campaigns/{campaignId}/mailings": {
    input: {
      params: {
        campaignId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        status?: "queued" | "claimed" | "handed" | "sent" | "deferred" | "failed" | "unknown" | "skipped" | "bounced";
      };
    };
    answer: {
      data: Array<Mailing>;
      nextCursor: string | null;
    };
  };
  /** Send a mail again of which nobody knows whether it arrived. The person may get it twice. Parley never does this by itself. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release": {
    input: {
      params: {
        campaignId: string;
        subscriberId: string;
      };
      body?: EmptyBody;
    };
    answer: undefined;
  };
  /** Pause a campaign: no further mail is handed to the mail server. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns/{campaignId}/pause": {
    input: {
      params: {
        campaignId: string;
      };
      body?: EmptyBody;
    };
    answer: Campaign;
  };
  /** Read a campaign as its readers get it. HTML, the plain text for readers without HTML, what was left out, and what sending still needs. Scope: `newsletter:read`. */
  "GET /api/newsletter/campaigns/{campaignId}/preview": {
    input: {
      params: {
        campaignId: string;
      };
      query?: {
        /** Of the reader; empty for one without a name. */
        name?: string;
        /** The reader is this contact, with its name and fields. Needs `contacts:read`, too. */
        contactId?: string;
      };
    };
    answer: CampaignPreview;
  };
  /** Read the report of a campaign. Scope: `newsletter:read`. */
  "GET /api/newsletter/campaigns/{campaignId}/report": {
    input: {
      params: {
        campaignId: string;
      };
    };
    answer: CampaignReport;
  };
  /** Get the report of a campaign as a drawing. Scope: `newsletter:read`. */
  "GET /api/newsletter/campaigns/{campaignId}/report.svg": {
    input: {
      params: {
        campaignId: string;
      };
    };
    answer: string;
  };
  /** Let a paused campaign go on. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns/{campaignId}/resume": {
    input: {
      params: {
        campaignId: string;
      };
      body?: EmptyBody;
    };
    answer: Campaign;
  };
  /** Send a campaign at a time of a time zone. A time that clocks show twice in autumn is the first of the two. One that they skip in spring comes as long after the skip. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns/{campaignId}/schedule": {
    input: {
      params: {
        campaignId: string;
      };
      body: CampaignSchedule;
    };
    answer: Campaign;
  };
  /** Send a campaign now. Each recipient gets it once. Who leaves while it is being sent gets it no more. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns/{campaignId}/send": {
    input: {
      params: {
        campaignId: string;
      };
      body?: EmptyBody;
    };
    answer: Campaign;
  };
  /** Send a campaign to members of the workspace as a test. To nobody else, so that no stranger gets mails that nobody asked for. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/campaigns/{campaignId}/test": {
    input: {
      params: {
        campaignId: string;
      };
      body: TestSend;
    };
    answer: TestSent;
  };
  /** List the lists of the newsletter, oldest first. A workspace begins with the list `newsletter`. Scope: `newsletter:read`. */
  "GET /api/newsletter/lists": {
    input: unknown;
    answer: {
      data: Array<NewsletterList>;
    };
  };
  /** Make a list. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/lists": {
    input: {
      body: NewNewsletterList;
    };
    answer: NewsletterList;
  };
  /** Change a list. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "PATCH /api/newsletter/lists/{listId}": {
    input: {
      params: {
        listId: string;
      };
      body: NewsletterListChange;
    };
    answer: NewsletterList;
  };
  /** Delete a list and its subscriptions. Scope: `newsletter:write`. */
  "DELETE /api/newsletter/lists/{listId}": {
    input: {
      params: {
        listId: string;
      };
      query?: {
        /** Also when people get its mails. */
        force?: boolean;
      };
    };
    answer: undefined;
  };
  /** Start a series: mails that follow the confirmation of each subscriber. Each step goes once to each subscriber who confirms from now on, as long as the subscriber stays. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/series": {
    input: {
      body: NewSeries;
    };
    answer: Series;
  };
  /** List the series. Scope: `newsletter:read`. */
  "GET /api/newsletter/series": {
    input: unknown;
    answer: {
      data: Array<Series>;
    };
  };
  /** Read a series. Scope: `newsletter:read`. */
  "GET /api/newsletter/series/{seriesId}": {
    input: {
      params: {
        seriesId: string;
      };
    };
    answer: Series;
  };
  /** Stop a series, or let it go on. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "PATCH /api/newsletter/series/{seriesId}": {
    input: {
      params: {
        seriesId: string;
      };
      body: SeriesChange;
    };
    answer: Series;
  };
  /** Delete a series. Scope: `newsletter:write`. */
  "DELETE /api/newsletter/series/{seriesId}": {
    input: {
      params: {
        seriesId: string;
      };
    };
    answer: undefined;
  };
  /** Count the subscribers of each list, and sign-ups by day. Scope: `newsletter:read`. */
  "GET /api/newsletter/statistics": {
    input: {
      query?: {
        days?: number;
        /** The `slug` of a list; without it all. */
        list?: string;
      };
    };
    answer: NewsletterStatistics;
  };
  /** List the subscribers, newest first. Spam is left out unless `spam=true`. With `list`, the status is the one on that list. Scope: `newsletter:read`. */
  "GET /api/newsletter/subscribers": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        status?: SubscriberStatus;
        /** The `slug` of a list. */
        list?: string;
        email?: string;
        /** Those that were taken for spam, in place of the others. */
        spam?: boolean;
        createdAfter?: string;
        createdBefore?: string;
      };
    };
    answer: {
      data: Array<Subscriber>;
      nextCursor: string | null;
    };
  };
  /** Export the subscribers and their proofs as CSV or as lines of JSON. CSV has a row for each list of a subscriber. Lines of JSON have every proof. Scope: `newsletter:read`. */
  "GET /api/newsletter/subscribers/export": {
    input: {
      query?: {
        format?: "csv" | "ndjson";
        /** `spreadsheet`: the CSV begins with a byte order mark, by which Excel knows UTF-8, and a cell that a spreadsheet would take for a formula begins with an apostrophe. Lines of JSON stay as they are. */
        for?: "spreadsheet";
        status?: SubscriberStatus;
        /** The `slug` of a list. */
        list?: string;
        email?: string;
        /** Those that were taken for spam, in place of the others. */
        spam?: boolean;
        createdAfter?: string;
        createdBefore?: string;
      };
    };
    answer: string | ReadableStream<Uint8Array>;
  };
  /** Import subscribers from CSV, lines of JSON, Excel or vCards. With a proof (`confirmedAt`, and `confirmIp` or `consent`) a person is confirmed, without one pending, which `unproved` counts; `ask=true` asks these by mail, as the limits allow. Rows with the status `unsubscribed`, `bounced` or `complained`, or with a column that says so, are kept from all mails. Suppressed addresses and rows that cannot be read are left out and told. Who has left a list stays off it. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/subscribers/import": {
    input: {
      query?: {
        /** Only says what would happen. */
        dryRun?: boolean;
        /** Which field a column is, as JSON: `{"E-Mail": "email", "Notes": null}`; null leaves a column out. */
        mapping?: string;
        /** The country of a phone number without a country code, such as DE. */
        country?: string;
        /** How the file is encoded, such as `windows-1252`; a byte order mark goes before it. Without it the `charset` of the Content-Type says so; without both, lines that are not UTF-8 are Windows-1252. */
        encoding?: string;
        /** The order of day, month and year in dates that are not ISO 8601. Months may then be named, in seven languages. */
        dateFormat?: "DMY" | "MDY" | "YMD";
        /** Holds of all rows, unless a row says something that ends more. */
        status?: "pending" | "confirmed" | "unsubscribed" | "bounced" | "complained";
        /** The `slug` of the list of all rows. */
        list?: string;
        /** What all agreed to, word for word, unless a row says it itself. */
        consent?: string;
        /** Asks those by mail who are pending. */
        ask?: boolean;
      };
      body: Bytes;
    };
    answer: SubscriberImportReport;
  };
  /** Get a CSV to fill in for an import. Scope: `newsletter:read`. */
  "GET /api/newsletter/subscribers/import/template": {
    input: unknown;
    answer: string;
  };
  /** Read a subscriber with the proofs of every step. Scope: `newsletter:read`. */
  "GET /api/newsletter/subscribers/{subscriberId}": {
    input: {
      params: {
        subscriberId: string;
      };
    };
    answer: SubscriberDetails;
  };
  /** Change a subscriber, or say whether the sign-up is spam. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "PATCH /api/newsletter/subscribers/{subscriberId}": {
    input: {
      params: {
        subscriberId: string;
      };
      body: SubscriberChange;
    };
    answer: SubscriberDetails;
  };
  /** Erase a subscriber. What is left is a keyed hash of the address, which gets no mail, and the times of the proofs. A sign-up that its owner confirms is possible again. Scope: `newsletter:write`. */
  "DELETE /api/newsletter/subscribers/{subscriberId}": {
    input: {
      params: {
        subscriberId: string;
      };
    };
    answer: undefined;
  };
  /** End subscriptions of a subscriber. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/subscribers/{subscriberId}/unsubscribe": {
    input: {
      params: {
        subscriberId: string;
      };
      body: NewsletterLeaving;
    };
    answer: SubscriberDetails;
  };
  /** List the addresses that get no mail, newest first. Addresses are kept as keyed hashes. The address itself is shown while a subscriber has it, and is null after an erasure. With `email`, whether this one is among them. Scope: `newsletter:read`. */
  "GET /api/newsletter/suppressions": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        reason?: SuppressionReason;
        email?: string;
      };
    };
    answer: {
      data: Array<Suppression>;
      nextCursor: string | null;
    };
  };
  /** Keep an address from all mails of the newsletter. Scope: `newsletter:write`. A member's e-mail address must be verified. */
  "POST /api/newsletter/suppressions": {
    input: {
      body: NewSuppression;
    };
    answer: Suppression;
  };
  /** Let an address get mails again. It still gets only mails of lists that its owner confirms. Scope: `newsletter:write`. */
  "DELETE /api/newsletter/suppressions/{email}": {
    input: {
      params: {
        email: string;
      };
    };
    answer: undefined;
  };
  /** Make an app. Members of every workspace can let it act for them. Only this answer shows the secret of a confidential app, which may also act by itself in this workspace (`client_credentials`). Sensitive scopes need an owner's approval: for the app by itself, and for members who are no owners. Scope: `keys:write`. A member's e-mail address must be verified. */
  "POST /api/oauth/apps": {
    input: {
      body: NewApp;
    };
    answer: AppWithSecret;
  };
  /** List the apps. Scope: `keys:write`. */
  "GET /api/oauth/apps": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<App>;
      nextCursor: string | null;
    };
  };
  /** Change an app. Access tokens with a scope that it lost are refused within a second. Scope: `keys:write`. A member's e-mail address must be verified. */
  "PATCH /api/oauth/apps/{id}": {
    input: {
      params: {
        id: string;
      };
      body: AppChange;
    };
    answer: App;
  };
  /** End an app. With all that members let it do. Every node refuses its tokens within a second. Scope: `keys:write`. */
  "DELETE /api/oauth/apps/{id}": {
    input: {
      params: {
        id: string;
      };
    };
    answer: undefined;
  };
  /** Let an app have sensitive scopes in this workspace. Only an owner may do this. The list replaces the former one; an empty list ends the approval. For a signed-in member. A member's e-mail address must be verified. */
  "PUT /api/oauth/apps/{id}/approval": {
    input: {
      params: {
        id: string;
      };
      body: AppApproval;
    };
    answer: AppApproval;
  };
  /** Give a confidential app a new secret. Only this answer shows it. The former secret ends at once. Scope: `keys:write`. A member's e-mail address must be verified. */
  "POST /api/oauth/apps/{id}/secret": {
    input: {
      params: {
        id: string;
      };
    };
    answer: AppWithSecret;
  };
  /** List the apps that may act for me. In this workspace. An owner may list them for all members. For a signed-in member. */
  "GET /api/oauth/grants": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        /** Of all members of the workspace: for owners. */
        everybody?: boolean;
      };
    };
    answer: {
      data: Array<AppGrant>;
      nextCursor: string | null;
    };
  };
  /** No longer let an app act for me. Every node refuses its tokens within a second. An owner may end what any member gave. For a signed-in member. */
  "DELETE /api/oauth/grants/{id}": {
    input: {
      params: {
        id: string;
      };
    };
    answer: undefined;
  };
  /** Trust the machines of a platform. A machine exchanges a signed token of its platform (a CI, a cluster) for an access token of ten minutes at `/oauth/token`, so that it needs no key. Only an owner may do this, and answers for it: the trust stops when they are no owner any more. For a signed-in member. A member's e-mail address must be verified. */
  "POST /api/oauth/trusts": {
    input: {
      body: NewTrust;
    };
    answer: Trust;
  };
  /** List the trusts. Only an owner may do this. For a signed-in member. */
  "GET /api/oauth/trusts": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<Trust>;
      nextCursor: string | null;
    };
  };
  /** Change a trust, or answer for it from now on. Only an owner may do this. The access tokens of before are refused within a second. For a signed-in member. A member's e-mail address must be verified. */
  "PATCH /api/oauth/trusts/{id}": {
    input: {
      params: {
        id: string;
      };
      body: TrustChange;
    };
    answer: Trust;
  };
  /** No longer trust these machines. Only an owner may do this. Every node refuses their access tokens within a second. For a signed-in member. */
  "DELETE /api/oauth/trusts/{id}": {
    input: {
      params: {
        id: string;
      };
    };
    answer: undefined;
  };
  /** List the providers of language models. Scope: `settings:read`. */
  "GET /api/providers": {
    input: unknown;
    answer: {
      data: Array<Provider>;
      nextCursor: string | null;
    };
  };
  /** Add a provider of language models. Assistants that name no model answer through the first provider. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/providers": {
    input: {
      body: NewProvider;
    };
    answer: Provider;
  };
  /** Show a provider. Scope: `settings:read`. */
  "GET /api/providers/{providerId}": {
    input: {
      params: {
        providerId: string;
      };
    };
    answer: Provider;
  };
  /** Change a provider. A new `baseUrl` needs the `apiKey` again. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/providers/{providerId}": {
    input: {
      params: {
        providerId: string;
      };
      body: ProviderChange;
    };
    answer: Provider;
  };
  /** Remove a provider. Scope: `settings:write`. */
  "DELETE /api/providers/{providerId}": {
    input: {
      params: {
        providerId: string;
      };
    };
    answer: undefined;
  };
  /** Send one sentence to a model and show its answer. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/providers/{providerId}/test": {
    input: {
      params: {
        providerId: string;
      };
      body?: ProviderTest;
    };
    answer: ProviderTestResult;
  };
  /** List runs, newest first. Scope: `automation:read`. */
  "GET /api/runs": {
    input: {
      query?: {
        /** `document.name` of the workflow. */
        workflow?: string;
        status?: "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
        limit?: number;
        cursor?: string;
      };
    };
    answer: {
      data: Array<{
        id: string;
        workflow: string;
        version: number;
        status: "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
        startedBy: "api" | "event" | "schedule" | "action" | "run";
        waitingFor?: {
          kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
          until?: string;
          [name: string]: unknown;
        };
        error: {
          type: string;
          status: number;
          title?: string;
          detail?: string;
          /** JSON Pointer to the task. */
          instance?: string;
          [name: string]: unknown;
        } | null;
        createdAt: string;
        startedAt: string | null;
        endedAt: string | null;
        /** Your key has `databaseRules`, and this run had others: its input, output, error and tasks, which may show rows beyond them, are left out. */
        isLimited?: true;
      }>;
      nextCursor: string | null;
    };
  };
  /** End many runs. Those of a workflow, those that an event or a run has caused, or all: exactly one of the three. 202: the runs that were under way end soon, and the events that they have emitted start no run. Runs that start later go on. Scope: `automation:run`. A member's e-mail address must be verified. */
  "POST /api/runs/cancel": {
    input: {
      body: {
        /** `document.name` of the workflow. */
        workflow?: string;
        /** The id of an event or of a run that the runs follow from. */
        causedBy?: string;
        all?: true;
      };
    };
    answer: {
      /** So many runs were under way, and end. */
      cancelled: number;
    };
  };
  /** Read a run with its timeline. With `?wait`, 200 for a run that has ended in time, else 202. Scope: `automation:read`. */
  "GET /api/runs/{runId}": {
    input: {
      params: {
        runId: string;
      };
      query?: {
        /** For how many seconds to wait for the end of the run. */
        wait?: number;
      };
    };
    answer: {
      id: string;
      workflow: string;
      version: number;
      status: "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
      startedBy: "api" | "event" | "schedule" | "action" | "run";
      waitingFor?: {
        kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
        until?: string;
        [name: string]: unknown;
      };
      error: {
        type: string;
        status: number;
        title?: string;
        detail?: string;
        /** JSON Pointer to the task. */
        instance?: string;
        [name: string]: unknown;
      } | null;
      createdAt: string;
      startedAt: string | null;
      endedAt: string | null;
      /** Your key has `databaseRules`, and this run had others: its input, output, error and tasks, which may show rows beyond them, are left out. */
      isLimited?: true;
      input: unknown;
      output: unknown;
      /** Of all of its tasks. */
      cost: {
        calls: number;
        inputTokens: number;
        outputTokens: number;
        /** From its start to its end, or until now. */
        durationMs: number;
      };
      /** The first 1,000 tasks. GET …/tasks has all. */
      timeline: Array<{
        pointer: string;
        name: string;
        kind: string;
        /** Of the nearest loop, from 0. */
        iteration?: number;
        status: "running" | "waiting" | "completed" | "faulted" | "cancelled" | "skipped";
        /** Of the nearest `try`, or of the `try` itself: from 1. */
        attempt: number;
        startedAt: string;
        endedAt: string | null;
        durationMs: number | null;
        input: unknown;
        output: unknown;
        error?: {
          type: string;
          status: number;
          title?: string;
          detail?: string;
          /** JSON Pointer to the task. */
          instance?: string;
          [name: string]: unknown;
        };
        waitingFor?: {
          kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
          until?: string;
          [name: string]: unknown;
        };
        effect?: "done" | "not-sent" | "unknown";
        cost?: {
          calls?: number;
          inputTokens?: number;
          outputTokens?: number;
        };
      }>;
    };
  };
  /** End a run. The task under way is cut off; its effect may be unknown. 202: the run ends soon. Scope: `automation:run`. A member's e-mail address must be verified. */
  "POST /api/runs/{runId}/cancel": {
    input: {
      params: {
        runId: string;
      };
    };
    answer: {
      id: string;
      workflow: string;
      version: number;
      status: "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
      startedBy: "api" | "event" | "schedule" | "action" | "run";
      waitingFor?: {
        kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
        until?: string;
        [name: string]: unknown;
      };
      error: {
        type: string;
        status: number;
        title?: string;
        detail?: string;
        /** JSON Pointer to the task. */
        instance?: string;
        [name: string]: unknown;
      } | null;
      createdAt: string;
      startedAt: string | null;
      endedAt: string | null;
      /** Your key has `databaseRules`, and this run had others: its input, output, error and tasks, which may show rows beyond them, are left out. */
      isLimited?: true;
    };
  };
  /** Let a run go on that has failed, was cancelled, or waits. What has ended is not done again. The tasks at which the run stopped begin again, or the run goes on from `fromTask`, with its own definition or with another version of it. A call whose effect is unknown is made again: look at the other side first. Idempotency keys stay the same. A run that waits goes on waiting, except for a retry, which is made at once. Scope: `automation:run`. A member's e-mail address must be verified. */
  "POST /api/runs/{runId}/resume": {
    input: {
      params: {
        runId: string;
      };
      body?: {
        /** JSON Pointer, or a name that one task of the run has. Without it: where the run stopped. */
        fromTask?: string;
        /** A version of the workflow. */
        definition?: "latest" | number;
        /** The task that begins again gets this in place of the input that it had. */
        input?: unknown;
      };
    };
    answer: {
      id: string;
      workflow: string;
      version: number;
      status: "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
      startedBy: "api" | "event" | "schedule" | "action" | "run";
      waitingFor?: {
        kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
        until?: string;
        [name: string]: unknown;
      };
      error: {
        type: string;
        status: number;
        title?: string;
        detail?: string;
        /** JSON Pointer to the task. */
        instance?: string;
        [name: string]: unknown;
      } | null;
      createdAt: string;
      startedAt: string | null;
      endedAt: string | null;
      /** Your key has `databaseRules`, and this run had others: its input, output, error and tasks, which may show rows beyond them, are left out. */
      isLimited?: true;
    };
  };
  /** Start a new run with the input of a run that has ended. With the newest version of the workflow, unless `definition` says another. Scope: `automation:run`. A member's e-mail address must be verified. */
  "POST /api/runs/{runId}/retry": {
    input: {
      params: {
        runId: string;
      };
      body?: {
        /** A version of the workflow. */
        definition?: "latest" | number;
      };
    };
    answer: {
      runId: string;
      status: "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
      /** With `?wait`, of a run that ended in time. */
      output?: unknown;
      error?: {
        type: string;
        status: number;
        title?: string;
        detail?: string;
        /** JSON Pointer to the task. */
        instance?: string;
        [name: string]: unknown;
      };
    };
  };
  /** List the tasks of a run, in the order of their starts. Scope: `automation:read`. */
  "GET /api/runs/{runId}/tasks": {
    input: {
      params: {
        runId: string;
      };
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    answer: {
      data: Array<{
        pointer: string;
        name: string;
        kind: string;
        /** Of the nearest loop, from 0. */
        iteration?: number;
        status: "running" | "waiting" | "completed" | "faulted" | "cancelled" | "skipped";
        /** Of the nearest `try`, or of the `try` itself: from 1. */
        attempt: number;
        startedAt: string;
        endedAt: string | null;
        durationMs: number | null;
        input: unknown;
        output: unknown;
        error?: {
          type: string;
          status: number;
          title?: string;
          detail?: string;
          /** JSON Pointer to the task. */
          instance?: string;
          [name: string]: unknown;
        };
        waitingFor?: {
          kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
          until?: string;
          [name: string]: unknown;
        };
        effect?: "done" | "not-sent" | "unknown";
        cost?: {
          calls?: number;
          inputTokens?: number;
          outputTokens?: number;
        };
      }>;
      nextCursor: string | null;
    };
  };
  /** List the saved replies. Scope: `conversations:read`. */
  "GET /api/saved-replies": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<SavedReply>;
      nextCursor: string | null;
    };
  };
  /** Save a reply. Scope: `conversations:write`. */
  "POST /api/saved-replies": {
    input: {
      body: NewSavedReply;
    };
    answer: SavedReply;
  };
  /** Change a saved reply. Scope: `conversations:write`. */
  "PATCH /api/saved-replies/{savedReplyId}": {
    input: {
      params: {
        savedReplyId: string;
      };
      body: ChangedSavedReply;
    };
    answer: SavedReply;
  };
  /** Delete a saved reply. Scope: `conversations:write`. */
  "DELETE /api/saved-replies/{savedReplyId}": {
    input: {
      params: {
        savedReplyId: string;
      };
    };
    answer: undefined;
  };
  /** List the segments with their counts, newest first. Scope: `contacts:read`. */
  "GET /api/segments": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<Segment>;
      nextCursor: string | null;
    };
  };
  /** Save a filter of contacts as a segment. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "POST /api/segments": {
    input: {
      body: NewSegment;
    };
    answer: Segment;
  };
  /** Read a segment with its count. Scope: `contacts:read`. */
  "GET /api/segments/{segmentId}": {
    input: {
      params: {
        segmentId: string;
      };
    };
    answer: Segment;
  };
  /** Rename a segment, or give it another filter. Scope: `contacts:write`. A member's e-mail address must be verified. */
  "PATCH /api/segments/{segmentId}": {
    input: {
      params: {
        segmentId: string;
      };
      body: SegmentChange;
    };
    answer: Segment;
  };
  /** Delete a segment; its contacts stay. Scope: `contacts:write`. */
  "DELETE /api/segments/{segmentId}": {
    input: {
      params: {
        segmentId: string;
      };
    };
    answer: undefined;
  };
  /** Whether users can prove who they are. Says since when there is an identity secret, and never the secret. Scope: `settings:read`. */
  "GET /api/settings/identity": {
    input: unknown;
    answer: IdentitySettings;
  };
  /** Make a new identity secret. Your server signs with this secret who the user of a page is. Only this answer shows it. Former secrets are still accepted until the overlap ends. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/settings/identity/rotate-secret": {
    input: {
      body?: IdentityRotation;
    };
    answer: IdentitySecret;
  };
  /** Read which members are mailed about leads. Scope: `settings:read`. */
  "GET /api/settings/leads": {
    input: unknown;
    answer: LeadSettings;
  };
  /** Choose which members are mailed about leads. `all` members, the owners and `admins`, only the `assignee` of a lead, or `none`. Except with `none`, a member is also told of leads that another one gives them. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/settings/leads": {
    input: {
      body: LeadSettings;
    };
    answer: LeadSettings;
  };
  /** Get the mail settings. For the operator of the installation. */
  "GET /api/settings/mail": {
    input: unknown;
    answer: MailSettings;
  };
  /** Replace the mail settings. For the operator of the installation. A member's e-mail address must be verified. */
  "PUT /api/settings/mail": {
    input: {
      body: NewMailSettings;
    };
    answer: MailSettings;
  };
  /** List the mails that were not sent. Newest first, of all nodes: mails that became files because there is no mail server, wait or were given up. They hold links that sign people in, so only the operator in person sees them, and no key. Kept for 7 days, at most 1,000. For the operator of the installation. */
  "GET /api/settings/mail/outbox": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        /** `waiting`: it is sent next or tried again. `file`: there was no mail server. `failed`: it was given up. */
        status?: "waiting" | "file" | "failed";
      };
    };
    answer: {
      data: Array<OutgoingMail>;
      nextCursor: string | null;
    };
  };
  /** Send a test mail. Answers when the mail server has accepted the mail. Without a mail server, the mail is a file in the data folder. For the operator of the installation. A member's e-mail address must be verified. */
  "POST /api/settings/mail/test": {
    input: {
      body: MailTest;
    };
    answer: MailTestResult;
  };
  /** Read who speaks in the newsletter, and how. Scope: `settings:read`. */
  "GET /api/settings/newsletter": {
    input: unknown;
    answer: NewsletterSettings;
  };
  /** Change who speaks in the newsletter, and how. The name, the colour and the language are those of the pages and mails. Null takes one back. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/settings/newsletter": {
    input: {
      body: NewsletterSettingsChange;
    };
    answer: NewsletterSettings;
  };
  /** Read for how long each kind of data is kept. Scope: `settings:read`. */
  "GET /api/settings/retention": {
    input: unknown;
    answer: Retention;
  };
  /** Change for how long kinds of data are kept. What is older is erased every night and announced like any erasure. A change counts from the first night after a whole day. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/settings/retention": {
    input: {
      body: RetentionChange;
    };
    answer: Retention;
  };
  /** See what the default of the installation would change here. The operator says for how long new workspaces keep their data. An older workspace keeps what it has until it takes the default. Scope: `settings:read`. */
  "GET /api/settings/retention/default": {
    input: unknown;
    answer: RetentionPreview;
  };
  /** Keep data for as long as new workspaces do. As any change, it counts from the first night after a whole day, and can be taken back until then. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/settings/retention/default": {
    input: unknown;
    answer: Retention;
  };
  /** See how much a change would erase. Nothing is changed. `PATCH /api/settings/retention` makes the change. Scope: `settings:read`. A member's e-mail address must be verified. */
  "POST /api/settings/retention/preview": {
    input: {
      body: RetentionChange;
    };
    answer: RetentionPreview;
  };
  /** Get the settings of the workspace. Scope: `settings:read`. */
  "GET /api/settings/workspace": {
    input: unknown;
    answer: WorkspaceSettings;
  };
  /** Change the settings of the workspace. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/settings/workspace": {
    input: {
      body: ChangedWorkspaceSettings;
    };
    answer: WorkspaceSettings;
  };
  /** Count conversations and what became of them, by day, assistant, page or channel. Of more than 20,000 conversations in the time the newest count. Deleted ones do not count. `leads` needs `leads:read`, and `subscribers` needs `newsletter:read`; each is null without it. Scope: `conversations:read`. */
  "GET /api/statistics": {
    input: {
      query?: {
        /** The first day, in the workspace's time zone. Usual: six days before `to`. */
        from?: string;
        /** The last day, at most 92 days in all. Usual: today. */
        to?: string;
        by?: "day" | "assistant" | "page" | "channel";
      };
    };
    answer: Statistics;
  };
  /** Stream events as they happen. Every event that the caller may see, in commit order, over a WebSocket or as Server-Sent Events. Each event has a `position`. Connect again with `since` (or Last-Event-ID), and the stream continues there without gaps or repetitions. Over a WebSocket the client may send `{type: "ping"}` and `{type: "typing", conversationId, isTyping}`. The stream ends when the credential of the caller expires (WebSockets with code 4401). Before that, a member may send `{type: "token", accessToken}` with a fresh access token: the WebSocket stays open with the rights of the new token, and `{type: "token", expiresAt}` confirms it. For every valid credential, including publishable keys. */
  "GET /api/stream": {
    input: {
      query?: {
        /** From POST /api/stream/tickets. */
        ticket?: string;
        /** Stream the events after this position; 0 means from the first event on. Without it, the stream begins with the next event. */
        since?: number;
        /** Event types to stream, separated by commas. `message.*` means all types with this beginning. */
        events?: string;
        /** Only events of this conversation, by session id or `conv_…` id. */
        conversation?: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
        /** The position of the last event that you have. */
        "Last-Event-ID"?: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Create a ticket for /api/stream. For browsers, which cannot send an Authorization header to `/api/stream`. Open `/api/stream?ticket=…` instead. A ticket opens one WebSocket. Server-Sent Events may reconnect with it until it ends after 15 minutes. For every valid credential, including publishable keys. */
  "POST /api/stream/tickets": {
    input: {
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
    };
    answer: StreamTicket;
  };
  /** List the toolboxes. Scope: `settings:read`. */
  "GET /api/toolboxes": {
    input: unknown;
    answer: {
      data: Array<Toolbox>;
      nextCursor: string | null;
    };
  };
  /** Add the tools of an MCP server or of an OpenAPI document as a toolbox. An assistant may use the tools that its `actions` name. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/toolboxes": {
    input: {
      body: NewToolbox;
    };
    answer: Toolbox;
  };
  /** Remove a toolbox. Scope: `settings:write`. */
  "DELETE /api/toolboxes/{toolboxId}": {
    input: {
      params: {
        toolboxId: string;
      };
    };
    answer: undefined;
  };
  /** Read the tools of a toolbox again. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/toolboxes/{toolboxId}/refresh": {
    input: {
      params: {
        toolboxId: string;
      };
    };
    answer: Toolbox;
  };
  /** Erase everything about a user. Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be undone. The same answer comes when there was nothing to delete. Scope: `contacts:write`. */
  "DELETE /api/users/{userId}": {
    input: {
      params: {
        /** Your own id of the user, percent-encoded. */
        userId: string;
      };
    };
    answer: ErasureReceipt;
  };
  /** Export everything about a user. As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept: application/zip`) with a page to read and a file of JSON for each part. It includes what carries the user's id without a proof (`userVerified: false`), and the contact that the user is. An unknown user has no lines. Scope: `contacts:read`. */
  "GET /api/users/{userId}/export": {
    input: {
      params: {
        /** Your own id of the user, percent-encoded. */
        userId: string;
      };
      query?: {
        /** Without it, the header Accept decides; else lines of JSON. */
        format?: "ndjson" | "zip";
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Create a voice channel. A channel is a voice platform outside that talks with an assistant: Alexa, Dialogflow, Twilio. It sends no bearer token; each request has the platform's own proof. Scope: `voice:write`. A member's e-mail address must be verified. */
  "POST /api/voice/channels": {
    input: {
      body: NewVoiceChannel;
    };
    answer: VoiceChannelWithSecret;
  };
  /** List the voice channels. Scope: `voice:write`. */
  "GET /api/voice/channels": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<VoiceChannel>;
      nextCursor: string | null;
    };
  };
  /** Read a voice channel. Scope: `voice:write`. */
  "GET /api/voice/channels/{channelId}": {
    input: {
      params: {
        /** The `vch_…` id of the channel. */
        channelId: string;
      };
    };
    answer: VoiceChannel;
  };
  /** Change a voice channel. Scope: `voice:write`. A member's e-mail address must be verified. */
  "PATCH /api/voice/channels/{channelId}": {
    input: {
      params: {
        /** The `vch_…` id of the channel. */
        channelId: string;
      };
      body: VoiceChannelChange;
    };
    answer: VoiceChannel;
  };
  /** Delete a voice channel. Its platform gets no more answers. The conversations stay. Scope: `voice:write`. */
  "DELETE /api/voice/channels/{channelId}": {
    input: {
      params: {
        /** The `vch_…` id of the channel. */
        channelId: string;
      };
    };
    answer: undefined;
  };
  /** Lead a phone call by texts (Twilio ConversationRelay). For `<Connect><ConversationRelay>` of TwiML, which a channel with the mode `conversation-relay` answers. Twilio hears and speaks; each `prompt` is a question, and the answer is sent as `text` while it is written. The signature is the credential. */
  "GET /api/voice/conversation-relay/{channelId}": {
    input: {
      params: {
        /** The `vch_…` id of a Twilio channel. */
        channelId: string;
      };
      headers?: {
        /** The signature of the address, which begins with `wss://`. */
        "X-Twilio-Signature"?: string;
      };
    };
    answer: undefined;
  };
  /** List the voices. Those of the workspace's speech providers come first, then those of the installation. Scope: `voice:write`. */
  "GET /api/voice/models": {
    input: unknown;
    answer: {
      data: Array<VoiceModel>;
      nextCursor: string | null;
    };
  };
  /** List the speech providers. Scope: `settings:read`. */
  "GET /api/voice/providers": {
    input: unknown;
    answer: {
      data: Array<SpeechProvider>;
      nextCursor: string | null;
    };
  };
  /** Add a speech provider. Voice conversations that name no voice speak and listen through the first provider that knows their language. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/voice/providers": {
    input: {
      body: NewSpeechProvider;
    };
    answer: SpeechProvider;
  };
  /** Show a speech provider. Scope: `settings:read`. */
  "GET /api/voice/providers/{speechProviderId}": {
    input: {
      params: {
        speechProviderId: string;
      };
    };
    answer: SpeechProvider;
  };
  /** Change a speech provider. A new `baseUrl` needs the `apiKey` again. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/voice/providers/{speechProviderId}": {
    input: {
      params: {
        speechProviderId: string;
      };
      body: SpeechProviderChange;
    };
    answer: SpeechProvider;
  };
  /** Remove a speech provider. Scope: `settings:write`. */
  "DELETE /api/voice/providers/{speechProviderId}": {
    input: {
      params: {
        speechProviderId: string;
      };
    };
    answer: undefined;
  };
  /** Let a speech provider speak and listen once. A provider that fails gives a result with `ok: false`, not a problem. Scope: `settings:write`. A member's e-mail address must be verified. */
  "POST /api/voice/providers/{speechProviderId}/test": {
    input: {
      params: {
        speechProviderId: string;
      };
    };
    answer: SpeechProviderTest;
  };
  /** Delete a recording. Scope: `conversations:write`. */
  "DELETE /api/voice/recordings/{voiceRecordingId}": {
    input: {
      params: {
        voiceRecordingId: string;
      };
    };
    answer: undefined;
  };
  /** Get the sound of a recording. WAV with the person on the left and the assistant on the right. The audit log says who got it. Scope: `conversations:read`. */
  "GET /api/voice/recordings/{voiceRecordingId}/sound": {
    input: {
      params: {
        voiceRecordingId: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** List the voice sessions, newest first. Scope: `conversations:read`. */
  "GET /api/voice/sessions": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<VoiceSession>;
      nextCursor: string | null;
    };
  };
  /** Get a voice session, with what happened when in its turns. Scope: `conversations:read`. */
  "GET /api/voice/sessions/{voiceSessionId}": {
    input: {
      params: {
        voiceSessionId: string;
      };
    };
    answer: VoiceSessionWithTurns;
  };
  /** List the recordings of a voice session. Scope: `conversations:read`. */
  "GET /api/voice/sessions/{voiceSessionId}/recordings": {
    input: {
      params: {
        voiceSessionId: string;
      };
    };
    answer: VoiceRecordingList;
  };
  /** Talk, over a WebSocket. Binary frames are PCM16, little-endian, mono, or Opus (`codec`). JSON frames that you may send: `{type: "text", text}`, `{type: "audio.end"}`, `{type: "interrupt", playedMs}`, `{type: "token", accessToken}`. You get `session.ready`, `speech.started`, `speech.stopped`, `transcript`, `response.started`, `response.text`, `response.audio.done`, `response.interrupted`, `response.completed`, `error` and `session.ended`. After `speech.started` no sound of an earlier response comes. Scope: `voice:write`, or a publishable key. */
  "GET /api/voice/sessions/{voiceSessionId}/socket": {
    input: {
      params: {
        voiceSessionId: string;
      };
      query?: {
        /** As in `webSocketUrl`. */
        ticket?: string;
        /** As in `webSocketUrl`. */
        conversation?: string;
        /** Samples a second of both sides. 16000 if left out. */
        rate?: 8000 | 16000 | 24000;
        /** How both sides send sound. `opus`: each binary frame is one packet, mono, without a container; of yours with 120 ms at most, of Parley with 20 ms. */
        codec?: "pcm16" | "opus";
      };
    };
    answer: undefined;
  };
  /** Start a conversation by voice. Open `webSocketUrl` and send sound. See the guide on voice for the messages of the WebSocket. Scope: `voice:write`, or a publishable key. */
  "POST /api/voice/start": {
    input: {
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: StartVoice;
    };
    answer: StartedVoice;
  };
  /** Lead a phone call by its sound (Twilio Media Streams). For `<Connect><Stream>` of TwiML, which a channel with the mode `stream` answers. Parley hears and speaks: µ-law at 8 kHz, `mark` to know what was heard, `clear` when the caller interrupts. Keys become a message after `#` or a pause. The signature is the credential. */
  "GET /api/voice/twilio/{channelId}": {
    input: {
      params: {
        /** The `vch_…` id of a Twilio channel. */
        channelId: string;
      };
      headers?: {
        /** The signature of the address, which begins with `wss://`. */
        "X-Twilio-Signature"?: string;
      };
    };
    answer: undefined;
  };
  /** Ask by voice. For voice assistants of your own: a question as text or sound, answered in words that can be said. A request of Alexa, Dialogflow or Twilio is recognised by its shape and answered in the platform's form; where the platform can send no key, make a channel. Scope: `voice:write`, or a publishable key. */
  "POST /api/voicebot": {
    input: {
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
      };
      body: VoicebotQuestion | VoicePlatformRequest;
    };
    answer: VoicebotAnswer | {
      [name: string]: unknown;
    };
  };
  /** Answer a voice platform. What Alexa, Dialogflow or Twilio posts to the `url` of a channel. The answer is in the platform's own form, and leaves before the platform's time limit: the whole of it, its first sentences, or a request to go on. The signature is the credential. */
  "POST /api/voicebot/{channelId}": {
    input: {
      params: {
        /** The `vch_…` id of the channel. */
        channelId: string;
      };
      headers?: {
        /** Of Alexa: where Amazon's certificates are. */
        SignatureCertChainUrl?: string;
        /** Of Alexa: the signature of the body. */
        "Signature-256"?: string;
        /** Of Dialogflow: the secret of the channel. */
        "X-Channel-Secret"?: string;
        /** Of Twilio: the signature of the address and the fields. */
        "X-Twilio-Signature"?: string;
      };
      body: {
        [name: string]: unknown;
      };
    };
    answer: {
      [name: string]: unknown;
    };
  };
  /** Read a delivery with its attempts. Scope: `webhooks:read`. */
  "GET /api/webhook/deliveries/{deliveryId}": {
    input: {
      params: {
        deliveryId: string;
      };
    };
    answer: DeliveryWithAttempts;
  };
  /** Send a delivery again. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/deliveries/{deliveryId}/resend": {
    input: {
      params: {
        deliveryId: string;
      };
    };
    answer: Delivery;
  };
  /** Receive a mail. The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or `body-mime`. The raw body is signed by the scheme of the source. The mail becomes a message in the conversation of the answer that it replies to, else in a new one, and the answer is mailed. Automatic mails are stored and not answered. A mail with a known Message-ID is a duplicate. The signature is the credential. */
  "POST /api/webhook/email/{sourceId}": {
    input: {
      params: {
        /** The `whs_…` id of the source. */
        sourceId: string;
      };
      body: Bytes;
    };
    answer: WebhookReceipt;
  };
  /** Create an endpoint. The endpoint gets every matching event from now on, signed as in Standard Webhooks. Without `events` it gets every event that you may read. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/endpoints": {
    input: {
      body: NewEndpoint;
    };
    answer: EndpointWithSecret;
  };
  /** List the endpoints. Scope: `webhooks:read`. */
  "GET /api/webhook/endpoints": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<Endpoint>;
      nextCursor: string | null;
    };
  };
  /** Read an endpoint. Scope: `webhooks:read`. */
  "GET /api/webhook/endpoints/{endpointId}": {
    input: {
      params: {
        endpointId: string;
      };
    };
    answer: Endpoint;
  };
  /** Change an endpoint. `status` enables or disables the endpoint. An endpoint that is enabled again gets the deliveries that wait; events from while it was disabled need a replay. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "PATCH /api/webhook/endpoints/{endpointId}": {
    input: {
      params: {
        endpointId: string;
      };
      body: EndpointChange;
    };
    answer: Endpoint;
  };
  /** Delete an endpoint with its deliveries. Scope: `webhooks:write`. */
  "DELETE /api/webhook/endpoints/{endpointId}": {
    input: {
      params: {
        endpointId: string;
      };
    };
    answer: undefined;
  };
  /** List the deliveries of an endpoint, newest event first. Scope: `webhooks:read`. */
  "GET /api/webhook/endpoints/{endpointId}/deliveries": {
    input: {
      params: {
        endpointId: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        status?: DeliveryStatus;
        type?: string;
      };
    };
    answer: {
      data: Array<Delivery>;
      nextCursor: string | null;
    };
  };
  /** Replay a range of events. Sends the matching events of a time span again, with the same message ids; those included that the endpoint never got. With `onlyFailed`, leaves out events that were delivered. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/endpoints/{endpointId}/replay": {
    input: {
      params: {
        endpointId: string;
      };
      body: Replay;
    };
    answer: Replayed;
  };
  /** Replace the secret of an endpoint. Messages are signed with the former secrets as well until the overlap ends. An overlap of 0 hours ends all former secrets at once. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/endpoints/{endpointId}/rotate-secret": {
    input: {
      params: {
        endpointId: string;
      };
      body?: SecretRotation;
    };
    answer: RotatedSecret;
  };
  /** Send a test event now. The answer comes when the endpoint has answered. A test event is not retried. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/endpoints/{endpointId}/test": {
    input: {
      params: {
        endpointId: string;
      };
    };
    answer: Attempt;
  };
  /** List the types of events. Scope: `webhooks:read`. */
  "GET /api/webhook/event-types": {
    input: unknown;
    answer: EventTypeList;
  };
  /** List the received events. The events of the last 30 days, newest first, without their data. Scope: `webhooks:read`. */
  "GET /api/webhook/events": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
        sourceId?: string;
        kind?: string;
        status?: InboundEventStatus;
      };
    };
    answer: {
      data: Array<InboundEvent>;
      nextCursor: string | null;
    };
  };
  /** Read a received event. Scope: `webhooks:read`. */
  "GET /api/webhook/events/{eventId}": {
    input: {
      params: {
        eventId: string;
      };
    };
    answer: FullInboundEvent;
  };
  /** Process a received event again. A `user_message` is asked and answered again, and the event is announced again. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/events/{eventId}/replay": {
    input: {
      params: {
        eventId: string;
      };
    };
    answer: WebhookReceipt;
  };
  /** Receive a webhook of a named source, or of the default source. ?source= or the header X-Webhook-Source names the source. JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data as fields. gzip, deflate and br are decompressed; the bytes as they were sent are signed. What names no event is data as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`). The raw body is signed by the scheme of the source. The signed time may differ from this server's time by 300 s. 202: the event is stored. 200: the delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the body, else by the same body). An unknown source gets the same answer as a wrong signature. The signature is the credential. */
  "POST /api/webhook/process": {
    input: {
      query?: {
        /** The `whs_…` id of the source. */
        source?: string;
        /** Answer when the event is processed. The answer to a `user_message` holds the reply of the assistant. */
        wait?: boolean;
      };
      headers?: {
        /** The signature in the form of the source's scheme. A `parley` source reads Stripe-Signature as well. */
        "X-Webhook-Signature"?: string;
        /** The signature as GitHub sends it. X-GitHub-Event names the kind, and the whole body is the data. */
        "X-Hub-Signature-256"?: string;
        /** The id as in Standard Webhooks, with webhook-timestamp and webhook-signature. */
        "webhook-id"?: string;
        /** The `whs_…` id of the source. */
        "X-Webhook-Source"?: string;
      };
      body: InboundWebhook | Array<unknown>;
    };
    answer: WebhookReceipt;
  };
  /** Receive a webhook. JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data as fields. gzip, deflate and br are decompressed; the bytes as they were sent are signed. What names no event is data as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`). The raw body is signed by the scheme of the source. The signed time may differ from this server's time by 300 s. 202: the event is stored. 200: the delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the body, else by the same body). An unknown source gets the same answer as a wrong signature. The signature is the credential. */
  "POST /api/webhook/process/{sourceId}": {
    input: {
      params: {
        /** The `whs_…` id of the source. */
        sourceId: string;
      };
      query?: {
        /** Answer when the event is processed. The answer to a `user_message` holds the reply of the assistant. */
        wait?: boolean;
      };
      headers?: {
        /** The signature in the form of the source's scheme. A `parley` source reads Stripe-Signature as well. */
        "X-Webhook-Signature"?: string;
        /** The signature as GitHub sends it. X-GitHub-Event names the kind, and the whole body is the data. */
        "X-Hub-Signature-256"?: string;
        /** The id as in Standard Webhooks, with webhook-timestamp and webhook-signature. */
        "webhook-id"?: string;
      };
      body: InboundWebhook | Array<unknown>;
    };
    answer: WebhookReceipt;
  };
  /** Create a source of webhooks. A source is another service that sends webhooks here. Only this answer shows its secret. The first source of the installation's first workspace becomes the default source. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/sources": {
    input: {
      body: NewWebhookSource;
    };
    answer: WebhookSourceWithSecret;
  };
  /** List the sources of webhooks. Scope: `webhooks:read`. */
  "GET /api/webhook/sources": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<WebhookSource>;
      nextCursor: string | null;
    };
  };
  /** Read a source of webhooks. Scope: `webhooks:read`. */
  "GET /api/webhook/sources/{sourceId}": {
    input: {
      params: {
        sourceId: string;
      };
    };
    answer: WebhookSource;
  };
  /** Change a source of webhooks. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "PATCH /api/webhook/sources/{sourceId}": {
    input: {
      params: {
        sourceId: string;
      };
      body: WebhookSourceChange;
    };
    answer: WebhookSource;
  };
  /** Delete a source of webhooks. Its webhooks are refused from now on, and the events that it sent are erased. Conversations stay. Scope: `webhooks:write`. */
  "DELETE /api/webhook/sources/{sourceId}": {
    input: {
      params: {
        sourceId: string;
      };
    };
    answer: undefined;
  };
  /** Replace the secret of a source. The former secret is accepted as well until the overlap ends. Only this answer shows the new secret. Scope: `webhooks:write`. A member's e-mail address must be verified. */
  "POST /api/webhook/sources/{sourceId}/rotate-secret": {
    input: {
      params: {
        sourceId: string;
      };
      body: WebhookSecretRotation;
    };
    answer: WebhookSourceWithSecret;
  };
  /** Read how the chat on websites looks and speaks. Scope: `settings:read`. */
  "GET /api/widget": {
    input: {
      query?: {
        /** A publishable key. Left out, the default of the workspace. */
        keyId?: string;
      };
    };
    answer: WidgetSettings;
  };
  /** Change how the chat on websites looks and speaks. For one publishable key, or for all that choose nothing themselves. Pages have it after five minutes at the latest, or when they are loaded anew. Scope: `settings:write`. A member's e-mail address must be verified. */
  "PATCH /api/widget": {
    input: {
      query?: {
        /** A publishable key. Left out, the default of the workspace. */
        keyId?: string;
      };
      body: ChangedWidgetSettings;
    };
    answer: WidgetSettings;
  };
  /** Read what a page needs to show the chat. For apps that show a chat of their own. A publishable key gets its own settings. Scope: `settings:read`, or a publishable key. */
  "GET /api/widget/config": {
    input: {
      query?: {
        /** A publishable key. Left out, the default of the workspace. */
        keyId?: string;
      };
    };
    answer: WidgetConfig;
  };
  /** List the workflows by name. Scope: `automation:read`. */
  "GET /api/workflows": {
    input: {
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<{
        id: string;
        name: string;
        /** Counts the changed saves from 1. */
        version: number;
        /** `document.version`. */
        documentVersion: string;
        title?: string;
        /** Whether its schedule and its triggers start runs. */
        isActive: boolean;
        schedule: unknown | null;
        nextRunAt: string | null;
        /** Why its events or its schedule last started no run. Saving and activating clear it. */
        triggerProblem?: {
          message: string;
          at: string;
        };
        /** Its calls in the workspace's database stay within these rules, because a key that had them may have saved it. A member lifts this by saving it once more. */
        databaseRules?: Array<unknown>;
        createdAt: string;
        updatedAt: string;
      }>;
      nextCursor: string | null;
    };
  };
  /** Check a workflow without saving it. Scope: `automation:read`. */
  "POST /api/workflows/validate": {
    input: {
      body: unknown | string;
    };
    answer: {
      valid: boolean;
      problems: Array<{
        /** From 1. */
        line: number;
        /** From 1. */
        column: number;
        /** JSON Pointer to the part of the document. */
        pointer: string;
        message: string;
        /** A document is valid with warnings and hints: it runs, and may do another thing than was meant. */
        severity: "error" | "warning" | "hint";
      }>;
    };
  };
  /** Save a workflow. The body is the document itself: Serverless Workflow DSL (Open Workflow Specification) 1.0.3, in YAML or JSON. A changed document is a new version. Saving activates its schedule and its triggers, unless `?activate=false`. Scope: `automation:write`. A member's e-mail address must be verified. */
  "PUT /api/workflows/{name}": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
      };
      query?: {
        /** Whether its schedule and its triggers start runs from now on. */
        activate?: boolean;
      };
      body: unknown | string;
    };
    answer: {
      id: string;
      name: string;
      /** Counts the changed saves from 1. */
      version: number;
      /** `document.version`. */
      documentVersion: string;
      title?: string;
      /** Whether its schedule and its triggers start runs. */
      isActive: boolean;
      schedule: unknown | null;
      nextRunAt: string | null;
      /** Why its events or its schedule last started no run. Saving and activating clear it. */
      triggerProblem?: {
        message: string;
        at: string;
      };
      /** Its calls in the workspace's database stay within these rules, because a key that had them may have saved it. A member lifts this by saving it once more. */
      databaseRules?: Array<unknown>;
      createdAt: string;
      updatedAt: string;
      /** Warnings and hints, where there are any. */
      problems?: Array<{
        /** From 1. */
        line: number;
        /** From 1. */
        column: number;
        /** JSON Pointer to the part of the document. */
        pointer: string;
        message: string;
        /** A document is valid with warnings and hints: it runs, and may do another thing than was meant. */
        severity: "error" | "warning" | "hint";
      }>;
    };
  };
  /** Read a workflow. Scope: `automation:read`. */
  "GET /api/workflows/{name}": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
      };
    };
    answer: {
      id: string;
      name: string;
      /** Counts the changed saves from 1. */
      version: number;
      /** `document.version`. */
      documentVersion: string;
      title?: string;
      /** Whether its schedule and its triggers start runs. */
      isActive: boolean;
      schedule: unknown | null;
      nextRunAt: string | null;
      /** Why its events or its schedule last started no run. Saving and activating clear it. */
      triggerProblem?: {
        message: string;
        at: string;
      };
      /** Its calls in the workspace's database stay within these rules, because a key that had them may have saved it. A member lifts this by saving it once more. */
      databaseRules?: Array<unknown>;
      createdAt: string;
      updatedAt: string;
      /** The document as JSON. */
      definition: unknown;
      /** Warnings and hints. For errors, the document would be refused today: it was saved before they were known, and goes on running. Left out where it cannot be checked now. */
      problems?: Array<{
        /** From 1. */
        line: number;
        /** From 1. */
        column: number;
        /** JSON Pointer to the part of the document. */
        pointer: string;
        message: string;
        /** A document is valid with warnings and hints: it runs, and may do another thing than was meant. */
        severity: "error" | "warning" | "hint";
      }>;
    };
  };
  /** Activate or deactivate a workflow. Nothing starts an inactive workflow by itself. Its queued runs, and those that are asked for meanwhile, wait until it is active (`waitingFor: {kind: "activation"}`), or end with `queued: "cancel"`. Scope: `automation:write`. A member's e-mail address must be verified. */
  "PATCH /api/workflows/{name}": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
      };
      body: {
        active: boolean;
        /** What becomes of queued runs when it is deactivated: they wait for the activation, or end. */
        queued?: "hold" | "cancel";
      };
    };
    answer: {
      id: string;
      name: string;
      /** Counts the changed saves from 1. */
      version: number;
      /** `document.version`. */
      documentVersion: string;
      title?: string;
      /** Whether its schedule and its triggers start runs. */
      isActive: boolean;
      schedule: unknown | null;
      nextRunAt: string | null;
      /** Why its events or its schedule last started no run. Saving and activating clear it. */
      triggerProblem?: {
        message: string;
        at: string;
      };
      /** Its calls in the workspace's database stay within these rules, because a key that had them may have saved it. A member lifts this by saving it once more. */
      databaseRules?: Array<unknown>;
      createdAt: string;
      updatedAt: string;
      /** With `queued: "cancel"`: so many queued runs end. */
      cancelled?: number;
    };
  };
  /** Delete a workflow with its versions. Its runs stay. Those under way are cancelled. Scope: `automation:write`. */
  "DELETE /api/workflows/{name}": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
      };
    };
    answer: undefined;
  };
  /** Try a workflow, or a draft of it, with what happened before. Executes it in memory with the newest events that start it, or else with the inputs of its newest runs. Nothing is sent or stored: a call gives what the same task gave in the recorded run, or null. Waits end at once, and approvals are given; a task that waits for events that were not recorded ends the dry run. A draft needs `automation:write` too. Without `input` it needs `automation:read`, and uses only events that the caller may read. Takes at most 10 seconds. Scope: `automation:run`. A member's e-mail address must be verified. */
  "POST /api/workflows/{name}/dry-run": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
      };
      body?: {
        /** How many of the newest fitting events. */
        sinceEvents?: number;
        /** In place of what happened. */
        input?: unknown;
        /** A draft, in YAML or JSON, in place of the saved document. */
        definition?: string;
      };
    };
    answer: {
      data: Array<{
        /** The event that would have started it. */
        event?: unknown;
        input: unknown;
        recorded?: {
          runId: string;
          status: string;
          output: unknown;
        };
        dry: {
          status: string;
          output: unknown;
          error: {
            type: string;
            status: number;
            title?: string;
            detail?: string;
            /** JSON Pointer to the task. */
            instance?: string;
            [name: string]: unknown;
          } | null;
          /** The first 200 tasks. */
          timeline: Array<{
            pointer: string;
            name: string;
            kind: string;
            /** Of the nearest loop, from 0. */
            iteration?: number;
            status: "running" | "waiting" | "completed" | "faulted" | "cancelled" | "skipped";
            /** Of the nearest `try`, or of the `try` itself: from 1. */
            attempt: number;
            startedAt: string;
            endedAt: string | null;
            durationMs: number | null;
            input: unknown;
            output: unknown;
            error?: {
              type: string;
              status: number;
              title?: string;
              detail?: string;
              /** JSON Pointer to the task. */
              instance?: string;
              [name: string]: unknown;
            };
            waitingFor?: {
              kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
              until?: string;
              [name: string]: unknown;
            };
            effect?: "done" | "not-sent" | "unknown";
            cost?: {
              calls?: number;
              inputTokens?: number;
              outputTokens?: number;
            };
          }>;
        };
        /** Null where nothing was recorded. */
        isSame: boolean | null;
        /** The tasks that ended differently: the first 100. */
        differences: Array<{
          pointer: string;
          recorded: {
            status: string;
            output: unknown;
          } | null;
          dry: {
            status: string;
            output: unknown;
          } | null;
        }>;
      }>;
      /** False: the time or the size was not enough for all. */
      isComplete: boolean;
    };
  };
  /** Download the document of a workflow as it was sent. Scope: `automation:read`. */
  "GET /api/workflows/{name}/export": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
      };
    };
    answer: unknown | string;
  };
  /** List the versions of a workflow, newest first. Scope: `automation:read`. */
  "GET /api/workflows/{name}/versions": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
      };
      query?: {
        /** How many to return. */
        limit?: number;
        /** The `nextCursor` of the page before. */
        cursor?: string;
      };
    };
    answer: {
      data: Array<{
        version: number;
        documentVersion: string;
        createdAt: string;
      }>;
      nextCursor: string | null;
    };
  };
  /** Read a version of a workflow. Scope: `automation:read`. */
  "GET /api/workflows/{name}/versions/{version}": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
        version: number;
      };
      query?: {
        /** `source`: the text as it was sent. */
        format?: "json" | "source";
      };
    };
    answer: {
      version: number;
      documentVersion: string;
      createdAt: string;
      /** The document as JSON. */
      definition: unknown;
    } | string;
  };
  /** Compare a version of a workflow with another. Says what is different in `version`. Without `against`, the version before it is compared. Scope: `automation:read`. */
  "GET /api/workflows/{name}/versions/{version}/diff": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
        version: number;
      };
      query?: {
        against?: number;
      };
    };
    answer: {
      version: number;
      against: number;
      changes: Array<{
        /** With the names of tasks in place of their places. */
        pointer: string;
        change: "added" | "removed" | "changed" | "moved";
        before?: unknown;
        after?: unknown;
      }>;
      /** The texts by lines, in the unified format. */
      text: string;
    };
  };
  /** Save a version of a workflow again as the newest. Scope: `automation:write`. A member's e-mail address must be verified. */
  "POST /api/workflows/{name}/versions/{version}/restore": {
    input: {
      params: {
        /** `document.name` of the workflow. */
        name: string;
        version: number;
      };
    };
    answer: {
      id: string;
      name: string;
      /** Counts the changed saves from 1. */
      version: number;
      /** `document.version`. */
      documentVersion: string;
      title?: string;
      /** Whether its schedule and its triggers start runs. */
      isActive: boolean;
      schedule: unknown | null;
      nextRunAt: string | null;
      /** Why its events or its schedule last started no run. Saving and activating clear it. */
      triggerProblem?: {
        message: string;
        at: string;
      };
      /** Its calls in the workspace's database stay within these rules, because a key that had them may have saved it. A member lifts this by saving it once more. */
      databaseRules?: Array<unknown>;
      createdAt: string;
      updatedAt: string;
      /** Warnings and hints, where there are any. */
      problems?: Array<{
        /** From 1. */
        line: number;
        /** From 1. */
        column: number;
        /** JSON Pointer to the part of the document. */
        pointer: string;
        message: string;
        /** A document is valid with warnings and hints: it runs, and may do another thing than was meant. */
        severity: "error" | "warning" | "hint";
      }>;
    };
  };
  /** Have the workspace deleted after seven days. Only an owner may do this. The workspace is suspended at once, its owners get a mail, and `POST /api/workspace/keep` takes it back. Then all that it has is deleted, and the accounts of people who are in no other workspace. A second call changes nothing. For a signed-in member. */
  "DELETE /api/workspace": {
    input: unknown;
    answer: WorkspaceDeletion;
  };
  /** Begin to write the whole workspace into one file. Only an owner may do this. A job writes every row, the workspace's own tables, files and recordings, as they are at one moment, for `POST /api/installation/workspaces/import` of another installation. Ids stay. Sign-ins do not come along, and secrets only with a `passphrase`, which nobody can replace. One export is written at a time, and five begin in a day. For a signed-in member. A member's e-mail address must be verified. */
  "POST /api/workspace/export": {
    input: {
      body?: NewWorkspaceExport;
    };
    answer: WorkspaceExport;
  };
  /** See how far an export is, and get the link to its file. Only an owner may do this. Each answer has a link of its own, which ends after an hour. For a signed-in member. */
  "GET /api/workspace/export/{exportId}": {
    input: {
      params: {
        exportId: string;
      };
    };
    answer: WorkspaceExport;
  };
  /** Keep the workspace that waits for its deletion. Only an owner may do this. A deletion that the operator decided is the operator's to take back. For a signed-in member. A member's e-mail address must be verified. */
  "POST /api/workspace/keep": {
    input: unknown;
    answer: undefined;
  };
  /** Read what the workspace stores, and how much it may store. At a bound new work is refused with quota-exceeded. Leads, conversations and sign-ups go on, unless the operator has set a bound for them. Scope: `settings:read`. */
  "GET /api/workspace/use": {
    input: unknown;
    answer: WorkspaceUse;
  };
  /** Open the page of an approval */
  "GET /approvals/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** Approve or reject on that page */
  "POST /approvals/{token}": {
    input: {
      params: {
        token: string;
      };
      body: {
        decision: "approved" | "rejected";
        requestHash: string;
        comment?: string;
      };
    };
    answer: string;
  };
  /** Open the chat as a page of its own. For a link or a QR code. The setting `page` of the chat turns it off. */
  "GET /chat/{key}": {
    input: {
      params: {
        key: string;
      };
      query?: {
        /** Left out, the one that the browser prefers. */
        lang?: string;
        /** Any text: the page without scripts, as where they are off. */
        plain?: string;
      };
    };
    answer: string;
  };
  /** Send a message from the chat's page without scripts. The form of that page. The answer leads back to the page, which shows the conversation. A cookie of this path keeps the visitor for a day. */
  "POST /chat/{key}": {
    input: {
      params: {
        key: string;
      };
      query?: {
        /** Left out, the one that the browser prefers. */
        lang?: string;
      };
      body: PlainMessage;
    };
    answer: undefined;
  };
  /** Get the client library. `chat.js`, `live.js`, `files.js`, `voice.js`, `oauth.js` and `parley.js` are modules for `<script type="module">`. `npm install <this server>/client/typescript.tgz` installs the package. `parley_client-<version>-py3-none-any.whl` is the package for Python, which `pip install` takes by its whole address. `go.zip` is the module for Go, `php.zip` the package for PHP, and `ruby.zip` the gem. */
  "GET /client/{file}": {
    input: {
      params: {
        /** `typescript.tgz`, `go.zip`, `php.zip`, `ruby.zip`, the wheel for Python, or `chat.js` and its neighbours. */
        file: string;
      };
    };
    answer: string | ReadableStream<Uint8Array>;
  };
  /** Get the client library of one version. It never changes. A server has the version that belongs to it, and no other. */
  "GET /client/{version}/{file}": {
    input: {
      params: {
        /** The version of the client, such as 0.2.0. */
        version: string;
        file: string;
      };
    };
    answer: string | ReadableStream<Uint8Array>;
  };
  /** Open the console. For people in a browser. While it is being built, a page says so and loads itself again. `PARLEY_CONSOLE=off` leaves it out. On an installation without an account it leads to the page that makes the first one. */
  "GET /console": {
    input: unknown;
    answer: string;
  };
  /** Get a file of the console. Its name changes with its content, so that browsers keep it for good. */
  "GET /console/assets/{file}": {
    input: {
      params: {
        file: string;
      };
    };
    answer: string | ReadableStream<Uint8Array>;
  };
  /** Open a page of the console. For people in a browser. While it is being built, a page says so and loads itself again. `PARLEY_CONSOLE=off` leaves it out. */
  "GET /console/{page}": {
    input: {
      params: {
        page: string;
      };
    };
    answer: string;
  };
  /** Open one thing in the console. For people in a browser. While it is being built, a page says so and loads itself again. `PARLEY_CONSOLE=off` leaves it out. */
  "GET /console/{page}/{thing}": {
    input: {
      params: {
        page: string;
        thing: string;
      };
    };
    answer: string;
  };
  /** The reference as pages */
  "GET /docs": {
    input: unknown;
    answer: string;
  };
  /** Get a file of the reference's pages */
  "GET /docs/assets/{file}": {
    input: {
      params: {
        file: string;
      };
    };
    answer: string;
  };
  /** Read a guide */
  "GET /docs/guides/{guide}": {
    input: {
      params: {
        guide: string;
      };
    };
    answer: string;
  };
  /** Every error code */
  "GET /docs/problems": {
    input: unknown;
    answer: string;
  };
  /** Search the reference */
  "GET /docs/search": {
    input: {
      query?: {
        /** Words that the title, the path or the text has. */
        q?: string;
      };
    };
    answer: string;
  };
  /** Read a page of the reference */
  "GET /docs/{chapter}": {
    input: {
      params: {
        /** A capability such as `leads`, or `events`, `scopes`, `glossary`, `configuration`, `changes`; with `.md` as Markdown. */
        chapter: string;
      };
    };
    answer: string;
  };
  /** Download a file by a link. Citations have such links. Each ends after an hour. */
  "GET /files/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Open the page of a lead */
  "GET /lead/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** Check that the process runs */
  "GET /livez": {
    input: unknown;
    answer: Health;
  };
  /** List the pages for language models */
  "GET /llms.txt": {
    input: unknown;
    answer: string;
  };
  /** Send a message of the Model Context Protocol. Streamable HTTP without sessions: each message is independent. X-Session-Id names the conversation of `ask_assistant`. A client sees the tools that the scopes of its credential allow. A notification is answered with 202. For members and secret keys, whatever their scopes. */
  "POST /mcp": {
    input: {
      headers?: {
        /** Your own name for the conversation. */
        "X-Session-Id"?: string;
        "MCP-Protocol-Version"?: string;
      };
      body: JsonRpcMessage;
    };
    answer: JsonRpcAnswer;
  };
  /** Metrics for Prometheus. Only for the operator: an access token, or a secret key of the operator's workspace with settings:read. Scope: `settings:read`. */
  "GET /metrics": {
    input: unknown;
    answer: string;
  };
  /** Follow a link of a campaign that notes clicks */
  "GET /newsletter/click/{token}/{link}": {
    input: {
      params: {
        token: string;
        link: string;
      };
    };
    answer: string;
  };
  /** Open the page that confirms a sign-up */
  "GET /newsletter/confirm/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** Confirm a sign-up on that page */
  "POST /newsletter/confirm/{token}": {
    input: {
      params: {
        token: string;
      };
      body?: {};
    };
    answer: string;
  };
  /** Open the page that ends the mails of a newsletter */
  "GET /newsletter/leave/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** End the mails of a newsletter. The button of the page, and one click in a mail program (RFC 8058): `List-Unsubscribe=One-Click` as a form. Without credential, cookie or redirect; to call it twice is no error. */
  "POST /newsletter/leave/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** Get the image of a campaign that notes opens */
  "GET /newsletter/open/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Open the page on which a reader chooses lists */
  "GET /newsletter/preferences/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** Choose lists on that page */
  "POST /newsletter/preferences/{token}": {
    input: {
      params: {
        token: string;
      };
      body?: {
        [name: string]: string;
      };
    };
    answer: string;
  };
  /** Open the preview of a campaign in a frame. The `url` of a preview. The mail is written anew, as the campaign is now. */
  "GET /newsletter/preview/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** Open a mail of a campaign in the browser */
  "GET /newsletter/view/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: string;
  };
  /** Ask a person to let an app act for them */
  "GET /oauth/authorize": {
    input: unknown;
    answer: string;
  };
  /** Go back to the app with the person's decision */
  "GET /oauth/authorize/{uid}": {
    input: {
      params: {
        uid: string;
      };
    };
    answer: string;
  };
  /** Open the page that asks a person for an app */
  "GET /oauth/consent/{uid}": {
    input: {
      params: {
        uid: string;
      };
    };
    answer: string;
  };
  /** Sign in, and let the app act or not, on that page. Three forms, one after another: the sign-in, a second factor, the decision. No session is started. */
  "POST /oauth/consent/{uid}": {
    input: {
      params: {
        uid: string;
      };
      body: {
        email?: string;
        password?: string;
        proof?: string;
        code?: string;
        /** The id of the passkey that signed. */
        passkey?: string;
        clientDataJSON?: string;
        authenticatorData?: string;
        signature?: string;
        workspace?: string;
        decision?: string;
      };
    };
    answer: string;
  };
  /** Ask for a code with which a person lets in a device. RFC 8628. The person types `user_code` at `verification_uri`. */
  "POST /oauth/device": {
    input: {
      body: Bytes;
    };
    answer: OauthDeviceAnswer;
  };
  /** Open the page on which a device's code is typed */
  "GET /oauth/device": {
    input: {
      query?: {
        user_code?: string;
      };
    };
    answer: string;
  };
  /** Open that page by the address that the device shows */
  "GET /oauth/device/verify": {
    input: {
      query?: {
        user_code?: string;
      };
    };
    answer: string;
  };
  /** Send the code on that page */
  "POST /oauth/device/verify": {
    input: {
      body: Bytes;
    };
    answer: string;
  };
  /** Show that the device was let in */
  "GET /oauth/device/verify/{uid}": {
    input: {
      params: {
        uid: string;
      };
    };
    answer: string;
  };
  /** Ask whether a token is valid. RFC 7662. An app is told of its own tokens. */
  "POST /oauth/introspect": {
    input: {
      body: Bytes;
    };
    answer: OauthIntrospection;
  };
  /** Send what an authorization asks for beforehand. RFC 9126. The answer's `request_uri` then stands for it at /oauth/authorize. */
  "POST /oauth/par": {
    input: {
      body: Bytes;
    };
    answer: OauthPushedRequest;
  };
  /** Let a program register itself as an app. RFC 7591, where PARLEY_OAUTH_REGISTRATION is `open` or `approval`. Without a use an app ends after three days. */
  "POST /oauth/register": {
    input: {
      body: AppRegistration;
    };
    answer: RegisteredApp;
  };
  /** End a token of an app. RFC 7009. A refresh token ends with all that the app may do by it, an access token alone. Every node refuses it within a second. An app may end its own tokens. */
  "POST /oauth/revoke": {
    input: {
      body: Bytes;
    };
    answer: undefined;
  };
  /** Get a script of that page */
  "GET /oauth/scripts/{script}": {
    input: {
      params: {
        script: string;
      };
    };
    answer: string;
  };
  /** Get an access token for an app. RFC 6749: for a code (with `code_verifier`), a refresh token, a device's code, or an app by itself. A code and a refresh token work once. For a machine whose platform a workspace trusts, also RFC 8693 (`subject_token`) and RFC 7523 (`assertion`), with the id of the trust as `client_id`. */
  "POST /oauth/token": {
    input: {
      body: Bytes;
    };
    answer: OauthTokenAnswer;
  };
  /** The reference as an OpenAPI document */
  "GET /openapi.json": {
    input: {
      query?: {
        /** A version of the interface. Without it, that of the request. */
        version?: string;
      };
    };
    answer: {};
  };
  /** Get the picture of a person. By the address in `picture` of a member, or of the colleague who wrote a message. */
  "GET /pictures/{picture}": {
    input: {
      params: {
        picture: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Check that requests can be served. A write commits and takes room on the database's disk, the schema is one that this node may serve, the clocks agree to 30 seconds, the node is registered and its jobs move. A refusal has all its reasons, with a code each. A node stays ready beside a newer schema for as long as the newer release admits it. At most one check a second is made for all callers. */
  "GET /readyz": {
    input: unknown;
    answer: Readiness;
  };
  /** Say a text, as in OpenAI's speech API. The sound comes while it is made, mono with 24,000 samples a second: `wav`, `pcm` (PCM16, little-endian), or `mp3` where the operator has installed an encoder. Other formats are refused. Without `response_format` it is MP3 where there is an encoder, else WAV: the Content-Type says which. With `stream_format: sse` the events `speech.audio.delta` have it in base64. Scope: `voice:write`. */
  "POST /v1/audio/speech": {
    input: {
      body: SpeechRequest;
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Transcribe a recording. By the workspace's first speech provider that knows the language. Without one, only phrases that the default assistant knows are understood. A recording is not stored. Scope: `voice:write`. */
  "POST /v1/audio/transcriptions": {
    input: {
      body: FormData | TranscriptionForm;
    };
    answer: Transcription;
  };
  /** Ask the assistant, as in OpenAI's chat completions. The question goes to the conversation that X-Session-Id or `metadata.sessionId` names. Without a name, Parley looks for the conversation whose messages are those before the last, and begins a new conversation when there is none. With `stream: true` the answer comes as Server-Sent Events. Scope: `conversations:write`. */
  "POST /v1/chat/completions": {
    input: {
      headers?: {
        /** Your own name for the conversation. */
        "X-Session-Id"?: string;
      };
      body: ChatCompletionRequest;
    };
    answer: ChatCompletion;
  };
  /** Embed texts with a model of a provider. Scope: `knowledge:read`. */
  "POST /v1/embeddings": {
    input: {
      body: EmbeddingRequest;
    };
    answer: Embeddings;
  };
  /** List the models that a question can name. Scope: `conversations:write`. */
  "GET /v1/models": {
    input: unknown;
    answer: {
      object: "list";
      data: Array<Model>;
    };
  };
  /** Read one model. Scope: `conversations:write`. */
  "GET /v1/models/{model}": {
    input: {
      params: {
        model: string;
      };
    };
    answer: Model;
  };
  /** Read one model of a provider. For clients that do not encode the slash of `<provider name>/<model id>`. Scope: `conversations:write`. */
  "GET /v1/models/{provider}/{model}": {
    input: {
      params: {
        provider: string;
        model: string;
      };
    };
    answer: Model;
  };
  /** Talk with the assistant, as in OpenAI's Realtime API. A WebSocket with OpenAI's events, in the names of the released protocol; with the header `OpenAI-Beta: realtime=v1` in those of its preview. What is said goes to a conversation that has the session's id as its name, or that X-Session-Id names. A browser with a publishable key is a visitor of its own, and sends neither instructions nor tools. Scope: `voice:write`, or a publishable key. */
  "GET /v1/realtime": {
    input: {
      query?: {
        /** `gpt-realtime` and its kin: the workspace's own assistant. Else as `model` of the other APIs. */
        model?: string;
        /** BCP 47. `en-US` when it is left out. Not one of OpenAI's own. */
        language?: string;
        /** As in GET /api/voice/models. Not one of OpenAI's own. */
        voice?: string;
        /** Of POST /api/stream/tickets, in place of a key. Opens one session. */
        ticket?: string;
      };
      headers?: {
        /** With a publishable key: the visitor token of an earlier answer. */
        "X-Visitor-Token"?: string;
        /** With a publishable key: proves the user, like `context.userToken` of a message. */
        "X-User-Token"?: string;
        /** Your own name for the conversation. */
        "X-Session-Id"?: string;
        /** `realtime, openai-insecure-api-key.<key>`: the key, where headers cannot be sent. */
        "Sec-WebSocket-Protocol"?: string;
      };
    };
    answer: undefined;
  };
  /** Make a client secret for a page, as in OpenAI's Realtime API. For a page that shall talk by `/v1/realtime` without a key: sessions begin with these settings. The page may change sound, voice and turn-taking, and neither model, instructions nor tools. Scope: `voice:write`. A member's e-mail address must be verified. */
  "POST /v1/realtime/client_secrets": {
    input: {
      body?: NewRealtimeClientSecret;
    };
    answer: RealtimeClientSecret;
  };
  /** Ask the assistant, as in OpenAI's responses. The question goes to the conversation that X-Session-Id, `metadata.sessionId`, `conversation` or `previous_response_id` names. Without a name, Parley looks for the conversation whose messages are the earlier input items, and begins a new conversation when there is none. With `stream: true` the answer comes as Server-Sent Events. Scope: `conversations:write`. */
  "POST /v1/responses": {
    input: {
      headers?: {
        /** Your own name for the conversation. */
        "X-Session-Id"?: string;
      };
      body: ResponseRequest;
    };
    answer: Response;
  };
  /** Read a response, or stream its events again. With `stream=true` the same events come again, only those after `starting_after`. Scope: `conversations:read`. */
  "GET /v1/responses/{responseId}": {
    input: {
      params: {
        responseId: string;
      };
      query?: {
        stream?: boolean;
        /** The last sequence_number that you have. */
        starting_after?: number;
      };
    };
    answer: Response;
  };
  /** Delete a response. From then on there is no response with this id. The messages stay in their conversation: `DELETE /api/conversations/:sessionId` erases it. Scope: `conversations:write`. */
  "DELETE /v1/responses/{responseId}": {
    input: {
      params: {
        responseId: string;
      };
    };
    answer: {
      id: string;
      object: "response";
      deleted: true;
    };
  };
  /** Cancel a response. Stops this response. The others of its conversation go on. Scope: `conversations:write`. */
  "POST /v1/responses/{responseId}/cancel": {
    input: {
      params: {
        responseId: string;
      };
    };
    answer: Response;
  };
  /** List what a response answers. The stored messages up to its question, newest first unless `order` is asc. Scope: `conversations:read`. */
  "GET /v1/responses/{responseId}/input_items": {
    input: {
      params: {
        responseId: string;
      };
      query?: {
        order?: "asc" | "desc";
        /** 20 when it is left out. */
        limit?: number;
        /** The id of the last item that you have. */
        after?: string;
      };
    };
    answer: InputItemList;
  };
  /** The versions of this server */
  "GET /version": {
    input: unknown;
    answer: Version;
  };
  /** Open the page on which a voice is tried */
  "GET /voice": {
    input: {
      query?: {
        /** Left out, the language that the browser prefers. */
        lang?: string;
      };
    };
    answer: string;
  };
  /** Get a script of that page */
  "GET /voice/{script}": {
    input: {
      params: {
        script: string;
      };
    };
    answer: string;
  };
  /** Get the script that puts the chat on a page. `<script src="…/widget.js" data-key="parley_pk_…" async></script>`. */
  "GET /widget.js": {
    input: unknown;
    answer: string;
  };
  /** Get the picture of a chat */
  "GET /widget/avatar/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
  /** Try how the chat looks. A page that shows the chat of a publishable key on a phone and on a desktop, with the colours, texts and place in its address, and the line for a page that has them. Nothing is stored. */
  "GET /widget/preview": {
    input: {
      query?: {
        /** A publishable key. Left out, the page asks for it. */
        key?: string;
        name?: string;
        greeting?: string;
        suggestions?: string;
        colour?: string;
        theme?: string;
        position?: string;
        launcher?: string;
        lang?: string;
        /** Shows only the chat, as in this frame of the preview. */
        frame?: "phone" | "desktop";
      };
    };
    answer: string;
  };
  /** Get what a page needs to show the chat, as a file. `<publishable key>.json`. A page of an origin that the key does not name is refused. */
  "GET /widget/settings/{file}": {
    input: {
      params: {
        file: string;
      };
    };
    answer: WidgetConfig;
  };
  /** Get a script that the chat loads when it is opened */
  "GET /widget/{build}/{file}": {
    input: {
      params: {
        build: string;
        file: string;
      };
    };
    answer: string;
  };
  /** Download an export of a workspace by its link */
  "GET /workspace-exports/{token}": {
    input: {
      params: {
        token: string;
      };
    };
    answer: ReadableStream<Uint8Array>;
  };
};

/** The events that webhook endpoints and streams receive, by type. */
export type WebhookEvents = {
  /** A person was invited to become a member of the workspace */
  "member.invited": {
    type: "member.invited";
    timestamp: string;
    data: MemberInvited;
  };
  /** A person became a member of the workspace */
  "member.joined": {
    type: "member.joined";
    timestamp: string;
    data: MemberJoined;
  };
  /** A member got another role */
  "member.changed": {
    type: "member.changed";
    timestamp: string;
    data: MemberChanged;
  };
  /** A person is no longer a member of the workspace */
  "member.removed": {
    type: "member.removed";
    timestamp: string;
    data: MemberRemoved;
  };
  /** Settings of the workspace were changed; read them for their values */
  "workspace.changed": {
    type: "workspace.changed";
    timestamp: string;
    data: WorkspaceChanged;
  };
  /** The operator of the installation suspended the workspace: nothing begins, and what waits is kept */
  "workspace.suspended": {
    type: "workspace.suspended";
    timestamp: string;
    data: WorkspaceSuspended;
  };
  /** The workspace is no longer suspended: what waited goes on */
  "workspace.resumed": {
    type: "workspace.resumed";
    timestamp: string;
    data: WorkspaceResumed;
  };
  /** An API key was deleted and is refused from now on */
  "api-key.revoked": {
    type: "api-key.revoked";
    timestamp: string;
    data: ApiKeyRevoked;
  };
  /** The name or the limits of an API key were changed */
  "api-key.changed": {
    type: "api-key.changed";
    timestamp: string;
    data: ApiKeyChanged;
  };
  /** An API key got a new text */
  "api-key.rotated": {
    type: "api-key.rotated";
    timestamp: string;
    data: ApiKeyRotated;
  };
  /** An API key ends soon: announced fourteen days and three days before its end */
  "api-key.expiring": {
    type: "api-key.expiring";
    timestamp: string;
    data: ApiKeyExpiring;
  };
  /** A scanner found an API key in public, and what it found is refused from now on */
  "api-key.leaked": {
    type: "api-key.leaked";
    timestamp: string;
    data: ApiKeyLeaked;
  };
  /** A page of a website showed the chat with an API key for the first time */
  "api-key.page-seen": {
    type: "api-key.page-seen";
    timestamp: string;
    data: ApiKeyPageSeen;
  };
  /** 80 or 95 percent of a quota of the workspace are used */
  "quota.neared": {
    type: "quota.neared";
    timestamp: string;
    data: QuotaNeared;
  };
  /** A visitor or user was blocked: every request of theirs is refused from now on. */
  "visitor.blocked": {
    type: "visitor.blocked";
    timestamp: string;
    data: {
      visitorId: string;
    };
  };
  /** A visitor or user is no longer blocked. */
  "visitor.unblocked": {
    type: "visitor.unblocked";
    timestamp: string;
    data: {
      visitorId: string;
    };
  };
  /** A person became a contact: by a lead, an import, or a call. */
  "contact.created": {
    type: "contact.created";
    timestamp: string;
    data: Contact;
  };
  /** What is known of a contact was changed, or the contact was blocked or unblocked. */
  "contact.changed": {
    type: "contact.changed";
    timestamp: string;
    data: Contact;
  };
  /** A contact is shown as part of another one from now on. */
  "contact.merged": {
    type: "contact.merged";
    timestamp: string;
    data: {
      contactId: string;
      intoId: string;
    };
  };
  /** A contact stands for itself again. */
  "contact.unmerged": {
    type: "contact.unmerged";
    timestamp: string;
    data: {
      contactId: string;
      intoId: string;
    };
  };
  /** A contact and everything that was kept of the person was erased. */
  "contact.erased": {
    type: "contact.erased";
    timestamp: string;
    data: {
      contactId: string;
    };
  };
  /** A person asked to be contacted. Spam is not announced; a lead that turns out to be none is. */
  "lead.captured": {
    type: "lead.captured";
    timestamp: string;
    data: Lead;
  };
  /** The status, the assignee or a field of a lead was changed. */
  "lead.changed": {
    type: "lead.changed";
    timestamp: string;
    data: Lead;
  };
  /** A colleague wrote a note about a lead. */
  "lead.noted": {
    type: "lead.noted";
    timestamp: string;
    data: {
      leadId: string;
      noteId: string;
    };
  };
  /** A lead and its notes were erased. */
  "lead.deleted": {
    type: "lead.deleted";
    timestamp: string;
    data: {
      leadId: string;
    };
  };
  /** A person confirmed that they want the mails of a list. Each list is an event of its own. */
  "subscriber.confirmed": {
    type: "subscriber.confirmed";
    timestamp: string;
    data: {
      subscriberId: string;
      listId: string;
      contactId: string | null;
      /** `import`: a file brought the proof. Such a person is not welcomed by a series. */
      by: "opt-in" | "preferences" | "import";
    };
  };
  /** A subscriber gets no more mails of these lists. */
  "subscriber.left": {
    type: "subscriber.left";
    timestamp: string;
    data: {
      subscriberId: string;
      listIds: Array<string>;
      reason: "unsubscribed" | "complained" | "bounced" | "erased" | "member";
    };
  };
  /** A mail to a subscriber came back, or the subscriber called it spam. */
  "subscriber.bounced": {
    type: "subscriber.bounced";
    timestamp: string;
    data: {
      subscriberId: string;
      campaignNumber?: number;
      kind: "hard" | "soft" | "complaint";
    };
  };
  /** A campaign began to be sent, or goes on. */
  "campaign.started": {
    type: "campaign.started";
    timestamp: string;
    data: {
      campaignId: string;
      number: number;
      name: string;
    };
  };
  /** A campaign waits: a member paused it, the mail server fails (it is tried again), or too many mails come back (a member lets it go on). */
  "campaign.paused": {
    type: "campaign.paused";
    timestamp: string;
    data: {
      campaignId: string;
      number: number;
      name: string;
      reason: "member" | "mail-server" | "bounces";
    };
  };
  /** Every recipient of a campaign is dealt with. */
  "campaign.sent": {
    type: "campaign.sent";
    timestamp: string;
    data: {
      campaignId: string;
      number: number;
      name: string;
      sent: number;
      failed: number;
      unknown: number;
    };
  };
  /** A campaign was ended before all of its mails went out. */
  "campaign.cancelled": {
    type: "campaign.cancelled";
    timestamp: string;
    data: {
      campaignId: string;
      number: number;
      name: string;
      from: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
    };
  };
  /** A row was inserted into a table of the workspace. Rows of statements in SQL are announced too. The row itself is read with `select`. */
  "record.created": {
    type: "record.created";
    timestamp: string;
    data: RecordChange;
  };
  /** A row of a table was changed. A statement that leaves a row as it was announces nothing of it. Rows of statements in SQL are announced too. The row itself is read with `select`. */
  "record.updated": {
    type: "record.updated";
    timestamp: string;
    data: RecordUpdate;
  };
  /** A row of a table was deleted. Rows of statements in SQL are announced too. The row itself is read with `select`. */
  "record.deleted": {
    type: "record.deleted";
    timestamp: string;
    data: RecordChange;
  };
  /** A page, a site or a file is being learnt, or looked at again. */
  "source.started": {
    type: "source.started";
    timestamp: string;
    data: {
      sourceId: string;
      type: "url" | "site" | "file";
      title: string;
    };
  };
  /** A source was added, or its content or its tags were replaced. Questions are answered from it from now on. */
  "source.indexed": {
    type: "source.indexed";
    timestamp: string;
    data: {
      sourceId: string;
      /** Null for what was learnt from a page, a site or a file. */
      documentId: string | null;
      type: "text" | "faq" | "url" | "site" | "file";
      title: string;
      version: number;
    };
  };
  /** Nothing could be learnt from a page, a site or a file. */
  "source.failed": {
    type: "source.failed";
    timestamp: string;
    data: {
      sourceId: string;
      type: "url" | "site" | "file";
      title: string;
      /** The code of the reason. */
      problem: string;
    };
  };
  /** A source was removed. No further question is answered from it. */
  "source.removed": {
    type: "source.removed";
    timestamp: string;
    data: {
      sourceId: string;
      /** The citations of the source were withdrawn too. */
      purged?: true;
    };
  };
  /** The synonyms were replaced. */
  "synonyms.changed": {
    type: "synonyms.changed";
    timestamp: string;
    data: {
      groupCount: number;
    };
  };
  /** People ask what the knowledge does not answer. GET /api/knowledge/gaps has their words. */
  "gap.opened": {
    type: "gap.opened";
    timestamp: string;
    data: {
      gapId: string;
      /** It was resolved, and was asked again. */
      reopened?: true;
    };
  };
  /** A gap was resolved by a source, or is ignored from now on. */
  "gap.resolved": {
    type: "gap.resolved";
    timestamp: string;
    data: {
      gapId: string;
      state: "resolved" | "ignored";
      sourceId?: string;
    };
  };
  /** A provider of language models was added or changed. */
  "provider.changed": {
    type: "provider.changed";
    timestamp: string;
    data: {
      providerId: string;
    };
  };
  /** A provider of language models was removed. */
  "provider.removed": {
    type: "provider.removed";
    timestamp: string;
    data: {
      providerId: string;
    };
  };
  /** A model of a provider stopped answering. Announced once, until it answers again or the provider is changed: see `lastFailure` of the provider. */
  "provider.failing": {
    type: "provider.failing";
    timestamp: string;
    data: {
      providerId: string;
      /** `<provider name>/<model id>`. Null when the provider's list of models could not be read. */
      model: string | null;
      /** As in `lastFailure`. */
      fault: string;
      /** What the vendor says, in its own words. */
      reason: string | null;
    };
  };
  /** A model of a provider that was failing answers again, or the provider was changed. */
  "provider.recovered": {
    type: "provider.recovered";
    timestamp: string;
    data: {
      providerId: string;
      /** `<provider name>/<model id>`. Null when the provider's list of models could not be read. */
      model: string | null;
    };
  };
  /** The month's budget for language models is used up. The offline engine answers until the budget is raised or the month ends. */
  "model-budget.reached": {
    type: "model-budget.reached";
    timestamp: string;
    data: {
      month: string;
    };
  };
  /** A toolbox was added, or its tools were read again. */
  "toolbox.changed": {
    type: "toolbox.changed";
    timestamp: string;
    data: {
      toolboxId: string;
    };
  };
  /** A toolbox was removed. */
  "toolbox.removed": {
    type: "toolbox.removed";
    timestamp: string;
    data: {
      toolboxId: string;
    };
  };
  /** An assistant was added or changed. */
  "assistant.changed": {
    type: "assistant.changed";
    timestamp: string;
    data: {
      assistantId: string;
    };
  };
  /** An assistant was removed. */
  "assistant.removed": {
    type: "assistant.removed";
    timestamp: string;
    data: {
      assistantId: string;
    };
  };
  /** The names that stand for assistants as the `model` of a request were set. */
  "model-aliases.changed": {
    type: "model-aliases.changed";
    timestamp: string;
    data: {};
  };
  /** The model that embeds the passages was set, changed or removed. */
  "embeddings.changed": {
    type: "embeddings.changed";
    timestamp: string;
    data: {
      /** `<provider name>/<model id>`. Null when it was removed. */
      model: string | null;
    };
  };
  /** A model was set that writes questions for the knowledge, or what it wrote was forgotten. */
  "questions.changed": {
    type: "questions.changed";
    timestamp: string;
    data: {
      /** `<provider name>/<model id>`. Null when it was ended. */
      model: string | null;
    };
  };
  /** A conversation was started. */
  "conversation.started": {
    type: "conversation.started";
    timestamp: string;
    data: {
      conversationId: string;
    };
  };
  /** A message was added to a conversation; a reply is announced when it has ended. */
  "message.created": {
    type: "message.created";
    timestamp: string;
    data: Message;
  };
  /** A reply of the assistant was found helpful or not. The comment stays with the message. */
  "message.feedback-given": {
    type: "message.feedback-given";
    timestamp: string;
    data: {
      conversationId: string;
      messageId: string;
      helpful: boolean;
      givenBy: FeedbackGiver;
    };
  };
  /** A note for colleagues was added to a conversation. */
  "note.created": {
    type: "note.created";
    timestamp: string;
    data: {
      conversationId: string;
      messageId: string;
    };
  };
  /** A conversation was handed over to a person: from now on the assistant does not reply. */
  "conversation.handed-over": {
    type: "conversation.handed-over";
    timestamp: string;
    data: {
      conversationId: string;
      reason: HandOverReason;
      memberId?: string;
    };
  };
  /** A conversation got another assignee, or has none any more. */
  "conversation.assigned": {
    type: "conversation.assigned";
    timestamp: string;
    data: {
      conversationId: string;
      assigneeId: string | null;
      reason: AssignmentReason;
      /** The member who did it; absent when no member did. */
      memberId?: string;
    };
  };
  /** A conversation got labels, or lost some. */
  "conversation.labelled": {
    type: "conversation.labelled";
    timestamp: string;
    data: {
      conversationId: string;
      added: Array<string>;
      removed: Array<string>;
      /** The member who did it; absent when no member did. */
      memberId?: string;
    };
  };
  /** A conversation was put off until a time, or is back: then `until` is null. A person's message ends a snooze without it. */
  "conversation.snoozed": {
    type: "conversation.snoozed";
    timestamp: string;
    data: {
      conversationId: string;
      until: string | null;
      /** The member who did it; absent when the time has come. */
      memberId?: string;
    };
  };
  /** A label for conversations was made, changed or deleted. */
  "label.changed": {
    type: "label.changed";
    timestamp: string;
    data: {
      labelId: string;
    };
  };
  /** A saved reply was made, changed or deleted. */
  "saved-reply.changed": {
    type: "saved-reply.changed";
    timestamp: string;
    data: {
      savedReplyId: string;
    };
  };
  /** No member has read or answered a conversation that waits for one, for as long as the workspace allows. */
  "conversation.waiting": {
    type: "conversation.waiting";
    timestamp: string;
    data: {
      conversationId: string;
      since: string;
      assigneeId: string | null;
    };
  };
  /** A conversation was handed back to the assistant, which replies again. */
  "conversation.handed-back": {
    type: "conversation.handed-back";
    timestamp: string;
    data: {
      conversationId: string;
    };
  };
  /** A visitor proved which user they are. The conversation belongs to that user from now on. */
  "conversation.identified": {
    type: "conversation.identified";
    timestamp: string;
    data: {
      conversationId: string;
    };
  };
  /** A conversation was closed; the next message opens it again. */
  "conversation.closed": {
    type: "conversation.closed";
    timestamp: string;
    data: {
      conversationId: string;
    };
  };
  /** A conversation and its messages were erased. */
  "conversation.deleted": {
    type: "conversation.deleted";
    timestamp: string;
    data: {
      conversationId: string;
    };
  };
  /** Tests of the assistants were run, and some came out otherwise than before. GET /api/answer-tests/report says how. */
  "pins.changed": {
    type: "pins.changed";
    timestamp: string;
    data: {
      /** So many tests pass now. */
      passed: number;
      failed: number;
      changed: Array<{
        pinId: string;
        passed: boolean;
      }>;
    };
  };
  /** A webhook arrived for one of the workspace's sources. */
  "inbound-event.received": {
    type: "inbound-event.received";
    timestamp: string;
    data: ReceivedInboundEvent;
  };
  /** An event could not be delivered to an endpoint. It is not retried any more. */
  "delivery.exhausted": {
    type: "delivery.exhausted";
    timestamp: string;
    data: DeliveryExhausted;
  };
  /** An endpoint was disabled because it failed for five days, or because it answered 410 Gone. */
  "endpoint.disabled": {
    type: "endpoint.disabled";
    timestamp: string;
    data: EndpointDisabled;
  };
  /** An endpoint that was disabled for failing answers again. It gets the events that it missed. */
  "endpoint.recovered": {
    type: "endpoint.recovered";
    timestamp: string;
    data: EndpointRecovered;
  };
  /** A test, by a person or by Parley, of whether the endpoint answers. Sent whatever the endpoint's `events` are. */
  "endpoint.tested": {
    type: "endpoint.tested";
    timestamp: string;
    data: EndpointTested;
  };
  /** A run of a workflow began, or was queued. */
  "run.started": {
    type: "run.started";
    timestamp: string;
    data: {
      runId: string;
      workflow: string;
      version: number;
    };
  };
  /** A run goes on that had failed, was cancelled, or waited. */
  "run.resumed": {
    type: "run.resumed";
    timestamp: string;
    data: {
      runId: string;
      workflow: string;
      version: number;
    };
  };
  /** A run came to its end. */
  "run.completed": {
    type: "run.completed";
    timestamp: string;
    data: {
      runId: string;
      workflow: string;
      version: number;
    };
  };
  /** A run ended with an error that nothing in its workflow caught. */
  "run.faulted": {
    type: "run.faulted";
    timestamp: string;
    data: {
      runId: string;
      workflow: string;
      version: number;
      error: {
        type: string;
        status: number;
        title?: string;
        instance?: string;
      };
    };
  };
  /** A member or a server ended a run. */
  "run.cancelled": {
    type: "run.cancelled";
    timestamp: string;
    data: {
      runId: string;
      workflow: string;
      version: number;
    };
  };
  /** A workflow emitted an event of a type of its own. `event` has the CloudEvents form. */
  "cloud-event.emitted": {
    type: "cloud-event.emitted";
    timestamp: string;
    data: {
      runId: string;
      event: {
        type: string;
        source: string;
        id: string;
        [name: string]: unknown;
      };
    };
  };
  /** A run asked people for a decision, or asked further people once the deadline had passed. */
  "approval.requested": {
    type: "approval.requested";
    timestamp: string;
    data: {
      approvalId: string;
      runId: string;
      workflow: string;
      isEscalation: boolean;
    };
  };
  /** A member or a server decided what a run had asked for. */
  "approval.decided": {
    type: "approval.decided";
    timestamp: string;
    data: {
      approvalId: string;
      runId: string;
      workflow: string;
      decision: "approved" | "rejected";
    };
  };
  /** An approval ended without a decision: its deadline passed, or its run went on without it. */
  "approval.ended": {
    type: "approval.ended";
    timestamp: string;
    data: {
      approvalId: string;
      runId: string;
      workflow: string;
      status: "expired" | "cancelled";
    };
  };
  /** A speech provider was added or changed. */
  "speech-provider.changed": {
    type: "speech-provider.changed";
    timestamp: string;
    data: {
      providerId: string;
    };
  };
  /** A speech provider was removed. */
  "speech-provider.removed": {
    type: "speech-provider.removed";
    timestamp: string;
    data: {
      providerId: string;
    };
  };
  /** A voice session was closed, expired or failed. */
  "voice-session.ended": {
    type: "voice-session.ended";
    timestamp: string;
    data: {
      sessionId: string;
      conversationId: string | null;
      state: "ended" | "expired" | "failed";
      reason: string;
      /** For how long it was connected. */
      durationMs: number;
    };
  };
  /** The look or the words of the chat on websites have changed. */
  "widget.changed": {
    type: "widget.changed";
    timestamp: string;
    data: {
      /** Null: the default of the workspace. */
      keyId: string | null;
      /** The names of the changed settings. */
      settings: Array<string>;
    };
  };
};

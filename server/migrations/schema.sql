-- Written by `npm run generate` from the migrations. Do not edit.

create table account (
  id uuid not null,
  email text not null,
  name text,
  password_hash text not null,
  status text not null default 'unverified'::text,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone,
  constraint account_email_key UNIQUE (email),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'disabled'::text])))
);
CREATE INDEX account_by_end ON public.account USING btree (ends_at) WHERE (ends_at IS NOT NULL);

create table api_key (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  key_hash bytea not null,
  hint text not null,
  scopes text[],
  allowed_origins text[],
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  requires_identity boolean not null default false,
  assistant_ids text[],
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_pkey PRIMARY KEY (workspace_id, id),
  constraint api_key_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint api_key_kind_check CHECK ((kind = ANY (ARRAY['secret'::text, 'publishable'::text])))
);
CREATE INDEX api_key_by_id ON public.api_key USING btree (id);

create table assistant (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  is_default boolean not null default false,
  settings jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint assistant_pkey PRIMARY KEY (workspace_id, id),
  constraint assistant_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX assistant_default ON public.assistant USING btree (workspace_id) WHERE is_default;

create table assistant_setup (
  workspace_id uuid not null,
  version bigint not null default 1,
  monthly_tokens bigint,
  monthly_cost double precision,
  daily_tokens_per_visitor bigint,
  daily_cost_per_visitor double precision,
  constraint assistant_setup_pkey PRIMARY KEY (workspace_id),
  constraint assistant_setup_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table attempt (
  subject bytea not null,
  count integer not null,
  window_ends_at timestamp with time zone not null,
  constraint attempt_pkey PRIMARY KEY (subject)
);
CREATE INDEX attempt_by_end ON public.attempt USING btree (window_ends_at);

create table audit_entry (
  workspace_id uuid not null,
  id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  target_id uuid,
  details jsonb not null default '{}'::jsonb,
  client_address text,
  created_at timestamp with time zone not null default now(),
  constraint audit_entry_pkey PRIMARY KEY (workspace_id, id)
);
CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table blocked_visitor (
  workspace_id uuid not null,
  visitor_id uuid not null,
  user_id text,
  times integer not null,
  blocked_at timestamp with time zone,
  changed_at timestamp with time zone not null default now(),
  constraint blocked_visitor_pkey PRIMARY KEY (workspace_id, visitor_id),
  constraint blocked_visitor_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table citation (
  workspace_id uuid not null,
  message_id uuid not null,
  document_id uuid not null,
  constraint citation_pkey PRIMARY KEY (workspace_id, message_id, document_id),
  constraint citation_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES message(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX citation_by_document ON public.citation USING btree (workspace_id, document_id);

create table client_history (
  workspace_id uuid not null,
  caller_id uuid not null,
  history_hash bytea not null,
  conversation_id uuid not null,
  is_continued boolean not null default false,
  answer_hash bytea,
  constraint client_history_pkey PRIMARY KEY (workspace_id, caller_id, history_hash, conversation_id),
  constraint client_history_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX client_history_by_answer ON public.client_history USING btree (workspace_id, caller_id, answer_hash) WHERE (answer_hash IS NOT NULL);
CREATE INDEX client_history_by_conversation ON public.client_history USING btree (workspace_id, conversation_id);

create table conversation (
  workspace_id uuid not null,
  id uuid not null,
  visitor_id uuid,
  session_key text,
  status text not null default 'open'::text,
  end_user_id text,
  end_user_verified boolean not null default false,
  context jsonb not null default '{}'::jsonb,
  last_number integer not null,
  active_reply_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  assistant_id uuid,
  asked_action jsonb,
  forked_from uuid,
  constraint conversation_pkey PRIMARY KEY (workspace_id, id),
  constraint conversation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint conversation_workspace_id_forked_from_fkey FOREIGN KEY (workspace_id, forked_from) REFERENCES conversation(workspace_id, id) ON DELETE SET NULL (forked_from),
  constraint conversation_status_check CHECK ((status = ANY (ARRAY['open'::text, 'handed-over'::text, 'closed'::text])))
);
CREATE INDEX conversation_by_end_user ON public.conversation USING btree (workspace_id, end_user_id) WHERE (end_user_id IS NOT NULL);
CREATE UNIQUE INDEX conversation_by_session ON public.conversation USING btree (workspace_id, visitor_id, session_key) NULLS NOT DISTINCT WHERE (session_key IS NOT NULL);
CREATE INDEX conversation_by_visitor ON public.conversation USING btree (workspace_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX conversation_forked_from ON public.conversation USING btree (workspace_id, forked_from) WHERE (forked_from IS NOT NULL);

create table deleted_response (
  workspace_id uuid not null,
  reply_id uuid not null,
  conversation_id uuid not null,
  deleted_at timestamp with time zone not null default now(),
  constraint deleted_response_pkey PRIMARY KEY (workspace_id, reply_id),
  constraint deleted_response_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE,
  constraint deleted_response_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX deleted_response_by_conversation ON public.deleted_response USING btree (workspace_id, conversation_id);

create table delivery (
  workspace_id uuid not null,
  endpoint_id uuid not null,
  "position" bigint not null,
  id uuid not null,
  type text not null,
  order_key text,
  status text not null default 'pending'::text,
  attempt_count integer not null default 0,
  round_count integer not null default 0,
  next_attempt_at timestamp with time zone,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint delivery_workspace_id_id_key UNIQUE (workspace_id, id),
  constraint delivery_pkey PRIMARY KEY (workspace_id, endpoint_id, "position"),
  constraint delivery_workspace_id_endpoint_id_fkey FOREIGN KEY (workspace_id, endpoint_id) REFERENCES endpoint(workspace_id, id) ON DELETE CASCADE,
  constraint delivery_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'exhausted'::text, 'cancelled'::text])))
);
CREATE UNIQUE INDEX delivery_active_by_key ON public.delivery USING btree (workspace_id, endpoint_id, order_key) WHERE ((status = 'pending'::text) AND (order_key IS NOT NULL) AND (next_attempt_at IS NOT NULL));
CREATE INDEX delivery_by_age ON public.delivery USING brin (created_at);
CREATE INDEX delivery_by_due ON public.delivery USING btree (workspace_id, endpoint_id, next_attempt_at, "position") WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX delivery_by_key ON public.delivery USING btree (workspace_id, endpoint_id, order_key, "position") WHERE ((status = 'pending'::text) AND (order_key IS NOT NULL));

create table delivery_attempt (
  workspace_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  started_at timestamp with time zone not null,
  duration_ms integer not null,
  status_code integer,
  error text,
  response_headers jsonb,
  response_body text,
  constraint delivery_attempt_pkey PRIMARY KEY (workspace_id, delivery_id, number),
  constraint delivery_attempt_workspace_id_delivery_id_fkey FOREIGN KEY (workspace_id, delivery_id) REFERENCES delivery(workspace_id, id) ON DELETE CASCADE
);

create table delivery_lane (
  workspace_id uuid not null,
  endpoint_id uuid not null,
  node_id uuid,
  due_at timestamp with time zone,
  consecutive_failures integer not null default 0,
  failing_since timestamp with time zone,
  paused_until timestamp with time zone,
  warned_at timestamp with time zone,
  constraint delivery_lane_pkey PRIMARY KEY (workspace_id, endpoint_id),
  constraint delivery_lane_workspace_id_endpoint_id_fkey FOREIGN KEY (workspace_id, endpoint_id) REFERENCES endpoint(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX delivery_lane_by_due ON public.delivery_lane USING btree (due_at) WHERE ((node_id IS NULL) AND (due_at IS NOT NULL));
CREATE INDEX delivery_lane_by_node ON public.delivery_lane USING btree (node_id) WHERE (node_id IS NOT NULL);

create table endpoint (
  workspace_id uuid not null,
  id uuid not null,
  url text not null,
  description text not null,
  events text[] not null,
  scopes text[] not null,
  order_by text not null,
  concurrency integer not null,
  rate_limit_per_second integer,
  status text not null,
  disabled_reason text,
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_secret_ends_at timestamp with time zone,
  public_key text,
  sealed_private_key bytea,
  from_position bigint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint endpoint_pkey PRIMARY KEY (workspace_id, id),
  constraint endpoint_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint endpoint_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['manual'::text, 'failing'::text, 'gone'::text]))),
  constraint endpoint_order_by_check CHECK ((order_by = ANY (ARRAY['none'::text, 'conversationId'::text]))),
  constraint endpoint_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
);

create table event (
  workspace_id uuid not null,
  "position" bigint not null,
  id uuid not null,
  type text not null,
  data jsonb not null,
  caused_by uuid,
  depth smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint event_pkey PRIMARY KEY (workspace_id, "position")
);

create table event_position (
  workspace_id uuid not null,
  "position" bigint not null,
  constraint event_position_pkey PRIMARY KEY (workspace_id)
);

create table failing_model (
  workspace_id uuid not null,
  provider_id uuid not null,
  model text not null,
  since timestamp with time zone not null,
  failed_at timestamp with time zone not null,
  fault text not null,
  reason text,
  failures integer not null default 1,
  is_announced boolean not null default false,
  constraint failing_model_pkey PRIMARY KEY (workspace_id, provider_id, model),
  constraint failing_model_workspace_id_provider_id_fkey FOREIGN KEY (workspace_id, provider_id) REFERENCES provider(workspace_id, id) ON DELETE CASCADE
);

create table idempotency_record (
  workspace_id uuid not null,
  fingerprint bytea not null,
  request_hash bytea not null,
  node_id uuid not null,
  progress jsonb,
  sealed_answer bytea,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_record_pkey PRIMARY KEY (workspace_id, fingerprint)
);
CREATE INDEX idempotency_record_by_age ON public.idempotency_record USING btree (created_at);

create table identity_secret (
  workspace_id uuid not null,
  id uuid not null,
  sealed_secret bytea not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint identity_secret_pkey PRIMARY KEY (workspace_id, id),
  constraint identity_secret_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX identity_secret_current ON public.identity_secret USING btree (workspace_id) WHERE (ends_at IS NULL);

create table inbound_event (
  workspace_id uuid not null,
  id uuid not null,
  source_id uuid not null,
  identity uuid not null,
  kind text not null,
  is_whole_body boolean not null,
  body bytea,
  status text not null,
  node_id uuid,
  conversation_id uuid,
  reply_id uuid,
  fault text,
  received_at timestamp with time zone not null default now(),
  processed_at timestamp with time zone,
  constraint inbound_event_pkey PRIMARY KEY (workspace_id, id),
  constraint inbound_event_status_check CHECK ((status = ANY (ARRAY['accepted'::text, 'processed'::text, 'failed'::text])))
);
CREATE INDEX inbound_event_accepted ON public.inbound_event USING btree (node_id) WHERE (status = 'accepted'::text);
CREATE INDEX inbound_event_by_conversation ON public.inbound_event USING btree (workspace_id, conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE UNIQUE INDEX inbound_event_by_identity ON public.inbound_event USING btree (identity, workspace_id);

create table inbound_source (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  scheme text not null,
  sealed_secrets bytea not null,
  schemas jsonb not null default '{}'::jsonb,
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint inbound_source_pkey PRIMARY KEY (workspace_id, id),
  constraint inbound_source_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX inbound_source_by_id ON public.inbound_source USING btree (id);
CREATE UNIQUE INDEX inbound_source_default ON public.inbound_source USING btree (is_default) WHERE is_default;
CREATE TRIGGER inbound_source_takes_its_events_along AFTER DELETE ON public.inbound_source FOR EACH ROW EXECUTE FUNCTION delete_events_of_source();

create table installation (
  only_row boolean not null default true,
  secret_check text not null,
  created_at timestamp with time zone not null default now(),
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row)
);

create table knowledge_document (
  workspace_id uuid not null,
  id uuid not null,
  source_id uuid not null,
  version integer not null,
  type text not null,
  title text not null,
  url text,
  text text not null,
  questions text[] not null,
  passage_starts integer[] not null,
  passage_ends integer[] not null,
  content_hash bytea not null,
  added_version bigint not null,
  retired_version bigint,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  constraint knowledge_document_workspace_id_source_id_version_key UNIQUE (workspace_id, source_id, version),
  constraint knowledge_document_pkey PRIMARY KEY (workspace_id, id),
  constraint knowledge_document_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint knowledge_document_type_check CHECK ((type = ANY (ARRAY['text'::text, 'faq'::text])))
);
CREATE UNIQUE INDEX knowledge_document_by_addition ON public.knowledge_document USING btree (workspace_id, added_version, id);
CREATE UNIQUE INDEX knowledge_document_current ON public.knowledge_document USING btree (workspace_id, source_id) WHERE (retired_version IS NULL);
CREATE INDEX knowledge_document_retired ON public.knowledge_document USING btree (workspace_id) WHERE (retired_version IS NOT NULL);

create table knowledge_retirement (
  workspace_id uuid not null,
  version bigint not null,
  document_id uuid not null,
  source_id uuid not null,
  added_version bigint not null,
  retired_at timestamp with time zone not null default now(),
  constraint knowledge_retirement_pkey PRIMARY KEY (workspace_id, version, document_id),
  constraint knowledge_retirement_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX knowledge_retirement_by_time ON public.knowledge_retirement USING btree (retired_at);

create table knowledge_source (
  workspace_id uuid not null,
  id uuid not null,
  type text not null,
  title text not null,
  url text,
  document_id uuid not null,
  version integer not null,
  fingerprint bytea not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint knowledge_source_pkey PRIMARY KEY (workspace_id, id),
  constraint knowledge_source_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint knowledge_source_type_check CHECK ((type = ANY (ARRAY['text'::text, 'faq'::text])))
);

create table knowledge_version (
  workspace_id uuid not null,
  version bigint not null,
  synonyms jsonb not null default '[]'::jsonb,
  forgotten_version bigint not null default 0,
  constraint knowledge_version_pkey PRIMARY KEY (workspace_id),
  constraint knowledge_version_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table known_network (
  subject bytea not null,
  account_id uuid not null,
  seen_at timestamp with time zone not null,
  constraint known_network_pkey PRIMARY KEY (subject),
  constraint known_network_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX known_network_by_account ON public.known_network USING btree (account_id, seen_at);
CREATE INDEX known_network_by_time ON public.known_network USING btree (seen_at);

create table log_position (
  workspace_id uuid not null,
  follower text not null,
  "position" bigint not null,
  constraint log_position_pkey PRIMARY KEY (workspace_id, follower),
  constraint log_position_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table mail_budget (
  subject bytea not null,
  count integer not null,
  window_ends_at timestamp with time zone not null,
  constraint mail_budget_pkey PRIMARY KEY (subject)
);
CREATE INDEX mail_budget_by_end ON public.mail_budget USING btree (window_ends_at);

create table mailed_token (
  token_hash bytea not null,
  account_id uuid not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  constraint mailed_token_pkey PRIMARY KEY (token_hash),
  constraint mailed_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint mailed_token_purpose_check CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'reset-password'::text])))
);
CREATE INDEX mailed_token_by_account ON public.mailed_token USING btree (account_id);
CREATE INDEX mailed_token_by_expiry ON public.mailed_token USING btree (expires_at);

create table member (
  workspace_id uuid not null,
  account_id uuid not null,
  role text not null,
  joined_at timestamp with time zone not null default now(),
  constraint member_pkey PRIMARY KEY (workspace_id, account_id),
  constraint member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint member_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint member_role_check CHECK ((role = 'owner'::text))
);
CREATE INDEX member_by_account ON public.member USING btree (account_id, joined_at);

create table message (
  workspace_id uuid not null,
  conversation_id uuid not null,
  number integer not null,
  id uuid not null,
  author text not null,
  text text not null,
  status text not null,
  reply_to_id uuid,
  node_id uuid,
  knowledge_version bigint,
  model text,
  is_answered boolean,
  confidence double precision,
  citations json,
  provenance json,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  is_note boolean not null default false,
  member_id uuid,
  requested_model text,
  due_at timestamp with time zone,
  has_begun boolean not null default false,
  usage json,
  unsupported json,
  end_reason text,
  adoptions smallint not null default 0,
  asks json,
  begun_on_node uuid,
  origin text,
  request jsonb,
  remembered jsonb,
  tool_calls jsonb,
  continuation jsonb,
  fingerprint bytea,
  abandoned_at timestamp with time zone,
  begun_action jsonb,
  constraint message_workspace_id_conversation_id_number_key UNIQUE (workspace_id, conversation_id, number),
  constraint message_pkey PRIMARY KEY (workspace_id, id),
  constraint message_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE,
  constraint message_author_check CHECK ((author = ANY (ARRAY['contact'::text, 'assistant'::text, 'member'::text, 'system'::text]))),
  constraint message_origin_check CHECK ((origin = ANY (ARRAY['caller'::text, 'fork'::text]))),
  constraint message_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text, 'interrupted'::text, 'failed'::text])))
);
CREATE INDEX message_abandoned ON public.message USING btree (workspace_id, fingerprint) WHERE (abandoned_at IS NOT NULL);
CREATE INDEX message_pending ON public.message USING btree (node_id) WHERE (status = 'pending'::text);

create table migration (
  number integer not null,
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (number)
);

create table model_alias (
  workspace_id uuid not null,
  name text not null,
  assistant_id uuid not null,
  constraint model_alias_pkey PRIMARY KEY (workspace_id, name),
  constraint model_alias_workspace_id_assistant_id_fkey FOREIGN KEY (workspace_id, assistant_id) REFERENCES assistant(workspace_id, id) ON DELETE CASCADE,
  constraint model_alias_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX model_alias_by_assistant ON public.model_alias USING btree (workspace_id, assistant_id);

create table model_call (
  workspace_id uuid not null,
  id uuid not null,
  node_id uuid not null,
  model text not null,
  tokens bigint not null,
  cost double precision not null,
  started_at timestamp with time zone not null default now(),
  visitor_id uuid,
  constraint model_call_pkey PRIMARY KEY (workspace_id, id),
  constraint model_call_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX model_call_by_node ON public.model_call USING btree (node_id);

create table model_usage (
  workspace_id uuid not null,
  month date not null,
  model text not null,
  calls bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cost double precision not null default 0,
  constraint model_usage_pkey PRIMARY KEY (workspace_id, month, model),
  constraint model_usage_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table node (
  id uuid not null,
  lock_key integer not null generated always as identity,
  worker_pool_ids text[] not null default '{}'::text[],
  started_at timestamp with time zone not null default now(),
  constraint node_lock_key_key UNIQUE (lock_key),
  constraint node_pkey PRIMARY KEY (id)
);

create table operator (
  only_row boolean not null default true,
  workspace_id uuid not null,
  account_id uuid not null,
  constraint operator_pkey PRIMARY KEY (only_row),
  constraint operator_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint operator_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint operator_only_row_check CHECK (only_row)
);

create table provider (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  base_url text,
  sealed_key bytea,
  default_model text,
  prices jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  refused_parts jsonb not null default '{}'::jsonb,
  constraint provider_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint provider_pkey PRIMARY KEY (workspace_id, id),
  constraint provider_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table refresh_token (
  token_hash bytea not null,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  sealed_answer bytea,
  constraint refresh_token_pkey PRIMARY KEY (token_hash),
  constraint refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX refresh_token_by_session ON public.refresh_token USING btree (session_id);
CREATE INDEX refresh_token_by_use ON public.refresh_token USING btree (used_at) WHERE (used_at IS NOT NULL);

create table revocation (
  id bigint not null generated always as identity,
  subject uuid not null,
  revoked_at timestamp with time zone not null default clock_timestamp(),
  constraint revocation_pkey PRIMARY KEY (id)
);
CREATE INDEX revocation_by_age ON public.revocation USING btree (revoked_at);

create table session (
  id uuid not null,
  account_id uuid not null,
  workspace_id uuid not null,
  user_agent text not null,
  client_address text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint session_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX session_by_account ON public.session USING btree (account_id, id);
CREATE INDEX session_by_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_by_workspace ON public.session USING btree (workspace_id);

create table setting (
  name text not null,
  sealed_value bytea not null,
  updated_at timestamp with time zone not null default now(),
  constraint setting_pkey PRIMARY KEY (name)
);

create table signing_key (
  id uuid not null,
  public_key jsonb not null,
  sealed_private_key bytea not null,
  signs_from timestamp with time zone not null,
  constraint signing_key_signs_from_key UNIQUE (signs_from),
  constraint signing_key_pkey PRIMARY KEY (id)
);

create table stream_ticket (
  workspace_id uuid not null,
  ticket_hash bytea not null,
  caller jsonb not null,
  expires_at timestamp with time zone not null,
  constraint stream_ticket_pkey PRIMARY KEY (ticket_hash),
  constraint stream_ticket_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX stream_ticket_by_age ON public.stream_ticket USING btree (expires_at);

create table toolbox (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  url text not null,
  sealed_headers bytea,
  tools jsonb not null,
  read_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  skipped jsonb not null default '[]'::jsonb,
  constraint toolbox_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint toolbox_pkey PRIMARY KEY (workspace_id, id),
  constraint toolbox_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint toolbox_kind_check CHECK ((kind = ANY (ARRAY['mcp'::text, 'openapi'::text])))
);

create table visitor_model_usage (
  workspace_id uuid not null,
  visitor_id uuid not null,
  day date not null,
  tokens bigint not null default 0,
  cost double precision not null default 0,
  constraint visitor_model_usage_pkey PRIMARY KEY (workspace_id, visitor_id, day),
  constraint visitor_model_usage_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table workspace (
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  constraint workspace_pkey PRIMARY KEY (id)
);

-- Written by `npm run generate` from the migrations. Do not edit.

create table account (
  id uuid not null,
  email text not null,
  name text,
  password_hash text not null,
  status text not null default 'unverified'::text,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone,
  language text,
  constraint account_email_key UNIQUE (email),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'disabled'::text])))
);
CREATE INDEX account_by_end ON public.account USING btree (ends_at) WHERE (ends_at IS NOT NULL);
CREATE TRIGGER disabled_account_ends_access AFTER UPDATE OF status ON public.account FOR EACH ROW WHEN (((new.status = 'disabled'::text) AND (old.status <> 'disabled'::text))) EXECUTE FUNCTION end_access_of_disabled_account();

create table account_picture (
  account_id uuid not null,
  id uuid not null,
  bytes bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint account_picture_id_key UNIQUE (id),
  constraint account_picture_pkey PRIMARY KEY (account_id),
  constraint account_picture_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

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
  database_rules jsonb,
  last_used_from cidr,
  allowed_addresses text[],
  edition uuid not null default gen_random_uuid(),
  grant_id uuid not null default gen_random_uuid(),
  former_hash bytea,
  former_grant_id uuid,
  former_ends_at timestamp with time zone,
  remind_at timestamp with time zone,
  version text not null default '2026-11-20'::text,
  allows_browser boolean not null default false,
  last_refused_origin text,
  narrowing jsonb,
  made_by uuid,
  first_page_origin text,
  constraint api_key_former_hash_key UNIQUE (former_hash),
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_pkey PRIMARY KEY (workspace_id, id),
  constraint api_key_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint api_key_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint api_key_check CHECK ((((former_hash IS NULL) = (former_grant_id IS NULL)) AND ((former_hash IS NULL) = (former_ends_at IS NULL)))),
  constraint api_key_check1 CHECK (((NOT allows_browser) OR (kind = 'secret'::text))),
  constraint api_key_kind_check CHECK ((kind = ANY (ARRAY['secret'::text, 'publishable'::text])))
);
CREATE INDEX api_key_by_id ON public.api_key USING btree (id);
CREATE INDEX api_key_made_by ON public.api_key USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX api_key_narrowed ON public.api_key USING btree (workspace_id) WHERE (narrowing IS NOT NULL);
CREATE INDEX api_key_remind ON public.api_key USING btree (remind_at) WHERE (remind_at IS NOT NULL);

create table approval (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  workflow_name text not null,
  task_number integer not null,
  wait text not null,
  title text not null,
  request json not null,
  request_hash text not null,
  status text not null,
  approvers text[],
  deadline timestamp with time zone,
  escalate_to text,
  escalated_at timestamp with time zone,
  decided_by_kind text,
  decided_by uuid,
  comment text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint approval_pkey PRIMARY KEY (workspace_id, id),
  constraint approval_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES run(workspace_id, id) ON DELETE CASCADE,
  constraint approval_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'expired'::text, 'cancelled'::text])))
);
CREATE INDEX approval_by_status ON public.approval USING btree (workspace_id, status, id);
CREATE INDEX approval_of_run ON public.approval USING btree (workspace_id, run_id);

create table approval_link (
  token_hash bytea not null,
  workspace_id uuid not null,
  approval_id uuid not null,
  account_id uuid not null,
  constraint approval_link_pkey PRIMARY KEY (token_hash),
  constraint approval_link_workspace_id_approval_id_fkey FOREIGN KEY (workspace_id, approval_id) REFERENCES approval(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX approval_link_of_approval ON public.approval_link USING btree (workspace_id, approval_id);

create table asked_question (
  workspace_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  start integer not null,
  section text,
  origin text not null,
  state text not null,
  language text not null,
  text text,
  is_edited boolean not null default false,
  topic text not null,
  created_at timestamp with time zone not null default now(),
  constraint asked_question_pkey PRIMARY KEY (workspace_id, id),
  constraint asked_question_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES knowledge_document(workspace_id, id) ON DELETE CASCADE,
  constraint asked_question_check CHECK (((text IS NOT NULL) OR (state <> 'active'::text))),
  constraint asked_question_origin_check CHECK ((origin = ANY (ARRAY['model'::text, 'choice'::text]))),
  constraint asked_question_state_check CHECK ((state = ANY (ARRAY['counting'::text, 'active'::text, 'removed'::text])))
);
CREATE INDEX asked_question_by_topic ON public.asked_question USING btree (workspace_id, topic) WHERE (origin = 'model'::text);
CREATE UNIQUE INDEX asked_question_once ON public.asked_question USING btree (workspace_id, document_id, start, origin, topic);

create table assignment_turn (
  workspace_id uuid not null,
  account_id uuid not null,
  number bigint not null,
  constraint assignment_turn_pkey PRIMARY KEY (workspace_id, account_id),
  constraint assignment_turn_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint assignment_turn_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

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

create table attachment (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  preview_id uuid,
  content_hash bytea not null,
  constraint attachment_pkey PRIMARY KEY (workspace_id, id),
  constraint attachment_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES file(workspace_id, id) ON DELETE CASCADE,
  constraint attachment_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint attachment_workspace_id_preview_id_fkey FOREIGN KEY (workspace_id, preview_id) REFERENCES file(workspace_id, id) ON DELETE SET NULL (preview_id)
);
CREATE INDEX attachment_of_conversation ON public.attachment USING btree (workspace_id, conversation_id);
CREATE INDEX attachment_of_file ON public.attachment USING btree (workspace_id, file_id);
CREATE INDEX attachment_of_preview ON public.attachment USING btree (workspace_id, preview_id) WHERE (preview_id IS NOT NULL);

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

create table begun_call (
  workspace_id uuid not null,
  channel_id uuid not null,
  proof_hash bytea not null,
  begun_at timestamp with time zone not null,
  constraint begun_call_pkey PRIMARY KEY (workspace_id, channel_id, proof_hash),
  constraint begun_call_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES voice_channel(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX begun_call_by_time ON public.begun_call USING btree (begun_at);

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

create table bounce (
  workspace_id uuid not null,
  id uuid not null,
  subscriber_id uuid not null,
  campaign_number bigint not null,
  kind text not null,
  reason text not null,
  status text,
  at timestamp with time zone not null,
  constraint bounce_workspace_id_subscriber_id_campaign_number_kind_key UNIQUE (workspace_id, subscriber_id, campaign_number, kind),
  constraint bounce_pkey PRIMARY KEY (workspace_id, id),
  constraint bounce_workspace_id_subscriber_id_fkey FOREIGN KEY (workspace_id, subscriber_id) REFERENCES subscriber(workspace_id, id) ON DELETE CASCADE,
  constraint bounce_kind_check CHECK ((kind = ANY (ARRAY['hard'::text, 'soft'::text, 'complaint'::text])))
);

create table campaign (
  workspace_id uuid not null,
  id uuid not null,
  number integer not null,
  kind text not null,
  name text not null,
  subject text not null,
  preheader text not null,
  format text not null,
  body text not null,
  list_ids uuid[] not null,
  segment_id uuid,
  sender_name text,
  reply_to text,
  language text,
  site_url text,
  status text not null,
  pause_reason text,
  scheduled_at timestamp with time zone,
  time_zone text,
  rate_per_minute integer,
  domain_rate_per_minute integer,
  tracks_opens boolean not null,
  tracks_clicks boolean not null,
  compiled jsonb,
  message_domain text,
  prepared_after uuid,
  is_prepared boolean not null default false,
  next_slot_at timestamp with time zone,
  failures integer not null default 0,
  retry_at timestamp with time zone,
  tried_before integer not null default 0,
  failed_before integer not null default 0,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint campaign_workspace_id_number_key UNIQUE (workspace_id, number),
  constraint campaign_pkey PRIMARY KEY (workspace_id, id),
  constraint campaign_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint campaign_format_check CHECK ((format = ANY (ARRAY['markdown'::text, 'mjml'::text]))),
  constraint campaign_kind_check CHECK ((kind = ANY (ARRAY['campaign'::text, 'series-step'::text]))),
  constraint campaign_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['member'::text, 'mail-server'::text, 'bounces'::text]))),
  constraint campaign_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'paused'::text, 'sent'::text, 'cancelled'::text])))
);
CREATE INDEX campaign_at_work ON public.campaign USING btree (workspace_id, id) WHERE (status = ANY (ARRAY['scheduled'::text, 'sending'::text, 'paused'::text]));

create table campaign_domain (
  workspace_id uuid not null,
  campaign_id uuid not null,
  domain text not null,
  next_slot_at timestamp with time zone,
  failures integer not null default 0,
  waits_until timestamp with time zone,
  constraint campaign_domain_pkey PRIMARY KEY (workspace_id, campaign_id, domain),
  constraint campaign_domain_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaign(workspace_id, id) ON DELETE CASCADE
);

create table campaign_link (
  workspace_id uuid not null,
  campaign_id uuid not null,
  number integer not null,
  url text not null,
  clicks integer not null default 0,
  constraint campaign_link_pkey PRIMARY KEY (workspace_id, campaign_id, number),
  constraint campaign_link_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaign(workspace_id, id) ON DELETE CASCADE
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

create table contact (
  workspace_id uuid not null,
  id uuid not null,
  name text,
  email text,
  phone text,
  company text,
  tags text[] not null default '{}'::text[],
  custom jsonb not null default '{}'::jsonb,
  origin text not null,
  merged_into_id uuid,
  merged_at timestamp with time zone,
  root_id uuid not null,
  blocked_at timestamp with time zone,
  search tsvector not null default ''::tsvector,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint contact_pkey PRIMARY KEY (workspace_id, id),
  constraint contact_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint contact_workspace_id_merged_into_id_fkey FOREIGN KEY (workspace_id, merged_into_id) REFERENCES contact(workspace_id, id),
  constraint contact_check CHECK (((merged_into_id IS NULL) = (root_id = id)))
);
CREATE INDEX contact_by_block ON public.contact USING btree (workspace_id, id) WHERE (blocked_at IS NOT NULL);
CREATE INDEX contact_by_custom ON public.contact USING gin (custom jsonb_path_ops);
CREATE INDEX contact_by_merge ON public.contact USING btree (workspace_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX contact_by_origin ON public.contact USING btree (workspace_id, origin, id) WHERE (merged_into_id IS NULL);
CREATE INDEX contact_by_root ON public.contact USING btree (workspace_id, root_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX contact_by_tag ON public.contact USING gin (tags);
CREATE INDEX contact_by_word ON public.contact USING gin (search);

create table contact_conversation (
  workspace_id uuid not null,
  contact_id uuid not null,
  conversation_id uuid not null,
  by_number text,
  is_confirmed boolean not null default false,
  constraint contact_conversation_pkey PRIMARY KEY (workspace_id, contact_id, conversation_id),
  constraint contact_conversation_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON DELETE CASCADE,
  constraint contact_conversation_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_conversation_by_conversation ON public.contact_conversation USING btree (workspace_id, conversation_id);

create table contact_identity (
  workspace_id uuid not null,
  kind text not null,
  value text not null,
  contact_id uuid not null,
  address_id uuid,
  is_verified boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint contact_identity_pkey PRIMARY KEY (workspace_id, kind, value, contact_id),
  constraint contact_identity_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON DELETE CASCADE,
  constraint contact_identity_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'email'::text, 'phone'::text])))
);
CREATE UNIQUE INDEX contact_identity_by_address ON public.contact_identity USING btree (workspace_id, address_id);
CREATE INDEX contact_identity_by_contact ON public.contact_identity USING btree (workspace_id, contact_id);
CREATE INDEX contact_identity_by_number ON public.contact_identity USING btree (workspace_id, split_part(value, ';'::text, 1)) WHERE (kind = 'phone'::text);
CREATE UNIQUE INDEX contact_identity_of_one ON public.contact_identity USING btree (workspace_id, kind, value) WHERE (kind <> 'phone'::text);

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
  assignee_id uuid,
  waits_since timestamp with time zone,
  wait_announced boolean not null default false,
  wait_mailed_for timestamp with time zone,
  seen_by_contact uuid,
  seen_by_team uuid,
  channel text,
  person_wanted_at timestamp with time zone,
  first_answer_seconds integer,
  snoozed_until timestamp with time zone,
  constraint conversation_pkey PRIMARY KEY (workspace_id, id),
  constraint conversation_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint conversation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint conversation_workspace_id_forked_from_fkey FOREIGN KEY (workspace_id, forked_from) REFERENCES conversation(workspace_id, id) ON DELETE SET NULL (forked_from),
  constraint conversation_channel_check CHECK ((channel = ANY (ARRAY['web'::text, 'api'::text, 'voice'::text, 'email'::text, 'webhook'::text, 'workflow'::text]))),
  constraint conversation_status_check CHECK ((status = ANY (ARRAY['open'::text, 'handed-over'::text, 'closed'::text])))
);
CREATE INDEX conversation_by_activity ON public.conversation USING btree (workspace_id, updated_at, id);
CREATE INDEX conversation_by_assignee ON public.conversation USING btree (workspace_id, assignee_id, id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX conversation_by_end_user ON public.conversation USING btree (workspace_id, end_user_id) WHERE (end_user_id IS NOT NULL);
CREATE UNIQUE INDEX conversation_by_session ON public.conversation USING btree (workspace_id, visitor_id, session_key) NULLS NOT DISTINCT WHERE (session_key IS NOT NULL);
CREATE INDEX conversation_by_visitor ON public.conversation USING btree (workspace_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX conversation_first_answers ON public.conversation USING btree (workspace_id, created_at) WHERE (first_answer_seconds IS NOT NULL);
CREATE INDEX conversation_forked_from ON public.conversation USING btree (workspace_id, forked_from) WHERE (forked_from IS NOT NULL);
CREATE INDEX conversation_unassigned ON public.conversation USING btree (workspace_id, id) WHERE ((status = 'handed-over'::text) AND (assignee_id IS NULL));
CREATE INDEX conversation_with_team ON public.conversation USING btree (workspace_id, id) WHERE (status = 'handed-over'::text);

create table conversation_label (
  workspace_id uuid not null,
  conversation_id uuid not null,
  label_id uuid not null,
  constraint conversation_label_pkey PRIMARY KEY (workspace_id, conversation_id, label_id),
  constraint conversation_label_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE,
  constraint conversation_label_workspace_id_label_id_fkey FOREIGN KEY (workspace_id, label_id) REFERENCES label(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX conversation_label_by_label ON public.conversation_label USING btree (workspace_id, label_id);

create table default_retention (
  kind text not null,
  days integer,
  constraint default_retention_pkey PRIMARY KEY (kind)
);

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

create table embedding_setting (
  workspace_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  model text not null,
  dimensions integer,
  daily_tokens bigint not null,
  revision bigint not null default 0,
  state text not null default 'embedding'::text,
  embedded_version bigint not null default 0,
  total integer not null default 0,
  embedded integer not null default 0,
  failures integer not null default 0,
  failed_at timestamp with time zone,
  last_failure text,
  retry_at timestamp with time zone,
  node_id uuid,
  constraint embedding_setting_workspace_id_id_key UNIQUE (workspace_id, id),
  constraint embedding_setting_pkey PRIMARY KEY (workspace_id),
  constraint embedding_setting_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint embedding_setting_workspace_id_provider_id_fkey FOREIGN KEY (workspace_id, provider_id) REFERENCES provider(workspace_id, id) ON DELETE CASCADE
);

create table embedding_use (
  workspace_id uuid not null,
  day date not null,
  tokens bigint not null,
  constraint embedding_use_pkey PRIMARY KEY (workspace_id),
  constraint embedding_use_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table emitted_event (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  event json not null,
  constraint emitted_event_pkey PRIMARY KEY (workspace_id, id),
  constraint emitted_event_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES run(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX emitted_event_of_run ON public.emitted_event USING btree (workspace_id, run_id);

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
  version text not null default '2026-11-20'::text,
  constraint endpoint_pkey PRIMARY KEY (workspace_id, id),
  constraint endpoint_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint endpoint_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['manual'::text, 'failing'::text, 'gone'::text]))),
  constraint endpoint_order_by_check CHECK ((order_by = ANY (ARRAY['none'::text, 'conversationId'::text]))),
  constraint endpoint_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
);

create table erasure (
  workspace_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  counts jsonb not null default '{}'::jsonb,
  begun_at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  cleaned_at timestamp with time zone,
  constraint erasure_pkey PRIMARY KEY (workspace_id, id),
  constraint erasure_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX erasure_uncleaned ON public.erasure USING btree (erased_at) WHERE ((cleaned_at IS NULL) AND (erased_at IS NOT NULL));
CREATE UNIQUE INDEX erasure_unfinished ON public.erasure USING btree (workspace_id, subject_id) WHERE (erased_at IS NULL);

create table event (
  workspace_id uuid not null,
  "position" bigint not null,
  id uuid not null,
  type text not null,
  data jsonb not null,
  caused_by uuid,
  depth smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  version text not null default '2026-11-27'::text,
  chain_id uuid,
  ruled_by uuid,
  constraint event_pkey PRIMARY KEY (workspace_id, "position")
);

create table event_position (
  workspace_id uuid not null,
  "position" bigint not null,
  runs bigint not null default 0,
  run_bytes bigint not null default 0,
  event_bytes bigint not null default 0,
  knowledge_bytes bigint not null default 0,
  file_bytes bigint not null default 0,
  counted_at timestamp with time zone,
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

create table file (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  mime_type text not null,
  bytes bigint not null,
  content_hash bytea not null,
  sealed_key bytea not null,
  is_shared boolean not null default false,
  unused_since timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint file_pkey PRIMARY KEY (workspace_id, id),
  constraint file_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX file_unused ON public.file USING btree (unused_since) WHERE (unused_since IS NOT NULL);

create table file_bytes (
  workspace_id uuid not null,
  id uuid not null,
  delete_at timestamp with time zone,
  constraint file_bytes_pkey PRIMARY KEY (workspace_id, id)
);
CREATE INDEX file_bytes_due ON public.file_bytes USING btree (delete_at) WHERE (delete_at IS NOT NULL);

create table function_effect (
  workspace_id uuid not null,
  key text not null,
  answer json not null,
  created_at timestamp with time zone not null,
  constraint function_effect_pkey PRIMARY KEY (workspace_id, key),
  constraint function_effect_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX function_effect_by_age ON public.function_effect USING btree (created_at);

create table gap_mail (
  workspace_id uuid not null,
  account_id uuid not null,
  next_at timestamp with time zone not null,
  constraint gap_mail_pkey PRIMARY KEY (workspace_id, account_id),
  constraint gap_mail_workspace_id_account_id_fkey FOREIGN KEY (workspace_id, account_id) REFERENCES member(workspace_id, account_id) ON DELETE CASCADE
);
CREATE INDEX gap_mail_by_time ON public.gap_mail USING btree (next_at);

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

create table imported_row (
  workspace_id uuid not null,
  row_hash bytea not null,
  contact_id uuid not null,
  constraint imported_row_pkey PRIMARY KEY (workspace_id, row_hash),
  constraint imported_row_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX imported_row_by_contact ON public.imported_row USING btree (workspace_id, contact_id);

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
  format text not null default 'events'::text,
  address text,
  database_rules jsonb,
  forwarders text[] not null default '{}'::text[],
  constraint inbound_source_pkey PRIMARY KEY (workspace_id, id),
  constraint inbound_source_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint inbound_source_address CHECK (((format = 'email'::text) = (address IS NOT NULL))),
  constraint inbound_source_format_check CHECK ((format = ANY (ARRAY['events'::text, 'email'::text])))
);
CREATE UNIQUE INDEX inbound_source_by_id ON public.inbound_source USING btree (id);
CREATE UNIQUE INDEX inbound_source_default ON public.inbound_source USING btree (is_default) WHERE is_default;
CREATE TRIGGER inbound_source_takes_its_events_along AFTER DELETE ON public.inbound_source FOR EACH ROW EXECUTE FUNCTION delete_events_of_source();

create table installation (
  only_row boolean not null default true,
  secret_check text not null,
  created_at timestamp with time zone not null default now(),
  backed_up_at timestamp with time zone,
  backup_began_at timestamp with time zone,
  verify_began_at timestamp with time zone,
  verify_ended_at timestamp with time zone,
  verify_failure text,
  verified_at timestamp with time zone,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row)
);

create table invitation (
  workspace_id uuid not null,
  id uuid not null,
  email text not null,
  role text not null,
  mailed_token_hash bytea not null,
  shown_token_hash bytea not null,
  invited_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  invited_by_key uuid,
  constraint invitation_mailed_token_hash_key UNIQUE (mailed_token_hash),
  constraint invitation_shown_token_hash_key UNIQUE (shown_token_hash),
  constraint invitation_workspace_id_email_key UNIQUE (workspace_id, email),
  constraint invitation_pkey PRIMARY KEY (workspace_id, id),
  constraint invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE CASCADE,
  constraint invitation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint invitation_workspace_id_invited_by_key_fkey FOREIGN KEY (workspace_id, invited_by_key) REFERENCES api_key(workspace_id, id) ON DELETE CASCADE,
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'agent'::text])))
);
CREATE INDEX invitation_by_expiry ON public.invitation USING btree (expires_at);
CREATE INDEX invitation_by_inviter ON public.invitation USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX invitation_of_key ON public.invitation USING btree (workspace_id, invited_by_key) WHERE (invited_by_key IS NOT NULL);

create table joined_by_number (
  workspace_id uuid not null,
  contact_id uuid not null,
  kind text not null,
  value text not null,
  name text,
  constraint joined_by_number_pkey PRIMARY KEY (workspace_id, contact_id, kind, value),
  constraint joined_by_number_workspace_id_kind_value_contact_id_fkey FOREIGN KEY (workspace_id, kind, value, contact_id) REFERENCES contact_identity(workspace_id, kind, value, contact_id) ON DELETE CASCADE
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
  passage_starts integer[] not null default '{}'::integer[],
  passage_ends integer[] not null default '{}'::integer[],
  content_hash bytea not null,
  added_version bigint not null,
  retired_version bigint,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  page_id uuid,
  pages integer[] not null default '{}'::integer[],
  asked_version bigint,
  constraint knowledge_document_pkey PRIMARY KEY (workspace_id, id),
  constraint knowledge_document_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint knowledge_document_type_check CHECK ((type = ANY (ARRAY['text'::text, 'faq'::text])))
);
CREATE UNIQUE INDEX knowledge_document_by_addition ON public.knowledge_document USING btree (workspace_id, added_version, id);
CREATE INDEX knowledge_document_by_asking ON public.knowledge_document USING btree (workspace_id, asked_version, id) WHERE (asked_version IS NOT NULL);
CREATE INDEX knowledge_document_by_question ON public.knowledge_document USING gin (asked_words(workspace_id, questions)) WHERE ((type = 'faq'::text) AND (retired_version IS NULL));
CREATE UNIQUE INDEX knowledge_document_by_version ON public.knowledge_document USING btree (workspace_id, source_id, version) WHERE (page_id IS NULL);
CREATE UNIQUE INDEX knowledge_document_current ON public.knowledge_document USING btree (workspace_id, source_id) WHERE ((retired_version IS NULL) AND (page_id IS NULL));
CREATE INDEX knowledge_document_of_page ON public.knowledge_document USING btree (workspace_id, page_id) WHERE ((retired_version IS NULL) AND (page_id IS NOT NULL));
CREATE INDEX knowledge_document_of_source ON public.knowledge_document USING btree (workspace_id, source_id, version);
CREATE INDEX knowledge_document_retired ON public.knowledge_document USING btree (workspace_id) WHERE (retired_version IS NOT NULL);

create table knowledge_gap (
  workspace_id uuid not null,
  id uuid not null,
  state text not null default 'open'::text,
  source_id uuid,
  opened_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  constraint knowledge_gap_pkey PRIMARY KEY (workspace_id, id),
  constraint knowledge_gap_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint knowledge_gap_state_check CHECK ((state = ANY (ARRAY['open'::text, 'resolved'::text, 'ignored'::text])))
);

create table knowledge_page (
  workspace_id uuid not null,
  source_id uuid not null,
  id uuid not null,
  kind text not null,
  address text not null,
  state text not null default 'waiting'::text,
  problem text,
  told text,
  title text not null default ''::text,
  words integer not null default 0,
  etag text,
  last_modified text,
  content_hash bytea,
  likeness jsonb,
  language text,
  around text[] not null default '{}'::text[],
  places text[] not null default '{}'::text[],
  document_id uuid,
  found_look integer not null,
  looked integer not null default 0,
  changed_look integer not null default 0,
  attempts integer not null default 0,
  looked_at timestamp with time zone,
  missing_since timestamp with time zone,
  notes jsonb not null default '[]'::jsonb,
  constraint knowledge_page_pkey PRIMARY KEY (workspace_id, source_id, id),
  constraint knowledge_page_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint knowledge_page_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES knowledge_source(workspace_id, id) ON DELETE CASCADE,
  constraint knowledge_page_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'sitemap'::text, 'details'::text]))),
  constraint knowledge_page_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'indexed'::text, 'skipped'::text, 'failed'::text, 'gone'::text])))
);
CREATE UNIQUE INDEX knowledge_page_by_address ON public.knowledge_page USING btree (workspace_id, source_id, address);
CREATE INDEX knowledge_page_waiting ON public.knowledge_page USING btree (workspace_id, source_id, looked, id);

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
  document_id uuid,
  version integer not null,
  fingerprint bytea not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  external_id text,
  tags text[] not null default '{}'::text[],
  status text not null default 'indexed'::text,
  origin jsonb,
  look integer not null default 0,
  robots text,
  problem text,
  looks_again_at timestamp with time zone,
  constraint knowledge_source_pkey PRIMARY KEY (workspace_id, id),
  constraint knowledge_source_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint knowledge_source_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'indexed'::text, 'failed'::text]))),
  constraint knowledge_source_type_check CHECK ((type = ANY (ARRAY['text'::text, 'faq'::text, 'url'::text, 'site'::text, 'file'::text])))
);
CREATE INDEX knowledge_source_by_fingerprint ON public.knowledge_source USING btree (workspace_id, fingerprint) WHERE ((external_id IS NULL) AND (origin IS NULL));
CREATE UNIQUE INDEX knowledge_source_external ON public.knowledge_source USING btree (workspace_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX knowledge_source_looks_again ON public.knowledge_source USING btree (looks_again_at) WHERE (looks_again_at IS NOT NULL);
CREATE INDEX knowledge_source_waiting_file ON public.knowledge_source USING btree (workspace_id, id) WHERE ((type = 'file'::text) AND (status = 'pending'::text));

create table knowledge_sync (
  workspace_id uuid not null,
  id uuid not null,
  tag text not null,
  touched_at timestamp with time zone not null,
  constraint knowledge_sync_workspace_id_tag_key UNIQUE (workspace_id, tag),
  constraint knowledge_sync_pkey PRIMARY KEY (workspace_id, id),
  constraint knowledge_sync_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX knowledge_sync_touched ON public.knowledge_sync USING btree (touched_at);

create table knowledge_sync_source (
  workspace_id uuid not null,
  sync_id uuid not null,
  external_id text not null,
  id uuid not null,
  type text not null,
  title text not null,
  url text,
  text text not null,
  questions text[] not null,
  tags text[],
  fingerprint bytea not null,
  content_hash bytea not null,
  bytes integer not null,
  constraint knowledge_sync_source_pkey PRIMARY KEY (workspace_id, sync_id, external_id),
  constraint knowledge_sync_source_workspace_id_sync_id_fkey FOREIGN KEY (workspace_id, sync_id) REFERENCES knowledge_sync(workspace_id, id) ON DELETE CASCADE
);

create table knowledge_version (
  workspace_id uuid not null,
  version bigint not null,
  synonyms jsonb not null default '[]'::jsonb,
  forgotten_version bigint not null default 0,
  asked_version bigint not null default 0,
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

create table label (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  colour text not null,
  created_at timestamp with time zone not null default now(),
  constraint label_pkey PRIMARY KEY (workspace_id, id),
  constraint label_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX label_by_name ON public.label USING btree (workspace_id, lower(name));

create table lead (
  workspace_id uuid not null,
  id uuid not null,
  contact_id uuid,
  status text not null,
  name text,
  email text,
  phone text,
  company text,
  message text,
  source text,
  form_id text,
  page jsonb,
  utm jsonb,
  consent jsonb,
  custom jsonb not null default '{}'::jsonb,
  user_id text,
  score integer not null,
  score_reasons jsonb not null,
  spam_points integer not null,
  spam_reasons jsonb not null,
  taught text,
  assignee_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_announced boolean not null default false,
  conversation_id uuid,
  constraint lead_pkey PRIMARY KEY (workspace_id, id),
  constraint lead_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint lead_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON DELETE CASCADE,
  constraint lead_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE SET NULL (conversation_id),
  constraint lead_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint lead_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'won'::text, 'lost'::text, 'spam'::text]))),
  constraint lead_taught_check CHECK ((taught = ANY (ARRAY['spam'::text, 'wanted'::text])))
);
CREATE INDEX lead_by_assignee ON public.lead USING btree (workspace_id, assignee_id, id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX lead_by_contact ON public.lead USING btree (workspace_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX lead_by_conversation ON public.lead USING btree (workspace_id, conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX lead_by_email ON public.lead USING btree (workspace_id, email) WHERE (email IS NOT NULL);
CREATE INDEX lead_by_phone ON public.lead USING btree (workspace_id, phone) WHERE (phone IS NOT NULL);
CREATE INDEX lead_by_status ON public.lead USING btree (workspace_id, status, id);
CREATE INDEX lead_unannounced ON public.lead USING btree (workspace_id) WHERE ((NOT is_announced) AND (status <> 'spam'::text));

create table lead_link (
  token_hash bytea not null,
  workspace_id uuid not null,
  lead_id uuid not null,
  account_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint lead_link_pkey PRIMARY KEY (token_hash),
  constraint lead_link_workspace_id_account_id_fkey FOREIGN KEY (workspace_id, account_id) REFERENCES member(workspace_id, account_id) ON DELETE CASCADE,
  constraint lead_link_workspace_id_lead_id_fkey FOREIGN KEY (workspace_id, lead_id) REFERENCES lead(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX lead_link_by_end ON public.lead_link USING btree (expires_at);
CREATE INDEX lead_link_of_lead ON public.lead_link USING btree (workspace_id, lead_id);
CREATE INDEX lead_link_of_member ON public.lead_link USING btree (workspace_id, account_id);

create table lead_note (
  workspace_id uuid not null,
  lead_id uuid not null,
  id uuid not null,
  author_id uuid,
  text text not null,
  created_at timestamp with time zone not null default now(),
  constraint lead_note_pkey PRIMARY KEY (workspace_id, lead_id, id),
  constraint lead_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint lead_note_workspace_id_lead_id_fkey FOREIGN KEY (workspace_id, lead_id) REFERENCES lead(workspace_id, id) ON DELETE CASCADE
);

create table lead_notice (
  workspace_id uuid not null,
  account_id uuid not null,
  came integer not null default 0,
  given integer not null default 0,
  next_at timestamp with time zone not null,
  constraint lead_notice_pkey PRIMARY KEY (workspace_id, account_id),
  constraint lead_notice_workspace_id_account_id_fkey FOREIGN KEY (workspace_id, account_id) REFERENCES member(workspace_id, account_id) ON DELETE CASCADE
);
CREATE INDEX lead_notice_by_time ON public.lead_notice USING btree (next_at) WHERE ((came > 0) OR (given > 0));

create table lead_settings (
  workspace_id uuid not null,
  notify text not null,
  constraint lead_settings_pkey PRIMARY KEY (workspace_id),
  constraint lead_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint lead_settings_notify_check CHECK ((notify = ANY (ARRAY['all'::text, 'admins'::text, 'assignee'::text, 'none'::text])))
);

create table leaked_text (
  text_hash bytea not null,
  workspace_id uuid not null,
  constraint leaked_text_pkey PRIMARY KEY (text_hash),
  constraint leaked_text_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX leaked_text_by_workspace ON public.leaked_text USING btree (workspace_id);

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

create table mail_conversation (
  workspace_id uuid not null,
  conversation_id uuid not null,
  address text not null,
  reply_to text not null,
  subject text not null,
  message_id text,
  reference_ids text[] not null default '{}'::text[],
  is_forwarded boolean not null default false,
  copies text[] not null default '{}'::text[],
  participants text[] not null default '{}'::text[],
  is_newest_of_copy boolean not null default false,
  is_chat boolean not null default false,
  language text,
  mailed_number integer not null default 0,
  constraint mail_conversation_pkey PRIMARY KEY (workspace_id, conversation_id),
  constraint mail_conversation_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE
);

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

create table mailing (
  workspace_id uuid not null,
  campaign_id uuid not null,
  subscriber_id uuid not null,
  status text not null default 'queued'::text,
  node_id uuid,
  domain text not null,
  attempts integer not null default 0,
  has_slot boolean not null default false,
  due_at timestamp with time zone not null,
  reason text,
  sent_at timestamp with time zone,
  opened_at timestamp with time zone,
  clicked_at timestamp with time zone,
  constraint mailing_pkey PRIMARY KEY (workspace_id, campaign_id, subscriber_id),
  constraint mailing_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaign(workspace_id, id) ON DELETE CASCADE,
  constraint mailing_workspace_id_subscriber_id_fkey FOREIGN KEY (workspace_id, subscriber_id) REFERENCES subscriber(workspace_id, id) ON DELETE CASCADE,
  constraint mailing_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'claimed'::text, 'handed'::text, 'sent'::text, 'deferred'::text, 'failed'::text, 'unknown'::text, 'skipped'::text, 'bounced'::text])))
);
CREATE INDEX mailing_by_subscriber ON public.mailing USING btree (workspace_id, subscriber_id);
CREATE INDEX mailing_due ON public.mailing USING btree (workspace_id, campaign_id, due_at) WHERE (status = ANY (ARRAY['queued'::text, 'deferred'::text]));
CREATE INDEX mailing_held ON public.mailing USING btree (node_id) WHERE (status = ANY (ARRAY['claimed'::text, 'handed'::text]));
CREATE INDEX mailing_opened ON public.mailing USING btree (workspace_id, campaign_id, opened_at) WHERE (opened_at IS NOT NULL);

create table mailing_tally (
  workspace_id uuid not null,
  campaign_id uuid not null,
  status text not null,
  count integer not null,
  opened integer not null,
  clicked integer not null,
  constraint mailing_tally_pkey PRIMARY KEY (workspace_id, campaign_id, status),
  constraint mailing_tally_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaign(workspace_id, id) ON DELETE CASCADE
);

create table member (
  workspace_id uuid not null,
  account_id uuid not null,
  role text not null,
  joined_at timestamp with time zone not null default now(),
  grant_id uuid not null default gen_random_uuid(),
  constraint member_grant_id_key UNIQUE (grant_id),
  constraint member_pkey PRIMARY KEY (workspace_id, account_id),
  constraint member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint member_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'agent'::text])))
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
  feedback jsonb,
  choices json,
  cause jsonb,
  database_rules jsonb,
  contact_id uuid,
  attachments jsonb,
  constraint message_by_conversation UNIQUE (conversation_id, workspace_id, number),
  constraint message_pkey PRIMARY KEY (workspace_id, id),
  constraint message_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE,
  constraint message_author_check CHECK ((author = ANY (ARRAY['contact'::text, 'assistant'::text, 'member'::text, 'system'::text]))),
  constraint message_origin_check CHECK ((origin = ANY (ARRAY['caller'::text, 'fork'::text]))),
  constraint message_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text, 'interrupted'::text, 'failed'::text])))
);
CREATE INDEX message_abandoned ON public.message USING btree (workspace_id, fingerprint) WHERE (abandoned_at IS NOT NULL);
CREATE INDEX message_by_contact ON public.message USING btree (workspace_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX message_by_word ON public.message USING gin (to_tsvector('simple'::regconfig, regexp_replace(NORMALIZE("left"(text, 4000), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text))) WHERE (status <> 'pending'::text);
CREATE INDEX message_pending ON public.message USING btree (node_id) WHERE (status = 'pending'::text);
CREATE INDEX message_with_choices ON public.message USING btree (workspace_id) WHERE (choices IS NOT NULL);

create table migration (
  number integer not null,
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  oldest_beside integer,
  constraint migration_pkey PRIMARY KEY (number),
  constraint migration_check CHECK ((oldest_beside < number))
);

create table missed_question (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  reason text not null,
  text text not null,
  words text[] not null,
  asked_at timestamp with time zone not null,
  gap_id uuid,
  constraint missed_question_pkey PRIMARY KEY (workspace_id, id),
  constraint missed_question_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint missed_question_reason_check CHECK ((reason = ANY (ARRAY['unanswered'::text, 'unhelpful'::text, 'handed-over'::text])))
);
CREATE INDEX missed_question_of_conversation ON public.missed_question USING btree (workspace_id, conversation_id);
CREATE INDEX missed_question_of_gap ON public.missed_question USING btree (workspace_id, gap_id, asked_at) WHERE (gap_id IS NOT NULL);
CREATE INDEX missed_question_without_gap ON public.missed_question USING btree (workspace_id) WHERE (gap_id IS NULL);

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

create table model_usage_of_day (
  workspace_id uuid not null,
  day date not null,
  model text not null,
  calls bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cost double precision not null default 0,
  constraint model_usage_of_day_pkey PRIMARY KEY (workspace_id, day, model),
  constraint model_usage_of_day_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX model_usage_by_day ON public.model_usage_of_day USING btree (day);

create table newsletter_list (
  workspace_id uuid not null,
  id uuid not null,
  slug text not null,
  name text not null,
  description text,
  is_public boolean not null default true,
  language text,
  created_at timestamp with time zone not null default now(),
  constraint newsletter_list_workspace_id_slug_key UNIQUE (workspace_id, slug),
  constraint newsletter_list_pkey PRIMARY KEY (workspace_id, id),
  constraint newsletter_list_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table newsletter_settings (
  workspace_id uuid not null,
  sealed_key bytea not null,
  sender_name text,
  reply_to text,
  postal_address text,
  accent_colour text,
  language text,
  bounce_address text,
  bounce_token_hash bytea,
  constraint newsletter_settings_pkey PRIMARY KEY (workspace_id),
  constraint newsletter_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX newsletter_settings_by_bounce_token ON public.newsletter_settings USING btree (bounce_token_hash) WHERE (bounce_token_hash IS NOT NULL);

create table node (
  id uuid not null,
  lock_key integer not null generated always as identity,
  worker_pool_ids text[] not null default '{}'::text[],
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  session_pid integer,
  wrote_at timestamp with time zone,
  constraint node_lock_key_key UNIQUE (lock_key),
  constraint node_pkey PRIMARY KEY (id)
);

create table oauth_app (
  workspace_id uuid,
  id uuid not null,
  name text not null,
  kind text not null,
  status text not null,
  redirect_uris text[] not null,
  scopes text[] not null,
  secret_hash bytea,
  edition uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint oauth_app_pkey PRIMARY KEY (id),
  constraint oauth_app_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint oauth_app_check CHECK (((kind = 'confidential'::text) = (secret_hash IS NOT NULL))),
  constraint oauth_app_kind_check CHECK ((kind = ANY (ARRAY['public'::text, 'confidential'::text]))),
  constraint oauth_app_status_check CHECK ((status = ANY (ARRAY['active'::text, 'waiting'::text])))
);
CREATE INDEX oauth_app_by_workspace ON public.oauth_app USING btree (workspace_id, id);

create table oauth_approval (
  workspace_id uuid not null,
  app_id uuid not null,
  scopes text[] not null,
  approved_by uuid not null,
  approved_at timestamp with time zone not null default now(),
  constraint oauth_approval_pkey PRIMARY KEY (workspace_id, app_id),
  constraint oauth_approval_app_id_fkey FOREIGN KEY (app_id) REFERENCES oauth_app(id) ON DELETE CASCADE,
  constraint oauth_approval_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX oauth_approval_by_app ON public.oauth_approval USING btree (app_id);

create table oauth_artifact (
  id_hash bytea not null,
  model text not null,
  lookup_hash bytea,
  grant_id uuid,
  parent_hash bytea,
  sealed_payload bytea not null,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint oauth_artifact_pkey PRIMARY KEY (id_hash),
  constraint oauth_artifact_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grant(id) ON DELETE CASCADE
);
CREATE INDEX oauth_artifact_by_end ON public.oauth_artifact USING btree (expires_at);
CREATE INDEX oauth_artifact_by_grant ON public.oauth_artifact USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX oauth_artifact_by_lookup ON public.oauth_artifact USING btree (lookup_hash) WHERE (lookup_hash IS NOT NULL);
CREATE INDEX oauth_artifact_by_parent ON public.oauth_artifact USING btree (parent_hash) WHERE (parent_hash IS NOT NULL);

create table oauth_grant (
  workspace_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  app_id uuid not null,
  resources jsonb not null,
  edition uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint oauth_grant_edition_key UNIQUE (edition),
  constraint oauth_grant_id_key UNIQUE (id),
  constraint oauth_grant_workspace_id_account_id_app_id_key UNIQUE (workspace_id, account_id, app_id),
  constraint oauth_grant_pkey PRIMARY KEY (workspace_id, id),
  constraint oauth_grant_app_id_fkey FOREIGN KEY (app_id) REFERENCES oauth_app(id) ON DELETE CASCADE,
  constraint oauth_grant_workspace_id_account_id_fkey FOREIGN KEY (workspace_id, account_id) REFERENCES member(workspace_id, account_id) ON DELETE CASCADE
);
CREATE INDEX oauth_grant_by_app ON public.oauth_grant USING btree (app_id);

create table oauth_trust (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  issuer text not null,
  subject text not null,
  audience text not null,
  claims jsonb not null,
  key_set jsonb,
  scopes text[] not null,
  is_reusable boolean not null,
  account_id uuid not null,
  edition uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  last_subject text,
  constraint oauth_trust_edition_key UNIQUE (edition),
  constraint oauth_trust_id_key UNIQUE (id),
  constraint oauth_trust_pkey PRIMARY KEY (workspace_id, id),
  constraint oauth_trust_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table oauth_trust_use (
  workspace_id uuid not null,
  trust_id uuid not null,
  token_hash bytea not null,
  ends_at timestamp with time zone not null,
  constraint oauth_trust_use_pkey PRIMARY KEY (workspace_id, trust_id, token_hash),
  constraint oauth_trust_use_workspace_id_trust_id_fkey FOREIGN KEY (workspace_id, trust_id) REFERENCES oauth_trust(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX oauth_trust_use_by_end ON public.oauth_trust_use USING btree (ends_at);

create table operator (
  workspace_id uuid,
  account_id uuid not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint operator_pkey PRIMARY KEY (account_id),
  constraint operator_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint operator_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE SET NULL
);

create table opt_in (
  token_hash bytea not null,
  workspace_id uuid not null,
  subscriber_id uuid not null,
  list_ids uuid[] not null,
  ends_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint opt_in_pkey PRIMARY KEY (token_hash),
  constraint opt_in_workspace_id_subscriber_id_fkey FOREIGN KEY (workspace_id, subscriber_id) REFERENCES subscriber(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX opt_in_by_end ON public.opt_in USING btree (ends_at);
CREATE INDEX opt_in_by_subscriber ON public.opt_in USING btree (workspace_id, subscriber_id);

create table opt_in_mail (
  mailbox_hash bytea not null,
  sent_at timestamp with time zone not null
);
CREATE INDEX opt_in_mail_by_mailbox ON public.opt_in_mail USING btree (mailbox_hash, sent_at);
CREATE INDEX opt_in_mail_by_time ON public.opt_in_mail USING btree (sent_at);

create table outgoing_mail (
  id uuid not null,
  sealed bytea not null,
  recipient bytea not null,
  workspace_id uuid,
  status text not null,
  attempts integer not null default 0,
  reason text,
  next_attempt_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  conversation_id uuid,
  constraint outgoing_mail_pkey PRIMARY KEY (id),
  constraint outgoing_mail_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint outgoing_mail_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'file'::text, 'failed'::text])))
);
CREATE INDEX outgoing_mail_by_conversation ON public.outgoing_mail USING btree (workspace_id, conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX outgoing_mail_by_recipient ON public.outgoing_mail USING btree (recipient);
CREATE INDEX outgoing_mail_by_status ON public.outgoing_mail USING btree (status, id);
CREATE INDEX outgoing_mail_by_workspace ON public.outgoing_mail USING btree (workspace_id) WHERE (workspace_id IS NOT NULL);

create table owed_opt_in (
  workspace_id uuid not null,
  subscriber_id uuid not null,
  mailbox_hash bytea not null,
  spam_points integer not null,
  site text,
  owed_since timestamp with time zone not null,
  next_at timestamp with time zone not null,
  constraint owed_opt_in_pkey PRIMARY KEY (workspace_id, subscriber_id),
  constraint owed_opt_in_workspace_id_subscriber_id_fkey FOREIGN KEY (workspace_id, subscriber_id) REFERENCES subscriber(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX owed_opt_in_by_time ON public.owed_opt_in USING btree (next_at);

create table parked_job (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  payload jsonb not null,
  key text,
  max_attempts integer,
  constraint parked_job_pkey PRIMARY KEY (workspace_id, id),
  constraint parked_job_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX parked_job_key ON public.parked_job USING btree (workspace_id, key) WHERE (key IS NOT NULL);

create table passage_embedding (
  workspace_id uuid not null,
  setting_id uuid not null,
  hash bytea not null,
  revision bigint not null,
  vector bytea,
  constraint passage_embedding_pkey PRIMARY KEY (workspace_id, setting_id, hash),
  constraint passage_embedding_workspace_id_setting_id_fkey FOREIGN KEY (workspace_id, setting_id) REFERENCES embedding_setting(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX passage_embedding_revision ON public.passage_embedding USING btree (workspace_id, setting_id, revision, hash);

create table passkey (
  account_id uuid not null,
  id uuid not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_pkey PRIMARY KEY (account_id, id),
  constraint passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table passkey_challenge (
  challenge_hash bytea not null,
  account_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_by_account ON public.passkey_challenge USING btree (account_id);
CREATE INDEX passkey_challenge_by_expiry ON public.passkey_challenge USING btree (expires_at);

create table pending_sign_in (
  token_hash bytea not null,
  account_id uuid not null,
  workspace_id uuid,
  challenge text not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint pending_sign_in_pkey PRIMARY KEY (token_hash),
  constraint pending_sign_in_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint pending_sign_in_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX pending_sign_in_by_account ON public.pending_sign_in USING btree (account_id);
CREATE INDEX pending_sign_in_by_expiry ON public.pending_sign_in USING btree (expires_at);
CREATE INDEX pending_sign_in_by_workspace ON public.pending_sign_in USING btree (workspace_id);

create table pin (
  workspace_id uuid not null,
  id uuid not null,
  question text not null,
  assistant_id uuid,
  expect jsonb not null,
  message_id uuid,
  conversation_id uuid,
  created_at timestamp with time zone not null default now(),
  result jsonb,
  before jsonb,
  earlier_questions text[] not null default '{}'::text[],
  constraint pin_pkey PRIMARY KEY (workspace_id, id),
  constraint pin_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX pin_of_conversation ON public.pin USING btree (workspace_id, conversation_id) WHERE (conversation_id IS NOT NULL);

create table pin_mail (
  workspace_id uuid not null,
  account_id uuid not null,
  constraint pin_mail_pkey PRIMARY KEY (workspace_id, account_id),
  constraint pin_mail_workspace_id_account_id_fkey FOREIGN KEY (workspace_id, account_id) REFERENCES member(workspace_id, account_id) ON DELETE CASCADE
);

create table pin_run (
  workspace_id uuid not null,
  is_requested boolean not null default true,
  running_until timestamp with time zone,
  ran_at timestamp with time zone,
  knowledge_version bigint not null default 0,
  setup_version bigint not null default 0,
  asks_models boolean not null default false,
  constraint pin_run_pkey PRIMARY KEY (workspace_id),
  constraint pin_run_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
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
  first_byte_timeout_ms integer not null default 60000,
  constraint provider_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint provider_pkey PRIMARY KEY (workspace_id, id),
  constraint provider_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table question_writing (
  workspace_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  model text not null,
  per_section integer not null,
  languages text[] not null,
  max_cost double precision,
  max_tokens bigint not null,
  state text not null default 'writing'::text,
  written_version bigint not null default 0,
  sections integer not null default 0,
  kept integer not null default 0,
  discarded integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  failures integer not null default 0,
  last_failure text,
  retry_at timestamp with time zone,
  node_id uuid,
  constraint question_writing_workspace_id_id_key UNIQUE (workspace_id, id),
  constraint question_writing_pkey PRIMARY KEY (workspace_id),
  constraint question_writing_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint question_writing_workspace_id_provider_id_fkey FOREIGN KEY (workspace_id, provider_id) REFERENCES provider(workspace_id, id) ON DELETE CASCADE,
  constraint question_writing_state_check CHECK ((state = ANY (ARRAY['writing'::text, 'current'::text, 'failing'::text, 'waiting'::text, 'stopped'::text])))
);

create table questioned_section (
  workspace_id uuid not null,
  writing_id uuid not null,
  document_id uuid not null,
  start integer not null,
  constraint questioned_section_pkey PRIMARY KEY (workspace_id, writing_id, document_id, start),
  constraint questioned_section_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES knowledge_document(workspace_id, id) ON DELETE CASCADE,
  constraint questioned_section_workspace_id_writing_id_fkey FOREIGN KEY (workspace_id, writing_id) REFERENCES question_writing(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX questioned_section_of_document ON public.questioned_section USING btree (workspace_id, document_id);

create table quota_notice (
  workspace_id uuid not null,
  quota text not null,
  percent integer not null,
  told_at timestamp with time zone not null,
  constraint quota_notice_pkey PRIMARY KEY (workspace_id, quota),
  constraint quota_notice_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table read_only (
  only_row boolean not null default true,
  attempt_id uuid not null,
  began_at timestamp with time zone not null default clock_timestamp(),
  closes_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  moved_to text,
  is_filling boolean not null default false,
  constraint read_only_pkey PRIMARY KEY (only_row),
  constraint read_only_only_row_check CHECK (only_row)
);

create table record_relay (
  workspace_id uuid not null,
  node_id uuid not null,
  constraint record_relay_pkey PRIMARY KEY (workspace_id, node_id),
  constraint record_relay_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX record_relay_node ON public.record_relay USING btree (node_id);

create table recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  constraint recovery_code_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
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

create table reply_recording (
  workspace_id uuid not null,
  message_id uuid not null,
  conversation_id uuid not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  constraint reply_recording_pkey PRIMARY KEY (workspace_id, message_id),
  constraint reply_recording_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX reply_recording_created ON public.reply_recording USING btree (workspace_id, created_at);
CREATE INDEX reply_recording_of_conversation ON public.reply_recording USING btree (workspace_id, conversation_id);

create table retention_setting (
  workspace_id uuid not null,
  kind text not null,
  days integer,
  first_run_at timestamp with time zone not null,
  constraint retention_setting_pkey PRIMARY KEY (workspace_id, kind),
  constraint retention_setting_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table revocation (
  id bigint not null generated always as identity,
  subject uuid not null,
  revoked_at timestamp with time zone not null default clock_timestamp(),
  constraint revocation_pkey PRIMARY KEY (id)
);
CREATE INDEX revocation_by_age ON public.revocation USING btree (revoked_at);

create table run (
  workspace_id uuid not null,
  id uuid not null,
  workflow_id uuid not null,
  workflow_name text not null,
  version integer not null,
  status text not null,
  started_by text not null,
  input json not null,
  output json,
  error json,
  waiting_for json,
  state json,
  encrypted_state bytea,
  node_id uuid,
  epoch integer not null default 0,
  wakes integer not null default 0,
  deaths integer not null default 0,
  due_at timestamp with time zone,
  is_cancel_requested boolean not null default false,
  priority integer not null default 0,
  concurrency integer,
  next_task integer not null default 0,
  caused_by uuid,
  depth integer not null default 0,
  parent_run_id uuid,
  parent_wait text,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  database_rules jsonb,
  chain_id uuid,
  constraint run_pkey PRIMARY KEY (workspace_id, id),
  constraint run_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint run_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'waiting'::text, 'completed'::text, 'faulted'::text, 'cancelled'::text])))
);
CREATE INDEX run_by_name ON public.run USING btree (workspace_id, workflow_name, id);
CREATE INDEX run_due ON public.run USING btree (due_at) WHERE ((due_at IS NOT NULL) AND (node_id IS NULL));
CREATE INDEX run_ended ON public.run USING btree (workspace_id, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX run_failed ON public.run USING btree (workspace_id, id) WHERE (status = ANY (ARRAY['faulted'::text, 'cancelled'::text]));
CREATE INDEX run_faulted ON public.run USING btree (ended_at) WHERE (status = 'faulted'::text);
CREATE INDEX run_of_chain ON public.run USING btree (workspace_id, chain_id) WHERE (chain_id IS NOT NULL);
CREATE INDEX run_of_node ON public.run USING btree (node_id) WHERE (node_id IS NOT NULL);
CREATE INDEX run_of_parent ON public.run USING btree (workspace_id, parent_run_id) WHERE (parent_run_id IS NOT NULL);
CREATE INDEX run_of_workflow ON public.run USING btree (workspace_id, workflow_id, id);
CREATE INDEX run_under_way ON public.run USING btree (workspace_id, workflow_id, priority DESC, id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text, 'waiting'::text]));

create table run_cancellation (
  workspace_id uuid not null,
  id uuid not null,
  workflow_id uuid,
  caused_by uuid,
  chain_id uuid,
  up_to uuid not null,
  constraint run_cancellation_pkey PRIMARY KEY (workspace_id, id),
  constraint run_cancellation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table run_signal (
  workspace_id uuid not null,
  run_id uuid not null,
  number bigint not null generated always as identity,
  wait text not null,
  content json not null,
  constraint run_signal_pkey PRIMARY KEY (workspace_id, run_id, number),
  constraint run_signal_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES run(workspace_id, id) ON DELETE CASCADE
);

create table run_subscription (
  workspace_id uuid not null,
  run_id uuid not null,
  wait text not null,
  types text[],
  subscription json not null,
  after_position bigint not null,
  constraint run_subscription_pkey PRIMARY KEY (workspace_id, run_id, wait),
  constraint run_subscription_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES run(workspace_id, id) ON DELETE CASCADE
);

create table run_task (
  workspace_id uuid not null,
  run_id uuid not null,
  number integer not null,
  parent integer,
  pointer text not null,
  name text not null,
  kind text not null,
  iteration integer,
  status text not null,
  attempt integer not null,
  input json,
  output json,
  context json,
  kept json,
  error json,
  waiting_for json,
  effect text,
  cost json,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint run_task_pkey PRIMARY KEY (workspace_id, run_id, number),
  constraint run_task_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES run(workspace_id, id) ON DELETE CASCADE,
  constraint run_task_effect_check CHECK ((effect = ANY (ARRAY['done'::text, 'not-sent'::text, 'unknown'::text]))),
  constraint run_task_status_check CHECK ((status = ANY (ARRAY['running'::text, 'waiting'::text, 'completed'::text, 'faulted'::text, 'cancelled'::text, 'skipped'::text])))
);

create table saved_reply (
  workspace_id uuid not null,
  id uuid not null,
  title text not null,
  text text not null,
  shortcut text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint saved_reply_pkey PRIMARY KEY (workspace_id, id),
  constraint saved_reply_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_reply_by_shortcut ON public.saved_reply USING btree (workspace_id, lower(shortcut)) WHERE (shortcut IS NOT NULL);

create table segment (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint segment_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint segment_pkey PRIMARY KEY (workspace_id, id),
  constraint segment_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table sent_form (
  workspace_id uuid not null,
  form_hash bytea not null,
  lead_id uuid not null,
  ends_at timestamp with time zone not null,
  constraint sent_form_pkey PRIMARY KEY (workspace_id, form_hash),
  constraint sent_form_workspace_id_lead_id_fkey FOREIGN KEY (workspace_id, lead_id) REFERENCES lead(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX sent_form_by_end ON public.sent_form USING btree (ends_at);
CREATE INDEX sent_form_by_lead ON public.sent_form USING btree (workspace_id, lead_id);

create table sent_mail (
  workspace_id uuid not null,
  message_id_hash bytea not null,
  conversation_id uuid not null,
  constraint sent_mail_pkey PRIMARY KEY (workspace_id, message_id_hash),
  constraint sent_mail_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES mail_conversation(workspace_id, conversation_id) ON DELETE CASCADE
);
CREATE INDEX sent_mail_by_conversation ON public.sent_mail USING btree (workspace_id, conversation_id);

create table series (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  list_id uuid not null,
  status text not null,
  created_at timestamp with time zone not null,
  constraint series_pkey PRIMARY KEY (workspace_id, id),
  constraint series_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint series_workspace_id_list_id_fkey FOREIGN KEY (workspace_id, list_id) REFERENCES newsletter_list(workspace_id, id) ON DELETE CASCADE,
  constraint series_status_check CHECK ((status = ANY (ARRAY['active'::text, 'stopped'::text])))
);
CREATE INDEX series_by_list ON public.series USING btree (workspace_id, list_id) WHERE (status = 'active'::text);

create table series_progress (
  workspace_id uuid not null,
  series_id uuid not null,
  subscriber_id uuid not null,
  next_position integer not null,
  due_at timestamp with time zone,
  constraint series_progress_pkey PRIMARY KEY (workspace_id, series_id, subscriber_id),
  constraint series_progress_workspace_id_series_id_fkey FOREIGN KEY (workspace_id, series_id) REFERENCES series(workspace_id, id) ON DELETE CASCADE,
  constraint series_progress_workspace_id_subscriber_id_fkey FOREIGN KEY (workspace_id, subscriber_id) REFERENCES subscriber(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX series_progress_by_subscriber ON public.series_progress USING btree (workspace_id, subscriber_id);
CREATE INDEX series_progress_due ON public.series_progress USING btree (due_at) WHERE (due_at IS NOT NULL);

create table series_step (
  workspace_id uuid not null,
  series_id uuid not null,
  "position" integer not null,
  delay_minutes integer not null,
  campaign_id uuid not null,
  constraint series_step_pkey PRIMARY KEY (workspace_id, series_id, "position"),
  constraint series_step_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaign(workspace_id, id) ON DELETE CASCADE,
  constraint series_step_workspace_id_series_id_fkey FOREIGN KEY (workspace_id, series_id) REFERENCES series(workspace_id, id) ON DELETE CASCADE
);

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

create table size_note (
  day date not null,
  noted_at timestamp with time zone not null,
  database_bytes double precision not null,
  workspace_database_bytes double precision not null,
  file_bytes double precision not null,
  table_bytes jsonb not null,
  constraint size_note_pkey PRIMARY KEY (day)
);

create table spam_word (
  workspace_id uuid not null,
  word_hash bigint not null,
  spam integer not null default 0,
  wanted integer not null default 0,
  constraint spam_word_pkey PRIMARY KEY (workspace_id, word_hash),
  constraint spam_word_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table speech_provider (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  base_url text,
  sealed_key bytea,
  settings jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint speech_provider_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint speech_provider_pkey PRIMARY KEY (workspace_id, id),
  constraint speech_provider_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table spent_proof (
  workspace_id uuid not null,
  proof_hash bytea not null,
  ends_at timestamp with time zone not null,
  constraint spent_proof_pkey PRIMARY KEY (workspace_id, proof_hash),
  constraint spent_proof_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX spent_proof_by_end ON public.spent_proof USING btree (ends_at);

create table stream_ticket (
  workspace_id uuid not null,
  ticket_hash bytea not null,
  caller jsonb not null,
  expires_at timestamp with time zone not null,
  constraint stream_ticket_pkey PRIMARY KEY (ticket_hash),
  constraint stream_ticket_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX stream_ticket_by_age ON public.stream_ticket USING btree (expires_at);

create table subscriber (
  workspace_id uuid not null,
  id uuid not null,
  contact_id uuid,
  email text,
  address_hash bytea not null,
  name text,
  language text,
  state text not null default 'active'::text,
  soft_bounces integer not null default 0,
  is_spam boolean not null default false,
  spam_points integer not null default 0,
  spam_reasons jsonb not null default '[]'::jsonb,
  taught text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint subscriber_workspace_id_address_hash_key UNIQUE (workspace_id, address_hash),
  constraint subscriber_pkey PRIMARY KEY (workspace_id, id),
  constraint subscriber_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON DELETE SET NULL (contact_id),
  constraint subscriber_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint subscriber_state_check CHECK ((state = ANY (ARRAY['active'::text, 'bounced'::text, 'complained'::text, 'erased'::text]))),
  constraint subscriber_taught_check CHECK ((taught = ANY (ARRAY['spam'::text, 'wanted'::text])))
);
CREATE INDEX subscriber_by_contact ON public.subscriber USING btree (workspace_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX subscriber_by_email ON public.subscriber USING btree (workspace_id, email) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX subscriber_by_id ON public.subscriber USING btree (id);

create table subscription (
  workspace_id uuid not null,
  subscriber_id uuid not null,
  list_id uuid not null,
  status text not null,
  source text,
  requested_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint subscription_pkey PRIMARY KEY (workspace_id, subscriber_id, list_id),
  constraint subscription_workspace_id_list_id_fkey FOREIGN KEY (workspace_id, list_id) REFERENCES newsletter_list(workspace_id, id) ON DELETE CASCADE,
  constraint subscription_workspace_id_subscriber_id_fkey FOREIGN KEY (workspace_id, subscriber_id) REFERENCES subscriber(workspace_id, id) ON DELETE CASCADE,
  constraint subscription_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);
CREATE INDEX subscription_by_list ON public.subscription USING btree (workspace_id, list_id, status);
CREATE INDEX subscription_pending ON public.subscription USING btree (workspace_id, requested_at) WHERE (status = 'pending'::text);

create table subscription_proof (
  workspace_id uuid not null,
  id uuid not null,
  subscriber_id uuid not null,
  list_id uuid not null,
  step text not null,
  at timestamp with time zone not null,
  ip text,
  user_agent text,
  form_id text,
  page text,
  consent jsonb,
  shown_text text,
  language text,
  constraint subscription_proof_pkey PRIMARY KEY (workspace_id, id),
  constraint subscription_proof_workspace_id_subscriber_id_fkey FOREIGN KEY (workspace_id, subscriber_id) REFERENCES subscriber(workspace_id, id) ON DELETE CASCADE,
  constraint subscription_proof_step_check CHECK ((step = ANY (ARRAY['requested'::text, 'confirmed'::text, 'imported'::text, 'unsubscribed'::text, 'bounced'::text, 'complained'::text])))
);
CREATE INDEX subscription_proof_by_subscriber ON public.subscription_proof USING btree (workspace_id, subscriber_id, id);

create table suppression (
  workspace_id uuid not null,
  address_hash bytea not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint suppression_pkey PRIMARY KEY (workspace_id, address_hash),
  constraint suppression_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint suppression_reason_check CHECK ((reason = ANY (ARRAY['unsubscribed'::text, 'bounced'::text, 'complained'::text, 'erased'::text, 'member'::text])))
);

create table taken_choice (
  workspace_id uuid not null,
  question_id uuid not null,
  taker uuid not null,
  conversation_id uuid not null,
  text text not null,
  taken_at timestamp with time zone not null default now(),
  constraint taken_choice_pkey PRIMARY KEY (workspace_id, question_id, taker),
  constraint taken_choice_workspace_id_question_id_fkey FOREIGN KEY (workspace_id, question_id) REFERENCES asked_question(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX taken_choice_of_conversation ON public.taken_choice USING btree (workspace_id, conversation_id);
CREATE INDEX taken_choice_of_taker ON public.taken_choice USING btree (workspace_id, taker);

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

create table totp (
  account_id uuid not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  constraint totp_pkey PRIMARY KEY (account_id),
  constraint totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
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

create table voice_channel (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  assistant_id uuid,
  language text,
  greeting text,
  answer_within_ms integer,
  skill_id text,
  secret_hash bytea,
  sealed_auth_token bytea,
  mode text,
  created_at timestamp with time zone not null default now(),
  database_rules jsonb,
  constraint voice_channel_pkey PRIMARY KEY (workspace_id, id),
  constraint voice_channel_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint voice_channel_check CHECK (((kind = 'alexa'::text) = (skill_id IS NOT NULL))),
  constraint voice_channel_check1 CHECK (((kind = ANY (ARRAY['dialogflow-es'::text, 'dialogflow-cx'::text])) = (secret_hash IS NOT NULL))),
  constraint voice_channel_check2 CHECK (((kind = 'twilio'::text) = (sealed_auth_token IS NOT NULL))),
  constraint voice_channel_check3 CHECK (((kind = 'twilio'::text) = (mode IS NOT NULL))),
  constraint voice_channel_kind_check CHECK ((kind = ANY (ARRAY['alexa'::text, 'dialogflow-es'::text, 'dialogflow-cx'::text, 'twilio'::text]))),
  constraint voice_channel_mode_check CHECK ((mode = ANY (ARRAY['gather'::text, 'stream'::text, 'conversation-relay'::text])))
);
CREATE UNIQUE INDEX voice_channel_by_id ON public.voice_channel USING btree (id);

create table voice_platform_turn (
  workspace_id uuid not null,
  request_hash bytea not null,
  session_hash bytea not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  reply_id uuid,
  said_from integer not null,
  said_to integer,
  constraint voice_platform_turn_pkey PRIMARY KEY (workspace_id, request_hash),
  constraint voice_platform_turn_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversation(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX voice_platform_turn_by_conversation ON public.voice_platform_turn USING btree (workspace_id, conversation_id);
CREATE INDEX voice_platform_turn_by_id ON public.voice_platform_turn USING btree (id);
CREATE INDEX voice_platform_turn_by_session ON public.voice_platform_turn USING btree (workspace_id, session_hash, id);

create table voice_recording (
  workspace_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  generation integer not null,
  state text not null,
  reason text,
  notice text not null,
  sealed_key bytea not null,
  rate_hz integer not null,
  pieces integer not null default 0,
  samples bigint not null default 0,
  bytes bigint not null default 0,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint voice_recording_pkey PRIMARY KEY (workspace_id, id),
  constraint voice_recording_workspace_id_session_id_fkey FOREIGN KEY (workspace_id, session_id) REFERENCES voice_session(workspace_id, id) ON DELETE CASCADE,
  constraint voice_recording_state_check CHECK ((state = ANY (ARRAY['recording'::text, 'complete'::text, 'interrupted'::text, 'failed'::text])))
);
CREATE INDEX voice_recording_open ON public.voice_recording USING btree (started_at) WHERE (state = 'recording'::text);
CREATE INDEX voice_recording_session ON public.voice_recording USING btree (workspace_id, session_id);
CREATE INDEX voice_recording_started ON public.voice_recording USING btree (workspace_id, started_at);

create table voice_recording_piece (
  workspace_id uuid not null,
  recording_id uuid not null,
  number integer not null,
  sealed bytea not null,
  constraint voice_recording_piece_pkey PRIMARY KEY (workspace_id, recording_id, number),
  constraint voice_recording_piece_workspace_id_recording_id_fkey FOREIGN KEY (workspace_id, recording_id) REFERENCES voice_recording(workspace_id, id) ON DELETE CASCADE
);

create table voice_session (
  workspace_id uuid not null,
  id uuid not null,
  state text not null,
  way text not null,
  language text not null,
  voice text not null,
  assistant_id uuid,
  caller_id uuid,
  visitor_id uuid,
  endpoint text,
  conversation_id uuid,
  generation integer not null default 0,
  node_id uuid,
  created_at timestamp with time zone not null,
  connected_at timestamp with time zone,
  ended_at timestamp with time zone,
  end_reason text,
  expires_at timestamp with time zone not null,
  may_be_recorded boolean not null default true,
  constraint voice_session_pkey PRIMARY KEY (workspace_id, id),
  constraint voice_session_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint voice_session_state_check CHECK ((state = ANY (ARRAY['created'::text, 'connected'::text, 'ended'::text, 'expired'::text, 'failed'::text])))
);
CREATE INDEX voice_session_conversation ON public.voice_session USING btree (workspace_id, conversation_id);
CREATE INDEX voice_session_created ON public.voice_session USING btree (workspace_id, created_at);
CREATE INDEX voice_session_node ON public.voice_session USING btree (node_id) WHERE (state = 'connected'::text);
CREATE INDEX voice_session_open ON public.voice_session USING btree (expires_at) WHERE (state = 'created'::text);
CREATE INDEX voice_session_unused ON public.voice_session USING btree (ended_at) WHERE (conversation_id IS NULL);

create table voice_turn (
  workspace_id uuid not null,
  session_id uuid not null,
  number integer not null,
  message_id uuid,
  timeline json not null,
  created_at timestamp with time zone not null,
  constraint voice_turn_pkey PRIMARY KEY (workspace_id, session_id, number),
  constraint voice_turn_workspace_id_session_id_fkey FOREIGN KEY (workspace_id, session_id) REFERENCES voice_session(workspace_id, id) ON DELETE CASCADE
);

create table widget_settings (
  workspace_id uuid not null,
  key_id uuid,
  settings jsonb not null default '{}'::jsonb,
  constraint widget_settings_workspace_id_key_id_key UNIQUE NULLS NOT DISTINCT (workspace_id, key_id),
  constraint widget_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint widget_settings_workspace_id_key_id_fkey FOREIGN KEY (workspace_id, key_id) REFERENCES api_key(workspace_id, id) ON DELETE CASCADE
);

create table workflow (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  version integer not null,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  saved_by uuid,
  failures_told_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint workflow_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint workflow_pkey PRIMARY KEY (workspace_id, id),
  constraint workflow_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint workflow_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX workflow_saved_by ON public.workflow USING btree (saved_by) WHERE (saved_by IS NOT NULL);

create table workflow_alert (
  workspace_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  subject text not null,
  text text not null,
  due_at timestamp with time zone not null,
  constraint workflow_alert_pkey PRIMARY KEY (workspace_id, id),
  constraint workflow_alert_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint workflow_alert_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);
CREATE INDEX workflow_alert_due ON public.workflow_alert USING btree (due_at);
CREATE INDEX workflow_alert_reader ON public.workflow_alert USING btree (account_id, workspace_id);

create table workflow_schedule (
  workspace_id uuid not null,
  workflow_id uuid not null,
  kind text not null,
  version integer not null,
  rule json not null,
  time_zone text not null,
  catch_up text not null,
  next_at timestamp with time zone,
  last_at timestamp with time zone,
  last_run_id uuid,
  problem text,
  problem_at timestamp with time zone,
  constraint workflow_schedule_pkey PRIMARY KEY (workspace_id, workflow_id, kind),
  constraint workflow_schedule_workspace_id_workflow_id_fkey FOREIGN KEY (workspace_id, workflow_id) REFERENCES workflow(workspace_id, id) ON DELETE CASCADE,
  constraint workflow_schedule_catch_up_check CHECK ((catch_up = ANY (ARRAY['none'::text, 'one'::text, 'all'::text]))),
  constraint workflow_schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'every'::text, 'after'::text])))
);
CREATE INDEX workflow_schedule_after ON public.workflow_schedule USING btree (workspace_id, last_run_id) WHERE (kind = 'after'::text);
CREATE INDEX workflow_schedule_due ON public.workflow_schedule USING btree (next_at) WHERE (next_at IS NOT NULL);

create table workflow_secret (
  workspace_id uuid not null,
  name text not null,
  value bytea not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint workflow_secret_pkey PRIMARY KEY (workspace_id, name),
  constraint workflow_secret_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table workflow_trigger (
  workspace_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  types text[],
  strategy json not null,
  after_position bigint not null,
  problem text,
  problem_at timestamp with time zone,
  constraint workflow_trigger_pkey PRIMARY KEY (workspace_id, workflow_id),
  constraint workflow_trigger_workspace_id_workflow_id_fkey FOREIGN KEY (workspace_id, workflow_id) REFERENCES workflow(workspace_id, id) ON DELETE CASCADE
);

create table workflow_trigger_wait (
  workspace_id uuid not null,
  workflow_id uuid not null,
  number bigint not null generated always as identity,
  expected json not null,
  heard json not null,
  updated_at timestamp with time zone not null,
  constraint workflow_trigger_wait_pkey PRIMARY KEY (workspace_id, workflow_id, number),
  constraint workflow_trigger_wait_workspace_id_workflow_id_fkey FOREIGN KEY (workspace_id, workflow_id) REFERENCES workflow_trigger(workspace_id, workflow_id) ON DELETE CASCADE
);

create table workflow_version (
  workspace_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  document_version text not null,
  media_type text not null,
  source text not null,
  definition json not null,
  created_at timestamp with time zone not null,
  database_rules jsonb,
  constraint workflow_version_pkey PRIMARY KEY (workspace_id, workflow_id, version),
  constraint workflow_version_workspace_id_workflow_id_fkey FOREIGN KEY (workspace_id, workflow_id) REFERENCES workflow(workspace_id, id) ON DELETE CASCADE,
  constraint workflow_version_media_type_check CHECK ((media_type = ANY (ARRAY['application/yaml'::text, 'application/json'::text])))
);

create table workspace (
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  requires_second_factor boolean not null default false,
  assignment text not null default 'manual'::text,
  office_hours jsonb,
  waiting_after_minutes integer default 5,
  contact text,
  time_zone text,
  constraint workspace_pkey PRIMARY KEY (id),
  constraint workspace_assignment_check CHECK ((assignment = ANY (ARRAY['manual'::text, 'round-robin'::text]))),
  constraint workspace_waiting_after_minutes_check CHECK (((waiting_after_minutes >= 1) AND (waiting_after_minutes <= 1440)))
);

create table workspace_database (
  workspace_id uuid not null,
  name text not null,
  revision integer not null,
  created_at timestamp with time zone not null default now(),
  constraint workspace_database_pkey PRIMARY KEY (workspace_id),
  constraint workspace_database_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table workspace_export (
  workspace_id uuid not null,
  id uuid not null,
  state text not null,
  is_encrypted boolean not null,
  sealed_key bytea not null,
  row_count bigint not null default 0,
  file_count bigint not null default 0,
  bytes bigint not null default 0,
  content_hash bytea,
  reason text,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ends_at timestamp with time zone not null,
  constraint workspace_export_pkey PRIMARY KEY (workspace_id, id),
  constraint workspace_export_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint workspace_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX workspace_export_under_way ON public.workspace_export USING btree (workspace_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

create table workspace_standing (
  workspace_id uuid not null,
  suspended_at timestamp with time zone,
  reason text,
  quotas jsonb not null default '{}'::jsonb,
  changed_at timestamp with time zone not null,
  deletes_at timestamp with time zone,
  deleted_by text,
  awaits_approval boolean not null default false,
  constraint workspace_standing_pkey PRIMARY KEY (workspace_id),
  constraint workspace_standing_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint workspace_standing_deleted_by_check CHECK ((deleted_by = ANY (ARRAY['owner'::text, 'operator'::text])))
);
CREATE INDEX workspace_standing_changed ON public.workspace_standing USING btree (changed_at);
CREATE INDEX workspace_standing_deletion ON public.workspace_standing USING btree (deletes_at) WHERE (deletes_at IS NOT NULL);

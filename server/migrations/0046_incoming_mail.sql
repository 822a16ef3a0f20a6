-- No older node may serve beside this migration.
-- Mails that a source passes on become messages of conversations, and are answered by mail.
alter table inbound_source
  add column format text not null default 'events' check (format in ('events', 'email')),
  -- Where the mails of the source are sent to; answers ask for replies to it.
  add column address text,
  add constraint inbound_source_address check ((format = 'email') = (address is not null));

-- Conversations that are led by mail, with what the next answer needs.
create table mail_conversation (
  workspace_id uuid not null,
  conversation_id uuid not null,
  -- The person's address: answers go to nobody else.
  address text not null,
  reply_to text not null,
  subject text not null,
  -- The Message-ID of the person's newest mail, if it has one, and the ids that it refers to.
  message_id text,
  reference_ids text[] not null default '{}',
  primary key (workspace_id, conversation_id),
  foreign key (workspace_id, conversation_id) references conversation (workspace_id, id) on delete cascade
);
create index mail_conversation_by_address on mail_conversation (workspace_id, address);

-- The Message-IDs of mails that were sent: a reply that names one continues its conversation.
create table sent_mail (
  workspace_id uuid not null,
  message_id_hash bytea not null,
  conversation_id uuid not null,
  primary key (workspace_id, message_id_hash),
  foreign key (workspace_id, conversation_id) references mail_conversation (workspace_id, conversation_id)
    on delete cascade
);
create index sent_mail_by_conversation on sent_mail (workspace_id, conversation_id);

-- No older node may serve beside this migration.
-- People send files in a conversation. A node that does not know of them would leave the files of conversations that it erases.
alter table message add column attachments jsonb;

create table attachment (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- It outlives the conversation's row until its files are deleted, in the same transaction.
  conversation_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  -- The picture as it may be shown. Null where it cannot be, and for other files.
  preview_id uuid,
  -- The SHA-256 of the file, by which a retry is recognised.
  content_hash bytea not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references file (workspace_id, id) on delete cascade,
  foreign key (workspace_id, preview_id) references file (workspace_id, id) on delete set null (preview_id)
);
create index attachment_of_conversation on attachment (workspace_id, conversation_id);
create index attachment_of_file on attachment (workspace_id, file_id);
create index attachment_of_preview on attachment (workspace_id, preview_id) where preview_id is not null;

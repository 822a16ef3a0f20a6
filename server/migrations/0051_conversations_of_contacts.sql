-- No older node may serve beside this migration.
-- Who gives an address in a conversation, or writes by mail, is one contact with it: an export and an
-- erasure of the contact take the conversation along, although no user's id stands in it.
create table contact_conversation (
  workspace_id uuid not null,
  contact_id uuid not null,
  conversation_id uuid not null,
  primary key (workspace_id, contact_id, conversation_id),
  foreign key (workspace_id, contact_id) references contact (workspace_id, id) on delete cascade,
  foreign key (workspace_id, conversation_id) references conversation (workspace_id, id) on delete cascade
);
create index contact_conversation_by_conversation on contact_conversation (workspace_id, conversation_id);
-- The conversations of an address are found by their contact.
drop index mail_conversation_by_address;

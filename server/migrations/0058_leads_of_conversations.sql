-- No older node may serve beside this migration.
-- A person who corrects an address in a chat corrects the lead that the chat took before.
alter table lead add column conversation_id uuid,
  add foreign key (workspace_id, conversation_id) references conversation (workspace_id, id)
    on delete set null (conversation_id);
create index lead_by_conversation on lead (workspace_id, conversation_id) where conversation_id is not null;

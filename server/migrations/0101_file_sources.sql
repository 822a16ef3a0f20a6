-- No older node may serve beside this migration.
-- Files are sources: their notes say what was left out, and those that wait are found at once.
alter table knowledge_page add column notes jsonb not null default '[]';
create index knowledge_source_waiting_file on knowledge_source (workspace_id, id)
  where type = 'file' and status = 'pending';

-- What tells near-equal pages is a text now. A page gets its own at the next look.
update knowledge_page set likeness = null where jsonb_typeof(likeness) <> 'string';

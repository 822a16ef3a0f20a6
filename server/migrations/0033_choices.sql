-- No older node may serve beside this migration.
-- The topics that a reply offers instead of an answer, as the wire shows them.
alter table message add column choices json;

-- Finds the replies that name a source by its title, when the source is purged.
create index message_with_choices on message (workspace_id) where choices is not null;

-- No older node may serve beside this migration.
-- Words that a workspace takes for one another, as a list of groups. In the row of the version, because a change of them
-- is a change of the knowledge, and whoever reads the one reads the other as it was then.
alter table knowledge_version add column synonyms jsonb not null default '[]';

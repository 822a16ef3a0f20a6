-- No older node may serve beside this migration.
-- The event that caused a reply and its depth, where a workflow asked: {id, depth}.
alter table message add column cause jsonb;

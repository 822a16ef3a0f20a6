-- No older node may serve beside this migration.
-- What a key may do with the workspace's own tables. Null: everything that its scopes allow.
alter table api_key add column database_rules jsonb;

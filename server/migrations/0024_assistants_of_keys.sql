-- No older node may serve beside this migration.
-- Which assistants a publishable key may use. Null: only the default one.
alter table api_key add column assistant_ids text[];

-- No older node may serve beside this migration.
-- A key for which nobody chose scopes has those that its kind has by default at the time of each call,
-- so that it may also use capabilities that are added later: null says so.
alter table api_key alter column scopes drop not null;

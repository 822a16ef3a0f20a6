-- No older node may serve beside this migration.
-- A workspace that is to be deleted waits, so that the decision can be taken back. An older node would let it go on.
alter table workspace_standing add column deletes_at timestamptz;
alter table workspace_standing add column deleted_by text check (deleted_by in ('owner', 'operator'));
create index workspace_standing_deletion on workspace_standing (deletes_at) where deletes_at is not null;

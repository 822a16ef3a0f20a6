-- No older node may serve beside this migration.
-- With PARLEY_SIGNUP=approval, a new workspace waits for an operator. An older node would let it begin.
alter table workspace_standing add column awaits_approval boolean not null default false;

-- Nodes from schema 76 on may serve beside this migration.
-- Many runs were ended with one request. While such a request is kept, nothing starts that follows from them: the
-- events that they have emitted may still be on their way. A node from before does not look.
create table run_cancellation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- The runs of one workflow are meant, or those that follow from an event or run of a chain, or all.
  workflow_id uuid,
  caused_by uuid,
  chain_id uuid,
  -- What began later was not meant: a UUIDv7 of that moment.
  up_to uuid not null,
  primary key (workspace_id, id)
);

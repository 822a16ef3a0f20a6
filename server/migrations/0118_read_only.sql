-- No older node may serve beside this migration.
-- While its database is moved the installation takes no writes. The row is there for as long as it does not, and
-- every node looks at it. A mover that is killed no longer puts off the end, so that the installation goes on.
create table read_only (
  only_row boolean primary key default true check (only_row),
  -- The attempt that has made the row, so that another one does not go on with it.
  attempt_id uuid not null,
  began_at timestamptz not null default clock_timestamp(),
  -- What is under way may end until then. From then on nothing is written.
  closes_at timestamptz not null,
  -- Null: it ends by the operator's word alone.
  ends_at timestamptz,
  -- The place that has everything now, without a password. Null while it is copied.
  moved_to text,
  -- A move fills this database, and has not ended.
  is_filling boolean not null default false
);

-- No older node may serve beside this migration.
-- Rows of imported files that have no address, number or user's id, by a keyed hash of what they say: a file
-- that is sent again, because the server was killed in its middle, makes no contact twice.
create table imported_row (
  workspace_id uuid not null,
  row_hash bytea not null,
  contact_id uuid not null,
  primary key (workspace_id, row_hash),
  foreign key (workspace_id, contact_id) references contact (workspace_id, id) on delete cascade
);
create index imported_row_by_contact on imported_row (workspace_id, contact_id);

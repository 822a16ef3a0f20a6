-- No older node may serve beside this migration.
-- Lists of a million contacts that are narrowed by a field of the workspace's own, by origin or by blocking
-- read every contact without these. Equality of fields is all that a filter asks for.
create index contact_by_custom on contact using gin (custom jsonb_path_ops);
create index contact_by_origin on contact (workspace_id, origin, id) where merged_into_id is null;
create index contact_by_block on contact (workspace_id, id) where blocked_at is not null;

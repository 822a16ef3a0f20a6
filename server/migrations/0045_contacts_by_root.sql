-- No older node may serve beside this migration.
-- Few contacts are merged, so only those need to be found by their root. An index with all contacts looked
-- as good as the primary key to a plan that was made when the table was empty: each check of the foreign
-- key of a lead then read all contacts of the workspace. The foreign key of the root itself cost a look-up
-- for each new contact, and its end is kept by `merged_into_id`, whose chain leads to the root.
drop index contact_by_root;
alter table contact drop constraint contact_workspace_id_root_id_fkey;
create index contact_by_root on contact (workspace_id, root_id) where merged_into_id is not null;

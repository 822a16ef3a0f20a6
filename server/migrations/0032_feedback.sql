-- No older node may serve beside this migration.
-- Who found a reply helpful: the contact under "contact", each member under their id.
alter table message add column feedback jsonb;

-- No older node may serve beside this migration.
-- The server checks the kind of a provider against the vendors that it knows. A new vendor needs no migration.
alter table provider drop constraint provider_kind_check;

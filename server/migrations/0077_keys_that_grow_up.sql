-- Nodes from schema 76 on may serve beside this migration.
-- An older node beside it refuses the new text of a rotated key no longer than it would refuse a key that
-- was just made, and does not know the addresses from which a key may be used.
alter table api_key
  -- The network that the last use came from: the /24 of an IPv4 address, the /48 of an IPv6 address.
  add column last_used_from cidr,
  -- Addresses and CIDR ranges from which the key may be used. Null: from everywhere.
  add column allowed_addresses text[],
  -- Revoked when what nodes remember of the key has changed: they read the key again.
  add column edition uuid not null default gen_random_uuid(),
  -- Revoked to end the connections and tickets that were opened with the key's text.
  add column grant_id uuid not null default gen_random_uuid(),
  -- The text before the last rotation, while it still works.
  add column former_hash bytea unique,
  add column former_grant_id uuid,
  add column former_ends_at timestamptz,
  -- When the owners are told next that the key ends. Null: they were told, or it ends too soon or never.
  add column remind_at timestamptz,
  add check ((former_hash is null) = (former_grant_id is null) and (former_hash is null) = (former_ends_at is null));

create index api_key_remind on api_key (remind_at) where remind_at is not null;

update api_key set remind_at = case
    when expires_at - interval '14 days' > now() then expires_at - interval '14 days'
    when expires_at - interval '3 days' > now() then expires_at - interval '3 days'
  end
where expires_at is not null;

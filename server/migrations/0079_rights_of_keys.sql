-- Nodes from schema 76 on may serve beside this migration.
-- Pages of other sites are refused with a secret key, unless the key allows it. An older node beside it
-- refuses none.
alter table api_key
  add column allows_browser boolean not null default false check (not allows_browser or kind = 'secret'),
  -- The page that was refused last with the key.
  add column last_refused_origin text;

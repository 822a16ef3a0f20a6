-- No older node may serve beside this migration.
-- Why replies end before they are complete, what they ask the person to agree to, and how often a reply was taken
-- over from a node that died with it.

alter table message
  -- Null for complete replies and for replies that ended before this column was there.
  add column end_reason text,
  -- A reply that ends its node must not end every node in turn.
  add column adoptions smallint not null default 0,
  -- The question for the person's yes with which the text ends: {"action", "title", "input", "hash", "start", "end"}.
  add column asks json;

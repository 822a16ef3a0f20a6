-- Why replies end before they are complete, and how often a reply was taken over from a node that died with it.

alter table message
  -- Null for complete replies and for replies that ended before this column was there.
  add column end_reason text,
  -- A reply that kills its node must not kill every node in turn.
  add column adoptions smallint not null default 0;

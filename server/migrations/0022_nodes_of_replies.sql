-- No older node may serve beside this migration.
-- The node that began to make a reply which it took over. Only its crash counts against the reply: a node may die
-- while a reply merely waits on it.
alter table message add column begun_on_node uuid;

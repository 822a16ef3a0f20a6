-- Nodes from schema 76 on may serve beside this migration.
-- Segments of contacts ask who opened mails, of one campaign or of all.
create index mailing_opened on mailing (workspace_id, campaign_id, opened_at) where opened_at is not null;

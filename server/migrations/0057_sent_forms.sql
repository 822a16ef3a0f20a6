-- No older node may serve beside this migration.
-- Which lead a form of a page became some seconds ago, by a keyed hash of what was sent and from where: a
-- second click on the button of a form makes no second lead.
create table sent_form (
  workspace_id uuid not null,
  form_hash bytea not null,
  lead_id uuid not null,
  ends_at timestamptz not null,
  primary key (workspace_id, form_hash),
  -- Checked at the end: the form is entered before its lead, so that a second one of the moment waits here.
  foreign key (workspace_id, lead_id) references lead (workspace_id, id) on delete cascade
    deferrable initially deferred
);
create index sent_form_by_lead on sent_form (workspace_id, lead_id);
create index sent_form_by_end on sent_form (ends_at);

-- No older node may serve beside this migration.
-- Several contacts may have one phone number, so that a number leads to nobody for certain. Each number
-- stays with its contact. An older node would go on joining people by numbers.
alter table contact_identity drop constraint contact_identity_pkey;
alter table contact_identity add primary key (workspace_id, kind, value, contact_id);
create unique index contact_identity_of_one on contact_identity (workspace_id, kind, value) where kind <> 'phone';
-- The number of a switchboard is found without the extensions behind it, which follow a semicolon.
create index contact_identity_by_number on contact_identity (workspace_id, split_part(value, ';', 1))
  where kind = 'phone';
-- What a stranger is told of a number leads to no contact: the number may be that of somebody else.
alter table contact_identity alter column address_id drop not null;
update contact_identity set address_id = null where kind = 'phone';

-- Addresses that came to a contact by its number, while a number still joined people. None is parted by
-- itself: members decide. `name` is what the last lead with the address says.
create table joined_by_number (
  workspace_id uuid not null,
  contact_id uuid not null,
  kind text not null,
  value text not null,
  name text,
  primary key (workspace_id, contact_id, kind, value),
  foreign key (workspace_id, kind, value, contact_id)
    references contact_identity (workspace_id, kind, value, contact_id) on delete cascade
);
insert into joined_by_number (workspace_id, contact_id, kind, value, name)
select address.workspace_id, address.contact_id, address.kind, address.value,
  (select lead.name from lead
   where lead.workspace_id = address.workspace_id and lead.contact_id = address.contact_id and lead.email = address.value
   order by lead.id desc limit 1)
from contact_identity address
join contact on contact.workspace_id = address.workspace_id and contact.id = address.contact_id
where address.kind = 'email'
  -- The contact had another address or number before, or got two addresses at once, which a file of rows with
  -- one number does: each row has one.
  and exists (
    select from contact_identity other
    where other.workspace_id = address.workspace_id and other.contact_id = address.contact_id
      and (other.created_at < address.created_at
        or (other.created_at = address.created_at and other.kind = 'email' and other.value <> address.value)))
  and exists (
    select from contact_identity number
    where number.workspace_id = address.workspace_id and number.contact_id = address.contact_id
      and number.kind = 'phone' and number.created_at <= address.created_at)
  -- A member who changes the address of a contact writes it here.
  and contact.email is distinct from address.value
  -- It came with the user's id, which led to the contact.
  and not exists (
    select from lead join contact_identity named
      on named.workspace_id = lead.workspace_id and named.kind = 'user' and named.value = lead.user_id
    where lead.workspace_id = address.workspace_id and lead.email = address.value
      and named.contact_id = address.contact_id);

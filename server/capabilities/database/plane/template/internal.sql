-- What Parley keeps beside the tables of a workspace.

create schema if not exists parley;

-- Changes of rows that wait to become events. Only the trigger's function writes them.
create table if not exists parley.change (
  id bigint generated always as identity primary key,
  -- Tells workspaces apart where they share one database.
  schema_name text not null,
  table_name text not null,
  kind text not null,
  key jsonb,
  changed_at timestamptz not null default clock_timestamp()
);

-- What Parley knows of a table beyond PostgreSQL's own catalog: the JSON Schema of its rows.
create table if not exists parley.table_settings (table_id regclass primary key, row_schema jsonb);

-- Requests with an Idempotency-Key whose effect was committed, with their answers.
create table if not exists parley.done_request (
  id uuid primary key,
  answer jsonb,
  done_at timestamptz not null default now()
);
create index if not exists done_request_at on parley.done_request (done_at);

-- Records the primary keys of the rows that a statement changed. It runs with the rights of its owner,
-- because no role of the workspace may write the table of changes. Columns come from the catalog at each
-- call, so that a table may change its primary key. Rows without a primary key have no key.
create or replace function parley.record_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  key_columns text;
  rows_source text;
begin
  if tg_op = 'TRUNCATE' then
    insert into parley.change (schema_name, table_name, kind) values (tg_table_schema, tg_table_name, 'deleted');
    return null;
  end if;
  select string_agg(format('%L, changed.%I', attribute.attname, attribute.attname), ', ' order by position)
    into key_columns
    from pg_index, unnest(pg_index.indkey) with ordinality as key (number, position), pg_attribute as attribute
    where pg_index.indrelid = tg_relid and pg_index.indisprimary
      and attribute.attrelid = tg_relid and attribute.attnum = key.number;
  execute format(
    'insert into parley.change (schema_name, table_name, kind, key) select %L, %L, %L, %s from %I as changed',
    tg_table_schema,
    tg_table_name,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    coalesce('jsonb_build_object(' || key_columns || ')', 'null'),
    case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end
  );
  return null;
end
$$;

-- Gives every table of a schema the triggers that it lacks. Called by the owner of the tables after it
-- made some.
create or replace function parley.watch_tables(schema_name text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  each record;
begin
  for each in
    select relname from pg_class
    where relnamespace = schema_name::regnamespace and relkind = 'r' and relpersistence <> 't'
      and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'parley_insert')
  loop
    execute format('create trigger parley_insert after insert on %I.%I referencing new table as new_rows for each statement execute function parley.record_change()', schema_name, each.relname);
    execute format('create trigger parley_update after update on %I.%I referencing new table as new_rows for each statement execute function parley.record_change()', schema_name, each.relname);
    execute format('create trigger parley_delete after delete on %I.%I referencing old table as old_rows for each statement execute function parley.record_change()', schema_name, each.relname);
    execute format('create trigger parley_truncate after truncate on %I.%I for each statement execute function parley.record_change()', schema_name, each.relname);
  end loop;
end
$$;

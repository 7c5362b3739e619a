-- What every other file builds on: the private schema, the clock, errors, and the reading of pushed
-- values.

-- The private schema contains what members never call or read directly. The Data API exposes
-- `public` only. Without an account two of its functions may be executed, which are granted by name.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing in `public` or `private` is accessible unless it is granted by name. By a default of the
-- database everybody may execute new functions, which a revoke for one schema would not change.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- The only clock of the product's SQL. Stable within a statement, so that index scans can compare
-- with it. Tests replace this function to move time.
create function private.now() returns timestamptz
language sql stable
return pg_catalog.statement_timestamp();

create function private.tokyo_today() returns date language sql stable
return (private.now() at time zone 'Asia/Tokyo')::date;

-- The history that this database continues: its cluster and its WAL timeline. A promoted standby and
-- a dump in another cluster have another one, a volume's snapshot has the same. Null where the server
-- refuses these functions. Tests replace this function to play a failover.
create function private.history() returns text
language plpgsql stable
as $$
begin
  return (select system_identifier from pg_control_system())
    || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8);
exception when insufficient_privilege or object_not_in_prerequisite_state or undefined_function then
  return null;
end
$$;

-- Makes a function of `private` a call of the Data API for a role: `public` gets one of the same name
-- that passes its arguments on.
create function private.expose(p_name text, p_role text) returns void
language plpgsql volatile
as $$
declare
  f record;
begin
  select p.oid::regprocedure as signature, pg_get_function_identity_arguments(p.oid) as types,
    pg_get_function_arguments(p.oid) as arguments, pg_get_function_result(p.oid) as result,
    array_to_string(p.proargnames, ', ') as names,
    case p.provolatile when 's' then 'stable' else 'volatile' end as volatility
  into strict f from pg_catalog.pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname = p_name;
  execute format('create function public.%I(%s) returns %s language sql %s return private.%I(%s)',
    p_name, f.arguments, f.result, f.volatility, p_name, f.names);
  execute format('grant execute on function %s, public.%I(%s) to %I',
    f.signature, p_name, f.types, p_role);
end
$$;

-- What holds for every table and function of the product, called after they are made: row-level
-- security, with all rights for the service and those of members granted by name beside the table,
-- an empty search path, except where a parsed body has bound its names already, and the rights of the
-- owner for the calls of the Data API and for triggers.
create function private.secure_schema() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  name text;
begin
  for name in select oid::regclass from pg_catalog.pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
  loop
    execute format('alter table %s enable row level security', name);
    execute format('revoke all on %s from public, anon', name);
    if name like 'public.%' then execute format('grant all on %s to service_role', name); end if;
  end loop;
  for name in select oid::regprocedure from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosqlbody is null
      and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
  loop
    execute format('alter function %s set search_path = ''''', name);
  end loop;
  for name in select f.oid::regprocedure from pg_catalog.pg_proc f
    where f.pronamespace = 'private'::regnamespace and not f.prosecdef
      and (f.prorettype = 'trigger'::regtype or exists (select from pg_catalog.pg_proc call
        where call.pronamespace = 'public'::regnamespace
          and (call.proname, call.proargtypes) = (f.proname, f.proargtypes)))
  loop
    execute format('alter function %s security definer', name);
  end loop;
end
$$;

-- Errors

-- Refuses a request. PTnnn becomes the HTTP status nnn, the hint a field of the body.
create function private.refuse(p_status integer, p_code text, p_hint text default '') returns void
language plpgsql immutable
as $$
begin
  raise exception using errcode = 'PT' || p_status, message = p_code, hint = p_hint;
end
$$;

-- Rejects the row being processed with a code for devices; other rows of the push are not affected.
create function private.reject(p_code text) returns void
language plpgsql immutable
as $$ begin raise sqlstate 'KJ001' using message = p_code; end $$;

-- Texts and numbers

-- True if the value prints about as long as it was sent: 1e131071 is 8 letters on the wire and
-- 131,072 digits in print.
create function private.has_plain_numbers(p_value jsonb) returns boolean
language sql immutable
return not jsonb_path_exists(p_value,
  '$.** ? (@.type() == "number" && (@ > 9007199254740991 || @ < -9007199254740991
  || (@ != 0 && @ < 0.000001 && @ > -0.000001)))');

-- Refuses a request that would take much memory. The numbers come first, because measuring a value
-- prints it.
create function private.check_request(p_request jsonb) returns void
language plpgsql immutable
as $$
begin
  if not private.has_plain_numbers(p_request) then
    perform private.refuse(400, 'invalid_number');
  end if;
  if octet_length(p_request::text) > private.request_bytes_max() then
    perform private.refuse(413, 'too_large');
  end if;
end
$$;

-- True for a value of more levels than are stored: devices take a hundred
-- (sync/model/json.ts), and more overflow the stack where they are copied.
create function private.is_deep(p_value jsonb) returns boolean
language sql immutable
return jsonb_path_exists(p_value, '$.**{65}');

-- Stores the texts of the columns that are the arguments of the trigger as stored_text() gives them;
-- one of which nothing can be seen is empty.
create function private.clean_texts() returns trigger
language plpgsql
as $$
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(key,
      case when private.is_blank(value) then '' else private.stored_text(value) end)
    from jsonb_each_text(to_jsonb(new)) where key = any (tg_argv)
  ));
end
$$;

-- The keys of both sides, each with the larger of its numbers.
create function private.max_per_key(p_a jsonb, p_b jsonb) returns jsonb
language sql immutable
as $$
  select jsonb_object_agg(key, count) from (
    select key, max(value::bigint) as count
    from (select * from jsonb_each_text(p_a)
      union all select * from jsonb_each_text(p_b)) as both_sides
    group by key
  ) as merged
$$;

create function private.is_uuid(p_value text) returns boolean
language sql immutable
return coalesce(p_value ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', false);

-- Values of a pushed row

-- An instant as it is sent: ISO 8601 in UTC with milliseconds.
create function private.wire_instant(p_at timestamptz) returns text
language sql stable
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- An instant of a pushed row, cut to milliseconds; null stays null. Rejects a text that is not
-- ISO 8601 with a zone, and a time outside 2000 to 2200.
create function private.read_instant(p_value text) returns timestamptz
language plpgsql immutable
as $$
declare
  instant timestamptz := date_trunc('milliseconds', p_value::timestamptz);
begin
  if p_value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T.*(Z|[+-][0-9]{2}:[0-9]{2})$'
    or instant not between '2000-01-01T00:00:00Z' and '2200-01-01T00:00:00Z' then
    perform private.reject('invalid_value');
  end if;
  return instant;
end
$$;

-- A calendar day of a pushed row; null stays null. Rejects all but YYYY-MM-DD, for example
-- PostgreSQL's 'infinity' and 'yesterday'.
create function private.read_day(p_value text) returns date
language plpgsql immutable
as $$
begin
  if p_value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then perform private.reject('invalid_value'); end if;
  return p_value::date;
end
$$;

-- A pushed row with its texts as they are stored, whatever the device has sent.
create function private.clean_pushed_row(p_row jsonb) returns jsonb
language plpgsql immutable
as $$
begin
  return p_row || jsonb_build_object('patch', coalesce((
    select jsonb_object_agg(key, case jsonb_typeof(value)
      when 'string' then to_jsonb(private.stored_text(value #>> '{}')) else value end)
    from jsonb_each(p_row -> 'patch')
  ), '{}'));
end
$$;

-- The outcome of one pushed row: 'ok' (stored as sent), 'merged' (stored differently, or already
-- stored), 'duplicate' (its mutation id is recorded as accepted) or 'rejected' with a code.
create type private.outcome as (status text, code text);

-- The outcome of a stored row: 'ok' if it was stored as sent, else 'merged'.
create function private.accepted(p_as_sent boolean) returns private.outcome language sql immutable
return row(case when p_as_sent then 'ok' else 'merged' end, null)::private.outcome;

create function private.rejected(p_code text) returns private.outcome language sql immutable
return row('rejected', p_code)::private.outcome;

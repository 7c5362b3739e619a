-- The idempotency keys of local writes, and how the exchange reads the values of a pushed row.

-- A repeated write changes nothing and gets the same result: rejected with `code`, else duplicate. Kept for 90 days.
create table private.sync_mutations (
  user_id uuid not null references auth.users (id) on delete cascade,
  mutation_id uuid not null,
  code text,
  created_at timestamptz not null default private.now(),
  primary key (user_id, mutation_id)
);
create index sync_mutations_created on private.sync_mutations (created_at);
comment on table private.sync_mutations is 'Ids of local writes that were accepted, or rejected with a code.';
alter table private.sync_mutations enable row level security;
revoke all on private.sync_mutations from public, anon, authenticated;

-- Rejects the row being processed with a code that devices know; the other rows of the batch are not affected.
create function private.reject(p_code text) returns void
language plpgsql immutable
set search_path = ''
as $$ begin raise sqlstate 'KJ001' using message = p_code; end $$;

-- Instants are sent as ISO 8601 in UTC with milliseconds.
create function private.wire_instant(p_at timestamptz) returns text
language sql stable
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create function private.read_instant(p_value text) returns timestamptz
language plpgsql immutable
set search_path = ''
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

-- A calendar day; PostgreSQL's special values such as 'infinity' and 'yesterday' are rejected.
create function private.read_day(p_value text) returns date
language plpgsql immutable
set search_path = ''
as $$
begin
  if p_value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then perform private.reject('invalid_value'); end if;
  return p_value::date;
end
$$;

create function private.check_fields(p_patch jsonb, p_allowed text[]) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if p_patch - p_allowed <> '{}' then
    perform private.reject('forbidden_field');
  end if;
end
$$;

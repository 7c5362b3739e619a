-- The private schema holds what members never call or read directly. The Data API exposes `public` only.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Nothing in `public` or `private` is accessible unless a migration grants it by name. Everybody may execute new
-- functions by a default of the database, which a revoke for one schema would not change.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- Refuses a call. PTnnn becomes the HTTP status nnn, the hint a field of the body.
create function private.refuse(p_status integer, p_code text, p_hint text default '') returns void
language plpgsql immutable
set search_path = ''
as $$ begin raise exception using errcode = 'PT' || p_status, message = p_code, hint = p_hint; end $$;

-- True if the value prints about as long as it was sent: 1e131071 is 8 letters on the wire and 131,072 digits in print.
create function private.has_plain_numbers(p_value jsonb) returns boolean
language sql immutable
return not jsonb_path_exists(p_value, '$.** ? (@.type() == "number" && (@ > 9007199254740991 || @ < -9007199254740991
  || (@ != 0 && @ < 0.000001 && @ > -0.000001)))');
-- Checks of tables run with the rights of the writing role.
grant execute on function private.has_plain_numbers(jsonb) to authenticated, service_role;

-- Refuses a request that would take much memory. The numbers come first, because measuring a value prints it.
create function private.check_request(p_request jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if not private.has_plain_numbers(p_request) then perform private.refuse(400, 'invalid_number'); end if;
  if octet_length(p_request::text) > 262144 then perform private.refuse(413, 'too_large'); end if;
end
$$;

-- True if nothing of a text can be seen: whitespace, control characters, and characters without a shape. The twin of isBlank()
-- in sync/rules/text-rules.ts; a test compares them over all code points.
create function private.is_blank(p_text text) returns boolean
language sql immutable
return p_text !~ ('[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
  '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB'
  '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]');

-- True if a text contains a character that changes the direction of writing, with which it could disguise itself or the
-- texts beside it. The twin of hasDirectionMark() in sync/rules/text-rules.ts.
create function private.has_direction_mark(p_text text) returns boolean
language sql immutable
return p_text ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
grant execute on function private.is_blank(text), private.has_direction_mark(text) to authenticated, service_role;

-- The only clock of the product's SQL. Stable within a statement, so that index scans can compare with it. Tests replace
-- this function to move time.
create function private.now() returns timestamptz
language sql stable
return pg_catalog.statement_timestamp();
-- Column defaults and checks run with the rights of the writing role.
grant execute on function private.now() to authenticated, service_role;

create function private.tokyo_today() returns date
language sql stable
return (private.now() at time zone 'Asia/Tokyo')::date;

-- The number of revival tickets that a member has in all.
create function private.tickets_granted() returns integer
language sql immutable
set search_path = ''
as $$ select 3 $$;

-- One row per member. Its row lock makes the revisions of a member commit in order, so that a reader who has seen revision
-- n has seen everything up to n. A new epoch means that the server was restored from a backup; ended_epochs and
-- ended_revs keep, oldest first, the last revision of each earlier epoch that the backup contained. Tombstones below
-- gc_floor may have been removed.
create table private.member_revisions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  epoch uuid not null default gen_random_uuid(),
  ended_epochs uuid[] not null default '{}',
  ended_revs bigint[] not null default '{}',
  gc_floor bigint not null default 0,
  -- How many rows the member may write now, as of budget_at.
  write_budget real not null default 40000,
  budget_at timestamptz not null default private.now()
);
comment on table private.member_revisions is
  'Revision counter and write budget of each member, with the epoch for restored backups.';
alter table private.member_revisions enable row level security;
revoke all on private.member_revisions from public, anon, authenticated;

-- Reserves the next `amount` revisions of a member and returns the last one. Holds the row lock until the transaction
-- ends.
create function private.allot_revisions(p_user_id uuid, p_amount integer) returns bigint
language sql volatile
set search_path = ''
as $$
  insert into private.member_revisions as revisions (user_id, rev)
  values (p_user_id, p_amount)
  on conflict (user_id) do update set rev = revisions.rev + excluded.rev
  returning rev
$$;

-- Takes from a member's write budget: 40,000 rows at once, as many as an export of the largest account has, and 500 more each
-- hour. Refuses with the seconds to wait once the budget is spent. To be called under the lock of allot_revisions().
create function private.spend_write_budget(p_user_id uuid, p_rows integer) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  capacity constant real := 40000;
  rows_per_second constant real := 500.0 / 3600;
  available real;
begin
  select least(capacity, write_budget + greatest(0, extract(epoch from private.now() - budget_at)) * rows_per_second) into available
  from private.member_revisions where user_id = p_user_id;
  if available < 1 then
    perform private.refuse(429, 'too_many_writes', ceil((1 - available) / rows_per_second)::text);
  end if;
  update private.member_revisions set write_budget = available - p_rows, budget_at = private.now() where user_id = p_user_id;
end
$$;

-- Gives a revision to rows that are written outside the exchange, so that devices pull them. A change of copy_count alone
-- gets none, since it comes from other members.
create function private.stamp_revision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.rev is not null then return new; end if;
  elsif new.rev is distinct from old.rev
    or (to_jsonb(new) - 'copy_count') is not distinct from (to_jsonb(old) - 'copy_count') then
    return new;
  end if;
  new.rev := private.allot_revisions((to_jsonb(new) ->> tg_argv[0])::uuid, 1);
  if (to_jsonb(new) ->> tg_argv[0])::uuid = auth.uid() then perform private.spend_write_budget(auth.uid(), 1); end if;
  return new;
end
$$;

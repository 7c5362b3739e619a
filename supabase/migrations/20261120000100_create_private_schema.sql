-- The private schema holds everything that members never call or read directly. The Data API exposes `public` only.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- From here on nothing in `public` or `private` is open unless a migration grants it by name. That everybody may execute
-- new functions is the database's own default, which a revoke within one schema would leave standing.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- Refuses a call. PTnnn becomes the HTTP status nnn.
create function private.refuse(p_status integer, p_code text) returns void
language plpgsql immutable
set search_path = ''
as $$ begin raise exception using errcode = 'PT' || p_status, message = p_code; end $$;

-- The only reading of the clock in all product SQL. It stands still within a statement, so that an index can be asked
-- for what is older. Tests replace this function to move time.
create function private.now() returns timestamptz
language sql stable
set search_path = ''
as $$ select pg_catalog.statement_timestamp() $$;
-- The defaults and checks of columns are worked out with the rights of whoever writes.
grant execute on function private.now() to authenticated, service_role;

create function private.tokyo_today() returns date
language sql stable
set search_path = ''
as $$ select (private.now() at time zone 'Asia/Tokyo')::date $$;

-- The number of revival tickets that every member is given once.
create function private.tickets_granted() returns integer
language sql immutable
set search_path = ''
as $$ select 3 $$;

-- One row a member. Its row lock makes the revisions of a member commit in order, so that a reader who has seen
-- revision n has seen everything up to n. A new epoch tells every device that the server was restored to an older
-- state; ended_epochs and ended_revs keep, oldest first, what each epoch before it had come to in the backup. Below
-- gc_floor deleted rows may have been forgotten.
create table private.member_clock (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  epoch uuid not null default gen_random_uuid(),
  ended_epochs uuid[] not null default '{}',
  ended_revs bigint[] not null default '{}',
  gc_floor bigint not null default 0
);
comment on table private.member_clock is 'Revision counter of each member''s rows, with the epoch for restored backups.';
alter table private.member_clock enable row level security;
revoke all on private.member_clock from public, anon, authenticated;

-- Takes the next `amount` revisions of a member and returns the last one. The lock holds until the transaction ends.
create function private.allot_revisions(p_user_id uuid, p_amount integer) returns bigint
language sql volatile
set search_path = ''
as $$
  insert into private.member_clock as clock (user_id, rev)
  values (p_user_id, p_amount)
  on conflict (user_id) do update set rev = clock.rev + excluded.rev
  returning rev
$$;

-- Stamps rows that anything but the exchange writes, so that devices come to see them. The exchange brings its own
-- revision; a change of copy_count alone is left unstamped, since it belongs to other members' copying.
create function private.stamp_revision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  member uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if tg_op = 'INSERT' then
    if new.rev is null then
      new.rev := private.allot_revisions(member, 1);
    end if;
  elsif new.rev is not distinct from old.rev
    and (to_jsonb(new) - 'copy_count') is distinct from (to_jsonb(old) - 'copy_count') then
    new.rev := private.allot_revisions(member, 1);
  end if;
  return new;
end
$$;

-- Members edit five fields; the server writes the rest and computes the counters from login_records.
create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null check (char_length(username) <= 200 and not private.is_blank(username)),
  email text,
  email_verified boolean not null default true,
  tickets integer not null default 3,
  total_logins integer not null default 0,
  current_streak integer not null default 0,
  longest_streak integer not null default 0,
  last_login_date date,
  bio text check (char_length(bio) <= 200),
  location text check (char_length(location) <= 200),
  -- A past day stays past, so a valid row stays valid.
  birth_date date check (birth_date between '0001-01-01' and (private.now() at time zone 'Asia/Tokyo')::date),
  phone_number text check (char_length(phone_number) <= 40),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  -- The revision of the last change by the member; streak numbers change by themselves.
  written_rev bigint not null default 0
);
comment on table public.users is 'One row per member: profile and streak numbers.';
create trigger users_stamp_revision before insert or update on public.users
  for each row execute function private.stamp_revision('id');

-- Runs after users_stamp_revision, by its name.
create function private.stamp_written_revision() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or (new.username, new.bio, new.location, new.birth_date, new.phone_number)
    is distinct from (old.username, old.bio, old.location, old.birth_date, old.phone_number) then
    new.written_rev := new.rev;
  end if;
  return new;
end
$$;
create trigger users_stamp_written_revision before insert or update on public.users
  for each row execute function private.stamp_written_revision();

-- Locks the member's revisions before the row, in the order of the exchange, so that the two cannot deadlock.
create function private.lock_own_revisions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from private.member_revisions where user_id = auth.uid() for update;
  return null;
end
$$;
create trigger users_lock_own_revisions before update on public.users
  for each statement execute function private.lock_own_revisions();

alter table public.users enable row level security;
revoke all on public.users from public, anon, authenticated;
grant select on public.users to authenticated;
grant update (username, bio, location, birth_date, phone_number) on public.users to authenticated;
grant all on public.users to service_role;
create policy users_select_own on public.users for select to authenticated using (id = (select auth.uid()));
create policy users_update_own on public.users for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- A member's first name: from sign-up, else the part of the address before the @, else ユーザー.
create function private.first_username(p_metadata jsonb, p_email text) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce((
    select left(btrim(name), 200)
    from unnest(array[p_metadata ->> 'username', split_part(coalesce(p_email, ''), '@', 1)]) with ordinality as names (name, n)
    where not private.is_blank(left(btrim(name), 200)) order by n limit 1
  ), 'ユーザー')
$$;

-- Creates the member's rows when they are missing.
create function private.ensure_member(p_user_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account record;
begin
  if exists (select from public.users where id = p_user_id)
    and exists (select from private.member_revisions where user_id = p_user_id) then
    return;
  end if;
  select email, raw_user_meta_data, created_at into account from auth.users where id = p_user_id;
  if not found then perform private.refuse(401, 'unknown_member'); end if;
  insert into private.member_revisions (user_id) values (p_user_id) on conflict do nothing;
  insert into public.users (id, username, email, created_at)
  values (p_user_id, private.first_username(account.raw_user_meta_data::jsonb, account.email), account.email,
    coalesce(account.created_at, private.now()))
  on conflict do nothing;
  perform private.refresh_streak(p_user_id);
end
$$;

-- Returns the calling member and creates the member's row when missing. Refuses a call without a member, and one with the
-- token of a sign-in that has ended: a token stays valid for up to an hour after logout.
create function private.require_member() returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := auth.uid();
begin
  if member is null then perform private.refuse(401, 'unauthenticated'); end if;
  if auth.jwt() ? 'session_id'
    and not exists (select from auth.sessions where id::text = auth.jwt() ->> 'session_id' and user_id = member) then
    perform private.refuse(401, 'session_ended');
  end if;
  perform private.ensure_member(member);
  return member;
end
$$;

create function private.on_auth_user_created() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.member_revisions (user_id) values (new.id) on conflict do nothing;
  insert into public.users (id, username, email)
  values (new.id, private.first_username(new.raw_user_meta_data::jsonb, new.email), new.email)
  on conflict do nothing;
  return new;
end
$$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.on_auth_user_created();

-- Copies an address that was changed in the auth server, by the operator for instance.
create function private.on_auth_email_changed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.users set email = new.email, updated_at = private.now() where id = new.id;
  return null;
end
$$;
create trigger on_auth_email_changed after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.on_auth_email_changed();

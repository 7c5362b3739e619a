-- Members: their revisions, their profile, and the deletion of an account.

-- The key of the running statement among those that the connection remembers.
create function private.statement_key() returns text
language sql volatile
return encode(sha256(convert_to(current_query(), 'UTF8')), 'base64');

-- True for a statement that check_select_lists() has accepted. Inlined, unlike a call of that.
create function private.is_accepted_statement() returns boolean
language sql volatile
return coalesce(
  strpos(current_setting('private.checked_statements', true), private.statement_key()) > 0, false);

-- Refuses a statement whose answer could be larger than the rows it reads: a client may select each
-- column of a table once, or all, and of a call its one value. Filters and order are free. What
-- cannot be read as such a list is refused. What is accepted always is, so the connection remembers
-- the last fifty statements.
create function private.check_select_lists() returns void
language plpgsql stable
as $$
declare
  rest text;
  clauses text[] := '{}';
  parts text[];
  source text[];
  allowed text[];
  names text[];
begin
  -- Without literals, and without the quoted names that cannot be ours.
  rest := regexp_replace(current_query(),
    $re$'(?:[^']|'')*'|("[a-z0-9_]+")|"(?:[^"]|"")*"$re$, '\1', 'g');
  -- From the innermost parentheses outwards, each replaced by #.
  for depth in 1 .. 50 loop
    clauses := clauses || array(select m[1] from regexp_matches(rest, '\(([^()]*)\)', 'g') as m);
    rest := regexp_replace(rest, '\([^()]*\)', '#', 'g');
    exit when rest !~ '[()]';
  end loop;
  if concat(rest, clauses) ~ $re$[()']|--|/[*]$re$ then
    perform private.refuse(400, 'invalid_select');
  end if;
  for parts in
    -- What comes before FROM, and after it; RETURNING gets the table of its statement.
    select regexp_split_to_array(list.text, '\mfrom\M', 'i')
    from unnest(clauses || rest) as clause,
      regexp_split_to_table(case when clause ~* 'returning' then regexp_replace(clause,
        '\m(into|update|from)\s+([\w."]+)(.*)\mreturning\M(.*)', '\1 \2\3 select\4 from \2', 'i')
        else clause end, '\mselect\M', 'i') with ordinality as list (text, n)
    where list.n > 1 and clause ~* 'from|returning'
  loop
    source := regexp_match(parts[2], '^\s*("?public"?\.|(?="))"?(\w+)"?(\s*#)?');
    -- The lists that the API writes itself have no quoted table.
    continue when source is null;
    allowed := case when source[2] = 'pgrst_source' then null when source[3] is null then array(
      select a.attname::text from pg_catalog.pg_attribute a
      join pg_catalog.pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relname = source[2] and a.attnum > 0)
      else '{}' end;
    continue when allowed = '{}' and source[1] = '';
    select array_agg(coalesce(name[1], name[2], '')) into names
    from regexp_split_to_table(parts[1], ',') as item, regexp_match(item,
      '^\s*(?:"?\w+"?\.)*(?:"?(\w+)"?|(\*))(?:\s+as\M\s*(?:"?\w+"?)?)?\s*$', 'i') as name
    where item !~* '^\s*(1|(pg_catalog\.)?count\s*#)(\s+as\M\s*"?\w*"?)?\s*$';
    if '' = any (names) or '*' = any (names) and cardinality(names) > 1
      or allowed is not null and not names <@ (allowed || '{*}')
      or cardinality(names) > (select count(distinct name) from unnest(names) as name) then
      perform private.refuse(400, 'invalid_select');
    end if;
  end loop;
  perform set_config('private.checked_statements', left(concat(private.statement_key(),
    current_setting('private.checked_statements', true)), 50 * 44), false);
end
$$;

-- The calling member, whose rows may be missing. Refuses with 401 without a member or when the
-- session has ended, and a statement that selects more than it may. Every policy asks for it, so
-- that a sign-in that has ended reads nothing.
create function private.calling_member() returns uuid
language plpgsql stable
security definer
as $$
declare
  member constant uuid := auth.uid();
begin
  if member is null then perform private.refuse(401, 'unauthenticated'); end if;
  if auth.jwt() ? 'session_id'
    and not exists (select from auth.sessions
      where id::text = auth.jwt() ->> 'session_id' and user_id = member) then
    perform private.refuse(401, 'session_ended');
  end if;
  if not private.is_accepted_statement() then perform private.check_select_lists(); end if;
  return member;
end
$$;
grant execute on function private.calling_member() to authenticated;

-- Keeps an account until the transaction ends: its deletion begins with the same row, so
-- the second of the two waits. Refuses with 401 when it is deleted.
create function private.lock_account(p_user_id uuid) returns void
language plpgsql volatile
as $$
begin
  perform from auth.users where id = p_user_id for key share;
  if not found then perform private.refuse(401, 'unknown_member'); end if;
end
$$;

-- One row per member. Its row lock makes the revisions of a member commit in order, so that a
-- reader who has seen revision n has seen everything up to n. A new epoch means that the server may
-- have lost the latest rows; ended_epochs and ended_revs keep, oldest first, the last revision of
-- each earlier epoch that was kept, and epoch_at is when the present one began. `history` is the one
-- in which the latest revision was assigned. Tombstones below gc_floor may have been removed.
create table private.member_revisions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  epoch uuid not null default gen_random_uuid(),
  epoch_at timestamptz not null default private.now(),
  ended_epochs uuid[] not null default '{}',
  ended_revs bigint[] not null default '{}',
  history text default private.history(),
  gc_floor bigint not null default 0,
  -- How many rows the member may write now, as of budget_at.
  write_budget real not null default private.write_budget(),
  budget_at timestamptz not null default private.now()
);
comment on table private.member_revisions is
  'Revision counter and write budget of each member, with the epoch for restored backups.';

-- Begins a new epoch for a member: devices pull everything again and send what the server has lost.
create function private.begin_epoch(p_user_id uuid) returns void
language sql volatile
as $$
  update private.member_revisions set epoch = gen_random_uuid(), epoch_at = private.now(),
    ended_epochs = ended_epochs || epoch, ended_revs = ended_revs || rev, history = private.history()
  where user_id = p_user_id
$$;

-- Begins a new epoch for a member whose latest revision is of another history. The row is locked
-- before anything is assigned, so the last revision of the ended epoch is that of the other history.
create function private.notice_history(p_user_id uuid) returns void
language plpgsql volatile
as $$
begin
  perform from private.member_revisions
  where user_id = p_user_id and history <> private.history() for update;
  if not found then return; end if;
  perform private.notice_project_history();
  if private.expects_new_history() then
    update private.member_revisions set history = private.history() where user_id = p_user_id;
  else
    perform private.begin_epoch(p_user_id);
  end if;
end
$$;

-- Reserves the next revisions of a member and returns the last one; null when the account is deleted.
-- The row stays locked until the transaction ends, after that of the account, as in a deletion.
create function private.allot_revisions(p_user_id uuid, p_amount integer) returns bigint
language plpgsql volatile
as $$
declare
  last_rev bigint;
begin
  for attempt in 1 .. 2 loop
    with account as materialized (select from auth.users where id = p_user_id for key share)
    update private.member_revisions r
    set rev = r.rev + p_amount, history = coalesce(r.history, private.history())
    from account where r.user_id = p_user_id and (r.history <> private.history()) is not true
    returning r.rev into last_rev;
    exit when found;
    perform private.notice_history(p_user_id);
  end loop;
  return last_rev;
end
$$;

-- How many rows a member may write now: the budget refills continuously.
create function private.writes_left(p_member private.member_revisions) returns real
language sql stable
return least(private.write_budget(), p_member.write_budget
  + greatest(0, extract(epoch from private.now() - p_member.budget_at))
    * private.writes_per_hour() / 3600.0);

-- Refuses with 429 and the seconds to wait when less than one row is left.
create function private.check_write_budget(p_member private.member_revisions) returns void
language plpgsql stable
as $$
declare
  missing constant real := 1 - private.writes_left(p_member);
begin
  if missing > 0 then
    perform private.refuse(429, 'too_many_writes',
      ceil(missing * 3600 / private.writes_per_hour())::text);
  end if;
end
$$;

-- Subtracts p_rows from the member's write budget. It may be overdrawn, since nothing is refused once
-- it is applied.
create function private.spend_write_budget(p_user_id uuid, p_rows integer) returns void
language plpgsql volatile
as $$
begin
  update private.member_revisions r
  set write_budget = private.writes_left(r) - p_rows, budget_at = private.now()
  where user_id = p_user_id;
end
$$;

-- Counts a write of one row outside the exchange before it is done, and locks as the exchange does.
-- Refuses with 429 before it locks anything, and with 401.
create function private.begin_write(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  revisions private.member_revisions;
begin
  select * into revisions from private.member_revisions where user_id = p_user_id;
  perform private.check_write_budget(revisions);
  perform private.lock_account(p_user_id);
  perform private.spend_write_budget(p_user_id, 1);
end
$$;

-- What each member may read now. Unlogged, so that counting waits for no disk; a crash fills all
-- budgets.
create unlogged table private.read_budgets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  available real not null,
  counted_at timestamptz not null
) with (fillfactor = 50);
comment on table private.read_budgets is
  'How many requests a member may make now; large answers count as several.';

-- How many requests a member may make now.
create function private.reads_left(p_member private.read_budgets) returns real
language sql stable
return least(private.read_budget(), p_member.available
  + greatest(0, extract(epoch from private.now() - p_member.counted_at))
    * private.reads_per_hour() / 3600.0);

-- Counts a request of a member. When none is left, writes nothing and refuses with 429 and the
-- seconds to wait. Holds the member's row, so that two of these requests do not run at once.
create function private.spend_read_budget(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  missing real;
begin
  update private.read_budgets b set available = private.reads_left(b) - 1, counted_at = private.now()
  where user_id = p_user_id and private.reads_left(b) >= 1;
  if found then return; end if;
  select 1 - private.reads_left(b) into missing from private.read_budgets b where user_id = p_user_id;
  if missing > 0 then
    perform private.refuse(429, 'too_many_reads',
      ceil(missing * 3600 / private.reads_per_hour())::text);
  end if;
  insert into private.read_budgets (user_id, available, counted_at)
  select id, private.read_budget() - 1, private.now() from auth.users where id = p_user_id for key share
  on conflict (user_id) do nothing;
end
$$;

-- Counts the bytes of an answer that is larger than a request counts. Only where requests are counted.
create function private.count_read_bytes(p_user_id uuid, p_bytes bigint) returns void
language plpgsql volatile
as $$
begin
  if p_bytes < private.read_bytes() then return; end if;
  update private.read_budgets set available = available - p_bytes / private.read_bytes()
  where user_id = p_user_id;
end
$$;

-- Called by the API at the start of each request, in its transaction (PostgREST: db_pre_request).
-- Refuses a sign-in that has ended with 401, before it costs its member anything, and with 429 what a
-- member reads beyond their budget. PostgREST reads tables in a transaction that cannot write, thus not
-- count: there, only so many may run at once.
create function private.before_request() returns void
language plpgsql volatile
security definer
as $$
declare
  member uuid;
begin
  -- A deleted account has no budget, and may repeat its deletion after a lost answer.
  if not exists (select from auth.users where id = auth.uid()) then return; end if;
  member := private.calling_member();
  if not current_setting('transaction_read_only')::boolean then
    perform private.spend_read_budget(member);
    return;
  end if;
  for reader in 1 .. private.readers_at_once() loop
    if pg_try_advisory_xact_lock(hashtextextended(member::text, reader)) then return; end if;
  end loop;
  perform private.refuse(429, 'too_many_reads', '1');
end
$$;
grant execute on function private.before_request() to anon, authenticated, service_role;

-- Gives a revision to rows that are written outside the exchange, so that devices pull them. A
-- change of copy_count alone gets none, since other members cause it.
create function private.stamp_revision() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if new.rev is not null then return new; end if;
  elsif new.rev is distinct from old.rev
    or (to_jsonb(new) - 'copy_count') is not distinct from (to_jsonb(old) - 'copy_count') then
    return new;
  end if;
  new.rev := private.allot_revisions((to_jsonb(new) ->> tg_argv[0])::uuid, 1);
  return new;
end
$$;

-- The rows of a query as { rows, more }: at most p_limit and 200 from p_offset on, and none after a
-- megabyte. The query may use p_key as $1; p_entry is what is made of each row.
create function private.read_page(p_query text, p_key text, p_offset integer, p_limit integer,
  p_entry text default 'to_jsonb(page)')
returns jsonb
language plpgsql stable
as $$
declare
  page_size constant integer := least(greatest(p_limit, 1), 200);
  rows jsonb[] := '{}';
  bytes integer := 0;
  entry jsonb;
begin
  for entry in execute format('select %s from (%s offset $2 limit $3) page', p_entry, p_query)
    using p_key, greatest(p_offset, 0), page_size + 1
  loop
    if cardinality(rows) = page_size or bytes > 1048576 then
      return jsonb_build_object('rows', to_jsonb(rows), 'more', true);
    end if;
    rows := rows || entry;
    bytes := bytes + octet_length(entry::text);
  end loop;
  return jsonb_build_object('rows', to_jsonb(rows), 'more', false);
end
$$;

-- A page of the calling member's rows that only the server has. Without the keys of a subscription,
-- because anybody could use it with them.
create function private.read_own_rows(p_table text, p_offset integer) returns jsonb
language plpgsql stable
as $$
declare
  member constant uuid := private.calling_member();
  query constant text := case p_table
    when 'reminders' then 'select at, updated_at from public.reminders where user_id = $1::uuid'
    when 'push_subscriptions' then 'select endpoint, created_at, updated_at
      from public.push_subscriptions where user_id = $1::uuid order by id'
    when 'kata_reports' then 'select kata_id, reason, note, created_at from public.kata_reports
      where user_id = $1::uuid order by created_at, id' end;
begin
  if query is null then perform private.refuse(400, 'unknown_table'); end if;
  return private.read_page(query, member::text, p_offset, 200);
end
$$;

-- Members read their own rows of a table of `public`, and nobody else's.
create function private.show_own_rows(p_table text) returns void
language plpgsql volatile
as $$
begin
  execute format('grant select on public.%I to authenticated', p_table);
  execute format('create policy %1$s_select_own on public.%1$s for select to authenticated
    using (user_id = (select private.calling_member()))', p_table);
end
$$;

-- Makes a table one of the exchange: devices pull its rows by revision.
create function private.sync_table(p_table text) returns void
language plpgsql volatile
as $$
begin
  execute format('create index %1$s_user_rev on public.%1$s (user_id, rev)', p_table);
  execute format('create trigger %1$s_stamp_revision before insert or update on public.%1$s
    for each row execute function private.stamp_revision(''user_id'')', p_table);
end
$$;

-- Members edit five fields. The server writes the rest, also updated_at if a member sends one, and
-- computes the counters from login_records.
create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null
    check (char_length(username) <= private.username_max() and not private.is_blank(username)),
  email text,
  email_verified boolean not null default true,
  tickets integer not null default private.first_tickets(),
  total_logins integer not null default 0,
  current_streak integer not null default 0,
  longest_streak integer not null default 0,
  last_login_date date,
  bio text check (char_length(bio) <= private.bio_max()),
  location text check (char_length(location) <= private.location_max()),
  -- A past day stays past, so a valid row stays valid.
  birth_date date
    check (birth_date between '0001-01-01' and (private.now() at time zone 'Asia/Tokyo')::date),
  phone_number text check (char_length(phone_number) <= private.phone_number_max()),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  -- The revision of the last change by the member; streak numbers change by themselves.
  written_rev bigint not null default 0
);
comment on table public.users is 'One row per member: profile and streak numbers.';
create index users_created on public.users (created_at, id);
grant select on public.users to authenticated;
grant update (username, bio, location, birth_date, phone_number, updated_at),
  insert (id, username, email, email_verified, tickets, total_logins, current_streak, longest_streak)
  on public.users to authenticated;
create policy users_select_own on public.users for select to authenticated
  using (id = (select private.calling_member()));
create policy users_update_own on public.users for update to authenticated
  using (id = (select private.calling_member())) with check (id = (select private.calling_member()));

create policy users_insert_own on public.users for insert to authenticated
  with check (id = (select private.calling_member()));

-- Dates a change. Runs before users_stamp_revision, because triggers run in the order of their names.
create function private.date_update() returns trigger
language plpgsql
as $$
begin
  new.updated_at := old.updated_at;
  if new is distinct from old then new.updated_at := private.now(); end if;
  return new;
end
$$;

create trigger users_date_update before update on public.users
  for each row execute function private.date_update();

-- Runs before users_stamp_revision, by its name, so that a text that stays the same changes nothing.
create trigger users_clean_texts
  before insert or update of username, bio, location, phone_number on public.users
  for each row execute function private.clean_texts('username', 'bio', 'location', 'phone_number');
create trigger users_stamp_revision before insert or update on public.users
  for each row execute function private.stamp_revision('id');

-- Sets written_rev when the member's own fields change. Runs after users_stamp_revision.
create function private.stamp_written_revision() returns trigger
language plpgsql
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

-- Refuses and counts a change of the profile over REST before anything is locked or written, and locks
-- in the order of the exchange, so that the two cannot deadlock.
create function private.begin_own_write() returns trigger
language plpgsql
as $$
begin
  perform private.begin_write(private.calling_member());
  return null;
end
$$;

create trigger users_begin_own_write before update on public.users
  for each statement when (current_user = 'authenticated')
  execute function private.begin_own_write();

-- Accounts

-- The name of a new member: the text from sign-up, else the part of the address before the @, else
-- ユーザー. The auth server stores any JSON value as the name.
create function private.first_username(p_metadata jsonb, p_email text) returns text
language sql immutable
as $$
  select coalesce((
    select left(private.stored_text(name), 200)
    from unnest(array[
        case jsonb_typeof(p_metadata -> 'username') when 'string' then p_metadata ->> 'username' end,
        split_part(coalesce(p_email, ''), '@', 1)
      ]) with ordinality as names (name, n)
    where not private.is_blank(left(private.stored_text(name), 200)) order by n limit 1
  ), 'ユーザー')
$$;

-- Creates the member's rows when they are missing. Refuses with 401 for an unknown account.
create function private.ensure_member(p_user_id uuid) returns void
language plpgsql
as $$
declare
  account record;
begin
  if exists (select from public.users where id = p_user_id)
    and exists (select from private.member_revisions where user_id = p_user_id) then
    return;
  end if;
  select email, raw_user_meta_data, created_at into account from auth.users where id = p_user_id
  for key share;
  if not found then perform private.refuse(401, 'unknown_member'); end if;
  insert into private.member_revisions (user_id) values (p_user_id) on conflict do nothing;
  insert into public.users (id, username, email, created_at)
  values (p_user_id, private.first_username(account.raw_user_meta_data::jsonb, account.email),
    account.email, coalesce(account.created_at, private.now()))
  on conflict do nothing;
  perform private.refresh_streak(p_user_id);
end
$$;

-- The calling member, for a call that writes: the rows are created when they are missing, and the
-- account stays until the call has ended. Refuses like calling_member().
create function private.require_member() returns uuid
language plpgsql volatile
as $$
declare
  member constant uuid := private.calling_member();
begin
  perform private.lock_account(member);
  perform private.ensure_member(member);
  return member;
end
$$;

-- A client's insert of its own row creates what is missing, as the server does, and changes nothing
-- else. Refuses another id with 403.
create function private.insert_own_user() returns trigger
language plpgsql
as $$
begin
  if new.id is distinct from private.calling_member() then
    perform private.refuse(403, 'not_own');
  end if;
  perform private.ensure_member(new.id);
  return null;
end
$$;

create trigger users_insert_own before insert on public.users
  for each row when (current_user = 'authenticated') execute function private.insert_own_user();

create function private.on_auth_user_created() returns trigger
language plpgsql
as $$
begin
  insert into private.member_revisions (user_id) values (new.id) on conflict do nothing;
  insert into public.users (id, username, email)
  values (new.id, private.first_username(new.raw_user_meta_data::jsonb, new.email), new.email)
  on conflict do nothing;
  return new;
end
$$;

-- What a member may write into the account without a limit of the auth server: beyond 4 KiB only the
-- name is kept, with what the auth server puts there itself.
create function private.trim_user_metadata() returns trigger
language plpgsql
as $$
begin
  select coalesce(jsonb_object_agg(key, value), '{}') into new.raw_user_meta_data
  from jsonb_each(new.raw_user_meta_data::jsonb)
  where key in ('username', 'sub', 'email', 'email_verified', 'phone_verified')
    and octet_length(value::text) <= 1024;
  return new;
end
$$;

create trigger auth_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row when (octet_length(new.raw_user_meta_data::text) > 4096)
    execute function private.trim_user_metadata();

create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.on_auth_user_created();

-- Copies an address that was changed in the auth server, for example by the operator.
create function private.on_auth_email_changed() returns trigger
language plpgsql
as $$
begin
  update public.users set email = new.email where id = new.id;
  return null;
end
$$;

create trigger on_auth_email_changed after update of email on auth.users
  for each row when (new.email is distinct from old.email)
    execute function private.on_auth_email_changed();

-- Deletes the calling member's auth user; foreign keys cascade to all rows of the member. Refuses
-- with 403 unless the session is at most five minutes old, so that an unlocked device is not
-- enough: the app opens one by asking for the password, and a refreshed token keeps its session.
-- Session times come from the auth server, so they are compared with the database's real clock.
create function private.delete_account() returns void
language plpgsql volatile
as $$
declare
  member constant uuid := auth.uid();
begin
  if member is null then perform private.refuse(401, 'unauthenticated'); end if;
  -- A retry after a lost response: the account is already deleted.
  if not exists (select from auth.users where id = member) then
    return;
  end if;
  if not exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id' and user_id = member
      and created_at > pg_catalog.clock_timestamp() - interval '5 minutes'
  ) then
    perform private.refuse(403, 'reauthentication_required');
  end if;
  -- Locks in the same order as a push of another device, to avoid a deadlock.
  perform from auth.users where id = member for update;
  perform from private.member_revisions where user_id = member for update;
  delete from auth.users where id = member;
end
$$;

-- Profiles in the exchange

-- Stores a member's edits of the profile. Rejects a delete, and every id but 'me'.
create function private.push_profiles(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  old public.users;
  next public.users;
begin
  if p_row ->> 'id' <> 'me' then perform private.reject('invalid_id'); end if;
  perform private.read_day(patch ->> 'birth_date');
  select * into old from public.users where id = p_user_id;
  next := jsonb_populate_record(old, patch);
  update public.users
  set username = next.username, bio = next.bio, location = next.location,
    birth_date = next.birth_date, phone_number = next.phone_number, rev = p_rev
  where id = p_user_id;
  return private.accepted(old.rev = (p_row ->> 'base_rev')::bigint);
end
$$;

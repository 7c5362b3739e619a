-- The admin: sessions that a shared password opens for a sign-in, the audit log, and what every
-- admin call checks. A session ends with its sign-in, or after eight hours. Only the function
-- admin-gate knows the password's hash and checks it.

create table private.admin_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  opened_at timestamptz not null default private.now(),
  expires_at timestamptz not null
);
comment on table private.admin_sessions is 'Sign-ins that may act as the admin until a time.';
create index admin_sessions_user on private.admin_sessions (user_id);

-- An attempt still counts against the global limit after its member is deleted, so that deleting
-- accounts gives no new attempts.
create table private.admin_attempts (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  made_at timestamptz not null,
  -- Made by a member in private.admins.
  by_admin boolean not null
);
comment on table private.admin_attempts is 'Attempts at the admin password within the last hour.';
create index admin_attempts_user_made on private.admin_attempts (user_id, made_at);
create index admin_attempts_made on private.admin_attempts (made_at);

create table private.admin_audit (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  session_id uuid,
  act text not null check (act = any (private.audit_acts())),
  subject text,
  -- The fields that a change has touched, as { field: [before, after] }.
  changes jsonb,
  created_at timestamptz not null
);
comment on table private.admin_audit is
  'Audit log of admin sign-ins and actions, kept for a year, also when the account is deleted.';
create index admin_audit_user on private.admin_audit (user_id);
create index admin_audit_created on private.admin_audit (created_at);
create index admin_audit_subject on private.admin_audit (subject, id) where subject is not null;

create table private.admin_codes (
  step bigint primary key
);
comment on table private.admin_codes is
  'Time steps whose code has opened an admin session, for some minutes.';

-- Who has opened the admin screen once, or was added by the operator before that.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default private.now()
);
comment on table private.admins is
  'Members whose attempts to open the admin screen have a limit of their own.';

-- Writes an entry of the audit log, and deletes entries older than a year.
create function private.record_admin_action(p_user_id uuid, p_session_id uuid, p_act text,
  p_subject text, p_changes jsonb default null)
returns void
language sql volatile
as $$
  delete from private.admin_audit where created_at < private.now() - interval '1 year';
  insert into private.admin_audit (user_id, session_id, act, subject, changes, created_at)
  values (p_user_id, p_session_id, p_act, p_subject, p_changes, private.now());
$$;

-- Writes an act of the calling admin.
create function private.record_act(p_act text, p_subject text, p_changes jsonb default null)
returns void
language sql volatile
as $$
  select private.lock_account(auth.uid());
  select private.record_admin_action(auth.uid(), (auth.jwt() ->> 'session_id')::uuid, p_act,
    p_subject, p_changes)
$$;

-- When the admin session of a sign-in expires; null without one, and after the sign-in has ended.
create function private.admin_session_end(p_user_id uuid, p_session_id text) returns timestamptz
language sql stable
as $$
  select a.expires_at from private.admin_sessions a
  where a.user_id = p_user_id and a.session_id::text = p_session_id and a.expires_at > private.now()
    and exists (select from auth.sessions s where s.id = a.session_id and s.user_id = a.user_id)
$$;

-- True while the caller's sign-in may act as the admin. Used by the policies.
create function private.has_admin_session() returns boolean
language plpgsql stable
security definer
as $$
begin
  if not private.is_accepted_statement() then perform private.check_select_lists(); end if;
  return private.admin_session_end(auth.uid(), auth.jwt() ->> 'session_id') is not null;
end
$$;
grant execute on function private.has_admin_session() to authenticated;

-- Refuses a request with 403 without an open admin session.
create function private.require_admin() returns void
language plpgsql stable
as $$
begin
  if not private.has_admin_session() then perform private.refuse(403, 'admin_required'); end if;
end
$$;

-- Calls of the admin screen

-- When the caller's admin session expires; null without one.
create function private.admin_session_expires_at() returns timestamptz
language sql stable
as $$ select private.admin_session_end(private.calling_member(), auth.jwt() ->> 'session_id') $$;

-- Ends the caller's admin session.
create function private.close_admin_session() returns void
language plpgsql volatile
as $$
declare
  member constant uuid := private.calling_member();
begin
  perform private.lock_account(member);
  delete from private.admin_sessions
  where user_id = member and session_id::text = auth.jwt() ->> 'session_id';
  if found then perform private.record_act('closed', null); end if;
end
$$;

-- Calls of the function admin-gate

-- Counts an attempt before the password is checked; returns null, or the seconds to wait without
-- counting it. Limits: five per member in 15 minutes, a hundred in an hour for all members
-- together. A member of private.admins neither waits for the common limit nor counts towards it, so
-- that strangers cannot lock admins out. The lock serializes concurrent attempts.
create function private.begin_admin_attempt(p_user_id uuid) returns integer
language plpgsql volatile
as $$
declare
  at timestamptz;
  free_at timestamptz;
  is_known boolean;
begin
  perform private.lock_account(p_user_id);
  perform pg_advisory_xact_lock(hashtext('private.admin_attempts'));
  at := private.now();
  is_known := exists (select from private.admins where user_id = p_user_id);
  delete from private.admin_attempts where made_at <= at - interval '1 hour';
  select greatest(
    (select made_at + interval '15 minutes' from private.admin_attempts
     where user_id = p_user_id and made_at > at - interval '15 minutes'
     order by made_at desc offset 4 limit 1),
    (select made_at + interval '1 hour' from private.admin_attempts
     where not is_known and not by_admin order by made_at desc offset 99 limit 1)
  ) into free_at;
  if free_at is not null then
    -- Once per quarter of an hour, so that nobody can fill the log.
    if not exists (select from private.admin_audit
      where user_id = p_user_id and act = 'limited'
        and created_at > at - interval '15 minutes') then
      perform private.record_admin_action(p_user_id, null, 'limited', null);
    end if;
    return greatest(1, ceil(extract(epoch from free_at - at)))::integer;
  end if;
  insert into private.admin_attempts (user_id, made_at, by_admin) values (p_user_id, at, is_known);
  perform private.record_admin_action(p_user_id, null, 'attempted', null);
  return null;
end
$$;

-- Records the use of a code; false when it was used before. Deletes steps that are too old for
-- admin-gate to accept their code.
create function private.take_admin_code(p_step bigint) returns boolean
language plpgsql volatile
as $$
begin
  delete from private.admin_codes where step < p_step - 10;
  insert into private.admin_codes (step) values (p_step) on conflict do nothing;
  return found;
end
$$;

-- Opens an admin session of eight hours for a sign-in whose password was right, clears the member's
-- attempts and returns its end; null when the sign-in has ended.
create function private.open_admin_session(p_user_id uuid, p_session_id uuid) returns timestamptz
language plpgsql volatile
as $$
declare
  at constant timestamptz := private.now();
begin
  perform private.lock_account(p_user_id);
  if not exists (select from auth.sessions where id = p_session_id and user_id = p_user_id) then
    return null;
  end if;
  delete from private.admin_sessions where expires_at <= at;
  delete from private.admin_attempts where user_id = p_user_id;
  insert into private.admins (user_id) values (p_user_id) on conflict do nothing;
  insert into private.admin_sessions (session_id, user_id, opened_at, expires_at)
  values (p_session_id, p_user_id, at, at + interval '8 hours')
  on conflict (session_id) do update
    set opened_at = excluded.opened_at, expires_at = excluded.expires_at;
  perform private.record_admin_action(p_user_id, p_session_id, 'opened', null);
  return at + interval '8 hours';
end
$$;

-- Ends all admin sessions and returns how many were open. The operator calls it after a password
-- change: `select private.end_admin_sessions()`.
create function private.end_admin_sessions() returns integer
language plpgsql volatile
as $$
declare
  ended record;
  amount integer := 0;
begin
  for ended in delete from private.admin_sessions returning user_id, session_id, expires_at loop
    perform private.record_admin_action(ended.user_id, ended.session_id, 'ended', null);
    amount := amount + (ended.expires_at > private.now())::integer;
  end loop;
  return amount;
end
$$;

-- Ends all sign-ins of a member, makes mailed links and codes useless, also those that were to
-- change the address, and returns how many sign-ins there were. The operator calls it after
-- changing a lost address: `select private.end_sign_ins(id) from auth.users where email = '...'`.
create function private.end_sign_ins(p_user_id uuid) returns integer
language plpgsql volatile
as $$
declare
  amount integer;
begin
  perform private.lock_account(p_user_id);
  delete from auth.sessions where user_id = p_user_id;
  get diagnostics amount = row_count;
  delete from auth.flow_state where user_id = p_user_id;
  -- The embedded backend has no such table.
  if to_regclass('auth.one_time_tokens') is not null then
    delete from auth.one_time_tokens where user_id = p_user_id;
  end if;
  -- Empty, because the auth server cannot read null in these columns.
  update auth.users set confirmation_token = '', recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = ''
  where id = p_user_id;
  perform private.record_admin_action(null, null, 'signed_out', 'users ' || p_user_id);
  return amount;
end
$$;

-- The audit log

-- The fields of two versions of a row that differ, those of an item each for itself, as
-- { field: [before, after] }. Long texts are cut, and pictures are left out.
create function private.changed_fields(p_old jsonb, p_new jsonb) returns jsonb
language sql immutable
as $$
  select jsonb_object_agg(key, jsonb_build_array(
    case when o.value not like 'data:%' then left(o.value, 100) end,
    case when n.value not like 'data:%' then left(n.value, 100) end))
  from jsonb_each_text((p_old - 'item') || coalesce(p_old -> 'item', '{}')) o
    full join jsonb_each_text((p_new - 'item') || coalesce(p_new -> 'item', '{}')) n using (key)
  where o.value is distinct from n.value
$$;

-- Records the table and key of a row that the admin created or changed, and what the change was.
create function private.audit_admin_row() returns trigger
language plpgsql
as $$
declare
  fields constant jsonb := to_jsonb(new);
begin
  if auth.uid() is not null and new is distinct from old then
    perform private.record_act(case tg_op when 'INSERT' then 'created' else 'changed' end,
      tg_table_name || ' ' || coalesce(fields ->> 'id', fields ->> 'day', fields ->> 'place'),
      case tg_op when 'UPDATE' then private.changed_fields(to_jsonb(old), fields) end);
  end if;
  return null;
end
$$;

-- An entry of the audit log, with the name of the member and the title of the subject; null where
-- one of them is deleted.
create function private.describe_audit(a private.admin_audit) returns jsonb
language plpgsql stable
as $$
declare
  kind constant text := split_part(a.subject, ' ', 1);
  key constant text := nullif(split_part(a.subject, ' ', 2), '');
begin
  return jsonb_build_object('id', a.id, 'act', a.act, 'at', private.wire_instant(a.created_at),
    'by', (select u.username from public.users u where u.id = a.user_id),
    'kind', nullif(kind, ''), 'changes', a.changes,
    'title', case kind
      when 'announcements' then (select title from public.announcements where id = key::uuid)
      when 'group_practices' then (select title from public.group_practices where id = key::uuid)
      when 'daily_trainings' then (select title from public.daily_trainings where day = key::date)
      when 'users' then (select username from public.users where id = key::uuid)
      when 'outside_addresses' then key
      when 'openable_things' then key
      when 'materials' then (select pack || '-' || number from public.materials where id = key::uuid)
      when 'admin_notifications' then
        (select title from public.admin_notifications where id = key::uuid)
      when 'kata_forms' then (select coalesce(name, left(zou, 40)) from public.kata_forms k
        where k.id = key::uuid and not k.deleted)
    end);
end
$$;

-- A page of a list of the admin screen, newest first; of the materials, those of a pack.
create function private.read_admin_rows(p_table text, p_offset integer, p_limit integer,
  p_pack text default null)
returns jsonb
language plpgsql stable
as $$
declare
  query text;
begin
  perform private.require_admin();
  if p_table = 'admin_audit' then
    return private.read_page('select a as entry from private.admin_audit a order by id desc', null,
      p_offset, p_limit, 'private.describe_audit(page.entry)');
  end if;
  query := case p_table
    when 'announcements' then 'announcements order by date desc, created_at desc, id desc'
    when 'group_practices' then 'group_practices order by starts_at desc, id desc'
    when 'daily_trainings' then 'daily_trainings order by day desc'
    when 'outside_addresses' then 'outside_addresses order by place desc'
    when 'openable_things' then 'openable_things order by id desc'
    when 'materials' then 'materials where pack = $1 order by number desc'
    when 'admin_notifications' then 'admin_notifications order by created_at desc, id desc'
    when 'reminder_days' then 'reminder_days order by day desc' end;
  if query is null then perform private.refuse(400, 'unknown_table'); end if;
  return private.read_page('select * from public.' || query, p_pack, p_offset, p_limit);
end
$$;

-- Trims the same white space as JavaScript's trim().
create function private.trim_text(p_text text) returns text
language sql immutable
set search_path = ''
as $$
  select btrim(p_text, U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF')
$$;

-- Trims the columns that the trigger names.
create function private.trim_texts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(key, private.trim_text(value)) from jsonb_each_text(to_jsonb(new)) where key = any (tg_argv)
  ));
end
$$;

-- Records the table and key of a row that the admin created or changed.
create function private.audit_admin_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.record_admin_action(auth.uid(), (auth.jwt() ->> 'session_id')::uuid,
      case tg_op when 'INSERT' then 'created' else 'changed' end,
      tg_table_name || ' ' || coalesce(to_jsonb(new) ->> 'id', to_jsonb(new) ->> 'day'));
  end if;
  return null;
end
$$;

-- Notifications from the admin to members' devices: a draft is sent on demand, a scheduled one at its time. One that could
-- not be sent within an hour returns to draft, as does one that may have been sent before the server was restored; it keeps
-- its time and the reason, and the admin decides.
create table public.admin_notifications (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 100),
  message text not null check (char_length(message) between 1 and 500),
  target_type text not null check (target_type in ('all', 'active_users')),
  created_by text not null,
  created_by_id uuid references auth.users (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  returned_because text check (returned_because in ('late', 'restored')),
  scheduled_at timestamptz check (isfinite(scheduled_at)),
  sent_at timestamptz,
  created_at timestamptz not null default private.now(),
  delivered integer not null default 0 check (delivered >= 0),
  failed integer not null default 0 check (failed >= 0),
  removed integer not null default 0 check (removed >= 0),
  constraint admin_notifications_scheduled check (status <> 'scheduled' or scheduled_at is not null),
  constraint admin_notifications_draft check (status <> 'draft' or (scheduled_at is null) = (returned_because is null)),
  constraint admin_notifications_sent check (status <> 'sent' or sent_at is not null)
);
create index admin_notifications_created on public.admin_notifications (created_at desc);
create index admin_notifications_created_by on public.admin_notifications (created_by_id);
create index admin_notifications_due on public.admin_notifications (scheduled_at) where status = 'scheduled';
comment on table public.admin_notifications is 'Notifications to members'' devices, with the counts of their deliveries.';

alter table public.admin_notifications enable row level security;
revoke all on public.admin_notifications from public, anon, authenticated;
grant select on public.admin_notifications to authenticated;
-- The client generates the id, so that a retry after a lost response conflicts instead of creating a second row.
grant insert (id, title, message, target_type, created_by, status, scheduled_at) on public.admin_notifications to authenticated;
grant all on public.admin_notifications to service_role;
create policy admin_notifications_select_admin on public.admin_notifications for select to authenticated
  using ((select private.has_admin_session()));
create policy admin_notifications_insert_admin on public.admin_notifications for insert to authenticated
  with check ((select private.has_admin_session()) and status in ('draft', 'scheduled'));

-- Sets the calling member as the author and checks that scheduled_at is in the future, within a year.
create function private.set_notification_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then return new; end if;
  perform private.ensure_member(auth.uid());
  new.created_by_id := auth.uid();
  new.created_by := (select username from public.users where id = auth.uid());
  if new.scheduled_at <= private.now() then perform private.refuse(400, 'time_in_past'); end if;
  if new.scheduled_at > private.now() + interval '1 year' then perform private.refuse(400, 'time_too_far'); end if;
  return new;
end
$$;

-- Replaces the name of a deleted author.
create function private.clear_notification_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.created_by := '退会したメンバー';
  return new;
end
$$;

create trigger admin_notifications_set_author before insert on public.admin_notifications
  for each row execute function private.set_notification_author();
create trigger admin_notifications_trim before insert or update on public.admin_notifications
  for each row execute function private.trim_texts('title', 'message');
create trigger admin_notifications_clear_author before update of created_by_id on public.admin_notifications
  for each row when (new.created_by_id is null) execute function private.clear_notification_author();
create trigger admin_notifications_audit after insert on public.admin_notifications
  for each row execute function private.audit_admin_row();

-- Cancels a scheduled notification; false when its sending has begun or it was never scheduled. A concurrent claim waits for
-- the row lock and then sees the new status.
create function private.cancel_notification(p_id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.has_admin_session() then perform private.refuse(403, 'admin_required'); end if;
  update public.admin_notifications set status = 'cancelled' where id = p_id and status = 'scheduled';
  if not found then return false; end if;
  perform private.record_admin_action(auth.uid(), (auth.jwt() ->> 'session_id')::uuid, 'cancelled',
    'admin_notifications ' || p_id);
  return true;
end
$$;
grant execute on function private.cancel_notification(uuid) to authenticated;

create function public.cancel_notification(p_id uuid) returns boolean
language sql volatile
set search_path = ''
as $$ select private.cancel_notification(p_id) $$;
grant execute on function public.cancel_notification(uuid) to authenticated;

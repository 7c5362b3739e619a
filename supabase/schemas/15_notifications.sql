-- Notifications to members' devices: those of the admin, and each member's own reminder.
--
-- Each step is a transaction of at most 5,000 rows: plan deliveries, lease some, send them, count
-- the outcomes. Deliveries that are too late are not sent but counted in `late`.

-- Devices

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.push_subscriptions is
  'A device''s endpoint at its push service, with the keys that encrypt its pushes.';
create index push_subscriptions_user on public.push_subscriptions (user_id, updated_at);
select private.show_own_rows('push_subscriptions');

create table private.test_notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz not null
);
comment on table private.test_notifications is 'Test notifications of the last ten minutes.';
create index test_notifications_user_made on private.test_notifications (user_id, made_at);

-- True for a well-formed endpoint: https on the default port, a host name that is no IP address, no
-- credentials. The allowed hosts are checked when a notification is sent.
create function private.is_push_endpoint(p_endpoint text) returns boolean
language sql immutable
as $$
  select coalesce(char_length(p_endpoint) <= 2000
    and p_endpoint ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:443)?/'
    and p_endpoint !~ '[^!-~]' and p_endpoint !~ '[#\\]', false)
$$;

-- Saves a device's subscription. An endpoint of another member moves to the caller when the auth
-- secret matches, which proves possession of the device. A replaced endpoint keeps its row, so that
-- open deliveries follow it.
create function private.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text,
  p_replaces text default null)
returns void
language plpgsql volatile
as $$
declare
  member constant uuid := private.require_member();
  at constant timestamptz := private.now();
begin
  if not private.is_push_endpoint(p_endpoint) then
    perform private.refuse(400, 'invalid_endpoint');
  end if;
  if coalesce(p_p256dh !~ '^B[A-Za-z0-9_-]{86}$' or p_auth !~ '^[A-Za-z0-9_-]{22}$', true) then
    perform private.refuse(400, 'invalid_key');
  end if;
  if p_replaces <> p_endpoint then
    if exists (select from public.push_subscriptions where endpoint = p_endpoint) then
      delete from public.push_subscriptions where endpoint = p_replaces and user_id = member;
    else
      update public.push_subscriptions
      set endpoint = p_endpoint, p256dh = p_p256dh, auth = p_auth, updated_at = at
      where endpoint = p_replaces and user_id = member;
    end if;
  end if;
  insert into public.push_subscriptions as stored
    (user_id, endpoint, p256dh, auth, created_at, updated_at)
  values (member, p_endpoint, p_p256dh, p_auth, at, at)
  on conflict (endpoint) do update
    set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      updated_at = excluded.updated_at
    where stored.user_id = excluded.user_id or stored.auth = excluded.auth;
  if not found then perform private.refuse(400, 'invalid_key'); end if;
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions where user_id = member
    order by endpoint = p_endpoint desc, updated_at desc, id offset private.devices_max()
  );
end
$$;

-- Another client's insert or upsert is the call above, whichever row it conflicts with. Refuses a row
-- of somebody else with 403.
create function private.save_inserted_subscription() returns trigger
language plpgsql
as $$
begin
  if new.user_id is distinct from private.calling_member() then
    perform private.refuse(403, 'not_own');
  end if;
  perform private.save_push_subscription(new.endpoint, new.p256dh, new.auth);
  return null;
end
$$;

create trigger push_subscriptions_save before insert on public.push_subscriptions
  for each row when (current_user = 'authenticated')
  execute function private.save_inserted_subscription();

-- Without a policy no row can be updated: an upsert only needs the right to.
grant insert (user_id, endpoint, p256dh, auth), update (user_id, endpoint, p256dh, auth), delete
  on public.push_subscriptions to authenticated;
create policy push_subscriptions_insert_own on public.push_subscriptions for insert to authenticated
  with check (user_id = (select private.calling_member()));
create policy push_subscriptions_delete_own on public.push_subscriptions for delete to authenticated
  using (user_id = (select private.calling_member()));

-- Deletes a subscription of the calling member.
create function private.delete_push_subscription(p_endpoint text) returns void
language plpgsql volatile
as $$
declare
  member constant uuid := private.calling_member();
begin
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id = member;
end
$$;

-- The subscription for a test notification to the member's own device; {"wait": seconds} after five
-- in ten minutes, null for an unknown device. The lock on the member's row serializes concurrent
-- tests.
create function private.begin_test_notification(p_endpoint text) returns jsonb
language plpgsql volatile
as $$
declare
  member constant uuid := private.require_member();
  at constant timestamptz := private.now();
  subscription jsonb;
  free_at timestamptz;
begin
  select jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth) into subscription
  from public.push_subscriptions where endpoint = p_endpoint and user_id = member;
  if not found then return null; end if;
  perform from private.member_revisions where user_id = member for update;
  delete from private.test_notifications where made_at <= at - interval '10 minutes';
  select made_at + interval '10 minutes' into free_at from private.test_notifications
  where user_id = member order by made_at desc offset 4 limit 1;
  if free_at is not null then
    return jsonb_build_object('wait', greatest(1, ceil(extract(epoch from free_at - at)))::integer);
  end if;
  insert into private.test_notifications (user_id, made_at) values (member, at);
  return subscription;
end
$$;

-- Reminders

-- The instant of the next reminder: the first one after the member set it, on a day after the last
-- decided one.
create function private.next_reminder(p_at time, p_updated_at timestamptz, p_last_day date)
returns timestamptz
language sql immutable
return (greatest(
  (p_updated_at at time zone 'Asia/Tokyo')::date
    + ((p_updated_at at time zone 'Asia/Tokyo')::time >= p_at)::integer,
  p_last_day + 1
) + p_at) at time zone 'Asia/Tokyo';

create table public.reminders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  at time not null,
  updated_at timestamptz not null default private.now(),
  -- The last day on which it was decided: sent, not needed because of a login, or too late.
  last_sent_day date,
  due_at timestamptz
    generated always as (private.next_reminder(at, updated_at, last_sent_day)) stored
);
comment on table public.reminders is
  'The Tokyo time at which a member without a login that day is reminded.';
create index reminders_due on public.reminders (due_at);

-- Sets the Tokyo time (HH:MM) of the calling member's reminder; null for none. Refuses another
-- format with 400.
create function private.set_reminder(p_at text) returns void
language plpgsql volatile
as $$
declare
  member constant uuid := private.require_member();
begin
  if p_at is null then
    delete from public.reminders where user_id = member;
  elsif p_at !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    perform private.refuse(400, 'invalid_time');
  else
    insert into public.reminders as stored (user_id, at, updated_at)
    values (member, p_at::time, private.now())
    on conflict (user_id) do update set at = excluded.at, updated_at = excluded.updated_at
      where stored.at <> excluded.at;
  end if;
end
$$;

create table public.reminder_days (
  day date primary key,
  delivered integer not null default 0,
  failed integer not null default 0,
  removed integer not null default 0,
  late integer not null default 0
);
comment on table public.reminder_days is
  'The outcome of the reminders of a Tokyo day in devices, kept for a time.';

-- Notifications

-- A draft is sent on demand, a scheduled one at its time. One that could not be sent within an hour
-- becomes a draft again, with its time and the reason, and the admin decides. After a restore the
-- operator does the same with those that may have been sent.
create table public.admin_notifications (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and private.notification_title_max()),
  message text not null
    check (char_length(message) between 1 and private.notification_message_max()),
  target_type text not null check (target_type = any (private.notification_targets())),
  created_by text not null,
  created_by_id uuid references auth.users (id) on delete set null,
  status text not null default 'draft' check (status = any (private.notification_statuses())),
  returned_because text check (returned_because = any (private.return_reasons())),
  scheduled_at timestamptz check (isfinite(scheduled_at)),
  -- When its sending began.
  begun_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default private.now(),
  delivered integer not null default 0 check (delivered >= 0),
  failed integer not null default 0 check (failed >= 0),
  removed integer not null default 0 check (removed >= 0),
  late integer not null default 0 check (late >= 0),
  constraint admin_notifications_scheduled
    check (status <> 'scheduled' or scheduled_at is not null),
  constraint admin_notifications_draft
    check (status <> 'draft' or (scheduled_at is null) = (returned_because is null)),
  constraint admin_notifications_sent check (status <> 'sent' or sent_at is not null)
);
comment on table public.admin_notifications is
  'Notifications to members'' devices, with the counts of their deliveries.';
create index admin_notifications_created on public.admin_notifications (created_at desc);
create index admin_notifications_created_by on public.admin_notifications (created_by_id);
create index admin_notifications_due on public.admin_notifications (scheduled_at)
  where status = 'scheduled';
create index admin_notifications_sending on public.admin_notifications (id)
  where status = 'sending';
grant select on public.admin_notifications to authenticated;
-- The client generates the id, so that a retry after a lost response conflicts instead of creating
-- a second row.
grant insert (id, title, message, target_type, created_by, status, scheduled_at)
  on public.admin_notifications to authenticated;
create policy admin_notifications_select_admin on public.admin_notifications
  for select to authenticated using ((select private.has_admin_session()));
create policy admin_notifications_insert_admin on public.admin_notifications
  for insert to authenticated
  with check ((select private.has_admin_session()) and status in ('draft', 'scheduled'));

-- Sets the calling member as the author. Refuses a time in the past or more than a year ahead with
-- 400.
create function private.set_notification_author() returns trigger
language plpgsql
as $$
begin
  if auth.uid() is null then return new; end if;
  perform private.require_admin();
  perform private.require_member();
  new.created_by_id := auth.uid();
  new.created_by := (select username from public.users where id = auth.uid());
  if new.scheduled_at <= private.now() then perform private.refuse(400, 'time_in_past'); end if;
  if new.scheduled_at > private.now() + interval '1 year' then
    perform private.refuse(400, 'time_too_far');
  end if;
  return new;
end
$$;

create trigger admin_notifications_set_author before insert on public.admin_notifications
  for each row execute function private.set_notification_author();

-- Replaces the name of an author whose account is deleted.
create function private.clear_notification_author() returns trigger
language plpgsql
as $$
begin
  new.created_by := '退会したメンバー';
  return new;
end
$$;

create trigger admin_notifications_clear_author
  before update of created_by_id on public.admin_notifications
  for each row when (new.created_by_id is null)
  execute function private.clear_notification_author();

create trigger admin_notifications_clean before insert or update on public.admin_notifications
  for each row execute function private.clean_texts('title', 'message');
create trigger admin_notifications_audit after insert on public.admin_notifications
  for each row execute function private.audit_admin_row();

-- Cancels a scheduled notification; false when its sending has begun or it was never scheduled. A
-- concurrent claim waits for the row lock and then sees the new status.
create function private.cancel_notification(p_id uuid) returns boolean
language plpgsql volatile
as $$
begin
  perform private.require_admin();
  update public.admin_notifications set status = 'cancelled'
  where id = p_id and status = 'scheduled';
  if not found then return false; end if;
  perform private.record_act('cancelled', 'admin_notifications ' || p_id);
  return true;
end
$$;

-- Deliveries

-- A notification or a reminder for one device, in these states:
--
--   pending → leased → sending → delivered | failed | removed
--    ↓ ↑________|_________|  (retry later, or the lease of a dead sender expired)
--   late
--
-- A sender leases some for a minute and marks each as sending right before its request. The outcome
-- of a row that is still `sending` after its lease is unknown; it is not retried, so that no device
-- gets a notification twice (at-most-once).
create table private.notification_deliveries (
  id bigint generated always as identity primary key,
  notification_id uuid references public.admin_notifications (id) on delete cascade,
  reminder_day date,
  -- The reminder after which the member gets none until the next record.
  is_last_reminder boolean not null default false,
  -- The notification, or the batch of all reminders.
  batch uuid not null
    generated always as (coalesce(notification_id, private.reminders_batch())) stored,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  status text not null default 'pending'
    check (status in ('pending', 'leased', 'sending', 'delivered', 'failed', 'removed', 'late')),
  attempts integer not null default 0,
  -- The sender that has the lease, and the end of the lease.
  run uuid,
  leased_until timestamptz,
  not_before timestamptz not null,
  reason text,
  constraint notification_deliveries_subject
    check (num_nonnulls(notification_id, reminder_day) = 1),
  constraint notification_deliveries_once unique (notification_id, subscription_id),
  constraint reminder_deliveries_once unique (reminder_day, subscription_id)
);
comment on table private.notification_deliveries is
  'One row per notification (or reminder) and device, with the outcome of the push.';
create index notification_deliveries_subscription
  on private.notification_deliveries (subscription_id);
-- By the two conditions under which senders look for deliveries.
create index notification_deliveries_pending
  on private.notification_deliveries (batch, not_before, id) where status = 'pending';
create index notification_deliveries_leased on private.notification_deliveries (batch, leased_until)
  where status in ('leased', 'sending');

create table private.notification_plans (
  notification_id uuid primary key references public.admin_notifications (id) on delete cascade,
  -- The last subscription that has been planned.
  planned_to uuid not null default '00000000-0000-0000-0000-000000000000'
);
comment on table private.notification_plans is
  'The notifications of which not every device has been planned yet.';

-- Locks the reminder of a member before the devices, and devices by id, like the planners, so that
-- deleting an account cannot deadlock with them. A deleted account cascades to its row of
-- public.users first.
create function private.lock_member_devices() returns trigger
language plpgsql
as $$
begin
  perform from public.reminders where user_id = old.id for update;
  perform from public.push_subscriptions where user_id = old.id order by id for update;
  return old;
end
$$;

create trigger users_lock_member_devices before delete on public.users
  for each row execute function private.lock_member_devices();

-- Planning

-- True when the sending of a notification began three hours ago or earlier. After such a time, for
-- example an outage, it may be wrong.
create function private.is_notification_late(n public.admin_notifications) returns boolean
language sql stable
return coalesce(n.begun_at <= private.now() - interval '3 hours', false);

-- Adds deliveries that have ended to the outcome of their notification, or of the reminders of a
-- Tokyo day. Deliveries that have ended are never updated, so each is counted once.
create function private.count_outcomes() returns trigger
language plpgsql
as $$
begin
  with counted as (
    select notification_id, reminder_day, count(*) filter (where status = 'delivered') as delivered,
      count(*) filter (where status = 'failed') as failed,
      count(*) filter (where status = 'removed') as removed,
      count(*) filter (where status = 'late') as late
    from changed where status not in ('pending', 'leased', 'sending')
    group by notification_id, reminder_day
  ), days as (
    insert into public.reminder_days as stored (day, delivered, failed, removed, late)
    select reminder_day, delivered, failed, removed, late from counted
    where reminder_day is not null order by reminder_day
    on conflict (day) do update
      set delivered = stored.delivered + excluded.delivered,
        failed = stored.failed + excluded.failed, removed = stored.removed + excluded.removed,
        late = stored.late + excluded.late
  )
  update public.admin_notifications n
  set delivered = n.delivered + c.delivered, failed = n.failed + c.failed,
    removed = n.removed + c.removed, late = n.late + c.late
  from counted c where n.id = c.notification_id;
  return null;
end
$$;

create trigger notification_deliveries_count_inserted
  after insert on private.notification_deliveries
  referencing new table as changed
  for each statement execute function private.count_outcomes();
create trigger notification_deliveries_count_updated
  after update on private.notification_deliveries
  referencing new table as changed
  for each statement execute function private.count_outcomes();

-- Ends the next pending deliveries of a batch that were due by then as late.
create function private.drop_late_deliveries(p_batch uuid, p_due_by timestamptz) returns void
language sql volatile
set enable_seqscan = off
as $$
  with late as (
    select id from private.notification_deliveries
    where batch = p_batch and status = 'pending' and not_before <= p_due_by
    order by not_before, id limit 5000 for update skip locked
  )
  update private.notification_deliveries d set status = 'late' from late where d.id = late.id
$$;

-- Plans the next slice of a notification, unless another sender is planning one. Leaves out devices
-- that subscribed after its sending began: they may have received it under an earlier subscription.
create function private.plan_notification(p_id uuid) returns void
language plpgsql volatile
as $$
declare
  slice constant integer := 5000;
  at constant timestamptz := private.now();
  notification public.admin_notifications;
  reached uuid;
  devices uuid[];
  members uuid[];
begin
  select planned_to into reached from private.notification_plans
  where notification_id = p_id for update skip locked;
  if not found then return; end if;
  select * into notification from public.admin_notifications where id = p_id;
  select array_agg(s.id order by s.id), array_agg(s.user_id order by s.id) into devices, members
  from (
    select id, user_id from public.push_subscriptions
    where id > reached order by id limit slice for key share
  ) s;
  if coalesce(cardinality(devices), 0) < slice then
    delete from private.notification_plans where notification_id = p_id;
  else
    update private.notification_plans set planned_to = devices[slice] where notification_id = p_id;
  end if;
  -- A member is active with a day record in the last active_days().
  select array_agg(s.id) into devices
  from unnest(devices, members) as t (id, user_id) join public.push_subscriptions s on s.id = t.id
  where s.created_at <= coalesce(notification.begun_at, at)
    and (notification.target_type = 'all' or exists (
      select from public.login_records l
      where l.user_id = t.user_id
        and l.login_date >= (notification.begun_at at time zone 'Asia/Tokyo')::date
          - private.active_days() + 1
    ));
  insert into private.notification_deliveries
    (notification_id, subscription_id, not_before, status)
  select p_id, id, at,
    case when private.is_notification_late(notification) then 'late' else 'pending' end
  from unnest(devices) as id
  on conflict do nothing;
end
$$;

-- Claims a draft or a notification that became due within the last hour, since later it may be
-- wrong, and plans its first slice; false when it is neither, for
-- example when another admin has claimed it.
create function private.claim_notification(p_id uuid) returns boolean
language plpgsql volatile
as $$
begin
  update public.admin_notifications set status = 'sending', begun_at = private.now()
  where id = p_id
    and (status = 'draft' or status = 'scheduled'
      and scheduled_at between private.now() - interval '1 hour' and private.now());
  if not found then return false; end if;
  insert into private.notification_plans (notification_id) values (p_id);
  perform private.plan_notification(p_id);
  return true;
end
$$;

-- True if the setting `pause` has a pause that lasts. The twin of isPaused() in
-- sync/model/streak/pause.ts.
create function private.is_paused(p_entries jsonb, p_day date) returns boolean
language sql stable
return exists (
  select from jsonb_each(p_entries) e
  where e.value = '1' and e.key ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and pg_input_is_valid(e.key, 'date') and e.key <= to_char(p_day, 'YYYY-MM-DD')
);

-- Plans the next slice of the reminders that became due within the last hour. When there is none,
-- counts the next slice of those that were due before, as late. Both in devices of members without a
-- record of that day and not paused; a reminder that was missed on several days counts once. The one
-- of the seventh day after the last record is the last until the next record.
create function private.plan_reminders() returns void
language plpgsql volatile
as $$
declare
  slice constant integer := 5000;
  last_day constant integer := 7;
  clock constant timestamptz := private.now();
  hour_ago constant timestamptz := clock - interval '1 hour';
  since timestamptz;
  decided_to timestamptz;
  members uuid[];
begin
  perform private.drop_late_deliveries(private.reminders_batch(), hour_ago);
  for since, decided_to in values (hour_ago, clock), ('-infinity', hour_ago) loop
    select array_agg(user_id) into members from (
      select user_id from public.reminders where due_at > since and due_at <= decided_to
      order by due_at limit slice for update skip locked
    ) due;
    exit when members is not null;
  end loop;
  insert into private.notification_deliveries
    (reminder_day, is_last_reminder, subscription_id, not_before, status)
  select due.day, coalesce(due.unopened = last_day, false), s.id, clock,
    case decided_to when clock then 'pending' else 'late' end
  from (
    select r.user_id, d.day, d.day - (
      select max(login_date) from public.login_records l where l.user_id = r.user_id
    ) as unopened
    from public.reminders r,
      lateral (select (r.due_at at time zone 'Asia/Tokyo')::date as day) d
    where r.user_id = any (members)
  ) due join public.push_subscriptions s using (user_id)
  where coalesce(due.unopened <= last_day, true)
    and not exists (select from public.login_records l
      where l.user_id = due.user_id and l.login_date = due.day)
    and not exists (select from public.member_settings p
      where p.user_id = due.user_id and p.key = 'pause'
        and private.is_paused(p.entries, due.day))
  order by s.id for key share of s
  on conflict do nothing;
  -- Up to the latest of its times that was decided.
  update public.reminders r
  set last_sent_day = decided.at::date - (decided.at::time < r.at)::integer
  from (select decided_to at time zone 'Asia/Tokyo' as at) decided
  where user_id = any (members);
end
$$;

-- Sending

-- Claims a notification for an admin and returns it; null when it cannot be claimed.
create function private.begin_notification(p_id uuid, p_user_id uuid, p_session_id uuid)
returns jsonb
language plpgsql volatile
as $$
begin
  if not private.claim_notification(p_id) then return null; end if;
  perform private.record_admin_action(p_user_id, p_session_id, 'sent',
    'admin_notifications ' || p_id);
  return (select jsonb_build_object('id', id, 'title', title, 'message', message)
    from public.admin_notifications where id = p_id);
end
$$;

-- Claims the due notifications, turns those that are too late into drafts, and returns all that are
-- being sent.
create function private.begin_due_notifications() returns jsonb
language plpgsql volatile
as $$
declare
  due uuid;
begin
  perform private.notice_project_history();
  update public.admin_notifications set status = 'draft', returned_because = 'late'
  where status = 'scheduled' and scheduled_at < private.now() - interval '1 hour';
  for due in
    select id from public.admin_notifications
    where status = 'scheduled' and scheduled_at <= private.now()
    order by scheduled_at for update skip locked
  loop
    perform private.claim_notification(due);
  end loop;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'message', message)
      order by created_at)
    from public.admin_notifications where status = 'sending'
  ), '[]');
end
$$;

-- True if a notification has deliveries that are open or still to be planned.
create function private.has_open_deliveries(p_id uuid) returns boolean
language sql stable
as $$
  select exists (select from private.notification_plans where notification_id = p_id)
    or exists (select from private.notification_deliveries
      where batch = p_id and status = 'pending')
    or exists (select from private.notification_deliveries
      where batch = p_id and status in ('leased', 'sending'))
$$;

-- Ends the expired leases of dead senders: leased rows become pending again, and rows that were
-- sending count as failed.
create function private.release_expired_deliveries(p_batch uuid) returns void
language sql volatile
set enable_seqscan = off
as $$
  with expired as (
    select id from private.notification_deliveries
    where batch = p_batch and status in ('leased', 'sending') and leased_until <= private.now()
    order by leased_until limit 5000 for update skip locked
  )
  update private.notification_deliveries d
  set status = case d.status when 'leased' then 'pending' else 'failed' end,
    reason = case d.status when 'sending' then 'interrupted' end, run = null, leased_until = null
  from expired where d.id = expired.id
$$;

-- The seconds until a delivery of a batch can be leased: 0 while some are not planned yet, null
-- when none is pending.
create function private.seconds_to_next_delivery(p_batch uuid) returns double precision
language sql stable
as $$
  select case
    when exists (select from private.notification_plans where notification_id = p_batch)
      -- Reads one entry of the index; `exists` would read the table when many are due.
      or p_batch = private.reminders_batch()
        and (select min(due_at) from public.reminders) <= private.now() then 0
    else (
      -- Not min(), whose null greatest() would turn into 0.
      select greatest(0, extract(epoch from not_before - private.now()))
      from private.notification_deliveries
      where batch = p_batch and status = 'pending'
      order by not_before limit 1
    ) end
$$;

-- Leases the next deliveries of a batch for a minute, at most 300, and plans ahead when few are
-- pending. Returns { deliveries, next }: next is the seconds until another can be leased, or null.
create function private.lease_deliveries(p_batch uuid, p_run uuid, p_limit integer) returns jsonb
language plpgsql volatile
as $$
declare
  at constant timestamptz := private.now();
  few constant integer := 2500;
  too_late timestamptz := '-infinity';
  deliveries jsonb;
begin
  perform private.release_expired_deliveries(p_batch);
  if p_batch = private.reminders_batch() then
    too_late := at - interval '1 hour';
  elsif (select private.is_notification_late(n) from public.admin_notifications n
    where id = p_batch) then
    too_late := 'infinity';
    perform private.drop_late_deliveries(p_batch, too_late);
  end if;
  if (
    select count(*) from (
      select from private.notification_deliveries
      where batch = p_batch and status = 'pending' and not_before <= at and not_before > too_late
      limit few
    ) pending
  ) < few then
    if p_batch = private.reminders_batch() then perform private.plan_reminders();
    else perform private.plan_notification(p_batch); end if;
  end if;
  with picked as (
    select id from private.notification_deliveries
    where batch = p_batch and status = 'pending' and not_before <= at and not_before > too_late
    order by not_before, id limit least(300, p_limit) for update skip locked
  ), leased as (
    update private.notification_deliveries d
    set status = 'leased', run = p_run, leased_until = at + interval '1 minute'
    from picked where d.id = picked.id
    returning d.id, d.subscription_id, d.attempts, d.reminder_day, d.is_last_reminder
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'attempts', t.attempts,
    'reminder_day', t.reminder_day, 'is_last_reminder', t.is_last_reminder,
    'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth)
    order by t.id)
  into deliveries from leased t join public.push_subscriptions s on s.id = t.subscription_id;
  return jsonb_build_object('deliveries', coalesce(deliveries, '[]'),
    'next', private.seconds_to_next_delivery(p_batch));
end
$$;

-- Records a sender's outcomes, then the deliveries that it is about to send; returns those that are
-- still leased to it. Idempotent. The subscription of a removed device is deleted, unless its
-- endpoint has changed in the meantime.
create function private.record_deliveries(p_run uuid, p_begun bigint[], p_outcomes jsonb)
returns jsonb
language plpgsql volatile
as $$
declare
  at constant timestamptz := private.now();
  begun jsonb;
begin
  -- Before the deliveries, in the order of a deleted account.
  perform from public.push_subscriptions where endpoint in (
    select o ->> 'endpoint' from jsonb_array_elements(p_outcomes) o
    where o ->> 'outcome' = 'removed'
  ) order by id for update;
  with results as (
    select * from jsonb_to_recordset(p_outcomes)
      as t (id bigint, outcome text, reason text, wait double precision, endpoint text)
  ), updated as (
    update private.notification_deliveries d
    set status = case results.outcome when 'retry' then 'pending' else results.outcome end,
      reason = results.reason,
      not_before = at + make_interval(secs => coalesce(results.wait, 0)), leased_until = null
    from results where d.id = results.id and d.run = p_run and d.status = 'sending'
    returning d.status, d.subscription_id, results.endpoint
  )
  delete from public.push_subscriptions s using updated u
  where u.status = 'removed' and s.id = u.subscription_id and s.endpoint = u.endpoint;
  with sent as (
    update private.notification_deliveries
    set status = 'sending', leased_until = at + interval '1 minute',
      attempts = attempts + case status when 'leased' then 1 else 0 end
    where id = any (p_begun) and run = p_run and status in ('leased', 'sending')
    returning id
  )
  select jsonb_agg(id) into begun from sent;
  return coalesce(begun, '[]');
end
$$;

-- Marks a notification as sent when no delivery is open, and returns its status and counts.
create function private.finish_notification(p_id uuid) returns jsonb
language plpgsql volatile
as $$
begin
  perform private.release_expired_deliveries(p_id);
  update public.admin_notifications set status = 'sent', sent_at = private.now()
  where id = p_id and status = 'sending' and not private.has_open_deliveries(p_id);
  return (
    select jsonb_build_object('status', status, 'delivered', delivered, 'failed', failed,
      'removed', removed)
    from public.admin_notifications where id = p_id
  );
end
$$;

-- Jobs

-- True if a sender has work. Called every minute, so each part reads the first entry of an index.
create function private.is_dispatch_due() returns boolean
language sql stable
as $$
  select exists (select from public.admin_notifications
    where status = 'scheduled' and scheduled_at <= private.now())
    or exists (
      select from (
        select private.reminders_batch() as id
        union all select id from public.admin_notifications where status = 'sending'
      ) subject
      where private.seconds_to_next_delivery(subject.id) = 0
        or exists (
          select from private.notification_deliveries d
          where d.batch = subject.id and d.status in ('leased', 'sending')
            and d.leased_until <= private.now()
        )
        or subject.id <> private.reminders_batch() and not private.has_open_deliveries(subject.id)
    )
$$;

-- Minute job: calls the function dispatch-notifications when notifications are due: one call per
-- 1,000 deliveries, which is what the platform's CPU limit allows, and at most twenty. Its URL and
-- key are in the Vault. The timeout equals the function's limit, because closing the connection
-- earlier could stop it.
create function private.request_dispatch() returns void
language plpgsql volatile
as $$
declare
  max_calls constant integer := 20;
  deliveries_per_call constant integer := 1000;
  address text;
  key text;
  due bigint;
begin
  if not private.is_dispatch_due() then return; end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address
    using 'keiko_functions_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into key
    using 'keiko_secret_key';
  if address is null or key is null then
    raise exception
      'Cannot send due notifications: the Vault lacks "keiko_functions_url" or "keiko_secret_key"';
  end if;
  if exists (select from private.notification_plans) then
    due := max_calls * deliveries_per_call;
  else
    select (waiting -> 'pending')::bigint + (waiting -> 'reminders_due')::bigint into due
    from private.read_push_states() as waiting;
  end if;
  execute
    'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 150000) from generate_series(1, $3)'
  using rtrim(address, '/') || '/dispatch-notifications',
    jsonb_build_object('apikey', key, 'content-type', 'application/json'),
    least(max_calls, 1 + due / deliveries_per_call)::integer;
end
$$;

-- Minute job: removes the next deliveries of reminders that are closed and of earlier days, and of
-- notifications that were sent long ago. Also removes the plans of notifications that are not
-- being sent, as after a restore, and old reminder counts.
create function private.purge_old_deliveries() returns void
language plpgsql volatile
set enable_seqscan = off
as $$
declare
  slice constant integer := 5000;
begin
  delete from private.notification_plans p where not exists (
    select from public.admin_notifications n where n.id = p.notification_id and n.status = 'sending'
  );
  delete from public.reminder_days where day < private.tokyo_today() - private.notification_days();
  delete from private.notification_deliveries where id in (
    select id from private.notification_deliveries
    where reminder_day < private.tokyo_today()
      and status in ('delivered', 'failed', 'removed', 'late')
    order by reminder_day limit slice
  );
  delete from private.notification_deliveries where id in (
    select d.id from public.admin_notifications n
    cross join lateral (select id from private.notification_deliveries
      where notification_id = n.id limit slice) d
    where n.sent_at < private.now() - make_interval(days => private.notification_days())
    limit slice
  );
end
$$;

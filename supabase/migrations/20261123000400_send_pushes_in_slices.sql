-- Pushes in slices. A notification is planned 5,000 devices at a time, by a cursor over the ids of the subscriptions; reminders
-- are taken 5,000 at a time from the index of their next instant. Each slice is one transaction, so a planner that dies
-- loses nothing. A sender that leases deliveries plans the next slice when few are left, so the calls of the functions stay.
--
-- Nothing is dropped without a trace: what is too late is counted in admin_notifications.late and reminder_days.late.

-- Tables

alter table public.admin_notifications
  -- When its sending began. Null for those that were sent before this release.
  add column begun_at timestamptz,
  add column late integer not null default 0 check (late >= 0);
create index admin_notifications_sending on public.admin_notifications (id) where status = 'sending';
update public.admin_notifications set begun_at = private.now() where status = 'sending';

create table private.notification_plans (
  notification_id uuid primary key references public.admin_notifications (id) on delete cascade,
  -- The last subscription that has been planned.
  planned_to uuid not null default '00000000-0000-0000-0000-000000000000'
);
comment on table private.notification_plans is 'The notifications of which not every device has been planned yet.';
alter table private.notification_plans enable row level security;
revoke all on private.notification_plans from public, anon, authenticated;

create table public.reminder_days (
  day date primary key,
  delivered integer not null default 0,
  failed integer not null default 0,
  removed integer not null default 0,
  late integer not null default 0
);
comment on table public.reminder_days is 'The outcome of the reminders of a Tokyo day in devices, kept for 90 days.';
alter table public.reminder_days enable row level security;
revoke all on public.reminder_days from public, anon, authenticated;
grant select on public.reminder_days to authenticated;
grant all on public.reminder_days to service_role;
create policy reminder_days_select_admin on public.reminder_days for select to authenticated
  using ((select private.has_admin_session()));

-- The instant of the next reminder: the first one after it was chosen, on a day after the last decided one.
create function private.next_reminder(p_at time, p_updated_at timestamptz, p_last_day date) returns timestamptz
language sql immutable
return (greatest(
  (p_updated_at at time zone 'Asia/Tokyo')::date + ((p_updated_at at time zone 'Asia/Tokyo')::time >= p_at)::integer,
  p_last_day + 1
) + p_at) at time zone 'Asia/Tokyo';
-- Generated columns are computed with the rights of the writing role.
grant execute on function private.next_reminder(time, timestamptz, date) to authenticated, service_role;

-- A day without a reminder was not recorded until now; those days are over.
update public.reminders set last_sent_day = private.tokyo_today() - 1 where last_sent_day < private.tokyo_today() - 1
  or last_sent_day is null and updated_at < private.now() - interval '1 day';
alter table public.reminders
  add column due_at timestamptz generated always as (private.next_reminder(at, updated_at, last_sent_day)) stored;
create index reminders_due on public.reminders (due_at);
comment on column public.reminders.last_sent_day is
  'The last day on which it was decided: sent, not needed because of a login, or too late.';

-- By the two conditions under which senders look for deliveries; one index over all open ones had to be read as a whole.
create index notification_deliveries_pending on private.notification_deliveries (batch, not_before, id) where status = 'pending';
create index notification_deliveries_leased on private.notification_deliveries (batch, leased_until)
  where status in ('leased', 'sending');
drop index private.notification_deliveries_open;

-- Where a job that reads a large table in slices has arrived. After the last row it begins again.
create table private.job_cursors (
  job text primary key,
  read_to uuid not null
);
comment on table private.job_cursors is 'The last row that a job has read of a table that it reads in slices.';
alter table private.job_cursors enable row level security;
revoke all on private.job_cursors from public, anon, authenticated;

-- The oldest members, for the shared list.
create index users_created on public.users (created_at, id);

-- Locks

-- Planners lock a reminder before its devices, and devices by id. Deleting an account does the same, so that the two cannot
-- deadlock. The row of public.users is the first that a deleted account cascades to.
create function private.lock_member_devices() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.reminders where user_id = old.id for update;
  perform from public.push_subscriptions where user_id = old.id order by id for update;
  return old;
end
$$;
create trigger users_lock_member_devices before delete on public.users
  for each row execute function private.lock_member_devices();

-- Counts

create function private.count_reminders(p_day date, p_delivered bigint, p_failed bigint, p_removed bigint, p_late bigint)
returns void
language sql volatile
set search_path = ''
as $$
  insert into public.reminder_days as known (day, delivered, failed, removed, late)
  values (p_day, p_delivered, p_failed, p_removed, p_late)
  on conflict (day) do update set delivered = known.delivered + excluded.delivered, failed = known.failed + excluded.failed,
    removed = known.removed + excluded.removed, late = known.late + excluded.late
$$;

-- A notification is sent for three hours. Later it may be wrong, for example after an outage.
create function private.is_notification_late(n public.admin_notifications) returns boolean
language sql stable
return coalesce(n.begun_at <= private.now() - interval '3 hours', false);

-- Removes and counts the next pending deliveries that are too late: of a notification that is late, or, for null, of reminders
-- that have waited for an hour.
create function private.drop_late_deliveries(p_notification_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  slice constant integer := 5000;
  dropped bigint;
  reminded date;
begin
  if p_notification_id is not null then
    with late as (
      select id from private.notification_deliveries where batch = p_notification_id and status = 'pending'
      order by not_before, id limit slice for update skip locked
    )
    delete from private.notification_deliveries d using late where d.id = late.id;
    get diagnostics dropped = row_count;
    update public.admin_notifications set late = late + dropped where id = p_notification_id and dropped > 0;
    return;
  end if;
  for reminded, dropped in
    with late as (
      select id from private.notification_deliveries
      where batch = '00000000-0000-0000-0000-000000000000' and status = 'pending'
        and not_before <= private.now() - interval '1 hour'
      order by not_before, id limit slice for update skip locked
    ), gone as (
      delete from private.notification_deliveries d using late where d.id = late.id returning d.reminder_day
    )
    select reminder_day, count(*) from gone group by reminder_day order by reminder_day
  loop
    perform private.count_reminders(reminded, 0, 0, 0, dropped);
  end loop;
end
$$;

-- Planning

-- Plans the next slice of a notification, unless another sender is planning one. Devices that subscribed after its sending had
-- begun get none: such a device may have had it under an earlier subscription.
create function private.plan_notification(p_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  slice constant integer := 5000;
  at constant timestamptz := private.now();
  notification public.admin_notifications;
  reached uuid;
  devices uuid[];
  members uuid[];
begin
  select planned_to into reached from private.notification_plans where notification_id = p_id for update skip locked;
  if not found then return; end if;
  select * into notification from public.admin_notifications where id = p_id;
  select array_agg(s.id order by s.id), array_agg(s.user_id order by s.id) into devices, members
  from (
    select id, user_id from public.push_subscriptions where id > reached order by id limit slice for key share
  ) s;
  if coalesce(cardinality(devices), 0) < slice then
    delete from private.notification_plans where notification_id = p_id;
  else
    update private.notification_plans set planned_to = devices[slice] where notification_id = p_id;
  end if;
  -- A member is active with a day record in the last 30 days.
  select array_agg(s.id) into devices
  from unnest(devices, members) as t (id, user_id) join public.push_subscriptions s on s.id = t.id
  where s.created_at <= coalesce(notification.begun_at, at) and (notification.target_type = 'all' or exists (
    select from public.login_records l
    where l.user_id = t.user_id and l.login_date >= (notification.begun_at at time zone 'Asia/Tokyo')::date - 29
  ));
  if private.is_notification_late(notification) then
    update public.admin_notifications set late = late + coalesce(cardinality(devices), 0) where id = p_id;
  else
    insert into private.notification_deliveries (notification_id, subscription_id, not_before)
    select p_id, id, at from unnest(devices) as id
    on conflict do nothing;
  end if;
end
$$;

-- Plans the next slice of the reminders that became due within the last hour; returns how many members they are of.
create function private.plan_due_reminders() returns integer
language plpgsql volatile
set search_path = ''
as $$
declare
  slice constant integer := 5000;
  clock constant timestamptz := private.now();
  members uuid[];
begin
  select array_agg(user_id) into members from (
    select user_id from public.reminders where due_at > clock - interval '1 hour' and due_at <= clock
    order by due_at limit slice for update skip locked
  ) due;
  if members is null then return 0; end if;
  with due as (
    select user_id, (due_at at time zone 'Asia/Tokyo')::date as day from public.reminders where user_id = any (members)
  ), devices as (
    select s.id, due.day from due join public.push_subscriptions s using (user_id)
    where not exists (select from public.login_records l where l.user_id = due.user_id and l.login_date = due.day)
    order by s.id for key share of s
  )
  insert into private.notification_deliveries (reminder_day, subscription_id, not_before)
  select day, id, clock from devices
  on conflict do nothing;
  update public.reminders set last_sent_day = (due_at at time zone 'Asia/Tokyo')::date where user_id = any (members);
  return cardinality(members);
end
$$;

-- Counts the next slice of the reminders that were due more than an hour ago: those of members who recorded nothing that day. A
-- reminder that was missed on several days counts once.
create function private.count_late_reminders() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  slice constant integer := 5000;
  -- The last instant that is too late, in Tokyo.
  over constant timestamp := (private.now() - interval '1 hour') at time zone 'Asia/Tokyo';
  members uuid[];
  missed bigint;
  reminded date;
begin
  select array_agg(user_id) into members from (
    select user_id from public.reminders where due_at <= private.now() - interval '1 hour'
    order by due_at limit slice for update skip locked
  ) due;
  if members is null then return; end if;
  for reminded, missed in
    with late as (
      select user_id, (due_at at time zone 'Asia/Tokyo')::date as day from public.reminders where user_id = any (members)
    )
    select late.day, count(*) from late join public.push_subscriptions s using (user_id)
    where not exists (select from public.login_records l where l.user_id = late.user_id and l.login_date = late.day)
    group by late.day order by late.day
  loop
    perform private.count_reminders(reminded, 0, 0, 0, missed);
  end loop;
  update public.reminders r set last_sent_day = over::date - (over::time < r.at)::integer where user_id = any (members);
end
$$;

create or replace function private.plan_reminders() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.drop_late_deliveries(null);
  -- What can still be sent comes first.
  if private.plan_due_reminders() = 0 then perform private.count_late_reminders(); end if;
end
$$;
drop function private.due_reminders();

-- Claims a draft or a due notification and plans its first slice; false when it is neither, for example for the second of two
-- admins.
create or replace function private.claim_notification(p_id uuid) returns boolean
language plpgsql volatile
set search_path = ''
as $$
begin
  update public.admin_notifications set status = 'sending', begun_at = private.now()
  where id = p_id and (status = 'draft' or (status = 'scheduled' and private.is_notification_due(scheduled_at)));
  if not found then return false; end if;
  insert into private.notification_plans (notification_id) values (p_id);
  perform private.plan_notification(p_id);
  return true;
end
$$;

-- Sending

-- Expired leases of dead senders: leased rows become pending again, rows that were sending have failed.
create or replace function private.release_expired_deliveries(p_notification_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  reminded date;
  interrupted bigint;
begin
  for reminded, interrupted in
    with expired as (
      select id from private.notification_deliveries
      where batch = coalesce(p_notification_id, '00000000-0000-0000-0000-000000000000') and status in ('leased', 'sending')
        and leased_until <= private.now()
      order by leased_until limit 5000 for update skip locked
    ), released as (
      update private.notification_deliveries d
      set status = case d.status when 'leased' then 'pending' else 'failed' end,
        reason = case d.status when 'sending' then 'interrupted' end, run = null, leased_until = null
      from expired where d.id = expired.id
      returning d.status, d.reminder_day
    )
    select reminder_day, count(*) from released where status = 'failed' group by reminder_day order by reminder_day
  loop
    if reminded is not null then perform private.count_reminders(reminded, 0, interrupted, 0, 0); end if;
    update public.admin_notifications set failed = failed + interrupted where id = p_notification_id;
  end loop;
end
$$;

-- Whether a reminder is due: the first entry of the index. `exists` would read the table when many are due by its statistics.
create function private.has_due_reminders() returns boolean
language sql stable
set search_path = ''
as $$ select coalesce((select min(due_at) from public.reminders) <= private.now(), false) $$;

-- The seconds until something of a notification (null: of the reminders) can be leased: 0 while something is left to plan, null
-- when nothing is pending.
create function private.seconds_to_next_delivery(p_notification_id uuid) returns double precision
language sql stable
set search_path = ''
as $$
  select case
    when exists (select from private.notification_plans where notification_id = p_notification_id)
      or p_notification_id is null and private.has_due_reminders() then 0
    else (
      -- Not min(), because greatest() takes the missing one for the smaller.
      select greatest(0, extract(epoch from not_before - private.now())) from private.notification_deliveries
      where batch = coalesce(p_notification_id, '00000000-0000-0000-0000-000000000000') and status = 'pending'
      order by not_before limit 1
    ) end
$$;

-- Leases the next deliveries of a notification (null: of the reminders) for a minute, and plans ahead when few are pending. `next`
-- is the seconds until the next one can be leased, or null.
create or replace function private.lease_deliveries(p_notification_id uuid, p_run uuid, p_limit integer) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  at constant timestamptz := private.now();
  subject constant uuid := coalesce(p_notification_id, '00000000-0000-0000-0000-000000000000');
  few constant integer := 2500;
  too_late timestamptz := '-infinity';
  deliveries jsonb;
begin
  perform private.release_expired_deliveries(p_notification_id);
  if p_notification_id is null then
    too_late := at - interval '1 hour';
  elsif (select private.is_notification_late(n) from public.admin_notifications n where id = p_notification_id) then
    too_late := 'infinity';
    perform private.drop_late_deliveries(p_notification_id);
  end if;
  if (
    select count(*) from (
      select from private.notification_deliveries
      where batch = subject and status = 'pending' and not_before <= at and not_before > too_late limit few
    ) pending
  ) < few then
    if p_notification_id is null then perform private.plan_reminders();
    else perform private.plan_notification(p_notification_id); end if;
  end if;
  with picked as (
    select id from private.notification_deliveries
    where batch = subject and status = 'pending' and not_before <= at and not_before > too_late
    order by not_before, id limit least(300, p_limit) for update skip locked
  ), leased as (
    update private.notification_deliveries d set status = 'leased', run = p_run, leased_until = at + interval '1 minute'
    from picked where d.id = picked.id
    returning d.id, d.subscription_id, d.attempts, d.reminder_day
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'attempts', t.attempts, 'reminder_day', t.reminder_day,
    'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth) order by t.id)
  into deliveries from leased t join public.push_subscriptions s on s.id = t.subscription_id;
  return jsonb_build_object('deliveries', coalesce(deliveries, '[]'),
    'next', private.seconds_to_next_delivery(p_notification_id));
end
$$;

-- Records a sender's outcomes, then the deliveries that it is about to send; returns those whose lease it still holds.
-- Idempotent. The subscription of a removed device is deleted, unless its endpoint has changed meanwhile.
create or replace function private.record_deliveries(p_run uuid, p_begun bigint[], p_outcomes jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  at constant timestamptz := private.now();
  gone text[];
  begun jsonb;
  counted record;
begin
  -- Before the deliveries, in the order of a deleted account.
  perform from public.push_subscriptions where endpoint in (
    select o ->> 'endpoint' from jsonb_array_elements(p_outcomes) o where o ->> 'outcome' = 'removed'
  ) order by id for update;
  for counted in
    with results as (
      select * from jsonb_to_recordset(p_outcomes)
        as t (id bigint, outcome text, reason text, wait double precision, endpoint text)
    ), updated as (
      update private.notification_deliveries d
      set status = case results.outcome when 'retry' then 'pending' else results.outcome end, reason = results.reason,
        not_before = at + make_interval(secs => coalesce(results.wait, 0)), leased_until = null
      from results where d.id = results.id and d.run = p_run and d.status = 'sending'
      returning d.notification_id, d.reminder_day, d.status, results.endpoint
    )
    select notification_id, reminder_day, count(*) filter (where status = 'delivered') as delivered,
      count(*) filter (where status = 'failed') as failed, count(*) filter (where status = 'removed') as removed,
      array_agg(endpoint) filter (where status = 'removed') as endpoints
    from updated group by notification_id, reminder_day order by notification_id, reminder_day
  loop
    gone := gone || counted.endpoints;
    if counted.reminder_day is not null then
      perform private.count_reminders(counted.reminder_day, counted.delivered, counted.failed, counted.removed, 0);
    else
      update public.admin_notifications
      set delivered = delivered + counted.delivered, failed = failed + counted.failed, removed = removed + counted.removed
      where id = counted.notification_id;
    end if;
  end loop;
  delete from public.push_subscriptions where endpoint = any (gone);
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

-- True if a notification has deliveries that are open or still to be planned.
create function private.has_open_deliveries(p_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.notification_plans where notification_id = p_id)
    or exists (select from private.notification_deliveries where batch = p_id and status = 'pending')
    or exists (select from private.notification_deliveries where batch = p_id and status in ('leased', 'sending'))
$$;

-- Marks a notification as sent when no delivery is open, and returns its status and counts.
create or replace function private.finish_notification(p_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.release_expired_deliveries(p_id);
  update public.admin_notifications set status = 'sent', sent_at = private.now()
  where id = p_id and status = 'sending' and not private.has_open_deliveries(p_id);
  return (
    select jsonb_build_object('status', status, 'delivered', delivered, 'failed', failed, 'removed', removed)
    from public.admin_notifications where id = p_id
  );
end
$$;

-- Jobs

-- Whether a sender has work. Called every minute, so each part reads the first entry of an index.
create or replace function private.is_push_due() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.admin_notifications where status = 'scheduled' and scheduled_at <= private.now())
    or private.has_due_reminders()
    or exists (
      select from (
        select '00000000-0000-0000-0000-000000000000'::uuid as id
        union all select id from public.admin_notifications where status = 'sending'
      ) subject
      where exists (
          select from private.notification_deliveries d
          where d.batch = subject.id and d.status = 'pending' and d.not_before <= private.now()
        )
        or exists (
          select from private.notification_deliveries d
          where d.batch = subject.id and d.status in ('leased', 'sending') and d.leased_until <= private.now()
        )
    )
    or exists (
      select from public.admin_notifications n where n.status = 'sending'
        and (exists (select from private.notification_plans p where p.notification_id = n.id) or not private.has_open_deliveries(n.id))
    )
$$;

-- Calls the function dispatch-notifications when pushes are due: one call per 1,000 pushes, which is what the platform's CPU
-- limit allows, and at most twenty per minute. Its URL and key are in the Vault. The timeout equals the function's limit,
-- because closing the connection earlier could stop it.
create or replace function private.request_dispatch() returns void
language plpgsql volatile
set search_path = ''
set enable_seqscan = off
as $$
declare
  max_calls constant integer := 20;
  pushes_per_call constant integer := 1000;
  address text;
  key text;
  due bigint;
begin
  if not private.is_push_due() then return; end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address using 'keiko_functions_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into key using 'keiko_secret_key';
  if address is null or key is null then
    raise exception 'Cannot send due notifications: the Vault lacks "keiko_functions_url" or "keiko_secret_key"';
  end if;
  if exists (select from private.notification_plans) then
    due := max_calls * pushes_per_call;
  else
    select (
      select count(*) from (
        select from private.notification_deliveries where status = 'pending' limit max_calls * pushes_per_call
      ) pending
    ) + (
      select count(*) from (
        select from public.reminders where due_at <= private.now() order by due_at limit max_calls * pushes_per_call
      ) reminders
    ) into due;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 150000) from generate_series(1, $3)'
  using rtrim(address, '/') || '/dispatch-notifications',
    jsonb_build_object('apikey', key, 'content-type', 'application/json'),
    least(max_calls, 1 + due / pushes_per_call)::integer;
end
$$;

-- Minute job: removes the next closed deliveries: of reminders after their day, of notifications 90 days after they were sent.
-- And what was left to plan of notifications that are not being sent any more, as after a restore.
create function private.purge_old_deliveries() returns void
language plpgsql volatile
set search_path = ''
set enable_seqscan = off
as $$
declare
  slice constant integer := 5000;
begin
  delete from private.notification_plans p where not exists (
    select from public.admin_notifications n where n.id = p.notification_id and n.status = 'sending'
  );
  delete from public.reminder_days where day < private.tokyo_today() - 90;
  delete from private.notification_deliveries where id in (
    select id from private.notification_deliveries
    where reminder_day < private.tokyo_today() and status in ('delivered', 'failed', 'removed')
    order by reminder_day limit slice
  );
  delete from private.notification_deliveries where id in (
    select d.id from public.admin_notifications n
    cross join lateral (select id from private.notification_deliveries where notification_id = n.id limit slice) d
    where n.sent_at < private.now() - interval '90 days' limit slice
  );
end
$$;

-- Minute job: removes deleted members from the auth server's log, which has no index by actor, in slices by its key. A day is
-- enough for seven million entries. Without the privilege to delete there, the log is left to the auth server. The all-zero
-- actor is the server itself.
create or replace function private.purge_deleted_members() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  slice constant integer := 5000;
  entries uuid[];
begin
  if not coalesce(has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete'), false) then return; end if;
  entries := array(
    select id from auth.audit_log_entries
    where id > coalesce((select read_to from private.job_cursors where job = 'deleted-members'), '00000000-0000-0000-0000-000000000000')
    order by id limit slice
  );
  delete from auth.audit_log_entries log
  where id = any (entries) and log.payload ->> 'actor_id' <> '00000000-0000-0000-0000-000000000000'
    and not exists (
      select from auth.users u where u.id = case when private.is_uuid(log.payload ->> 'actor_id')
        then (log.payload ->> 'actor_id')::uuid end
    );
  perform private.move_job_cursor('deleted-members', entries, slice);
end
$$;

-- Minute job: removes accounts whose address was not confirmed within two days, so that nobody can keep an address that
-- belongs to somebody else. The auth server's table has no index for that, so it is read in slices.
create or replace function private.purge_unconfirmed_members() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  slice constant integer := 5000;
  members uuid[];
begin
  members := array(
    select id from auth.users
    where id > coalesce((select read_to from private.job_cursors where job = 'unconfirmed-members'), '00000000-0000-0000-0000-000000000000')
    order by id limit slice
  );
  delete from auth.users
  where id = any (members) and email_confirmed_at is null and created_at < private.now() - interval '48 hours';
  perform private.move_job_cursor('unconfirmed-members', members, slice);
end
$$;

-- Stores where a job has arrived; a slice that was not full ends the round.
create function private.move_job_cursor(p_job text, p_ids uuid[], p_slice integer) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if cardinality(p_ids) < p_slice then
    delete from private.job_cursors where job = p_job;
  else
    insert into private.job_cursors (job, read_to) values (p_job, p_ids[p_slice])
    on conflict (job) do update set read_to = excluded.read_to;
  end if;
end
$$;

-- The first kata of a segment: those from its position on and before the next one's, p_limit at most. Read in the order of the index
-- up to the limit, because an index scan does not end at an upper bound of several columns whose first one is equal.
create function private.kata_of_segment(p_from private.kata_segments, p_next private.kata_segments, p_limit integer)
returns table (rank integer, name_key text, id uuid, segment integer)
language sql stable
set search_path = ''
set enable_seqscan = off
set enable_bitmapscan = off
as $$
  select s.rank, s.name_key, s.id, s.segment from (
    select rank, name_key, id, segment from private.kata_search
    where (rank, name_key, id) >= ((p_from).rank, (p_from).name_key, (p_from).id)
    order by rank, name_key, id limit p_limit
  ) s
  where (p_next).id is null or (s.rank, s.name_key, s.id) < ((p_next).rank, (p_next).name_key, (p_next).id)
  order by s.rank, s.name_key, s.id
$$;

-- Periodic job: splits segments larger than p_size into parts of half that size, then corrects the segment of rows that were
-- written during a split. Until then a search can miss those rows. One pass over the list, so its cost is linear.
create or replace function private.balance_kata_segments(p_size integer default 4000) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  part private.kata_segments;
  following private.kata_segments;
  first_of_rest private.kata_segments;
begin
  select * into part from private.kata_segments order by rank, name_key, id limit 1;
  while part.id is not null loop
    select * into following from private.kata_segments
    where (rank, name_key, id) > (part.rank, part.name_key, part.id) order by rank, name_key, id limit 1;
    if (select count(*) from private.kata_of_segment(part, following, p_size + 1)) > p_size then
      select 0, k.rank, k.name_key, k.id into first_of_rest
      from private.kata_of_segment(part, following, p_size + 1) k offset p_size / 2 limit 1;
      insert into private.kata_segments (rank, name_key, id)
      values (first_of_rest.rank, first_of_rest.name_key, first_of_rest.id)
      on conflict (rank, name_key, id) do update set rank = excluded.rank
      returning * into following;
    end if;
    update private.kata_search s set segment = part.number
    from private.kata_of_segment(part, following, p_size) k
    where k.segment <> part.number and s.rank = k.rank and s.name_key = k.name_key and s.id = k.id;
    part := following;
  end loop;
end
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    execute $job$select cron.schedule('keiko-push-clean-up', '* * * * *', 'select private.purge_old_deliveries()')$job$;
    execute $job$select cron.schedule('keiko-deleted-members', '* * * * *', 'select private.purge_deleted_members()')$job$;
    execute $job$select cron.schedule('keiko-unconfirmed-members', '* * * * *', 'select private.purge_unconfirmed_members()')$job$;
  end if;
end
$$;

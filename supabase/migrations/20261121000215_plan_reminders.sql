-- Members to remind now: their time was within the last hour, and they have neither been reminded nor recorded today. A time
-- chosen after it had passed starts tomorrow.
create function private.due_reminders() returns setof uuid
language sql stable
set search_path = ''
as $$
  -- Materialized, so that the clock is read once instead of for each reminder.
  with clock as materialized (select private.now() as now, private.tokyo_today() as today)
  select r.user_id
  from clock
  cross join public.reminders r
  cross join lateral (select (clock.today + r.at) at time zone 'Asia/Tokyo' as instant) due
  where due.instant <= clock.now and due.instant > clock.now - interval '1 hour' and due.instant > r.updated_at
    and r.last_sent_day is distinct from clock.today
    and not exists (
      select from public.login_records l where l.user_id = r.user_id and l.login_date = clock.today
    )
$$;

-- Plans the due reminders for all devices of their members, and deletes the outdated ones.
create function private.plan_reminders() returns void
language sql volatile
security definer
set search_path = ''
as $$
  delete from private.notification_deliveries
  where reminder_day <= private.tokyo_today()
    and (reminder_day < private.tokyo_today() or status = 'pending' and not_before < private.now() - interval '1 hour');
  with due as (
    select user_id from public.reminders
    where user_id in (select private.due_reminders()) and last_sent_day is distinct from private.tokyo_today()
    for update skip locked
  ), marked as (
    update public.reminders r set last_sent_day = private.tokyo_today() from due where r.user_id = due.user_id
    returning r.user_id
  )
  insert into private.notification_deliveries (reminder_day, subscription_id, not_before)
  select private.tokyo_today(), s.id, private.now() from marked join public.push_subscriptions s using (user_id)
  on conflict do nothing;
$$;

-- Whether a sender has work. Called every minute, so it must be cheap.
create function private.is_push_due() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.admin_notifications where status = 'scheduled' and scheduled_at <= private.now())
    or exists (
      select from private.notification_deliveries
      where status in ('pending', 'leased', 'sending') and coalesce(leased_until, not_before) <= private.now()
    )
    or exists (
      select from public.admin_notifications n where n.status = 'sending' and not exists (
        select from private.notification_deliveries d
        where d.batch = n.id and d.status in ('pending', 'leased', 'sending')
      )
    )
    or exists (select private.due_reminders())
$$;

create function public.plan_reminders() returns void
language sql volatile
set search_path = ''
as $$ select private.plan_reminders() $$;

grant execute on function private.plan_reminders(), public.plan_reminders() to service_role;

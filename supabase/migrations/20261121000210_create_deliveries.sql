-- Deliveries: one row per notification and device. For the functions that use the secret key.
--
--   pending → leased → sending → delivered | failed | removed
--      ↑________|_________|  (retry later, or the lease of a dead sender expired)
--
-- Deliveries are planned once, in the transaction that claims the notification. A sender leases some for a minute and marks
-- each as sending right before its request. A row still `sending` after its lease is of unknown outcome and is not retried,
-- so that no device gets a notification twice (at-most-once).
create table private.notification_deliveries (
  id bigint generated always as identity primary key,
  notification_id uuid references public.admin_notifications (id) on delete cascade,
  reminder_day date,
  -- The notification, or all zeros for the reminders, which are sent as one batch.
  batch uuid not null generated always as (coalesce(notification_id, '00000000-0000-0000-0000-000000000000')) stored,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  status text not null default 'pending'
    check (status in ('pending', 'leased', 'sending', 'delivered', 'failed', 'removed')),
  attempts integer not null default 0,
  -- The sender that holds the lease, and its end.
  run uuid,
  leased_until timestamptz,
  not_before timestamptz not null,
  reason text,
  constraint notification_deliveries_subject check (num_nonnulls(notification_id, reminder_day) = 1),
  constraint notification_deliveries_once unique (notification_id, subscription_id),
  constraint reminder_deliveries_once unique (reminder_day, subscription_id)
);
create index notification_deliveries_subscription on private.notification_deliveries (subscription_id);
create index notification_deliveries_open on private.notification_deliveries (batch, id)
  where status in ('pending', 'leased', 'sending');
comment on table private.notification_deliveries is 'One row per notification (or reminder) and device, with the outcome of the push.';
alter table private.notification_deliveries enable row level security;
revoke all on private.notification_deliveries from public, anon, authenticated;

-- A scheduled notification is due for an hour. Later it may be wrong, so nobody sends it without the admin.
create function private.is_notification_due(p_scheduled_at timestamptz) returns boolean
language sql stable
return p_scheduled_at between private.now() - interval '1 hour' and private.now();

-- Claims a draft or a due notification and plans a delivery for every device of its target; false when it is neither, for
-- example for the second of two admins. A member is active with a day record in the last 30 days.
create function private.claim_notification(p_id uuid) returns boolean
language plpgsql volatile
set search_path = ''
as $$
declare
  at constant timestamptz := private.now();
  active_since constant date := private.tokyo_today() - 29;
  target text;
begin
  update public.admin_notifications set status = 'sending'
  where id = p_id and (status = 'draft' or (status = 'scheduled' and private.is_notification_due(scheduled_at)))
  returning target_type into target;
  if not found then return false; end if;
  insert into private.notification_deliveries (notification_id, subscription_id, not_before)
  select p_id, s.id, at from public.push_subscriptions s
  where target = 'all' or exists (
    select from public.login_records l where l.user_id = s.user_id and l.login_date >= active_since
  )
  on conflict do nothing;
  return true;
end
$$;

create function private.wire_notification(n public.admin_notifications) returns jsonb
language sql immutable
set search_path = ''
as $$ select jsonb_build_object('id', n.id, 'title', n.title, 'message', n.message) $$;

-- Claims a notification for an admin; null when it cannot be claimed.
create function private.begin_notification(p_id uuid, p_user_id uuid, p_session_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.claim_notification(p_id) then return null; end if;
  perform private.record_admin_action(p_user_id, p_session_id, 'sent', 'admin_notifications ' || p_id);
  return (select private.wire_notification(n) from public.admin_notifications n where id = p_id);
end
$$;

-- Claims the due notifications, returns those that are too late to draft, and answers with all that are being sent.
create function private.begin_due_notifications() returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  update public.admin_notifications set status = 'draft', returned_because = 'late'
  where status = 'scheduled' and scheduled_at < private.now() - interval '1 hour';
  for due in
    select id from public.admin_notifications where status = 'scheduled' and private.is_notification_due(scheduled_at)
    order by scheduled_at for update skip locked
  loop
    perform private.claim_notification(due);
  end loop;
  return coalesce((
    select jsonb_agg(private.wire_notification(n) order by n.created_at)
    from public.admin_notifications n where status = 'sending'
  ), '[]');
end
$$;

create function public.begin_notification(p_id uuid, p_user_id uuid, p_session_id uuid) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.begin_notification(p_id, p_user_id, p_session_id) $$;

create function public.begin_due_notifications() returns jsonb
language sql volatile
set search_path = ''
as $$ select private.begin_due_notifications() $$;

grant execute on function
  private.begin_notification(uuid, uuid, uuid), private.begin_due_notifications(),
  public.begin_notification(uuid, uuid, uuid), public.begin_due_notifications()
to service_role;

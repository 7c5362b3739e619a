-- Calls of the senders, which use the secret key: lease deliveries, record their starts and outcomes, and finish the
-- notification.

-- Expired leases of dead senders: leased rows become pending again, rows that were sending have failed.
create function private.release_expired_deliveries(p_notification_id uuid) returns void
language sql volatile
set search_path = ''
as $$
  with expired as (
    select id from private.notification_deliveries
    where batch = coalesce(p_notification_id, '00000000-0000-0000-0000-000000000000') and status in ('leased', 'sending')
      and leased_until <= private.now()
    for update skip locked
  ), updated as (
    update private.notification_deliveries d
    set status = case d.status when 'leased' then 'pending' else 'failed' end,
      reason = case d.status when 'sending' then 'interrupted' end, run = null, leased_until = null
    from expired where d.id = expired.id
    returning d.status
  )
  update public.admin_notifications n set failed = n.failed + (select count(*) from updated where status = 'failed')
  where n.id = p_notification_id and exists (select from updated where status = 'failed')
$$;

-- Leases the next deliveries of a notification (null: of the reminders) for a minute. `next` is the seconds until the next
-- pending one is due, or null.
create function private.lease_deliveries(p_notification_id uuid, p_run uuid, p_limit integer) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  at constant timestamptz := private.now();
  wanted_batch constant uuid := coalesce(p_notification_id, '00000000-0000-0000-0000-000000000000');
  deliveries jsonb;
begin
  perform private.release_expired_deliveries(p_notification_id);
  with picked as (
    select id from private.notification_deliveries
    where batch = wanted_batch and status = 'pending' and not_before <= at
    order by id limit least(300, p_limit) for update skip locked
  ), leased as (
    update private.notification_deliveries d set status = 'leased', run = p_run, leased_until = at + interval '1 minute'
    from picked where d.id = picked.id
    returning d.id, d.subscription_id, d.attempts, d.reminder_day
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'attempts', t.attempts, 'reminder_day', t.reminder_day,
    'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth) order by t.id)
  into deliveries from leased t join public.push_subscriptions s on s.id = t.subscription_id;
  return jsonb_build_object('deliveries', coalesce(deliveries, '[]'), 'next', (
    select greatest(0, extract(epoch from min(not_before) - at)) from private.notification_deliveries
    where batch = wanted_batch and status = 'pending'
  ));
end
$$;

-- Records a sender's outcomes, then the deliveries that it is about to send; returns those whose lease it still holds.
-- Idempotent. The subscription of a removed device is deleted, unless its endpoint has changed meanwhile.
create function private.record_deliveries(p_run uuid, p_begun bigint[], p_outcomes jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  at constant timestamptz := private.now();
  gone text[];
  begun jsonb;
begin
  with results as (
    select * from jsonb_to_recordset(p_outcomes)
      as t (id bigint, outcome text, reason text, wait double precision, endpoint text)
  ), updated as (
    update private.notification_deliveries d
    set status = case results.outcome when 'retry' then 'pending' else results.outcome end, reason = results.reason,
      not_before = at + make_interval(secs => coalesce(results.wait, 0)), leased_until = null
    from results where d.id = results.id and d.run = p_run and d.status = 'sending'
    returning d.notification_id, d.status, results.endpoint
  ), counted as (
    update public.admin_notifications n
    set delivered = n.delivered + s.delivered, failed = n.failed + s.failed, removed = n.removed + s.removed
    from (
      select notification_id, count(*) filter (where status = 'delivered') as delivered,
        count(*) filter (where status = 'failed') as failed, count(*) filter (where status = 'removed') as removed
      from updated group by notification_id
    ) s
    where n.id = s.notification_id
  )
  select array_agg(endpoint) filter (where status = 'removed') into gone from updated;
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

-- Marks a notification as sent when no delivery is open, and returns its status and counts.
create function private.finish_notification(p_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.release_expired_deliveries(p_id);
  update public.admin_notifications set status = 'sent', sent_at = private.now()
  where id = p_id and status = 'sending' and not exists (
    select from private.notification_deliveries
    where batch = p_id and status in ('pending', 'leased', 'sending')
  );
  delete from private.notification_deliveries where notification_id in (
    select id from public.admin_notifications where sent_at < private.now() - interval '90 days'
  );
  return (
    select jsonb_build_object('status', status, 'delivered', delivered, 'failed', failed, 'removed', removed)
    from public.admin_notifications where id = p_id
  );
end
$$;

create function public.lease_deliveries(p_notification_id uuid, p_run uuid, p_limit integer) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.lease_deliveries(p_notification_id, p_run, p_limit) $$;

create function public.record_deliveries(p_run uuid, p_begun bigint[], p_outcomes jsonb) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.record_deliveries(p_run, p_begun, p_outcomes) $$;

create function public.finish_notification(p_id uuid) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.finish_notification(p_id) $$;

grant execute on function
  private.lease_deliveries(uuid, uuid, integer), private.record_deliveries(uuid, bigint[], jsonb),
  private.finish_notification(uuid),
  public.lease_deliveries(uuid, uuid, integer), public.record_deliveries(uuid, bigint[], jsonb),
  public.finish_notification(uuid)
to service_role;

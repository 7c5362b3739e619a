-- What the operator sees, and the jobs. Devices report problems by kind, build and engine, which
-- are counted by day; the admin reads these counts, the queues and the runs of the jobs in one
-- call.

-- Problem reports

-- The kind 'device' counts the reports themselves: one a day from each device that reports.
create table private.problem_counts (
  day date not null,
  kind text not null,
  code text not null,
  build text not null,
  engine text not null,
  amount bigint not null check (amount > 0),
  primary key (day, kind, code, build, engine)
);
comment on table private.problem_counts is
  'Problems that devices reported, in numbers by day, kept for a time.';

create table private.problem_budgets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  day date not null,
  reports integer not null
);
comment on table private.problem_budgets is
  'How many reports a member''s devices have sent on a Tokyo day, kept for that day.';
create index problem_budgets_day on private.problem_budgets (day);

-- Makes room for the counts of a build, so that nobody can fill the table with names: when there are
-- 20 of the last week, the one of the fewest devices joins 'other'. Invented builds make room for
-- each other, and never for one that more devices have.
create function private.admit_build(p_build text) returns void
language plpgsql volatile
as $$
declare
  rarest text;
begin
  if exists (select from private.problem_counts
    where day > private.tokyo_today() - 7 and day <= private.tokyo_today() and kind = 'device'
      and build = p_build) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('private.problem_counts'));
  with builds as (
    select build, sum(amount) as devices, min(day) as since from private.problem_counts
    where day > private.tokyo_today() - 7 and day <= private.tokyo_today() and kind = 'device'
      and build <> 'other'
    group by build
  )
  select build into rarest from builds
  where not exists (select from builds where build = p_build)
  order by devices desc, since desc, build offset 19 limit 1;
  if rarest is null then return; end if;
  insert into private.problem_counts as other (day, kind, code, build, engine, amount)
  select day, kind, code, 'other', engine, amount from private.problem_counts
  where build = rarest order by day, kind, code, engine
  on conflict (day, kind, code, build, engine) do update
    set amount = other.amount + excluded.amount;
  delete from private.problem_counts where build = rarest;
end
$$;

-- Adds the problems of a device to the counts of the Tokyo day. Stores only listed kinds, codes and
-- engines and the hash of a build: an unlisted kind is left out, an unlisted code or engine counts
-- as 'other'. The code of the kind 'text' is the id of an item, until a day has a thousand.
-- Refuses an invalid report with 400, and more than four of a member a day with 429.
create function private.report_problems(p_report jsonb) returns void
language plpgsql volatile
as $$
declare
  member constant uuid := private.calling_member();
  today constant date := private.tokyo_today();
  codes constant jsonb := private.problem_codes();
  problems constant jsonb := p_report -> 'problems';
  has_room constant boolean := (select count(*) < 1000 from private.problem_counts
    where day = today and kind = 'text');
begin
  if exists (select from private.problem_budgets where user_id = member and day = today
    and reports >= private.problem_reports_per_day()) then
    perform private.refuse(429, 'too_many_reports', ceil(extract(epoch from
      ((today + 1)::timestamp at time zone 'Asia/Tokyo') - private.now()))::text);
  end if;
  perform private.check_request(p_report);
  perform private.require_member();
  if jsonb_typeof(problems) is distinct from 'array'
    or p_report ->> 'build' !~ '^(dev|[A-Za-z0-9_-]{8})$'
    or jsonb_typeof(p_report -> 'build') is distinct from 'string' then
    perform private.refuse(400, 'invalid_report');
  end if;
  if jsonb_array_length(problems) > private.problems_max() or exists (
    select from jsonb_array_elements(problems) p
    where jsonb_typeof(p -> 'kind') is distinct from 'string'
      or jsonb_typeof(p -> 'code') is distinct from 'string'
      or jsonb_typeof(p -> 'amount') is distinct from 'number'
  ) then
    perform private.refuse(400, 'invalid_report');
  end if;
  insert into private.problem_budgets as stored (user_id, day, reports) values (member, today, 1)
  on conflict (user_id) do update
    set day = excluded.day,
      reports = case stored.day when excluded.day then stored.reports + 1 else 1 end;
  perform private.admit_build(p_report ->> 'build');
  insert into private.problem_counts as stored (day, kind, code, build, engine, amount)
  select today, kind, code, p_report ->> 'build',
    case when p_report ->> 'engine' = any (private.engines())
      then p_report ->> 'engine' else 'other' end, amount
  from (
    select kind, code, least(private.problem_amount_max(), sum(amount))::bigint as amount
    from (
      select p ->> 'kind' as kind,
        case when codes -> (p ->> 'kind') ? (p ->> 'code') or p ->> 'kind' = 'text' and has_room
            and p ->> 'code' ~ '^[a-z]{2,20}-[a-z0-9-]{2,30}$'
          then p ->> 'code' else 'other' end as code,
        greatest(1, least(private.problem_amount_max(), (p -> 'amount')::numeric)) as amount
      from jsonb_array_elements(problems) p where codes ? (p ->> 'kind')
    ) listed
    group by kind, code
    union all select 'device', 'device', 1
  ) problem
  order by kind, code
  on conflict (day, kind, code, build, engine) do update
    set amount = stored.amount + excluded.amount;
end
$$;

-- What the admin reads

-- The jobs with their condition and last run, from the newest 20,000 entries of pg_cron's log: about
-- two days. A minute job is late after 10 minutes, an hourly one after 3 hours, a daily one after 2
-- days; one that has never run counts from the oldest run of any job. Null without pg_cron.
create function private.read_job_states() returns jsonb
language plpgsql stable
as $$
declare
  states jsonb;
begin
  if to_regclass('cron.job') is null then return null; end if;
  execute $query$
    with runs as (
      select jobid, max(runid) as last, count(*) filter (where status = 'failed'
        and start_time > pg_catalog.now() - interval '1 day') as failed
      from (select * from cron.job_run_details order by runid desc limit 20000) newest
      group by jobid
    ), jobs as (
      select s.name, r.start_time as started_at,
        round(extract(epoch from r.end_time - r.start_time) * 1000) as ms,
        coalesce(runs.failed, 0) as failed, case
          when j.active is not true then 'stopped'
          when r.status = 'failed' then 'failed'
          when coalesce(r.start_time, (select start_time from cron.job_run_details
              order by runid limit 1), '-infinity') < pg_catalog.now() - case
                when j.schedule like '* *%' then interval '10 minutes'
                when j.schedule like '% * * * *' then interval '3 hours'
                else interval '2 days' end then 'late'
          when r.start_time is null then 'not-yet' else 'well' end as condition
      from private.scheduled_jobs() s
        left join cron.job j on j.jobname = s.name
        left join runs on runs.jobid = j.jobid
        left join cron.job_run_details r on r.runid = runs.last
    )
    select jsonb_agg(to_jsonb(jobs) order by name) from jobs
  $query$ into states;
  return states;
end
$$;

-- The deliveries and reminders that wait to be sent, counted up to 20,000 each, and the outcomes of
-- the last seven days.
create function private.read_push_states() returns jsonb
language sql stable
set enable_seqscan = off
as $$
  with days as (
    select * from public.reminder_days where day > private.tokyo_today() - 7
  ), notices as (
    select * from public.admin_notifications where begun_at > private.now() - interval '7 days'
  )
  select jsonb_build_object(
    'pending', (select count(*) from (
      select from private.notification_deliveries where status = 'pending' limit 20000
    ) waiting),
    'reminders_due', (select count(*) from (
      select from public.reminders where due_at <= private.now() order by due_at limit 20000
    ) due),
    'due_since', (select min(due_at) from public.reminders where due_at <= private.now()),
    'sending', (select count(*) from public.admin_notifications where status = 'sending'),
    'reminders', (select jsonb_build_object('delivered', coalesce(sum(delivered), 0),
      'failed', coalesce(sum(failed), 0), 'removed', coalesce(sum(removed), 0),
      'late', coalesce(sum(late), 0)) from days),
    'notices', (select jsonb_build_object('delivered', coalesce(sum(delivered), 0),
      'failed', coalesce(sum(failed), 0), 'removed', coalesce(sum(removed), 0),
      'late', coalesce(sum(late), 0)) from notices)
  )
$$;

-- The fifty most frequent problems of each kind of the last seven days, or with p_are_devices the
-- fifty most frequent builds.
create function private.read_problems(p_are_devices boolean) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'code', code, 'build', build,
    'engine', engine, 'today', today, 'yesterday', yesterday, 'week', week)
    order by week desc, kind, code, build, engine), '[]')
  from (
    select kind, code, build, engine, sum(amount) as week, row_number() over (
        partition by kind order by sum(amount) desc, code, build, engine) as nth,
      coalesce(sum(amount) filter (where day = private.tokyo_today()), 0) as today,
      coalesce(sum(amount) filter (where day = private.tokyo_today() - 1), 0) as yesterday
    from private.problem_counts
    where day > private.tokyo_today() - 7 and day <= private.tokyo_today()
      and (kind = 'device') = p_are_devices
    group by kind, code, build, engine
  ) counted where nth <= 50
$$;

-- The jobs, queues and problems in one object, for the admin only.
create function private.read_operations() returns jsonb
language plpgsql stable
as $$
begin
  perform private.require_admin();
  return jsonb_build_object('at', private.wire_instant(private.now()),
    'jobs', private.read_job_states(), 'pushes', private.read_push_states(),
    'problems', private.read_problems(false), 'devices', private.read_problems(true));
end
$$;

-- The numbers that an admin sees first: members, the devices that a notification would reach, and
-- what waits for a decision.
create function private.read_overview() returns jsonb
language plpgsql stable
as $$
declare
  today constant date := private.tokyo_today();
begin
  perform private.require_admin();
  return (select jsonb_build_object('members', count(*),
      'active_today', count(*) filter (where last_login_date = today),
      'new_members', count(*) filter (where created_at > private.now() - interval '7 days'))
    from public.users) || (select jsonb_build_object('devices', count(*),
      'active_devices', count(*) filter (where u.last_login_date >= today - private.active_days() + 1))
    from public.push_subscriptions s join public.users u on u.id = s.user_id)
    || jsonb_build_object(
      'reported_kata', (select count(distinct kata_id) from public.kata_reports where settled_at is null),
      'scheduled', (select count(*) from public.admin_notifications where status = 'scheduled'),
      'failed_jobs', (select count(*) from jsonb_array_elements(private.read_job_states()) as job
        where job ->> 'condition' = 'failed'));
end
$$;

-- The account with this address or id, for support: its state and counts, none of the member's
-- texts. Null without one. The audit log records each answer; a null without the query, which may be
-- the address of somebody who is no member.
create function private.find_member(p_query text) returns jsonb
language plpgsql volatile
as $$
declare
  account record;
begin
  perform private.require_admin();
  select a.id, a.email, a.email_confirmed_at is not null as is_confirmed into account from auth.users a
  where a.email = lower(private.stored_text(p_query))
    or a.id::text = lower(private.stored_text(p_query));
  if not found then
    perform private.record_act('searched', 'users');
    return null;
  end if;
  perform private.record_act('viewed', 'users ' || account.id);
  return (select jsonb_build_object('id', account.id, 'email', account.email,
      'is_confirmed', account.is_confirmed, 'username', u.username,
      'joined_at', private.wire_instant(u.created_at), 'last_login_date', u.last_login_date,
      'total_logins', u.total_logins, 'current_streak', u.current_streak,
      'longest_streak', u.longest_streak, 'tickets', u.tickets)
    from public.users u where u.id = account.id)
    || jsonb_build_object(
      'kata', (select count(*) from public.kata_forms where user_id = account.id and not deleted),
      'sessions', (select count(*) from public.training_sessions where user_id = account.id),
      'devices', (select count(*) from public.push_subscriptions where user_id = account.id));
end
$$;

-- Clean-up

create table private.job_cursors (
  job text primary key,
  read_to uuid not null
);
comment on table private.job_cursors is
  'The last row that a job has read of a table that it reads in slices.';

-- The ids of the next slice of a table that a job reads in slices; one that is not full is the last.
create function private.next_slice(p_job text, p_table text) returns uuid[]
language plpgsql volatile
as $$
declare
  slice constant integer := 5000;
  read_to constant uuid := coalesce((select c.read_to from private.job_cursors c where job = p_job),
    '00000000-0000-0000-0000-000000000000');
  ids uuid[];
begin
  execute format('select array(select id from %s where id > $1 order by id limit $2)', p_table)
  into ids using read_to, slice;
  if cardinality(ids) < slice then
    delete from private.job_cursors where job = p_job;
  else
    insert into private.job_cursors as c (job, read_to) values (p_job, ids[slice])
    on conflict (job) do update set read_to = excluded.read_to;
  end if;
  return ids;
end
$$;

-- Minute job: removes deleted members from the auth server's log, which has no index by actor, in
-- slices by its key. A day is enough for seven million entries. Without the privilege to delete
-- there, the log is left to the auth server. The all-zero actor is the server itself.
create function private.purge_deleted_members() returns void
language plpgsql volatile
as $$
declare
  entries uuid[];
begin
  if not coalesce(has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete'), false) then
    return;
  end if;
  entries := private.next_slice('deleted-members', 'auth.audit_log_entries');
  delete from auth.audit_log_entries log
  where id = any (entries) and log.payload ->> 'actor_id' <> '00000000-0000-0000-0000-000000000000'
    and not exists (
      select from auth.users u where u.id = case when private.is_uuid(log.payload ->> 'actor_id')
        then (log.payload ->> 'actor_id')::uuid end
    );
end
$$;

-- Minute job: removes accounts whose address was not confirmed within two days, so that nobody can
-- keep an address that belongs to somebody else. The auth server's table has no index for that, so
-- it is read in slices.
create function private.purge_unconfirmed_members() returns void
language plpgsql volatile
as $$
declare
  members constant uuid[] := private.next_slice('unconfirmed-members', 'auth.users');
begin
  delete from auth.users
  where id = any (members) and email_confirmed_at is null
    and created_at < private.now() - interval '48 hours';
end
$$;

-- Minute job: removes old problem counts, and the report budgets of earlier days.
create function private.purge_problems() returns void
language plpgsql volatile
set enable_seqscan = off
as $$
begin
  delete from private.problem_counts where day < private.tokyo_today() - private.problem_days();
  delete from private.problem_budgets where user_id in (
    select user_id from private.problem_budgets
    where day < private.tokyo_today() order by day limit 5000
  );
end
$$;

-- Daily job: removes old mutation ids, marks of restored rows and tombstones, and reports with their
-- texts and fingerprints of hidden texts after a year.
create function private.purge_old_rows() returns void
language plpgsql volatile
as $$
begin
  delete from private.sync_mutations
  where created_at < private.now() - make_interval(days => private.mutation_days());
  delete from private.restored_rows
  where restored_at < private.now() - make_interval(days => private.mutation_days());
  delete from public.kata_reports where created_at < private.now() - interval '1 year';
  delete from private.hidden_texts
  where hidden_at < private.now() - interval '1 year'
    and not private.is_hidden_kata(kata_id);
  update private.member_revisions c set gc_floor = greatest(c.gc_floor, f.rev)
  from (
    select user_id, max(rev) as rev
    from private.delete_tombstones(
      private.now() - make_interval(days => private.tombstone_days())) group by user_id
  ) f
  where f.user_id = c.user_id;
end
$$;

-- The jobs, by name. pg_cron runs them where it is available; the embedded backend runs all of them
-- on a timer.
create function private.scheduled_jobs() returns table (name text, schedule text, command text)
language sql immutable
as $$
  values
    ('keiko-shared-kata', '7 * * * *', 'select private.refresh_shared_kata()'),
    ('keiko-kata-segments', '11 * * * *', 'select private.balance_kata_segments()'),
    ('keiko-clean-up', '23 18 * * *', 'select private.purge_old_rows()'),
    ('keiko-unconfirmed-members', '* * * * *', 'select private.purge_unconfirmed_members()'),
    ('keiko-deleted-members', '* * * * *', 'select private.purge_deleted_members()'),
    ('keiko-push-clean-up', '* * * * *', 'select private.purge_old_deliveries()'),
    ('keiko-problems', '* * * * *', 'select private.purge_problems()'),
    -- pg_cron never purges its own log, which grows by a row with each run.
    ('keiko-job-log', '37 18 * * *',
      'delete from cron.job_run_details where end_time < now() - interval ''7 days'''),
    ('keiko-push', '* * * * *', 'select private.request_dispatch()'),
    ('keiko-alerts', '*/5 * * * *', 'select private.send_alerts()')
$$;

-- Alerts

-- What is wrong now, a line for each case; nothing while all is well.
create function private.list_alerts() returns table (alert text, detail text)
language plpgsql stable
as $$
declare
  today constant date := private.tokyo_today();
begin
  if to_regclass('cron.job') is null then
    return query values ('job', 'pg_cron does not run');
  end if;
  return query
  with counted as (
    select kind, code, sum(amount) filter (where day = today) as amount,
      coalesce(sum(amount) filter (where day < today), 0) as before
    from private.problem_counts where day > today - 8 and day <= today group by kind, code
  )
  select 'job', concat(job ->> 'name', ': ', job ->> 'condition', ', last run ',
    coalesce(job ->> 'started_at', 'never'))
  from jsonb_array_elements(private.read_job_states()) as job
  where job ->> 'condition' not in ('well', 'not-yet')
  union all
  select 'reminders_waiting', 'due since ' || min(due_at) from public.reminders
  where due_at < private.now() - interval '10 minutes' having min(due_at) is not null
  union all
  select 'reminders_lost', late || ' late, ' || failed || ' failed, ' || delivered || ' delivered'
  from public.reminder_days
  where day = today and (late > 0 or failed * 20 > delivered + failed and failed > 100)
  union all
  select 'notification_stuck', 'sending since ' || begun_at from public.admin_notifications
  where status = 'sending' and begun_at < private.now() - interval '4 hours'
  union all
  -- Ten times as frequent per device as in the week before.
  select 'problem', c.kind || ' ' || c.code || ': ' || c.amount || ' today, ' || c.before
    || ' in the week before'
  from counted c, counted devices
  where devices.kind = 'device' and c.kind <> 'device' and c.amount >= 50
    and c.amount / devices.amount
      > 10 * greatest(c.before, 1) / greatest(devices.before, 1)
  union all
  select 'rows_rejected', code || ' in build ' || build || ': ' || sum(amount)
  from private.problem_counts
  where kind = 'rejected' and day = today group by code, build having sum(amount) >= 20;

  -- Hosted projects have the extension.
  if to_regclass('extensions.pg_stat_statements') is not null then
    return query execute $query$
      select 'slow_call', substring(query from '"public"."(\w+)"') || ': ' || round(mean_exec_time)
        || ' ms on average, in ' || calls || ' calls'
      from extensions.pg_stat_statements
      where query like '%pgrst_%' and calls > 100 and mean_exec_time > 200
      order by mean_exec_time desc limit 20
    $query$;
  end if;
end
$$;

create table private.sent_alerts (
  alert text primary key,
  sent_at timestamptz not null
);
comment on table private.sent_alerts is 'The alerts that are raised, and when they were sent last.';

-- Five-minute job: sends new alerts to the address that the Vault has as "keiko_alert_url", and those
-- that last once a day. Without an address nothing is sent.
create function private.send_alerts() returns void
language plpgsql volatile
as $$
declare
  address text;
  lines text;
begin
  if to_regclass('vault.decrypted_secrets') is null then return; end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address
    using 'keiko_alert_url';
  if address is null then return; end if;
  with raised as materialized (
    select l.alert, string_agg(l.detail, '; ') as details from private.list_alerts() l
    group by l.alert
  ), ended as (
    delete from private.sent_alerts where alert not in (select r.alert from raised r)
  ), sent as (
    insert into private.sent_alerts as stored (alert, sent_at)
    select r.alert, private.now() from raised r
    on conflict (alert) do update set sent_at = excluded.sent_at
      where stored.sent_at <= private.now() - interval '1 day'
    returning alert
  )
  select string_agg(r.alert || ': ' || left(r.details, 500), E'\n' order by r.alert) into lines
  from raised r join sent using (alert);
  if lines is null then return; end if;
  execute 'select net.http_post(url := $1, body := $2)' using address,
    jsonb_build_object('text', '稽古' || E'\n' || lines);
end
$$;

-- What a check of the deployment cannot see from outside: alerts, and by which history a failover is
-- noticed.
create function private.check_deployment() returns jsonb language sql stable
return jsonb_build_object('history', private.history(), 'alerts', (
  select coalesce(jsonb_agg(jsonb_build_object('alert', alert, 'detail', detail)), '[]')
  from private.list_alerts()
));

-- The calls of the Data API: those of members, whose admin session the calls of the admin check, the
-- one of guests, and those of the functions, with the secret key.
select private.expose(name, 'authenticated') from unnest(array[
  'delete_account', 'search_shared_kata', 'save_training_session', 'sync_exchange',
  'admin_session_expires_at', 'close_admin_session', 'read_admin_rows', 'report_kata',
  'hide_kata', 'show_kata', 'keep_kata', 'stop_sharing', 'resume_sharing', 'list_moderated_kata',
  'read_shared_kata', 'save_push_subscription', 'delete_push_subscription',
  'begin_test_notification', 'set_reminder', 'cancel_notification', 'report_problems',
  'read_operations', 'read_overview', 'find_member', 'read_own_rows', 'read_published_content',
  'read_training_history'
]) as name;
select private.expose('read_guest_content', 'anon');
select private.expose(name, 'service_role') from unnest(array[
  'begin_admin_attempt', 'take_admin_code', 'open_admin_session', 'begin_notification',
  'begin_due_notifications', 'lease_deliveries', 'record_deliveries', 'finish_notification',
  'check_deployment'
]) as name;

-- What checks of tables and generated columns call runs with the rights of the writing role.
grant execute on function private.has_plain_numbers, private.is_deep, private.is_blank,
  private.is_session_details, private.longest_side, private.is_web_address, private.next_reminder,
  private.now to authenticated, service_role;

select private.secure_schema();

-- The jobs that send notifications and alerts also need pg_net, for their calls, and the Vault, which
-- keeps keys and addresses.
do $$
declare
  has_calls boolean;
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron;
  has_calls := (select count(*) = 2 from pg_available_extensions
    where name in ('pg_net', 'supabase_vault'));
  if has_calls then
    create extension if not exists pg_net with schema extensions;
    create extension if not exists supabase_vault;
  end if;
  execute 'select cron.schedule(name, schedule, command) from private.scheduled_jobs()
    where $1 or name not in (''keiko-push'', ''keiko-alerts'')' using has_calls;
end
$$;

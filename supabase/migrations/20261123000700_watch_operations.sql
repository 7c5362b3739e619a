-- Release 4: what the operator sees. Devices report problems by kind, build and engine, which are counted by day; the admin reads
-- these counts, the queues and the runs of the jobs in one call.

-- Tables

-- Counts of a Tokyo day. The kind 'device' counts the reports themselves: one a day from each device that reports.
create table private.problem_counts (
  day date not null,
  kind text not null,
  code text not null,
  build text not null,
  engine text not null,
  amount bigint not null check (amount > 0),
  primary key (day, kind, code, build, engine)
);
comment on table private.problem_counts is 'Problems that devices reported, in numbers by day, kept for 30 days.';

create table private.problem_budgets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  day date not null,
  reports integer not null
);
create index problem_budgets_day on private.problem_budgets (day);
comment on table private.problem_budgets is 'How many reports a member''s devices have sent on a Tokyo day, kept for that day.';

alter table private.problem_counts enable row level security;
alter table private.problem_budgets enable row level security;
revoke all on private.problem_counts, private.problem_budgets from public, anon, authenticated;

-- Reports

-- The twin of problemCodes in src/data/diagnostics/problem-codes.ts; a test compares them.
create function private.problem_codes() returns jsonb
language sql immutable
return '{
  "rejected": ["already_copied", "before_joining", "forbidden_field", "future_day", "immutable", "invalid_id", "invalid_row",
    "invalid_value", "limit", "no_ticket", "own_kata", "source_gone", "too_long", "too_old", "unknown_collection",
    "unsupported_op", "too_large", "bad_request", "changed_elsewhere"],
  "sync": ["network", "timeout", "unauthorized", "throttled", "too_large", "bad_request", "server", "malformed",
    "outdated_build", "outdated_server", "update_required", "session_refused", "content", "edits_lost"],
  "storage": ["storage", "storage_full", "write"],
  "error": ["Error", "TypeError", "RangeError", "ReferenceError", "SyntaxError", "AbortError", "DataError",
    "InvalidStateError", "NetworkError", "NotAllowedError", "NotFoundError", "QuotaExceededError", "SecurityError",
    "TimeoutError", "UnknownError"],
  "task": ["check-for-update", "close-database", "connect-realtime", "delete-rows", "load-cached-screen",
    "load-screen", "open-database", "push",
    "read-storage-usage", "reconcile-push", "register-worker", "remove-foreign-data", "report-problems"],
  "slow": ["request", "sync", "open"]
}'::jsonb;

-- The build under which a report is counted. New names are limited to 20 a week, so that nobody fills the table with them.
create function private.reported_build(p_build text) returns text
language sql stable
set search_path = ''
as $$
  with known as materialized (
    select distinct build from private.problem_counts
    where day > private.tokyo_today() - 7 and day <= private.tokyo_today() and kind = 'device'
  )
  select case when p_build in (select build from known) or (select count(*) from known) < 20 then p_build else 'other' end
$$;

-- Adds the problems of a device to the counts of the day: at most four reports of a member a day, 100 entries each, and 100 of a
-- code. Nothing but listed kinds, codes and engines and the hash of a build is stored; what is not listed counts as 'other'.
create function private.report_problems(p_report jsonb) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
  today constant date := private.tokyo_today();
  codes constant jsonb := private.problem_codes();
  problems constant jsonb := p_report -> 'problems';
  reported integer;
begin
  perform private.check_request(p_report);
  if jsonb_typeof(problems) is distinct from 'array' or p_report ->> 'build' !~ '^(dev|[A-Za-z0-9_-]{8})$'
    or jsonb_typeof(p_report -> 'build') is distinct from 'string' then
    perform private.refuse(400, 'invalid_report');
  end if;
  if jsonb_array_length(problems) > 100 or exists (
    select from jsonb_array_elements(problems) p
    where jsonb_typeof(p -> 'kind') is distinct from 'string' or jsonb_typeof(p -> 'code') is distinct from 'string'
      or jsonb_typeof(p -> 'amount') is distinct from 'number'
  ) then
    perform private.refuse(400, 'invalid_report');
  end if;
  insert into private.problem_budgets as known (user_id, day, reports) values (member, today, 1)
  on conflict (user_id) do update set day = excluded.day,
    reports = case known.day when excluded.day then known.reports + 1 else 1 end
  returning reports into reported;
  if reported > 4 then
    perform private.refuse(429, 'too_many_reports', ceil(extract(epoch from
      ((today + 1)::timestamp at time zone 'Asia/Tokyo') - private.now()))::text);
  end if;
  -- In the order of the key, so that two reports cannot deadlock.
  insert into private.problem_counts as known (day, kind, code, build, engine, amount)
  select today, kind, code, private.reported_build(p_report ->> 'build'),
    case when p_report ->> 'engine' in ('chromium', 'webkit', 'firefox') then p_report ->> 'engine' else 'other' end, amount
  from (
    select kind, code, least(100, sum(amount))::bigint as amount
    from (
      select p ->> 'kind' as kind, case when codes -> (p ->> 'kind') ? (p ->> 'code') then p ->> 'code' else 'other' end as code,
        greatest(1, least(100, (p -> 'amount')::numeric)) as amount
      from jsonb_array_elements(problems) p where codes ? (p ->> 'kind')
    ) listed
    group by kind, code
    union all select 'device', 'device', 1
  ) problem
  order by kind, code
  on conflict (day, kind, code, build, engine) do update set amount = known.amount + excluded.amount;
end
$$;

-- Minute job: empties both tables.
create function private.purge_problems() returns void
language plpgsql volatile
set search_path = ''
set enable_seqscan = off
as $$
begin
  delete from private.problem_counts where day < private.tokyo_today() - 30;
  delete from private.problem_budgets where user_id in (
    select user_id from private.problem_budgets where day < private.tokyo_today() order by day limit 5000
  );
end
$$;

-- What the admin sees

-- The jobs of pg_cron with their last run, from the newest 20,000 entries of its log: about two days. Null without pg_cron.
create function private.read_job_states() returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  states jsonb;
begin
  if to_regclass('cron.job') is null then return null; end if;
  execute $query$
    with runs as (
      select jobid, max(runid) as last, max(end_time) filter (where status = 'succeeded') as succeeded_at,
        count(*) filter (where status = 'failed' and start_time > pg_catalog.now() - interval '1 day') as failed
      from (select * from cron.job_run_details order by runid desc limit 20000) newest group by jobid
    )
    select jsonb_agg(jsonb_build_object('name', j.jobname, 'schedule', j.schedule, 'active', j.active, 'status', r.status,
      'started_at', r.start_time, 'ms', round(extract(epoch from r.end_time - r.start_time) * 1000),
      'succeeded_at', s.succeeded_at, 'failed', coalesce(s.failed, 0)) order by j.jobname)
    from cron.job j left join runs s on s.jobid = j.jobid left join cron.job_run_details r on r.runid = s.last
    where j.jobname like 'keiko-%'
  $query$ into states;
  return coalesce(states, '[]');
end
$$;

-- What waits to be sent, and the outcome of the last seven days. Each count ends at 20,000.
create function private.read_push_states() returns jsonb
language sql stable
set search_path = ''
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
    'reminders', (select jsonb_build_object('delivered', coalesce(sum(delivered), 0), 'failed', coalesce(sum(failed), 0),
      'removed', coalesce(sum(removed), 0), 'late', coalesce(sum(late), 0)) from days),
    'notices', (select jsonb_build_object('delivered', coalesce(sum(delivered), 0), 'failed', coalesce(sum(failed), 0),
      'removed', coalesce(sum(removed), 0), 'late', coalesce(sum(late), 0)) from notices)
  )
$$;

-- The most frequent problems of the last seven days, or of the kind 'device' the most frequent builds.
create function private.read_problems(p_are_devices boolean) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'code', code, 'build', build, 'engine', engine, 'today', today,
    'yesterday', yesterday, 'week', week) order by week desc, kind, code, build, engine), '[]')
  from (
    select kind, code, build, engine, sum(amount) as week,
      coalesce(sum(amount) filter (where day = private.tokyo_today()), 0) as today,
      coalesce(sum(amount) filter (where day = private.tokyo_today() - 1), 0) as yesterday
    from private.problem_counts
    where day > private.tokyo_today() - 7 and day <= private.tokyo_today() and (kind = 'device') = p_are_devices
    group by kind, code, build, engine order by week desc, kind, code, build, engine limit 100
  ) counted
$$;

create function private.read_operations() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object('at', private.wire_instant(private.now()), 'jobs', private.read_job_states(),
    'pushes', private.read_push_states(), 'problems', private.read_problems(false), 'devices', private.read_problems(true));
end
$$;

create function public.report_problems(p_report jsonb) returns void
language sql volatile
set search_path = ''
as $$ select private.report_problems(p_report) $$;

create function public.read_operations() returns jsonb
language sql stable
set search_path = ''
as $$ select private.read_operations() $$;

grant execute on function
  private.report_problems(jsonb), public.report_problems(jsonb), private.read_operations(), public.read_operations()
to authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    execute $job$select cron.schedule('keiko-problems', '* * * * *', 'select private.purge_problems()')$job$;
  end if;
end
$$;

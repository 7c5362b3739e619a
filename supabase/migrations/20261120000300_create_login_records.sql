-- The facts behind every streak number: one row per member and Tokyo day.
create table public.login_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  login_date date not null,
  kind text not null default 'login' check (kind in ('login', 'ticket')),
  claimed_at timestamptz not null default private.now(),
  tz text check (char_length(tz) <= 64),
  device text check (char_length(device) <= 64),
  created_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, login_date)
);
comment on table public.login_records is 'A day opened by a login or covered by a revival ticket.';
create index login_records_user_rev on public.login_records (user_id, rev);
create trigger login_records_stamp_revision before insert or update on public.login_records
  for each row execute function private.stamp_revision('user_id');

alter table public.login_records enable row level security;
revoke all on public.login_records from public, anon, authenticated;
grant select on public.login_records to authenticated;
grant all on public.login_records to service_role;
create policy login_records_select_own on public.login_records for select to authenticated
  using (user_id = (select auth.uid()));

-- The streak numbers of a set of days, the twin of summarizeStreak() in sync/rules/streak.ts; a test keeps them equal.
create function private.summarize_streak(p_user_id uuid,
  out tickets integer, out total_logins integer, out current_streak integer, out longest_streak integer,
  out last_login_date date)
language sql stable
set search_path = ''
as $$
  with days as (
    select login_date, kind, login_date - (row_number() over (order by login_date))::integer as run
    from public.login_records where user_id = p_user_id
  ), runs as (
    select count(*)::integer as length, max(login_date) as last_day from days group by run
  )
  select
    greatest(0, private.tickets_granted() - (select count(*)::integer from days where kind = 'ticket')),
    (select count(*)::integer from days where kind = 'login'),
    coalesce((select length from runs order by last_day desc limit 1), 0),
    coalesce((select max(length) from runs), 0),
    (select max(last_day) from runs)
$$;

-- Updates the streak numbers in the member's row if they differ. With p_rev null the trigger assigns the revision.
create function private.refresh_streak(p_user_id uuid, p_rev bigint default null) returns void
language sql volatile
set search_path = ''
as $$
  update public.users u
  set tickets = s.tickets, total_logins = s.total_logins, current_streak = s.current_streak,
    longest_streak = s.longest_streak, last_login_date = s.last_login_date,
    updated_at = private.now(), rev = coalesce(p_rev, u.rev)
  from private.summarize_streak(p_user_id) s
  where u.id = p_user_id
    and (u.tickets, u.total_logins, u.current_streak, u.longest_streak, u.last_login_date)
      is distinct from (s.tickets, s.total_logins, s.current_streak, s.longest_streak, s.last_login_date)
$$;

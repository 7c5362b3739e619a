-- The streak: one row per recorded day, and the numbers that are computed from these rows.

-- The records from which every streak number is computed: one row per member and Tokyo day.
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
alter table public.login_records enable row level security;
revoke all on public.login_records from public, anon, authenticated;
grant select on public.login_records to authenticated;
grant all on public.login_records to service_role;
create policy login_records_select_own on public.login_records for select to authenticated
  using (user_id = (select private.calling_member()));

create trigger login_records_stamp_revision before insert or update on public.login_records
  for each row execute function private.stamp_revision('user_id');

-- The streak numbers of a member. Consecutive days, whose difference to their row number is the
-- same, form a run; every thirty days of a run earn a ticket. The twin of summarizeStreak() in
-- sync/rules/streak.ts.
create function private.summarize_streak(p_user_id uuid,
  out tickets integer, out total_logins integer, out current_streak integer,
  out longest_streak integer, out last_login_date date)
language plpgsql stable
set search_path = ''
as $$
begin
  with days as (
    select r.login_date, r.kind,
      r.login_date - (row_number() over (order by r.login_date))::integer as run
    from public.login_records r where r.user_id = p_user_id
  ), runs as (
    select count(*)::integer as length, max(d.login_date) as last_day from days d group by d.run
  )
  select
    greatest(0,
      (select private.first_tickets()
          + coalesce(sum(length / private.days_per_ticket()), 0)::integer
        from runs)
      - (select count(*)::integer from days where kind = 'ticket')),
    (select count(*)::integer from days where kind = 'login'),
    coalesce((select length from runs order by last_day desc limit 1), 0),
    coalesce((select max(length) from runs), 0),
    (select max(last_day) from runs)
  into tickets, total_logins, current_streak, longest_streak, last_login_date;
end
$$;

-- Stores the streak numbers of a member if they have changed, under revision p_rev; without one the
-- trigger gives the next.
create function private.refresh_streak(p_user_id uuid, p_rev bigint default null) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  update public.users u
  set tickets = s.tickets, total_logins = s.total_logins, current_streak = s.current_streak,
    longest_streak = s.longest_streak, last_login_date = s.last_login_date,
    updated_at = private.now(), rev = coalesce(p_rev, u.rev)
  from private.summarize_streak(p_user_id) s
  where u.id = p_user_id
    and (u.tickets, u.total_logins, u.current_streak, u.longest_streak, u.last_login_date)
      is distinct from (s.tickets, s.total_logins, s.current_streak, s.longest_streak,
        s.last_login_date);
end
$$;

-- Login records in the exchange

create view private.wire_login_records with (security_invoker = true) as
select l.user_id, l.login_date as id, l.rev,
  jsonb_build_object('collection', 'login_records', 'id', l.login_date, 'rev', l.rev,
    'deleted', false, 'kind', l.kind, 'claimed_at', private.wire_instant(l.claimed_at),
    'tz', l.tz, 'device', l.device) as body
from public.login_records l;

-- True for a ticket, which logins of the same push may earn. The twin of appliesLast in
-- sync/collections/login-records.ts.
create function private.applies_last_login_records(p_row jsonb) returns boolean
language sql immutable
return coalesce(p_row #>> '{patch,kind}', p_row #>> '{original,kind}') = 'ticket';

-- Merges a record with that of its day: a login wins over a ticket, and the earlier of two claims
-- is kept. Rejects a day outside its limits, and a ticket for a day without a record when no ticket
-- is left; that day itself earns none yet.
create function private.push_login_records(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  today date := private.tokyo_today();
  joined date;
  oldest date;
  claim public.login_records;
  old public.login_records;
  won public.login_records;
  is_lost boolean;
begin
  if p_row ->> 'op' = 'delete' then perform private.reject('unsupported_op'); end if;
  perform private.check_fields('login_records', patch);
  if p_row ->> 'id' !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    perform private.reject('invalid_id');
  end if;
  claim.login_date := (p_row ->> 'id')::date;
  select * into old from public.login_records
  where user_id = p_user_id and login_date = claim.login_date;
  claim.kind := coalesce(patch ->> 'kind', old.kind, '');
  claim.claimed_at :=
    coalesce(private.read_instant(patch ->> 'claimed_at'), old.claimed_at, private.now());
  claim.tz := case when patch ? 'tz' then patch ->> 'tz' else old.tz end;
  claim.device := case when patch ? 'device' then patch ->> 'device' else old.device end;
  if claim.kind not in ('login', 'ticket') then perform private.reject('invalid_value'); end if;

  select (created_at at time zone 'Asia/Tokyo')::date into joined from public.users
  where id = p_user_id;
  if claim.login_date > today then perform private.reject('future_day'); end if;
  is_lost := p_row ->> 'op' = 'restore' and private.may_restore(p_user_id);
  -- A day before joining is from the time without an account, when nothing could be sent.
  oldest := today - 400;
  if claim.kind = 'ticket' and claim.login_date >= joined and not is_lost then
    oldest := today - 30;
  end if;
  if claim.login_date < oldest then perform private.reject('too_old'); end if;
  if claim.kind = 'ticket' and old.kind is null
    and (select tickets from private.summarize_streak(p_user_id)) = 0 then
    perform private.reject('no_ticket');
  end if;

  won := claim;
  if old.kind is not null then
    if (old.claimed_at, coalesce(old.device, '') collate "C", coalesce(old.tz, '') collate "C")
      <= (claim.claimed_at, coalesce(claim.device, '') collate "C",
        coalesce(claim.tz, '') collate "C") then
      won := old;
    end if;
    if 'login' in (old.kind, claim.kind) then won.kind := 'login'; end if;
  end if;
  if old.kind is null then
    insert into public.login_records (user_id, login_date, kind, claimed_at, tz, device, rev)
    values (p_user_id, won.login_date, won.kind, won.claimed_at, won.tz, won.device, p_rev);
  elsif (won.kind, won.claimed_at, won.tz, won.device)
    is distinct from (old.kind, old.claimed_at, old.tz, old.device) then
    update public.login_records
    set kind = won.kind, claimed_at = won.claimed_at, tz = won.tz, device = won.device, rev = p_rev
    where user_id = p_user_id and login_date = won.login_date;
  else
    return private.accepted(false);
  end if;
  return private.accepted(coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint
    and (won.kind, won.claimed_at, won.tz, won.device)
      is not distinct from (claim.kind, claim.claimed_at, claim.tz, claim.device));
end
$$;

-- The streak: one row per recorded day, and the numbers that are computed from these rows.

create table public.login_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  login_date date not null,
  kind text not null default 'login' check (kind in ('login', 'ticket')),
  claimed_at timestamptz not null default private.now(),
  tz text check (char_length(tz) <= 64),
  device text check (char_length(device) <= 64),
  bridge uuid check (bridge is null or kind = 'ticket'),
  created_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, login_date)
);
comment on table public.login_records is
  'A Tokyo day opened by a login or covered by a ticket; the facts behind every streak number.';
select private.sync_table('login_records');
select private.show_own_rows('login_records');

-- The streak numbers of a member. Consecutive days, whose difference to their row number is the
-- same, form a run; every thirty days of a run earn a ticket. The twin of summarizeStreak() in
-- sync/model/streak/streak.ts.
create function private.summarize_streak(p_user_id uuid,
  out tickets integer, out total_logins integer, out current_streak integer,
  out longest_streak integer, out last_login_date date)
language plpgsql stable
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

create function private.count_used_tickets(p_user_id uuid) returns bigint language sql stable
return (select count(*) from public.login_records where user_id = p_user_id and kind = 'ticket');

-- Stores the streak numbers of a member if they have changed, under revision p_rev; without one the
-- trigger gives the next.
create function private.refresh_streak(p_user_id uuid, p_rev bigint default null) returns void
language plpgsql volatile
as $$
begin
  update public.users u
  set (tickets, total_logins, current_streak, longest_streak, last_login_date) = (select s.*),
    rev = coalesce(p_rev, u.rev)
  from private.summarize_streak(p_user_id) s
  where u.id = p_user_id
    and row(u.tickets, u.total_logins, u.current_streak, u.longest_streak, u.last_login_date)
      is distinct from row(s.*);
end
$$;

-- Login records in the exchange

-- The id that a ticket shares with the others of its bridge: together they cover a gap of several
-- days. Null for any other row.
create function private.bridge_of(p_row jsonb) returns text
language sql immutable
return case when p_row ->> 'collection' = 'login_records'
  then coalesce(p_row #>> '{patch,bridge}', p_row #>> '{original,bridge}') end;

-- The Tokyo day from which days before joining, or those that are restored, may still be recorded,
-- and the one for all other tickets.
create function private.oldest_ticket_day(p_user_id uuid, p_day date, p_is_lost boolean)
returns date
language sql stable
-- A day before joining is from the time without an account, when nothing could be sent.
return private.tokyo_today() - case when p_is_lost or p_day < (
    select (created_at at time zone 'Asia/Tokyo')::date from public.users where id = p_user_id
  ) then private.login_days() else private.ticket_days() end;

-- True for a row that a restored server has lost, while devices may still push it: as long as one may
-- be away that does not pull everything instead.
create function private.is_lost(p_user_id uuid, p_row jsonb) returns boolean
language sql stable
return p_row ->> 'op' = 'restore' and exists (select from private.member_revisions
  where user_id = p_user_id and ended_epochs <> '{}'
    and epoch_at > private.now() - make_interval(days => private.absence_days_max()));

-- Rejects the stored rows of a bridge unless all are claimed on one day, and every day from the one
-- before the bridge up to the day of the claim has a record. The age of that day counts, not theirs.
create function private.check_bridge(p_user_id uuid, p_rows jsonb) returns void
language plpgsql stable
as $$
declare
  claim_days date[];
  claimed_on date;
  first_day date;
  last_day date;
begin
  select array_agg(distinct (private.read_instant(coalesce(r #>> '{patch,claimed_at}',
      r #>> '{original,claimed_at}')) at time zone 'Asia/Tokyo')::date),
    min((r ->> 'id')::date), max((r ->> 'id')::date)
  into claim_days, first_day, last_day
  from jsonb_array_elements(p_rows) as r;
  claimed_on := claim_days[1];
  if cardinality(claim_days) > 1 or claimed_on is null or last_day >= claimed_on
    or first_day < claimed_on - private.bridged_days_max() then
    perform private.reject('invalid_value');
  end if;
  if claimed_on > private.tokyo_today() then perform private.reject('future_day'); end if;
  if claimed_on < private.oldest_ticket_day(p_user_id, claimed_on,
    private.is_lost(p_user_id, p_rows -> 0)) then
    perform private.reject('too_old');
  end if;
  if (select count(*) from public.login_records
    where user_id = p_user_id and login_date >= first_day - 1 and login_date < claimed_on)
    <= claimed_on - first_day then
    perform private.reject('not_joined');
  end if;
end
$$;

-- Merges a record with that of its day: a login wins over a ticket, and the earlier of two claims
-- is kept. Rejects a day outside its limits, and a ticket for a day without a record when no ticket
-- is left; that day itself earns none yet. Tickets of a bridge are checked by push_bridge().
create function private.push_login_records(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  today date := private.tokyo_today();
  claim public.login_records;
  old public.login_records;
  merged public.login_records;
begin
  if p_row ->> 'id' !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    perform private.reject('invalid_id');
  end if;
  select * into old from public.login_records
  where user_id = p_user_id and login_date = (p_row ->> 'id')::date;
  claim := jsonb_populate_record(old, patch);
  claim.login_date := (p_row ->> 'id')::date;
  claim.kind := coalesce(claim.kind, old.kind, '');
  claim.claimed_at :=
    coalesce(private.read_instant(patch ->> 'claimed_at'), old.claimed_at, private.now());
  if claim.kind <> 'ticket' then claim.bridge := null; end if;
  if claim.kind not in ('login', 'ticket')
    or claim.kind = 'login' and patch ->> 'bridge' is not null then
    perform private.reject('invalid_value');
  end if;

  if claim.login_date > today then perform private.reject('future_day'); end if;
  if claim.login_date < today - private.login_days() then perform private.reject('too_old'); end if;
  if claim.kind = 'ticket' and private.bridge_of(p_row) is null then
    if claim.login_date < private.oldest_ticket_day(p_user_id, claim.login_date,
      private.is_lost(p_user_id, p_row)) then
      perform private.reject('too_old');
    end if;
    if old.kind is null
      and (select tickets from private.summarize_streak(p_user_id)) = 0 then
      perform private.reject('no_ticket');
    end if;
  end if;

  merged := claim;
  if old.kind is not null then
    if (old.claimed_at, coalesce(old.device, '') collate "C", coalesce(old.tz, '') collate "C",
        coalesce(old.bridge::text, '') collate "C")
      <= (claim.claimed_at, coalesce(claim.device, '') collate "C",
        coalesce(claim.tz, '') collate "C", coalesce(claim.bridge::text, '') collate "C") then
      merged := old;
    end if;
    if 'login' in (old.kind, claim.kind) then
      merged.kind := 'login';
      merged.bridge := null;
    end if;
  end if;
  if merged is not distinct from old then return private.accepted(false); end if;
  insert into public.login_records
    (user_id, login_date, kind, claimed_at, tz, device, bridge, rev)
  values (p_user_id, merged.login_date, merged.kind, merged.claimed_at, merged.tz, merged.device,
    merged.bridge, p_rev)
  on conflict (user_id, login_date) do update
    set kind = excluded.kind, claimed_at = excluded.claimed_at, tz = excluded.tz,
      device = excluded.device, bridge = excluded.bridge, rev = excluded.rev;
  return private.accepted(
    coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint and merged is not distinct from claim);
end
$$;

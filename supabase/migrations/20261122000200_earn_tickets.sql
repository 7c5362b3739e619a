-- Release 3: every completed thirty days of a run earn a ticket.

-- As before, but with the tickets that the runs have earned; a record more never lowers those.
create or replace function private.summarize_streak(p_user_id uuid,
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
    greatest(0, (select 3 + coalesce(sum(length / 30), 0)::integer from runs)
      - (select count(*)::integer from days where kind = 'ticket')),
    (select count(*)::integer from days where kind = 'login'),
    coalesce((select length from runs order by last_day desc limit 1), 0),
    coalesce((select max(length) from runs), 0),
    (select max(last_day) from runs)
$$;

-- As before, but what counts is whether a ticket is left: as the day has no record yet, it cannot pay for its own ticket.
create or replace function private.push_login_record(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  today date := private.tokyo_today();
  joined date;
  claim public.login_records;
  old public.login_records;
  won public.login_records;
  is_lost boolean;
begin
  if p_row ->> 'op' = 'delete' then perform private.reject('unsupported_op'); end if;
  perform private.check_fields(patch, array['kind', 'claimed_at', 'tz', 'device']);
  if p_row ->> 'id' !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then perform private.reject('invalid_id'); end if;
  claim.login_date := (p_row ->> 'id')::date;
  select * into old from public.login_records where user_id = p_user_id and login_date = claim.login_date;
  claim.kind := coalesce(patch ->> 'kind', old.kind, '');
  claim.claimed_at := coalesce(private.read_instant(patch ->> 'claimed_at'), old.claimed_at, private.now());
  claim.tz := case when patch ? 'tz' then patch ->> 'tz' else old.tz end;
  claim.device := case when patch ? 'device' then patch ->> 'device' else old.device end;
  if claim.kind not in ('login', 'ticket') then perform private.reject('invalid_value'); end if;

  select (created_at at time zone 'Asia/Tokyo')::date into joined from public.users where id = p_user_id;
  if claim.login_date > today then perform private.reject('future_day'); end if;
  if claim.login_date < joined - (case claim.kind when 'ticket' then 1 else 0 end) then
    perform private.reject('before_joining');
  end if;
  is_lost := p_row ->> 'op' = 'restore'
    and (select ended_epochs <> '{}' from private.member_revisions where user_id = p_user_id);
  if claim.login_date < today - (case when claim.kind = 'ticket' and not is_lost then 30 else 400 end) then
    perform private.reject('too_old');
  end if;
  if claim.kind = 'ticket' and old.kind is null and (select tickets from private.summarize_streak(p_user_id)) = 0 then
    perform private.reject('no_ticket');
  end if;

  won := claim;
  if old.kind is not null then
    if (old.claimed_at, coalesce(old.device, '') collate "C", coalesce(old.tz, '') collate "C")
      <= (claim.claimed_at, coalesce(claim.device, '') collate "C", coalesce(claim.tz, '') collate "C") then
      won := old;
    end if;
    if 'login' in (old.kind, claim.kind) then won.kind := 'login'; end if;
  end if;
  if old.kind is null then
    insert into public.login_records (user_id, login_date, kind, claimed_at, tz, device, rev)
    values (p_user_id, won.login_date, won.kind, won.claimed_at, won.tz, won.device, p_rev);
  elsif (won.kind, won.claimed_at, won.tz, won.device) is distinct from (old.kind, old.claimed_at, old.tz, old.device) then
    update public.login_records
    set kind = won.kind, claimed_at = won.claimed_at, tz = won.tz, device = won.device, rev = p_rev
    where user_id = p_user_id and login_date = won.login_date;
  else
    return 'merged';
  end if;
  return case
    when coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint
      and (won.kind, won.claimed_at, won.tz, won.device) is not distinct from (claim.kind, claim.claimed_at, claim.tz, claim.device)
    then 'ok' else 'merged' end;
end
$$;

drop function private.tickets_granted();

-- True for a row that may be accepted only because of others: a ticket that the logins have earned, and progress in a programme
-- that another one opens. The twin of appliesLast in sync/collections.
create function private.applies_last(p_row jsonb) returns boolean
language sql immutable
return coalesce(case p_row ->> 'collection'
    when 'login_records' then coalesce(p_row #>> '{patch,kind}', p_row #>> '{original,kind}') = 'ticket'
    when 'training_progress' then private.programme_before(p_row ->> 'id') is not null
  end, false);

-- As before, but rows that are accepted because of others are applied after those.
create or replace function private.push_rows(p_user_id uuid, p_push jsonb, p_last_rev bigint, p_since bigint) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  amount constant integer := jsonb_array_length(p_push);
  first_rev constant bigint := p_last_rev - amount + 1;
  known jsonb;
  applied jsonb;
  pushed jsonb;
  i bigint;
  outcomes text[] := array_fill(null::text, array[amount]);
  recorded integer;
begin
  select coalesce(jsonb_object_agg(m.mutation_id, coalesce('rejected:' || m.code, 'duplicate')), '{}') into known
  from private.sync_mutations m
  where m.user_id = p_user_id and m.mutation_id in (
    select lower(e.value ->> 'mutation_id')::uuid from jsonb_array_elements(p_push) as e
    where private.is_uuid(e.value ->> 'mutation_id')
  );
  applied := private.push_new_sessions(p_user_id, p_push, first_rev, known);
  for pushed, i in
    select r, n - 1 from jsonb_array_elements(p_push) with ordinality as e (r, n) order by private.applies_last(r), n
  loop
    outcomes[i + 1] := coalesce(known ->> lower(pushed ->> 'mutation_id'), applied ->> i::text,
      private.push_row(p_user_id, pushed, first_rev + i));
  end loop;
  -- Superseded versions of an accepted row count as accepted, in case they arrive later.
  insert into private.sync_mutations (user_id, mutation_id, code)
  select p_user_id, lower(ids.id)::uuid, nullif(split_part(outcome, ':', 2), '')
  from unnest(outcomes) with ordinality as o (outcome, n),
    lateral (
      select p_push -> (n::integer - 1) ->> 'mutation_id' as id
      union all
      select jsonb_array_elements_text(coalesce(p_push -> (n::integer - 1) -> 'superseded_ids', '[]'))
      where outcome not like 'rejected:%'
    ) as ids
  where outcome <> 'duplicate' and private.is_uuid(ids.id)
  on conflict do nothing;
  get diagnostics recorded = row_count;
  perform private.spend_write_budget(p_user_id, 1 + recorded);
  return private.push_results(p_user_id, p_push, outcomes, p_last_rev, p_since);
end
$$;

-- Members whose stored number of tickets lacks those earned before this release. The job takes them in slices, since each
-- one's revisions stay locked until its transaction ends.
create table private.streak_refreshes (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table private.streak_refreshes is 'Members whose streak numbers have to be computed again.';
alter table private.streak_refreshes enable row level security;
revoke all on private.streak_refreshes from public, anon, authenticated;

create function private.plan_streak_refreshes() returns void
language sql volatile
set search_path = ''
as $$
  insert into private.streak_refreshes
  select distinct user_id from (
    select user_id, login_date - (row_number() over (partition by user_id order by login_date))::integer as run
    from public.login_records
  ) as days group by user_id, run having count(*) >= 30
  on conflict do nothing
$$;
select private.plan_streak_refreshes();

-- Computes the streak numbers of the next members again; returns how many there were.
create function private.refresh_streaks(p_limit integer default 500) returns integer
language plpgsql volatile
set search_path = ''
as $$
declare
  member uuid;
  refreshed integer := 0;
begin
  for member in
    delete from private.streak_refreshes where user_id in (
      select user_id from private.streak_refreshes order by user_id limit p_limit for update skip locked
    ) returning user_id
  loop
    -- The revision comes first, as in the exchange, so that the two cannot deadlock.
    perform private.refresh_streak(member, private.allot_revisions(member, 1));
    refreshed := refreshed + 1;
  end loop;
  return refreshed;
end
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    execute $job$select cron.schedule('keiko-streaks', '* * * * *', 'select private.refresh_streaks()')$job$;
  end if;
end
$$;

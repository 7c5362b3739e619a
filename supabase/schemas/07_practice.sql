-- What a member has practised: the history of sessions, and the items of each visit.

-- True for null, and for an object of limited size.
create function private.is_session_details(p_details jsonb) returns boolean
language sql immutable
return p_details is null or case
  when jsonb_typeof(p_details) = 'object' and not private.is_deep(p_details)
    and private.has_plain_numbers(p_details)
  then octet_length(p_details::text) <= private.details_bytes_max()
    and pg_column_size(p_details) <= private.details_bytes_max() else false end;

create table public.training_sessions (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  training_type text not null
    check (char_length(training_type) between 1 and private.training_type_max()),
  video_title text not null
    check (char_length(video_title) between 1 and private.video_title_max()),
  video_number integer check (video_number between 0 and private.video_number_max()),
  status text not null default 'completed' check (char_length(status) between 1 and 32),
  duration_minutes integer not null
    check (duration_minutes between 1 and private.session_minutes_max()),
  details jsonb check (private.is_session_details(details)),
  practised boolean,
  completed_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.training_sessions is
  'Finished practices and lessons, never changed once written; the id comes from the device.';
comment on column public.training_sessions.practised is
  'Whether the session makes its day a practised one, as the device has judged; null of before, which counts.';
create index training_sessions_user_completed
  on public.training_sessions (user_id, completed_at desc);
select private.sync_table('training_sessions');
select private.show_own_rows('training_sessions');

create table public.practice_results (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  training_type text not null
    check (char_length(training_type) between 1 and private.training_type_max()),
  day date not null,
  results jsonb not null check (octet_length(results::text) <= private.results_bytes_max()),
  created_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.practice_results is
  'Which items were shown in each visit, and how the member answered; never changed.';
select private.sync_table('practice_results');

-- Sessions in the exchange

-- The session in a pushed row. Rejects one whose instant or mark is none. The instant is capped, so
-- that a clock running ahead cannot put a practice into the future.
create function private.pushed_session(p_user_id uuid, p_row jsonb, p_rev bigint)
returns public.training_sessions
language plpgsql stable
as $$
declare
  patch constant jsonb := p_row -> 'patch';
  session public.training_sessions;
begin
  session := jsonb_populate_record(session, patch);
  session.completed_at := private.read_instant(patch ->> 'completed_at');
  if session.completed_at is null
    or jsonb_typeof(patch -> 'practised') not in ('boolean', 'null') then
    perform private.reject('invalid_value');
  end if;
  session.completed_at := date_trunc('milliseconds', least(session.completed_at,
    private.now() + make_interval(mins => private.minutes_ahead_max())));
  session.user_id := p_user_id;
  session.id := (p_row ->> 'id')::uuid;
  session.created_at := private.now();
  session.rev := p_rev;
  return session;
end
$$;

-- Stores a session, which is written once and never changed. Rejects other content for a stored one.
create function private.push_training_sessions(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  next constant public.training_sessions := private.pushed_session(p_user_id, p_row, p_rev);
  old public.training_sessions;
begin
  select * into old from public.training_sessions where user_id = p_user_id and id = next.id;
  if old.id is not null then
    if to_jsonb(old) - array['completed_at', 'created_at', 'rev']
      <> to_jsonb(next) - array['completed_at', 'created_at', 'rev'] then
      perform private.reject('immutable');
    end if;
    return private.accepted(false);
  end if;
  -- A member has at most one row per revision, so below the limit there is nothing to count.
  if p_rev > private.sessions_max() and exists (select from public.training_sessions
    where user_id = p_user_id offset private.sessions_max() - 1) then
    perform private.reject('limit');
  end if;
  insert into public.training_sessions select next.*;
  return private.accepted(next.completed_at = private.read_instant(p_row #>> '{patch,completed_at}')
    and (p_row ->> 'base_rev')::bigint = 0);
end
$$;

-- Stores the new sessions of a push at once, which takes half of the time of one by one, and
-- returns p_outcomes with theirs. Leaves those with a text that would be stored differently, and all
-- of them where one is refused, so that each is judged by itself.
create function private.push_new_sessions(p_user_id uuid, p_push jsonb, p_base bigint,
  p_outcomes private.outcome[])
returns private.outcome[]
language plpgsql volatile
as $$
declare
  fields constant text[] := private.fields_of('training_sessions');
  outcomes private.outcome[] := p_outcomes;
  stored_rev bigint;
begin
  if p_base + jsonb_array_length(p_push) > private.sessions_max() then return p_outcomes; end if;
  for stored_rev in
    insert into public.training_sessions
    select s.* from jsonb_array_elements(p_push) with ordinality as e (r, n),
      lateral private.check_pushed_row(r),
      lateral private.pushed_session(p_user_id, r, p_base + n) s
    where r ->> 'collection' = 'training_sessions' and r ->> 'op' = 'insert'
      and r -> 'base_rev' = '0' and (r -> 'patch') - fields = '{}' and p_outcomes[n] is null
      and (s.training_type, s.video_title, s.status) = (private.stored_text(s.training_type),
        private.stored_text(s.video_title), private.stored_text(s.status))
    on conflict do nothing returning rev
  loop
    outcomes[stored_rev - p_base] := private.accepted(true);
  end loop;
  return outcomes;
exception
  when sqlstate 'KJ001' or data_exception or integrity_constraint_violation then
    return p_outcomes;
end
$$;

-- Results in the exchange

-- True for a list of { item, result }, two short texts.
create function private.is_practice_result_list(p_results jsonb) returns boolean
language sql immutable
as $$
  select coalesce(case when jsonb_typeof(p_results) = 'array'
      and jsonb_array_length(p_results) between 1 and private.visit_items_max() then not exists (
    select from jsonb_array_elements(p_results) as r
    where jsonb_typeof(r) <> 'object' or r - array['item', 'result'] <> '{}'
      or jsonb_typeof(r -> 'item') is distinct from 'string'
      or char_length(r ->> 'item') not between 1 and private.item_max()
      or jsonb_typeof(r -> 'result') is distinct from 'string'
      or char_length(r ->> 'result') not between 1 and private.result_max()
  ) end, false)
$$;

-- Stores the items of a visit, which is written once and never changed. Rejects other items for a
-- stored visit.
create function private.push_practice_results(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  visit_id uuid := (p_row ->> 'id')::uuid;
  visit_day date := private.read_day(patch ->> 'day');
  old public.practice_results;
begin
  if not private.is_practice_result_list(patch -> 'results') or visit_day is null
    -- A clock that runs ahead by a day is harmless here.
    or visit_day not between '2020-01-01' and private.tokyo_today() + 1 then
    perform private.reject('invalid_value');
  end if;
  select * into old from public.practice_results where user_id = p_user_id and id = visit_id;
  if old.id is not null then
    if (old.training_type, old.day, old.results)
      is distinct from (patch ->> 'training_type', visit_day, patch -> 'results') then
      perform private.reject('immutable');
    end if;
    return private.accepted(false);
  end if;
  if p_rev > private.visits_max() and exists (select from public.practice_results
    where user_id = p_user_id offset private.visits_max() - 1) then
    perform private.reject('limit');
  end if;
  insert into public.practice_results (user_id, id, training_type, day, results, rev)
  values (p_user_id, visit_id, patch ->> 'training_type', visit_day, patch -> 'results', p_rev);
  return private.accepted((p_row ->> 'base_rev')::bigint = 0);
end
$$;

-- Calls for clients without a local database

-- The calling member's latest sessions, newest first and at most 50, and the number of sessions and
-- minutes of each Tokyo day.
create function private.read_training_history(p_limit integer) returns jsonb
language plpgsql stable
as $$
declare
  member constant uuid := private.calling_member();
begin
  return jsonb_build_object(
    'recent', coalesce((
      select jsonb_agg(to_jsonb(s) - array['practised', 'created_at', 'rev']
        || jsonb_build_object('completed_at', private.wire_instant(s.completed_at))
        order by s.completed_at desc, s.id desc)
      from (
        select * from public.training_sessions where user_id = member
        order by completed_at desc, id desc limit
          least(private.history_sessions_max(), greatest(0, p_limit))
      ) s
    ), '[]'),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('day', d.day, 'sessions', d.sessions,
        'minutes', d.minutes) order by d.day)
      from (
        select (completed_at at time zone 'Asia/Tokyo')::date as day, count(*) as sessions,
          sum(duration_minutes) as minutes
        from public.training_sessions where user_id = member group by 1
      ) d
    ), '[]')
  );
end
$$;

-- Stores a practice that was just finished, with the validation of a pushed row; repeating the same
-- id and content changes nothing. Returns { status: 'saved', id } or { status: 'rejected', code }.
create function private.save_training_session(p_session jsonb) returns jsonb
language plpgsql volatile
as $$
declare
  member constant uuid := private.calling_member();
  session_id uuid;
  pushed jsonb;
  rev bigint;
begin
  perform private.begin_write(member);
  perform private.ensure_member(member);
  perform private.check_request(p_session);
  begin
    session_id := coalesce((p_session ->> 'id')::uuid, gen_random_uuid());
    pushed := jsonb_build_object('collection', 'training_sessions', 'op', 'insert',
      'id', session_id, 'base_rev', 0, 'patch', p_session - 'id'
        || jsonb_build_object('completed_at', private.wire_instant(private.now())));
    rev := case
      when exists (select from public.training_sessions where user_id = member and id = session_id)
      then 0 else private.allot_revisions(member, 1) end;
    perform private.push_to_collection(member, pushed, rev);
  exception
    when sqlstate 'KJ001' then
      return jsonb_build_object('status', 'rejected', 'code', sqlerrm);
    when data_exception or integrity_constraint_violation then
      return jsonb_build_object('status', 'rejected', 'code', 'invalid_value');
  end;
  return jsonb_build_object('status', 'saved', 'id', session_id);
end
$$;

-- Training sessions and lesson progress in the exchange.

create function private.wire_training_session(r public.training_sessions) returns jsonb
language sql stable
return jsonb_build_object('collection', 'training_sessions', 'id', r.id, 'rev', r.rev, 'deleted', false,
    'training_type', r.training_type, 'video_title', r.video_title, 'video_number', r.video_number,
    'status', r.status, 'duration_minutes', r.duration_minutes, 'details', r.details,
    'completed_at', private.wire_instant(r.completed_at));

-- Stores sessions in one statement, since a device that was offline may push hundreds. Returns an outcome for each row;
-- raises if one of them is invalid, and then nothing is stored.
create function private.push_training_sessions(p_user_id uuid, p_rows jsonb, p_revs bigint[]) returns text[]
language plpgsql volatile
set search_path = ''
as $$
declare
  outcomes text[];
begin
  if exists (select from jsonb_array_elements(p_rows) as r where r ->> 'op' = 'delete') then
    perform private.reject('unsupported_op');
  end if;
  if 20000 < jsonb_array_length(p_rows) + (
    select count(*) from (select from public.training_sessions where user_id = p_user_id limit 20000) own
  ) then
    perform private.reject('limit');
  end if;
  perform private.check_fields(r -> 'patch', array['training_type', 'video_title', 'video_number', 'status',
    'duration_minutes', 'details', 'completed_at']) from jsonb_array_elements(p_rows) as r;
  with pushed as materialized (
    select n, p_revs[n] as rev, (r ->> 'id')::uuid as id, (r ->> 'base_rev')::bigint as base_rev, patch,
      patch ->> 'training_type' as training_type, patch ->> 'video_title' as video_title,
      (patch ->> 'video_number')::integer as video_number, patch ->> 'status' as status,
      (patch ->> 'duration_minutes')::integer as duration_minutes, nullif(patch -> 'details', 'null') as details,
      private.read_instant(patch ->> 'completed_at') as completed_at
    from jsonb_array_elements(p_rows) with ordinality as e (r, n), lateral (select r -> 'patch' as patch) p
  ), inserted as (
    insert into public.training_sessions (user_id, id, training_type, video_title, video_number, status,
      duration_minutes, details, completed_at, rev)
    -- The instant is capped, so that a clock running ahead cannot put a practice into the future.
    select p_user_id, id, training_type, video_title, video_number, status, duration_minutes, details,
      date_trunc('milliseconds', least(completed_at, private.now() + interval '5 minutes')), rev
    from pushed where completed_at is not null order by n
    on conflict (user_id, id) do nothing
    returning id, rev, completed_at
  )
  select array_agg(
    case
      when i.rev = p.rev then case when i.completed_at = p.completed_at and p.base_rev = 0 then 'ok' else 'merged' end
      when p.completed_at is null then 'rejected:invalid_value'
      when (p.training_type, p.video_title, p.video_number, p.status, p.duration_minutes, p.details)
        is not distinct from (s.training_type, s.video_title, s.video_number, s.status, s.duration_minutes, s.details)
        then 'merged'
      else 'rejected:immutable'
    end order by p.n) into outcomes
  from pushed p left join inserted i on i.id = p.id
    left join public.training_sessions s on s.user_id = p_user_id and s.id = p.id;
  return outcomes;
end
$$;

create function private.wire_training_progress(r public.training_progress) returns jsonb
language sql stable
return jsonb_build_object('collection', 'training_progress', 'id', r.training_type, 'rev', r.rev, 'deleted', false,
    'current_lesson', r.current_lesson, 'total_lessons', r.total_lessons, 'last_watched_date', r.last_watched_date,
    'completed_at', private.wire_instant(r.completed_at));

-- The number of lessons of each programme; null for an unknown one. The twin of programmes in sync/rules/lessons.ts.
create function private.lessons_of(p_training_type text) returns integer
language sql immutable
return case p_training_type when 'brain-speed' then 30 end;

-- Progress only grows, and by at most one lesson for each UTC day since the last one; the first row may bring what was
-- practised offline within the last week. The twin of grantLessonProgress() in sync/rules/lessons.ts; a test keeps them
-- equal.
create function private.push_training_progress(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  today date := (private.now() at time zone 'UTC')::date;
  first_day date;
  old public.training_progress;
  claim public.training_progress;
  won public.training_progress;
  done_before integer;
  done_claimed integer;
  done integer;
begin
  if p_row ->> 'op' = 'delete' then perform private.reject('unsupported_op'); end if;
  if private.lessons_of(p_row ->> 'id') is null then perform private.reject('invalid_id'); end if;
  perform private.check_fields(patch, array['current_lesson', 'total_lessons', 'last_watched_date', 'completed_at']);
  select * into old from public.training_progress where user_id = p_user_id and training_type = p_row ->> 'id';
  claim.total_lessons := coalesce((patch ->> 'total_lessons')::integer, private.lessons_of(p_row ->> 'id'));
  claim.current_lesson := coalesce((patch ->> 'current_lesson')::integer, old.current_lesson, 1);
  claim.last_watched_date := case when patch ? 'last_watched_date'
    then private.read_day(patch ->> 'last_watched_date') else old.last_watched_date end;
  claim.completed_at := case when patch ? 'completed_at'
    then private.read_instant(patch ->> 'completed_at') else old.completed_at end;
  won.total_lessons := private.lessons_of(p_row ->> 'id');
  if claim.total_lessons <> won.total_lessons or claim.current_lesson not between 1 and won.total_lessons then
    perform private.reject('invalid_value');
  end if;

  -- The day before the first one that counts. After a restored backup the row may be older than its first version here.
  select (created_at at time zone 'UTC')::date - 1 into first_day from public.users where id = p_user_id;
  if old.id is null and (select ended_epochs = '{}' from private.member_revisions where user_id = p_user_id) then
    first_day := greatest(first_day, today - 7);
  end if;
  -- An earlier day would grant more lessons, a future one comes from a wrong clock.
  if claim.last_watched_date < first_day then claim.last_watched_date := first_day; end if;
  if claim.last_watched_date > today then claim.last_watched_date := today; end if;
  done_before := case when old.completed_at is not null then old.total_lessons else coalesce(old.current_lesson, 1) - 1 end;
  done_claimed := case when claim.completed_at is not null then won.total_lessons else claim.current_lesson - 1 end;
  done := least(greatest(done_before, done_claimed),
    done_before + greatest(0, today - coalesce(old.last_watched_date, first_day)));
  won.current_lesson := least(done + 1, won.total_lessons);
  won.completed_at := case when done = won.total_lessons then
    least(old.completed_at, claim.completed_at, private.now()) end;
  won.last_watched_date := greatest(old.last_watched_date, claim.last_watched_date,
    case when done > done_before then coalesce(old.last_watched_date, first_day) + (done - done_before) end);

  if old.id is not null and (won.current_lesson, won.last_watched_date, won.completed_at)
    is not distinct from (old.current_lesson, old.last_watched_date, old.completed_at) then
    return 'merged';
  end if;
  insert into public.training_progress as p
    (user_id, training_type, total_lessons, current_lesson, last_watched_date, completed_at, rev)
  values (p_user_id, p_row ->> 'id', won.total_lessons, won.current_lesson, won.last_watched_date, won.completed_at, p_rev)
  on conflict (user_id, training_type) do update set current_lesson = excluded.current_lesson,
    last_watched_date = excluded.last_watched_date, completed_at = excluded.completed_at,
    updated_at = private.now(), rev = excluded.rev;
  return case when coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint
      and (won.current_lesson, won.last_watched_date, won.completed_at)
        is not distinct from (claim.current_lesson, claim.last_watched_date, claim.completed_at)
    then 'ok' else 'merged' end;
end
$$;

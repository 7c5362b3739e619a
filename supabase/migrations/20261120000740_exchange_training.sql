-- The exchange's treatment of finished practices and of progress in lessons.

create function private.wire_training_session(r public.training_sessions) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('c', 'training_sessions', 'id', r.id, 'rev', r.rev, 'deleted', false,
    'training_type', r.training_type, 'video_title', r.video_title, 'video_number', r.video_number,
    'status', r.status, 'duration_minutes', r.duration_minutes, 'details', r.details,
    'completed_at', private.wire_instant(r.completed_at))
$$;

create function private.push_training_session(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  session_id uuid := (p_row ->> 'id')::uuid;
  sent_at timestamptz := private.read_instant(patch ->> 'completed_at');
  next public.training_sessions;
  old public.training_sessions;
begin
  if p_row ->> 'op' <> 'set' then perform private.reject('unsupported_op'); end if;
  if sent_at is null then perform private.reject('invalid_value'); end if;
  perform private.check_fields(patch, array['training_type', 'video_title', 'video_number', 'status',
    'duration_minutes', 'details', 'completed_at']);
  next.training_type := patch ->> 'training_type';
  next.video_title := patch ->> 'video_title';
  next.video_number := (patch ->> 'video_number')::integer;
  next.status := patch ->> 'status';
  next.duration_minutes := (patch ->> 'duration_minutes')::integer;
  next.details := nullif(patch -> 'details', 'null');
  -- A device whose clock runs ahead must not put a practice into the future.
  next.completed_at := least(sent_at, private.now() + interval '5 minutes');
  select * into old from public.training_sessions where user_id = p_user_id and id = session_id;
  if old.id is not null then
    if (next.training_type, next.video_title, next.video_number, next.status, next.duration_minutes, next.details)
      is distinct from (old.training_type, old.video_title, old.video_number, old.status, old.duration_minutes, old.details)
    then
      perform private.reject('immutable');
    end if;
    return 'merged';
  end if;
  insert into public.training_sessions (user_id, id, training_type, video_title, video_number, status,
    duration_minutes, details, completed_at, rev)
  values (p_user_id, session_id, next.training_type, next.video_title, next.video_number, next.status,
    next.duration_minutes, next.details, date_trunc('milliseconds', next.completed_at), p_rev);
  return case when next.completed_at = sent_at and (p_row ->> 'base_rev')::bigint = 0 then 'ok' else 'merged' end;
end
$$;

create function private.wire_training_progress(r public.training_progress) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('c', 'training_progress', 'id', r.training_type, 'rev', r.rev, 'deleted', false,
    'current_lesson', r.current_lesson, 'total_lessons', r.total_lessons, 'last_watched_date', r.last_watched_date,
    'completed_at', private.wire_instant(r.completed_at))
$$;

-- Progress only grows: the further device wins. But no faster than one lesson for each UTC day since the last one.
-- The twin of grantLessonProgress() in sync/rules/lessons.ts; a test keeps them equal.
create function private.push_training_progress(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  today date := (private.now() at time zone 'UTC')::date;
  joined date;
  old public.training_progress;
  claim public.training_progress;
  won public.training_progress;
  done_before integer;
  done_claimed integer;
  done integer;
begin
  if p_row ->> 'op' <> 'set' then perform private.reject('unsupported_op'); end if;
  perform private.check_fields(patch, array['current_lesson', 'total_lessons', 'last_watched_date', 'completed_at']);
  select * into old from public.training_progress where user_id = p_user_id and training_type = p_row ->> 'id';
  claim.total_lessons := coalesce((patch ->> 'total_lessons')::integer, old.total_lessons, 30);
  claim.current_lesson := coalesce((patch ->> 'current_lesson')::integer, old.current_lesson, 1);
  claim.last_watched_date := case when patch ? 'last_watched_date'
    then private.read_day(patch ->> 'last_watched_date') else old.last_watched_date end;
  claim.completed_at := case when patch ? 'completed_at'
    then private.read_instant(patch ->> 'completed_at') else old.completed_at end;
  won.total_lessons := coalesce(old.total_lessons, claim.total_lessons);
  if claim.total_lessons <> won.total_lessons or claim.current_lesson not between 1 and won.total_lessons then
    perform private.reject('invalid_value');
  end if;
  if old.id is null and 100 <= (select count(*) from public.training_progress where user_id = p_user_id) then
    perform private.reject('limit');
  end if;

  select (created_at at time zone 'UTC')::date into joined from public.users where id = p_user_id;
  -- A day before joining would make up for lessons never missed, and one to come is a clock that runs ahead.
  if claim.last_watched_date < joined - 1 then claim.last_watched_date := joined - 1; end if;
  if claim.last_watched_date > today then claim.last_watched_date := today; end if;
  done_before := case when old.completed_at is not null then old.total_lessons else coalesce(old.current_lesson, 1) - 1 end;
  done_claimed := case when claim.completed_at is not null then won.total_lessons else claim.current_lesson - 1 end;
  done := least(greatest(done_before, done_claimed),
    done_before + greatest(0, today - coalesce(old.last_watched_date, joined - 1)));
  won.current_lesson := least(done + 1, won.total_lessons);
  won.completed_at := case when done = won.total_lessons then
    least(old.completed_at, claim.completed_at, private.now()) end;
  won.last_watched_date := greatest(old.last_watched_date, claim.last_watched_date,
    case when done > done_before then coalesce(old.last_watched_date, joined - 1) + (done - done_before) end);

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

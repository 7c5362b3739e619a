-- Lesson programmes: the position of each member, and the lessons that a day grants.

create table public.training_progress (
  id uuid not null default gen_random_uuid() unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  training_type text not null
    check (char_length(training_type) between 1 and private.training_type_max()),
  total_lessons integer not null default 30 check (total_lessons between 1 and 1000),
  current_lesson integer not null default 1 check (current_lesson between 1 and total_lessons),
  last_watched_date date,
  completed_at timestamptz,
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, training_type)
);
comment on table public.training_progress is
  'The next lesson of each programme, and the UTC day of the last one watched.';
select private.sync_table('training_progress');
select private.show_own_rows('training_progress');

-- The UTC day on which a member began: the day of joining, or of an earlier login, which was recorded
-- without an account.
create function private.first_lesson_day(p_user_id uuid) returns date
language sql stable
as $$
  select least((u.created_at at time zone 'UTC')::date, (
      select (greatest(r.login_date::timestamp at time zone 'Asia/Tokyo', least(r.claimed_at,
        (r.login_date + 1)::timestamp at time zone 'Asia/Tokyo' - interval '1 millisecond'))
          at time zone 'UTC')::date
      from public.login_records r where r.user_id = p_user_id and r.kind = 'login'
      order by r.login_date limit 1
    ))
  from public.users u where u.id = p_user_id
$$;

-- The UTC day on which a programme opened to a member: the first day for the first programme, else
-- the day on which the previous one was completed, at one lesson a day; null while that is not
-- complete. The twin of programmeOpened() in tests/support/reference/lesson-grant.ts.
create function private.programme_opened(p_user_id uuid, p_training_type text) returns date
language sql stable
as $$
  select case when private.programme_before(p_training_type) is null then first.day else (
      select greatest(first.day + p.total_lessons - 1, (p.completed_at at time zone 'UTC')::date)
      from public.training_progress p
      where p.user_id = p_user_id and p.training_type = private.programme_before(p_training_type)
        and p.completed_at is not null
    ) end
  from (select private.first_lesson_day(p_user_id) as day) as first
$$;

-- Progress in the exchange

create function private.count_completed_lessons(p public.training_progress) returns integer
language sql immutable
return case when p.completed_at is null then p.current_lesson - 1 else p.total_lessons end;

-- Merges a position and grants one lesson for each UTC day since the last one, or since the
-- programme opened: a first row may bring as many as the member's days. The twin of
-- grantLessonProgress() in tests/support/reference/lesson-grant.ts.
create function private.push_training_progress(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  today date := (private.now() at time zone 'UTC')::date;
  first_day date;
  old public.training_progress;
  claim public.training_progress;
  merged public.training_progress;
  done_before integer;
  done integer;
begin
  if private.lessons_of(p_row ->> 'id') is null then perform private.reject('invalid_id'); end if;
  select * into old from public.training_progress
  where user_id = p_user_id and training_type = p_row ->> 'id';
  perform private.read_day(patch ->> 'last_watched_date');
  claim := jsonb_populate_record(old, patch);
  claim.current_lesson := coalesce(claim.current_lesson, old.current_lesson, 1);
  if patch ? 'completed_at' then
    claim.completed_at := private.read_instant(patch ->> 'completed_at');
  end if;
  claim.total_lessons := private.lessons_of(p_row ->> 'id');
  if (patch ->> 'total_lessons')::integer <> claim.total_lessons
    or claim.current_lesson not between 1 and claim.total_lessons then
    perform private.reject('invalid_value');
  end if;

  -- The day before the first one that counts.
  first_day := private.programme_opened(p_user_id, p_row ->> 'id') - 1;
  if first_day is null then
    claim.current_lesson := 1;
    claim.last_watched_date := null;
    claim.completed_at := null;
  end if;
  -- An earlier day would grant more lessons, a future one comes from a wrong clock.
  if claim.last_watched_date < first_day then claim.last_watched_date := first_day; end if;
  if claim.last_watched_date > today then claim.last_watched_date := today; end if;
  merged := private.merge_training_progress(old, claim);
  done_before := coalesce(private.count_completed_lessons(old), 0);
  done := least(private.count_completed_lessons(merged),
    done_before + greatest(0, today - coalesce(old.last_watched_date, first_day)));
  merged.current_lesson := least(done + 1, merged.total_lessons);
  merged.completed_at := case when done = merged.total_lessons then
    least(merged.completed_at, private.now()) end;
  merged.last_watched_date := greatest(merged.last_watched_date,
    case when done > done_before
      then coalesce(old.last_watched_date, first_day) + (done - done_before) end);

  if old.id is not null and (merged.current_lesson, merged.last_watched_date, merged.completed_at)
    is not distinct from (old.current_lesson, old.last_watched_date, old.completed_at) then
    return private.accepted(false);
  end if;
  insert into public.training_progress as p
    (user_id, training_type, total_lessons, current_lesson, last_watched_date, completed_at, rev)
  values (p_user_id, p_row ->> 'id', merged.total_lessons, merged.current_lesson,
    merged.last_watched_date, merged.completed_at, p_rev)
  on conflict (user_id, training_type) do update set current_lesson = excluded.current_lesson,
    last_watched_date = excluded.last_watched_date, completed_at = excluded.completed_at,
    updated_at = private.now(), rev = excluded.rev;
  return private.accepted(coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint
    and (merged.current_lesson, merged.last_watched_date, merged.completed_at)
      is not distinct from (claim.current_lesson, claim.last_watched_date, claim.completed_at));
end
$$;

-- Release 3: three more programmes. The second round of brain-speed opens when the first is complete.

create or replace function private.lessons_of(p_training_type text) returns integer
language sql immutable
return case when p_training_type in ('brain-speed', 'brain-speed-2', 'language-comprehension', 'memory-enhancement') then 30 end;

-- The programme that must be complete before another one opens; null if none. The twin of programmeBefore() in
-- sync/rules/lessons.ts.
create function private.programme_before(p_training_type text) returns text
language sql immutable
return case p_training_type when 'brain-speed-2' then 'brain-speed' end;

-- The UTC day on which a programme opened to a member: that of joining, or of completing the programme before it; null while that
-- one is not complete. The twin of programmeOpened() in sync/rules/lessons.ts.
create function private.programme_opened(p_user_id uuid, p_training_type text) returns date
language sql stable
set search_path = ''
as $$
  select case when private.programme_before(p_training_type) is null then joined.day else (
      select greatest(joined.day, (p.completed_at at time zone 'UTC')::date) from public.training_progress p
      where p.user_id = p_user_id and p.training_type = private.programme_before(p_training_type) and p.completed_at is not null
    ) end
  from (select (created_at at time zone 'UTC')::date as day from public.users where id = p_user_id) as joined
$$;

-- As before, but from the day on which the programme opened; until then nothing is granted.
create or replace function private.push_training_progress(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
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
  first_day := private.programme_opened(p_user_id, p_row ->> 'id') - 1;
  if first_day is null then
    claim.current_lesson := 1;
    claim.last_watched_date := null;
    claim.completed_at := null;
  elsif old.id is null and (select ended_epochs = '{}' from private.member_revisions where user_id = p_user_id) then
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

-- The exchange's treatment of single rows: one push function and one wire form a collection.

-- Local writes already answered, by their own id: sending one again changes nothing and is answered alike, also when
-- it was refused, with `code`. Kept 90 days.
create table private.sync_mutations (
  user_id uuid not null references auth.users (id) on delete cascade,
  mut uuid not null,
  code text,
  created_at timestamptz not null default private.now(),
  primary key (user_id, mut)
);
create index sync_mutations_created on private.sync_mutations (created_at);
comment on table private.sync_mutations is 'Ids of local writes that were accepted, or refused with a code.';
alter table private.sync_mutations enable row level security;
revoke all on private.sync_mutations from public, anon, authenticated;

-- Refuses the row under work with a code that the member's device understands; other rows of the batch go on.
create function private.reject(p_code text) returns void
language plpgsql immutable
set search_path = ''
as $$ begin raise sqlstate 'KJ001' using message = p_code; end $$;

-- Instants travel as ISO 8601 in UTC with milliseconds.
create function private.wire_instant(p_at timestamptz) returns text
language sql immutable
set search_path = ''
as $$ select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create function private.read_instant(p_value text) returns timestamptz
language plpgsql immutable
set search_path = ''
as $$
declare
  instant timestamptz := date_trunc('milliseconds', p_value::timestamptz);
begin
  if p_value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T.*(Z|[+-][0-9]{2}:[0-9]{2})$'
    or instant not between '2000-01-01T00:00:00Z' and '2200-01-01T00:00:00Z' then
    perform private.reject('invalid_value');
  end if;
  return instant;
end
$$;

-- A calendar day, without PostgreSQL's own words for dates such as 'infinity' and 'yesterday'.
create function private.read_day(p_value text) returns date
language plpgsql immutable
set search_path = ''
as $$
begin
  if p_value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then perform private.reject('invalid_value'); end if;
  return p_value::date;
end
$$;

create function private.check_fields(p_patch jsonb, p_allowed text[]) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if exists (select from jsonb_object_keys(p_patch) as field where field <> all (p_allowed)) then
    perform private.reject('forbidden_field');
  end if;
end
$$;

create function private.wire_profile(r public.users) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('c', 'profiles', 'id', 'me', 'rev', r.rev, 'deleted', false,
    'username', r.username, 'bio', r.bio, 'location', r.location, 'birth_date', r.birth_date,
    'phone_number', r.phone_number, 'email', r.email, 'email_verified', r.email_verified, 'tickets', r.tickets,
    'total_logins', r.total_logins, 'current_streak', r.current_streak, 'longest_streak', r.longest_streak,
    'last_login_date', r.last_login_date, 'created_at', private.wire_instant(r.created_at))
$$;

create function private.push_profile(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  old public.users;
begin
  if p_row ->> 'op' <> 'set' then perform private.reject('unsupported_op'); end if;
  if p_row ->> 'id' <> 'me' then perform private.reject('invalid_id'); end if;
  perform private.check_fields(patch, array['username', 'bio', 'location', 'birth_date', 'phone_number']);
  if patch ? 'username' and coalesce(btrim(patch ->> 'username'), '') = '' then perform private.reject('invalid_value'); end if;
  if private.read_day(patch ->> 'birth_date') > private.tokyo_today() then perform private.reject('invalid_value'); end if;
  select * into old from public.users where id = p_user_id;
  update public.users set
    username = case when patch ? 'username' then patch ->> 'username' else username end,
    bio = case when patch ? 'bio' then patch ->> 'bio' else bio end,
    location = case when patch ? 'location' then patch ->> 'location' else location end,
    birth_date = case when patch ? 'birth_date' then (patch ->> 'birth_date')::date else birth_date end,
    phone_number = case when patch ? 'phone_number' then patch ->> 'phone_number' else phone_number end,
    updated_at = private.now(), rev = p_rev
  where id = p_user_id;
  return case when old.rev = (p_row ->> 'base_rev')::bigint then 'ok' else 'merged' end;
end
$$;

create function private.wire_login_record(r public.login_records) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('c', 'login_records', 'id', r.login_date, 'rev', r.rev, 'deleted', false,
    'kind', r.kind, 'claimed_at', private.wire_instant(r.claimed_at), 'tz', r.tz, 'device', r.device)
$$;

-- A day is opened by a login of the last 30 days, or covered by a ticket while tickets are left. Where both claim the
-- same day the login wins; the earliest claim is kept.
create function private.push_login_record(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
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
begin
  if p_row ->> 'op' <> 'set' then perform private.reject('unsupported_op'); end if;
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
  if claim.kind = 'login' and claim.login_date < today - 30 then perform private.reject('too_old'); end if;
  if claim.kind = 'ticket' and old.kind is null and private.tickets_granted() <= (
    select count(*) from public.login_records where user_id = p_user_id and kind = 'ticket'
  ) then
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

create function private.wire_kata_form(r public.kata_forms) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('c', 'kata_forms', 'id', r.id, 'rev', r.rev, 'deleted', r.deleted)
    || case when r.deleted then '{}' else jsonb_build_object('zou', r.zou, 'ishiki', r.ishiki, 'name', r.name,
      'category', r.category, 'is_copied', r.is_copied, 'original_id', r.original_id, 'copy_count', r.copy_count,
      'review', (select v.review from private.kata_reviews v where v.user_id = r.user_id and v.id = r.id)) end
$$;

-- The order in which one review outdoes another; the twin of laterReview() in sync/rules/kata-review.ts.
create function private.review_order(p_review jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' ', p_review ->> 'reviewed_at', p_review ->> 'reviewed_day', p_review ->> 'due_day',
    p_review ->> 'reps', p_review ->> 'lapses', p_review ->> 'stability', p_review ->> 'difficulty') collate "C"
$$;

-- A review in its one form. A device whose clock runs ahead must not outdo the reviews of the others for long.
create function private.read_review(p_review jsonb) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  review jsonb;
begin
  if exists (select from unnest(array['stability', 'difficulty', 'reps', 'lapses']) as field
    where jsonb_typeof(p_review -> field) is distinct from 'number'
      or (p_review ->> field)::numeric not between 0 and 1000000) then
    perform private.reject('invalid_value');
  end if;
  review := jsonb_build_object(
    'reviewed_at', private.wire_instant(least(private.read_instant(p_review ->> 'reviewed_at'),
      private.now() + interval '5 minutes')),
    'reviewed_day', private.read_day(p_review ->> 'reviewed_day'), 'due_day', private.read_day(p_review ->> 'due_day'),
    'stability', trim_scale(round((p_review ->> 'stability')::numeric, 4)),
    'difficulty', trim_scale(round((p_review ->> 'difficulty')::numeric, 4)),
    'reps', (p_review ->> 'reps')::integer, 'lapses', (p_review ->> 'lapses')::integer);
  if 'null' in (review -> 'reviewed_at', review -> 'reviewed_day', review -> 'due_day') then
    perform private.reject('invalid_value');
  end if;
  return review;
end
$$;

-- Keeps the later of two reviews of a kata; no review is older than any.
create function private.keep_review(p_user_id uuid, p_kata_id uuid, p_review jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if coalesce(p_review, 'null') = 'null' then return; end if;
  insert into private.kata_reviews as kept (user_id, id, review)
  values (p_user_id, p_kata_id, private.read_review(p_review))
  on conflict (user_id, id) do update set review = excluded.review
    where private.review_order(excluded.review) > private.review_order(kept.review);
end
$$;

-- Notes that a member copied a shared kata; refuses a source that is gone or the member's own, and a second copy.
create function private.note_copy(p_user_id uuid, p_original_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  source record;
begin
  select user_id, id into source from public.kata_forms
  where id = p_original_id and not is_copied and not deleted order by created_at, user_id limit 1;
  if not found then perform private.reject('source_gone'); end if;
  if source.user_id = p_user_id then perform private.reject('own_kata'); end if;
  if exists (
    select from public.kata_forms where user_id = p_user_id and original_id = p_original_id and is_copied and not deleted
  ) then
    perform private.reject('already_copied');
  end if;
  insert into private.kata_copies (source_user_id, source_id, copier_id)
  values (source.user_id, source.id, p_user_id) on conflict do nothing;
end
$$;

-- Raises copy_count of the sources that this member has newly copied. A source that somebody else is writing at this
-- moment is left to the member's next push or to the job: nobody waits here, so members never block in a circle.
create function private.count_copies(p_user_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  free uuid[];
begin
  if not exists (select from private.kata_copies where copier_id = p_user_id and not counted) then return; end if;
  select array_agg(locked.id) into free from (
    select k.id from public.kata_forms k join private.kata_copies c on (k.user_id, k.id) = (c.source_user_id, c.source_id)
    where c.copier_id = p_user_id and not c.counted for no key update of k skip locked
  ) locked;
  with fresh as (
    update private.kata_copies set counted = true
    where copier_id = p_user_id and not counted and source_id = any (free)
    returning source_user_id, source_id
  )
  update public.kata_forms k set copy_count = copy_count + 1
  from fresh where (k.user_id, k.id) = (fresh.source_user_id, fresh.source_id);
end
$$;

create function private.push_kata_form(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  kata_id uuid := (p_row ->> 'id')::uuid;
  old public.kata_forms;
  next public.kata_forms;
begin
  perform private.check_fields(patch, array['zou', 'ishiki', 'name', 'category', 'is_copied', 'original_id', 'review']);
  select * into old from public.kata_forms where user_id = p_user_id and id = kata_id;
  if old.deleted then return 'merged'; end if;

  if p_row ->> 'op' = 'del' then
    insert into public.kata_forms (user_id, id, zou, ishiki, deleted, rev)
    values (p_user_id, kata_id, '', '', true, p_rev)
    on conflict (user_id, id) do update set zou = '', ishiki = '', name = null, category = null, deleted = true,
      updated_at = private.now(), rev = excluded.rev;
    delete from private.kata_reviews where user_id = p_user_id and id = kata_id;
    return 'ok';
  end if;

  next.zou := case when patch ? 'zou' then patch ->> 'zou' else old.zou end;
  next.ishiki := case when patch ? 'ishiki' then patch ->> 'ishiki' else old.ishiki end;
  next.name := case when patch ? 'name' then nullif(patch ->> 'name', '') else old.name end;
  next.category := case when patch ? 'category' then nullif(patch ->> 'category', '') else old.category end;
  if coalesce(btrim(next.zou), '') = '' or coalesce(btrim(next.ishiki), '') = '' then perform private.reject('invalid_value'); end if;
  if greatest(char_length(next.zou), char_length(next.ishiki)) > 2000
    or greatest(char_length(next.name), char_length(next.category)) > 100 then
    perform private.reject('too_long');
  end if;

  if old.id is not null then
    if patch ? 'is_copied' and (patch ->> 'is_copied')::boolean is distinct from old.is_copied
      or patch ? 'original_id' and (patch ->> 'original_id')::uuid is distinct from old.original_id then
      perform private.reject('immutable');
    end if;
    update public.kata_forms set zou = next.zou, ishiki = next.ishiki, name = next.name, category = next.category,
      updated_at = private.now(), rev = p_rev
    where user_id = p_user_id and id = kata_id;
    perform private.keep_review(p_user_id, kata_id, patch -> 'review');
    return case when old.rev = (p_row ->> 'base_rev')::bigint then 'ok' else 'merged' end;
  end if;

  if 10000 <= (
    select count(*) from (select from public.kata_forms where user_id = p_user_id and not deleted limit 10000) own
  ) then
    perform private.reject('limit');
  end if;
  next.is_copied := coalesce((patch ->> 'is_copied')::boolean, false);
  next.original_id := (patch ->> 'original_id')::uuid;
  if next.is_copied <> (next.original_id is not null) then perform private.reject('invalid_value'); end if;
  if next.is_copied then perform private.note_copy(p_user_id, next.original_id); end if;
  insert into public.kata_forms (user_id, id, zou, ishiki, name, category, is_copied, original_id, rev)
  values (p_user_id, kata_id, next.zou, next.ishiki, next.name, next.category, next.is_copied, next.original_id, p_rev);
  perform private.keep_review(p_user_id, kata_id, patch -> 'review');
  -- A device that took the row for an older one may hold more of it than it sent.
  return case when (p_row ->> 'base_rev')::bigint = 0 then 'ok' else 'merged' end;
end
$$;

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
-- The twin of grantProgress() in sync/rules/lessons.ts; a test keeps them equal.
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
  claim.last_watched_date := case when patch ? 'last_watched_date' then private.read_day(patch ->> 'last_watched_date') else old.last_watched_date end;
  claim.completed_at := case when patch ? 'completed_at' then private.read_instant(patch ->> 'completed_at') else old.completed_at end;
  won.total_lessons := coalesce(old.total_lessons, claim.total_lessons);
  if claim.total_lessons <> won.total_lessons or claim.current_lesson not between 1 and won.total_lessons then
    perform private.reject('invalid_value');
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

do $$
declare
  f record;
begin
  for f in select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'private'::regnamespace
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
  end loop;
end
$$;

-- Brings the staged rows of another system in: run in one transaction, after the tables `staged_*` were
-- filled with the texts of the source (see tables.ts). Leaves a line in `import_report` for each row
-- that is left out, and for each number that differs from the source's.

create temp table import_report (
  file text not null,
  line integer not null,
  source text not null,
  kind text not null,
  reason text not null
) on commit drop;

-- Texts of the source as values; null for what is none. Nothing that a source has may raise an
-- error, which would name no line.

create function pg_temp.uuid_of(p_text text) returns uuid language sql stable
return case when pg_input_is_valid(p_text, 'uuid') then p_text::uuid end;

create function pg_temp.integer_of(p_text text) returns integer language sql stable
return case when pg_input_is_valid(p_text, 'integer') then p_text::integer end;

create function pg_temp.boolean_of(p_text text) returns boolean language sql stable
return case when pg_input_is_valid(p_text, 'boolean') then p_text::boolean end;

-- A day, which may have midnight as its time.
create function pg_temp.day_of(p_text text) returns date language sql stable
return case when p_text ~ '^\d{4}-\d\d-\d\d([ T]00:00(:00(\.0+)?)?(Z|[+-]00(:?00)?)?)?$' then
  case when pg_input_is_valid(left(p_text, 10), 'date') then left(p_text, 10)::date end end;

-- An instant from 2000 to now.
create function pg_temp.instant_of(p_text text) returns timestamptz language sql stable
return case when p_text ~ '^\d{4}-\d\d-\d\d([ T]|$)' then
  case when pg_input_is_valid(p_text, 'timestamptz') then
    case when p_text::timestamptz between '2000-01-01T00:00:00Z' and private.now()
      then p_text::timestamptz end end end;

-- Longer texts are not read: one that is nested too deep would raise an error.
create function pg_temp.object_of(p_text text) returns jsonb language sql stable
return case when octet_length(p_text) <= 2 * private.details_bytes_max() then
  case when pg_input_is_valid(p_text, 'jsonb') then
    case when jsonb_typeof(p_text::jsonb) = 'object' then p_text::jsonb end end end;

-- Members. An account is known again by its id, else by its address.

create temp table import_members on commit drop as
with checked as (
  select s.*, pg_temp.uuid_of(s.id) as source_id, s.email as address,
    pg_temp.instant_of(s.created_at) as joined_at
  from staged_users s
)
select c.*, null::uuid as user_id, false as is_new, case
    when c.source_id is null then 'id is no UUID'
    when coalesce(c.address, '') !~ '^[!-?A-~]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'
      or char_length(c.address) > 255 then 'email is no address'
    when row_number() over (partition by c.source_id order by c.file, c.line) > 1
      then 'id occurs twice'
    when row_number() over (partition by c.address order by c.file, c.line) > 1
      then 'email occurs twice'
  end as reason
from checked c;
create index on import_members (source_id);

update import_members m set user_id = u.id
from auth.users u where m.reason is null and u.id = m.source_id;
update import_members m set user_id = u.id
from auth.users u where m.reason is null and m.user_id is null and lower(u.email) = m.address;
-- Somebody may have registered with an address that is not theirs.
update import_members m set reason = 'this address has been registered, and is not confirmed'
from auth.users u where m.reason is null and u.id = m.user_id and u.email_confirmed_at is null;
update import_members m set reason = 'the same account as line ' || first.line || ' of ' || first.file
from (
  select distinct on (user_id) user_id, file, line from import_members where reason is null
  order by user_id, file, line
) first
where m.reason is null and m.user_id = first.user_id and (m.file, m.line) <> (first.file, first.line);
update import_members set user_id = source_id, is_new = true where reason is null and user_id is null;

insert into import_report
select file, line, 'users', 'left out', reason from import_members where reason is not null;

-- A field that does not fit is left out, the member is not.
create temp table import_profiles on commit drop as
select m.user_id,
  private.first_username(jsonb_build_object('username', m.username), m.address) as username,
  case when char_length(t.bio) between 1 and private.bio_max() then t.bio end as bio,
  case when char_length(t.location) between 1 and private.location_max()
    then t.location end as location,
  case when pg_temp.day_of(m.birth_date) <= private.tokyo_today()
    then pg_temp.day_of(m.birth_date) end as birth_date,
  case when char_length(t.phone_number) between 1 and private.phone_number_max()
    then t.phone_number end as phone_number,
  m.joined_at
from import_members m
  cross join lateral (select private.stored_text(m.bio) as bio,
    private.stored_text(m.location) as location,
    private.stored_text(m.phone_number) as phone_number) as t
where m.is_new;

insert into import_report
select m.file, m.line, 'users', 'field left out', field.name
from import_members m join import_profiles p using (user_id)
  cross join lateral (values ('bio', m.bio, p.bio), ('location', m.location, p.location),
    ('birth_date', m.birth_date, p.birth_date::text),
    ('phone_number', m.phone_number, p.phone_number), ('created_at', m.created_at, p.joined_at::text),
    ('username', m.username,
      case when private.stored_text(m.username) = p.username then p.username end))
    as field (name, given, kept)
where m.is_new and field.given is not null and field.kept is null;

-- Records: one a member and day; a login wins over a ticket.

create temp table import_login_records on commit drop as
with checked as (
  select s.*, m.user_id as member, coalesce(lower(btrim(s.kind)), 'login') as given_kind,
    pg_temp.day_of(s.login_date) as day, pg_temp.instant_of(s.created_at) as at
  from staged_login_records s
    left join import_members m on m.reason is null and m.source_id = pg_temp.uuid_of(s.user_id)
)
select c.file, c.line, c.member as user_id, c.day, c.given_kind as kind, c.at, c.created_at, case
    when c.member is null then 'user_id is of no imported member'
    when c.day is null then 'login_date is no day'
    when c.day > private.tokyo_today() then 'login_date is ahead'
    when c.day < '2000-01-01' then 'login_date is before 2000'
    when c.given_kind not in ('login', 'ticket') then 'kind is neither login nor ticket'
    when row_number() over (partition by c.member, c.day
      order by (c.given_kind = 'login') desc, c.file, c.line) > 1 then 'the day occurs twice'
  end as reason
from checked c;
insert into import_report
select file, line, 'login_records', 'field left out', 'created_at' from import_login_records
where reason is null and created_at is not null and at is null;

-- Kata. What was deleted in the source stays there.

create temp table import_kata_forms on commit drop as
with checked as (
  select s.file, s.line, s.original_id, s.copy_count, s.created_at, m.user_id as member,
    pg_temp.uuid_of(s.id) as kata_id, private.stored_text(s.zou) as zou,
    private.stored_text(s.ishiki) as ishiki,
    case when not private.is_blank(s.name) then private.stored_text(s.name) end as label,
    case when not private.is_blank(s.category) then private.stored_text(s.category) end as label_2,
    pg_temp.boolean_of(coalesce(s.deleted, 'false')) as is_deleted,
    pg_temp.boolean_of(coalesce(s.is_copied, (s.original_id is not null)::text)) as copied,
    pg_temp.uuid_of(s.original_id) as source_kata, pg_temp.integer_of(s.copy_count) as copies,
    pg_temp.instant_of(s.created_at) as at
  from staged_kata_forms s
    left join import_members m on m.reason is null and m.source_id = pg_temp.uuid_of(s.user_id)
), judged as materialized (
  select c.*, private.kata_problem(c.zou, c.ishiki, c.label, c.label_2) as problem from checked c
)
select c.*, case
    when c.member is null then 'user_id is of no imported member'
    when c.kata_id is null then 'id is no UUID'
    when c.is_deleted is null then 'deleted is neither true nor false'
    when c.kata_id = any (private.starter_kata()) then 'id is that of a starter kata'
    when c.problem = 'too_long' then 'a text is too long'
    when c.problem is not null then 'zou or ishiki is empty'
    when c.copied is null or c.copied <> (c.source_kata is not null)
      then 'is_copied does not agree with original_id'
    when row_number() over (partition by c.kata_id order by c.file, c.line) > 1
      then 'id occurs twice'
    when k.user_id <> c.member then 'id is another member''s'
  end as reason
from judged c left join public.kata_forms k on k.id = c.kata_id
where c.is_deleted is distinct from true;
insert into import_report
select i.file, i.line, 'kata_forms', 'field left out', field.name
from import_kata_forms i cross join lateral (values
  ('copy_count', i.copy_count is not null and coalesce(i.copies, -1) < 0),
  ('created_at', i.created_at is not null and i.at is null)) as field (name, is_lost)
where i.reason is null and field.is_lost;

-- Sessions. One without an id gets the same in each run.

create temp table import_training_sessions on commit drop as
with checked as (
  select s.file, s.line, m.user_id as member, pg_temp.instant_of(s.completed_at) as at,
    private.stored_text(s.video_title) as video_title,
    coalesce(private.stored_text(s.training_type), 'imported') as training_type,
    case when pg_input_is_valid(s.duration_minutes, 'numeric')
      then round(s.duration_minutes::numeric) end as minutes,
    pg_temp.uuid_of(coalesce(s.id, md5(concat_ws('|', s.user_id, s.video_title, s.completed_at))))
      as session_id,
    case when private.is_session_details(pg_temp.object_of(s.details))
      then pg_temp.object_of(s.details) end as facts, s.details,
    case when pg_temp.integer_of(s.video_number) between 0 and 100000
      then pg_temp.integer_of(s.video_number) end as number, s.video_number,
    case when char_length(s.status) <= 32 then s.status end as kept_status, s.status
  from staged_training_sessions s
    left join import_members m on m.reason is null and m.source_id = pg_temp.uuid_of(s.user_id)
)
select c.*, case
    when c.member is null then 'user_id is of no imported member'
    when c.session_id is null then 'id is no UUID'
    when c.at is null then 'completed_at is no time from 2000 to now'
    when c.minutes is null or c.minutes not between 0 and 1440
      then 'duration_minutes is no number from 0 to 1440'
    when coalesce(char_length(c.video_title), 0) not between 1 and private.video_title_max()
      then 'video_title is empty or too long'
    when char_length(c.training_type) not between 1 and private.training_type_max()
      then 'training_type is empty or too long'
    when row_number() over (partition by c.member, c.session_id order by c.file, c.line) > 1
      then 'the session occurs twice'
  end as reason
from checked c;
insert into import_report
select i.file, i.line, 'training_sessions', 'field left out', field.name
from import_training_sessions i cross join lateral (values
  ('details', i.details is not null and i.facts is null),
  ('video_number', i.video_number is not null and i.number is null),
  ('status', i.status is not null and i.kept_status is null)) as field (name, is_lost)
where i.reason is null and field.is_lost;

-- Progress.

create temp table import_training_progress on commit drop as
with checked as (
  select s.*, m.user_id as member, private.lessons_of(s.training_type) as lessons,
    pg_temp.integer_of(s.current_lesson) as lesson, pg_temp.day_of(s.last_watched_date) as watched,
    pg_temp.instant_of(s.completed_at) as at
  from staged_training_progress s
    left join import_members m on m.reason is null and m.source_id = pg_temp.uuid_of(s.user_id)
)
select c.*, case
    when c.member is null then 'user_id is of no imported member'
    when c.lessons is null then 'training_type is no programme'
    when c.total_lessons is not null and pg_temp.integer_of(c.total_lessons)
      is distinct from c.lessons then 'total_lessons is not that of the programme'
    when c.lesson is null or c.lesson not between 1 and c.lessons
      then 'current_lesson is no lesson'
    when c.last_watched_date is not null and c.watched is null then 'last_watched_date is no day'
    when c.watched > (private.now() at time zone 'UTC')::date then 'last_watched_date is ahead'
    when c.watched < '2000-01-01' then 'last_watched_date is before 2000'
    when c.completed_at is not null and c.at is null
      then 'completed_at is no time from 2000 to now'
    when row_number() over (partition by c.member, c.training_type order by c.file, c.line) > 1
      then 'the programme occurs twice'
  end as reason
from checked c;

do $$
declare
  source text;
begin
  foreach source in array array['login_records', 'kata_forms', 'training_sessions', 'training_progress']
  loop
    execute format('with removed as (delete from %I where reason is not null returning file, line, reason)
      insert into import_report select file, line, %L, ''left out'', reason from removed',
      'import_' || source, source);
  end loop;
end
$$;

-- What is there already changes nothing.

delete from import_login_records i using public.login_records r
where r.user_id = i.user_id and r.login_date = i.day and (r.kind = 'login' or i.kind = 'ticket');
delete from import_kata_forms i using public.kata_forms k where k.id = i.kata_id;
delete from import_training_sessions i using public.training_sessions t
where t.user_id = i.member and t.id = i.session_id;
delete from import_training_progress i using public.training_progress p
where p.user_id = i.member and p.training_type = i.training_type and p.current_lesson >= i.lesson;
do $$
declare
  limited record;
begin
  for limited in select * from (values
    ('kata_forms', 'not t.deleted', private.kata_max()),
    ('training_sessions', 'true', private.sessions_max())
  ) as limits (name, counted, most)
  loop
    execute format('with judged as (
        select i.ctid as place, row_number() over (partition by i.member order by i.file, i.line)
          + coalesce(t.amount, 0) > %s as is_over
        from %I i left join (select t.user_id, count(*) as amount from public.%I t where %s
          group by t.user_id) t on t.user_id = i.member
      ), removed as (
        delete from %2$I i using judged j where j.place = i.ctid and j.is_over
        returning i.file, i.line
      )
      insert into import_report select file, line, %3$L, ''left out'', ''the member has too many''
      from removed', limited.most, 'import_' || limited.name, limited.name, limited.counted);
  end loop;
end
$$;
analyze import_login_records, import_kata_forms, import_training_sessions, import_training_progress;

-- Revisions: one for each row of a member, every fifth for those of a table, and the last for the
-- numbers. Members who are there are locked first, like in the exchange.

create temp table import_revs on commit drop as
select user_id, 5 * (max(amount)::integer + 1) as amount, bool_or(is_new) as is_new, 0::bigint as rev
from (
  select user_id, 1 as amount, true as is_new from import_profiles
  union all select user_id, count(*), false from import_login_records group by user_id
  union all select member, count(*), false from import_kata_forms group by member
  union all select member, count(*), false from import_training_sessions group by member
  union all select member, count(*), false from import_training_progress group by member
) rows group by user_id;
alter table import_revs add primary key (user_id);
analyze import_revs;
do $$
begin
  perform private.ensure_member(user_id) from import_revs where not is_new;
  update import_revs set rev = private.allot_revisions(user_id, amount) - amount where not is_new;
end
$$;

-- Triggers would give each row a revision of its own, and poke each device; foreign keys hold because
-- every row was joined to its member above.
set local session_replication_role = replica;

-- With empty tokens, because the auth server cannot read null in these columns.
insert into auth.users (id, instance_id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
  email_change, email_change_token_new)
select p.user_id, '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated',
  m.address, '', private.now(), '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('username', p.username), coalesce(p.joined_at, private.now()), private.now(),
  '', '', '', ''
from import_profiles p join import_members m using (user_id);
insert into auth.identities (id, provider_id, user_id, provider, identity_data, created_at, updated_at)
select gen_random_uuid(), p.user_id, p.user_id, 'email', jsonb_build_object('sub', p.user_id,
  'email', m.address, 'email_verified', true, 'phone_verified', false), private.now(), private.now()
from import_profiles p join import_members m using (user_id);

insert into private.member_revisions (user_id, rev)
select user_id, amount from import_revs where is_new;

insert into public.users (id, username, email, bio, location, birth_date, phone_number, created_at,
  rev, written_rev)
select p.user_id, p.username, m.address, p.bio, p.location, p.birth_date, p.phone_number,
  coalesce(p.joined_at, private.now()), r.rev + 1, r.rev + 1
from import_profiles p join import_members m using (user_id) join import_revs r using (user_id);

insert into public.login_records (user_id, login_date, kind, claimed_at, created_at, rev)
select i.user_id, i.day, i.kind,
  coalesce(i.at, greatest(i.day::timestamp at time zone 'Asia/Tokyo', '2000-01-01T00:00:00Z')),
  coalesce(i.at, private.now()), r.rev + 1 + 5 * row_number() over (partition by i.user_id order by i.day)
from import_login_records i join import_revs r using (user_id)
on conflict (user_id, login_date) do update
  set kind = excluded.kind, claimed_at = excluded.claimed_at, rev = excluded.rev;

insert into public.training_sessions (user_id, id, training_type, video_title, video_number, status,
  duration_minutes, details, completed_at, created_at, rev)
select i.member, i.session_id, i.training_type, i.video_title, i.number,
  coalesce(i.kept_status, 'completed'), greatest(1, i.minutes)::integer, i.facts, i.at, i.at,
  r.rev + 2 + 5 * row_number() over (partition by i.member order by i.at, i.line)
from import_training_sessions i join import_revs r on r.user_id = i.member;

insert into public.training_progress (user_id, training_type, total_lessons, current_lesson,
  last_watched_date, completed_at, updated_at, rev)
select i.member, i.training_type, i.lessons, i.lesson, i.watched, i.at, private.now(),
  r.rev + 3 + 5 * row_number() over (partition by i.member order by i.line)
from import_training_progress i join import_revs r on r.user_id = i.member
on conflict (user_id, training_type) do update
  set current_lesson = excluded.current_lesson, total_lessons = excluded.total_lessons,
    last_watched_date = greatest(training_progress.last_watched_date, excluded.last_watched_date),
    completed_at = coalesce(least(training_progress.completed_at, excluded.completed_at),
      training_progress.completed_at, excluded.completed_at),
    updated_at = excluded.updated_at, rev = excluded.rev;

-- Kata enter the search by their trigger.
set local session_replication_role = origin;

insert into public.kata_forms (user_id, id, name, category, zou, ishiki, is_copied, original_id,
  copy_count, created_at, updated_at, rev)
select i.member, i.kata_id, i.label, i.label_2, i.zou, i.ishiki, i.copied,
  i.source_kata, greatest(0, coalesce(i.copies, 0)), coalesce(i.at, private.now()),
  private.now(), r.rev + 4 + 5 * row_number() over (partition by i.member order by i.line)
from import_kata_forms i join import_revs r on r.user_id = i.member;

-- The numbers, from the days alone.
set local session_replication_role = replica;
select count(private.refresh_streak(user_id, rev + amount)) from import_revs
where user_id in (select user_id from import_login_records);
set local session_replication_role = origin;

insert into import_report
select m.file, m.line, 'users', 'number differs', field.name || ': the source has ' || field.given
  || ', its days give ' || coalesce(field.computed, 'none')
from import_members m join public.users u on u.id = m.user_id
  cross join lateral (values ('tickets', m.tickets, u.tickets::text),
    ('total_logins', m.total_logins, u.total_logins::text),
    ('current_streak', m.current_streak, u.current_streak::text),
    ('longest_streak', m.longest_streak, u.longest_streak::text),
    ('last_login_date', left(m.last_login_date, 10), u.last_login_date::text))
    as field (name, given, computed)
where m.is_new and field.given is not null and field.given is distinct from field.computed;

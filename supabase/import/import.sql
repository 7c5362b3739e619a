-- Brings the staged rows of another system in: run in one transaction, after the tables `staged_*` were
-- filled with the texts of the source (see tables.ts). Leaves a line in `import_report` for each row
-- that is left out, and for each number that differs from the source's.

create temp table import_report (
  source text not null,
  line integer not null,
  kind text not null,
  reason text not null
) on commit drop;

-- Members. An account is known again by its id, else by its address.

create temp table import_members on commit drop as
with checked as (
  select s.*, lower(btrim(s.email)) as address,
    case when pg_input_is_valid(s.created_at, 'timestamptz') then s.created_at::timestamptz end as joined_at
  from staged_users s
), judged as (
  select c.*, case
      when c.id is null or not pg_input_is_valid(c.id, 'uuid') then 'id is no UUID'
      when c.address is null or c.address !~ '^[^@\s]+@[^@\s]+$' or char_length(c.address) > 255
        then 'email is no address'
      when row_number() over (partition by lower(c.id) order by c.line) > 1 then 'id occurs twice'
      when row_number() over (partition by c.address order by c.line) > 1 then 'email occurs twice'
      when c.created_at is not null and c.joined_at is null then 'created_at is no time'
    end as reason
  from checked c
)
select j.*, case when j.reason is null then j.id::uuid end as source_id, null::uuid as user_id,
  false as is_new
from judged j;
create index on import_members (source_id);

update import_members m set user_id = u.id
from auth.users u where m.reason is null and u.id = m.source_id;
update import_members m set user_id = u.id
from auth.users u where m.reason is null and m.user_id is null and lower(u.email) = m.address;
-- Somebody may have registered with an address that is not theirs.
update import_members m set reason = 'this address has been registered, and is not confirmed'
from auth.users u where m.reason is null and u.id = m.user_id and u.email_confirmed_at is null;
update import_members m set reason = 'the same account as line ' || first.line
from (
  select user_id, min(line) as line from import_members where reason is null group by user_id
) first
where m.reason is null and m.user_id = first.user_id and m.line > first.line;
update import_members set user_id = source_id, is_new = true where reason is null and user_id is null;

insert into import_report
select 'users', line, 'left out', reason from import_members where reason is not null;

-- A field that does not fit is left out, the member is not.
create temp table import_profiles on commit drop as
select m.user_id, m.line,
  private.first_username(jsonb_build_object('username', m.username), m.address) as username,
  case when char_length(m.bio) <= private.bio_max() then m.bio end as bio,
  case when char_length(m.location) <= private.location_max() then m.location end as location,
  case when pg_input_is_valid(m.birth_date, 'date') and m.birth_date ~ '^\d{4}-\d\d-\d\d'
    and m.birth_date::date <= private.tokyo_today() then m.birth_date::date end as birth_date,
  case when char_length(m.phone_number) <= private.phone_number_max()
    then m.phone_number end as phone_number,
  least(m.joined_at, private.now()) as joined_at
from import_members m where m.is_new;

insert into import_report
select 'users', m.line, 'field left out', field.name
from import_members m join import_profiles p using (user_id)
  cross join lateral (values ('bio', m.bio, p.bio), ('location', m.location, p.location),
    ('birth_date', m.birth_date, p.birth_date::text),
    ('phone_number', m.phone_number, p.phone_number)) as field (name, given, kept)
where m.is_new and field.given is not null and field.kept is null;

-- Records: one a member and day; a login wins over a ticket.

create temp table import_login_records on commit drop as
with checked as (
  select s.*, m.user_id as member, coalesce(lower(btrim(s.kind)), 'login') as given_kind,
    case when pg_input_is_valid(left(s.login_date, 10), 'date')
      and s.login_date ~ '^\d{4}-\d\d-\d\d' then left(s.login_date, 10)::date end as day,
    case when pg_input_is_valid(s.created_at, 'timestamptz') then s.created_at::timestamptz end as at
  from staged_login_records s
    left join import_members m on m.reason is null and pg_input_is_valid(s.user_id, 'uuid')
      and m.source_id = s.user_id::uuid
)
select c.line, c.member as user_id, c.day, c.given_kind as kind, c.at, case
    when c.member is null then 'user_id is of no imported member'
    when c.day is null then 'login_date is no day'
    when c.day > private.tokyo_today() then 'login_date is ahead'
    when c.given_kind not in ('login', 'ticket') then 'kind is neither login nor ticket'
    when row_number() over (partition by c.member, c.day
      order by (c.given_kind = 'login') desc, c.line) > 1 then 'the day occurs twice'
  end as reason
from checked c;
insert into import_report
select 'login_records', line, 'left out', reason from import_login_records where reason is not null;

-- Kata. What was deleted in the source stays there.

create temp table import_kata_forms on commit drop as
with checked as (
  select s.*, m.user_id as member,
    case when pg_input_is_valid(s.id, 'uuid') then s.id::uuid end as kata_id,
    private.stored_text(s.zou) as plain_zou, private.stored_text(s.ishiki) as plain_ishiki,
    case when private.is_blank(s.name) then null else private.stored_text(s.name) end as label,
    case when private.is_blank(s.category) then null
      else private.stored_text(s.category) end as label_2,
    lower(coalesce(s.deleted, 'false')) in ('t', 'true', '1') as is_deleted,
    lower(coalesce(s.is_copied, 'false')) in ('t', 'true', '1') as copied
  from staged_kata_forms s
    left join import_members m on m.reason is null and pg_input_is_valid(s.user_id, 'uuid')
      and m.source_id = s.user_id::uuid
)
select c.*, case
    when c.member is null then 'user_id is of no imported member'
    when c.kata_id is null then 'id is no UUID'
    when private.is_blank(coalesce(c.zou, '')) or private.is_blank(coalesce(c.ishiki, ''))
      then 'zou or ishiki is empty'
    when greatest(char_length(c.zou), char_length(c.ishiki)) > private.kata_text_max()
      or greatest(char_length(c.label), char_length(c.label_2)) > private.kata_label_max()
      or char_length(private.fold_text(concat(c.zou, c.ishiki, c.label, c.label_2)))
        > private.kata_folded_max() then 'a text is too long'
    when row_number() over (partition by c.kata_id order by c.line) > 1 then 'id occurs twice'
    when k.user_id <> c.member then 'id is another member''s'
  end as reason
from checked c left join public.kata_forms k on k.id = c.kata_id
where not c.is_deleted;
insert into import_report
select 'kata_forms', line, 'left out', reason from import_kata_forms where reason is not null;

-- Sessions. One without an id gets the same in each run.

create temp table import_sessions on commit drop as
with checked as (
  select s.*, m.user_id as member,
    case when pg_input_is_valid(s.completed_at, 'timestamptz') then s.completed_at::timestamptz end as at,
    case when pg_input_is_valid(s.duration_minutes, 'numeric')
      then greatest(1, round(s.duration_minutes::numeric)) end as minutes,
    case when s.details is json object then s.details::jsonb end as facts,
    case when s.id is null then md5(concat_ws('|', s.user_id, s.video_title, s.completed_at))
      else s.id end as key
  from staged_training_sessions s
    left join import_members m on m.reason is null and pg_input_is_valid(s.user_id, 'uuid')
      and m.source_id = s.user_id::uuid
)
select c.*, case when not private.is_deep(c.facts) and private.has_plain_numbers(c.facts)
      and octet_length(c.facts::text) <= private.details_bytes_max() then c.facts end as kept_facts,
  case
    when c.member is null then 'user_id is of no imported member'
    when not pg_input_is_valid(c.key, 'uuid') then 'id is no UUID'
    when c.at is null then 'completed_at is no time'
    when c.at > private.now() then 'completed_at is ahead'
    when c.minutes is null or c.minutes > 1440 then 'duration_minutes is no number from 0 to 1440'
    when coalesce(char_length(c.video_title), 0) not between 1 and private.video_title_max()
      then 'video_title is empty or too long'
    when char_length(c.training_type) > private.training_type_max() then 'training_type is too long'
    when row_number() over (partition by c.member, lower(c.key) order by c.line) > 1
      then 'the session occurs twice'
  end as reason
from checked c;
insert into import_report
select 'training_sessions', line, 'left out', reason from import_sessions where reason is not null;
insert into import_report
select 'training_sessions', line, 'field left out', 'details' from import_sessions
where reason is null and details is not null and kept_facts is null;

-- Progress.

create temp table import_progress on commit drop as
with checked as (
  select s.*, m.user_id as member,
    case when pg_input_is_valid(coalesce(s.total_lessons, '30'), 'integer')
      then coalesce(s.total_lessons, '30')::integer end as lessons,
    case when pg_input_is_valid(s.current_lesson, 'integer') then s.current_lesson::integer end as lesson,
    case when pg_input_is_valid(left(s.last_watched_date, 10), 'date')
      then left(s.last_watched_date, 10)::date end as watched,
    case when pg_input_is_valid(s.completed_at, 'timestamptz') then s.completed_at::timestamptz end as at
  from staged_training_progress s
    left join import_members m on m.reason is null and pg_input_is_valid(s.user_id, 'uuid')
      and m.source_id = s.user_id::uuid
)
select c.*, case
    when c.member is null then 'user_id is of no imported member'
    when coalesce(char_length(c.training_type), 0) not between 1 and private.training_type_max()
      then 'training_type is empty or too long'
    when c.lessons is null or c.lesson is null or c.lessons not between 1 and 1000
      or c.lesson not between 1 and c.lessons then 'current_lesson is no lesson'
    when c.last_watched_date is not null and c.watched is null then 'last_watched_date is no day'
    when c.watched > (private.now() at time zone 'UTC')::date then 'last_watched_date is ahead'
    when c.completed_at is not null and c.at is null then 'completed_at is no time'
    when row_number() over (partition by c.member, c.training_type order by c.line) > 1
      then 'the programme occurs twice'
  end as reason
from checked c;
insert into import_report
select 'training_progress', line, 'left out', reason from import_progress where reason is not null;

-- What is there already changes nothing.

delete from import_login_records where reason is not null;
delete from import_login_records i using public.login_records r
where r.user_id = i.user_id and r.login_date = i.day and (r.kind = 'login' or i.kind = 'ticket');
delete from import_kata_forms where reason is not null;
delete from import_kata_forms i using public.kata_forms k where k.id = i.kata_id;
delete from import_sessions where reason is not null;
delete from import_sessions i using public.training_sessions t
where t.user_id = i.member and t.id = i.key::uuid;
delete from import_progress where reason is not null;
delete from import_progress i using public.training_progress p
where p.user_id = i.member and p.training_type = i.training_type and p.current_lesson >= i.lesson;
analyze import_login_records, import_kata_forms, import_sessions, import_progress;

-- Revisions: one for each row of a member, in the order of the tables. Members who are there are
-- locked first, like in the exchange.

create temp table import_revs on commit drop as
select user_id, sum(amount)::integer as amount, bool_or(is_new) as is_new, 0::bigint as rev,
  0::bigint as numbers_rev
from (
  select user_id, 1 as amount, true as is_new from import_profiles
  union all select user_id, count(*) + 1, false from import_login_records group by user_id
  union all select member, count(*), false from import_kata_forms group by member
  union all select member, count(*), false from import_sessions group by member
  union all select member, count(*), false from import_progress group by member
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

-- The columns of the auth server that it has here.
do $$
declare
  users text;
  identities text;
  given text;
begin
  select string_agg(quote_ident(name), ', '), string_agg(value, ', ') into users, given
  from (values ('id', 'p.user_id'), ('instance_id', '''00000000-0000-0000-0000-000000000000'''),
    ('aud', '''authenticated'''), ('role', '''authenticated'''), ('email', 'm.address'),
    ('encrypted_password', ''''''), ('email_confirmed_at', 'private.now()'),
    ('raw_app_meta_data', '''{"provider": "email", "providers": ["email"]}'''),
    ('raw_user_meta_data', 'jsonb_build_object(''username'', p.username)'),
    ('created_at', 'coalesce(p.joined_at, private.now())'), ('updated_at', 'private.now()'),
    ('confirmation_token', ''''''), ('recovery_token', ''''''), ('email_change', ''''''),
    ('email_change_token_new', '''''')) as known (name, value)
  where exists (select from pg_attribute a where a.attrelid = 'auth.users'::regclass
    and a.attname = known.name and a.attgenerated = '' and not a.attisdropped);
  execute format('insert into auth.users (%s) select %s from import_profiles p join import_members m
    using (user_id)', users, given);

  select string_agg(quote_ident(name), ', '), string_agg(value, ', ') into identities, given
  from (values ('id', 'gen_random_uuid()'), ('provider_id', 'p.user_id'), ('user_id', 'p.user_id'),
    ('provider', '''email'''), ('identity_data', 'jsonb_build_object(''sub'', p.user_id,
      ''email'', m.address, ''email_verified'', true, ''phone_verified'', false)'),
    ('created_at', 'private.now()'), ('updated_at', 'private.now()')) as known (name, value)
  where exists (select from pg_attribute a where a.attrelid = to_regclass('auth.identities')
    and a.attname = known.name and a.attgenerated = '' and not a.attisdropped);
  if identities is not null then
    execute format('insert into auth.identities (%s) select %s from import_profiles p
      join import_members m using (user_id)', identities, given);
  end if;
end
$$;

insert into private.member_revisions (user_id, rev)
select user_id, amount from import_revs where is_new;

insert into public.users (id, username, email, bio, location, birth_date, phone_number, created_at,
  rev, written_rev)
select p.user_id, p.username, m.address, p.bio, p.location, p.birth_date, p.phone_number,
  coalesce(p.joined_at, private.now()), r.rev + 1, r.rev + 1
from import_profiles p join import_members m using (user_id) join import_revs r using (user_id);
update import_revs set rev = rev + 1 where is_new;

insert into public.login_records (user_id, login_date, kind, claimed_at, created_at, rev)
select i.user_id, i.day, i.kind, coalesce(i.at, i.day::timestamp at time zone 'Asia/Tokyo'),
  coalesce(i.at, private.now()), r.rev + row_number() over (partition by i.user_id order by i.day)
from import_login_records i join import_revs r using (user_id)
on conflict (user_id, login_date) do update
  set kind = excluded.kind, claimed_at = excluded.claimed_at, rev = excluded.rev;
-- One more, for the numbers below.
update import_revs r set rev = r.rev + i.amount + 1, numbers_rev = r.rev + i.amount + 1
from (select user_id, count(*) as amount from import_login_records group by user_id) i
where i.user_id = r.user_id;

insert into public.training_sessions (user_id, id, training_type, video_title, video_number, status,
  duration_minutes, details, completed_at, created_at, rev)
select i.member, i.key::uuid, coalesce(i.training_type, 'imported'), i.video_title,
  case when pg_input_is_valid(i.video_number, 'integer') and i.video_number::integer between 0 and 100000
    then i.video_number::integer end,
  case when char_length(i.status) between 1 and 32 then i.status else 'completed' end,
  i.minutes::integer, i.kept_facts, i.at, i.at,
  r.rev + row_number() over (partition by i.member order by i.at, i.line)
from import_sessions i join import_revs r on r.user_id = i.member;
update import_revs r set rev = r.rev + i.amount
from (select member, count(*) as amount from import_sessions group by member) i
where i.member = r.user_id;

insert into public.training_progress (user_id, training_type, total_lessons, current_lesson,
  last_watched_date, completed_at, updated_at, rev)
select i.member, i.training_type, i.lessons, i.lesson, i.watched, i.at, private.now(),
  r.rev + row_number() over (partition by i.member order by i.line)
from import_progress i join import_revs r on r.user_id = i.member
on conflict (user_id, training_type) do update
  set current_lesson = excluded.current_lesson, total_lessons = excluded.total_lessons,
    last_watched_date = greatest(training_progress.last_watched_date, excluded.last_watched_date),
    completed_at = coalesce(least(training_progress.completed_at, excluded.completed_at),
      training_progress.completed_at, excluded.completed_at),
    updated_at = excluded.updated_at, rev = excluded.rev;
update import_revs r set rev = r.rev + i.amount
from (select member, count(*) as amount from import_progress group by member) i
where i.member = r.user_id;

-- Kata enter the search by their trigger.
set local session_replication_role = origin;

insert into public.kata_forms (user_id, id, name, category, zou, ishiki, is_copied, original_id,
  copy_count, created_at, updated_at, rev)
select i.member, i.kata_id, i.label, i.label_2, i.plain_zou, i.plain_ishiki, i.copied,
  case when pg_input_is_valid(i.original_id, 'uuid') then i.original_id::uuid end,
  case when pg_input_is_valid(i.copy_count, 'integer') then greatest(0, i.copy_count::integer) else 0 end,
  case when pg_input_is_valid(i.created_at, 'timestamptz')
    then least(i.created_at::timestamptz, private.now()) else private.now() end,
  private.now(), r.rev + row_number() over (partition by i.member order by i.line)
from import_kata_forms i join import_revs r on r.user_id = i.member;
update import_revs r set rev = r.rev + i.amount
from (select member, count(*) as amount from import_kata_forms group by member) i
where i.member = r.user_id;

-- The numbers, from the days alone.
set local session_replication_role = replica;
select count(private.refresh_streak(user_id, numbers_rev)) from import_revs where numbers_rev > 0;
set local session_replication_role = origin;

insert into import_report
select 'users', m.line, 'number differs', field.name || ': the source has ' || field.given
  || ', its days give ' || coalesce(field.computed, 'none')
from import_members m join public.users u on u.id = m.user_id
  cross join lateral (values ('tickets', m.tickets, u.tickets::text),
    ('total_logins', m.total_logins, u.total_logins::text),
    ('current_streak', m.current_streak, u.current_streak::text),
    ('longest_streak', m.longest_streak, u.longest_streak::text),
    ('last_login_date', left(m.last_login_date, 10), u.last_login_date::text))
    as field (name, given, computed)
where m.is_new and field.given is not null and field.given is distinct from field.computed;

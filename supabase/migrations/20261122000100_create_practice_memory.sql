-- Release 2: what a member has practised item by item, the notebook, and settings that follow the member.

-- The items of one visit to a practice. Written once, never changed.
create table public.practice_results (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  training_type text not null check (char_length(training_type) between 1 and 64),
  day date not null,
  results jsonb not null,
  created_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.practice_results is 'Which items were shown in each visit, and how the member answered.';
create index practice_results_user_rev on public.practice_results (user_id, rev);

-- A line of the notebook. Nobody but its member reads it.
create table public.notes (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  text text not null check (char_length(text) <= 2000),
  day date,
  written_at timestamptz,
  about text check (char_length(about) between 1 and 64),
  question text check (char_length(question) between 1 and 200),
  deleted boolean not null default false,
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.notes is 'Members'' notes; a deleted one stays as an empty tombstone for 180 days.';
create index notes_user_rev on public.notes (user_id, rev);
create index notes_tombstones on public.notes (updated_at) where deleted;

-- Numbered entries by key; of two numbers the larger one is kept.
create table public.member_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,63}$'),
  entries jsonb not null,
  rev bigint not null,
  primary key (user_id, key)
);
comment on table public.member_settings is 'What follows a member from device to device and is no field of the profile.';
create index member_settings_user_rev on public.member_settings (user_id, rev);

create trigger practice_results_stamp_revision before insert or update on public.practice_results
  for each row execute function private.stamp_revision('user_id');
create trigger notes_stamp_revision before insert or update on public.notes
  for each row execute function private.stamp_revision('user_id');
create trigger member_settings_stamp_revision before insert or update on public.member_settings
  for each row execute function private.stamp_revision('user_id');

alter table public.practice_results enable row level security;
alter table public.notes enable row level security;
alter table public.member_settings enable row level security;
revoke all on public.practice_results, public.notes, public.member_settings from public, anon, authenticated;
grant select on public.practice_results, public.notes, public.member_settings to authenticated;
grant all on public.practice_results, public.notes, public.member_settings to service_role;
create policy practice_results_select_own on public.practice_results for select to authenticated
  using (user_id = (select auth.uid()));
create policy notes_select_own on public.notes for select to authenticated using (user_id = (select auth.uid()));
create policy member_settings_select_own on public.member_settings for select to authenticated
  using (user_id = (select auth.uid()));

create function private.wire_practice_results(r public.practice_results) returns jsonb
language sql stable
return jsonb_build_object('collection', 'practice_results', 'id', r.id, 'rev', r.rev, 'deleted', false,
    'training_type', r.training_type, 'day', r.day, 'results', r.results);

create function private.wire_note(r public.notes) returns jsonb
language sql stable
return jsonb_build_object('collection', 'notes', 'id', r.id, 'rev', r.rev, 'deleted', r.deleted)
    || case when r.deleted then '{}' else jsonb_build_object('text', r.text, 'day', r.day,
      'written_at', private.wire_instant(r.written_at), 'about', r.about, 'question', r.question) end;

create function private.wire_member_setting(r public.member_settings) returns jsonb
language sql stable
return jsonb_build_object('collection', 'member_settings', 'id', r.key, 'rev', r.rev, 'deleted', false,
    'entries', r.entries);

-- 1 to 100 of { item, result }, two short texts.
create function private.is_practice_result_list(p_results jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(p_results) = 'array' and jsonb_array_length(p_results) between 1 and 100 then not exists (
    select from jsonb_array_elements(p_results) as r
    where jsonb_typeof(r) <> 'object' or r - array['item', 'result'] <> '{}'
      or jsonb_typeof(r -> 'item') is distinct from 'string' or char_length(r ->> 'item') not between 1 and 64
      or jsonb_typeof(r -> 'result') is distinct from 'string' or char_length(r ->> 'result') not between 1 and 16
  ) end, false)
$$;

-- A member has at most 40,000 visits: ten a day for ten years.
create function private.push_practice_results(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  visit_id uuid := (p_row ->> 'id')::uuid;
  visit_day date := private.read_day(patch ->> 'day');
  old public.practice_results;
begin
  if p_row ->> 'op' = 'delete' then perform private.reject('unsupported_op'); end if;
  perform private.check_fields(patch, array['training_type', 'day', 'results']);
  if not private.is_practice_result_list(patch -> 'results') or visit_day is null
    or coalesce(char_length(patch ->> 'training_type'), 0) not between 1 and 64
    -- A clock that runs ahead by a day is harmless here.
    or visit_day not between '2020-01-01' and private.tokyo_today() + 1 then
    perform private.reject('invalid_value');
  end if;
  select * into old from public.practice_results where user_id = p_user_id and id = visit_id;
  if old.id is not null then
    if (old.training_type, old.day, old.results) is distinct from (patch ->> 'training_type', visit_day, patch -> 'results') then
      perform private.reject('immutable');
    end if;
    return 'merged';
  end if;
  if 40000 <= (select count(*) from (select from public.practice_results where user_id = p_user_id limit 40000) own) then
    perform private.reject('limit');
  end if;
  insert into public.practice_results (user_id, id, training_type, day, results, rev)
  values (p_user_id, visit_id, patch ->> 'training_type', visit_day, patch -> 'results', p_rev);
  return case when (p_row ->> 'base_rev')::bigint = 0 then 'ok' else 'merged' end;
end
$$;

-- A member has at most 10,000 notes, and 5,000 deleted ones, which are kept for 180 days.
create function private.check_new_note(p_user_id uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if 10000 <= (
      select count(*) from (select from public.notes where user_id = p_user_id and not deleted limit 10000) own
    ) or 15000 <= (select count(*) from (select from public.notes where user_id = p_user_id limit 15000) own) then
    perform private.reject('limit');
  end if;
end
$$;

create function private.push_note(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  note_id uuid := (p_row ->> 'id')::uuid;
  old public.notes;
  next public.notes;
begin
  perform private.check_fields(patch, array['text', 'day', 'written_at', 'about', 'question']);
  select * into old from public.notes where user_id = p_user_id and id = note_id;
  if old.deleted then return 'merged'; end if;
  if p_row ->> 'op' = 'delete' then
    if old.id is null then perform private.check_new_note(p_user_id); end if;
    insert into public.notes (user_id, id, text, deleted, rev) values (p_user_id, note_id, '', true, p_rev)
    on conflict (user_id, id) do update set text = '', day = null, written_at = null, about = null, question = null,
      deleted = true, updated_at = private.now(), rev = excluded.rev;
    return 'ok';
  end if;

  next.text := case when patch ? 'text' then patch ->> 'text' else old.text end;
  next.day := case when patch ? 'day' then private.read_day(patch ->> 'day') else old.day end;
  next.written_at := case when patch ? 'written_at' then private.read_instant(patch ->> 'written_at') else old.written_at end;
  next.about := case when patch ? 'about' then patch ->> 'about' else old.about end;
  next.question := case when patch ? 'question' then patch ->> 'question' else old.question end;
  if private.is_blank(coalesce(next.text, '')) or next.day is null or next.written_at is null
    or char_length(next.about) not between 1 and 64 or next.question = '' then
    perform private.reject('invalid_value');
  end if;
  if char_length(next.text) > 2000 or char_length(next.question) > 200 then perform private.reject('too_long'); end if;
  if old.id is null then perform private.check_new_note(p_user_id); end if;
  insert into public.notes (user_id, id, text, day, written_at, about, question, rev)
  values (p_user_id, note_id, next.text, next.day, next.written_at, next.about, next.question, p_rev)
  on conflict (user_id, id) do update set text = excluded.text, day = excluded.day, written_at = excluded.written_at,
    about = excluded.about, question = excluded.question, updated_at = private.now(), rev = excluded.rev;
  return case when coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint then 'ok' else 'merged' end;
end
$$;

-- 1 to 1,000 whole numbers from 1 to 1,000,000 with short names.
create function private.is_setting_entries(p_entries jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(p_entries) = 'object' then (
    select count(*) between 1 and 1000 and bool_and(char_length(e.key) between 1 and 64
      and jsonb_typeof(e.value) = 'number' and e.value <@ to_jsonb(trunc((e.value #>> '{}')::numeric))
      and (e.value #>> '{}')::numeric between 1 and 1000000)
    from jsonb_each(p_entries) as e
  ) end, false)
$$;

create function private.merge_setting_entries(p_a jsonb, p_b jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(key, count) from (
    select key, max(value::bigint) as count
    from (select * from jsonb_each_text(p_a) union all select * from jsonb_each_text(p_b)) as both_sides group by key
  ) as merged
$$;

-- A member has at most 50 settings.
create function private.push_member_setting(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  setting_key text := p_row ->> 'id';
  old public.member_settings;
  merged jsonb;
begin
  if p_row ->> 'op' = 'delete' then perform private.reject('unsupported_op'); end if;
  if setting_key !~ '^[a-z][a-z0-9-]{0,63}$' then perform private.reject('invalid_id'); end if;
  perform private.check_fields(patch, array['entries']);
  if not private.is_setting_entries(patch -> 'entries') then perform private.reject('invalid_value'); end if;
  select * into old from public.member_settings where user_id = p_user_id and key = setting_key;
  if old.key is null
    and 50 <= (select count(*) from (select from public.member_settings where user_id = p_user_id limit 50) own) then
    perform private.reject('limit');
  end if;
  merged := private.merge_setting_entries(coalesce(old.entries, '{}'), patch -> 'entries');
  if merged = old.entries then return 'merged'; end if;
  if not private.is_setting_entries(merged) then perform private.reject('limit'); end if;
  insert into public.member_settings (user_id, key, entries, rev) values (p_user_id, setting_key, merged, p_rev)
  on conflict (user_id, key) do update set entries = excluded.entries, rev = excluded.rev;
  return case when coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint and merged = patch -> 'entries'
    then 'ok' else 'merged' end;
end
$$;

create or replace function private.wire_row(p_user_id uuid, p_collection text, p_id text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  case p_collection
    when 'profiles' then
      return (select private.wire_profile(u) from public.users u where id = p_user_id and p_id = 'me');
    when 'login_records' then
      return (select private.wire_login_record(l) from public.login_records l
        where user_id = p_user_id and login_date = p_id::date);
    when 'kata_forms' then
      return (select private.wire_kata_form(k) from public.kata_forms k where user_id = p_user_id and id = p_id::uuid);
    when 'training_sessions' then
      return (select private.wire_training_session(s) from public.training_sessions s
        where user_id = p_user_id and id = p_id::uuid);
    when 'training_progress' then
      return (select private.wire_training_progress(p) from public.training_progress p
        where user_id = p_user_id and training_type = p_id);
    when 'practice_results' then
      return (select private.wire_practice_results(r) from public.practice_results r
        where user_id = p_user_id and id = p_id::uuid);
    when 'notes' then
      return (select private.wire_note(n) from public.notes n where user_id = p_user_id and id = p_id::uuid);
    when 'member_settings' then
      return (select private.wire_member_setting(m) from public.member_settings m where user_id = p_user_id and key = p_id);
    else
      return null;
  end case;
exception when data_exception then
  return null;
end
$$;

create or replace function private.push_row(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  pushed jsonb := p_row;
begin
  perform private.check_pushed_row(p_row);
  if p_row ->> 'op' = 'restore' then
    pushed := private.resolve_restore(p_user_id, p_row);
  end if;
  case p_row ->> 'collection'
    when 'profiles' then return private.push_profile(p_user_id, pushed, p_rev);
    when 'login_records' then return private.push_login_record(p_user_id, pushed, p_rev);
    when 'kata_forms' then return private.push_kata_form(p_user_id, pushed, p_rev);
    when 'training_sessions' then
      return (private.push_training_sessions(p_user_id, jsonb_build_array(pushed), array[p_rev]))[1];
    when 'training_progress' then return private.push_training_progress(p_user_id, pushed, p_rev);
    when 'practice_results' then return private.push_practice_results(p_user_id, pushed, p_rev);
    when 'notes' then return private.push_note(p_user_id, pushed, p_rev);
    when 'member_settings' then return private.push_member_setting(p_user_id, pushed, p_rev);
    else perform private.reject('unknown_collection');
  end case;
exception
  when sqlstate 'KJ001' then
    return 'rejected:' || sqlerrm;
  when data_exception or integrity_constraint_violation then
    return 'rejected:invalid_value';
end
$$;

create or replace function private.pull_rows(p_user_id uuid, p_since bigint, p_head bigint, p_limit integer, p_acknowledged bigint[])
returns table (rev bigint, body jsonb)
language sql stable
set search_path = ''
as $$
  (select u.rev, case when u.rev <> all (p_acknowledged) then private.wire_profile(u) end from public.users u
    where u.id = p_user_id and u.rev > p_since and u.rev <= p_head)
  union all
  (select l.rev, case when l.rev <> all (p_acknowledged) then private.wire_login_record(l) end from public.login_records l
    where l.user_id = p_user_id and l.rev > p_since and l.rev <= p_head order by l.rev limit p_limit)
  union all
  (select k.rev, case when k.rev <> all (p_acknowledged) then private.wire_kata_form(k) end from public.kata_forms k
    where k.user_id = p_user_id and k.rev > p_since and k.rev <= p_head order by k.rev limit p_limit)
  union all
  (select s.rev, case when s.rev <> all (p_acknowledged) then private.wire_training_session(s) end from public.training_sessions s
    where s.user_id = p_user_id and s.rev > p_since and s.rev <= p_head order by s.rev limit p_limit)
  union all
  (select t.rev, case when t.rev <> all (p_acknowledged) then private.wire_training_progress(t) end from public.training_progress t
    where t.user_id = p_user_id and t.rev > p_since and t.rev <= p_head order by t.rev limit p_limit)
  union all
  (select r.rev, case when r.rev <> all (p_acknowledged) then private.wire_practice_results(r) end from public.practice_results r
    where r.user_id = p_user_id and r.rev > p_since and r.rev <= p_head order by r.rev limit p_limit)
  union all
  (select n.rev, case when n.rev <> all (p_acknowledged) then private.wire_note(n) end from public.notes n
    where n.user_id = p_user_id and n.rev > p_since and n.rev <= p_head order by n.rev limit p_limit)
  union all
  (select m.rev, case when m.rev <> all (p_acknowledged) then private.wire_member_setting(m) end from public.member_settings m
    where m.user_id = p_user_id and m.rev > p_since and m.rev <= p_head order by m.rev limit p_limit)
  order by 1 limit p_limit
$$;

-- As before, with the tombstones of notes.
create or replace function private.purge_old_rows() returns void
language sql volatile
set search_path = ''
as $$
  delete from private.sync_mutations where created_at < private.now() - interval '90 days';
  with gone_kata as (
    delete from public.kata_forms where deleted and updated_at < private.now() - interval '180 days' returning user_id, rev
  ), gone_notes as (
    delete from public.notes where deleted and updated_at < private.now() - interval '180 days' returning user_id, rev
  ), floors as (
    select user_id, max(rev) as rev from (select * from gone_kata union all select * from gone_notes) as gone group by user_id
  )
  update private.member_revisions c set gc_floor = greatest(c.gc_floor, f.rev) from floors f where f.user_id = c.user_id
$$;

create or replace function private.max_schema() returns integer language sql immutable return 2;

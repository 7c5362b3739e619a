-- Release 4: members report shared kata, the admin hides them, the admin gate may ask for a code, and the admin reads the
-- audit log.

-- The twin of reportReasons in sync/rules/kata-reports.ts; a test compares them.
create function private.is_report_reason(p_reason text) returns boolean
language sql immutable
return coalesce(p_reason in ('personal', 'hurtful', 'advertising', 'indecent', 'rights', 'other'), false);
grant execute on function private.is_report_reason(text) to authenticated, service_role;

-- Reports of shared kata, without a reference to the kata: after a restore, a report may be back before its kata.
create table public.kata_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kata_id uuid not null,
  reason text not null check (private.is_report_reason(reason)),
  note text check (char_length(note) between 1 and 200),
  created_at timestamptz not null default private.now(),
  -- When the admin decided about the kata; null while the report is open.
  settled_at timestamptz,
  unique (user_id, kata_id)
);
comment on table public.kata_reports is 'Members'' reports of shared kata, kept for a year; read by their reporter and the admin.';
create index kata_reports_made on public.kata_reports (user_id, created_at);
create index kata_reports_created on public.kata_reports (created_at);
create index kata_reports_kata on public.kata_reports (kata_id, created_at);
create index kata_reports_open on public.kata_reports (kata_id) where settled_at is null;
alter table public.kata_reports enable row level security;
revoke all on public.kata_reports from public, anon, authenticated;
grant select on public.kata_reports to authenticated;
grant all on public.kata_reports to service_role;
create policy kata_reports_select_own on public.kata_reports for select to authenticated
  using (user_id = (select auth.uid()));

-- The shared kata that the admin hides, by id. They are in no shared list, cannot be copied, and stay with their authors.
create table private.hidden_kata (
  id uuid primary key,
  reason text not null check (private.is_report_reason(reason)),
  note text check (char_length(note) between 1 and 200),
  hidden_at timestamptz not null,
  -- When its author last changed the texts since.
  corrected_at timestamptz
);
comment on table private.hidden_kata is 'Kata that the admin has hidden from all members but their authors.';
create index hidden_kata_hidden_at on private.hidden_kata (hidden_at desc);
alter table private.hidden_kata enable row level security;
revoke all on private.hidden_kata from public, anon, authenticated;

create function private.is_hidden_kata(p_id uuid) returns boolean
language sql stable
return exists (select from private.hidden_kata where id = p_id);

-- What is said about a kata goes with it.
create function private.forget_kata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.kata_reports where kata_id = old.id;
  delete from private.hidden_kata where id = old.id;
  return null;
end
$$;
create trigger kata_forms_forget_deleted after update on public.kata_forms
  for each row when (new.deleted and not old.deleted) execute function private.forget_kata();
create trigger kata_forms_forget_removed after delete on public.kata_forms
  for each row when (not old.deleted) execute function private.forget_kata();

-- As before; a hidden kata carries why, for its author.
create or replace function private.wire_kata_form(r public.kata_forms) returns jsonb
language sql stable
return jsonb_build_object('collection', 'kata_forms', 'id', r.id, 'rev', r.rev, 'deleted', r.deleted)
    || case when r.deleted then '{}' else jsonb_build_object('zou', r.zou, 'ishiki', r.ishiki, 'name', r.name,
      'category', r.category, 'is_copied', r.is_copied, 'original_id', r.original_id, 'copy_count', r.copy_count,
      'review', (select v.review from private.kata_reviews v where v.user_id = r.user_id and v.id = r.id),
      'hidden', (select jsonb_build_object('reason', h.reason, 'note', h.note, 'hidden_at', private.wire_instant(h.hidden_at),
        'corrected', h.corrected_at is not null) from private.hidden_kata h where h.id = r.id)) end;

-- As before, without hidden kata.
create or replace function private.update_kata_index() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.deleted or new.is_copied or private.is_hidden_kata(new.id) then
    delete from private.kata_search where user_id = new.user_id and id = new.id;
  else
    perform private.index_kata(new);
  end if;
  return null;
end
$$;

-- As before; a hidden kata cannot be copied.
create or replace function private.record_copy(p_user_id uuid, p_original_id uuid, p_is_restore boolean) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  source record;
begin
  if private.is_starter_kata(p_original_id) then
    if exists (
      select from public.kata_forms where user_id = p_user_id and original_id = p_original_id and is_copied and not deleted
    ) then
      perform private.reject('already_copied');
    end if;
    return;
  end if;
  select user_id, id into source from public.kata_forms
  where id = p_original_id and not is_copied and not deleted and not private.is_hidden_kata(id)
  order by created_at, user_id limit 1;
  if not found then
    if p_is_restore then return; end if;
    perform private.reject('source_gone');
  end if;
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

-- As before; new texts of a hidden kata count as its correction, and its row is sent back with the mark.
create or replace function private.push_kata_form(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  kata_id uuid := (p_row ->> 'id')::uuid;
  old public.kata_forms;
  next public.kata_forms;
  is_hidden boolean;
begin
  perform private.check_fields(patch, array['zou', 'ishiki', 'name', 'category', 'is_copied', 'original_id', 'review']);
  select * into old from public.kata_forms where user_id = p_user_id and id = kata_id;
  if old.deleted then return 'merged'; end if;

  if p_row ->> 'op' = 'delete' then
    if old.id is null then perform private.check_new_kata(p_user_id, kata_id); end if;
    insert into public.kata_forms (user_id, id, zou, ishiki, deleted, rev)
    values (p_user_id, kata_id, '', '', true, p_rev)
    on conflict (user_id, id) do update set zou = '', ishiki = '', name = null, category = null, deleted = true,
      updated_at = private.now(), rev = excluded.rev;
    delete from private.kata_reviews where user_id = p_user_id and id = kata_id;
    return 'ok';
  end if;

  next.zou := case when patch ? 'zou' then patch ->> 'zou' else old.zou end;
  next.ishiki := case when patch ? 'ishiki' then patch ->> 'ishiki' else old.ishiki end;
  next.name := case when private.is_blank(patch ->> 'name') then null when patch ? 'name' then patch ->> 'name' else old.name end;
  next.category := case when private.is_blank(patch ->> 'category') then null
    when patch ? 'category' then patch ->> 'category' else old.category end;
  if private.is_blank(coalesce(next.zou, '')) or private.is_blank(coalesce(next.ishiki, ''))
    or private.has_direction_mark(concat(next.zou, next.ishiki, next.name, next.category)) then
    perform private.reject('invalid_value');
  end if;
  if greatest(char_length(next.zou), char_length(next.ishiki)) > 2000
    or greatest(char_length(next.name), char_length(next.category)) > 100 then
    perform private.reject('too_long');
  end if;
  -- Folding for the search makes 18 characters of some single ones.
  if (patch ?| array['zou', 'ishiki', 'name', 'category'])
    and char_length(private.fold_text(concat(next.zou, next.ishiki, next.name, next.category))) > 8000 then
    perform private.reject('too_long');
  end if;

  is_hidden := private.is_hidden_kata(kata_id);
  if old.id is not null then
    if patch ? 'is_copied' and (patch ->> 'is_copied')::boolean is distinct from old.is_copied
      or patch ? 'original_id' and (patch ->> 'original_id')::uuid is distinct from old.original_id then
      perform private.reject('immutable');
    end if;
    if is_hidden and (next.zou, next.ishiki, next.name, next.category)
      is distinct from (old.zou, old.ishiki, old.name, old.category) then
      update private.hidden_kata set corrected_at = private.now() where id = kata_id;
    end if;
    update public.kata_forms set zou = next.zou, ishiki = next.ishiki, name = next.name, category = next.category,
      updated_at = private.now(), rev = p_rev
    where user_id = p_user_id and id = kata_id;
    perform private.keep_review(p_user_id, kata_id, patch -> 'review');
    return case when old.rev = (p_row ->> 'base_rev')::bigint and not is_hidden then 'ok' else 'merged' end;
  end if;

  perform private.check_new_kata(p_user_id, kata_id);
  next.is_copied := coalesce((patch ->> 'is_copied')::boolean, false);
  next.original_id := (patch ->> 'original_id')::uuid;
  if next.is_copied <> (next.original_id is not null) then perform private.reject('invalid_value'); end if;
  if next.is_copied then perform private.record_copy(p_user_id, next.original_id, p_row ->> 'op' = 'restore'); end if;
  insert into public.kata_forms (user_id, id, zou, ishiki, name, category, is_copied, original_id, rev)
  values (p_user_id, kata_id, next.zou, next.ishiki, next.name, next.category, next.is_copied, next.original_id, p_rev);
  perform private.keep_review(p_user_id, kata_id, patch -> 'review');
  -- A device that bases its write on an older row may have fields that it did not send.
  return case when (p_row ->> 'base_rev')::bigint = 0 and not is_hidden then 'ok' else 'merged' end;
end
$$;

-- As before, without hidden kata.
create or replace function private.build_shared_kata() returns jsonb
language sql stable
set search_path = ''
as $$
  with copied as (
    select user_id, id, copies, row_number() over (partition by user_id order by copies desc, id) as place
    from (
      select * from private.kata_ranks r where not exists (select from private.hidden_kata h where h.id = r.id)
      order by copies desc, user_id, id limit 20000
    ) most_copied
  ), uncopied as (
    select own.user_id, own.id, 0 as copies, row_number() over (partition by own.user_id order by own.created_at, own.id) as place
    from (select id from public.users order by created_at, id limit 2000) author
    cross join lateral (
      select user_id, id, created_at from public.kata_forms k
      where user_id = author.id and not deleted and not is_copied
        and not exists (select from private.hidden_kata h where h.id = k.id)
      order by created_at, id limit 2
    ) own
    where (own.user_id, own.id) not in (select user_id, id from copied)
  ), candidates as (
    select k.user_id, k.created_at, c.copies, k.copy_count, k.name, k.id, jsonb_build_object('id', k.id, 'name', k.name,
      'category', k.category, 'zou', k.zou, 'ishiki', k.ishiki, 'copy_count', k.copy_count) as entry
    from (select * from copied union all select * from uncopied) c
    join public.kata_forms k on (k.user_id, k.id) = (c.user_id, c.id)
    where c.place <= 2 and not k.deleted and not k.is_copied and octet_length(k.zou) + octet_length(k.ishiki) <= 4096
  ), listed as (
    select *, row_number() over (partition by user_id order by copies desc, created_at, id) as of_author from candidates
  ), ordered as (
    select entry, copy_count, name, id, row_number() over place as n,
      sum(octet_length(entry::text) + 2) over place as bytes
    from listed where of_author <= 2
    window place as (order by copies desc, created_at, id)
  )
  select coalesce(jsonb_agg(entry order by copy_count desc, name collate "C" nulls last, id), '[]')
  from ordered where n <= 300 and bytes <= 131072
$$;

-- As before, but a concurrent hide_kata() waits, or is waited for, so that no list is built without knowing of it.
create or replace function private.refresh_shared_kata() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.published_content
    where name = 'shared_kata' and built_at > private.now() - interval '59 minutes'
  ) then
    return;
  end if;
  perform from public.published_content where name = 'shared_kata' for update;
  perform private.count_copies(copier_id) from (select distinct copier_id from private.kata_copies where not counted) c;
  perform private.rank_copies();
  perform private.store_snapshot('shared_kata', private.build_shared_kata());
  update public.published_content set built_at = private.now() where name = 'shared_kata';
end
$$;

-- A line of a report, trimmed; null when it says nothing. Refuses a long one, and marks that disguise a text.
create function private.read_report_note(p_note text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if private.is_blank(coalesce(p_note, '')) then return null; end if;
  if char_length(private.trim_text(p_note)) > 200 or private.has_direction_mark(p_note) then
    perform private.refuse(400, 'invalid_note');
  end if;
  return private.trim_text(p_note);
end
$$;

-- Reports a shared kata of another member: once, and at most 20 in 24 hours. Returns 'reported', 'already_reported', or
-- 'gone' for one that is not shared any more.
create function private.report_kata(p_id uuid, p_reason text, p_note text) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
  note constant text := private.read_report_note(p_note);
  author uuid;
  free_at timestamptz;
begin
  if p_id is null or not private.is_report_reason(p_reason) then perform private.refuse(400, 'invalid_report'); end if;
  -- One report of a member at a time, so that the limits hold.
  perform from private.member_revisions where user_id = member for update;
  if exists (select from public.kata_reports where user_id = member and kata_id = p_id) then return 'already_reported'; end if;
  select k.user_id into author from public.kata_forms k
  where k.id = p_id and not k.deleted and not k.is_copied and not private.is_hidden_kata(k.id);
  if not found then return 'gone'; end if;
  if author = member then perform private.refuse(400, 'own_kata'); end if;
  select created_at + interval '1 day' into free_at from public.kata_reports
  where user_id = member and created_at > private.now() - interval '1 day' order by created_at desc offset 19 limit 1;
  if free_at is not null then
    perform private.refuse(429, 'too_many_reports', ceil(extract(epoch from free_at - private.now()))::text);
  end if;
  delete from public.kata_reports where created_at < private.now() - interval '1 year';
  insert into public.kata_reports (user_id, kata_id, reason, note) values (member, p_id, p_reason, note);
  return 'reported';
end
$$;

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.has_admin_session() then perform private.refuse(403, 'admin_required'); end if;
end
$$;

-- Gives a shared kata the next revision of its author, so that their devices pull it; null when there is none. Locks the
-- author's revisions first, like a push.
create function private.touch_shared_kata(p_id uuid) returns public.kata_forms
language plpgsql volatile
set search_path = ''
as $$
declare
  author constant uuid := (select k.user_id from public.kata_forms k where k.id = p_id and not k.deleted and not k.is_copied);
  new_rev bigint;
  touched public.kata_forms;
begin
  if author is null then return null; end if;
  new_rev := private.allot_revisions(author, 1);
  update public.kata_forms k set rev = new_rev where k.user_id = author and k.id = p_id and not k.deleted returning * into touched;
  return touched;
end
$$;

-- Closes the open reports of a kata and records the admin's decision.
create function private.settle_reports(p_id uuid, p_act text) returns void
language sql volatile
set search_path = ''
as $$
  update public.kata_reports set settled_at = private.now() where kata_id = p_id and settled_at is null;
  select private.record_admin_action(auth.uid(), (auth.jwt() ->> 'session_id')::uuid, p_act, 'kata_forms ' || p_id);
$$;

alter table private.admin_audit drop constraint admin_audit_act_check;
alter table private.admin_audit add constraint admin_audit_act_check check (act in ('attempted', 'limited', 'opened', 'closed',
  'ended', 'created', 'changed', 'cancelled', 'sent', 'hid', 'showed', 'kept'));
create index admin_audit_subject on private.admin_audit (subject, id) where subject is not null;

-- Hides a shared kata, or changes why it is hidden: out of the list, the search and the published content at once. False when
-- there is none.
create function private.hide_kata(p_id uuid, p_reason text, p_note text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  note constant text := private.read_report_note(p_note);
begin
  perform private.require_admin();
  if not private.is_report_reason(p_reason) then perform private.refuse(400, 'invalid_report'); end if;
  perform from public.published_content where name = 'shared_kata' for update;
  if (private.touch_shared_kata(p_id)).id is null then return false; end if;
  insert into private.hidden_kata (id, reason, note, hidden_at) values (p_id, p_reason, note, private.now())
  on conflict (id) do update
    set reason = excluded.reason, note = excluded.note, hidden_at = excluded.hidden_at, corrected_at = null;
  delete from private.kata_search where id = p_id and user_id = (select k.user_id from public.kata_forms k where k.id = p_id);
  update public.published_content set version = version + 1, body = (
    select coalesce(jsonb_agg(entry order by n), '[]') from jsonb_array_elements(body) with ordinality as e (entry, n)
    where entry ->> 'id' <> p_id::text
  ) where name = 'shared_kata' and body @> jsonb_build_array(jsonb_build_object('id', p_id));
  perform private.settle_reports(p_id, 'hid');
  return true;
end
$$;

-- Shows a hidden kata again: in the search at once, in the published content when it is built next. False when it is not
-- hidden.
create function private.show_kata(p_id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  kata public.kata_forms;
begin
  perform private.require_admin();
  if not private.is_hidden_kata(p_id) then return false; end if;
  kata := private.touch_shared_kata(p_id);
  if kata.id is null then return false; end if;
  delete from private.hidden_kata where id = p_id;
  perform private.index_kata(kata);
  perform private.settle_reports(p_id, 'showed');
  return true;
end
$$;

-- Closes the open reports of a kata that stays as it is. False when there are none.
create function private.keep_kata(p_id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.kata_reports where kata_id = p_id and settled_at is null) then return false; end if;
  perform private.settle_reports(p_id, 'kept');
  return true;
end
$$;

-- An entry of the audit log, with the name of who acted and what it concerns; null for a member or a thing that is gone.
create function private.describe_audit(a private.admin_audit) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', a.id, 'act', a.act, 'at', private.wire_instant(a.created_at),
    'by', (select u.username from public.users u where u.id = a.user_id),
    'kind', nullif(split_part(a.subject, ' ', 1), ''),
    'title', case split_part(a.subject, ' ', 1)
      when 'announcements' then (select title from public.announcements where id = split_part(a.subject, ' ', 2)::uuid)
      when 'group_practices' then (select title from public.group_practices where id = split_part(a.subject, ' ', 2)::uuid)
      when 'daily_trainings' then (select title from public.daily_trainings where day = split_part(a.subject, ' ', 2)::date)
      when 'admin_notifications' then (select title from public.admin_notifications where id = split_part(a.subject, ' ', 2)::uuid)
      when 'kata_forms' then (select coalesce(name, left(zou, 40)) from public.kata_forms k
        where k.id = split_part(a.subject, ' ', 2)::uuid and not k.deleted)
    end)
$$;

-- The newest entries of the audit log.
create function private.read_admin_audit(p_limit integer) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(private.describe_audit(a) order by a.id desc)
    from (select * from private.admin_audit order by id desc limit least(greatest(p_limit, 1), 2000)) a
  ), '[]');
end
$$;

-- A kata as the admin sees it: without its author and without those who reported it.
create function private.describe_kata(k public.kata_forms) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category, 'zou', k.zou, 'ishiki', k.ishiki,
    'copy_count', k.copy_count,
    'open_reports', (select count(*) from public.kata_reports r where r.kata_id = k.id and r.settled_at is null),
    'reports', coalesce((
      select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', private.wire_instant(r.created_at),
        'is_open', r.settled_at is null) order by r.created_at desc, r.id)
      from (select * from public.kata_reports where kata_id = k.id order by created_at desc, id limit 20) r
    ), '[]'),
    'hidden', (select jsonb_build_object('reason', h.reason, 'note', h.note, 'hidden_at', private.wire_instant(h.hidden_at),
      'corrected_at', private.wire_instant(h.corrected_at)) from private.hidden_kata h where h.id = k.id),
    'decisions', coalesce((
      select jsonb_agg(private.describe_audit(a) order by a.id desc)
      from (select * from private.admin_audit where subject = 'kata_forms ' || k.id order by id desc limit 10) a
    ), '[]'))
$$;

-- The first kata for the admin. Without words those that need a look: reported ones, the most often reported first, then
-- hidden ones, corrected ones first. With words all shared and hidden kata that contain them.
create function private.list_moderated_kata(p_query text, p_limit integer) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  words text[];
  row_limit constant integer := least(greatest(p_limit, 1), 500);
  start private.kata_search;
begin
  perform private.require_admin();
  if char_length(p_query) > 400 then perform private.refuse(400, 'query_too_long'); end if;
  words := private.query_words(coalesce(p_query, ''));
  if words = '{}' then
    return coalesce((
      select jsonb_agg(private.describe_kata(k) order by listed.open_reports desc, listed.is_corrected desc, listed.at desc, k.id)
      from (
        select coalesce(r.id, h.id) as id, coalesce(r.times, 0) as open_reports, h.corrected_at is not null as is_corrected,
          greatest(r.newest, h.corrected_at, h.hidden_at) as at
        from (
          select kata_id as id, count(*) as times, max(created_at) as newest from public.kata_reports
          where settled_at is null group by kata_id
        ) r full join private.hidden_kata h on h.id = r.id
        where exists (select from public.kata_forms k where k.id = coalesce(r.id, h.id) and not k.deleted)
        order by 2 desc, 3 desc, 4 desc, 1 limit row_limit
      ) listed join public.kata_forms k on k.id = listed.id
    ), '[]');
  end if;
  start.rank := -2147483648;
  start.name_key := '';
  start.id := '00000000-0000-0000-0000-000000000000';
  return coalesce((
    select jsonb_agg(private.describe_kata(k) order by f.is_hidden desc, f.rank, f.name_key, k.id)
    from (
      select * from (
        select h.id, true as is_hidden, 0 as rank, '' collate "C" as name_key
        from private.hidden_kata h join public.kata_forms k on k.id = h.id
        where not k.deleted and private.fold_text(concat_ws(E'\n', k.name, k.category, k.zou, k.ishiki)) like all (
          select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from unnest(words) as word
        )
        union all
        select s.id, false, s.rank, s.name_key from private.search_shared_kata(words, start, row_limit) s
      ) hits order by is_hidden desc, rank, name_key, id limit row_limit
    ) f join public.kata_forms k on k.id = f.id
  ), '[]');
end
$$;

-- The shared ones of some kata, for the list of those that a member has hidden for themselves.
create function private.read_shared_kata(p_ids uuid[]) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_member();
  if cardinality(p_ids) > 50 then perform private.refuse(400, 'too_many_ids'); end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category, 'zou', k.zou, 'ishiki', k.ishiki,
      'copy_count', k.copy_count) order by k.id)
    from public.kata_forms k
    where k.id = any (p_ids) and not k.deleted and not k.is_copied and not private.is_hidden_kata(k.id)
  ), '[]');
end
$$;

-- The codes of the second factor that were used, by their time step.
create table private.admin_codes (
  step bigint primary key
);
comment on table private.admin_codes is 'Time steps whose code has opened an admin session, for some minutes.';
alter table private.admin_codes enable row level security;
revoke all on private.admin_codes from public, anon, authenticated;

-- Takes a code, so that nobody can use it again; false when it was used. A step that is ten older is never accepted.
create function private.take_admin_code(p_step bigint) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  delete from private.admin_codes where step < p_step - 10;
  insert into private.admin_codes (step) values (p_step) on conflict do nothing;
  return found;
end
$$;

-- As before, with what the admin decided about kata, what members reported, and the tables of the other migrations of this
-- release.
create or replace function private.carried_tables() returns setof text
language sql stable
set search_path = ''
as $$
  select name from unnest(array[
    'auth.users', 'auth.identities', 'auth.sessions', 'auth.mfa_amr_claims', 'auth.refresh_tokens', 'auth.one_time_tokens',
    'auth.flow_state',
    'public.push_subscriptions', 'public.reminders', 'public.admin_notifications',
    'public.announcements', 'public.group_practices', 'public.daily_trainings', 'public.openable_things',
    'public.materials', 'public.kata_reports',
    'private.hidden_kata', 'private.admin_attempts', 'private.admin_audit'
  ]) with ordinality as t (name, n)
  where to_regclass(name) is not null order by n
$$;

create or replace function private.max_schema() returns integer language sql immutable return 4;

create function public.report_kata(p_id uuid, p_reason text, p_note text default null) returns text
language sql volatile
set search_path = ''
as $$ select private.report_kata(p_id, p_reason, p_note) $$;

create function public.hide_kata(p_id uuid, p_reason text, p_note text default null) returns boolean
language sql volatile
set search_path = ''
as $$ select private.hide_kata(p_id, p_reason, p_note) $$;

create function public.show_kata(p_id uuid) returns boolean
language sql volatile
set search_path = ''
as $$ select private.show_kata(p_id) $$;

create function public.keep_kata(p_id uuid) returns boolean
language sql volatile
set search_path = ''
as $$ select private.keep_kata(p_id) $$;

create function public.list_moderated_kata(p_query text, p_limit integer) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.list_moderated_kata(p_query, p_limit) $$;

create function public.read_admin_audit(p_limit integer) returns jsonb
language sql stable
set search_path = ''
as $$ select private.read_admin_audit(p_limit) $$;

create function public.read_shared_kata(p_ids uuid[]) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.read_shared_kata(p_ids) $$;

create function public.take_admin_code(p_step bigint) returns boolean
language sql volatile
set search_path = ''
as $$ select private.take_admin_code(p_step) $$;

grant execute on function
  private.report_kata(uuid, text, text), private.hide_kata(uuid, text, text), private.show_kata(uuid), private.keep_kata(uuid),
  private.list_moderated_kata(text, integer), private.read_admin_audit(integer), private.read_shared_kata(uuid[]),
  public.report_kata(uuid, text, text), public.hide_kata(uuid, text, text), public.show_kata(uuid), public.keep_kata(uuid),
  public.list_moderated_kata(text, integer), public.read_admin_audit(integer), public.read_shared_kata(uuid[])
to authenticated;
grant execute on function private.take_admin_code(bigint), public.take_admin_code(bigint) to service_role;

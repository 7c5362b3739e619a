-- Moderation: members report shared kata; the admin hides these kata or closes the reports.

-- Reports of shared kata, without a foreign key to the kata: after a restore, a report may exist
-- before its kata.
create table public.kata_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kata_id uuid not null,
  reason text not null check (reason = any (private.report_reasons())),
  note text check (char_length(note) between 1 and private.report_note_max()),
  created_at timestamptz not null default private.now(),
  -- When the admin decided about the kata; null while the report is open.
  settled_at timestamptz,
  unique (user_id, kata_id)
);
comment on table public.kata_reports is
  'Members'' reports of shared kata, kept for a year; read by their reporter and the admin.';
create index kata_reports_made on public.kata_reports (user_id, created_at);
create index kata_reports_created on public.kata_reports (created_at);
create index kata_reports_kata on public.kata_reports (kata_id, created_at);
create index kata_reports_open on public.kata_reports (kata_id) where settled_at is null;
alter table public.kata_reports enable row level security;
revoke all on public.kata_reports from public, anon, authenticated;
grant select on public.kata_reports to authenticated;
grant all on public.kata_reports to service_role;
create policy kata_reports_select_own on public.kata_reports for select to authenticated
  using (user_id = (select private.calling_member()));

-- Deletes the reports and the mark of a kata that is deleted.
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

-- The note of a report, trimmed; null when it is blank. Refuses a long one, and one with a
-- character that changes the direction of writing.
create function private.read_report_note(p_note text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if private.is_blank(coalesce(p_note, '')) then return null; end if;
  if char_length(private.trim_text(p_note)) > private.report_note_max()
    or private.has_direction_mark(p_note) then
    perform private.refuse(400, 'invalid_note');
  end if;
  return private.trim_text(p_note);
end
$$;

-- Reports a shared kata of another member and returns 'reported', 'already_reported', or 'gone' for
-- one that is not shared. Refuses with 429 and the seconds to wait beyond the limit of 24 hours.
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
  if p_id is null or not coalesce(p_reason = any (private.report_reasons()), false) then
    perform private.refuse(400, 'invalid_report');
  end if;
  -- One report of a member at a time, so that the limit is exact.
  perform from private.member_revisions where user_id = member for update;
  if exists (select from public.kata_reports where user_id = member and kata_id = p_id) then
    return 'already_reported';
  end if;
  select k.user_id into author from public.kata_forms k
  where k.id = p_id and not k.deleted and not k.is_copied and not private.is_hidden_kata(k.id);
  if not found then return 'gone'; end if;
  if author = member then perform private.refuse(400, 'own_kata'); end if;
  select created_at + interval '1 day' into free_at from public.kata_reports
  where user_id = member and created_at > private.now() - interval '1 day'
  order by created_at desc offset private.reports_per_day() - 1 limit 1;
  if free_at is not null then
    perform private.refuse(429, 'too_many_reports',
      ceil(extract(epoch from free_at - private.now()))::text);
  end if;
  delete from public.kata_reports where created_at < private.now() - interval '1 year';
  insert into public.kata_reports (user_id, kata_id, reason, note)
  values (member, p_id, p_reason, note);
  return 'reported';
end
$$;

create function public.report_kata(p_id uuid, p_reason text, p_note text default null)
returns text language sql volatile return private.report_kata(p_id, p_reason, p_note);
grant execute on function
  private.report_kata(uuid, text, text), public.report_kata(uuid, text, text)
to authenticated;

-- Decisions of the admin

-- Gives a shared kata, hidden or not, the next revision of its author, so that their devices pull
-- it; null when there is none. Locks the author's revisions first, like a push.
create function private.touch_shared_kata(p_id uuid) returns public.kata_forms
language plpgsql volatile
set search_path = ''
as $$
declare
  author constant uuid := (select k.user_id from public.kata_forms k
    where k.id = p_id and not k.deleted and not k.is_copied);
  new_rev bigint;
  touched public.kata_forms;
begin
  if author is null then return null; end if;
  new_rev := private.allot_revisions(author, 1);
  update public.kata_forms k set rev = new_rev
  where k.user_id = author and k.id = p_id and not k.deleted
  returning * into touched;
  return touched;
end
$$;

-- Closes the open reports of a kata and records the admin's decision in the audit log.
create function private.settle_reports(p_id uuid, p_act text) returns void
language sql volatile
set search_path = ''
as $$
  update public.kata_reports set settled_at = private.now()
  where kata_id = p_id and settled_at is null;
  select private.record_admin_action(auth.uid(), (auth.jwt() ->> 'session_id')::uuid, p_act,
    'kata_forms ' || p_id);
$$;

-- Hides a shared kata, or changes why it is hidden, and removes it from the search and the
-- published list at once. False when there is none.
create function private.hide_kata(p_id uuid, p_reason text, p_note text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  note constant text := private.read_report_note(p_note);
begin
  perform private.require_admin();
  if not coalesce(p_reason = any (private.report_reasons()), false) then
    perform private.refuse(400, 'invalid_report');
  end if;
  perform from public.published_content where name = 'shared_kata' for update;
  if (private.touch_shared_kata(p_id)).id is null then return false; end if;
  insert into private.hidden_kata (id, reason, note, hidden_at)
  values (p_id, p_reason, note, private.now())
  on conflict (id) do update
    set reason = excluded.reason, note = excluded.note, hidden_at = excluded.hidden_at,
      corrected_at = null;
  delete from private.kata_search
  where id = p_id and user_id = (select k.user_id from public.kata_forms k where k.id = p_id);
  update public.published_content set version = version + 1, body = (
    select coalesce(jsonb_agg(entry order by n), '[]')
    from jsonb_array_elements(body) with ordinality as e (entry, n)
    where entry ->> 'id' <> p_id::text
  ) where name = 'shared_kata' and body @> jsonb_build_array(jsonb_build_object('id', p_id));
  perform private.settle_reports(p_id, 'hid');
  return true;
end
$$;

create function public.hide_kata(p_id uuid, p_reason text, p_note text default null)
returns boolean language sql volatile return private.hide_kata(p_id, p_reason, p_note);
grant execute on function
  private.hide_kata(uuid, text, text), public.hide_kata(uuid, text, text)
to authenticated;

-- Shows a hidden kata: in the search at once, in the published list with its next build. False when
-- it is not hidden.
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

create function public.show_kata(p_id uuid) returns boolean language sql volatile
return private.show_kata(p_id);
grant execute on function private.show_kata(uuid), public.show_kata(uuid) to authenticated;

-- Closes the open reports of a kata without hiding it. False when there are none.
create function private.keep_kata(p_id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.kata_reports where kata_id = p_id and settled_at is null) then
    return false;
  end if;
  perform private.settle_reports(p_id, 'kept');
  return true;
end
$$;

create function public.keep_kata(p_id uuid) returns boolean language sql volatile
return private.keep_kata(p_id);
grant execute on function private.keep_kata(uuid), public.keep_kata(uuid) to authenticated;

-- Lists

-- A kata as the admin reads it: without its author and without the members who reported it.
create function private.describe_kata(k public.kata_forms) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category, 'zou', k.zou,
    'ishiki', k.ishiki, 'copy_count', k.copy_count,
    'open_reports', (select count(*) from public.kata_reports r
      where r.kata_id = k.id and r.settled_at is null),
    'reports', coalesce((
      select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note,
        'at', private.wire_instant(r.created_at), 'is_open', r.settled_at is null)
        order by r.created_at desc, r.id)
      from (select * from public.kata_reports
        where kata_id = k.id order by created_at desc, id limit 20) r
    ), '[]'),
    'hidden', (select jsonb_build_object('reason', h.reason, 'note', h.note,
        'hidden_at', private.wire_instant(h.hidden_at),
        'corrected_at', private.wire_instant(h.corrected_at))
      from private.hidden_kata h where h.id = k.id),
    'decisions', coalesce((
      select jsonb_agg(private.describe_audit(a) order by a.id desc)
      from (select * from private.admin_audit
        where subject = 'kata_forms ' || k.id order by id desc limit 10) a
    ), '[]'))
$$;

-- The first p_limit kata for the admin, at most 500. Without words: reported ones, the most often
-- reported first, then hidden ones, corrected ones first. With words: those that contain them,
-- hidden ones first.
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
  if char_length(p_query) > private.query_max() then
    perform private.refuse(400, 'query_too_long');
  end if;
  words := private.query_words(coalesce(p_query, ''));
  if words = '{}' then
    return coalesce((
      select jsonb_agg(private.describe_kata(k)
        order by listed.open_reports desc, listed.is_corrected desc, listed.at desc, k.id)
      from (
        select coalesce(r.id, h.id) as id, coalesce(r.times, 0) as open_reports,
          h.corrected_at is not null as is_corrected,
          greatest(r.newest, h.corrected_at, h.hidden_at) as at
        from (
          select kata_id as id, count(*) as times, max(created_at) as newest
          from public.kata_reports where settled_at is null group by kata_id
        ) r full join private.hidden_kata h on h.id = r.id
        where exists (select from public.kata_forms k
          where k.id = coalesce(r.id, h.id) and not k.deleted)
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
        where not k.deleted
          and private.fold_text(concat_ws(E'\n', k.name, k.category, k.zou, k.ishiki)) like all (
            select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
            from unnest(words) as word
          )
        union all
        select s.id, false, s.rank, s.name_key
        from private.search_shared_kata(words, start, row_limit) s
      ) hits order by is_hidden desc, rank, name_key, id limit row_limit
    ) f join public.kata_forms k on k.id = f.id
  ), '[]');
end
$$;

create function public.list_moderated_kata(p_query text, p_limit integer)
returns jsonb language sql volatile return private.list_moderated_kata(p_query, p_limit);
grant execute on function
  private.list_moderated_kata(text, integer), public.list_moderated_kata(text, integer)
to authenticated;

-- Those of at most 50 kata that are shared, for the list of kata that a member has hidden for
-- themselves. Refuses more ids with 400.
create function private.read_shared_kata(p_ids uuid[]) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_member();
  if cardinality(p_ids) > 50 then perform private.refuse(400, 'too_many_ids'); end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category,
      'zou', k.zou, 'ishiki', k.ishiki, 'copy_count', k.copy_count) order by k.id)
    from public.kata_forms k
    where k.id = any (p_ids) and not k.deleted and not k.is_copied
      and not private.is_hidden_kata(k.id)
  ), '[]');
end
$$;

create function public.read_shared_kata(p_ids uuid[]) returns jsonb language sql volatile
return private.read_shared_kata(p_ids);
grant execute on function
  private.read_shared_kata(uuid[]), public.read_shared_kata(uuid[])
to authenticated;

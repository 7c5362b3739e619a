-- Moderation: members report shared kata; the admin hides these kata, closes the reports, or stops
-- the sharing of an author.

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

-- They stay as long as the report, also when the author changes or deletes the kata.
create table private.reported_texts (
  report_id uuid primary key references public.kata_reports (id) on delete cascade,
  name text,
  category text,
  zou text not null,
  ishiki text not null
);
comment on table private.reported_texts is 'The texts of a kata at the time of each report.';

-- Deletes the mark of a kata that is deleted. Its reports stay.
create function private.forget_kata() returns trigger
language plpgsql
as $$
begin
  delete from private.hidden_kata where id = old.id;
  return null;
end
$$;

create trigger kata_forms_forget_deleted after update on public.kata_forms
  for each row when (new.deleted and not old.deleted) execute function private.forget_kata();
create trigger kata_forms_forget_removed after delete on public.kata_forms
  for each row when (not old.deleted) execute function private.forget_kata();

-- The note of a report as it is stored; null when it is blank. Refuses a long one.
create function private.read_report_note(p_note text) returns text
language plpgsql immutable
as $$
begin
  if private.is_blank(coalesce(p_note, '')) then return null; end if;
  if char_length(private.stored_text(p_note)) > private.report_note_max() then
    perform private.refuse(400, 'invalid_note');
  end if;
  return private.stored_text(p_note);
end
$$;

-- Refuses a report or a decision without one of the reasons with 400.
create function private.check_reason(p_reason text) returns void
language plpgsql immutable
as $$
begin
  if not coalesce(p_reason = any (private.report_reasons()), false) then
    perform private.refuse(400, 'invalid_report');
  end if;
end
$$;

-- Reports a shared kata of another member and returns 'reported', 'already_reported', or 'gone' for
-- one that is not shared. Refuses with 429 and the seconds to wait beyond the limit of 24 hours.
create function private.report_kata(p_id uuid, p_reason text, p_note text default null) returns text
language plpgsql volatile
as $$
declare
  member constant uuid := private.require_member();
  note constant text := private.read_report_note(p_note);
  kata public.kata_forms;
  report uuid;
  free_at timestamptz;
begin
  perform private.check_reason(p_reason);
  if p_id is null then perform private.refuse(400, 'invalid_report'); end if;
  -- One report of a member at a time, so that the limit is exact.
  perform from private.member_revisions where user_id = member for update;
  if exists (select from public.kata_reports where user_id = member and kata_id = p_id) then
    return 'already_reported';
  end if;
  select * into kata from public.kata_forms k where k.id = p_id and private.is_shared(k);
  if not found then return 'gone'; end if;
  if kata.user_id = member then perform private.refuse(400, 'own_kata'); end if;
  select created_at + interval '1 day' into free_at from public.kata_reports
  where user_id = member and created_at > private.now() - interval '1 day'
  order by created_at desc offset private.reports_per_day() - 1 limit 1;
  if free_at is not null then
    perform private.refuse(429, 'too_many_reports',
      ceil(extract(epoch from free_at - private.now()))::text);
  end if;
  insert into public.kata_reports (user_id, kata_id, reason, note)
  values (member, p_id, p_reason, note) returning id into report;
  insert into private.reported_texts (report_id, name, category, zou, ishiki)
  values (report, kata.name, kata.category, kata.zou, kata.ishiki);
  return 'reported';
end
$$;

-- Decisions of the admin

-- Gives a shared kata, hidden or not, the next revision of its author, so that their devices pull
-- it; null when there is none. Locks the author's revisions first, like a push.
create function private.touch_shared_kata(p_id uuid) returns public.kata_forms
language plpgsql volatile
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

-- Closes the open reports of a kata and records the admin's decision.
create function private.settle_reports(p_id uuid, p_act text) returns void
language sql volatile
as $$
  update public.kata_reports set settled_at = private.now()
  where kata_id = p_id and settled_at is null;
  select private.record_act(p_act, 'kata_forms ' || p_id);
$$;

-- Removes kata from the published list at once.
create function private.unlist_kata(p_ids uuid[]) returns void
language plpgsql volatile
as $$
begin
  update public.published_content set version = version + 1, body = (
    select coalesce(jsonb_agg(entry order by n), '[]')
    from jsonb_array_elements(body) with ordinality as e (entry, n)
    where (entry ->> 'id')::uuid <> all (p_ids)
  ) where name = 'shared_kata' and exists (
    select from jsonb_array_elements(body) as entry where (entry ->> 'id')::uuid = any (p_ids)
  );
end
$$;

-- Hides a shared kata, or changes why it is hidden, with the other kata of its author that have the
-- same text, and removes them from the search and the published list at once. From then on nobody
-- shares this text again, nor one that was reported and changed or deleted since. False when there is
-- neither such a kata nor an open report.
create function private.hide_kata(p_id uuid, p_reason text, p_note text default null)
returns boolean
language plpgsql volatile
as $$
declare
  note text;
  author uuid;
  hidden_texts bytea[];
  hidden_ids uuid[];
  hidden_id uuid;
begin
  perform private.require_admin();
  perform private.check_reason(p_reason);
  note := private.read_report_note(p_note);
  author := private.author_of(p_id);
  perform from public.published_content where name = 'shared_kata' for update;
  -- Before the texts, as show_kata() does.
  perform from private.member_revisions where user_id = author for update;
  hidden_texts := array(
    select private.kata_fingerprint(k.zou, k.ishiki) from public.kata_forms k
    where k.id = p_id and not k.deleted and not k.is_copied
    union select private.kata_fingerprint(t.zou, t.ishiki)
    from public.kata_reports r join private.reported_texts t on t.report_id = r.id
    where r.kata_id = p_id and r.settled_at is null
  );
  if hidden_texts = '{}' then return false; end if;
  insert into private.hidden_texts (fingerprint, kata_id, reason, hidden_at)
  select fingerprint, p_id, p_reason, private.now() from unnest(hidden_texts) as fingerprint
  on conflict (fingerprint) do update
    set kata_id = excluded.kata_id, reason = excluded.reason, hidden_at = excluded.hidden_at;
  hidden_ids := array(
    select k.id from public.kata_forms k
    where k.user_id = author and not k.deleted and not k.is_copied
      and (k.id = p_id or private.kata_fingerprint(k.zou, k.ishiki) = any (hidden_texts))
  );
  foreach hidden_id in array hidden_ids loop
    continue when (private.touch_shared_kata(hidden_id)).id is null;
    insert into private.hidden_kata (id, reason, note, hidden_at)
    values (hidden_id, p_reason, note, private.now())
    on conflict (id) do update
      set reason = excluded.reason, note = excluded.note, hidden_at = excluded.hidden_at,
        corrected_at = null, by_text = false;
  end loop;
  delete from private.kata_search where user_id = author and id = any (hidden_ids);
  perform private.unlist_kata(hidden_ids);
  perform private.settle_reports(p_id, 'hid');
  return true;
end
$$;

-- Shows a hidden kata: in the search at once, in the published list with its next build. Its text may
-- be shared again. False when it is not hidden.
create function private.show_kata(p_id uuid) returns boolean
language plpgsql volatile
as $$
declare
  kata public.kata_forms;
begin
  perform private.require_admin();
  if not private.is_hidden_kata(p_id) then return false; end if;
  kata := private.touch_shared_kata(p_id);
  if kata.id is null then return false; end if;
  delete from private.hidden_kata where id = p_id;
  delete from private.hidden_texts
  where kata_id = p_id or fingerprint = private.kata_fingerprint(kata.zou, kata.ishiki);
  if private.is_shared(kata) then perform private.index_kata(kata); end if;
  perform private.settle_reports(p_id, 'showed');
  return true;
end
$$;

-- Closes the open reports of a kata without hiding it. False when there are none.
create function private.keep_kata(p_id uuid) returns boolean
language plpgsql volatile
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

-- The author of a kata, also of one that was deleted not long ago.
create function private.author_of(p_id uuid) returns uuid language sql stable
return (select user_id from public.kata_forms where id = p_id and not is_copied);

-- Takes all kata of an author from sharing, or changes why: the present ones from the search and the
-- published list at once, later ones never enter them. They stay with their author, who reads the
-- reason. False when the author is not known any more.
create function private.stop_sharing(p_id uuid, p_reason text, p_note text default null)
returns boolean
language plpgsql volatile
as $$
declare
  note text;
  author uuid;
begin
  perform private.require_admin();
  perform private.check_reason(p_reason);
  note := private.read_report_note(p_note);
  author := private.author_of(p_id);
  if author is null then return false; end if;
  perform from public.published_content where name = 'shared_kata' for update;
  update public.users set rev = private.allot_revisions(author, 1) where id = author;
  if not found then return false; end if;
  insert into private.stopped_authors (user_id, kata_id, reason, note, stopped_at)
  values (author, p_id, p_reason, note, private.now())
  on conflict (user_id) do update
    set reason = excluded.reason, note = excluded.note, stopped_at = excluded.stopped_at;
  delete from private.kata_search where user_id = author;
  perform private.unlist_kata(array(select id from public.kata_forms where user_id = author));
  perform private.record_act('stopped', 'kata_forms ' || p_id);
  return true;
end
$$;

-- Ends stop_sharing() for the author of a kata, or for the author who was stopped with it: their kata
-- are in the search at once, in the published list with its next build; hidden ones stay hidden.
-- False when the author is not stopped.
create function private.resume_sharing(p_id uuid) returns boolean
language plpgsql volatile
as $$
declare
  author uuid;
begin
  perform private.require_admin();
  delete from private.stopped_authors
  where user_id = private.author_of(p_id) or kata_id = p_id returning user_id into author;
  if author is null then return false; end if;
  update public.users set rev = private.allot_revisions(author, 1) where id = author;
  perform private.index_kata(k) from public.kata_forms k
  where k.user_id = author and private.is_shared(k);
  perform private.record_act('resumed', 'kata_forms ' || p_id);
  return true;
end
$$;

-- Lists

-- The newest 20 reports of a kata, each with the reported texts where they are not those of `k`.
create function private.describe_reports(p_id uuid, k public.kata_forms) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note,
      'at', private.wire_instant(r.created_at), 'is_open', r.settled_at is null,
      'texts', case when (t.zou, t.ishiki, t.name, t.category)
          is distinct from (k.zou, k.ishiki, k.name, k.category)
        then to_jsonb(t) - 'report_id' end)
    order by r.created_at desc, r.id), '[]')
  from (select * from public.kata_reports
    where kata_id = p_id order by created_at desc, id limit 20) r
  left join private.reported_texts t on t.report_id = r.id
$$;

-- A kata as the admin reads it: without its author and without the members who reported it. One
-- that is deleted has no texts but those of its reports.
create function private.describe_kata(p_id uuid) returns jsonb
language plpgsql stable
as $$
declare
  k public.kata_forms;
begin
  select * into k from public.kata_forms where id = p_id and not deleted;
  return jsonb_build_object('id', p_id, 'deleted', k.id is null, 'name', k.name,
    'category', k.category, 'zou', coalesce(k.zou, ''), 'ishiki', coalesce(k.ishiki, ''),
    'copy_count', coalesce(k.copy_count, 0),
    'open_reports', (select count(*) from public.kata_reports r
      where r.kata_id = p_id and r.settled_at is null),
    'reports', private.describe_reports(p_id, k),
    'hidden', (select jsonb_build_object('reason', h.reason, 'note', h.note,
        'hidden_at', private.wire_instant(h.hidden_at),
        'corrected_at', private.wire_instant(h.corrected_at), 'by_text', h.by_text)
      from private.hidden_kata h where h.id = p_id),
    'has_author', private.author_of(p_id) is not null,
    'sharing_stopped', (select jsonb_build_object('reason', a.reason, 'note', a.note)
      from private.stopped_authors a
      where a.user_id = private.author_of(p_id) or a.kata_id = p_id limit 1),
    'decisions', coalesce((
      select jsonb_agg(private.describe_audit(a) order by a.id desc)
      from (select * from private.admin_audit
        where subject = 'kata_forms ' || p_id order by id desc limit 10) a
    ), '[]'));
end
$$;

-- A page of the first 500 kata for the admin. Without words: reported ones, also deleted ones,
-- the most often reported first, then hidden ones, corrected ones first, and those with which the
-- sharing of an author was stopped. With words: those that contain them, hidden ones first.
create function private.list_moderated_kata(p_query text, p_offset integer, p_limit integer)
returns jsonb
language plpgsql volatile
as $$
declare
  words text[];
  row_limit constant integer := least(greatest(p_offset, 0) + greatest(p_limit, 1) + 1, 500);
  start private.kata_search;
  ids uuid[];
begin
  perform private.require_admin();
  if char_length(p_query) > private.query_max() then
    perform private.refuse(400, 'query_too_long');
  end if;
  words := private.query_words(coalesce(p_query, ''));
  if words = '{}' then
    ids := array(
      select id from (
        select id, coalesce(r.times, 0) as open_reports, h.corrected_at is not null as is_corrected,
          greatest(r.newest, h.corrected_at, h.hidden_at, a.stopped_at) as at
        from (
          select kata_id as id, count(*) as times, max(created_at) as newest
          from public.kata_reports where settled_at is null group by kata_id
        ) r
        full join (
          select h.* from private.hidden_kata h
          where exists (select from public.kata_forms k where k.id = h.id and not k.deleted)
        ) h using (id)
        full join (select kata_id as id, stopped_at from private.stopped_authors) a using (id)
      ) listed order by open_reports desc, is_corrected desc, at desc, id limit row_limit
    );
  else
    start.rank := -2147483648;
    start.name_key := '';
    start.id := '00000000-0000-0000-0000-000000000000';
    ids := array(
      select id from (
        select h.id, true as is_hidden, 0 as rank, '' collate "C" as name_key
        from private.hidden_kata h join public.kata_forms k on k.id = h.id
        where not k.deleted
          and private.fold_text(concat_ws(E'\n', k.name, k.category, k.zou, k.ishiki)) like all (
            select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
            from unnest(words) as word
          )
        union all
        select s.id, false, s.rank, s.name_key
        from private.find_shared_kata(words, start, row_limit) s
      ) hits order by is_hidden desc, rank, name_key, id limit row_limit
    );
  end if;
  return private.read_page('select id from unnest($1::uuid[]) with ordinality as listed (id, n)
    order by n', ids::text, p_offset, p_limit, 'private.describe_kata(page.id)');
end
$$;

-- Those of at most 50 kata that are shared, for the list of kata that a member has hidden for
-- themselves. Refuses more ids with 400.
create function private.read_shared_kata(p_ids uuid[]) returns jsonb
language plpgsql volatile
as $$
begin
  perform private.calling_member();
  if cardinality(p_ids) > 50 then perform private.refuse(400, 'too_many_ids'); end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category,
      'zou', k.zou, 'ishiki', k.ishiki, 'copy_count', k.copy_count) order by k.id)
    from public.kata_forms k
    where k.id = any (p_ids) and private.is_shared(k)
  ), '[]');
end
$$;

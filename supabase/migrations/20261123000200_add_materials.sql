-- Release 4: material that the admin adds to the pools of the drills. An item is one JSON value of the form that its drill
-- reads; supabase/contracts/materials is the whole of its rules, and this file judges what could hurt a device.

-- A text that can be seen, without control characters and marks that change the direction of writing.
create function private.is_material_text(p_text jsonb, p_max integer) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(p_text) = 'string' then
    char_length(p_text #>> '{}') between 1 and p_max and not private.is_blank(p_text #>> '{}')
    and not private.has_direction_mark(p_text #>> '{}') and p_text #>> '{}' !~ '[\u0001-\u001F\u007F-\u009F]'
  end, false)
$$;

create function private.is_material_list(p_list jsonb, p_least integer, p_most integer, p_max integer) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(p_list) = 'array' and jsonb_array_length(p_list) between p_least and p_most then
    (select bool_and(private.is_material_text(t, p_max)) from jsonb_array_elements(p_list) as t)
  end, false)
$$;

-- Pairs of a word as written and its reading.
create function private.is_material_readings(p_readings jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(p_readings) = 'array' and jsonb_array_length(p_readings) between 1 and 50 then
    (select bool_and(private.is_material_list(r, 2, 2, 40)) from jsonb_array_elements(p_readings) as r)
  end, false)
$$;

-- The words of a sentence of 辞書.
create function private.is_material_words(p_words jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(p_words) = 'array' and jsonb_array_length(p_words) between 1 and 5 then
    (select bool_and(
      case when jsonb_typeof(w) = 'object' then w - array['word', 'reading', 'meaning', 'lemma'] = '{}'
        and private.is_material_text(w -> 'word', 20) and private.is_material_text(w -> 'reading', 40)
        and private.is_material_text(w -> 'meaning', 150)
        and (not w ? 'lemma' or private.is_material_text(w -> 'lemma', 20)) else false end
    ) from jsonb_array_elements(p_words) as w)
  end, false)
$$;

-- The three questions about an article of 写絵.
create function private.is_material_questions(p_questions jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(p_questions) = 'array' and jsonb_array_length(p_questions) = 3 then
    (select bool_and(
      case when jsonb_typeof(q) = 'object' then q - array['ask', 'choices', 'answer', 'about'] = '{}'
        and private.is_material_text(q -> 'ask', 60) and private.is_material_list(q -> 'choices', 3, 3, 40)
        and coalesce(q -> 'answer' in ('0', '1', '2'), false)
        and (not q ? 'about' or coalesce(q ->> 'about' in ('colour', 'number', 'place', 'order', 'person', 'object'), false))
      else false end
    ) from jsonb_array_elements(p_questions) as q)
  end, false)
$$;

-- Whether an item has the fields of its drill, of the right types and lengths, and no others.
create function private.is_material(p_pack text, p_item jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case
    when jsonb_typeof(p_item) <> 'object' or octet_length(p_item::text) > 16384 then false
    else p_item - array['season', 'timeOfDay', 'readings'] - (case p_pack
        when 'daily' then array['monthDay', 'title', 'description', 'difficulty', 'duration_minutes', 'category', 'wholeDay']
        when 'sakiyomi' then array['title', 'category', 'date', 'kind', 'paragraphs']
        when 'utsusie' then array['title', 'category', 'content', 'questions']
        when 'jisho' then array['field', 'sentence', 'words']
        when 'setsuna' then array['situation', 'event', 'category']
        when 'sentsuji' then array['level', 'bunsetsu', 'type', 'explanation']
        when 'oumugaeshi' then array['level', 'title', 'sentences']
        when 'tour' then array['title', 'description', 'examples', 'silent']
      end) = '{}'
      and (not p_item ? 'season'
        or p_item -> 'season' <@ '["new-year", "winter", "spring", "rainy", "summer", "autumn", "year-end"]'
        and jsonb_typeof(p_item -> 'season') = 'string')
      and (not p_item ? 'timeOfDay' or p_item -> 'timeOfDay' <@ '["morning", "day", "evening", "night"]'
        and jsonb_typeof(p_item -> 'timeOfDay') = 'string')
      and (not p_item ? 'readings' or private.is_material_readings(p_item -> 'readings'))
      and case p_pack
        when 'daily' then p_item ->> 'monthDay' ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
          and private.is_material_text(p_item -> 'title', 100) and private.is_material_text(p_item -> 'description', 500)
          and p_item ->> 'difficulty' in ('初級', '中級', '上級') and private.is_material_text(p_item -> 'category', 50)
          and jsonb_typeof(p_item -> 'duration_minutes') = 'number'
          and p_item ->> 'duration_minutes' ~ '^[1-9][0-9]{0,2}$' and (p_item ->> 'duration_minutes')::numeric <= 120
          and (not p_item ? 'wholeDay' or p_item -> 'wholeDay' = 'true')
        when 'sakiyomi' then private.is_material_text(p_item -> 'title', 40) and private.is_material_text(p_item -> 'category', 20)
          and private.is_material_text(p_item -> 'date', 6) and p_item ->> 'kind' in ('story', 'argument')
          and private.is_material_list(p_item -> 'paragraphs', 3, 3, 800)
        when 'utsusie' then private.is_material_text(p_item -> 'title', 40) and private.is_material_text(p_item -> 'category', 20)
          and private.is_material_text(p_item -> 'content', 2000) and private.is_material_questions(p_item -> 'questions')
        when 'jisho' then private.is_material_text(p_item -> 'field', 20) and private.is_material_text(p_item -> 'sentence', 200)
          and private.is_material_words(p_item -> 'words')
        when 'setsuna' then private.is_material_text(p_item -> 'situation', 120)
          and private.is_material_text(p_item -> 'event', 120) and private.is_material_text(p_item -> 'category', 20)
        when 'sentsuji' then p_item -> 'level' in ('1', '2', '3', '4', '5', '6')
          and private.is_material_text(p_item -> 'bunsetsu', 30) and p_item ->> 'type' in ('renyou', 'rentai')
          and private.is_material_text(p_item -> 'explanation', 200)
        when 'oumugaeshi' then p_item -> 'level' in ('1', '2', '3', '4', '5', '6')
          and private.is_material_text(p_item -> 'title', 40) and private.is_material_list(p_item -> 'sentences', 3, 20, 60)
        when 'tour' then private.is_material_text(p_item -> 'title', 40) and private.is_material_text(p_item -> 'description', 200)
          and private.is_material_list(p_item -> 'examples', 4, 4, 120) and jsonb_typeof(p_item -> 'silent') = 'boolean'
      end
  end, false)
$$;

-- An item's id on devices is its pack, a hyphen and its number. Bundled items have smaller numbers; a session takes numbers
-- up to 100,000. Rows are never deleted, so that no number is given to another text.
create table public.materials (
  id uuid primary key default gen_random_uuid(),
  pack text not null
    check (pack in ('daily', 'sakiyomi', 'utsusie', 'jisho', 'setsuna', 'sentsuji', 'oumugaeshi', 'tour')),
  number integer not null check (number between 10001 and 99999),
  item jsonb not null,
  ended boolean not null default false,
  created_at timestamptz not null default private.now(),
  unique (pack, number)
);
comment on table public.materials is 'Items that the admin has added to the pools of the drills; an ended one is withdrawn.';

alter table public.materials enable row level security;
revoke all on public.materials from public, anon, authenticated;
grant select on public.materials to authenticated;
-- The client generates the id, so that a retry after a lost response conflicts instead of adding the items once more.
grant insert (id, pack, item), update (item, ended) on public.materials to authenticated;
grant all on public.materials to service_role;
create policy materials_select_admin on public.materials for select to authenticated
  using ((select private.has_admin_session()));
create policy materials_insert_admin on public.materials for insert to authenticated
  with check ((select private.has_admin_session()));
create policy materials_update_admin on public.materials for update to authenticated
  using ((select private.has_admin_session())) with check ((select private.has_admin_session()));

-- Judges an item, and gives a new one the next number of its pack. Triggers run before the policies, so the admin session is
-- checked here as well: a member must not take the lock.
create function private.prepare_material() returns trigger
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.has_admin_session() then perform private.refuse(403, 'admin_required'); end if;
  if not private.is_material(new.pack, new.item) then perform private.refuse(400, 'invalid_material'); end if;
  if tg_op = 'INSERT' and new.number is null then
    perform pg_advisory_xact_lock(hashtext('public.materials'));
    select coalesce(max(number), 10000) + 1 into new.number from public.materials where pack = new.pack;
  end if;
  return new;
end
$$;
create trigger materials_prepare before insert or update on public.materials
  for each row execute function private.prepare_material();
create trigger materials_audit after insert or update on public.materials
  for each row execute function private.audit_admin_row();

-- The published document of a drill, named material- and its pack.
create function private.build_material(p_pack text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('items',
    coalesce(jsonb_agg(m.item || jsonb_build_object('id', m.pack || '-' || m.number) order by m.number), '[]'))
  from public.materials m where m.pack = p_pack and not m.ended
$$;

alter table public.published_content drop constraint published_content_name_check;
alter table public.published_content add constraint published_content_name_check check (name in ('notices', 'shared_kata',
  'material-daily', 'material-sakiyomi', 'material-utsusie', 'material-jisho', 'material-setsuna', 'material-sentsuji',
  'material-oumugaeshi', 'material-tour'));
comment on table public.published_content is
  'The notices, the most copied shared kata and the added material of each drill, as devices store them.';

-- Publishes the packs of the changed rows, under the lock: a concurrent writer builds from what the first one has written. A
-- document has at most 500 items and 256 KiB, a pack 2,000 rows with the withdrawn ones.
create function private.publish_materials() returns trigger
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  changed_pack text;
  document jsonb;
begin
  if not exists (select from changed) then return null; end if;
  perform pg_advisory_xact_lock(hashtext('public.materials'));
  for changed_pack in select distinct pack from changed order by 1 loop
    document := private.build_material(changed_pack);
    if jsonb_array_length(document -> 'items') > 500
      or 2000 < (select count(*) from public.materials m where m.pack = changed_pack) then
      perform private.refuse(400, 'too_many_materials');
    end if;
    if octet_length(document::text) > 262144 then perform private.refuse(400, 'materials_too_large'); end if;
    perform private.store_snapshot('material-' || changed_pack, document);
  end loop;
  return null;
end
$$;

do $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger materials_%1$s_publishes after %1$s on public.materials
      referencing %2$s table as changed for each statement execute function private.publish_materials()',
      event, case event when 'delete' then 'old' else 'new' end);
  end loop;
end
$$;


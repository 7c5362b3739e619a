-- Search over all shared kata, in the order of the shared list, page by page, as cheap for the hundredth page as for
-- the first, whether a word is in every second kata or in one of a million.
--
-- A sorted walk is slow for rare words, and sorting all hits is slow for common ones. So the list is cut, in its own
-- order, into segments of a few thousand kata, and the words are indexed per segment: a search goes through the
-- segments in order, a few at a time, sorts what it finds in them, and stops when the page is full.

-- A text as search sees it: width (NFKC), case and kana do not matter. The twin of foldText() in the app.
create function private.fold_text(p_text text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(normalize(lower(normalize(p_text, NFKC)), NFKC),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')
$$;

-- The characters of a folded text and its pairs of neighbours, each with the number of a segment in front.
create function private.kata_tokens(p_segment integer, p_folded text) returns bigint[]
language sql immutable parallel safe
set search_path = ''
as $$
  with letters as (
    select ascii(letter)::bigint as code, ascii(lead(letter) over (order by place))::bigint as next_code
    from unnest(string_to_array(p_folded, null)) with ordinality as cut (letter, place)
  )
  -- A segment number of 20 bits and two code points of 21 bits each; 0 is no code point.
  select array_agg((p_segment::bigint << 42) | token) from (
    select code << 21 as token from letters union all select code << 21 | next_code from letters
  ) tokens where token is not null
$$;

-- Where each segment begins in the shared list. Its number says nothing about its place.
create table private.kata_segments (
  number integer generated always as identity primary key,
  rank integer not null,
  name_key text collate "C" not null,
  id uuid not null,
  unique (rank, name_key, id)
);
comment on table private.kata_segments is 'The first place of each segment of the shared kata, for the search.';
alter table private.kata_segments enable row level security;
revoke all on private.kata_segments from public, anon, authenticated;
insert into private.kata_segments (rank, name_key, id)
values (-2147483648, '', '00000000-0000-0000-0000-000000000000');

-- What is searched: one narrow row for each shared kata. (rank, name_key, id) is its place: the most copied first, then
-- by name, nameless ones last.
create table private.kata_search (
  user_id uuid not null,
  id uuid not null,
  rank integer not null,
  name_key text collate "C" not null,
  folded text not null,
  segment integer not null,
  primary key (user_id, id),
  foreign key (user_id, id) references public.kata_forms (user_id, id) on delete cascade
);
comment on table private.kata_search is 'The search texts of the shared kata, in the order of the shared list.';
create index kata_search_place on private.kata_search (rank, name_key, id) include (segment);
create index kata_search_tokens on private.kata_search using gin (private.kata_tokens(segment, folded)) with (fastupdate = off);
alter table private.kata_search enable row level security;
revoke all on private.kata_search from public, anon, authenticated;

-- A name as it is sorted: nameless kata stand behind every name.
create function private.kata_name_key(p_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(p_name, chr(1114111)) $$;

create function private.kata_segment_at(p_rank integer, p_name_key text, p_id uuid) returns integer
language sql stable
set search_path = ''
as $$
  select number from private.kata_segments
  where (rank, name_key, id) <= (p_rank, p_name_key collate "C", p_id)
  order by rank desc, name_key desc, id desc limit 1
$$;

create function private.index_kata(k public.kata_forms) returns void
language sql volatile
set search_path = ''
as $$
  insert into private.kata_search as s (user_id, id, rank, name_key, folded, segment)
  values (k.user_id, k.id, -k.copy_count, private.kata_name_key(k.name),
    private.fold_text(concat_ws(E'\n', coalesce(k.name, ''), coalesce(k.category, ''), k.zou, k.ishiki)),
    private.kata_segment_at(-k.copy_count, private.kata_name_key(k.name), k.id))
  on conflict (user_id, id) do update
    set rank = excluded.rank, name_key = excluded.name_key, folded = excluded.folded, segment = excluded.segment
$$;

create function private.follow_kata() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.deleted or new.is_copied then
    delete from private.kata_search where user_id = new.user_id and id = new.id;
  else
    perform private.index_kata(new);
  end if;
  return null;
end
$$;
create trigger kata_forms_follow_insert after insert on public.kata_forms
  for each row when (not new.deleted and not new.is_copied) execute function private.follow_kata();
create trigger kata_forms_follow_update after update on public.kata_forms
  for each row when ((new.name, new.category, new.zou, new.ishiki, new.deleted, new.is_copied, new.copy_count)
    is distinct from (old.name, old.category, old.zou, old.ishiki, old.deleted, old.is_copied, old.copy_count))
  execute function private.follow_kata();

-- The job's part: cuts segments that have grown beyond p_size into equal parts, and puts right the few rows that were
-- written while their segment was being cut; until then a search may pass those over.
create function private.balance_kata_segments(p_size integer default 4000) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  insert into private.kata_segments (rank, name_key, id)
  select rank, name_key, id from (
    select rank, name_key, id, segment, row_number() over (partition by segment order by rank, name_key, id) - 1 as place,
      count(*) over (partition by segment) as size
    from private.kata_search
  ) placed
  where size > p_size and place > 0 and place % (p_size / 2) = 0 and size - place >= p_size / 4
  on conflict do nothing;
  update private.kata_search s set segment = right_one.number
  from (
    select number, rank, name_key, id,
      lead(rank) over place as next_rank, lead(name_key) over place as next_name_key, lead(id) over place as next_id
    from private.kata_segments window place as (order by rank, name_key, id)
  ) right_one
  where (s.rank, s.name_key, s.id) >= (right_one.rank, right_one.name_key, right_one.id)
    and (right_one.next_id is null
      or (s.rank, s.name_key, s.id) < (right_one.next_rank, right_one.next_name_key, right_one.next_id))
    and s.segment <> right_one.number;
end
$$;

-- The words of a query: folded, at most five of at most 60 characters each.
create function private.query_words(p_query text) returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(left(word, 60)), '{}') from (
    select word from regexp_split_to_table(private.fold_text(left(p_query, 400)), '\s+') as word where word <> '' limit 5
  ) words
$$;

-- What the index is asked for: all pairs of a short word, six of them spread over a long one, the character of a
-- single one. The rest of a word is compared afterwards.
create function private.query_tokens(p_words text[]) returns bigint[]
language sql immutable
set search_path = ''
as $$
  select array_agg(distinct (ascii(substr(word, place, 1))::bigint << 21)
    | case when char_length(word) = 1 then 0 else ascii(substr(word, place + 1, 1)) end)
  from unnest(p_words) as word
  cross join lateral generate_series(1, greatest(1, char_length(word) - 1), greatest(1, (char_length(word) + 4) / 6)) as place
$$;

-- The next p_limit shared kata behind a place of the list that hold all words.
create function private.search_shared_kata(p_words text[], p_after private.kata_search, p_limit integer)
returns setof private.kata_search
language plpgsql stable
set search_path = ''
as $$
declare
  tokens constant bigint[] := private.query_tokens(p_words);
  patterns constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from unnest(p_words) as word where char_length(word) > 2
  );
  segments constant integer[] := array(
    select number from private.kata_segments g
    where (g.rank, g.name_key, g.id) >= (
      select b.rank, b.name_key, b.id from private.kata_segments b
      where (b.rank, b.name_key, b.id) <= (p_after.rank, p_after.name_key, p_after.id)
      order by b.rank desc, b.name_key desc, b.id desc limit 1
    )
    order by g.rank, g.name_key, g.id
  );
  done integer := 0;
  width integer := 1;
  open integer := p_limit;
  found_here integer;
begin
  while open > 0 and done < cardinality(segments) loop
    return query
      select h.* from unnest(segments[done + 1 : done + width]) as number cross join lateral (
        -- Materialized, or the planner would walk the list in its order and test every kata for the words.
        with hits as materialized (
          select s.* from private.kata_search s
          where private.kata_tokens(s.segment, s.folded)
            @> array(select (number::bigint << 42) | token from unnest(tokens) as token)
        )
        select * from hits
        where (rank, name_key, id) > (p_after.rank, p_after.name_key, p_after.id) and folded like all (patterns)
        order by rank, name_key, id limit open
      ) h
      order by h.rank, h.name_key, h.id limit open;
    get diagnostics found_here = row_count;
    open := open - found_here;
    done := done + width;
    width := width * 4;
  end loop;
end
$$;

-- The call: { rows, next }, where next is the `after` of the following page, or null after the last. The rows tell
-- nothing of their authors.
create function private.search_shared_kata_page(query text, after jsonb) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  page_size constant integer := 50;
  words constant text[] := private.query_words(query);
  behind private.kata_search;
  page jsonb;
begin
  if auth.uid() is null then raise sqlstate 'PT401' using message = 'no_member'; end if;
  if char_length(query) > 400 then raise sqlstate 'PT400' using message = 'query_too_long'; end if;
  behind.rank := coalesce(-(after ->> 'copy_count')::integer, -2147483648);
  behind.name_key := case when jsonb_typeof(after) = 'object' then private.kata_name_key(after ->> 'name') else '' end;
  behind.id := coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000');
  with found as (
    select * from private.search_shared_kata(words, behind, page_size) where words <> '{}'
    union all
    (select * from private.kata_search s
      where words = '{}' and (s.rank, s.name_key, s.id) > (behind.rank, behind.name_key, behind.id)
      order by s.rank, s.name_key, s.id limit page_size)
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category, 'zou', k.zou,
    'ishiki', k.ishiki, 'copy_count', -s.rank) order by s.rank, s.name_key, s.id), '[]') into page
  from found s join public.kata_forms k on (k.user_id, k.id) = (s.user_id, s.id);
  return jsonb_build_object('rows', page, 'next', case when jsonb_array_length(page) = page_size then
    jsonb_build_object('copy_count', page -> -1 -> 'copy_count', 'name', page -> -1 -> 'name', 'id', page -> -1 -> 'id') end);
exception when data_exception then
  raise sqlstate 'PT400' using message = 'invalid_after';
end
$$;

create function public.search_shared_kata(query text, after jsonb default null) returns jsonb
language sql stable
set search_path = ''
as $$ select private.search_shared_kata_page(query, after) $$;

do $$
declare
  f record;
begin
  for f in select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.proname in ('fold_text',
      'kata_tokens', 'kata_name_key', 'kata_segment_at', 'index_kata', 'follow_kata', 'balance_kata_segments',
      'query_words', 'query_tokens', 'search_shared_kata', 'search_shared_kata_page')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
  end loop;
end
$$;
grant execute on function private.search_shared_kata_page(text, jsonb) to authenticated;
grant execute on function public.search_shared_kata(text, jsonb) to authenticated;

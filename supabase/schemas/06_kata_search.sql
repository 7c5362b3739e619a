-- The search over the shared kata: an index by segments of the shared list, read in list order
-- until a page is full.

-- The name as a key of the list order, in which unnamed kata come last. Its body is parsed,
-- so that it is inlined.
create function private.kata_name_key(p_name text) returns text
language sql immutable parallel safe
return coalesce(p_name, chr(1114111));

-- The tokens of a text for the index: its characters and pairs of characters, each with the number
-- of its segment.
create function private.kata_tokens(p_segment integer, p_folded text) returns bigint[]
language plpgsql immutable parallel safe
as $$
begin
  return (
    with letters as (
      select ascii(letter)::bigint as code,
        ascii(lead(letter) over (order by place))::bigint as next_code
      from unnest(string_to_array(p_folded, null)) with ordinality as cut (letter, place)
    )
    -- 20 bits of segment number and two code points of 21 bits each; 0 means no second character.
    select array_agg((p_segment::bigint << 42) | token) from (
      select code << 21 as token from letters union all select code << 21 | next_code from letters
    ) tokens where token is not null
  );
end
$$;

-- The first position of each segment in the shared list. Segment numbers are not in list order.
create table private.kata_segments (
  number integer generated always as identity primary key,
  rank integer not null,
  name_key text collate "C" not null,
  id uuid not null,
  unique (rank, name_key, id)
);
comment on table private.kata_segments is
  'The first position of each segment of the shared kata, for the search.';
insert into private.kata_segments (rank, name_key, id)
values (-2147483648, '', '00000000-0000-0000-0000-000000000000');

-- The search index: one narrow row for each shared kata. (rank, name_key, id) is its position in
-- the list: most copied first, then by name, unnamed ones last.
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
comment on table private.kata_search is
  'The search texts of the shared kata, in the order of the shared list.';
create index kata_search_place on private.kata_search (rank, name_key, id) include (segment);
create index kata_search_tokens on private.kata_search
  using gin (private.kata_tokens(segment, folded)) with (fastupdate = off);

-- Inserts or updates the row of a shared kata in the search index, with the segment of its position.
create function private.index_kata(k public.kata_forms) returns void
language plpgsql volatile
as $$
declare
  key constant text := private.kata_name_key(k.name);
begin
  insert into private.kata_search (user_id, id, rank, name_key, folded, segment)
  values (k.user_id, k.id, -k.copy_count, key, private.fold_text(concat_ws(E'\n',
    coalesce(k.name, ''), coalesce(k.category, ''), k.zou, k.ishiki)),
    (select number from private.kata_segments
      where (rank, name_key, id) <= (-k.copy_count, key collate "C", k.id)
      order by rank desc, name_key desc, id desc limit 1))
  on conflict (user_id, id) do update
    set rank = excluded.rank, name_key = excluded.name_key, folded = excluded.folded,
      segment = excluded.segment;
end
$$;

-- What is equal for two kata that the search reads alike: their zou and ishiki, folded and without
-- blanks.
create function private.kata_fingerprint(p_zou text, p_ishiki text) returns bytea
language sql stable
as $$
  select sha256(convert_to(
    regexp_replace(private.fold_text(p_zou), '\s', '', 'g') || E'\n'
      || regexp_replace(private.fold_text(p_ishiki), '\s', '', 'g'), 'UTF8'))
$$;

-- Keeps the search index equal to the kata that are shared, and hides a kata with a hidden text.
create function private.update_kata_index() returns trigger
language plpgsql
as $$
begin
  if not new.deleted and not new.is_copied then
    insert into private.hidden_kata (id, reason, hidden_at, by_text)
    select new.id, t.reason, private.now(), true from private.hidden_texts t
    where t.fingerprint = private.kata_fingerprint(new.zou, new.ishiki)
    on conflict (id) do nothing;
  end if;
  if private.is_shared(new) then
    perform private.index_kata(new);
  else
    delete from private.kata_search where user_id = new.user_id and id = new.id;
  end if;
  return null;
end
$$;

create trigger kata_forms_index_insert after insert on public.kata_forms
  for each row when (not new.deleted and not new.is_copied)
  execute function private.update_kata_index();
create trigger kata_forms_index_update after update on public.kata_forms
  for each row
  when ((new.name, new.category, new.zou, new.ishiki, new.deleted, new.is_copied, new.copy_count)
    is distinct from
    (old.name, old.category, old.zou, old.ishiki, old.deleted, old.is_copied, old.copy_count))
  execute function private.update_kata_index();

-- The first kata of a segment: those from its position on and before the next one's, p_limit at
-- most. Read in the order of the index up to the limit, because an index scan does not end at an
-- upper bound of several columns whose first one is equal.
create function private.kata_of_segment(p_from private.kata_segments, p_next private.kata_segments,
  p_limit integer)
returns table (rank integer, name_key text, id uuid, segment integer)
language sql stable
set enable_seqscan = off
set enable_bitmapscan = off
as $$
  select s.rank, s.name_key, s.id, s.segment from (
    select rank, name_key, id, segment from private.kata_search
    where (rank, name_key, id) >= ((p_from).rank, (p_from).name_key, (p_from).id)
    order by rank, name_key, id limit p_limit
  ) s
  where (p_next).id is null
    or (s.rank, s.name_key, s.id) < ((p_next).rank, (p_next).name_key, (p_next).id)
  order by s.rank, s.name_key, s.id
$$;

-- Hourly job: splits segments larger than p_size into parts of half that size, then corrects the
-- segment of rows that were written during a split; until then a search can miss those rows. One
-- pass over the list, so its cost is linear.
create function private.balance_kata_segments(p_size integer default 4000) returns void
language plpgsql volatile
as $$
declare
  part private.kata_segments;
  following private.kata_segments;
  first_of_rest private.kata_segments;
begin
  select * into part from private.kata_segments order by rank, name_key, id limit 1;
  while part.id is not null loop
    select * into following from private.kata_segments
    where (rank, name_key, id) > (part.rank, part.name_key, part.id)
    order by rank, name_key, id limit 1;
    if (select count(*) from private.kata_of_segment(part, following, p_size + 1)) > p_size then
      select 0, k.rank, k.name_key, k.id into first_of_rest
      from private.kata_of_segment(part, following, p_size + 1) k offset p_size / 2 limit 1;
      insert into private.kata_segments (rank, name_key, id)
      values (first_of_rest.rank, first_of_rest.name_key, first_of_rest.id)
      on conflict (rank, name_key, id) do update set rank = excluded.rank
      returning * into following;
    end if;
    update private.kata_search s set segment = part.number
    from private.kata_of_segment(part, following, p_size) k
    where k.segment <> part.number and s.rank = k.rank and s.name_key = k.name_key and s.id = k.id;
    part := following;
  end loop;
end
$$;

-- The search

-- The folded words of a query: at most five, each cut to 60 characters.
create function private.query_words(p_query text) returns text[]
language sql immutable
as $$
  select coalesce(array_agg(left(word, 60)), '{}') from (
    select word from regexp_split_to_table(private.fold_text(left(p_query, 400)), '\s+') as word
    where word <> '' limit 5
  ) words
$$;

-- The tokens to look up in the index: the bigrams of a word, at most six spread over a long one, or
-- its only character. The whole word is compared afterwards.
create function private.query_tokens(p_words text[]) returns bigint[]
language sql immutable
as $$
  select array_agg(distinct (ascii(substr(word, place, 1))::bigint << 21)
    | case when char_length(word) = 1 then 0 else ascii(substr(word, place + 1, 1)) end)
  from unnest(p_words) as word
  cross join lateral generate_series(1,
    greatest(1, char_length(word) - 1), greatest(1, (char_length(word) + 4) / 6)) as place
$$;

-- The next p_limit shared kata after a list position that contain all words.
create function private.find_shared_kata(p_words text[], p_after private.kata_search,
  p_limit integer)
returns setof private.kata_search
language plpgsql stable
as $$
declare
  tokens constant bigint[] := private.query_tokens(p_words);
  patterns constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from unnest(p_words) as word
    where char_length(word) > 2
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
  remaining integer := p_limit;
  hit_count integer;
begin
  while remaining > 0 and done < cardinality(segments) loop
    return query
      select h.* from unnest(segments[done + 1 : done + width]) as number cross join lateral (
        -- Materialized, because otherwise the planner scans the list in order and tests every kata.
        with hits as materialized (
          select s.* from private.kata_search s
          where private.kata_tokens(s.segment, s.folded)
            @> array(select (number::bigint << 42) | token from unnest(tokens) as token)
        )
        select * from hits
        where (rank, name_key, id) > (p_after.rank, p_after.name_key, p_after.id)
          and folded like all (patterns)
        order by rank, name_key, id limit remaining
      ) h
      order by h.rank, h.name_key, h.id limit remaining;
    get diagnostics hit_count = row_count;
    remaining := remaining - hit_count;
    done := done + width;
    width := width * 4;
  end loop;
end
$$;

-- Returns { rows, next }: next is the `after` of the following page, or null on the last one. The
-- rows do not reveal their authors. Refuses a query that is too long, and an invalid `after`.
create function private.search_shared_kata(query text, after jsonb default null) returns jsonb
language plpgsql volatile
as $$
declare
  page_size constant integer := 50;
  words text[];
  start private.kata_search;
  page jsonb;
begin
  perform private.calling_member();
  if char_length(query) > private.query_max() then
    perform private.refuse(400, 'query_too_long');
  end if;
  perform private.check_request(after);
  words := private.query_words(query);
  start.rank := coalesce(-(after ->> 'copy_count')::integer, -2147483648);
  start.name_key := case
    when jsonb_typeof(after) = 'object' then private.kata_name_key(after ->> 'name') else '' end;
  start.id := coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000');
  with matches as (
    select * from private.find_shared_kata(words, start, page_size) where words <> '{}'
    union all
    (select * from private.kata_search s
      where words = '{}' and (s.rank, s.name_key, s.id) > (start.rank, start.name_key, start.id)
      order by s.rank, s.name_key, s.id limit page_size)
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category,
    'zou', k.zou, 'ishiki', k.ishiki, 'copy_count', -s.rank)
    order by s.rank, s.name_key, s.id), '[]') into page
  from matches s join public.kata_forms k on (k.user_id, k.id) = (s.user_id, s.id);
  return jsonb_build_object('rows', page,
    'next', case when jsonb_array_length(page) = page_size then
      jsonb_build_object('copy_count', page -> -1 -> 'copy_count', 'name', page -> -1 -> 'name',
        'id', page -> -1 -> 'id') end);
exception when data_exception then
  perform private.refuse(400, 'invalid_after');
end
$$;

-- The search over the shared kata: reads the segments in list order until a page is full.

-- The folded words of a query: at most five, each cut to 60 characters.
create function private.query_words(p_query text) returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(left(word, 60)), '{}') from (
    select word from regexp_split_to_table(private.fold_text(left(p_query, 400)), '\s+') as word where word <> '' limit 5
  ) words
$$;

-- The tokens to look up in the index: the bigrams of a word, at most six spread over a long one, or its only character. The
-- whole word is compared afterwards.
create function private.query_tokens(p_words text[]) returns bigint[]
language sql immutable
set search_path = ''
as $$
  select array_agg(distinct (ascii(substr(word, place, 1))::bigint << 21)
    | case when char_length(word) = 1 then 0 else ascii(substr(word, place + 1, 1)) end)
  from unnest(p_words) as word
  cross join lateral generate_series(1, greatest(1, char_length(word) - 1), greatest(1, (char_length(word) + 4) / 6)) as place
$$;

-- The next p_limit shared kata after a list position that contain all words.
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
        where (rank, name_key, id) > (p_after.rank, p_after.name_key, p_after.id) and folded like all (patterns)
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

-- Returns { rows, next }: next is the `after` of the following page, or null on the last one. The rows do not reveal their
-- authors.
create function private.search_shared_kata_page(query text, after jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  page_size constant integer := 50;
  words constant text[] := private.query_words(query);
  start private.kata_search;
  page jsonb;
begin
  perform private.check_request(after);
  perform private.require_member();
  if char_length(query) > 400 then perform private.refuse(400, 'query_too_long'); end if;
  start.rank := coalesce(-(after ->> 'copy_count')::integer, -2147483648);
  start.name_key := case when jsonb_typeof(after) = 'object' then private.kata_name_key(after ->> 'name') else '' end;
  start.id := coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000');
  with found as (
    select * from private.search_shared_kata(words, start, page_size) where words <> '{}'
    union all
    (select * from private.kata_search s
      where words = '{}' and (s.rank, s.name_key, s.id) > (start.rank, start.name_key, start.id)
      order by s.rank, s.name_key, s.id limit page_size)
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category, 'zou', k.zou,
    'ishiki', k.ishiki, 'copy_count', -s.rank) order by s.rank, s.name_key, s.id), '[]') into page
  from found s join public.kata_forms k on (k.user_id, k.id) = (s.user_id, s.id);
  return jsonb_build_object('rows', page, 'next', case when jsonb_array_length(page) = page_size then
    jsonb_build_object('copy_count', page -> -1 -> 'copy_count', 'name', page -> -1 -> 'name', 'id', page -> -1 -> 'id') end);
exception when data_exception then
  perform private.refuse(400, 'invalid_after');
end
$$;

create function public.search_shared_kata(query text, after jsonb default null) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.search_shared_kata_page(query, after) $$;

grant execute on function private.search_shared_kata_page(text, jsonb) to authenticated;
grant execute on function public.search_shared_kata(text, jsonb) to authenticated;

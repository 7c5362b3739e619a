-- Search over all shared kata in list order, with keyset pages whose cost depends neither on the page number nor on how
-- common the words are.
--
-- An ordered scan is slow for rare words, and sorting all hits is slow for common ones. Therefore the list is split in its
-- order into segments of a few thousand kata, and tokens are indexed per segment. A search reads the segments in order, a
-- few at a time, sorts the hits of each, and stops when the page is full.

-- Folds width (NFKC), case and kana for the search. The twin of foldText() in the app.
create function private.fold_text(p_text text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(normalize(lower(normalize(p_text, NFKC)), NFKC),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')
$$;

-- The characters and bigrams of a folded text, each prefixed with a segment number.
create function private.kata_tokens(p_segment integer, p_folded text) returns bigint[]
language sql immutable parallel safe
set search_path = ''
as $$
  with letters as (
    select ascii(letter)::bigint as code, ascii(lead(letter) over (order by place))::bigint as next_code
    from unnest(string_to_array(p_folded, null)) with ordinality as cut (letter, place)
  )
  -- 20 bits of segment number and two code points of 21 bits each; 0 means no second character.
  select array_agg((p_segment::bigint << 42) | token) from (
    select code << 21 as token from letters union all select code << 21 | next_code from letters
  ) tokens where token is not null
$$;

-- The first position of each segment in the shared list. Segment numbers are not in list order.
create table private.kata_segments (
  number integer generated always as identity primary key,
  rank integer not null,
  name_key text collate "C" not null,
  id uuid not null,
  unique (rank, name_key, id)
);
comment on table private.kata_segments is 'The first position of each segment of the shared kata, for the search.';
alter table private.kata_segments enable row level security;
revoke all on private.kata_segments from public, anon, authenticated;
insert into private.kata_segments (rank, name_key, id)
values (-2147483648, '', '00000000-0000-0000-0000-000000000000');

-- The search index: one narrow row for each shared kata. (rank, name_key, id) is its position in the list: most copied first,
-- then by name, unnamed ones last.
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

-- The sort key of a name: unnamed kata sort after every name.
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

create function private.update_kata_index() returns trigger
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
create trigger kata_forms_index_insert after insert on public.kata_forms
  for each row when (not new.deleted and not new.is_copied) execute function private.update_kata_index();
create trigger kata_forms_index_update after update on public.kata_forms
  for each row when ((new.name, new.category, new.zou, new.ishiki, new.deleted, new.is_copied, new.copy_count)
    is distinct from (old.name, old.category, old.zou, old.ishiki, old.deleted, old.is_copied, old.copy_count))
  execute function private.update_kata_index();

-- Periodic job: splits segments larger than p_size into equal parts, then corrects the segment of rows that were written during
-- a split. Until then a search can miss those rows.
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
  update private.kata_search s set segment = correct.number
  from (
    select number, rank, name_key, id,
      lead(rank) over place as next_rank, lead(name_key) over place as next_name_key, lead(id) over place as next_id
    from private.kata_segments window place as (order by rank, name_key, id)
  ) correct
  where (s.rank, s.name_key, s.id) >= (correct.rank, correct.name_key, correct.id)
    and (correct.next_id is null
      or (s.rank, s.name_key, s.id) < (correct.next_rank, correct.next_name_key, correct.next_id))
    and s.segment <> correct.number;
end
$$;

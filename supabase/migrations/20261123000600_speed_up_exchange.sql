-- The exchange at half the cost. Each call of a SQL function with a search path is planned, which took more time than the
-- work: what reads or writes tables here is PL/pgSQL, whose plans each connection keeps.

-- As before, without the subtransaction that catches a failed cast.
create or replace function private.read_whole(p_req jsonb, p_field text) returns bigint
language plpgsql immutable
set search_path = ''
as $$
declare
  value numeric;
begin
  if jsonb_typeof(p_req -> p_field) = 'number' then value := (p_req ->> p_field)::numeric; end if;
  if value is null or scale(value) > 0 or abs(value) > 9007199254740991 then
    perform private.refuse(400, 'invalid_' || p_field);
  end if;
  return value::bigint;
end
$$;

create or replace function private.allot_revisions(p_user_id uuid, p_amount integer) returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  last_rev bigint;
begin
  insert into private.member_revisions as revisions (user_id, rev)
  values (p_user_id, p_amount)
  on conflict (user_id) do update set rev = revisions.rev + excluded.rev
  returning rev into last_rev;
  return last_rev;
end
$$;

-- As before, in one statement.
create or replace function private.spend_write_budget(p_user_id uuid, p_rows integer) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  capacity constant real := 40000;
  rows_per_second constant real := 500.0 / 3600;
  available real;
begin
  update private.member_revisions
  set write_budget = least(capacity, write_budget + greatest(0, extract(epoch from private.now() - budget_at)) * rows_per_second)
      - p_rows, budget_at = private.now()
  where user_id = p_user_id
  returning write_budget + p_rows into available;
  if available < 1 then
    perform private.refuse(429, 'too_many_writes', ceil((1 - available) / rows_per_second)::text);
  end if;
end
$$;

create or replace function private.published_versions() returns jsonb
language plpgsql stable
set search_path = ''
as $$ begin return (select jsonb_object_agg(c.name, c.version) from public.published_content c); end $$;

create or replace function private.is_hidden_kata(p_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$ begin return exists (select from private.hidden_kata where id = p_id); end $$;

-- The index of the search. The two functions without tables have parsed bodies, which are inlined.
create or replace function private.fold_text(p_text text) returns text
language sql immutable parallel safe
return translate(normalize(lower(normalize(p_text, NFKC)), NFKC),
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ');

create or replace function private.kata_name_key(p_name text) returns text
language sql immutable parallel safe
return coalesce(p_name, chr(1114111));

create or replace function private.kata_tokens(p_segment integer, p_folded text) returns bigint[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    with letters as (
      select ascii(letter)::bigint as code, ascii(lead(letter) over (order by place))::bigint as next_code
      from unnest(string_to_array(p_folded, null)) with ordinality as cut (letter, place)
    )
    -- 20 bits of segment number and two code points of 21 bits each; 0 means no second character.
    select array_agg((p_segment::bigint << 42) | token) from (
      select code << 21 as token from letters union all select code << 21 | next_code from letters
    ) tokens where token is not null
  );
end
$$;

create or replace function private.kata_segment_at(p_rank integer, p_name_key text, p_id uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select number from private.kata_segments
    where (rank, name_key, id) <= (p_rank, p_name_key collate "C", p_id)
    order by rank desc, name_key desc, id desc limit 1
  );
end
$$;

create or replace function private.index_kata(k public.kata_forms) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  insert into private.kata_search as s (user_id, id, rank, name_key, folded, segment)
  values (k.user_id, k.id, -k.copy_count, private.kata_name_key(k.name),
    private.fold_text(concat_ws(E'\n', coalesce(k.name, ''), coalesce(k.category, ''), k.zou, k.ishiki)),
    private.kata_segment_at(-k.copy_count, private.kata_name_key(k.name), k.id))
  on conflict (user_id, id) do update
    set rank = excluded.rank, name_key = excluded.name_key, folded = excluded.folded, segment = excluded.segment;
end
$$;

-- As before, with what it read from other tables as arguments: a function with a query in it is not inlined.
drop function private.wire_kata_form(public.kata_forms);
create function private.wire_kata_form(r public.kata_forms, p_review jsonb, h private.hidden_kata) returns jsonb
language sql stable
return jsonb_build_object('collection', 'kata_forms', 'id', r.id, 'rev', r.rev, 'deleted', r.deleted)
    || case when r.deleted then '{}' else jsonb_build_object('zou', r.zou, 'ishiki', r.ishiki, 'name', r.name,
      'category', r.category, 'is_copied', r.is_copied, 'original_id', r.original_id, 'copy_count', r.copy_count,
      'review', p_review, 'hidden', case when h.id is not null then jsonb_build_object('reason', h.reason, 'note', h.note,
        'hidden_at', private.wire_instant(h.hidden_at), 'corrected', h.corrected_at is not null) end) end;

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
      return (select private.wire_kata_form(k, v.review, h) from public.kata_forms k
        left join private.kata_reviews v on v.user_id = k.user_id and v.id = k.id
        left join private.hidden_kata h on h.id = k.id
        where k.user_id = p_user_id and k.id = p_id::uuid);
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

-- Rows of a member with since < rev <= head, oldest revision first, at most p_limit.
drop function private.pull_rows(uuid, bigint, bigint, integer, bigint[]);
create function private.pull_rows(p_user_id uuid, p_since bigint, p_head bigint, p_limit integer)
returns table (rev bigint, body jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
    (select u.rev, private.wire_profile(u) from public.users u
      where u.id = p_user_id and u.rev > p_since and u.rev <= p_head)
    union all
    (select l.rev, private.wire_login_record(l) from public.login_records l
      where l.user_id = p_user_id and l.rev > p_since and l.rev <= p_head order by l.rev limit p_limit)
    union all
    (select k.rev, private.wire_kata_form(k, v.review, h) from public.kata_forms k
      left join private.kata_reviews v on v.user_id = k.user_id and v.id = k.id
      left join private.hidden_kata h on h.id = k.id
      where k.user_id = p_user_id and k.rev > p_since and k.rev <= p_head order by k.rev limit p_limit)
    union all
    (select s.rev, private.wire_training_session(s) from public.training_sessions s
      where s.user_id = p_user_id and s.rev > p_since and s.rev <= p_head order by s.rev limit p_limit)
    union all
    (select t.rev, private.wire_training_progress(t) from public.training_progress t
      where t.user_id = p_user_id and t.rev > p_since and t.rev <= p_head order by t.rev limit p_limit)
    union all
    (select r.rev, private.wire_practice_results(r) from public.practice_results r
      where r.user_id = p_user_id and r.rev > p_since and r.rev <= p_head order by r.rev limit p_limit)
    union all
    (select n.rev, private.wire_note(n) from public.notes n
      where n.user_id = p_user_id and n.rev > p_since and n.rev <= p_head order by n.rev limit p_limit)
    union all
    (select m.rev, private.wire_member_setting(m) from public.member_settings m
      where m.user_id = p_user_id and m.rev > p_since and m.rev <= p_head order by m.rev limit p_limit)
    order by 1 limit p_limit;
end
$$;

-- The rows that a push has written, in the order of its rows: at n that of revision p_base + n, null where there is none.
create function private.written_rows(p_user_id uuid, p_base bigint, p_amount integer) returns jsonb[]
language plpgsql stable
set search_path = ''
as $$
declare
  written jsonb[] := array_fill(null::jsonb, array[p_amount]);
  pulled record;
begin
  for pulled in select * from private.pull_rows(p_user_id, p_base, p_base + p_amount, p_amount) loop
    written[pulled.rev - p_base] := pulled.body;
  end loop;
  return written;
end
$$;

-- As before, but p_written are the rows that the push has written.
drop function private.push_results(uuid, jsonb, text[], bigint, bigint);
create function private.push_results(p_user_id uuid, p_push jsonb, p_outcomes text[], p_written jsonb[], p_since bigint)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object('collection', p.row -> 'collection', 'id', p.row -> 'id', 'mutation_id', p.row -> 'mutation_id')
      || case
        when p.outcome = 'ok' and p.row ->> 'op' <> 'restore' and p.row -> 'base_rev' <= to_jsonb(p_since)
            and p.written @> (p.row -> 'patch')
          then jsonb_build_object('status', 'ok', 'rev', p.written -> 'rev')
        else jsonb_build_object('status', case p.outcome when 'ok' then 'merged' else split_part(p.outcome, ':', 1) end,
            'row', coalesce(p.written, private.wire_row(p_user_id, p.row ->> 'collection', p.row ->> 'id')))
          || case when p.outcome like 'rejected:%'
            then jsonb_build_object('code', split_part(p.outcome, ':', 2)) else '{}' end
        end
      order by p.n)
    from rows from (jsonb_array_elements(p_push), unnest(p_outcomes), unnest(p_written))
      with ordinality as p (row, outcome, written, n)
    where p.row is not null
  );
end
$$;

-- As before, but returns the outcome of each row; p_base is the last revision before those reserved for them.
drop function private.push_rows(uuid, jsonb, bigint, bigint);
create function private.push_rows(p_user_id uuid, p_push jsonb, p_base bigint) returns text[]
language plpgsql volatile
set search_path = ''
as $$
declare
  known jsonb;
  applied jsonb;
  pushed jsonb;
  i bigint;
  outcomes text[] := array_fill(null::text, array[jsonb_array_length(p_push)]);
  recorded integer;
begin
  select coalesce(jsonb_object_agg(m.mutation_id, coalesce('rejected:' || m.code, 'duplicate')), '{}') into known
  from private.sync_mutations m
  where m.user_id = p_user_id and m.mutation_id = any (array(
    select lower(e.value ->> 'mutation_id')::uuid from jsonb_array_elements(p_push) as e
    where private.is_uuid(e.value ->> 'mutation_id')
  ));
  if known <> '{}' then
    update private.sync_mutations m set created_at = private.now()
    from jsonb_object_keys(known) as id
    where m.user_id = p_user_id and m.mutation_id = id::uuid and m.created_at < private.now() - interval '1 day';
  end if;
  applied := private.push_new_sessions(p_user_id, p_push, p_base + 1, known);
  for pushed, i in
    select r, n from jsonb_array_elements(p_push) with ordinality as e (r, n) order by private.applies_last(r), n
  loop
    outcomes[i] := coalesce(known ->> lower(pushed ->> 'mutation_id'), applied ->> (i - 1)::text,
      private.push_row(p_user_id, pushed, p_base + i));
  end loop;
  -- Superseded versions of an accepted row count as accepted, in case they arrive later.
  insert into private.sync_mutations (user_id, mutation_id, code)
  select p_user_id, lower(ids.id)::uuid, nullif(split_part(p.outcome, ':', 2), '')
  from rows from (jsonb_array_elements(p_push), unnest(outcomes)) as p (row, outcome),
    lateral (
      select p.row ->> 'mutation_id' as id
      union all
      select jsonb_array_elements_text(coalesce(p.row -> 'superseded_ids', '[]')) where p.outcome not like 'rejected:%'
    ) as ids
  where p.outcome <> 'duplicate' and private.is_uuid(ids.id)
  on conflict do nothing;
  get diagnostics recorded = row_count;
  perform private.spend_write_budget(p_user_id, 1 + recorded);
  return outcomes;
end
$$;

-- As before, with a plan that is kept.
create or replace function private.summarize_streak(p_user_id uuid,
  out tickets integer, out total_logins integer, out current_streak integer, out longest_streak integer,
  out last_login_date date)
language plpgsql stable
set search_path = ''
as $$
begin
  with days as (
    select r.login_date, r.kind, r.login_date - (row_number() over (order by r.login_date))::integer as run
    from public.login_records r where r.user_id = p_user_id
  ), runs as (
    select count(*)::integer as length, max(d.login_date) as last_day from days d group by d.run
  )
  select
    greatest(0, (select 3 + coalesce(sum(length / 30), 0)::integer from runs)
      - (select count(*)::integer from days where kind = 'ticket')),
    (select count(*)::integer from days where kind = 'login'),
    coalesce((select length from runs order by last_day desc limit 1), 0),
    coalesce((select max(length) from runs), 0),
    (select max(last_day) from runs)
  into tickets, total_logins, current_streak, longest_streak, last_login_date;
end
$$;

create or replace function private.refresh_streak(p_user_id uuid, p_rev bigint default null) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  update public.users u
  set tickets = s.tickets, total_logins = s.total_logins, current_streak = s.current_streak,
    longest_streak = s.longest_streak, last_login_date = s.last_login_date,
    updated_at = private.now(), rev = coalesce(p_rev, u.rev)
  from private.summarize_streak(p_user_id) s
  where u.id = p_user_id
    and (u.tickets, u.total_logins, u.current_streak, u.longest_streak, u.last_login_date)
      is distinct from (s.tickets, s.total_logins, s.current_streak, s.longest_streak, s.last_login_date);
end
$$;

-- As before, but a stored session is read only when the pushed one was not inserted. With a plain join, the plan that is kept
-- may read the member's whole history.
create or replace function private.push_training_sessions(p_user_id uuid, p_rows jsonb, p_revs bigint[]) returns text[]
language plpgsql volatile
set search_path = ''
as $$
declare
  outcomes text[];
begin
  if exists (select from jsonb_array_elements(p_rows) as r where r ->> 'op' = 'delete') then
    perform private.reject('unsupported_op');
  end if;
  if 20000 < jsonb_array_length(p_rows) + (
    select count(*) from (select from public.training_sessions where user_id = p_user_id limit 20000) own
  ) then
    perform private.reject('limit');
  end if;
  perform private.check_fields(r -> 'patch', array['training_type', 'video_title', 'video_number', 'status',
    'duration_minutes', 'details', 'completed_at']) from jsonb_array_elements(p_rows) as r;
  with pushed as materialized (
    select n, p_revs[n] as rev, (r ->> 'id')::uuid as id, (r ->> 'base_rev')::bigint as base_rev, patch,
      patch ->> 'training_type' as training_type, patch ->> 'video_title' as video_title,
      (patch ->> 'video_number')::integer as video_number, patch ->> 'status' as status,
      (patch ->> 'duration_minutes')::integer as duration_minutes, nullif(patch -> 'details', 'null') as details,
      private.read_instant(patch ->> 'completed_at') as completed_at
    from jsonb_array_elements(p_rows) with ordinality as e (r, n), lateral (select r -> 'patch' as patch) p
  ), inserted as (
    insert into public.training_sessions (user_id, id, training_type, video_title, video_number, status,
      duration_minutes, details, completed_at, rev)
    -- The instant is capped, so that a clock running ahead cannot put a practice into the future.
    select p_user_id, id, training_type, video_title, video_number, status, duration_minutes, details,
      date_trunc('milliseconds', least(completed_at, private.now() + interval '5 minutes')), rev
    from pushed where completed_at is not null order by n
    on conflict (user_id, id) do nothing
    returning id, rev, completed_at
  )
  select array_agg(
    case
      when i.rev = p.rev then case when i.completed_at = p.completed_at and p.base_rev = 0 then 'ok' else 'merged' end
      when p.completed_at is null then 'rejected:invalid_value'
      when (p.training_type, p.video_title, p.video_number, p.status, p.duration_minutes, p.details)
        is not distinct from (s.training_type, s.video_title, s.video_number, s.status, s.duration_minutes, s.details)
        then 'merged'
      else 'rejected:immutable'
    end order by p.n) into outcomes
  from pushed p left join inserted i on i.id = p.id
    left join lateral (
      select * from public.training_sessions t
      where i.rev is distinct from p.rev and t.user_id = p_user_id and t.id = p.id limit 1
    ) s on true;
  return outcomes;
end
$$;

-- The calling member, whose rows may be missing; refuses as require_member() does, which creates them.
create function private.calling_member() returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  member constant uuid := auth.uid();
begin
  if member is null then perform private.refuse(401, 'unauthenticated'); end if;
  if auth.jwt() ? 'session_id'
    and not exists (select from auth.sessions where id::text = auth.jwt() ->> 'session_id' and user_id = member) then
    perform private.refuse(401, 'session_ended');
  end if;
  return member;
end
$$;

create or replace function private.require_member() returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.calling_member();
begin
  perform private.ensure_member(member);
  return member;
end
$$;

-- Seconds without polls that all devices are asked for, while the operator has to shed load; 0 for as usual.
alter table private.project add column poll_after integer not null default 0 check (poll_after between 0 and 3600);

create function private.poll_after() returns integer
language plpgsql stable
set search_path = ''
as $$ begin return (select p.poll_after from private.project p); end $$;

-- As before, but a device that is up to date reads no table of rows, and a row that is written is serialised once.
create or replace function private.sync_exchange(req jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
-- One plan a statement and connection, whatever the first members have in their tables.
set plan_cache_mode = force_generic_plan
as $$
declare
  member constant uuid := private.calling_member();
  push jsonb := coalesce(req -> 'push', '[]');
  amount integer;
  row_limit integer;
  since bigint;
  revisions private.member_revisions;
  epoch text;
  same_epoch boolean;
  is_forgotten boolean;
  base bigint;
  outcomes text[];
  written jsonb[] := '{}';
  response jsonb;
  results jsonb := '[]';
  acknowledged bigint[] := '{}';
  page jsonb[] := '{}';
  rows jsonb := '[]';
  is_full boolean := false;
begin
  perform private.check_request(req);
  if private.read_whole(req, 'v') <> 1 then perform private.refuse(400, 'unknown_version', '1'); end if;
  if jsonb_typeof(push) <> 'array' then perform private.refuse(400, 'invalid_push'); end if;
  amount := jsonb_array_length(push);
  if amount > 500 or amount > 0 and jsonb_array_length(jsonb_path_query_array(push, '$[*].superseded_ids[*]')) > 500 then
    perform private.refuse(413, 'too_many_rows');
  end if;
  since := private.read_whole(req, 'since');
  if since < 0 then perform private.refuse(400, 'invalid_since'); end if;
  row_limit := least(2000, greatest(1, private.read_whole(req, 'limit')));

  select r.* into revisions from private.member_revisions r join public.users u on u.id = r.user_id where r.user_id = member;
  if not found then
    perform private.ensure_member(member);
    select * into revisions from private.member_revisions where user_id = member;
  end if;
  -- The epoch names the floor as well, so that a device that pulls everything again from below it is not reset again.
  epoch := revisions.epoch || '.' || revisions.gc_floor;
  same_epoch := split_part(coalesce(req ->> 'epoch', ''), '.', 1) = revisions.epoch::text;
  response := jsonb_build_object('member_id', member, 'epoch', epoch, 'server_now', private.wire_instant(private.now()),
    'min_schema', private.min_schema(), 'max_schema', private.max_schema(), 'results', '[]'::jsonb, 'rows', '[]'::jsonb,
    'cursor', since, 'more', false);
  if private.read_whole(req, 'schema') not between private.min_schema() and private.max_schema() then
    return response;
  end if;
  is_forgotten := req ->> 'epoch' is not null and (private.was_absent(private.read_synced_at(req))
    or since < revisions.gc_floor and req ->> 'epoch' <> epoch);
  if is_forgotten or (since > 0 or req ->> 'epoch' is not null) and (not same_epoch or since > revisions.rev) then
    return response || jsonb_build_object('cursor', 0, 'reset', jsonb_build_object(
      'known_rev', case when same_epoch
        then revisions.rev else private.known_rev(revisions, split_part(req ->> 'epoch', '.', 1)) end,
      'cause', case when is_forgotten then 'absent' else 'restored' end));
  end if;

  if amount > 0 then
    -- Locks the member's revisions until the end; the last one of the block is for the streak numbers.
    base := private.allot_revisions(member, amount + 1) - amount - 1;
    outcomes := private.push_rows(member, push, base);
    written := private.written_rows(member, base, amount + 1);
    results := private.push_results(member, push, outcomes, written, since);
    acknowledged := array(select (result ->> 'rev')::bigint
      from jsonb_array_elements(results) as result where result ->> 'status' = 'ok');
    if jsonb_path_exists(push, '$[*] ? (@.collection == "login_records")') then
      perform private.refresh_streak(member, base + amount + 1);
      written := private.written_rows(member, base, amount + 1);
    end if;
    perform private.count_copies(member);
    -- Reads the head first: every revision up to it is committed, so no row can appear below the cursor later.
    select r.rev into revisions.rev from private.member_revisions r where r.user_id = member;
  end if;

  if amount > 0 and since = base and amount + 1 < row_limit then
    page := written;
  elsif since < revisions.rev then
    page := array(select p.body from private.pull_rows(member, since, revisions.rev, row_limit) p);
    is_full := cardinality(page) = row_limit;
  end if;
  if private.poll_after() > 0 then response := response || jsonb_build_object('poll_after', private.poll_after()); end if;
  if cardinality(page) > 0 then
    rows := to_jsonb(array(select body from unnest(page) with ordinality as p (body, n)
      where body is not null and (body ->> 'rev')::bigint <> all (acknowledged) order by n));
  end if;
  return response || jsonb_build_object('published_versions', private.published_versions(), 'results', results, 'rows', rows,
    'cursor', case when is_full then page[row_limit] -> 'rev' else to_jsonb(revisions.rev) end, 'more', is_full);
end
$$;

create or replace function public.sync_exchange(req jsonb) returns jsonb
language sql volatile
return private.sync_exchange(req);

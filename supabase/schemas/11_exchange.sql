-- The exchange: one call that stores what a device pushes and returns what it has not pulled.

-- The idempotency keys of local writes. A repeated write changes nothing and gets the same result:
-- rejected with `code`, else duplicate. A key is deleted mutation_days() after it was last received.
create table private.sync_mutations (
  user_id uuid not null references auth.users (id) on delete cascade,
  mutation_id uuid not null,
  code text,
  created_at timestamptz not null default private.now(),
  primary key (user_id, mutation_id)
);
comment on table private.sync_mutations is
  'Ids of local writes that were accepted, or rejected with a code.';
create index sync_mutations_created on private.sync_mutations (created_at);

-- Pushing

-- Rejects a row that lacks what every pushed row has.
create function private.check_pushed_row(p_row jsonb) returns void
language plpgsql immutable
as $$
begin
  if jsonb_typeof(p_row -> 'patch') is distinct from 'object'
    or coalesce(p_row ->> 'op', '') not in ('insert', 'update', 'delete', 'restore')
    or jsonb_typeof(p_row -> 'id') is distinct from 'string'
    or (p_row ->> 'base_rev')::bigint is null
    or coalesce(jsonb_typeof(p_row -> 'written_by'), 'object') <> 'object'
    or p_row ->> 'op' = 'restore' and (jsonb_typeof(p_row -> 'original') is distinct from 'object'
      or p_row ->> 'former_epoch' is null or (p_row ->> 'former_rev')::bigint is null)
    or jsonb_array_length(coalesce(p_row -> 'superseded_ids', '[]'))
      > private.row_superseded_ids_max() then
    perform private.reject('invalid_row');
  end if;
  if (p_row ->> 'mutation_id')::uuid is null then perform private.reject('invalid_value'); end if;
  if p_row -> 'superseded_ids' <> '[]' then
    perform superseded::uuid
    from jsonb_array_elements_text(p_row -> 'superseded_ids') as superseded;
  end if;
end
$$;

-- Several devices may restore the same row, each from its own version. Counts while it is at `rev`.
create table private.restored_rows (
  user_id uuid not null references auth.users (id) on delete cascade,
  collection text not null,
  id text not null,
  rev bigint not null,
  former_epoch text not null,
  former_rev bigint not null,
  restored_at timestamptz not null default private.now(),
  primary key (user_id, collection, id)
);
comment on table private.restored_rows is
  'Rows that a device has restored, with the lost revision from which it did.';
create index restored_rows_at on private.restored_rows (restored_at);

-- The row that a restore stores: the pushed row. But if the stored row is newer than the last version
-- that both sides have seen, and was not restored from an earlier one, only the device's edits in
-- `patch`, or null if the stored row has them.
create function private.resolve_restore(p_user_id uuid, p_row jsonb, p_rev bigint) returns jsonb
language plpgsql volatile
as $$
declare
  current jsonb := private.wire_row(p_user_id, p_row ->> 'collection', p_row ->> 'id');
  written_rev bigint := coalesce(current ->> 'written_rev', current ->> 'rev')::bigint;
begin
  if written_rev > (p_row ->> 'base_rev')::bigint and not exists (
    select from private.restored_rows r
    where r.user_id = p_user_id and r.collection = p_row ->> 'collection'
      and r.id = p_row ->> 'id' and r.rev = written_rev
      and r.former_epoch = p_row ->> 'former_epoch'
      and r.former_rev < (p_row ->> 'former_rev')::bigint
  ) then
    return case when exists (
      select from jsonb_each(p_row -> 'patch') as edit
      where current -> edit.key is distinct from edit.value
    ) then p_row end;
  end if;
  insert into private.restored_rows (user_id, collection, id, rev, former_epoch, former_rev)
  values (p_user_id, p_row ->> 'collection', p_row ->> 'id', p_rev, p_row ->> 'former_epoch',
    (p_row ->> 'former_rev')::bigint)
  on conflict (user_id, collection, id) do update set rev = excluded.rev,
    former_epoch = excluded.former_epoch, former_rev = excluded.former_rev,
    restored_at = excluded.restored_at;
  return p_row || jsonb_build_object('patch', (p_row -> 'original') || (p_row -> 'patch'),
    'base_rev', coalesce(current -> 'rev', '0'));
end
$$;

-- A row without the fields that were set by writes which are stored: another device may have changed
-- them since. p_processed has the code of each known write, null where it was accepted.
create function private.without_stored(p_row jsonb, p_processed jsonb) returns jsonb
language sql immutable
return p_row || jsonb_build_object('patch', (p_row -> 'patch') - array(
  select field from jsonb_each_text(p_row -> 'written_by') as w (field, id)
  where p_processed -> lower(id) = 'null'
));

-- Applies one pushed row with the revision that is reserved for it.
create function private.push_row(p_user_id uuid, p_row jsonb, p_rev bigint,
  p_processed jsonb default '{}')
returns private.outcome
language plpgsql volatile
as $$
declare
  resolved jsonb := p_row;
begin
  perform private.check_pushed_row(p_row);
  if p_row ->> 'op' = 'restore' then
    resolved := private.resolve_restore(p_user_id, p_row, p_rev);
    if resolved is null then return private.accepted(false); end if;
  end if;
  -- A restored version is stored as a whole.
  if p_processed <> '{}' and resolved = p_row then
    resolved := private.without_stored(p_row, p_processed);
  end if;
  return private.push_to_collection(p_user_id, resolved, p_rev);
exception
  when sqlstate 'KJ001' then
    return private.rejected(sqlerrm);
  when data_exception or integrity_constraint_violation then
    return private.rejected('invalid_value');
end
$$;

-- Applies the rows of a push that belong to one bridge, all of them or none, and returns p_outcomes
-- with theirs: one code for all when one is rejected, when they leave a gap, or when they take more
-- tickets than were left.
create function private.push_bridge(p_user_id uuid, p_push jsonb, p_base bigint,
  p_outcomes private.outcome[], p_bridge text)
returns private.outcome[]
language plpgsql volatile
as $$
declare
  outcomes private.outcome[] := p_outcomes;
  positions constant integer[] := array(
    select n from jsonb_array_elements(p_push) with ordinality as e (r, n)
    where private.bridge_of(r) = p_bridge and p_outcomes[n] is null
    order by r ->> 'id' collate "C", n);
  tickets_left constant integer := (select tickets from private.summarize_streak(p_user_id));
  used constant bigint := private.count_used_tickets(p_user_id);
  i integer;
begin
  foreach i in array positions loop
    outcomes[i] := private.push_row(p_user_id, p_push -> (i - 1), p_base + i);
    if outcomes[i].status = 'rejected' then perform private.reject(outcomes[i].code); end if;
  end loop;
  perform private.check_bridge(p_user_id,
    (select jsonb_agg(p_push -> (n - 1) order by n) from unnest(positions) as n));
  if private.count_used_tickets(p_user_id) > used + tickets_left then
    perform private.reject('no_ticket');
  end if;
  return outcomes;
exception when sqlstate 'KJ001' or data_exception then
  outcomes := p_outcomes;
  foreach i in array positions loop
    outcomes[i] :=
      private.rejected(case sqlstate when 'KJ001' then sqlerrm else 'invalid_value' end);
  end loop;
  return outcomes;
end
$$;

-- The place of today's login in a push; null if it is stored already. It may overdraw the write
-- budget once a day, because tomorrow would be too late for it.
create function private.place_of_todays_login(p_user_id uuid, p_push jsonb) returns bigint
language sql stable
return (
  select min(n) from jsonb_array_elements(p_push) with ordinality as e (r, n)
  where r ->> 'collection' = 'login_records' and r ->> 'id' = private.tokyo_today()::text
    and r #>> '{patch,kind}' = 'login' and not exists (
      select from public.login_records where user_id = p_user_id
        and login_date = private.tokyo_today() and kind = 'login')
);

-- Applies the rows of a push; returns the outcome of each. p_base is the last revision before those
-- reserved for them. Refuses a spent write budget before the first row; only the login of today is
-- judged before that.
create function private.push_rows(p_user_id uuid, p_push jsonb, p_base bigint,
  p_member private.member_revisions)
returns private.outcome[]
language plpgsql volatile
as $$
declare
  outcomes private.outcome[] :=
    array_fill(null::private.outcome, array[jsonb_array_length(p_push)]);
  processed jsonb;
  code text;
  pushed jsonb;
  i bigint;
  recorded integer;
begin
  select coalesce(jsonb_object_agg(m.mutation_id, m.code), '{}') into processed
  from private.sync_mutations m
  where m.user_id = p_user_id and m.mutation_id = any (array(
    select (id #>> '{}')::uuid
    from (
      select jsonb_path_query(p_push, '$[*].mutation_id')
      union all
      select jsonb_path_query(p_push, '$[*].superseded_ids[*]')
    ) as named (id)
    where private.is_uuid(id #>> '{}')
  ));
  if processed <> '{}' then
    update private.sync_mutations m set created_at = private.now()
    from jsonb_object_keys(processed) as id
    where m.user_id = p_user_id and m.mutation_id = id::uuid
      and m.created_at < private.now() - interval '1 day';
    for i, code in
      select n, processed ->> id
      from jsonb_array_elements(p_push) with ordinality as e (r, n),
        lower(r ->> 'mutation_id') as id
      where processed ? id
    loop
      outcomes[i] := row(case when code is null then 'duplicate' else 'rejected' end, code);
    end loop;
  end if;
  if private.writes_left(p_member) < 1 then
    i := private.place_of_todays_login(p_user_id, p_push);
    if i is not null and outcomes[i] is null then
      outcomes[i] := private.push_row(p_user_id, p_push -> (i - 1)::integer, p_base + i);
    end if;
    if coalesce(outcomes[i].status, '') not in ('ok', 'merged') then
      perform private.check_write_budget(p_member);
    end if;
  end if;
  outcomes := private.push_new_sessions(p_user_id, p_push, p_base, outcomes);
  for pushed, i in
    select r, n from jsonb_array_elements(p_push) with ordinality as e (r, n)
    where outcomes[n] is null
    order by private.applies_last(r), case when private.applies_last(r) then r ->> 'id' end collate "C", n
  loop
    if private.bridge_of(pushed) is null then
      outcomes[i] := private.push_row(p_user_id, pushed, p_base + i, processed);
    elsif outcomes[i] is null then
      outcomes :=
        private.push_bridge(p_user_id, p_push, p_base, outcomes, private.bridge_of(pushed));
    end if;
  end loop;
  -- Superseded versions of an accepted row count as accepted, in case they arrive later.
  insert into private.sync_mutations (user_id, mutation_id, code)
  select p_user_id, ids.id::uuid, p.code
  from rows from (jsonb_array_elements(p_push), unnest(outcomes)) as p (row, status, code),
    lateral (
      select p.row ->> 'mutation_id' as id
      union all
      select jsonb_array_elements_text(coalesce(p.row -> 'superseded_ids', '[]'))
      where p.status <> 'rejected'
    ) as ids
  where p.status <> 'duplicate' and private.is_uuid(ids.id)
  on conflict do nothing;
  get diagnostics recorded = row_count;
  perform private.spend_write_budget(p_user_id,
    1 + recorded + octet_length(p_push::text) / 2048);
  return outcomes;
end
$$;

-- The next rows of a member, oldest revision first: at most p_limit, and none after a megabyte.
-- `last` is the revision of the last row. Reads them in parts, so that no answer fills the server's
-- memory.
create function private.pull_page(p_user_id uuid, p_since bigint, p_head bigint, p_limit integer,
  out page jsonb[], out bytes bigint, out last bigint, out is_full boolean)
language plpgsql stable
as $$
declare
  part_rows constant integer := 50;
  part_end integer;
  pulled record;
begin
  page := '{}';
  bytes := 0;
  last := p_since;
  loop
    part_end := least(cardinality(page) + part_rows, p_limit);
    for pulled in select p.rev, p.body from private.pull_rows(p_user_id, last, p_head,
      part_end - cardinality(page)) p
    loop
      page := page || pulled.body;
      bytes := bytes + octet_length(pulled.body::text);
      last := pulled.rev;
      exit when bytes >= private.answer_bytes_max();
    end loop;
    is_full := cardinality(page) = p_limit or bytes >= private.answer_bytes_max();
    exit when is_full or cardinality(page) < part_end;
  end loop;
end
$$;

-- The rows that a push has written, in the order of its rows: at n that of revision p_base + n, null
-- where there is none. Shorter where they would take more than a megabyte.
create function private.written_rows(p_user_id uuid, p_base bigint, p_amount integer)
returns jsonb[]
language plpgsql stable
as $$
declare
  written jsonb[] := array_fill(null::jsonb, array[p_amount]);
  bytes bigint := 0;
  pulled record;
begin
  for pulled in
    select * from private.pull_rows(p_user_id, p_base, p_base + p_amount, p_amount)
  loop
    written[pulled.rev - p_base] := pulled.body;
    bytes := bytes + octet_length(pulled.body::text);
    if bytes >= private.answer_bytes_max() then return written[:pulled.rev - p_base]; end if;
  end loop;
  return written;
end
$$;

-- The results of a push, from its outcomes and the rows that it has written. `ok` means that the row
-- was stored as sent; other results bring the row, each row once and none after a megabyte. A row
-- that is left out comes when the device repeats the write.
create function private.push_results(p_user_id uuid, p_push jsonb, p_outcomes private.outcome[],
  p_written jsonb[], p_since bigint, out results jsonb[], out bytes bigint, out is_cut boolean)
language plpgsql stable
as $$
declare
  p record;
  result jsonb;
  key text;
  sent text[] := '{}';
begin
  results := '{}';
  bytes := 0;
  is_cut := false;
  for p in
    select r.* from rows from (jsonb_array_elements(p_push), unnest(p_outcomes), unnest(p_written))
      with ordinality as r (row, status, code, written, n)
    where r.row is not null order by r.n
  loop
    result := jsonb_build_object('collection', p.row -> 'collection', 'id', p.row -> 'id',
      'mutation_id', p.row -> 'mutation_id');
    if p.status = 'ok' and p.row ->> 'op' <> 'restore' and p.row -> 'base_rev' <= to_jsonb(p_since)
      -- Equal, not contained: containment ignores the order of lists.
      and p.written || (p.row -> 'patch') = p.written then
      results := results || (result || jsonb_build_object('status', 'ok', 'rev', p.written -> 'rev'));
      continue;
    end if;
    result := result
      || jsonb_build_object('status', case p.status when 'ok' then 'merged' else p.status end)
      || case p.status when 'rejected' then jsonb_build_object('code', p.code) else '{}' end;
    key := concat_ws(' ', p.row ->> 'collection', p.row ->> 'id');
    if bytes >= private.answer_bytes_max() or key = any (sent) then
      is_cut := true;
    else
      result := result || jsonb_build_object('row', coalesce(p.written,
        private.wire_row(p_user_id, p.row ->> 'collection', p.row ->> 'id')));
      bytes := bytes + octet_length((result -> 'row')::text);
      sent := sent || key;
    end if;
    results := results || result;
  end loop;
end
$$;

-- Comparing

-- Compares a device's digest with the member's rows: how many there are, or null where they differ,
-- and the bytes that were read. Of each collection the digest has the hash of the live rows as devices
-- have them: of each hundred in the order of their ids one hash, and one of those. Of a row count its
-- id, its revision and the asked fields, without nulls; rows of the ids in `except` are left out.
-- startHash() in sync/engine/digest.ts is its twin. Refuses a malformed digest with 400.
create function private.compare_digest(p_user_id uuid, p_digest jsonb,
  out matches bigint, out bytes bigint)
language plpgsql stable
as $$
declare
  name text;
  asked jsonb;
  fields text[];
  ours record;
begin
  matches := 0;
  bytes := 0;
  for name, asked in select * from jsonb_each(p_digest) loop
    if jsonb_typeof(asked -> 'fields') is distinct from 'array'
      or jsonb_typeof(asked -> 'except') is distinct from 'array' or private.fields_of(name) is null then
      perform private.refuse(400, 'invalid_digest');
    end if;
    fields := array(select f from unnest(private.fields_of(name)) as f where asked -> 'fields' ? f);
    select encode(sha256(convert_to(coalesce(string_agg(part.hash, '' order by part.n), ''), 'UTF8')),
        'hex') as hash, coalesce(sum(part.amount), 0)::bigint as amount,
      coalesce(sum(part.bytes), 0)::bigint as bytes
    into ours
    from (
      select row.n / 100 as n, count(*) as amount, sum(octet_length(row.print)) as bytes,
        encode(sha256(convert_to(string_agg(row.print, E'\n' order by row.n), 'UTF8')), 'hex') as hash
      from (
        select row_number() over (order by w.body ->> 'id' collate "C") - 1 as n,
          concat_ws(' ', w.body ->> 'id', w.rev, coalesce((
            select jsonb_object_agg(field, w.body -> field) from unnest(fields) as field
            where w.body ->> field is not null
          ), '{}')) as print
        from private.wire_rows w
        where w.user_id = p_user_id and w.collection = name
          and not (w.body -> 'deleted')::boolean and not asked -> 'except' ? (w.body ->> 'id')
      ) row
      group by 1
    ) part;
    matches := case when asked ->> 'hash' = ours.hash then matches + ours.amount end;
    bytes := bytes + ours.bytes;
  end loop;
end
$$;

-- Reading a request

-- A whole number of a request. Refuses anything else with 400.
create function private.read_whole(p_req jsonb, p_field text) returns bigint
language plpgsql immutable
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

-- The instant of the device's last complete sync, null before the first. Refuses anything else with
-- 400.
create function private.read_synced_at(p_req jsonb) returns timestamptz
language plpgsql stable
as $$
begin
  if coalesce(jsonb_typeof(p_req -> 'synced_at'), 'null') not in ('string', 'null') then
    perform private.refuse(400, 'invalid_synced_at');
  end if;
  return private.read_instant(p_req ->> 'synced_at');
exception when sqlstate 'KJ001' or data_exception then
  perform private.refuse(400, 'invalid_synced_at');
end
$$;

-- The last revision that the server and a device of another epoch may have in common: the lowest one
-- at which an epoch has ended since. An unknown epoch began in a part of the history that was lost, so
-- after the last one that has ended.
create function private.known_rev(p_member private.member_revisions, p_epoch text) returns bigint
language sql immutable
as $$
  select coalesce(min(rev), 0)
  from unnest((p_member.ended_revs)[coalesce(array_position(p_member.ended_epochs::text[],
    p_epoch), cardinality(p_member.ended_revs)):]) as rev
$$;

-- The call

-- Stores what a device pushes and returns what it has not pulled; sync/README.md describes the
-- messages. A device that is up to date reads no table of rows, and a row that is written is
-- serialised once.
create function private.sync_exchange(req jsonb) returns jsonb
language plpgsql volatile
-- One plan per statement and connection, independent of the rows of the first members.
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
  reset_causes text[];
  base bigint;
  outcomes private.outcome[];
  written jsonb[] := '{}';
  response jsonb;
  results jsonb[] := '{}';
  acknowledged bigint[] := '{}';
  page jsonb[] := '{}';
  rows jsonb := '[]';
  bytes bigint := 0;
  page_bytes bigint;
  is_full boolean := false;
  is_cut boolean := false;
  total bigint;
  comparison record;
begin
  perform private.check_request(req);
  if private.read_whole(req, 'v') <> private.protocol_version() then
    perform private.refuse(400, 'unknown_version', private.protocol_version()::text);
  end if;
  if jsonb_typeof(push) <> 'array' then perform private.refuse(400, 'invalid_push'); end if;
  amount := jsonb_array_length(push);
  if amount > private.push_rows_max()
    or amount > 0 and jsonb_array_length(jsonb_path_query_array(push, '$[*].superseded_ids[*]'))
      > private.superseded_ids_max() then
    perform private.refuse(413, 'too_many_rows');
  end if;
  since := private.read_whole(req, 'since');
  if since < 0 then perform private.refuse(400, 'invalid_since'); end if;
  row_limit := least(private.pull_rows_max(), greatest(1, private.read_whole(req, 'limit')));

  select r.* into revisions from private.member_revisions r
    join public.users u on u.id = r.user_id
  where r.user_id = member;
  if not found then
    perform private.ensure_member(member);
    select * into revisions from private.member_revisions where user_id = member;
  elsif revisions.history <> private.history() then
    perform private.notice_history(member);
    select * into revisions from private.member_revisions where user_id = member;
  end if;
  -- The epoch names the floor as well, so that a device that pulls everything again from below it
  -- is not reset again.
  epoch := revisions.epoch || '.' || revisions.gc_floor;
  same_epoch := split_part(coalesce(req ->> 'epoch', ''), '.', 1) = revisions.epoch::text;
  response := jsonb_build_object('member_id', member, 'epoch', epoch,
    'server_now', private.wire_instant(private.now()), 'min_schema', private.min_schema(),
    'max_schema', private.max_schema(), 'results', '[]'::jsonb, 'rows', '[]'::jsonb,
    'cursor', since, 'more', false);
  if private.read_whole(req, 'schema')
    not between private.min_schema() and private.max_schema() then
    return response;
  end if;
  reset_causes := array_remove(array[
    case when (since > 0 or req ->> 'epoch' is not null)
      and (not same_epoch or since > revisions.rev) then 'restored' end,
    -- Further back than the server is sure to remember: it deletes mutation ids some time later.
    case when req ->> 'epoch' is not null and private.read_synced_at(req)
      < private.now() - make_interval(days => private.absence_days_max()) then 'absent' end,
    case when since < revisions.gc_floor and req ->> 'epoch' <> epoch then 'forgotten' end
  ], null);
  if req -> 'digest' is not null and amount = 0 and since = revisions.rev and reset_causes = '{}' then
    if jsonb_typeof(req -> 'digest') <> 'object' then
      perform private.refuse(400, 'invalid_digest');
    end if;
    select * into comparison from private.compare_digest(member, req -> 'digest');
    perform private.count_read_bytes(member, comparison.bytes);
    -- What another device has written meanwhile is no difference.
    if since = (select r.rev from private.member_revisions r where r.user_id = member) then
      if comparison.matches is null then reset_causes := '{differs}'; end if;
      response := response || jsonb_strip_nulls(jsonb_build_object('compared', comparison.matches));
    end if;
  end if;
  if reset_causes <> '{}' then
    return response || jsonb_build_object('cursor', 0, 'reset', jsonb_build_object(
      'known_rev', case when same_epoch
        then revisions.rev
        else private.known_rev(revisions, split_part(req ->> 'epoch', '.', 1)) end,
      'causes', to_jsonb(reset_causes)));
  end if;

  if amount > 0 then
    if private.writes_left(revisions) < 1
      and private.place_of_todays_login(member, push) is null then
      perform private.check_write_budget(revisions);
    end if;
    -- Locks the member's revisions until the end; the last one of the block is for the streak
    -- numbers.
    base := private.allot_revisions(member, amount + 1) - amount - 1;
    if base is null then perform private.refuse(401, 'unknown_member'); end if;
    -- Another push may have spent the budget before the lock.
    if base <> revisions.rev then
      select * into revisions from private.member_revisions where user_id = member;
    end if;
    outcomes := private.push_rows(member, push, base, revisions);
    written := private.written_rows(member, base, amount + 1);
    select p.results, p.bytes, p.is_cut into results, bytes, is_cut
    from private.push_results(member, push, outcomes, written, since) p;
    acknowledged := array(select (result ->> 'rev')::bigint
      from unnest(results) as result where result ->> 'status' = 'ok');
    if jsonb_path_exists(push, '$[*] ? (@.collection == "login_records")') then
      perform private.refresh_streak(member, base + amount + 1);
      written := private.written_rows(member, base, amount + 1);
    end if;
    -- Reads the head first: every revision up to it is committed, so no row can appear below the
    -- cursor later.
    select r.rev into revisions.rev from private.member_revisions r where r.user_id = member;
  end if;

  response := response || (
    select jsonb_build_object('published_versions',
        (select jsonb_object_agg(c.name, c.version) from public.published_content c))
      || case when p.poll_after > 0 then jsonb_build_object('poll_after', p.poll_after)
        else '{}' end
    from private.project p
  );
  if amount > 0 and since = base and amount + 1 < row_limit and cardinality(written) > amount then
    page := written;
  elsif since < revisions.rev then
    select p.page, p.bytes, p.is_full, case when p.is_full then p.last else revisions.rev end
    into page, page_bytes, is_full, revisions.rev
    from private.pull_page(member, since, revisions.rev, row_limit) p;
  end if;
  if cardinality(page) > 0 then
    rows := to_jsonb(array(select body from unnest(page) with ordinality as p (body, n)
      where body is not null and (body ->> 'rev')::bigint <> all (acknowledged) order by n));
  end if;
  bytes := bytes + coalesce(page_bytes, octet_length(rows::text));
  if is_full and since = 0 then
    total := (select count(*) from private.wire_rows where user_id = member);
    response := response || jsonb_build_object('total_rows', total);
    -- Counting reads an entry of an index for each row.
    bytes := bytes + 32 * total;
    -- The home screen of a new device needs some rows beyond the page, the newest ones if they take
    -- more than a megabyte; a later page returns them again. A device with an epoch has them.
    if req ->> 'epoch' is null then
      select rows || coalesce(jsonb_agg(w.body order by w.rev desc), '[]'),
        bytes + coalesce(max(w.sent), 0) into rows, bytes
      from (
        select body, rev, sum(octet_length(body::text)) over (order by rev desc) as sent
        from private.wire_rows where user_id = member and is_on_home and rev > revisions.rev
      ) w
      where w.sent <= private.answer_bytes_max();
    end if;
  end if;
  perform private.count_read_bytes(member, bytes);
  return response || jsonb_build_object('results', to_jsonb(results), 'rows', rows,
    'cursor', revisions.rev, 'more', is_full or is_cut);
end
$$;

-- Pokes

-- Broadcasts a new revision to the member's devices where Supabase Realtime is installed. The poke
-- contains only the revision, so a lost one loses no data; a failed one must not roll back the
-- write.
create function private.poke() returns trigger
language plpgsql
as $$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    execute 'select realtime.send($1, $2, $3, true)'
      using jsonb_build_object('rev', new.rev), 'rev', 'member:' || new.user_id;
  end if;
  return null;
exception when others then
  raise warning 'Cannot broadcast a new revision: %', sqlerrm;
  return null;
end
$$;

create trigger member_revisions_poke after update of rev on private.member_revisions
  for each row when (new.rev > old.rev) execute function private.poke();

-- Lets members subscribe to their own channel only; does nothing without Realtime. If Realtime
-- creates its tables later, the operator calls `select private.create_live_channel_policy()` again.
create function private.create_live_channel_policy() returns void
language plpgsql volatile
as $$
begin
  if to_regclass('realtime.messages') is null or exists (
    select from pg_catalog.pg_policies
    where schemaname = 'realtime' and policyname = 'member_channel_select'
  ) then
    return;
  end if;
  execute 'create policy member_channel_select on realtime.messages for select to authenticated
    using (realtime.topic() = ''member:'' || (select private.calling_member()))';
end
$$;

select private.create_live_channel_policy();

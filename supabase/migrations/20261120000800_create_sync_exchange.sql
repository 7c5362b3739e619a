-- The one call between a device and the server: stores the device's writes and returns the rows it has not seen.

-- The current row of a member in its wire form, or null. Reads only the table of its collection.
create function private.wire_row(p_user_id uuid, p_collection text, p_id text) returns jsonb
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
      return (select private.wire_kata_form(k) from public.kata_forms k where user_id = p_user_id and id = p_id::uuid);
    when 'training_sessions' then
      return (select private.wire_training_session(s) from public.training_sessions s
        where user_id = p_user_id and id = p_id::uuid);
    when 'training_progress' then
      return (select private.wire_training_progress(p) from public.training_progress p
        where user_id = p_user_id and training_type = p_id);
    else
      return null;
  end case;
exception when data_exception then
  return null;
end
$$;

create function private.is_uuid(p_value text) returns boolean
language sql immutable
return coalesce(p_value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);

create function private.check_pushed_row(p_row jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(p_row -> 'patch') is distinct from 'object'
    or coalesce(p_row ->> 'op', '') not in ('insert', 'update', 'delete', 'restore')
    or jsonb_typeof(p_row -> 'id') is distinct from 'string' or (p_row ->> 'base_rev')::bigint is null
    or jsonb_array_length(coalesce(p_row -> 'superseded_ids', '[]')) > 50 then
    perform private.reject('invalid_row');
  end if;
  if (p_row ->> 'mutation_id')::uuid is null then perform private.reject('invalid_value'); end if;
  if p_row -> 'superseded_ids' <> '[]' then
    perform superseded::uuid from jsonb_array_elements_text(p_row -> 'superseded_ids') as superseded;
  end if;
end
$$;

-- Applies one pushed row in a subtransaction of its own, so that an invalid row does not affect the rest of the batch.
-- Returns 'ok', 'merged' or 'rejected:<code>'.
create function private.push_row(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  pushed jsonb := p_row;
begin
  perform private.check_pushed_row(p_row);
  if p_row ->> 'op' = 'restore' then
    pushed := private.resolve_restore(p_user_id, p_row);
  end if;
  case p_row ->> 'collection'
    when 'profiles' then return private.push_profile(p_user_id, pushed, p_rev);
    when 'login_records' then return private.push_login_record(p_user_id, pushed, p_rev);
    when 'kata_forms' then return private.push_kata_form(p_user_id, pushed, p_rev);
    when 'training_sessions' then
      return (private.push_training_sessions(p_user_id, jsonb_build_array(pushed), array[p_rev]))[1];
    when 'training_progress' then return private.push_training_progress(p_user_id, pushed, p_rev);
    else perform private.reject('unknown_collection');
  end case;
exception
  when sqlstate 'KJ001' then
    return 'rejected:' || sqlerrm;
  when data_exception or integrity_constraint_violation then
    return 'rejected:invalid_value';
end
$$;

-- Applies all new sessions of a push at once: their outcomes by position in the push, or {} if one of them is invalid,
-- so that they are applied row by row.
create function private.push_new_sessions(p_user_id uuid, p_push jsonb, p_first_rev bigint, p_known jsonb) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  positions integer[];
  sessions jsonb;
  outcomes text[];
begin
  select array_agg(n::integer - 1 order by n), jsonb_agg(r order by n) into positions, sessions
  from jsonb_array_elements(p_push) with ordinality as e (r, n)
  where r ->> 'collection' = 'training_sessions' and r ->> 'op' = 'insert'
    and not p_known ? coalesce(lower(r ->> 'mutation_id'), '');
  if positions is null then return '{}'; end if;
  -- A repeated id has to be compared with its first row, which one statement does not see.
  if (select count(distinct lower(r ->> 'id')) from jsonb_array_elements(sessions) as r) < cardinality(positions) then
    return '{}';
  end if;
  perform private.check_pushed_row(r) from jsonb_array_elements(sessions) as r;
  outcomes := private.push_training_sessions(p_user_id, sessions,
    (select array_agg(p_first_rev + n order by n) from unnest(positions) as n));
  return jsonb_object(positions::text[], outcomes);
exception when sqlstate 'KJ001' or data_exception or integrity_constraint_violation then
  return '{}';
end
$$;

-- A restore sets the whole row, unless a device has written a version newer than the last one that both sides know: then
-- only the device's own edits in `patch` count.
create function private.resolve_restore(p_user_id uuid, p_row jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  current jsonb := private.wire_row(p_user_id, p_row ->> 'collection', p_row ->> 'id');
begin
  if jsonb_typeof(p_row -> 'original') is distinct from 'object' then perform private.reject('invalid_row'); end if;
  if current is not null and coalesce(current ->> 'written_rev', current ->> 'rev')::bigint
    > (p_row ->> 'base_rev')::bigint then return p_row; end if;
  return p_row || jsonb_build_object('patch', (p_row -> 'original') || (p_row -> 'patch'),
    'base_rev', coalesce(current -> 'rev', '0'));
end
$$;

-- Applies the rows of a push in their order and returns a result for each. p_last_rev is the last of the revisions
-- reserved for them. Known writes are read, and new ones recorded, once for the whole batch.
create function private.push_rows(p_user_id uuid, p_push jsonb, p_last_rev bigint, p_since bigint) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  amount constant integer := jsonb_array_length(p_push);
  first_rev constant bigint := p_last_rev - amount + 1;
  known jsonb;
  applied jsonb;
  pushed jsonb;
  i bigint;
  outcomes text[] := '{}';
  recorded integer;
begin
  select coalesce(jsonb_object_agg(m.mutation_id, coalesce('rejected:' || m.code, 'duplicate')), '{}') into known
  from private.sync_mutations m
  where m.user_id = p_user_id and m.mutation_id in (
    select lower(e.value ->> 'mutation_id')::uuid from jsonb_array_elements(p_push) as e
    where private.is_uuid(e.value ->> 'mutation_id')
  );
  applied := private.push_new_sessions(p_user_id, p_push, first_rev, known);
  for pushed, i in select r, n - 1 from jsonb_array_elements(p_push) with ordinality as e (r, n) loop
    outcomes := outcomes || coalesce(known ->> lower(pushed ->> 'mutation_id'), applied ->> i::text,
      private.push_row(p_user_id, pushed, first_rev + i));
  end loop;
  -- Superseded versions of an accepted row count as accepted, in case they arrive later.
  insert into private.sync_mutations (user_id, mutation_id, code)
  select p_user_id, lower(ids.id)::uuid, nullif(split_part(outcome, ':', 2), '')
  from unnest(outcomes) with ordinality as o (outcome, n),
    lateral (
      select p_push -> (n::integer - 1) ->> 'mutation_id' as id
      union all
      select jsonb_array_elements_text(coalesce(p_push -> (n::integer - 1) -> 'superseded_ids', '[]'))
      where outcome not like 'rejected:%'
    ) as ids
  where outcome <> 'duplicate' and private.is_uuid(ids.id)
  on conflict do nothing;
  get diagnostics recorded = row_count;
  perform private.spend_write_budget(p_user_id, 1 + recorded);
  return private.push_results(p_user_id, p_push, outcomes, p_last_rev, p_since);
end
$$;

-- Rows of a member with since < rev <= head, oldest revision first, at most p_limit. Rows stored as they were sent
-- (p_acknowledged) have no body.
create function private.pull_rows(p_user_id uuid, p_since bigint, p_head bigint, p_limit integer, p_acknowledged bigint[])
returns table (rev bigint, body jsonb)
language sql stable
set search_path = ''
as $$
  (select u.rev, case when u.rev <> all (p_acknowledged) then private.wire_profile(u) end from public.users u
    where u.id = p_user_id and u.rev > p_since and u.rev <= p_head)
  union all
  (select l.rev, case when l.rev <> all (p_acknowledged) then private.wire_login_record(l) end from public.login_records l
    where l.user_id = p_user_id and l.rev > p_since and l.rev <= p_head order by l.rev limit p_limit)
  union all
  (select k.rev, case when k.rev <> all (p_acknowledged) then private.wire_kata_form(k) end from public.kata_forms k
    where k.user_id = p_user_id and k.rev > p_since and k.rev <= p_head order by k.rev limit p_limit)
  union all
  (select s.rev, case when s.rev <> all (p_acknowledged) then private.wire_training_session(s) end from public.training_sessions s
    where s.user_id = p_user_id and s.rev > p_since and s.rev <= p_head order by s.rev limit p_limit)
  union all
  (select t.rev, case when t.rev <> all (p_acknowledged) then private.wire_training_progress(t) end from public.training_progress t
    where t.user_id = p_user_id and t.rev > p_since and t.rev <= p_head order by t.rev limit p_limit)
  order by 1 limit p_limit
$$;

-- The results of a push. A row that was stored exactly as sent is not sent back, if the device has pulled what the write is
-- based on: an updated build pulls everything again, for fields that it did not read before. A restored row is sent back,
-- because the device has the server's fields of the version that was lost.
create function private.push_results(p_user_id uuid, p_push jsonb, p_outcomes text[], p_last_rev bigint, p_since bigint)
returns jsonb
language sql stable
set search_path = ''
as $$
  with pushed as (
    select p_push -> (n::integer - 1) as row, outcome, n, p_last_rev - cardinality(p_outcomes) + n as rev
    from unnest(p_outcomes) with ordinality as o (outcome, n)
  ), stored as materialized (
    select s.rev, s.body from private.pull_rows(p_user_id, p_last_rev - cardinality(p_outcomes), p_last_rev,
      cardinality(p_outcomes) + 1, '{}') s
    where exists (select from unnest(p_outcomes) as outcome where outcome = 'ok')
  )
  select jsonb_agg(
    jsonb_build_object('collection', p.row -> 'collection', 'id', p.row -> 'id', 'mutation_id', p.row -> 'mutation_id')
    || case
      when p.outcome = 'ok' and p.row ->> 'op' <> 'restore' and p.row -> 'base_rev' <= to_jsonb(p_since)
          and s.body @> (p.row -> 'patch')
        then jsonb_build_object('status', 'ok', 'rev', p.rev)
      else jsonb_build_object('status', case p.outcome when 'ok' then 'merged' else split_part(p.outcome, ':', 1) end,
          'row', coalesce(s.body, private.wire_row(p_user_id, p.row ->> 'collection', p.row ->> 'id')))
        || case when p.outcome like 'rejected:%'
          then jsonb_build_object('code', split_part(p.outcome, ':', 2)) else '{}' end
      end
    order by p.n)
  from pushed p left join stored s on s.rev = p.rev
$$;

-- A whole number among the request's fields; anything else refuses the request.
create function private.read_whole(p_req jsonb, p_field text) returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(p_req -> p_field) is distinct from 'number' then perform private.refuse(400, 'invalid_' || p_field); end if;
  return (p_req ->> p_field)::bigint;
exception when data_exception then
  perform private.refuse(400, 'invalid_' || p_field);
end
$$;

-- The instant of the device's last complete sync, null before the first; anything else refuses the request.
create function private.read_synced_at(p_req jsonb) returns timestamptz
language plpgsql stable
set search_path = ''
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

-- The last revision that the server and a device of an ended epoch have in common: the lowest one that any backup
-- restored since then went back to.
create function private.known_rev(p_member private.member_revisions, p_epoch text) returns bigint
language sql immutable
set search_path = ''
as $$
  select coalesce(min(rev), 0)
  from unnest((p_member.ended_revs)[coalesce(array_position(p_member.ended_epochs::text[], p_epoch), 1):]) as rev
$$;

-- True for a device whose last complete sync is further back than the server remembers: it deletes mutation ids after 90
-- days, and a lost acknowledgement may be some days younger than the last complete sync.
create function private.was_absent(p_synced_at timestamptz) returns boolean
language sql stable
return coalesce(p_synced_at < private.now() - interval '60 days', false);

-- The version of each published content, for devices to compare with theirs.
create function private.published_versions() returns jsonb
language sql stable
return (select jsonb_object_agg(c.name, c.version) from public.published_content c);

-- The oldest and the newest row schema of devices that are served; ROW_SCHEMA in sync/protocol/sync-exchange.ts.
create function private.min_schema() returns integer language sql immutable return 1;
create function private.max_schema() returns integer language sql immutable return 1;

create function private.sync_exchange(req jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
  push jsonb := coalesce(req -> 'push', '[]');
  row_limit integer;
  since bigint;
  revisions private.member_revisions;
  epoch text;
  same_epoch boolean;
  is_forgotten boolean;
  last_rev bigint;
  response jsonb;
  results jsonb := '[]';
  acknowledged bigint[];
  rows jsonb;
  seen bigint;
  pulled integer;
begin
  perform private.check_request(req);
  if private.read_whole(req, 'v') <> 1 then perform private.refuse(400, 'unknown_version', '1'); end if;
  if jsonb_typeof(push) <> 'array' then perform private.refuse(400, 'invalid_push'); end if;
  if jsonb_array_length(push) > 500 or jsonb_array_length(jsonb_path_query_array(push, '$[*].superseded_ids[*]')) > 500 then
    perform private.refuse(413, 'too_many_rows');
  end if;
  since := private.read_whole(req, 'since');
  if since < 0 then perform private.refuse(400, 'invalid_since'); end if;
  row_limit := least(2000, greatest(1, private.read_whole(req, 'limit')));

  select * into revisions from private.member_revisions where user_id = member;
  -- The epoch names the floor as well, so that a device that pulls everything again from below it is not reset again.
  epoch := revisions.epoch || '.' || revisions.gc_floor;
  same_epoch := split_part(coalesce(req ->> 'epoch', ''), '.', 1) = revisions.epoch::text;
  response := jsonb_build_object('member_id', member, 'epoch', epoch, 'server_now', private.wire_instant(private.now()),
    'min_schema', private.min_schema(), 'max_schema', private.max_schema(), 'results', '[]'::jsonb, 'rows', '[]'::jsonb, 'cursor', since, 'more', false);
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

  if jsonb_array_length(push) > 0 then
    -- Locks the member's revisions until the end; the last one of the block is for the streak numbers.
    last_rev := private.allot_revisions(member, jsonb_array_length(push) + 1);
    results := private.push_rows(member, push, last_rev - 1, since);
    select array_agg((result ->> 'rev')::bigint) into acknowledged
    from jsonb_array_elements(results) as result where result ->> 'status' = 'ok';
    if jsonb_path_exists(push, '$[*] ? (@.collection == "login_records")') then
      perform private.refresh_streak(member, last_rev);
    end if;
    perform private.count_copies(member);
  end if;

  -- Reads the head first: every revision up to it is committed, so no row can appear below the cursor later.
  select r.rev into revisions.rev from private.member_revisions r where r.user_id = member;
  select coalesce(jsonb_agg(p.body order by p.rev) filter (where p.body is not null), '[]'), max(p.rev), count(*)
    into rows, seen, pulled
  from private.pull_rows(member, since, revisions.rev, row_limit, coalesce(acknowledged, '{}')) p;
  return response
    || jsonb_build_object('published_versions', private.published_versions(), 'results', results, 'rows', rows,
      'cursor', case when pulled = row_limit then seen else revisions.rev end, 'more', pulled = row_limit);
end
$$;

create function public.sync_exchange(req jsonb) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.sync_exchange(req) $$;

grant execute on function private.sync_exchange(jsonb) to authenticated;
grant execute on function public.sync_exchange(jsonb) to authenticated;

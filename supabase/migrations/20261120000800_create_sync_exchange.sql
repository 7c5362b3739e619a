-- The one call between a device and the server: takes a device's changed rows in, gives the rows it has not seen.

-- The current row of a member in its wire form, or null. Only the table of its collection is opened.
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

-- Judges one pushed row in a transaction of its own: whatever is wrong with it, the rest of the batch goes through.
create function private.push_row(p_user_id uuid, p_row jsonb, p_rev bigint) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  answer jsonb := jsonb_build_object('c', p_row -> 'c', 'id', p_row -> 'id', 'mut', p_row -> 'mut');
  known private.sync_mutations;
  status text;
  code text;
begin
  begin
    select * into known from private.sync_mutations where user_id = p_user_id and mut = (p_row ->> 'mut')::uuid;
    if known.code is not null then
      perform private.reject(known.code);
    elsif found then
      return answer
        || jsonb_build_object('status', 'dup', 'row', private.wire_row(p_user_id, p_row ->> 'c', p_row ->> 'id'));
    end if;
    if jsonb_typeof(p_row -> 'patch') is distinct from 'object' or coalesce(p_row ->> 'op', '') not in ('set', 'del')
      or jsonb_typeof(p_row -> 'id') is distinct from 'string' or (p_row ->> 'base_rev')::bigint is null
      or jsonb_array_length(coalesce(p_row -> 'past', '[]')) > 50 then
      perform private.reject('invalid_row');
    end if;
    case p_row ->> 'c'
      when 'profiles' then status := private.push_profile(p_user_id, p_row, p_rev);
      when 'login_records' then status := private.push_login_record(p_user_id, p_row, p_rev);
      when 'kata_forms' then status := private.push_kata_form(p_user_id, p_row, p_rev);
      when 'training_sessions' then status := private.push_training_session(p_user_id, p_row, p_rev);
      when 'training_progress' then status := private.push_training_progress(p_user_id, p_row, p_rev);
      else perform private.reject('unknown_collection');
    end case;
    -- Earlier versions of the row that this one replaces count as taken in, should they still arrive.
    insert into private.sync_mutations (user_id, mut)
    select p_user_id, mut::uuid from jsonb_array_elements_text(coalesce(p_row -> 'past', '[]') || (p_row -> 'mut')) as mut
    on conflict do nothing;
  exception
    when sqlstate 'KJ001' then
      code := sqlerrm;
    when data_exception or integrity_constraint_violation then
      code := 'invalid_value';
  end;
  if code is not null then
    insert into private.sync_mutations (user_id, mut, code)
    select p_user_id, (p_row ->> 'mut')::uuid, code
    where p_row ->> 'mut' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    on conflict do nothing;
    return answer || jsonb_build_object('status', 'rejected', 'code', code,
      'row', private.wire_row(p_user_id, p_row ->> 'c', p_row ->> 'id'));
  elsif status = 'ok' and private.wire_row(p_user_id, p_row ->> 'c', p_row ->> 'id') @> (p_row -> 'patch') then
    return answer || jsonb_build_object('status', 'ok', 'rev', p_rev);
  end if;
  return answer
    || jsonb_build_object('status', 'merged', 'row', private.wire_row(p_user_id, p_row ->> 'c', p_row ->> 'id'));
end
$$;

-- Rows of a member with since < rev <= head, oldest revision first, at most p_limit. Those in p_settled have no body.
create function private.pull_rows(p_user_id uuid, p_since bigint, p_head bigint, p_limit integer, p_settled bigint[])
returns table (rev bigint, body jsonb)
language sql stable
set search_path = ''
as $$
  (select u.rev, case when u.rev <> all (p_settled) then private.wire_profile(u) end from public.users u
    where u.id = p_user_id and u.rev > p_since and u.rev <= p_head)
  union all
  (select l.rev, case when l.rev <> all (p_settled) then private.wire_login_record(l) end from public.login_records l
    where l.user_id = p_user_id and l.rev > p_since and l.rev <= p_head order by l.rev limit p_limit)
  union all
  (select k.rev, case when k.rev <> all (p_settled) then private.wire_kata_form(k) end from public.kata_forms k
    where k.user_id = p_user_id and k.rev > p_since and k.rev <= p_head order by k.rev limit p_limit)
  union all
  (select s.rev, case when s.rev <> all (p_settled) then private.wire_training_session(s) end from public.training_sessions s
    where s.user_id = p_user_id and s.rev > p_since and s.rev <= p_head order by s.rev limit p_limit)
  union all
  (select t.rev, case when t.rev <> all (p_settled) then private.wire_training_progress(t) end from public.training_progress t
    where t.user_id = p_user_id and t.rev > p_since and t.rev <= p_head order by t.rev limit p_limit)
  order by 1 limit p_limit
$$;

-- Whole numbers of the request's head; anything else refuses the request.
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

-- Up to which revision the server and a device that last spoke in an ended epoch still mean the same: the lowest one
-- that any backup restored since then went back to.
create function private.known_rev(p_clock private.member_clock, p_epoch text) returns bigint
language sql immutable
set search_path = ''
as $$
  select coalesce(min(rev), 0)
  from unnest((p_clock.ended_revs)[coalesce(array_position(p_clock.ended_epochs::text[], p_epoch), 1):]) as rev
$$;

-- The snapshots whose version differs from the device's, as { library: { name: { version, body } } }; else {}.
create function private.library_news(p_versions jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('library', jsonb_object_agg(name, jsonb_build_object('version', version, 'body', body)))
    from public.library_snapshots
    where p_versions is not null and (p_versions ->> name) is distinct from version::text
    having count(*) > 0
  ), '{}')
$$;

create function private.sync_exchange(req jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := auth.uid();
  min_schema constant integer := 1;
  push jsonb := coalesce(req -> 'push', '[]');
  row_limit integer;
  since bigint;
  clock private.member_clock;
  epoch text;
  same_life boolean;
  last_rev bigint;
  answer jsonb;
  result jsonb;
  results jsonb[] := '{}';
  settled bigint[] := '{}';
  rows jsonb;
  seen bigint;
  pulled integer;
begin
  if member is null then perform private.refuse(401, 'unauthenticated'); end if;
  if octet_length(req::text) > 262144 then perform private.refuse(413, 'too_large'); end if;
  if private.read_whole(req, 'v') <> 1 then perform private.refuse(400, 'unknown_version'); end if;
  if jsonb_typeof(push) <> 'array' then perform private.refuse(400, 'invalid_push'); end if;
  if jsonb_array_length(push) > 200 then perform private.refuse(413, 'too_many_rows'); end if;
  since := private.read_whole(req, 'since');
  if since < 0 then perform private.refuse(400, 'invalid_since'); end if;
  row_limit := least(500, greatest(1, private.read_whole(req, 'limit')));

  perform private.ensure_member(member);
  select * into clock from private.member_clock where user_id = member;
  -- The name of the epoch tells the floor too: a device that pulls anew from below it is not sent back again.
  epoch := clock.epoch || '.' || clock.gc_floor;
  same_life := split_part(coalesce(req ->> 'epoch', ''), '.', 1) = clock.epoch::text;
  answer := jsonb_build_object('uid', member, 'epoch', epoch, 'server_now', private.wire_instant(private.now()),
    'min_schema', min_schema, 'results', '[]'::jsonb, 'rows', '[]'::jsonb, 'cursor', since, 'more', false);
  if private.read_whole(req, 'schema') < min_schema then
    return answer;
  end if;
  if (since > 0 or req ->> 'epoch' is not null) and (not same_life or since > clock.rev)
    or since > 0 and since < clock.gc_floor and req ->> 'epoch' <> epoch then
    return answer || jsonb_build_object('cursor', 0, 'reset', jsonb_build_object('known_rev',
      case when same_life then clock.rev else private.known_rev(clock, split_part(req ->> 'epoch', '.', 1)) end));
  end if;

  if jsonb_array_length(push) > 0 then
    -- From here on the member's clock is locked; the last revision of the block is for the streak numbers.
    last_rev := private.allot_revisions(member, jsonb_array_length(push) + 1);
    for i in 0 .. jsonb_array_length(push) - 1 loop
      result := private.push_row(member, push -> i, last_rev - jsonb_array_length(push) + i);
      results := results || result;
      if result ->> 'status' = 'ok' then settled := settled || (result ->> 'rev')::bigint; end if;
    end loop;
    if jsonb_path_exists(push, '$[*] ? (@.c == "login_records")') then
      perform private.refresh_streak(member, last_rev);
    end if;
    perform private.count_copies(member);
  end if;

  -- The head first: every revision up to it is committed, so no row can appear below the cursor later.
  select member_clock.rev into clock.rev from private.member_clock where user_id = member;
  select coalesce(jsonb_agg(p.body order by p.rev) filter (where p.body is not null), '[]'), max(p.rev), count(*)
    into rows, seen, pulled
  from private.pull_rows(member, since, clock.rev, row_limit, settled) p;
  return answer || private.library_news(req -> 'library') || jsonb_build_object('results', to_jsonb(results), 'rows', rows,
    'cursor', case when pulled = row_limit then seen else clock.rev end, 'more', pulled = row_limit);
end
$$;

create function public.sync_exchange(req jsonb) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.sync_exchange(req) $$;

grant execute on function private.sync_exchange(jsonb) to authenticated;
grant execute on function public.sync_exchange(jsonb) to authenticated;

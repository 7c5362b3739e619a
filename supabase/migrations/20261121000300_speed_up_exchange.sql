-- The exchange as before, for less: a long push no longer copies the answers so far for each row, the rows that the
-- device has just sent are no longer put together only to be left out, and looking at one row opens only its table.

-- The current row of a member in its wire form, or null.
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

drop function private.pull_rows(uuid, bigint, bigint, integer);

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
revoke execute on function private.pull_rows(uuid, bigint, bigint, integer, bigint[]) from public, anon, authenticated;

create or replace function private.sync_exchange(req jsonb) returns jsonb
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
  if member is null then perform private.refuse(401, 'no_member'); end if;
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

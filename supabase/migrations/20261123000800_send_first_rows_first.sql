-- A new device can show home with the first page of several: that page says how many rows there are, and has what home needs
-- from beyond its cursor. Those rows come again in their turn, and the device knows them by their revisions.

create function private.count_rows(p_user_id uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from (
    select from public.users where id = p_user_id
    union all select from public.login_records where user_id = p_user_id
    union all select from public.kata_forms where user_id = p_user_id
    union all select from public.training_sessions where user_id = p_user_id
    union all select from public.training_progress where user_id = p_user_id
    union all select from public.practice_results where user_id = p_user_id
    union all select from public.notes where user_id = p_user_id
    union all select from public.member_settings where user_id = p_user_id
  ) as every_row
$$;

-- What home shows of a member, beyond p_since: the profile, the days, the programmes and the settings.
create function private.home_rows(p_user_id uuid, p_since bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(body order by rev), '[]') from (
    select u.rev, private.wire_profile(u) from public.users u where u.id = p_user_id and u.rev > p_since
    union all
    select l.rev, private.wire_login_record(l) from public.login_records l where l.user_id = p_user_id and l.rev > p_since
    union all
    select t.rev, private.wire_training_progress(t) from public.training_progress t
      where t.user_id = p_user_id and t.rev > p_since
    union all
    select m.rev, private.wire_member_setting(m) from public.member_settings m where m.user_id = p_user_id and m.rev > p_since
  ) as home (rev, body)
$$;

-- The response to a request from the beginning.
create function private.with_first_rows(p_req jsonb, p_response jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
  response jsonb := p_response;
begin
  if not (response ->> 'more')::boolean then return response; end if;
  response := response || jsonb_build_object('total_rows', private.count_rows(member));
  -- A device that has an epoch has rows already.
  if p_req ->> 'epoch' is not null then return response; end if;
  return response || jsonb_build_object('rows',
    (response -> 'rows') || private.home_rows(member, (response ->> 'cursor')::bigint));
end
$$;

create or replace function public.sync_exchange(req jsonb) returns jsonb
language sql volatile
return case req ->> 'since' when '0' then private.with_first_rows(req, private.sync_exchange(req)) else private.sync_exchange(req) end;

grant execute on function private.with_first_rows(jsonb, jsonb) to authenticated;

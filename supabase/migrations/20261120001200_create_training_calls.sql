-- Calls for clients without a local database: read the history and store a finished practice. Both use the replicated rows,
-- so all clients see the same data.

-- The member's latest sessions, newest first, and the totals of each Tokyo day.
create function public.read_training_history(p_limit integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'recent', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'user_id', s.user_id, 'training_type', s.training_type,
        'video_title', s.video_title, 'video_number', s.video_number, 'status', s.status,
        'duration_minutes', s.duration_minutes, 'details', s.details,
        'completed_at', to_char(s.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by s.completed_at desc, s.id desc)
      from (
        select * from public.training_sessions where user_id = (select auth.uid())
        order by completed_at desc, id desc limit least(50, greatest(0, p_limit))
      ) s
    ), '[]'),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('day', d.day, 'sessions', d.sessions, 'minutes', d.minutes) order by d.day)
      from (
        select (completed_at at time zone 'Asia/Tokyo')::date as day, count(*) as sessions, sum(duration_minutes) as minutes
        from public.training_sessions where user_id = (select auth.uid()) group by 1
      ) d
    ), '[]')
  )
$$;

-- Stores a practice that was just finished, with the same validation as a pushed row. Repeating the same id and content
-- changes nothing.
create function private.save_training_session(p_session jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
  session_id uuid;
  pushed jsonb;
  rev bigint;
  outcome text;
begin
  perform private.check_request(p_session);
  begin
    session_id := coalesce((p_session ->> 'id')::uuid, gen_random_uuid());
    pushed := jsonb_build_object('op', 'insert', 'id', session_id, 'base_rev', 0,
      'patch', p_session - 'id' || jsonb_build_object('completed_at', private.wire_instant(private.now())));
    rev := case when exists (select from public.training_sessions where user_id = member and id = session_id)
      then 0 else private.allot_revisions(member, 1) end;
    perform private.spend_write_budget(member, 1);
    outcome := (private.push_training_sessions(member, jsonb_build_array(pushed), array[rev]))[1];
    if outcome like 'rejected:%' then perform private.reject(split_part(outcome, ':', 2)); end if;
  exception
    when sqlstate 'KJ001' then
      return jsonb_build_object('status', 'rejected', 'code', sqlerrm);
    when data_exception or integrity_constraint_violation then
      return jsonb_build_object('status', 'rejected', 'code', 'invalid_value');
  end;
  return jsonb_build_object('status', 'saved', 'id', session_id);
end
$$;

create function public.save_training_session(p_session jsonb) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.save_training_session(p_session) $$;

grant execute on function public.read_training_history(integer) to authenticated;
grant execute on function private.save_training_session(jsonb) to authenticated;
grant execute on function public.save_training_session(jsonb) to authenticated;

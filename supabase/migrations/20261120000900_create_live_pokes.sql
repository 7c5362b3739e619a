-- Where Supabase Realtime is installed, a new revision is broadcast to the member's other devices. The poke carries only the
-- revision, so a lost one loses no data; a failed one must not roll back the write.
create function private.poke(p_user_id uuid, p_rev bigint) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    execute 'select realtime.send($1, $2, $3, true)'
      using jsonb_build_object('rev', p_rev), 'rev', 'member:' || p_user_id;
  end if;
exception when others then
  raise warning 'Cannot broadcast a new revision: %', sqlerrm;
end
$$;

create function private.poke_on_advance() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.poke(new.user_id, new.rev);
  return null;
end
$$;
create trigger member_revisions_poke after update of rev on private.member_revisions
  for each row when (new.rev > old.rev) execute function private.poke_on_advance();

-- A member may subscribe to their own channel only. Realtime may create its tables after this migration; then the operator
-- calls `select private.create_live_channel_policy()` again.
create function private.create_live_channel_policy() returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if to_regclass('realtime.messages') is null or exists (
    select from pg_catalog.pg_policies where schemaname = 'realtime' and policyname = 'member_channel_select'
  ) then
    return;
  end if;
  execute 'create policy member_channel_select on realtime.messages for select to authenticated
    using (realtime.topic() = ''member:'' || (select auth.uid()))';
end
$$;
select private.create_live_channel_policy();

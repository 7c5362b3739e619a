-- Where Supabase Realtime is installed, a change of a member's rows is called out to the member's other devices. The
-- call only says that there is something new; what it is they pull as always, so a lost call loses nothing, and must not
-- cost the write that it speaks of.
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
  raise warning 'Cannot call out a new revision: %', sqlerrm;
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
create trigger member_clock_poke after update of rev on private.member_clock
  for each row when (new.rev > old.rev) execute function private.poke_on_advance();

-- A member may listen to the own channel only. For the operator too: Realtime makes its tables by itself, perhaps only
-- after this migration, and `select private.create_live_channel_policy()` then makes up for it.
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

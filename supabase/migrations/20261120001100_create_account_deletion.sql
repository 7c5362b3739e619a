-- Ends a member's account: the auth user goes, and every row of the member with it, by the foreign keys. A token alone is
-- not enough, since a device may have been left unlocked: the calling session must have been opened within the last five
-- minutes, and the only way for the app to open one is to ask for the password anew. A renewed token keeps its session,
-- so it gets no younger. Session times are the auth server's, so they are compared with the database's own clock.
create function private.delete_account() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := auth.uid();
begin
  if member is null then perform private.refuse(401, 'unauthenticated'); end if;
  -- Asked again because the first answer was lost: there is nothing left to delete.
  if not exists (select from auth.users where id = member) then
    return;
  end if;
  if not exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id' and user_id = member
      and created_at > pg_catalog.clock_timestamp() - interval '5 minutes'
  ) then
    perform private.refuse(403, 'reauthentication_required');
  end if;
  -- The clock first, as a push of another device takes it, or the two could wait for one another.
  perform from private.member_clock where user_id = member for update;
  delete from auth.users where id = member;
end
$$;
grant execute on function private.delete_account() to authenticated;

create function public.delete_account() returns void
language sql volatile
set search_path = ''
as $$ select private.delete_account() $$;
grant execute on function public.delete_account() to authenticated;

-- The auth server's own log names its members too. It has no index to find one by and may be long, so the daily job goes
-- through it once for all who have left, also for those whom the operator has deleted. Where the log belongs to the auth
-- server alone, it stays that server's. The actor of nothing but zeros is that server itself.
create function private.purge_deleted_members() returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete') then
    delete from auth.audit_log_entries log
    where log.payload ->> 'actor_id' <> '00000000-0000-0000-0000-000000000000'
      and not exists (select from auth.users u where u.id::text = log.payload ->> 'actor_id');
  end if;
end
$$;

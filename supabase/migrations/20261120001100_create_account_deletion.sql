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
  if member is null then
    raise sqlstate 'PT401' using message = 'no_member';
  end if;
  -- Asked again because the first answer was lost: there is nothing left to delete.
  if not exists (select from auth.users where id = member) then
    return;
  end if;
  if not exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id' and user_id = member
      and created_at > pg_catalog.clock_timestamp() - interval '5 minutes'
  ) then
    raise sqlstate 'PT403' using message = 'password_needed';
  end if;
  delete from auth.users where id = member;
  -- The auth server's own log names its members too; where it belongs to that server alone, it stays that server's.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries where payload ->> 'actor_id' = member::text;
  end if;
end
$$;
revoke execute on function private.delete_account() from public, anon, authenticated;
grant execute on function private.delete_account() to authenticated;

create function public.delete_account() returns void
language sql volatile
set search_path = ''
as $$ select private.delete_account() $$;
revoke execute on function public.delete_account() from public, anon, authenticated;
grant execute on function public.delete_account() to authenticated, service_role;

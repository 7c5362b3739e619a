-- Deletes the calling member's auth user; foreign keys cascade to all rows of the member. The session must be at most five
-- minutes old, so that an unlocked device is not enough: the app opens one by asking for the password. A refreshed token keeps
-- its session. Session times come from the auth server, so they are compared with the database's real clock.
create function private.delete_account() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := auth.uid();
begin
  if member is null then perform private.refuse(401, 'unauthenticated'); end if;
  -- A retry after a lost response: the account is already deleted.
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
  -- Locks in the same order as a push of another device, to avoid a deadlock.
  perform from private.member_revisions where user_id = member for update;
  delete from auth.users where id = member;
end
$$;
grant execute on function private.delete_account() to authenticated;

create function public.delete_account() returns void
language sql volatile
set search_path = ''
as $$ select private.delete_account() $$;
grant execute on function public.delete_account() to authenticated;

-- Daily job: purges deleted members from the auth server's log, which has no index by actor, so one scan serves all of them.
-- Without the privilege to delete there, the log is left to the auth server. The all-zero actor is the server itself.
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

-- Daily job: removes accounts whose address was not confirmed within two days, so that nobody can keep an address that
-- belongs to somebody else.
create function private.purge_unconfirmed_members() returns void
language sql volatile
set search_path = ''
as $$
  delete from auth.users where email_confirmed_at is null and created_at < private.now() - interval '48 hours'
$$;

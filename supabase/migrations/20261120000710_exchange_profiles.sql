-- Profiles in the exchange: the wire form, and what a device may change.

create function private.wire_profile(r public.users) returns jsonb
language sql stable
return jsonb_build_object('collection', 'profiles', 'id', 'me', 'rev', r.rev, 'written_rev', r.written_rev,
    'deleted', false,
    'username', r.username, 'bio', r.bio, 'location', r.location, 'birth_date', r.birth_date,
    'phone_number', r.phone_number, 'email', r.email, 'email_verified', r.email_verified, 'tickets', r.tickets,
    'total_logins', r.total_logins, 'current_streak', r.current_streak, 'longest_streak', r.longest_streak,
    'last_login_date', r.last_login_date, 'created_at', private.wire_instant(r.created_at));

create function private.push_profile(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  old public.users;
begin
  if p_row ->> 'op' = 'delete' then perform private.reject('unsupported_op'); end if;
  if p_row ->> 'id' <> 'me' then perform private.reject('invalid_id'); end if;
  perform private.check_fields(patch, array['username', 'bio', 'location', 'birth_date', 'phone_number']);
  select * into old from public.users where id = p_user_id;
  update public.users set
    username = case when patch ? 'username' then patch ->> 'username' else username end,
    bio = case when patch ? 'bio' then patch ->> 'bio' else bio end,
    location = case when patch ? 'location' then patch ->> 'location' else location end,
    birth_date = case when patch ? 'birth_date' then private.read_day(patch ->> 'birth_date') else birth_date end,
    phone_number = case when patch ? 'phone_number' then patch ->> 'phone_number' else phone_number end,
    updated_at = private.now(), rev = p_rev
  where id = p_user_id;
  return case when old.rev = (p_row ->> 'base_rev')::bigint then 'ok' else 'merged' end;
end
$$;

-- Login records in the exchange.

create function private.wire_login_record(r public.login_records) returns jsonb
language sql stable
return jsonb_build_object('collection', 'login_records', 'id', r.login_date, 'rev', r.rev, 'deleted', false,
    'kind', r.kind, 'claimed_at', private.wire_instant(r.claimed_at), 'tz', r.tz, 'device', r.device);

-- A day is recorded by a login, also late by up to 400 days, or covered by a ticket within 30 days while tickets are left;
-- a ticket that a restored server lost may be as late as a login. If both claim a day it is a login; the earliest claim is
-- kept.
create function private.push_login_record(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  today date := private.tokyo_today();
  joined date;
  claim public.login_records;
  old public.login_records;
  won public.login_records;
  is_lost boolean;
begin
  if p_row ->> 'op' = 'delete' then perform private.reject('unsupported_op'); end if;
  perform private.check_fields(patch, array['kind', 'claimed_at', 'tz', 'device']);
  if p_row ->> 'id' !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then perform private.reject('invalid_id'); end if;
  claim.login_date := (p_row ->> 'id')::date;
  select * into old from public.login_records where user_id = p_user_id and login_date = claim.login_date;
  claim.kind := coalesce(patch ->> 'kind', old.kind, '');
  claim.claimed_at := coalesce(private.read_instant(patch ->> 'claimed_at'), old.claimed_at, private.now());
  claim.tz := case when patch ? 'tz' then patch ->> 'tz' else old.tz end;
  claim.device := case when patch ? 'device' then patch ->> 'device' else old.device end;
  if claim.kind not in ('login', 'ticket') then perform private.reject('invalid_value'); end if;

  select (created_at at time zone 'Asia/Tokyo')::date into joined from public.users where id = p_user_id;
  if claim.login_date > today then perform private.reject('future_day'); end if;
  if claim.login_date < joined - (case claim.kind when 'ticket' then 1 else 0 end) then
    perform private.reject('before_joining');
  end if;
  is_lost := p_row ->> 'op' = 'restore'
    and (select ended_epochs <> '{}' from private.member_revisions where user_id = p_user_id);
  if claim.login_date < today - (case when claim.kind = 'ticket' and not is_lost then 30 else 400 end) then
    perform private.reject('too_old');
  end if;
  if claim.kind = 'ticket' and old.kind is null and private.tickets_granted() <= (
    select count(*) from public.login_records where user_id = p_user_id and kind = 'ticket'
  ) then
    perform private.reject('no_ticket');
  end if;

  won := claim;
  if old.kind is not null then
    if (old.claimed_at, coalesce(old.device, '') collate "C", coalesce(old.tz, '') collate "C")
      <= (claim.claimed_at, coalesce(claim.device, '') collate "C", coalesce(claim.tz, '') collate "C") then
      won := old;
    end if;
    if 'login' in (old.kind, claim.kind) then won.kind := 'login'; end if;
  end if;
  if old.kind is null then
    insert into public.login_records (user_id, login_date, kind, claimed_at, tz, device, rev)
    values (p_user_id, won.login_date, won.kind, won.claimed_at, won.tz, won.device, p_rev);
  elsif (won.kind, won.claimed_at, won.tz, won.device) is distinct from (old.kind, old.claimed_at, old.tz, old.device) then
    update public.login_records
    set kind = won.kind, claimed_at = won.claimed_at, tz = won.tz, device = won.device, rev = p_rev
    where user_id = p_user_id and login_date = won.login_date;
  else
    return 'merged';
  end if;
  return case
    when coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint
      and (won.kind, won.claimed_at, won.tz, won.device) is not distinct from (claim.kind, claim.claimed_at, claim.tz, claim.device)
    then 'ok' else 'merged' end;
end
$$;

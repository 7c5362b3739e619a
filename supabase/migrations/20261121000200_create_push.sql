-- Push subscriptions and reminder times. Members change both through functions only.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
create index push_subscriptions_user on public.push_subscriptions (user_id, updated_at);
comment on table public.push_subscriptions is 'A device''s endpoint at its push service, with the keys that encrypt its pushes.';

create table public.reminders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  at time not null,
  updated_at timestamptz not null default private.now(),
  last_sent_day date
);
comment on table public.reminders is 'The Tokyo time at which a member without a login that day is reminded.';

create table private.push_tests (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz not null
);
create index push_tests_user_made on private.push_tests (user_id, made_at);
comment on table private.push_tests is 'Test pushes of the last ten minutes.';

alter table public.push_subscriptions enable row level security;
alter table public.reminders enable row level security;
alter table private.push_tests enable row level security;
revoke all on public.push_subscriptions, public.reminders, private.push_tests from public, anon, authenticated;
grant select on public.push_subscriptions, public.reminders to authenticated;
grant all on public.push_subscriptions, public.reminders to service_role;
create policy push_subscriptions_select_own on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy reminders_select_own on public.reminders for select to authenticated
  using (user_id = (select auth.uid()));

-- Whether an endpoint is well-formed: https on the default port, a host name that is no IP address, no credentials. The allowed
-- hosts are checked when a push is sent.
create function private.is_push_endpoint(p_endpoint text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(char_length(p_endpoint) <= 2000
    and p_endpoint ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:443)?/'
    and p_endpoint !~ '[^!-~]' and p_endpoint !~ '[#\\]', false)
$$;

-- Saves a device's subscription. An endpoint of another member moves to the caller when the auth secret matches, which proves
-- possession of the device. A replaced endpoint keeps its row, so that open deliveries follow it.
create function private.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text, p_replaces text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
  at constant timestamptz := private.now();
begin
  if not private.is_push_endpoint(p_endpoint) then perform private.refuse(400, 'invalid_endpoint'); end if;
  if coalesce(p_p256dh !~ '^B[A-Za-z0-9_-]{86}$' or p_auth !~ '^[A-Za-z0-9_-]{22}$', true) then
    perform private.refuse(400, 'invalid_key');
  end if;
  if p_replaces <> p_endpoint then
    if exists (select from public.push_subscriptions where endpoint = p_endpoint) then
      delete from public.push_subscriptions where endpoint = p_replaces and user_id = member;
    else
      update public.push_subscriptions set endpoint = p_endpoint, p256dh = p_p256dh, auth = p_auth, updated_at = at
      where endpoint = p_replaces and user_id = member;
    end if;
  end if;
  insert into public.push_subscriptions as known (user_id, endpoint, p256dh, auth, created_at, updated_at)
  values (member, p_endpoint, p_p256dh, p_auth, at, at)
  on conflict (endpoint) do update
    set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, updated_at = excluded.updated_at
    where known.user_id = excluded.user_id or known.auth = excluded.auth;
  if not found then perform private.refuse(400, 'invalid_key'); end if;
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions where user_id = member order by endpoint = p_endpoint desc, updated_at desc, id offset 20
  );
end
$$;

create function private.delete_push_subscription(p_endpoint text) returns void
language sql volatile
security definer
set search_path = ''
as $$ delete from public.push_subscriptions where endpoint = p_endpoint and user_id = private.require_member() $$;

create function private.set_reminder(p_at text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
begin
  if p_at is null then
    delete from public.reminders where user_id = member;
  elsif p_at !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    perform private.refuse(400, 'invalid_time');
  else
    insert into public.reminders as known (user_id, at, updated_at) values (member, p_at::time, private.now())
    on conflict (user_id) do update set at = excluded.at, updated_at = excluded.updated_at
      where known.at <> excluded.at;
  end if;
end
$$;

-- The subscription for a test push to the member's own device; {"wait": seconds} after five in ten minutes, null for an unknown
-- device. The lock on the member's row serializes concurrent tests.
create function private.begin_push_test(p_endpoint text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member constant uuid := private.require_member();
  at constant timestamptz := private.now();
  subscription jsonb;
  free_at timestamptz;
begin
  select jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth) into subscription
  from public.push_subscriptions where endpoint = p_endpoint and user_id = member;
  if not found then return null; end if;
  perform from private.member_revisions where user_id = member for update;
  delete from private.push_tests where made_at <= at - interval '10 minutes';
  select made_at + interval '10 minutes' into free_at from private.push_tests
  where user_id = member order by made_at desc offset 4 limit 1;
  if free_at is not null then
    return jsonb_build_object('wait', greatest(1, ceil(extract(epoch from free_at - at)))::integer);
  end if;
  insert into private.push_tests (user_id, made_at) values (member, at);
  return subscription;
end
$$;

create function public.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text, p_replaces text default null)
returns void
language sql volatile
set search_path = ''
as $$ select private.save_push_subscription(p_endpoint, p_p256dh, p_auth, p_replaces) $$;

create function public.delete_push_subscription(p_endpoint text) returns void
language sql volatile
set search_path = ''
as $$ select private.delete_push_subscription(p_endpoint) $$;

create function public.set_reminder(p_at text) returns void
language sql volatile
set search_path = ''
as $$ select private.set_reminder(p_at) $$;

create function public.begin_push_test(p_endpoint text) returns jsonb
language sql volatile
set search_path = ''
as $$ select private.begin_push_test(p_endpoint) $$;

grant execute on function
  private.save_push_subscription(text, text, text, text), private.delete_push_subscription(text),
  private.set_reminder(text), private.begin_push_test(text),
  public.save_push_subscription(text, text, text, text), public.delete_push_subscription(text),
  public.set_reminder(text), public.begin_push_test(text)
to authenticated;

-- What the operator publishes to every member.
create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  date date not null,
  title text not null check (char_length(title) between 1 and 100),
  content text not null check (char_length(content) between 1 and 4000),
  image text check (char_length(image) <= 500),
  ended boolean not null default false,
  created_at timestamptz not null default private.now()
);
comment on table public.announcements is 'Notices for the popup on the home screen; the newest one that has not ended is shown.';

create table public.group_practices (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  title text not null check (char_length(title) between 1 and 100),
  url text check (url ~ '^https://' and char_length(url) <= 500),
  ended boolean not null default false,
  created_at timestamptz not null default private.now()
);
comment on table public.group_practices is 'Online sessions that members can join.';

create table public.daily_trainings (
  day date primary key,
  title text not null check (char_length(title) between 1 and 100),
  description text not null check (char_length(description) between 1 and 500),
  difficulty text not null check (difficulty in ('初級', '中級', '上級')),
  duration_minutes integer not null check (duration_minutes between 1 and 120),
  category text not null check (char_length(category) between 1 and 50),
  ended boolean not null default false
);
comment on table public.daily_trainings is 'Overrides of the bundled daily rotation, by Tokyo day.';

-- What every device downloads, built in advance: two rows, each replaced as a whole.
create table public.published_content (
  name text primary key check (name in ('notices', 'shared_kata')),
  version bigint not null default 0,
  body jsonb not null,
  built_at timestamptz not null default private.now()
);
comment on table public.published_content is 'The notices and the most copied shared kata, as devices store them.';

do $$
declare
  t text;
begin
  foreach t in array array['announcements', 'group_practices', 'daily_trainings', 'published_content'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated', t);
    execute format('grant select on public.%I to authenticated', t);
    execute format('grant all on public.%I to service_role', t);
    execute format('create policy %I on public.%I for select to authenticated using (true)', t || '_select_all', t);
  end loop;
end
$$;

-- Stores a snapshot when its body has changed, under the next version.
create function private.store_snapshot(p_name text, p_body jsonb) returns void
language sql volatile
set search_path = ''
as $$
  insert into public.published_content as s (name, version, body, built_at)
  values (p_name, 1, p_body, private.now())
  on conflict (name) do update
    set version = s.version + 1, body = excluded.body, built_at = excluded.built_at
    where s.body is distinct from excluded.body
$$;

create function private.build_notices() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'announcements', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'date', date, 'title', title, 'content', content, 'image', image)
        order by date desc, created_at desc)
      from (select * from public.announcements where not ended order by date desc, created_at desc limit 20) a
    ), '[]'),
    'group_practices', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'starts_at', starts_at, 'title', title, 'url', url) order by starts_at)
      from (select * from public.group_practices where not ended order by starts_at desc limit 100) g
    ), '[]'),
    'daily_trainings', coalesce((
      select jsonb_agg(jsonb_build_object('day', day, 'title', title, 'description', description,
        'difficulty', difficulty, 'duration_minutes', duration_minutes, 'category', category) order by day)
      from (select * from public.daily_trainings where not ended order by day desc limit 100) d
    ), '[]')
  )
$$;

-- The most copied shared kata without their authors, in the order of the search. The limit is SHARED_LIST_SIZE in
-- sync/rules/kata-limits.ts; a test keeps them equal.
create function private.build_shared_kata() returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'category', category, 'zou', zou,
    'ishiki', ishiki, 'copy_count', copy_count) order by copy_count desc, name collate "C" nulls last, id), '[]')
  from (
    select id, name, category, zou, ishiki, copy_count from public.kata_forms
    where not deleted and not is_copied
    order by copy_count desc, name collate "C" nulls last, id limit 300
  ) most_copied
$$;

create function private.rebuild_notices() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A concurrent writer waits here, then builds from what the first one has written.
  perform from public.published_content where name = 'notices' for update;
  perform private.store_snapshot('notices', private.build_notices());
  return null;
end
$$;
create trigger announcements_rebuild_notices after insert or update or delete on public.announcements
  for each statement execute function private.rebuild_notices();
create trigger group_practices_rebuild_notices after insert or update or delete on public.group_practices
  for each statement execute function private.rebuild_notices();
create trigger daily_trainings_rebuild_notices after insert or update or delete on public.daily_trainings
  for each statement execute function private.rebuild_notices();

-- Called by the hourly job: rebuilds the shared list at most once an hour. The limit is a minute short, since an hourly
-- job is never punctual to the second. Counts the copies that were skipped before.
create function private.refresh_shared_kata() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.published_content
    where name = 'shared_kata' and built_at > private.now() - interval '59 minutes'
  ) then
    return;
  end if;
  perform private.count_copies(copier_id) from (select distinct copier_id from private.kata_copies where not counted) c;
  perform private.store_snapshot('shared_kata', private.build_shared_kata());
  update public.published_content set built_at = private.now() where name = 'shared_kata';
end
$$;

select private.store_snapshot('notices', private.build_notices());
select private.store_snapshot('shared_kata', '[]');
update public.published_content set built_at = '-infinity' where name = 'shared_kata';

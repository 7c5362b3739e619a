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

-- How many members copied a shared kata, without accounts of the last day, which somebody could have made for the purpose.
create table private.kata_ranks (
  user_id uuid not null,
  id uuid not null,
  copies integer not null,
  primary key (user_id, id),
  foreign key (user_id, id) references public.kata_forms (user_id, id) on delete cascade
);
create index kata_ranks_copies on private.kata_ranks (copies desc, user_id, id);
comment on table private.kata_ranks is 'Copies of shared kata by members whose account is older than a day.';
alter table private.kata_ranks enable row level security;
revoke all on private.kata_ranks from public, anon, authenticated;

create function private.rank_copies() returns void
language sql volatile
set search_path = ''
as $$
  with fresh as (
    update private.kata_copies c set ranked = true from public.users u
    where not c.ranked and u.id = c.copier_id and u.created_at < private.now() - interval '1 day'
    returning c.source_user_id, c.source_id
  )
  insert into private.kata_ranks as r (user_id, id, copies)
  select source_user_id, source_id, count(*) from fresh group by 1, 2
  on conflict (user_id, id) do update set copies = r.copies + excluded.copies
$$;

-- The shared kata for every device, without their authors: those that most members copied, then those of the oldest
-- accounts. Two for each author, none above 4 KiB, at most 300 (SHARED_LIST_SIZE in sync/rules/kata-limits.ts; a test keeps
-- them equal) and 128 KiB, so that one account can neither fill the list nor make it slow to load.
create function private.build_shared_kata() returns jsonb
language sql stable
set search_path = ''
as $$
  with copied as (
    select user_id, id, copies, row_number() over (partition by user_id order by copies desc, id) as place
    from (select * from private.kata_ranks order by copies desc, user_id, id limit 20000) most_copied
  ), uncopied as (
    select own.user_id, own.id, 0 as copies, row_number() over (partition by own.user_id order by own.created_at, own.id) as place
    from (select id from public.users order by created_at, id limit 2000) author
    cross join lateral (
      select user_id, id, created_at from public.kata_forms where user_id = author.id and not deleted and not is_copied
      order by created_at, id limit 2
    ) own
    where (own.user_id, own.id) not in (select user_id, id from copied)
  ), candidates as (
    select k.user_id, k.created_at, c.copies, k.copy_count, k.name, k.id, jsonb_build_object('id', k.id, 'name', k.name,
      'category', k.category, 'zou', k.zou, 'ishiki', k.ishiki, 'copy_count', k.copy_count) as entry
    from (select * from copied union all select * from uncopied) c
    join public.kata_forms k on (k.user_id, k.id) = (c.user_id, c.id)
    where c.place <= 2 and not k.deleted and not k.is_copied and octet_length(k.zou) + octet_length(k.ishiki) <= 4096
  ), listed as (
    select *, row_number() over (partition by user_id order by copies desc, created_at, id) as of_author from candidates
  ), ordered as (
    select entry, copy_count, name, id, row_number() over place as n,
      sum(octet_length(entry::text) + 2) over place as bytes
    from listed where of_author <= 2
    window place as (order by copies desc, created_at, id)
  )
  select coalesce(jsonb_agg(entry order by copy_count desc, name collate "C" nulls last, id), '[]')
  from ordered where n <= 300 and bytes <= 131072
$$;

create function private.rebuild_notices() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from changed) then return null; end if;
  -- A concurrent writer waits here, then builds from what the first one has written.
  perform from public.published_content where name = 'notices' for update;
  perform private.store_snapshot('notices', private.build_notices());
  return null;
end
$$;

-- A statement that changes nothing, which every member may send, must not take the lock.
do $$
declare
  content text;
  event text;
begin
  foreach content in array array['announcements', 'group_practices', 'daily_trainings'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %1$s_%2$s_rebuilds_notices after %2$s on public.%1$s
        referencing %3$s table as changed for each statement execute function private.rebuild_notices()',
        content, event, case event when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end
$$;

-- A snapshot as { version, body }, or null when the device has this version.
create function public.read_published_content(name text, version bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('version', c.version, 'body', c.body) from public.published_content c
  where c.name = read_published_content.name and c.version is distinct from read_published_content.version
$$;
grant execute on function public.read_published_content(text, bigint) to authenticated;

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
  perform private.rank_copies();
  perform private.store_snapshot('shared_kata', private.build_shared_kata());
  update public.published_content set built_at = private.now() where name = 'shared_kata';
end
$$;

select private.store_snapshot('notices', private.build_notices());
select private.store_snapshot('shared_kata', '[]');
update public.published_content set built_at = '-infinity' where name = 'shared_kata';

-- What every device downloads: announcements, group practices, daily trainings, opened things,
-- added material, and the shared kata. The admin creates, changes and ends rows and never deletes
-- one, so that a mistake can be undone; each change rebuilds its document. Guests use the app without
-- an account: they get what is for everybody, and of the rows with `for_guests` all.

-- The longer side of a WebP or JPEG picture in pixels, by the header that tells a device how much to
-- allocate; zero for anything else.
create function private.longest_side(p bytea) returns integer
language plpgsql immutable
as $$
declare
  at integer := 2;
begin
  if length(p) >= 30 and substr(p, 1, 4) = 'RIFF' then
    return case encode(substr(p, 9, 8), 'escape')
      when 'WEBPVP8 ' then greatest(get_byte(p, 27) % 64 * 256 + get_byte(p, 26),
        get_byte(p, 29) % 64 * 256 + get_byte(p, 28))
      when 'WEBPVP8L' then 1 + greatest(get_byte(p, 22) % 64 * 256 + get_byte(p, 21),
        get_byte(p, 24) % 16 * 1024 + get_byte(p, 23) * 4 + get_byte(p, 22) / 64)
      when 'WEBPVP8X' then 1 + greatest(
        get_byte(p, 26) * 65536 + get_byte(p, 25) * 256 + get_byte(p, 24),
        get_byte(p, 29) * 65536 + get_byte(p, 28) * 256 + get_byte(p, 27))
      else 0 end;
  end if;
  if substr(p, 1, 2) <> '\xffd8' then return 0; end if;
  -- The segments of a JPEG, up to the one that begins the frame.
  while length(p) >= at + 9 and get_byte(p, at) = 255 loop
    if get_byte(p, at + 1) between 192 and 207 and get_byte(p, at + 1) not in (196, 200, 204) then
      return greatest(get_byte(p, at + 5) * 256 + get_byte(p, at + 6),
        get_byte(p, at + 7) * 256 + get_byte(p, at + 8));
    end if;
    at := at + 2 + get_byte(p, at + 2) * 256 + get_byte(p, at + 3);
  end loop;
  return 0;
end
$$;

-- True for the address of a web page, without anything that a browser would drop from it.
create function private.is_web_address(p_address text) returns boolean
language sql immutable
return p_address ~ '^https://[^\s\u0001-\u001F\u007F-\u009F]+$'
  and char_length(p_address) <= private.address_max();

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  -- JSON and calendars cannot represent infinite dates.
  date date not null constraint announcements_date_finite check (isfinite(date)),
  title text not null check (char_length(title) between 1 and private.published_title_max()),
  content text not null check (char_length(content) between 1 and private.announcement_max()),
  -- A path of the app, or the picture itself as the admin screen shrinks it.
  image text check (case when image like 'data:%'
    then image ~ '^data:image/(webp|jpeg);base64,[A-Za-z0-9+/]+=*$'
      and char_length(image) <= private.picture_max()
      and private.longest_side(decode(split_part(image, ',', 2), 'base64'))
        between 1 and private.picture_side_max()
    else image ~ '^/(?!/)[!-[\]-~]+$' and char_length(image) <= private.address_max() end),
  -- For who does not see the picture; empty for one that only decorates.
  image_alt text not null default '' check (char_length(image_alt) <= private.published_title_max()),
  ended boolean not null default false,
  for_guests boolean not null default false,
  created_at timestamptz not null default private.now()
);
comment on table public.announcements is
  'Notices for the popup on the home screen; the newest one that has not ended is shown.';
grant select (id), insert (id, date, title, content, image, image_alt, ended, for_guests),
  update (date, title, content, image, image_alt, ended, for_guests) on public.announcements to authenticated;

create table public.group_practices (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null
    constraint group_practices_starts_finite check (isfinite(starts_at)),
  title text not null check (char_length(title) between 1 and private.published_title_max()),
  url text check (private.is_web_address(url)),
  ended boolean not null default false,
  -- Whether guests get the address, too.
  for_guests boolean not null default false,
  created_at timestamptz not null default private.now(),
  -- Every week, every two weeks, or on the same day of each month, which in a shorter month is its
  -- last. sync/model/published/group-practices.ts expands them on the device.
  repeats text check (repeats = any (private.repetitions())),
  -- The last Tokyo day on which it may take place; null for no end.
  repeats_until date,
  constraint group_practices_repeats_until check (repeats_until is null or (
    repeats is not null and isfinite(repeats_until)
    and repeats_until >= (starts_at at time zone 'Asia/Tokyo')::date
  ))
);
comment on table public.group_practices is 'Online sessions that members can join.';
grant select (id), insert (id, starts_at, title, url, ended, for_guests, repeats, repeats_until),
  update (starts_at, title, url, ended, for_guests, repeats, repeats_until)
  on public.group_practices to authenticated;

create table public.daily_trainings (
  day date primary key constraint daily_trainings_day_finite check (isfinite(day)),
  title text not null check (char_length(title) between 1 and private.published_title_max()),
  description text not null
    check (char_length(description) between 1 and private.description_max()),
  difficulty text not null check (difficulty = any (private.difficulties())),
  duration_minutes integer not null
    check (duration_minutes between 1 and private.training_minutes_max()),
  category text not null check (char_length(category) between 1 and private.category_max()),
  ended boolean not null default false
);
comment on table public.daily_trainings is 'Overrides of the bundled daily rotation, by Tokyo day.';
grant select (day),
  insert (day, title, description, difficulty, duration_minutes, category, ended),
  update (day, title, description, difficulty, duration_minutes, category, ended)
  on public.daily_trainings to authenticated;

-- Videos and outside pages, which change without a release. A place is a lesson, a practice or the
-- assistant (src/data/training/outside-addresses.ts); an address is the id of a video, or a URL.
create table public.outside_addresses (
  place text primary key check (place ~ '^(video|site):[a-z0-9-]{1,40}$' or place = 'assistant'),
  address text not null check (case when place like 'video:%' then address ~ '^[A-Za-z0-9_-]{5,40}$'
    else private.is_web_address(address) end),
  ended boolean not null default false,
  for_guests boolean not null default false
);
comment on table public.outside_addresses is
  'Videos and pages of others that lessons and practices open; they replace those of the build.';
grant select (place), insert (place, address, ended, for_guests),
  update (place, address, ended, for_guests)
  on public.outside_addresses to authenticated;

-- Migrations insert the rows; the admin only updates them.
create table public.openable_things (
  id text primary key check (id = any (private.openable_keys())),
  is_open boolean not null default false
);
comment on table public.openable_things is
  'Finished things that stay 準備中 until the admin opens them, by the keys of sync/model/lessons/lessons.ts.';
grant select (id), update (is_open) on public.openable_things to authenticated;
insert into public.openable_things (id) select unnest(private.openable_keys());

-- Each document is built in advance and replaced as a whole.
create table public.published_content (
  name text primary key check (name = any (private.published_documents())),
  version bigint not null default 0,
  body jsonb not null,
  -- The document as guests get it; null for one that is for members only.
  guest_body jsonb,
  built_at timestamptz not null default private.now()
);
comment on table public.published_content is
  'The notices, the most copied shared kata and the added material of each drill, as devices store them.';

-- A document as { version, body }, or null when the device has this version. Stable, and called with
-- GET, so that a read replica can serve it.
create function private.read_published_content(name text, version bigint default null) returns jsonb
language plpgsql stable
as $$
begin
  perform private.calling_member();
  return (select jsonb_build_object('version', c.version, 'body', c.body)
    from public.published_content c where c.name = read_published_content.name
      and c.version is distinct from read_published_content.version);
end
$$;

-- What guests get, by the name of the document: { version, body }. The only read without an account,
-- the same for everybody, so that caches on the way may answer it.
create function private.read_guest_content() returns jsonb
language plpgsql stable
as $$
begin
  perform set_config('response.headers', '[{"Cache-Control": "public, max-age=300"}]', true);
  return (select jsonb_object_agg(c.name,
      jsonb_build_object('version', c.version, 'body', c.guest_body))
    from public.published_content c where c.guest_body is not null);
end
$$;

-- Stores a document under the next version if members or guests get another one.
create function private.store_snapshot(p_name text, p_body jsonb, p_guest_body jsonb default null)
returns void
language sql volatile
as $$
  insert into public.published_content as s (name, version, body, guest_body, built_at)
  values (p_name, 1, p_body, p_guest_body, private.now())
  on conflict (name) do update
    set version = s.version + 1, body = excluded.body, guest_body = excluded.guest_body,
      built_at = excluded.built_at
    where (s.body, s.guest_body) is distinct from (excluded.body, excluded.guest_body)
$$;

-- Notices

-- The document 'notices', for members or for guests. Only the newest three announcements, for guests
-- the newest, bring a picture that is stored with them, so that the document stays below a quarter of
-- a megabyte. Repeated group practices come before the others of the newest hundred, because they
-- still take place when their first day is long past.
create function private.build_notices(p_for_guests boolean) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'announcements', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'date', date, 'title', title,
        'content', content, 'image', case
          when nth <= case when p_for_guests then 1 else 3 end or image like '/%' then image end,
        'image_alt', image_alt)
        order by nth)
      from (select *, row_number() over (order by date desc, created_at desc) as nth
        from public.announcements where not ended and (for_guests or not p_for_guests)
        order by nth limit 20) a
    ), '[]'),
    'group_practices', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'starts_at', starts_at, 'title', title,
        'url', case when for_guests or not p_for_guests then url end) || case when repeats is null then '{}' else
          jsonb_build_object('repeats', repeats, 'repeats_until', repeats_until) end
        order by starts_at)
      from (select * from public.group_practices where not ended
        order by repeats is null, starts_at desc limit 100) g
    ), '[]'),
    'daily_trainings', coalesce((
      select jsonb_agg(jsonb_build_object('day', day, 'title', title, 'description', description,
        'difficulty', difficulty, 'duration_minutes', duration_minutes, 'category', category)
        order by day)
      from (select * from public.daily_trainings where not ended order by day desc limit 100) d
    ), '[]'),
    'addresses', coalesce((select jsonb_object_agg(place, address)
      from public.outside_addresses where not ended and (for_guests or not p_for_guests)), '{}'),
    'opened_keys', coalesce((select jsonb_agg(id order by id)
      from public.openable_things where is_open), '[]')
  )
$$;

create function private.store_notices() returns void
language sql volatile
as $$
  select private.store_snapshot('notices', private.build_notices(false),
    private.build_notices(true))
$$;

-- Rebuilds the notices for each changed row, of which only the first changes them: it runs after the
-- statement. A statement that changes nothing, which every member may send, does not take the lock.
create function private.rebuild_notices() returns trigger
language plpgsql
as $$
begin
  -- A concurrent writer waits here, then builds from what the first one has written.
  perform from public.published_content where name = 'notices' for update;
  perform private.store_notices();
  return null;
end
$$;

create trigger announcements_clean before insert or update on public.announcements
  for each row execute function private.clean_texts('title', 'content', 'image', 'image_alt');
create trigger group_practices_clean before insert or update on public.group_practices
  for each row execute function private.clean_texts('title', 'url');
create trigger daily_trainings_clean before insert or update on public.daily_trainings
  for each row execute function private.clean_texts('title', 'description', 'category');
create trigger outside_addresses_clean before insert or update on public.outside_addresses
  for each row execute function private.clean_texts('address');

-- Added material

-- An item's id on devices is its pack, a hyphen and its number. Bundled items have smaller numbers;
-- a session stores numbers up to 100,000. Rows are never deleted, so that no other text gets the
-- number of one.
create table public.materials (
  id uuid primary key default gen_random_uuid(),
  pack text not null check (pack = any (private.material_packs())),
  number integer not null check (number between 10001 and 99999),
  item jsonb not null,
  ended boolean not null default false,
  for_guests boolean not null default false,
  created_at timestamptz not null default private.now(),
  unique (pack, number)
);
comment on table public.materials is
  'Items that the admin has added to the pools of the drills; an ended one is withdrawn.';
-- The client generates the id, so that a retry after a lost response conflicts instead of adding
-- the items twice.
grant select (id), insert (id, pack, item, for_guests),
  update (item, ended, for_guests)
  on public.materials to authenticated;

-- Gives a new item the next number of its pack. Refuses an item that could hurt a device by its
-- size or form; each device judges the rest by the rules of its drill. Triggers run before the
-- policies, so the admin session is checked here as well: a member must not take the lock.
create function private.prepare_material() returns trigger
language plpgsql volatile
as $$
begin
  if auth.uid() is not null then perform private.require_admin(); end if;
  if jsonb_typeof(new.item) is distinct from 'object' or private.is_deep(new.item)
    or not private.has_plain_numbers(new.item) or octet_length(new.item::text) > private.material_bytes_max() then
    perform private.refuse(400, 'invalid_material');
  end if;
  if tg_op = 'INSERT' and new.number is null then
    perform pg_advisory_xact_lock(hashtext('public.materials'));
    select coalesce(max(number), 10000) + 1 into new.number from public.materials
    where pack = new.pack;
  end if;
  return new;
end
$$;

-- The document of a pack, for members or for guests: its items in the order of their numbers, without
-- withdrawn ones.
create function private.build_material(p_pack text, p_for_guests boolean) returns jsonb
language sql stable
as $$
  select jsonb_build_object('items',
    coalesce(jsonb_agg(m.item || jsonb_build_object('id', m.pack || '-' || m.number)
      order by m.number), '[]'))
  from public.materials m
  where m.pack = p_pack and not m.ended and (m.for_guests or not p_for_guests)
$$;

-- Publishes the packs of the changed rows, under the lock: a concurrent writer builds from what the
-- first one has written. Refuses a document of more than 500 items or 256 KiB, a pack of more than
-- 2,000 rows, withdrawn ones included, and more than 256 KiB of all packs together for guests.
create function private.publish_materials() returns trigger
language plpgsql volatile
as $$
declare
  changed_pack text;
  document jsonb;
begin
  if not exists (select from changed) then return null; end if;
  perform pg_advisory_xact_lock(hashtext('public.materials'));
  for changed_pack in select distinct pack from changed order by 1 loop
    document := private.build_material(changed_pack, false);
    if jsonb_array_length(document -> 'items') > private.material_items_max()
      or private.material_rows_max() < (select count(*) from public.materials m
        where m.pack = changed_pack) then
      perform private.refuse(400, 'too_many_materials');
    end if;
    if octet_length(document::text) > private.material_document_bytes_max() then
      perform private.refuse(400, 'materials_too_large');
    end if;
    perform private.store_snapshot('material-' || changed_pack, document,
      private.build_material(changed_pack, true));
  end loop;
  if (select sum(octet_length(guest_body::text)) from public.published_content
    where name like 'material-%') > private.material_document_bytes_max() then
    perform private.refuse(400, 'guest_materials_too_large');
  end if;
  return null;
end
$$;

create trigger materials_prepare before insert or update on public.materials
  for each row execute function private.prepare_material();
create trigger materials_insert_publishes after insert on public.materials
  referencing new table as changed
  for each statement execute function private.publish_materials();
create trigger materials_update_publishes after update on public.materials
  referencing new table as changed
  for each statement execute function private.publish_materials();
create trigger materials_delete_publishes after delete on public.materials
  referencing old table as changed
  for each statement execute function private.publish_materials();

-- The admin writes these tables and finds a row by its key, and each change is published. Nobody may
-- insert openable things, by their grants.
do $$
declare
  name text;
begin
  foreach name in array array[
    'announcements', 'group_practices', 'daily_trainings', 'outside_addresses', 'openable_things',
    'materials'
  ] loop
    execute format('create policy %1$s_select_admin on public.%1$s for select to authenticated
      using ((select private.has_admin_session()))', name);
    execute format('create policy %1$s_insert_admin on public.%1$s for insert to authenticated
      with check ((select private.has_admin_session()))', name);
    execute format('create policy %1$s_update_admin on public.%1$s for update to authenticated
      using ((select private.has_admin_session()))
      with check ((select private.has_admin_session()))', name);
    execute format('create trigger %1$s_audit after insert or update on public.%1$s
      for each row execute function private.audit_admin_row()', name);
    continue when name = 'materials';
    execute format('create trigger %1$s_rebuild_notices
      after insert or update or delete on public.%1$s
      for each row execute function private.rebuild_notices()', name);
  end loop;
end
$$;

-- The shared kata list

-- Somebody could create accounts to raise the number.
create table private.kata_ranks (
  user_id uuid not null,
  id uuid not null,
  copies integer not null,
  primary key (user_id, id),
  foreign key (user_id, id) references public.kata_forms (user_id, id) on delete cascade
);
comment on table private.kata_ranks is
  'Copies of shared kata by members whose account is older than a day.';
create index kata_ranks_copies on private.kata_ranks (copies desc, user_id, id);

-- Counts the copies of members whose account has become a day old.
create function private.rank_copies() returns void
language sql volatile
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

-- The document 'shared_kata': the most copied shared kata, then those of the members who joined
-- first, at most two of an author and without what the admin has taken from sharing.
create function private.build_shared_kata() returns jsonb
language sql stable
as $$
  with copied as (
    select user_id, id, copies,
      row_number() over (partition by user_id order by copies desc, id) as place
    from (
      select * from private.kata_ranks r
      where not exists (select from private.hidden_kata h where h.id = r.id)
        and not exists (select from private.stopped_authors a where a.user_id = r.user_id)
      order by copies desc, user_id, id limit 20000
    ) most_copied
  ), uncopied as (
    select own.user_id, own.id, 0 as copies,
      row_number() over (partition by own.user_id order by own.created_at, own.id) as place
    from (
      select id from public.users u
      where not exists (select from private.stopped_authors a where a.user_id = u.id)
      order by created_at, id limit 2000
    ) author
    cross join lateral (
      select user_id, id, created_at from public.kata_forms k
      where user_id = author.id and not deleted and not is_copied
        and not exists (select from private.hidden_kata h where h.id = k.id)
      order by created_at, id limit 2
    ) own
    where (own.user_id, own.id) not in (select user_id, id from copied)
  ), candidates as (
    select k.user_id, k.created_at, c.copies, k.copy_count, k.name, k.id,
      jsonb_build_object('id', k.id, 'name', k.name, 'category', k.category, 'zou', k.zou,
        'ishiki', k.ishiki, 'copy_count', k.copy_count) as entry
    from (select * from copied union all select * from uncopied) c
    join public.kata_forms k on (k.user_id, k.id) = (c.user_id, c.id)
    where c.place <= 2 and not k.deleted and not k.is_copied
      and octet_length(k.zou) + octet_length(k.ishiki) <= private.shared_kata_bytes_max()
  ), listed as (
    select *, row_number() over (partition by user_id order by copies desc, created_at, id)
      as of_author
    from candidates
  ), ordered as (
    select entry, copy_count, name, id, row_number() over place as n,
      sum(octet_length(entry::text) + 2) over place as bytes
    from listed where of_author <= 2
    window place as (order by copies desc, created_at, id)
  )
  select coalesce(jsonb_agg(entry order by copy_count desc, name collate "C" nulls last, id), '[]')
  from ordered where n <= private.shared_list_size() and bytes <= private.shared_list_bytes_max()
$$;

-- Hourly job: counts copies and rebuilds the shared kata list, at most once in 59 minutes. Takes the lock of
-- hide_kata(), so that the list has no kata that is being hidden.
create function private.refresh_shared_kata() returns void
language plpgsql volatile
as $$
begin
  if exists (
    select from public.published_content
    where name = 'shared_kata' and built_at > private.now() - interval '59 minutes'
  ) then
    return;
  end if;
  perform from public.published_content where name = 'shared_kata' for update;
  perform private.count_copies();
  perform private.rank_copies();
  perform private.store_snapshot('shared_kata', private.build_shared_kata());
  update public.published_content set built_at = private.now() where name = 'shared_kata';
end
$$;

-- The first documents; the list is built by the first run of its job.
select private.store_notices();
select private.store_snapshot('shared_kata', '[]');
update public.published_content set built_at = '-infinity' where name = 'shared_kata';

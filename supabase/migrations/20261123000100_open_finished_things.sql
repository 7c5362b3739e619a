-- What the admin opens to members: one row for each finished thing that is 準備中 by default. Rows come with releases, so that
-- nobody inserts or deletes one.
create table public.openable_things (
  id text primary key,
  is_open boolean not null default false
);
comment on table public.openable_things is
  'Finished things that stay 準備中 until the admin opens them, by the keys of sync/rules/openable.ts.';
alter table public.openable_things enable row level security;
revoke all on public.openable_things from public, anon, authenticated;
grant select, update (is_open) on public.openable_things to authenticated;
grant all on public.openable_things to service_role;
create policy openable_things_select_all on public.openable_things for select to authenticated using (true);
create policy openable_things_update_admin on public.openable_things for update to authenticated
  using ((select private.has_admin_session())) with check ((select private.has_admin_session()));
insert into public.openable_things (id) values
  ('language-comprehension'), ('memory-enhancement'), ('goshoku'), ('kyokun'), ('bunkai'), ('circuit');

create trigger openable_things_audit after update on public.openable_things
  for each row when (old.is_open is distinct from new.is_open) execute function private.audit_admin_row();
create trigger openable_things_update_rebuilds_notices after update on public.openable_things
  referencing new table as changed for each statement execute function private.rebuild_notices();

-- Group practices that take place again: every week, every two weeks, or on the same day of each month, which in a shorter
-- month is its last. sync/rules/group-practices.ts expands them on the device.
alter table public.group_practices
  add column repeats text check (repeats in ('weekly', 'biweekly', 'monthly')),
  -- The last Tokyo day on which it may take place; null for no end.
  add column repeats_until date,
  add constraint group_practices_repeats_until check (repeats_until is null or (
    repeats is not null and isfinite(repeats_until) and repeats_until >= (starts_at at time zone 'Asia/Tokyo')::date
  ));
grant insert (repeats, repeats_until), update (repeats, repeats_until) on public.group_practices to authenticated;

-- Repeated group practices first, because they never become older than the newest hundred.
create or replace function private.build_notices() returns jsonb
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
      select jsonb_agg(jsonb_build_object('id', id, 'starts_at', starts_at, 'title', title, 'url', url)
        || case when repeats is null then '{}' else
          jsonb_build_object('repeats', repeats, 'repeats_until', repeats_until) end order by starts_at)
      from (select * from public.group_practices where not ended
        order by repeats is null, starts_at desc limit 100) g
    ), '[]'),
    'daily_trainings', coalesce((
      select jsonb_agg(jsonb_build_object('day', day, 'title', title, 'description', description,
        'difficulty', difficulty, 'duration_minutes', duration_minutes, 'category', category) order by day)
      from (select * from public.daily_trainings where not ended order by day desc limit 100) d
    ), '[]'),
    'opened_keys', coalesce((select jsonb_agg(id order by id) from public.openable_things where is_open), '[]')
  )
$$;
select private.store_snapshot('notices', private.build_notices());


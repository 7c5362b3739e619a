-- One finished practice or lesson, never changed once written. The id comes from the device.
create table public.training_sessions (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  training_type text not null check (char_length(training_type) between 1 and 64),
  video_title text not null check (char_length(video_title) between 1 and 200),
  video_number integer check (video_number between 0 and 100000),
  status text not null default 'completed' check (char_length(status) between 1 and 32),
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  details jsonb check (details is null or case when jsonb_typeof(details) = 'object' and private.has_plain_numbers(details)
    then octet_length(details::text) <= 8192 and pg_column_size(details) <= 8192 else false end),
  completed_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.training_sessions is 'The history of finished practices and lessons.';
create index training_sessions_user_rev on public.training_sessions (user_id, rev);
create index training_sessions_user_completed on public.training_sessions (user_id, completed_at desc);
create trigger training_sessions_stamp_revision before insert or update on public.training_sessions
  for each row execute function private.stamp_revision('user_id');
alter table public.training_sessions enable row level security;
revoke all on public.training_sessions from public, anon, authenticated;
grant select on public.training_sessions to authenticated;
grant all on public.training_sessions to service_role;
create policy training_sessions_select_own on public.training_sessions for select to authenticated
  using (user_id = (select auth.uid()));

-- A member's position in a lesson programme.
create table public.training_progress (
  id uuid not null default gen_random_uuid() unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  training_type text not null check (char_length(training_type) between 1 and 64),
  total_lessons integer not null default 30 check (total_lessons between 1 and 1000),
  current_lesson integer not null default 1 check (current_lesson between 1 and total_lessons),
  last_watched_date date,
  completed_at timestamptz,
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, training_type)
);
comment on table public.training_progress is 'The next lesson of each programme, and the UTC day of the last one watched.';
create index training_progress_user_rev on public.training_progress (user_id, rev);
create trigger training_progress_stamp_revision before insert or update on public.training_progress
  for each row execute function private.stamp_revision('user_id');
alter table public.training_progress enable row level security;
revoke all on public.training_progress from public, anon, authenticated;
grant select on public.training_progress to authenticated;
grant all on public.training_progress to service_role;
create policy training_progress_select_own on public.training_progress for select to authenticated
  using (user_id = (select auth.uid()));

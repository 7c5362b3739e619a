-- A kata form: an image (zou) and the awareness (ishiki) that a member pairs with it. Shared with all members, without its
-- author, until deleted.
create table public.kata_forms (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  name text check (char_length(name) <= 100),
  category text check (char_length(category) <= 100),
  zou text not null check (char_length(zou) <= 2000),
  ishiki text not null check (char_length(ishiki) <= 2000),
  deleted boolean not null default false,
  is_copied boolean not null default false,
  original_id uuid,
  copy_count integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.kata_forms is 'Members'' kata forms; a deleted one stays as an empty tombstone for 180 days.';
create index kata_forms_user_rev on public.kata_forms (user_id, rev);
-- Lists are keyed by id, so nobody may give a text of their own the id of somebody else's.
create unique index kata_forms_id on public.kata_forms (id);
create index kata_forms_shared on public.kata_forms (copy_count desc, name collate "C", id) where not deleted and not is_copied;
create index kata_forms_copies on public.kata_forms (user_id, original_id) where is_copied and not deleted;
create index kata_forms_tombstones on public.kata_forms (updated_at) where deleted;
create trigger kata_forms_stamp_revision before insert or update on public.kata_forms
  for each row execute function private.stamp_revision('user_id');

alter table public.kata_forms enable row level security;
revoke all on public.kata_forms from public, anon, authenticated;
grant select on public.kata_forms to authenticated;
grant all on public.kata_forms to service_role;
-- Shared kata are read through search_shared_kata and the published list, which give no author.
create policy kata_forms_select_own on public.kata_forms for select to authenticated
  using (user_id = (select auth.uid()));

-- Which member copied which kata: a source counts each of them once, also after the copy is deleted.
create table private.kata_copies (
  source_user_id uuid not null,
  source_id uuid not null,
  copier_id uuid not null references auth.users (id) on delete cascade,
  counted boolean not null default false,
  ranked boolean not null default false,
  primary key (source_user_id, source_id, copier_id),
  foreign key (source_user_id, source_id) references public.kata_forms (user_id, id) on delete cascade
);
create index kata_copies_copier on private.kata_copies (copier_id);
create index kata_copies_uncounted on private.kata_copies (copier_id) where not counted;
create index kata_copies_unranked on private.kata_copies (copier_id) where not ranked;
comment on table private.kata_copies is 'One row for each member who has copied a kata form.';
alter table private.kata_copies enable row level security;
revoke all on private.kata_copies from public, anon, authenticated;

-- When a kata is due for its member again. In a table of its own: it changes more often than the kata.
create table private.kata_reviews (
  user_id uuid not null,
  id uuid not null,
  review jsonb not null check (jsonb_typeof(review) = 'object' and pg_column_size(review) <= 1024),
  primary key (user_id, id),
  foreign key (user_id, id) references public.kata_forms (user_id, id) on delete cascade
);
comment on table private.kata_reviews is 'The latest spaced review of each kata form.';
alter table private.kata_reviews enable row level security;
revoke all on private.kata_reviews from public, anon, authenticated;

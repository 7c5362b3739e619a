-- Kata: the members' forms, their reviews and copies, and the mark of a hidden one.

-- A kata form: an image (zou) and the awareness (ishiki) that a member pairs with it. Shared with
-- all members, without its author, until deleted.
create table public.kata_forms (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  name text check (char_length(name) <= private.kata_label_max()),
  category text check (char_length(category) <= private.kata_label_max()),
  zou text not null check (char_length(zou) <= private.kata_text_max()),
  ishiki text not null check (char_length(ishiki) <= private.kata_text_max()),
  deleted boolean not null default false,
  is_copied boolean not null default false,
  original_id uuid,
  copy_count integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.kata_forms is
  'Members'' kata forms; a deleted one stays as an empty tombstone for a time.';
-- Lists are keyed by id, so nobody may give a text of their own the id of somebody else's.
create unique index kata_forms_id on public.kata_forms (id);
create index kata_forms_shared on public.kata_forms (copy_count desc, name collate "C", id)
  where not deleted and not is_copied;
create index kata_forms_copies on public.kata_forms (user_id, original_id)
  where is_copied and not deleted;
create index kata_forms_tombstones on public.kata_forms (updated_at) where deleted;
-- Shared kata are read through search_shared_kata and the published list, which give no author.
select private.sync_table('kata_forms');
select private.show_own_rows('kata_forms');

create table private.hidden_kata (
  id uuid primary key,
  reason text not null check (reason = any (private.report_reasons())),
  note text check (char_length(note) between 1 and private.report_note_max()),
  hidden_at timestamptz not null,
  -- When its author last changed the texts after that.
  corrected_at timestamptz,
  -- Hidden because of a text that the admin had hidden before, in another kata.
  by_text boolean not null default false
);
comment on table private.hidden_kata is
  'Kata that the admin has hidden from all members but their authors.';
create index hidden_kata_hidden_at on private.hidden_kata (hidden_at desc);

create function private.is_hidden_kata(p_id uuid) returns boolean
language plpgsql stable
as $$ begin return exists (select from private.hidden_kata where id = p_id); end $$;

-- None of them is shared again as another kata, as long as the kata is hidden, and for a year.
create table private.hidden_texts (
  fingerprint bytea primary key,
  kata_id uuid not null,
  reason text not null check (reason = any (private.report_reasons())),
  hidden_at timestamptz not null
);
comment on table private.hidden_texts is
  'Fingerprints of texts that the admin has hidden, from which nobody can read the text.';
create index hidden_texts_kata on private.hidden_texts (kata_id);
create index hidden_texts_hidden_at on private.hidden_texts (hidden_at);

create table private.stopped_authors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The kata with which the admin decided, and by which they can find the decision again.
  kata_id uuid not null,
  reason text not null check (reason = any (private.report_reasons())),
  note text check (char_length(note) between 1 and private.report_note_max()),
  stopped_at timestamptz not null
);
comment on table private.stopped_authors is 'Members whose kata the admin has taken from sharing.';
create index stopped_authors_kata on private.stopped_authors (kata_id);

-- Why the admin has taken a member's kata from sharing; null while they are shared.
create function private.sharing_stop_of(p_user_id uuid) returns jsonb language sql stable
return (select jsonb_build_object('reason', reason, 'note', note)
  from private.stopped_authors where user_id = p_user_id);

-- True for a kata that other members see, find and copy.
create function private.is_shared(k public.kata_forms) returns boolean
language plpgsql stable
as $$
begin
  return not k.deleted and not k.is_copied and not private.is_hidden_kata(k.id)
    and not exists (select from private.stopped_authors where user_id = k.user_id);
end
$$;

-- Reviews

-- In a table of its own, because it changes more often than the kata.
create table private.kata_reviews (
  user_id uuid not null,
  id uuid not null,
  review jsonb not null check (jsonb_typeof(review) = 'object' and pg_column_size(review) <= 1024),
  primary key (user_id, id),
  foreign key (user_id, id) references public.kata_forms (user_id, id) on delete cascade
);
comment on table private.kata_reviews is 'The latest spaced review of each kata form.';

-- A review in canonical form; rejects an invalid one. The instant is capped a little after
-- now, so that a clock running ahead cannot override later reviews of other devices.
create function private.read_review(p_review jsonb) returns jsonb
language plpgsql volatile
as $$
declare
  review jsonb;
begin
  if exists (select from unnest(array['stability', 'difficulty', 'reps', 'lapses']) as field
    where jsonb_typeof(p_review -> field) is distinct from 'number'
      or (p_review ->> field)::numeric not between 0 and 1000000) then
    perform private.reject('invalid_value');
  end if;
  review := jsonb_build_object(
    'reviewed_at', private.wire_instant(least(private.read_instant(p_review ->> 'reviewed_at'),
      private.now() + make_interval(mins => private.minutes_ahead_max()))),
    'reviewed_day', private.read_day(p_review ->> 'reviewed_day'),
    'due_day', private.read_day(p_review ->> 'due_day'),
    'stability', trim_scale(round((p_review ->> 'stability')::numeric, 4)),
    'difficulty', trim_scale(round((p_review ->> 'difficulty')::numeric, 4)),
    'reps', (p_review ->> 'reps')::integer, 'lapses', (p_review ->> 'lapses')::integer);
  if 'null' in (review -> 'reviewed_at', review -> 'reviewed_day', review -> 'due_day') then
    perform private.reject('invalid_value');
  end if;
  return review;
end
$$;

-- Keeps the later of two reviews of a kata; null changes nothing.
create function private.keep_review(p_user_id uuid, p_kata_id uuid, p_review jsonb) returns void
language plpgsql volatile
as $$
begin
  if coalesce(p_review, 'null') = 'null' then return; end if;
  insert into private.kata_reviews as stored (user_id, id, review)
  values (p_user_id, p_kata_id, private.read_review(p_review))
  on conflict (user_id, id) do update set review = excluded.review
    where private.kata_forms_review_order(excluded.review) > private.kata_forms_review_order(stored.review);
end
$$;

-- Copies

-- Which member copied which kata. A source counts each member once, also after the copy is deleted.
create table private.kata_copies (
  source_user_id uuid not null,
  source_id uuid not null,
  copier_id uuid not null references auth.users (id) on delete cascade,
  counted boolean not null default false,
  ranked boolean not null default false,
  primary key (source_user_id, source_id, copier_id),
  foreign key (source_user_id, source_id)
    references public.kata_forms (user_id, id) on delete cascade
);
comment on table private.kata_copies is 'One row for each member who has copied a kata form.';
create index kata_copies_copier on private.kata_copies (copier_id);
create index kata_copies_uncounted on private.kata_copies (source_user_id, source_id)
  where not counted;
create index kata_copies_unranked on private.kata_copies (copier_id) where not ranked;

-- Records that a member copied a kata; a starter has no source. Rejects a second copy, a copy of
-- one's own kata, and a source that is not shared, unless the row is a restore.
create function private.record_copy(p_user_id uuid, p_original_id uuid, p_is_restore boolean)
returns void
language plpgsql volatile
as $$
declare
  author uuid;
begin
  if p_original_id <> all (private.starter_kata()) then
    select k.user_id into author from public.kata_forms k
    where k.id = p_original_id and private.is_shared(k);
    if author is null and p_is_restore then return; end if;
    if author is null then perform private.reject('source_gone'); end if;
    if author = p_user_id then perform private.reject('own_kata'); end if;
  end if;
  if exists (
    select from public.kata_forms
    where user_id = p_user_id and original_id = p_original_id and is_copied and not deleted
  ) then
    perform private.reject('already_copied');
  end if;
  insert into private.kata_copies (source_user_id, source_id, copier_id)
  select author, p_original_id, p_user_id where author is not null
  on conflict do nothing;
end
$$;

-- Raises copy_count of the sources that members have newly copied. Skips a source that a push has
-- locked, so that they cannot deadlock; the next run counts it.
create function private.count_copies() returns void
language sql volatile
as $$
  with free as materialized (
    select k.user_id, k.id from public.kata_forms k
    where (k.user_id, k.id) in (
      select source_user_id, source_id from private.kata_copies where not counted
    )
    for no key update skip locked
  ), fresh as (
    update private.kata_copies c set counted = true from free
    where not c.counted and (c.source_user_id, c.source_id) = (free.user_id, free.id)
    returning c.source_user_id, c.source_id
  )
  update public.kata_forms k set copy_count = k.copy_count + f.copies
  from (
    select source_user_id, source_id, count(*)::integer as copies from fresh group by 1, 2
  ) f
  where (k.user_id, k.id) = (f.source_user_id, f.source_id)
$$;

-- Kata in the exchange

-- The admin's decision on a kata as its author reads it; null while it is shared.
create function private.hiding_of(h private.hidden_kata) returns jsonb
language sql stable
return case when h.id is not null then
  jsonb_build_object('reason', h.reason, 'note', h.note,
    'hidden_at', private.wire_instant(h.hidden_at),
    'corrected', h.corrected_at is not null, 'by_text', h.by_text) end;

-- Rejects a new kata whose id is in use or that of a starter, and one beyond the limits.
create function private.check_new_kata(p_user_id uuid, p_kata_id uuid, p_rev bigint) returns void
language plpgsql stable
as $$
begin
  if p_kata_id = any (private.starter_kata())
    or exists (select from public.kata_forms where id = p_kata_id) then
    perform private.reject('invalid_id');
  end if;
  -- A member has at most one row per revision, so below the limit there is nothing to count.
  if p_rev > private.kata_max() and (exists (select from public.kata_forms
      where user_id = p_user_id and not deleted offset private.kata_max() - 1)
    or exists (select from public.kata_forms
      where user_id = p_user_id offset private.kata_with_deleted_max() - 1)) then
    perform private.reject('limit');
  end if;
end
$$;

-- Why the texts of a kata are rejected; null if they are accepted. Folding for the search turns some
-- characters into 18.
create function private.kata_problem(p_zou text, p_ishiki text, p_name text, p_category text)
returns text
language sql immutable
return case
  when private.is_blank(coalesce(p_zou, '')) or private.is_blank(coalesce(p_ishiki, ''))
    then 'invalid_value'
  when greatest(char_length(p_zou), char_length(p_ishiki)) > private.kata_text_max()
    or greatest(char_length(p_name), char_length(p_category)) > private.kata_label_max()
    or char_length(private.fold_text(concat(p_zou, p_ishiki, p_name, p_category)))
      > private.kata_folded_max() then 'too_long'
end;

-- Stores the pushed fields of a kata; a deleted one stays deleted. New texts of a hidden kata count
-- as its correction, and its row is sent back with the mark.
create function private.push_kata_forms(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  kata_id uuid := (p_row ->> 'id')::uuid;
  old public.kata_forms;
  next public.kata_forms;
  problem text;
begin
  select * into old from public.kata_forms where user_id = p_user_id and id = kata_id;
  if old.deleted then return private.accepted(false); end if;

  if p_row ->> 'op' = 'delete' then
    if old.id is null then perform private.check_new_kata(p_user_id, kata_id, p_rev); end if;
    insert into public.kata_forms (user_id, id, zou, ishiki, deleted, rev)
    values (p_user_id, kata_id, '', '', true, p_rev)
    on conflict (user_id, id) do update
      set zou = '', ishiki = '', name = null, category = null, deleted = true,
        updated_at = private.now(), rev = excluded.rev;
    delete from private.kata_reviews where user_id = p_user_id and id = kata_id;
    return private.accepted(true);
  end if;

  next := jsonb_populate_record(old, patch);
  if private.is_blank(next.name) then next.name := null; end if;
  if private.is_blank(next.category) then next.category := null; end if;
  if old.id is null or patch ?| array['zou', 'ishiki', 'name', 'category'] then
    problem := private.kata_problem(next.zou, next.ishiki, next.name, next.category);
    if problem is not null then perform private.reject(problem); end if;
  end if;

  if old.id is not null then
    if (next.is_copied, next.original_id) is distinct from (old.is_copied, old.original_id) then
      perform private.reject('immutable');
    end if;
    if next is distinct from old then
      update private.hidden_kata set corrected_at = private.now() where id = kata_id;
    end if;
    update public.kata_forms
    set zou = next.zou, ishiki = next.ishiki, name = next.name, category = next.category,
      updated_at = private.now(), rev = p_rev
    where user_id = p_user_id and id = kata_id;
    perform private.keep_review(p_user_id, kata_id, patch -> 'review');
    return private.accepted(old.rev = (p_row ->> 'base_rev')::bigint
      and not private.is_hidden_kata(kata_id));
  end if;

  perform private.check_new_kata(p_user_id, kata_id, p_rev);
  next.is_copied := coalesce(next.is_copied, false);
  if next.is_copied <> (next.original_id is not null) then
    perform private.reject('invalid_value');
  end if;
  if next.is_copied then
    perform private.record_copy(p_user_id, next.original_id, p_row ->> 'op' = 'restore');
  end if;
  insert into public.kata_forms
    (user_id, id, zou, ishiki, name, category, is_copied, original_id, rev)
  values (p_user_id, kata_id, next.zou, next.ishiki, next.name, next.category, next.is_copied,
    next.original_id, p_rev);
  perform private.keep_review(p_user_id, kata_id, patch -> 'review');
  -- A device that bases its write on an older row may have fields that it did not send.
  return private.accepted((p_row ->> 'base_rev')::bigint = 0
    and not private.is_hidden_kata(kata_id));
end
$$;

-- Kata forms, their reviews and their copies in the exchange.

create function private.wire_kata_form(r public.kata_forms) returns jsonb
language sql stable
return jsonb_build_object('collection', 'kata_forms', 'id', r.id, 'rev', r.rev, 'deleted', r.deleted)
    || case when r.deleted then '{}' else jsonb_build_object('zou', r.zou, 'ishiki', r.ishiki, 'name', r.name,
      'category', r.category, 'is_copied', r.is_copied, 'original_id', r.original_id, 'copy_count', r.copy_count,
      'review', (select v.review from private.kata_reviews v where v.user_id = r.user_id and v.id = r.id)) end;

-- Of two reviews the one with the higher key is kept; the twin of laterReview() in sync/rules/kata-review.ts.
create function private.review_order(p_review jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' ', p_review ->> 'reviewed_at', p_review ->> 'reviewed_day', p_review ->> 'due_day',
    p_review ->> 'reps', p_review ->> 'lapses', p_review ->> 'stability', p_review ->> 'difficulty') collate "C"
$$;

-- A validated review in canonical form. The instant is capped, so that a clock running ahead cannot override later
-- reviews of other devices.
create function private.read_review(p_review jsonb) returns jsonb
language plpgsql volatile
set search_path = ''
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
      private.now() + interval '5 minutes')),
    'reviewed_day', private.read_day(p_review ->> 'reviewed_day'), 'due_day', private.read_day(p_review ->> 'due_day'),
    'stability', trim_scale(round((p_review ->> 'stability')::numeric, 4)),
    'difficulty', trim_scale(round((p_review ->> 'difficulty')::numeric, 4)),
    'reps', (p_review ->> 'reps')::integer, 'lapses', (p_review ->> 'lapses')::integer);
  if 'null' in (review -> 'reviewed_at', review -> 'reviewed_day', review -> 'due_day') then
    perform private.reject('invalid_value');
  end if;
  return review;
end
$$;

-- Keeps the later of two reviews of a kata; null counts as the oldest.
create function private.keep_review(p_user_id uuid, p_kata_id uuid, p_review jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if coalesce(p_review, 'null') = 'null' then return; end if;
  insert into private.kata_reviews as kept (user_id, id, review)
  values (p_user_id, p_kata_id, private.read_review(p_review))
  on conflict (user_id, id) do update set review = excluded.review
    where private.review_order(excluded.review) > private.review_order(kept.review);
end
$$;

-- Records that a member copied a shared kata. Rejects a missing source, the member's own kata, and a second copy. A copy
-- that a restored server lost needs no source: that may arrive later, or have been deleted since.
create function private.record_copy(p_user_id uuid, p_original_id uuid, p_is_restore boolean) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  source record;
begin
  select user_id, id into source from public.kata_forms
  where id = p_original_id and not is_copied and not deleted order by created_at, user_id limit 1;
  if not found then
    if p_is_restore then return; end if;
    perform private.reject('source_gone');
  end if;
  if source.user_id = p_user_id then perform private.reject('own_kata'); end if;
  if exists (
    select from public.kata_forms where user_id = p_user_id and original_id = p_original_id and is_copied and not deleted
  ) then
    perform private.reject('already_copied');
  end if;
  insert into private.kata_copies (source_user_id, source_id, copier_id)
  values (source.user_id, source.id, p_user_id) on conflict do nothing;
end
$$;

-- Raises copy_count of the sources that this member has newly copied. Skips a source that another transaction has locked
-- (the next push or the job counts it), so that members cannot deadlock.
create function private.count_copies(p_user_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  free uuid[];
begin
  if not exists (select from private.kata_copies where copier_id = p_user_id and not counted) then return; end if;
  select array_agg(locked.id) into free from (
    select k.id from public.kata_forms k join private.kata_copies c on (k.user_id, k.id) = (c.source_user_id, c.source_id)
    where c.copier_id = p_user_id and not c.counted for no key update of k skip locked
  ) locked;
  with fresh as (
    update private.kata_copies set counted = true
    where copier_id = p_user_id and not counted and source_id = any (free)
    returning source_user_id, source_id
  )
  update public.kata_forms k set copy_count = copy_count + 1
  from fresh where (k.user_id, k.id) = (fresh.source_user_id, fresh.source_id);
end
$$;

-- Rejects an id that is taken, and a kata beyond the 10,000 that a member may have. 5,000 more may be deleted ones, which
-- are kept for 180 days.
create function private.check_new_kata(p_user_id uuid, p_kata_id uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if exists (select from public.kata_forms where id = p_kata_id) then perform private.reject('invalid_id'); end if;
  if 10000 <= (
      select count(*) from (select from public.kata_forms where user_id = p_user_id and not deleted limit 10000) own
    ) or 15000 <= (
      select count(*) from (select from public.kata_forms where user_id = p_user_id limit 15000) own
    ) then
    perform private.reject('limit');
  end if;
end
$$;

create function private.push_kata_form(p_user_id uuid, p_row jsonb, p_rev bigint) returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  patch jsonb := p_row -> 'patch';
  kata_id uuid := (p_row ->> 'id')::uuid;
  old public.kata_forms;
  next public.kata_forms;
begin
  perform private.check_fields(patch, array['zou', 'ishiki', 'name', 'category', 'is_copied', 'original_id', 'review']);
  select * into old from public.kata_forms where user_id = p_user_id and id = kata_id;
  if old.deleted then return 'merged'; end if;

  if p_row ->> 'op' = 'delete' then
    if old.id is null then perform private.check_new_kata(p_user_id, kata_id); end if;
    insert into public.kata_forms (user_id, id, zou, ishiki, deleted, rev)
    values (p_user_id, kata_id, '', '', true, p_rev)
    on conflict (user_id, id) do update set zou = '', ishiki = '', name = null, category = null, deleted = true,
      updated_at = private.now(), rev = excluded.rev;
    delete from private.kata_reviews where user_id = p_user_id and id = kata_id;
    return 'ok';
  end if;

  next.zou := case when patch ? 'zou' then patch ->> 'zou' else old.zou end;
  next.ishiki := case when patch ? 'ishiki' then patch ->> 'ishiki' else old.ishiki end;
  next.name := case when private.is_blank(patch ->> 'name') then null when patch ? 'name' then patch ->> 'name' else old.name end;
  next.category := case when private.is_blank(patch ->> 'category') then null
    when patch ? 'category' then patch ->> 'category' else old.category end;
  if private.is_blank(coalesce(next.zou, '')) or private.is_blank(coalesce(next.ishiki, ''))
    or private.has_direction_mark(concat(next.zou, next.ishiki, next.name, next.category)) then
    perform private.reject('invalid_value');
  end if;
  if greatest(char_length(next.zou), char_length(next.ishiki)) > 2000
    or greatest(char_length(next.name), char_length(next.category)) > 100 then
    perform private.reject('too_long');
  end if;
  -- Folding for the search makes 18 characters of some single ones.
  if (patch ?| array['zou', 'ishiki', 'name', 'category'])
    and char_length(private.fold_text(concat(next.zou, next.ishiki, next.name, next.category))) > 8000 then
    perform private.reject('too_long');
  end if;

  if old.id is not null then
    if patch ? 'is_copied' and (patch ->> 'is_copied')::boolean is distinct from old.is_copied
      or patch ? 'original_id' and (patch ->> 'original_id')::uuid is distinct from old.original_id then
      perform private.reject('immutable');
    end if;
    update public.kata_forms set zou = next.zou, ishiki = next.ishiki, name = next.name, category = next.category,
      updated_at = private.now(), rev = p_rev
    where user_id = p_user_id and id = kata_id;
    perform private.keep_review(p_user_id, kata_id, patch -> 'review');
    return case when old.rev = (p_row ->> 'base_rev')::bigint then 'ok' else 'merged' end;
  end if;

  perform private.check_new_kata(p_user_id, kata_id);
  next.is_copied := coalesce((patch ->> 'is_copied')::boolean, false);
  next.original_id := (patch ->> 'original_id')::uuid;
  if next.is_copied <> (next.original_id is not null) then perform private.reject('invalid_value'); end if;
  if next.is_copied then perform private.record_copy(p_user_id, next.original_id, p_row ->> 'op' = 'restore'); end if;
  insert into public.kata_forms (user_id, id, zou, ishiki, name, category, is_copied, original_id, rev)
  values (p_user_id, kata_id, next.zou, next.ishiki, next.name, next.category, next.is_copied, next.original_id, p_rev);
  perform private.keep_review(p_user_id, kata_id, patch -> 'review');
  -- A device that bases its write on an older row may have fields that it did not send.
  return case when (p_row ->> 'base_rev')::bigint = 0 then 'ok' else 'merged' end;
end
$$;

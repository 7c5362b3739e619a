-- The notebook, and settings that follow a member from device to device.

create table public.notes (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  text text not null check (char_length(text) <= private.note_text_max()),
  day date,
  written_at timestamptz,
  about text check (char_length(about) between 1 and private.training_type_max()),
  question text check (char_length(question) between 1 and private.note_question_max()),
  recall text check (recall in ('week', 'used', 'later', 'never')),
  deleted boolean not null default false,
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.notes is
  'Members'' notes; a deleted one stays as an empty tombstone for a time.';
create index notes_tombstones on public.notes (updated_at) where deleted;
select private.sync_table('notes');

create table public.member_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,63}$'),
  entries jsonb not null check (octet_length(entries::text) <= private.setting_bytes_max()),
  rev bigint not null,
  primary key (user_id, key)
);
comment on table public.member_settings is
  'What follows a member from device to device and is no field of the profile.';
select private.sync_table('member_settings');

-- Notes in the exchange

-- Stores the pushed fields of a note; a deleted one stays deleted. Rejects a new one beyond the
-- limits; deleted notes count in the second one.
create function private.push_notes(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  note_id uuid := (p_row ->> 'id')::uuid;
  old public.notes;
  next public.notes;
begin
  select * into old from public.notes where user_id = p_user_id and id = note_id;
  if old.deleted then return private.accepted(false); end if;
  if old.id is null and p_rev > private.notes_max() and (
    exists (select from public.notes
      where user_id = p_user_id and not deleted offset private.notes_max() - 1)
    or exists (select from public.notes
      where user_id = p_user_id offset private.notes_with_deleted_max() - 1)
  ) then
    perform private.reject('limit');
  end if;
  if p_row ->> 'op' = 'delete' then
    insert into public.notes (user_id, id, text, deleted, rev)
    values (p_user_id, note_id, '', true, p_rev)
    on conflict (user_id, id) do update
      set text = '', day = null, written_at = null, about = null, question = null,
        recall = null, deleted = true, updated_at = private.now(), rev = excluded.rev;
    return private.accepted(true);
  end if;

  perform private.read_day(patch ->> 'day');
  next := jsonb_populate_record(old, patch);
  if patch ? 'written_at' then
    next.written_at := private.read_instant(patch ->> 'written_at');
  end if;
  if private.is_blank(coalesce(next.text, '')) or next.day is null or next.written_at is null then
    perform private.reject('invalid_value');
  end if;
  if char_length(next.text) > private.note_text_max()
    or char_length(next.question) > private.note_question_max() then
    perform private.reject('too_long');
  end if;
  insert into public.notes (user_id, id, text, day, written_at, about, question, recall, rev)
  values (p_user_id, note_id, next.text, next.day, next.written_at, next.about, next.question,
    next.recall, p_rev)
  on conflict (user_id, id) do update
    set text = excluded.text, day = excluded.day, written_at = excluded.written_at,
      about = excluded.about, question = excluded.question, recall = excluded.recall,
      updated_at = private.now(), rev = excluded.rev;
  return private.accepted(coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint);
end
$$;

-- Settings in the exchange

-- True for a JSON object of whole numbers from 1 under short names.
create function private.is_setting_entries(p_entries jsonb) returns boolean
language sql immutable
as $$
  select coalesce(case when jsonb_typeof(p_entries) = 'object' then (
    select count(*) between 1 and private.setting_entries_max()
      and bool_and(char_length(e.key) between 1 and private.setting_name_max()
        and jsonb_typeof(e.value) = 'number'
        and e.value <@ to_jsonb(trunc((e.value #>> '{}')::numeric))
        and (e.value #>> '{}')::numeric between 1 and private.setting_count_max())
    from jsonb_each(p_entries) as e
  ) end, false)
$$;

-- Merges pushed entries into the stored ones of their key. Rejects a delete.
create function private.push_member_settings(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  setting_key text := p_row ->> 'id';
  old public.member_settings;
  next public.member_settings;
begin
  if setting_key !~ '^[a-z][a-z0-9-]{0,63}$' then perform private.reject('invalid_id'); end if;
  if not private.is_setting_entries(patch -> 'entries') then
    perform private.reject('invalid_value');
  end if;
  select * into old from public.member_settings where user_id = p_user_id and key = setting_key;
  if old.key is null and exists (select from public.member_settings
      where user_id = p_user_id offset private.settings_max() - 1) then
    perform private.reject('limit');
  end if;
  next := private.merge_member_settings(old, jsonb_populate_record(old, patch));
  if next.entries = old.entries then return private.accepted(false); end if;
  if not private.is_setting_entries(next.entries)
    or octet_length(next.entries::text) > private.setting_bytes_max() then
    perform private.reject('limit');
  end if;
  insert into public.member_settings (user_id, key, entries, rev)
  values (p_user_id, setting_key, next.entries, p_rev)
  on conflict (user_id, key) do update set entries = excluded.entries, rev = excluded.rev;
  return private.accepted(coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint
    and next.entries = patch -> 'entries');
end
$$;

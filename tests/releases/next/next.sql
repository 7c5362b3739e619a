-- The hand-written part of the next release's migration: a note has a place.

alter table public.notes add column place text check (char_length(place) between 1 and 100);

create or replace function private.push_notes(p_user_id uuid, p_row jsonb, p_rev bigint)
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
        recall = null, place = null, deleted = true, updated_at = private.now(), rev = excluded.rev;
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
    or char_length(next.question) > private.note_question_max()
    or char_length(next.place) > 100 then
    perform private.reject('too_long');
  end if;
  insert into public.notes (user_id, id, text, day, written_at, about, question, recall, place, rev)
  values (p_user_id, note_id, next.text, next.day, next.written_at, next.about, next.question,
    next.recall, next.place, p_rev)
  on conflict (user_id, id) do update
    set text = excluded.text, day = excluded.day, written_at = excluded.written_at,
      about = excluded.about, question = excluded.question, recall = excluded.recall,
      place = excluded.place, updated_at = private.now(), rev = excluded.rev;
  return private.accepted(coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint);
end
$$;

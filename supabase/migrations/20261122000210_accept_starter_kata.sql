-- Release 3: はじめの型, examples in the app that a member may save.

-- The ids in src/features/kata/starters/content.ts; a test compares them.
create function private.is_starter_kata(p_id uuid) returns boolean
language sql immutable
return p_id in (
    '29ad477c-e546-4416-8862-02cf29ccb4b9', '15787481-ae55-4375-8752-902bb7a40d74',
    'c709850d-4fb4-463f-9ea0-aa2b7a2a7b63', '689348df-ca33-4b31-92f5-773c00b939d0',
    '768029e5-ca48-4e1c-9a90-30ce4d463573', '92aa3c72-1643-425f-baba-a9157373ca71',
    '0ae836b2-3b94-4876-ad17-2f8a9eea6680', '347755b7-0a8d-4bed-8456-9605c0cb3083',
    'ff2bdea3-e54f-4e7e-ae92-049af44e3ed4', '265d8366-fcdc-44e0-97a0-f8595b733a99',
    'd3028fc5-bd42-46ec-843a-d228d6614df9', '61c259d0-1846-45c3-9570-475089c37379',
    '46423fb3-012a-4ab2-bd2e-f967e979d3a7', '0c25c6e2-7b4a-4590-b82c-2dbb26599581',
    '02112087-a682-4c56-b7f9-da76065017ae', '1d95503a-292f-4fb2-b8c0-6afed7917219',
    '0999a397-190b-413e-bdea-c52b74570389', '68fb2484-7cb7-488e-9eb5-227ee855e6c8',
    '08c36075-580b-417a-9908-71b0da56858a', '2b56e3a7-0d6c-439d-9991-dc68cb4d18f4'
);

-- As before, but a starter has no source and is not counted.
create or replace function private.record_copy(p_user_id uuid, p_original_id uuid, p_is_restore boolean) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  source record;
begin
  if private.is_starter_kata(p_original_id) then
    if exists (
      select from public.kata_forms where user_id = p_user_id and original_id = p_original_id and is_copied and not deleted
    ) then
      perform private.reject('already_copied');
    end if;
    return;
  end if;
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

-- As before; the ids of starters are taken.
create or replace function private.check_new_kata(p_user_id uuid, p_kata_id uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if private.is_starter_kata(p_kata_id) or exists (select from public.kata_forms where id = p_kata_id) then
    perform private.reject('invalid_id');
  end if;
  if 10000 <= (
      select count(*) from (select from public.kata_forms where user_id = p_user_id and not deleted limit 10000) own
    ) or 15000 <= (
      select count(*) from (select from public.kata_forms where user_id = p_user_id limit 15000) own
    ) then
    perform private.reject('limit');
  end if;
end
$$;

create or replace function private.max_schema() returns integer language sql immutable return 3;

-- To-dos of a member.
create table public.todos (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  title text not null check (char_length(title) <= 200),
  done boolean not null default false,
  deleted boolean not null default false,
  updated_at timestamptz not null default private.now(),
  rev bigint not null,
  primary key (user_id, id)
);
comment on table public.todos is 'Members'' to-dos; a deleted one stays as an empty tombstone for 180 days.';
create index todos_tombstones on public.todos (updated_at) where deleted;
select private.sync_table('todos');

create function private.push_todos(p_user_id uuid, p_row jsonb, p_rev bigint) returns private.outcome
language plpgsql volatile
as $$
declare
  patch jsonb := p_row -> 'patch';
  todo_id uuid := (p_row ->> 'id')::uuid;
  old public.todos;
begin
  select * into old from public.todos where user_id = p_user_id and id = todo_id;
  if old.deleted then return private.accepted(false); end if;
  if p_row ->> 'op' = 'delete' then
    insert into public.todos (user_id, id, title, deleted, rev) values (p_user_id, todo_id, '', true, p_rev)
    on conflict (user_id, id) do update set title = '', done = false, deleted = true, updated_at = private.now(),
      rev = excluded.rev;
    return private.accepted(true);
  end if;
  if private.is_blank(coalesce(patch ->> 'title', old.title, '')) then perform private.reject('invalid_value'); end if;
  insert into public.todos (user_id, id, title, done, rev)
  values (p_user_id, todo_id, coalesce(patch ->> 'title', old.title),
    coalesce((patch ->> 'done')::boolean, old.done, false), p_rev)
  on conflict (user_id, id) do update set title = excluded.title, done = excluded.done, updated_at = private.now(),
    rev = excluded.rev;
  return private.accepted(coalesce(old.rev, 0) = (p_row ->> 'base_rev')::bigint);
end
$$;

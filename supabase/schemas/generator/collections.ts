import type { Collection } from '../../../sync/model/collection.ts';
import { array, GENERATED, literal } from './sql.ts';

/**
 * The SQL functions that list the collections for the exchange. By hand, each collection needs: a view
 * `private.wire_<name>` (`user_id`, `id`, `rev`, `body`), a function `private.push_<name>()`, a table `public.<name>` if its
 * rows can be deleted, and a function `private.applies_last_<name>()` if it has `appliesLast`.
 */
export function collectionsSql(collections: Readonly<Record<string, Collection>>): string {
  const entries = Object.entries(collections);
  const names = Object.keys(collections);
  const namesOf = (has: (collection: Collection) => unknown) => entries.filter(([, c]) => has(c)).map(([name]) => name);
  const withoutDeletion = namesOf(({ isDeletable }) => !isDeletable);
  return [
    GENERATED,
    '-- The synced collections, from sync/model/synced-collections.ts.',
    `-- The fields that members write.
create function private.fields_of(p_collection text) returns text[] language sql immutable
return case p_collection
${entries.map(([name, { fields }]) => `  when ${literal(name)} then ${array(fields, 'text', '  ')}`).join('\n')}
end;`,
    `-- A row as devices read it; null when there is none.
create function private.wire_row(p_user_id uuid, p_collection text, p_id text) returns jsonb
language plpgsql stable
as $$
begin
  case p_collection
${entries
  .map(
    ([name, { id }]) => `    when ${literal(name)} then return (
      select body from private.wire_${name} where user_id = p_user_id and id = p_id::${id}
    );`,
  )
  .join('\n')}
    else
      return null;
  end case;
exception when data_exception then
  return null;
end
$$;`,
    `-- Rows of a member with p_since < rev <= p_head, oldest revision first, at most p_limit.
create function private.pull_rows(p_user_id uuid, p_since bigint, p_head bigint, p_limit integer)
returns table (rev bigint, body jsonb)
language plpgsql stable
as $$
begin
  return query
${names
  .map(
    (name) => `    (select w.rev, w.body from private.wire_${name} w
      where w.user_id = p_user_id and w.rev > p_since and w.rev <= p_head
      order by w.rev limit p_limit)`,
  )
  .join('\n    union all\n')}
    order by 1 limit p_limit;
end
$$;`,
    `-- The rows of all collections, for what does not name one.
create view private.wire_rows with (security_invoker = true) as
${entries.map(([name, { isOnHome = false }]) => `select user_id, rev, body, ${isOnHome} as is_on_home from private.wire_${name}`).join('\nunion all ')};`,
    `-- Stores a pushed row by the rules of its collection. Rejects fields that members do not write, and a
-- delete where there is none.
create function private.push_to_collection(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  cleaned constant jsonb := private.clean_pushed_row(p_row);
begin
  if p_row ->> 'op' = 'delete' and p_row ->> 'collection' = any (${array(withoutDeletion, 'text', '  ')}) then
    perform private.reject('unsupported_op');
  end if;
  perform private.check_fields(p_row ->> 'collection', p_row -> 'patch');
  case p_row ->> 'collection'
${names.map((name) => `    when ${literal(name)} then return private.push_${name}(p_user_id, cleaned, p_rev);`).join('\n')}
    else perform private.reject('unknown_collection');
  end case;
end
$$;`,
    `-- True for a row that may be accepted only because of others, so that it is applied after them.
create function private.applies_last(p_row jsonb) returns boolean language sql immutable
return coalesce(case p_row ->> 'collection'
${namesOf(({ appliesLast }) => appliesLast)
  .map((name) => `  when ${literal(name)} then private.applies_last_${name}(p_row)`)
  .join('\n')}
end, false);`,
    `-- Deletes tombstones that are older than p_before, and returns whose they were, with their revisions.
create function private.delete_tombstones(p_before timestamptz) returns table (user_id uuid, rev bigint)
language plpgsql volatile
as $$
begin
${namesOf(({ isDeletable }) => isDeletable)
  .map(
    (name) =>
      `  return query
    delete from public.${name} t where t.deleted and t.updated_at < p_before returning t.user_id, t.rev;`,
  )
  .join('\n')}
end
$$;`,
  ].join('\n\n');
}

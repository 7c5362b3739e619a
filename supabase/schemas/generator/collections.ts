import { allFields, type Collection } from '../../../sync/model/collection.ts';
import type { Join } from '../../../sync/model/joins.ts';
import type { Body } from '../../../sync/model/json.ts';
import { array, literal } from './sql.ts';

/** Where the rows of a collection are. Without an entry: in `public.<collection>` as `t`, with a column for each field. */
interface Table {
  readonly name?: string;
  /** The columns of the member and of the id. */
  readonly member?: string;
  readonly id?: string;
  /** Other tables of a row. */
  readonly joins?: string;
  /** What is sent of a field that is no column, and beyond the fields. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** The tables that differ from their collections. */
const tables: Readonly<Record<string, Table>> = {
  profiles: {
    name: 'users',
    member: 'id',
    id: `'me'`,
    columns: { written_rev: 't.written_rev', sharing_stopped: 'private.sharing_stop_of(t.id)' },
  },
  login_records: { id: 'login_date' },
  kata_forms: {
    joins: `
left join private.kata_reviews v on v.user_id = t.user_id and v.id = t.id
left join private.hidden_kata h on h.id = t.id`,
    columns: { review: 'v.review', hidden: 'private.hiding_of(h)' },
  },
  training_progress: { id: 'training_type' },
  member_settings: { id: 'key' },
};

/**
 * What the exchange reads and joins, for collections by name: a view `private.wire_<name>` of each (`user_id`, `id`, `rev`,
 * `body`), the joins that they declare, and lists of all. Each has a table and a function `private.push_<name>()`.
 */
export function collectionsSql(collections: Readonly<Record<string, Collection>>): string {
  const entries = Object.entries(collections);
  const names = Object.keys(collections);
  const namesOf = (has: (collection: Collection) => unknown) => entries.filter(([, c]) => has(c)).map(([name]) => name);
  const withoutDeletion = namesOf(({ isDeletable }) => !isDeletable);
  return [
    '-- The synced collections, from sync/model/synced-collections.ts.',
    `-- The fields that members write.
create function private.fields_of(p_collection text) returns text[] language sql immutable
return case p_collection
${entries.map(([name, { fields }]) => `  when ${literal(name)} then ${array(fields, 'text')}`).join('\n')}
end;`,
    `-- Each row as devices read it.
${entries.map(([name, collection]) => wireView(name, collection)).join('\n\n')}`,
    ...entries.flatMap(([name, collection]) => joinFunctions(name, collection)),
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
${entries.map(([name, { isOnHome = false }]) => `select user_id, ${literal(name)}::text as collection, rev, body, ${isOnHome} as is_on_home from private.wire_${name}`).join('\nunion all ')};`,
    `-- Stores a pushed row by the rules of its collection. Rejects fields that members do not write, and a
-- delete where there is none.
create function private.push_to_collection(p_user_id uuid, p_row jsonb, p_rev bigint)
returns private.outcome
language plpgsql volatile
as $$
declare
  cleaned constant jsonb := private.clean_pushed_row(p_row);
begin
  if p_row ->> 'op' = 'delete' and p_row ->> 'collection' = any (${array(withoutDeletion, 'text')}) then
    perform private.reject('unsupported_op');
  end if;
  if (p_row -> 'patch') - private.fields_of(p_row ->> 'collection') <> '{}' then
    perform private.reject('forbidden_field');
  end if;
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
  .map((name) => `  when ${literal(name)} then ${hasValues(collections[name]?.appliesLast ?? {})}`)
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

function wireView(name: string, collection: Collection): string {
  const { name: table = name, member = 'user_id', id = 'id', joins = '', columns = {} } = tables[name] ?? {};
  const idColumn = id.startsWith("'") ? id : `t.${id}`;
  const fields = new Set([...collection.fields, ...allFields(collection), ...Object.keys(columns)]);
  const values = [...fields].map((field) => `${literal(field)}, ${columns[field] ?? column(field)}`);
  const key = [`'collection', ${literal(name)}`, `'id', ${idColumn}`, "'rev', t.rev"];
  const body = collection.isDeletable
    ? `${object([...key, "'deleted', t.deleted"])}\n  || case when t.deleted then '{}' else ${object(values)} end`
    : object([...key, "'deleted', false", ...values]);
  return `create view private.wire_${name} with (security_invoker = true) as
select t.${member} as user_id, ${idColumn} as id, t.rev, ${body} as body
from public.${table} t${joins};`;
}

function object(pairs: readonly string[]): string {
  return `jsonb_build_object(${pairs.join(', ')})`;
}

/** A field that ends in `_at` is an instant. */
function column(field: string): string {
  return field.endsWith('_at') ? `private.wire_instant(t.${field})` : `t.${field}`;
}

/** `merge_<name>()` of two rows, and the sort keys of values of which the last is kept; see sync/model/joins.ts. */
function joinFunctions(name: string, { merge, joins = {} }: Collection): readonly string[] {
  const table = `public.${tables[name]?.name ?? name}`;
  const merged = typeof merge === 'object' ? Object.entries(merge) : [];
  const orders = [...merged, ...Object.entries(joins)].flatMap(([field, join]) =>
    typeof join === 'object' ? [orderFunction(`${name}_${field}`, join.last_by)] : [],
  );
  if (merged.length === 0) return orders;
  return [
    `create function private.merge_${name}(a ${table}, b ${table})
returns ${table}
language plpgsql immutable
as $$
begin
${merged.map(([field, join]) => `  a.${field} := ${joined(join, `${name}_${field}`, [`a.${field}`, `b.${field}`])};`).join('\n')}
  return a;
end
$$;`,
    ...orders,
  ];
}

function joined(join: Join, name: string, [a, b]: readonly [string, string]): string {
  if (join === 'max') return `greatest(${a}, ${b})`;
  if (join === 'min') return `least(${a}, ${b})`;
  if (join === 'max_per_key') return `private.max_per_key(${a}, ${b})`;
  const [orderA, orderB] = [`private.${name}_order(${a})`, `private.${name}_order(${b})`];
  return `case when ${orderA} >= ${orderB} then ${a} else ${b} end`;
}

function orderFunction(name: string, fields: readonly string[]): string {
  return `-- The sort key of a value: of two values the one with the higher key is kept.
create function private.${name}_order(p_value jsonb) returns text language sql immutable
return concat_ws(' ', ${fields.map((field) => `p_value ->> ${literal(field)}`).join(', ')}) collate "C";`;
}

/** True for a pushed row that sets these values. */
function hasValues(values: Body): string {
  const conditions = Object.entries(values).map(
    ([field, value]) =>
      `coalesce(p_row #> '{patch,${field}}', p_row #> '{original,${field}}') = ${literal(JSON.stringify(value))}`,
  );
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

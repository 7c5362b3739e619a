import type { Sql } from '../../../supabase/embedded/database/sql.ts';

/** Everything that the product defines in a database, by kind and name: its definition, comment and privileges. */
export type SchemaObjects = Readonly<Record<string, string>>;

/** The objects of an extension belong to it. */
const OURS = `n.nspname in ('public', 'private')
  and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

/** One query a kind: `name` and `definition`, in which everything that can differ is printed. */
const QUERIES: Readonly<Record<string, string>> = {
  schema: `select n.nspname as name, concat(n.nspacl::text, obj_description(n.oid)) as definition from pg_namespace n
    where n.nspname in ('public', 'private')`,
  relation: `select o.oid::regclass::text as name, concat_ws(' ', o.relkind, o.relrowsecurity, o.relforcerowsecurity,
      o.reloptions::text, obj_description(o.oid, 'pg_class'), case when o.relkind = 'v' then pg_get_viewdef(o.oid) end,
      (select array_agg(a::text order by a::text) from unnest(o.relacl) a)) as definition
    from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${OURS} and o.relkind in ('r', 'p', 'v', 'm', 'S')`,
  column: `select o.oid::regclass || '.' || a.attname as name, concat_ws(' ', a.attnum, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, a.attgenerated, a.attidentity, pg_get_expr(f.adbin, f.adrelid),
      (select collname from pg_collation c where c.oid = a.attcollation), col_description(o.oid, a.attnum), a.attacl::text) as definition
    from pg_attribute a join pg_class o on o.oid = a.attrelid join pg_namespace n on n.oid = o.relnamespace
    left join pg_attrdef f on f.adrelid = o.oid and f.adnum = a.attnum
    where ${OURS} and o.relkind in ('r', 'p', 'v', 'c') and a.attnum > 0 and not a.attisdropped`,
  constraint: `select o.conrelid::regclass || '.' || o.conname as name,
      concat_ws(' ', pg_get_constraintdef(o.oid), obj_description(o.oid, 'pg_constraint')) as definition
    from pg_constraint o join pg_namespace n on n.oid = o.connamespace where ${OURS} and o.conrelid <> 0`,
  index: `select o.oid::regclass::text as name, concat_ws(' ', pg_get_indexdef(o.oid), obj_description(o.oid, 'pg_class')) as definition
    from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${OURS} and o.relkind = 'i'`,
  function: `select o.oid::regprocedure::text as name, concat_ws(' ', pg_get_functiondef(o.oid), obj_description(o.oid, 'pg_proc'),
      (select array_agg(a::text order by a::text) from unnest(o.proacl) a)) as definition
    from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${OURS} and o.prokind = 'f'`,
  type: `select o.oid::regtype::text as name, concat_ws(' ', o.typtype, o.typacl::text, obj_description(o.oid, 'pg_type')) as definition
    from pg_type o join pg_namespace n on n.oid = o.typnamespace left join pg_class r on r.oid = o.typrelid
    where ${OURS} and (o.typtype in ('d', 'e') or r.relkind = 'c')`,
  policy: `select p.polrelid::regclass || '.' || p.polname as name, concat_ws(' ', p.polcmd, p.polpermissive,
      (select array_agg(r::regrole::text order by 1) from unnest(p.polroles) r), pg_get_expr(p.polqual, p.polrelid),
      pg_get_expr(p.polwithcheck, p.polrelid)) as definition
    from pg_policy p join pg_class o on o.oid = p.polrelid join pg_namespace n on n.oid = o.relnamespace
    where n.nspname not in ('pg_catalog', 'auth', 'cron', 'storage')`,
  trigger: `select t.tgrelid::regclass || '.' || t.tgname as name, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_proc o on o.oid = t.tgfoid join pg_namespace n on n.oid = o.pronamespace
    where not t.tgisinternal and ${OURS}`,
  'default privileges': `select concat_ws(' ', defaclrole::regrole, n.nspname, defaclobjtype) as name, defaclacl::text as definition
    from pg_default_acl left join pg_namespace n on n.oid = defaclnamespace`,
};

/** Tables whose first rows are part of the schema. */
const FIXED_ROWS = ['public.openable_things', 'public.published_content', 'private.kata_segments'];

export async function readSchemaObjects(sql: Sql): Promise<SchemaObjects> {
  const objects: Record<string, string> = {};
  for (const [kind, query] of Object.entries(QUERIES)) {
    for (const { name, definition } of await sql<{ name: string; definition: string | null }>(query)) {
      objects[`${kind} ${name}`] = definition ?? '';
    }
  }
  for (const table of FIXED_ROWS) {
    const [rows] = await sql<{ rows: string }>(
      `select coalesce(string_agg((to_jsonb(t) - 'built_at')::text, e'\\n' order by to_jsonb(t)::text), '') as rows from ${table} t`,
    );
    objects[`rows of ${table}`] = rows?.rows ?? '';
  }
  return objects;
}

/** What differs between two databases, by kind and name. */
export function compareSchemas(a: SchemaObjects, b: SchemaObjects): readonly string[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return names.filter((name) => a[name] !== b[name]);
}

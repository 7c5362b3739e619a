import { startTestBackend } from '../support/backend.ts';
import { addDevice } from '../support/exchange.ts';
import { createSessionRow } from './sync/page/rows.ts';
import { v7 } from 'uuid';
const backend = await startTestBackend();
const { userId } = await addDevice(backend);
const time = async (label: string, q: string, p: unknown[] = []) => { const a = performance.now(); const r = await backend.sql<any>(q, p as any); console.log(label, (performance.now() - a).toFixed(1)); return r; };
for (let k = 1; k <= 6; k++) {
  const push = Array.from({ length: 500 }, (_, n) => { const { id, ...patch } = createSessionRow(k, n); return { collection: 'training_sessions', id, mutation_id: v7(), superseded_ids: [], op: 'insert', base_rev: 0, patch }; });
  if (k === 1) console.log('bytes', JSON.stringify(push).length, Buffer.byteLength(JSON.stringify(push)));
  const p = JSON.stringify(push);
  await time(`--- ${k} parse`, 'select octet_length($1::jsonb::text)', [p]);
  const [{ rev }] = await time('allot', 'select private.allot_revisions($1, 501)::int as rev', [userId]);
  if (k < 3) await time('push_rows', 'select octet_length(private.push_rows($1, $2::jsonb, $3)::text)', [userId, p, rev - 1]);
  else {
    await time('known', `select coalesce(jsonb_object_agg(m.mutation_id, coalesce('rejected:' || m.code, 'duplicate')), '{}') as k
  from private.sync_mutations m
  where m.user_id = $1 and m.mutation_id in (
    select lower(e.value ->> 'mutation_id')::uuid from jsonb_array_elements($2::jsonb) as e
    where private.is_uuid(e.value ->> 'mutation_id')
  )`, [userId, p]);
    await time('check', 'select count(private.check_pushed_row(r)) from jsonb_array_elements($1::jsonb) as r', [p]);
    await time('checkfields', `select count(private.check_fields(r -> 'patch', array['training_type', 'video_title', 'video_number', 'status','duration_minutes', 'details', 'completed_at'])) from jsonb_array_elements($1::jsonb) as r`, [p]);
    await time('push_sessions', 'select octet_length(private.push_training_sessions($1, $2::jsonb, (select array_agg(n) from generate_series($3::bigint-500, $3::bigint-1) n))::text)', [userId, p, rev]);
    await time('loop', `do $$ declare p jsonb := '${p.replaceAll("'", "''")}'; o text[] := '{}'; a jsonb := '{}'; begin for i in 0..499 loop o := o || coalesce(a ->> lower(p -> i ->> 'mutation_id'), a ->> i::text, 'ok'); end loop; end $$`);
    await time('mutations', `insert into private.sync_mutations (user_id, mutation_id) select $1, (r->>'mutation_id')::uuid from jsonb_array_elements($2::jsonb) r`, [userId, p]);
    await time('results', `select octet_length(private.push_results($1, $2::jsonb, array_fill('ok'::text, array[500]), $3)::text)`, [userId, p, rev - 1]);
    await time('wire', `select count(private.wire_training_session(s)) from public.training_sessions s where user_id=$1 and rev > $2::bigint - 501`, [userId, rev]);
    await time('pull ack', `select count(*) from private.pull_rows($1, $2::bigint-501, $2, 2000, (select array_agg(n) from generate_series($2::bigint-500, $2::bigint) n))`, [userId, rev]);
  }
}
await backend.close(); process.exit(0);

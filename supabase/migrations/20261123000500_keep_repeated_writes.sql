-- As before, but the id of a write that is repeated is kept for another 90 days from then: its device may wait for the answer
-- for longer than that, when a restore makes it pull everything in between.
create or replace function private.push_rows(p_user_id uuid, p_push jsonb, p_last_rev bigint, p_since bigint) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  amount constant integer := jsonb_array_length(p_push);
  first_rev constant bigint := p_last_rev - amount + 1;
  known jsonb;
  applied jsonb;
  pushed jsonb;
  i bigint;
  outcomes text[] := array_fill(null::text, array[amount]);
  recorded integer;
begin
  select coalesce(jsonb_object_agg(m.mutation_id, coalesce('rejected:' || m.code, 'duplicate')), '{}') into known
  from private.sync_mutations m
  where m.user_id = p_user_id and m.mutation_id in (
    select lower(e.value ->> 'mutation_id')::uuid from jsonb_array_elements(p_push) as e
    where private.is_uuid(e.value ->> 'mutation_id')
  );
  update private.sync_mutations m set created_at = private.now()
  from jsonb_object_keys(known) as id
  where m.user_id = p_user_id and m.mutation_id = id::uuid and m.created_at < private.now() - interval '1 day';
  applied := private.push_new_sessions(p_user_id, p_push, first_rev, known);
  for pushed, i in
    select r, n - 1 from jsonb_array_elements(p_push) with ordinality as e (r, n) order by private.applies_last(r), n
  loop
    outcomes[i + 1] := coalesce(known ->> lower(pushed ->> 'mutation_id'), applied ->> i::text,
      private.push_row(p_user_id, pushed, first_rev + i));
  end loop;
  -- Superseded versions of an accepted row count as accepted, in case they arrive later.
  insert into private.sync_mutations (user_id, mutation_id, code)
  select p_user_id, lower(ids.id)::uuid, nullif(split_part(outcome, ':', 2), '')
  from unnest(outcomes) with ordinality as o (outcome, n),
    lateral (
      select p_push -> (n::integer - 1) ->> 'mutation_id' as id
      union all
      select jsonb_array_elements_text(coalesce(p_push -> (n::integer - 1) -> 'superseded_ids', '[]'))
      where outcome not like 'rejected:%'
    ) as ids
  where outcome <> 'duplicate' and private.is_uuid(ids.id)
  on conflict do nothing;
  get diagnostics recorded = row_count;
  perform private.spend_write_budget(p_user_id, 1 + recorded);
  return private.push_results(p_user_id, p_push, outcomes, p_last_rev, p_since);
end
$$;

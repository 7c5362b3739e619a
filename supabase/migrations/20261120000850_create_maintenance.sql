-- What the operator and the daily job do about the exchange.

-- After restoring a backup: tells every device that revisions may have been lost, so that they send theirs again.
create function private.start_new_epoch() returns void
language sql volatile
set search_path = ''
as $$
  update private.member_clock set epoch = gen_random_uuid(), ended_epochs = ended_epochs || epoch,
    ended_revs = ended_revs || rev
$$;

-- The daily clean-up: forgets tombstones after 180 days (raising the floor below which devices must pull anew) and
-- the ids of accepted writes after 90.
create function private.purge_old_rows() returns void
language sql volatile
set search_path = ''
as $$
  delete from private.sync_mutations where created_at < private.now() - interval '90 days';
  with gone as (
    delete from public.kata_forms where deleted and updated_at < private.now() - interval '180 days' returning user_id, rev
  ), floors as (
    select user_id, max(rev) as rev from gone group by user_id
  )
  update private.member_clock c set gc_floor = greatest(c.gc_floor, f.rev) from floors f where f.user_id = c.user_id
$$;

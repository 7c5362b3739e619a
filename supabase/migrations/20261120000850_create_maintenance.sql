-- Maintenance of the exchange, by the operator and by the daily job.

-- To be called after restoring a backup: a new epoch makes every device pull fully and restore the rows that were lost.
-- Published content continues at versions that no device can have from before the restore.
create function private.start_new_epoch() returns void
language sql volatile
set search_path = ''
as $$
  update private.member_revisions set epoch = gen_random_uuid(), ended_epochs = ended_epochs || epoch,
    ended_revs = ended_revs || rev;
  update public.published_content set version = version + 1000000
$$;

-- Daily job: purges tombstones after 180 days and mutation ids after 90. Purging a tombstone raises gc_floor, the revision
-- below which a device needs a full pull.
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
  update private.member_revisions c set gc_floor = greatest(c.gc_floor, f.rev) from floors f where f.user_id = c.user_id
$$;

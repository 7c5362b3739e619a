-- With pg_cron the database schedules its own jobs; the embedded backend runs them on a timer.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    execute $job$select cron.schedule('keiko-shared-kata', '7 * * * *', 'select private.refresh_shared_kata()')$job$;
    execute $job$select cron.schedule('keiko-kata-segments', '11 * * * *', 'select private.balance_kata_segments()')$job$;
    execute $job$select cron.schedule('keiko-clean-up', '23 18 * * *', 'select private.purge_old_rows()')$job$;
    execute $job$select cron.schedule('keiko-unconfirmed-members', '41 * * * *', 'select private.purge_unconfirmed_members()')$job$;
    execute $job$select cron.schedule('keiko-deleted-members', '29 18 * * *', 'select private.purge_deleted_members()')$job$;
    -- pg_cron never purges its own log, which grows by a row with each run.
    execute $job$select cron.schedule('keiko-job-log', '37 18 * * *',
      'delete from cron.job_run_details where end_time < now() - interval ''7 days''')$job$;
  end if;
end
$$;

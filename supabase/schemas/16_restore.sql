-- Another history: after a failover or a restore this database is older than the rows of the devices.
-- Devices push the members' rows again; these functions care for the rest. A restore is run step by
-- step, as in supabase/operations.md.

create table private.project (
  is_only boolean primary key default true check (is_only),
  -- A restored database has the identity of the project of the backup.
  id uuid not null default gen_random_uuid(),
  -- When the state that was imported last was exported.
  imported_state_at timestamptz,
  -- The history in which content was published and notifications were sent.
  history text default private.history(),
  -- Until then another history counts as the same one, moved without loss.
  new_history_expected_until timestamptz,
  -- Seconds without polls that all devices are asked for while the operator sheds load; 0 for none.
  poll_after integer not null default 0 check (poll_after between 0 and 3600)
);
comment on table private.project is
  'One row: the identity and the history of this project, and the last state imported after a restore.';
insert into private.project default values;

-- Published content continues at versions that no device can have from a lost history.
create function private.skip_published_versions() returns void
language sql volatile
as $$ update public.published_content set version = version + 1000000 $$;

-- Ends what may have been sent already in a lost history, so that no device gets it twice.
create function private.close_sendings() returns void
language sql volatile
as $$
  update public.admin_notifications set status = 'draft', returned_because = 'restored'
  where status = 'scheduled' and scheduled_at <= private.now();
  update public.admin_notifications set status = 'sent', sent_at = private.now()
  where status = 'sending';
  delete from private.notification_deliveries where status in ('pending', 'leased', 'sending');
  update public.reminders set last_sent_day = private.tokyo_today()
  where due_at <= private.now()
$$;

-- True while the operator has announced that this database moves without losing anything.
create function private.expects_new_history() returns boolean language sql stable
return (select coalesce(new_history_expected_until > private.now(), false) from private.project);

-- To be called before an upgrade or a planned failover that loses nothing: a history that is new
-- within p_hours is accepted, so that devices do not pull everything again.
create function private.expect_new_history(p_hours integer) returns void
language sql volatile
as $$
  update private.project
  set new_history_expected_until = private.now() + make_interval(hours => p_hours)
$$;

-- Once after each unexpected change of history: what was published or sent last may be lost.
create function private.notice_project_history() returns void
language plpgsql volatile
as $$
begin
  update private.project set history = private.history() where history <> private.history();
  if found and not private.expects_new_history() then
    perform private.skip_published_versions();
    perform private.close_sendings();
  end if;
end
$$;

-- To be called after a restore that keeps the history, such as that of a volume's snapshot: a new
-- epoch makes every device pull everything and send what was lost, also if it comes late.
create function private.start_new_epoch() returns void
language sql volatile
as $$
  select private.begin_epoch(user_id) from private.member_revisions;
  select private.skip_published_versions()
$$;

-- The tables that a restore takes from the lost database instead of from the backup.
create function private.carried_tables() returns setof text
language sql stable
as $$
  select name from unnest(array[
    'auth.users', 'auth.identities', 'auth.sessions', 'auth.mfa_amr_claims', 'auth.refresh_tokens',
    'auth.one_time_tokens', 'auth.flow_state',
    'public.push_subscriptions', 'public.reminders', 'public.admin_notifications',
    'public.announcements', 'public.group_practices', 'public.daily_trainings',
    'public.outside_addresses',
    'public.openable_things', 'public.materials', 'public.kata_reports', 'private.reported_texts',
    'private.hidden_kata', 'private.hidden_texts', 'private.stopped_authors',
    'private.admins', 'private.admin_attempts', 'private.admin_audit'
  ]) with ordinality as t (name, n)
  where to_regclass(name) is not null order by n
$$;

-- The operator copies the exported state into it before its import; else it is empty.
create table private.restore_state (
  id bigint generated always as identity primary key,
  -- 'state' for the one row that describes the others.
  table_name text not null,
  entry jsonb not null
);
comment on table private.restore_state is 'The rows that import_restore_state() reads and removes.';
create index restore_state_table_name on private.restore_state (table_name);

-- The rows of the carried tables as one snapshot, in the form of private.restore_state. With its
-- password hashes and the tokens of open sessions it is as secret as a backup.
create function private.export_restore_state() returns table (table_name text, entry jsonb)
language plpgsql stable
as $$
declare
  name text;
begin
  return query select 'state',
      jsonb_build_object('format', 1, 'project', id, 'exported_at', private.now())
    from private.project;
  for name in select private.carried_tables() loop
    return query execute format('select %L, to_jsonb(t) from %s t', name, name);
  end loop;
end
$$;

-- Makes a table equal to its rows in the state, by primary key. Returns how many rows were deleted,
-- changed and added.
create function private.import_table(p_table regclass) returns jsonb
language plpgsql volatile
as $$
declare
  id name;
  columns text;
  stored text;
  given text;
  changed_columns text;
  given_columns text;
  id_sequence text;
  deleted integer;
  changed integer;
  added integer;
begin
  select a.attname into strict id from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indrelid = p_table and i.indisprimary and i.indnkeyatts = 1;
  select string_agg(quote_ident(attname), ', '), string_agg('t.' || quote_ident(attname), ', '),
    string_agg('g.' || quote_ident(attname), ', '),
    string_agg(quote_ident(attname), ', ') filter (where attname <> id),
    string_agg('g.' || quote_ident(attname), ', ') filter (where attname <> id)
  into columns, stored, given, changed_columns, given_columns
  from pg_catalog.pg_attribute
  where attrelid = p_table and attnum > 0 and not attisdropped and attgenerated = '';

  execute format('create temporary table given_rows as select r.* from private.restore_state s,
    jsonb_populate_record(null::%s, s.entry) r where s.table_name = %L', p_table, p_table);
  analyze pg_temp.given_rows;
  execute format('delete from %1$s t where not exists (select from pg_temp.given_rows g where g.%2$I = t.%2$I)',
    p_table, id);
  get diagnostics deleted = row_count;
  execute format('update %1$s t set (%3$s) = row(%4$s) from pg_temp.given_rows g
    where t.%2$I = g.%2$I and (%5$s) is distinct from (%6$s)',
    p_table, id, changed_columns, given_columns, stored, given);
  get diagnostics changed = row_count;
  execute
    format('insert into %1$s (%3$s) overriding system value select %4$s from pg_temp.given_rows g
    where not exists (select from %1$s t where t.%2$I = g.%2$I)', p_table, id, columns, given);
  get diagnostics added = row_count;
  drop table pg_temp.given_rows;

  id_sequence := pg_get_serial_sequence(p_table::text, id);
  if id_sequence is not null then
    execute format('select setval(%1$L, max(%2$I)) from %3$s having max(%2$I) is not null',
      id_sequence, id, p_table);
  end if;
  return jsonb_build_object('deleted', deleted, 'changed', changed, 'added', added);
end
$$;

-- The time at which the state was exported. Raises an error for a state that does not belong here,
-- or that would undo something newer.
create function private.check_restore_state(p_leave_out text[]) returns timestamptz
language plpgsql volatile
as $$
declare
  project private.project;
  states jsonb;
  exported_at timestamptz;
  name text;
  newest timestamptz;
begin
  select * into project from private.project for update;
  select jsonb_agg(entry) into states from private.restore_state where table_name = 'state';
  if states is null then
    raise exception 'Cannot import: private.restore_state has no exported state';
  end if;
  if jsonb_array_length(states) > 1 then
    raise exception 'Cannot import: private.restore_state has % states, of %',
      jsonb_array_length(states), jsonb_path_query_array(states, '$[*].exported_at');
  end if;
  if states -> 0 ->> 'format' is distinct from '1' then
    raise exception 'Cannot import a state of format "%": this database reads format "1"',
      states -> 0 ->> 'format';
  end if;
  if states -> 0 ->> 'project' is distinct from project.id::text then
    raise exception 'Cannot import a state of project "%": this is project "%"',
      states -> 0 ->> 'project', project.id;
  end if;
  for name in
    select table_name from private.restore_state where table_name <> 'state'
    union select unnest(p_leave_out)
    except select private.carried_tables()
  loop
    raise exception 'Cannot import or leave out the table "%": it is not carried over', name;
  end loop;

  exported_at := states -> 0 ->> 'exported_at';
  if exported_at < project.imported_state_at then
    raise exception 'Cannot import the state of %: the newer one of % has been imported',
      exported_at, project.imported_state_at;
  end if;
  select max(created_at) into newest from private.sync_mutations;
  if newest > exported_at then
    raise exception 'Cannot import the state of %: a device has written at %, after it',
      exported_at, newest;
  end if;
  if 'auth.users' <> all (p_leave_out) then
    if not exists (select from private.restore_state where table_name = 'auth.users') then
      raise exception
        'Cannot import the state of %: it has no accounts, so that all accounts would be deleted',
        exported_at;
    end if;
    select max(created_at) into newest from auth.users u where not exists (
      select from private.restore_state s
      where s.table_name = 'auth.users' and s.entry ->> 'id' = u.id::text
    );
    if newest > exported_at then
      raise exception 'Cannot import the state of %: an account was created at %, after it',
        exported_at, newest;
    end if;
  end if;
  return exported_at;
end
$$;

-- Gives profiles the revisions of the backup, also where an address has changed, and accounts that
-- were created after it the profile with which they began: of the day of joining, at revision 1. A
-- device pushes its profile again only over a version that it has seen. An update that changes the
-- revision keeps the trigger from assigning one.
create function private.keep_profile_revisions(p_members uuid[], p_revs bigint[]) returns void
language sql volatile
as $$
  update public.users u set rev = k.rev from unnest(p_members, p_revs) as k (id, rev)
  where u.id = k.id and u.rev <> k.rev;
  update public.users u set created_at = least(a.created_at, u.created_at), rev = 0
  from auth.users a where a.id = u.id and u.id not in (select unnest(p_members));
  update public.users set rev = 1 where id not in (select unnest(p_members));
  update private.member_revisions set epoch_at = private.now(),
    ended_epochs = array[gen_random_uuid()], ended_revs = array[1]
  where user_id not in (select unnest(p_members));
$$;

-- To be called in a restored database, with the exported state in private.restore_state, before
-- anybody can reach it: restores accounts, sessions, devices' subscriptions and all that was
-- published or sent as of the export, and starts a new epoch. Tables in p_leave_out stay as in the
-- backup. Returns the number of changes by kind; importing the same state twice changes nothing.
create function private.import_restore_state(p_leave_out text[] default '{}') returns jsonb
language plpgsql volatile
as $$
declare
  exported_at constant timestamptz := private.check_restore_state(p_leave_out);
  members uuid[];
  revs bigint[];
  name text;
  done jsonb := '{}';
begin
  analyze private.restore_state;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(rev), '{}') into members, revs
  from public.users;
  -- First, because what follows assigns revisions that devices have seen on other rows.
  if (select imported_state_at is distinct from exported_at from private.project) then
    perform private.start_new_epoch();
    done := done || jsonb_build_object('new_epochs', cardinality(members));
  end if;

  for name in select private.carried_tables() loop
    if name <> all (p_leave_out) then
      done := done || jsonb_build_object(name, private.import_table(name));
    end if;
  end loop;
  perform private.keep_profile_revisions(members, revs);

  -- The deliveries of a notification are not carried over, so that one that was being sent is not
  -- sent again: at most once.
  with closed as (
    update public.admin_notifications set status = 'sent', sent_at = exported_at
    where status = 'sending' returning 1
  ), dropped as (
    delete from private.notification_deliveries
    where status in ('pending', 'leased', 'sending') returning 1
  ), ended as (delete from private.admin_sessions returning 1)
  select done || jsonb_build_object('closed_notifications', (select count(*) from closed),
    'dropped_deliveries', (select count(*) from dropped),
    'ended_admin_sessions', (select count(*) from ended)) into done;
  update private.project set imported_state_at = exported_at;
  delete from private.restore_state;
  return done;
end
$$;

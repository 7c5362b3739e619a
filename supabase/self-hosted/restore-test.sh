#!/bin/sh
# Restores the newest backup and the archived WAL beside the database, reads all of it, and fails when anything is missing or
# old. As the user of PostgreSQL. No job runs in the copy, because no library is loaded.
set -eu
bin=${PG_BIN:-$(pg_config --bindir)}
folder=$(mktemp -d)
copy=$folder/data
stop() {
  "$bin/pg_ctl" -D "$copy" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT

pgbackrest --stanza=keiko --log-level-console=warn --pg1-path="$copy" --archive-mode=off restore

# The database's own configuration may stand outside its data; the copy has none but this.
: >"$copy/postgresql.conf"
echo 'local all all trust' >"$folder/pg_hba.conf"
options="-c listen_addresses= -c unix_socket_directories=$folder -c hba_file=$folder/pg_hba.conf -c hot_standby=off"
"$bin/pg_ctl" -D "$copy" -l "$folder/log" -o "$options" start >/dev/null || true
export PGHOST="$folder" PGUSER=supabase_admin PGDATABASE=postgres
# It accepts connections when all WAL is replayed.
until "$bin/psql" -c 'select' >/dev/null 2>&1; do
  "$bin/pg_ctl" -D "$copy" status >/dev/null || {
    cat "$folder/log" >&2
    exit 1
  }
  sleep 1
done

# The minute jobs write without a pause, so their newest run says how far the archive reaches.
age=$("$bin/psql" -Atc 'select extract(epoch from now() - max(end_time))::int from cron.job_run_details')
[ "${age:-86400}" -lt 86400 ] || {
  echo "the restored rows are ${age:-too many} seconds old" >&2
  exit 1
}
"$bin/pg_dump" --schema=auth --schema=public --schema=private >/dev/null
echo "restored $("$bin/psql" -Atc 'select count(*) from auth.users') accounts, as of $age seconds ago"

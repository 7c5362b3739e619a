/**
 * Schema of the other sync engines, in the benchmark's database only: tables with `_modified` and `_deleted` for the
 * Supabase plugin (an instant without punctuation, which needs no quoting in the plugin's filters), an announcement of
 * changes for TanStack DB, an insert function for the raw push.
 */
export const PEER_SQL = `
do $setup$ begin
  create extension if not exists pgcrypto with schema extensions;
  create table public.bench_training_sessions (
    id text primary key, training_type text, video_title text check (video_title <> ''), video_number integer,
    status text, duration_minutes integer, details jsonb, completed_at text,
    _deleted boolean not null default false, _modified text not null default '');
  create table public.bench_kata_forms (
    id text primary key, zou text check (zou <> ''), ishiki text, name text, category text, is_copied boolean,
    original_id text, review jsonb,
    _deleted boolean not null default false, _modified text not null default '');
  create function public.bench_touch() returns trigger language plpgsql as
    $$ begin new._modified := to_char(clock_timestamp() at time zone 'utc', 'YYYYMMDD"T"HH24MISSUS'); return new; end $$;
  create trigger touch before insert or update on public.bench_training_sessions
    for each row execute function public.bench_touch();
  create trigger touch before insert or update on public.bench_kata_forms
    for each row execute function public.bench_touch();
  create function public.bench_announce() returns trigger language plpgsql security definer set search_path = '' as
    $$ begin
      perform realtime.send('{}', 'bench', 'member:' || auth.uid(), true) where auth.uid() is not null;
      return null;
    end $$;
  create trigger announce after insert or update on public.bench_kata_forms
    for each statement execute function public.bench_announce();
  create index on public.bench_training_sessions (_modified, id);
  create index on public.bench_kata_forms (_modified, id);

  create table public.bench_raw (like public.bench_training_sessions including all);
  create function public.bench_insert(rows jsonb) returns void language sql as
    'insert into public.bench_raw
     select r.* from jsonb_populate_recordset(null::public.bench_raw, rows) r0,
       lateral (select r0.id, r0.training_type, r0.video_title, r0.video_number, r0.status, r0.duration_minutes,
         r0.details, r0.completed_at, false, '''') r';

  grant all on public.bench_training_sessions, public.bench_kata_forms, public.bench_raw to authenticated;
  grant execute on function public.bench_insert(jsonb) to authenticated;
end $setup$`;

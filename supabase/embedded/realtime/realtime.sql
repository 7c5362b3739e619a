-- What Supabase Realtime has in a hosted project before the first migration, as far as the live channel needs it. Applied at
-- each start, because data folders of earlier versions lack it. A broadcast is not stored: it is a notification.
create schema if not exists realtime;
create table if not exists realtime.messages (topic text not null, extension text not null);
alter table realtime.messages enable row level security;
create or replace function realtime.topic() returns text language sql stable
return nullif(current_setting('realtime.topic', true), '');
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language sql security definer
return pg_notify('realtime', jsonb_build_object('topic', topic, 'event', event, 'payload', payload)::text);
grant usage on schema realtime to authenticated;
grant select on realtime.messages to authenticated;
-- The migrations take it away from functions that are created after them.
grant execute on function realtime.topic() to authenticated;
revoke all on function realtime.send(jsonb, text, text, boolean) from public, anon, authenticated;
do $$
begin
  if to_regprocedure('private.create_live_channel_policy()') is not null then
    perform private.create_live_channel_policy();
  end if;
end $$;

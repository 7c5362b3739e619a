-- Stand-in of the tests for pg_net: keeps requests instead of sending them.
create schema net;
create table net.kept_requests (
  id bigint generated always as identity primary key,
  url text not null,
  headers jsonb not null,
  timeout_milliseconds integer not null
);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint
language sql volatile security definer set search_path = ''
as $$
  insert into net.kept_requests (url, headers, timeout_milliseconds) values (url, headers, timeout_milliseconds) returning id
$$;
grant usage on schema net to postgres;
grant select on net.kept_requests to postgres;

-- Models a hosted Supabase project before its first migration: roles, schemas with their owners, default privileges.
-- The migrating role `postgres` is not a superuser there. Run this file as superuser.
create role postgres login createdb createrole bypassrls password 'password';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'password';
grant anon, authenticated, service_role to authenticator, postgres;
create role supabase_auth_admin login noinherit createrole password 'password';
create role supabase_realtime_admin nologin noinherit;
grant supabase_realtime_admin to postgres;

alter database postgres owner to postgres;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

create schema extensions authorization postgres;
create extension pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
set role supabase_auth_admin;
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.users (
  id uuid primary key,
  email varchar(255),
  encrypted_password varchar(255),
  confirmation_token varchar(255),
  recovery_token varchar(255),
  reauthentication_token varchar(255),
  email_change varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255),
  raw_user_meta_data jsonb,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  created_at timestamptz
);
create unique index users_email_key on auth.users (email);
create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  aal auth.aal_level,
  ip inet
);
create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  id uuid primary key,
  unique (session_id, authentication_method)
);
create table auth.refresh_tokens (
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  session_id uuid references auth.sessions (id) on delete cascade
);
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null
);
create table auth.flow_state (id uuid primary key, user_id uuid, auth_code text not null);
create table auth.audit_log_entries (id uuid primary key, payload json);
do $$
declare
  t text;
begin
  for t in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', t);
  end loop;
end
$$;
create function auth.jwt() returns jsonb language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
create function auth.uid() returns uuid language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid $$;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant select, insert, update, delete, references, trigger on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
reset role;

create schema realtime authorization supabase_realtime_admin;
set role supabase_realtime_admin;
create table realtime.messages (topic text not null, payload jsonb, event text, private boolean);
alter table realtime.messages enable row level security;
create function realtime.topic() returns text language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;
create function realtime.send(payload jsonb, event text, topic text, private boolean) returns void
language sql security definer as $$ insert into realtime.messages values (topic, payload, event, private) $$;
grant usage on schema realtime to postgres, authenticated;
grant select, insert on realtime.messages to authenticated;
reset role;

-- Stand-in of the tests for supabase_vault: keeps secrets as they are, without encryption.
create schema vault;
create table vault.kept_secrets (name text primary key, secret text not null);
create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.kept_secrets;
create function vault.create_secret(new_secret text, new_name text) returns void
language sql volatile security definer set search_path = ''
as $$ insert into vault.kept_secrets values (new_name, new_secret) $$;
grant usage on schema vault to postgres;
grant select on vault.decrypted_secrets to postgres;

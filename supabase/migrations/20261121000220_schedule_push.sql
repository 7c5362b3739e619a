-- Calls the function dispatch-notifications when pushes are due: one call per 300 pushes, which is what the platform's CPU
-- limit allows, and at most ten per minute. Its URL and key are in the Vault. The timeout equals the function's limit, because
-- closing the connection earlier could stop it.
create function private.request_dispatch() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  address text;
  key text;
begin
  if not private.is_push_due() then return; end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address using 'keiko_functions_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into key using 'keiko_secret_key';
  if address is null or key is null then
    raise exception 'Cannot send due notifications: the Vault lacks "keiko_functions_url" or "keiko_secret_key"';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 150000) from generate_series(1, $3)'
  using rtrim(address, '/') || '/dispatch-notifications',
    jsonb_build_object('apikey', key, 'content-type', 'application/json'),
    (select least(10, 1 + count(*) / 300)::integer from private.notification_deliveries where status = 'pending');
end
$$;

-- With all three extensions the database calls it every minute; the embedded backend uses a timer.
do $$
begin
  if (select count(*) = 3 from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net with schema extensions;
    create extension if not exists supabase_vault;
    execute $job$select cron.schedule('keiko-push', '* * * * *', 'select private.request_dispatch()')$job$;
  end if;
end
$$;

import { existsSync } from 'node:fs';

/** Debian's PostgreSQL: pg_cron is no part of the embedded one. */
export const DEBIAN_POSTGRES = '15';
export const PGBOUNCER = '/usr/sbin/pgbouncer';
export const PGBACKREST = '/usr/bin/pgbackrest';
export const CADDY = '/usr/bin/caddy';

const SHARE = `/usr/share/postgresql/${DEBIAN_POSTGRES}`;

export const hasPgCron = (): boolean =>
  existsSync(`/usr/lib/postgresql/${DEBIAN_POSTGRES}/bin/postgres`) && existsSync(`${SHARE}/extension/pg_cron.control`);

export const hasPgBouncer = (): boolean => existsSync(PGBOUNCER);

export const hasPgBackRest = (): boolean => existsSync(PGBACKREST);

export const hasCaddy = (): boolean => existsSync(CADDY);

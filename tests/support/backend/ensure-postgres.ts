import { installMissing, isDebianRoot, missingTools, reportMissing, run } from '../run/apt.ts';
import { DEBIAN_POSTGRES, hasCaddy, hasPgBackRest, hasPgBouncer, hasPgCron } from './debian-packages.ts';

const tools = [
  {
    name: 'pg_cron',
    packages: [`postgresql-${DEBIAN_POSTGRES}`, `postgresql-${DEBIAN_POSTGRES}-cron`],
    isInstalled: hasPgCron,
  },
  { name: 'pgbouncer', packages: ['pgbouncer'], isInstalled: hasPgBouncer },
  { name: 'pgbackrest', packages: ['pgbackrest'], isInstalled: hasPgBackRest },
  { name: 'caddy', packages: ['caddy'], isInstalled: hasCaddy },
];

// Installs Debian's PostgreSQL with pg_cron, and the tools around it, if missing and offered: only `npm run test:full` needs them.
if (isDebianRoot && missingTools(tools).length > 0) {
  run('apt-get', ['update', '-qq']);
  installMissing(tools);
}
reportMissing(tools);

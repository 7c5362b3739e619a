import { readMigrations } from '../../../supabase/embedded/database/migrations.ts';

const MIGRATIONS = new URL('../../../supabase/migrations', import.meta.url).pathname;
const SCHEDULE = /cron\.schedule\(\s*'([^']+)',\s*'([^']+)',\s*'((?:[^']|'')+)'\s*\)/g;

export interface ScheduledJob {
  readonly name: string;
  readonly schedule: string;
  readonly command: string;
}

/** The jobs that the migrations schedule with pg_cron; a later one replaces an earlier one of its name. */
export function scheduledJobs(): readonly ScheduledJob[] {
  const jobs = new Map<string, ScheduledJob>();
  for (const { name: file, sql } of readMigrations(MIGRATIONS)) {
    const found = [...sql.matchAll(SCHEDULE)];
    if (found.length !== sql.split('cron.schedule(').length - 1) throw new Error(`Cannot read the jobs of "${file}"`);
    for (const [, name = '', schedule = '', command = ''] of found) {
      jobs.set(name, { name, schedule, command: command.replaceAll("''", "'") });
    }
  }
  return [...jobs.values()];
}

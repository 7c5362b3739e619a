import { readFileSync } from 'node:fs';

const SCHEMA = new URL('../../../supabase/schemas/17_operations.sql', import.meta.url);
const JOB = /\('(keiko-[^']+)',\s*'([^']+)',\s*'((?:[^']|'')+)'\)/g;

/** The jobs that `private.scheduled_jobs()` lists, for tests that are made before there is a database. */
export function scheduledJobs(): readonly {
  readonly name: string;
  readonly schedule: string;
  readonly command: string;
}[] {
  return [...readFileSync(SCHEMA, 'utf8').matchAll(JOB)].map(([, name = '', schedule = '', command = '']) => {
    return { name, schedule, command: command.replaceAll("''", "'") };
  });
}

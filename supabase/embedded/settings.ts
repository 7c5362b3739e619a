import { join, resolve } from 'node:path';
import { StartupError } from './startup-error.ts';

export type Settings = { readonly port: number; readonly dataDir: string };

type Environment = { readonly PORT?: string | undefined; readonly KEIKO_DATA?: string | undefined };

/** Port (`PORT`, else 4173) and data folder (`KEIKO_DATA`, else `.data` of the project). */
export function readSettings({ PORT = '4173', KEIKO_DATA }: Environment, root: string): Settings {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartupError(`PORT must be a number from 1 to 65535, not "${PORT}"`);
  }
  return { port, dataDir: KEIKO_DATA ? resolve(KEIKO_DATA) : join(root, '.data') };
}

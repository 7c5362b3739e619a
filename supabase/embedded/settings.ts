import { join, resolve } from 'node:path';
import { StartupError } from './startup-error.ts';

export type Settings = {
  readonly port: number;
  readonly dataDir: string;
  /** Opens nothing that the specification keeps closed, and adds no dates: the product of a new installation. */
  readonly isAsSpecified: boolean;
};

type Environment = { readonly PORT?: string | undefined; readonly KEIKO_DATA?: string | undefined };

/** Port (`PORT`, else 4173) and data folder (`KEIKO_DATA`, else `.data` of the project; for the specified product, one below it). */
export function readSettings(
  { PORT = '4173', KEIKO_DATA }: Environment,
  root: string,
  isAsSpecified = false,
): Settings {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartupError(`PORT must be a number from 1 to 65535, not "${PORT}"`);
  }
  const dataDir = KEIKO_DATA ? resolve(KEIKO_DATA) : join(root, '.data', isAsSpecified ? 'specified' : '');
  return { port, dataDir, isAsSpecified };
}

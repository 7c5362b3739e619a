import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A string that changes when a file below one of the folders is added, removed or modified. */
export function sourceStamp(folders: readonly string[]): string {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .map((path) => {
      const { mtimeMs, size } = statSync(path);
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

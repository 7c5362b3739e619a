import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { startBackend } from '../../../supabase/embedded/backend.ts';
import { noSources, readDatabaseSnapshot } from '../../support/backend/database-snapshot.ts';
import { isFullRun } from '../../support/run/sample-count.ts';
import { notesSources } from './notes-backend.ts';

// Real processes and databases on disk can take minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'keiko-lock-'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true }));

const folderNamed = (name: string): string => {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};
const otherTemporaryFolder = { TMPDIR: folderNamed('other temporary folder') };

/** A process that answers each line with one. */
function launch(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture(script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  return {
    next,
    send: (line: string): Promise<string> => {
      child.stdin.write(`${line}\n`);
      return next();
    },
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('a locked folder', () => {
  const folder = folderNamed('a');
  symlinkSync(folder, join(root, 'link'));
  symlinkSync(root, join(root, 'parent'));

  test('is refused to other processes whatever path and TMPDIR they use, until its process is killed', async () => {
    const [holder, second, third] = [{}, {}, otherTemporaryFolder].map((env) => launch('lock-folders.ts', [], env));
    expect(await holder?.send(folder)).toBe('held');
    const paths = [folder, 'link', 'parent/a', 'a/../a/', relative(process.cwd(), folder)].map((path) =>
      path.startsWith('.') || path === folder ? path : `${root}/${path}`,
    );
    for (const process of [second, third])
      for (const path of paths) expect([path, await process?.send(path)]).toEqual([path, 'in use']);
    await holder?.kill();
    expect(await third?.send(join(root, 'link'))).toBe('held');
    expect(await second?.send(folder)).toBe('in use');
  });
});

describe('kills with two servers tried on one folder', () => {
  test('lose no stored row, and each time one of both starts', async () => {
    const dataDir = folderNamed('killed');
    symlinkSync(dataDir, join(root, 'also killed'));
    const snapshot = await readDatabaseSnapshot(noSources);
    const origin = 'http://localhost';
    await (await startBackend({ ...notesSources, dataDir, origin, snapshot })).close();
    const stored: string[] = [];
    for (let round = 0; round < (isFullRun ? 10 : 1); round += 1) {
      const servers = [
        launch('write-notes.ts', [dataDir]),
        launch('write-notes.ts', [join(root, 'also killed')], otherTemporaryFolder),
      ];
      const answers = await Promise.all(servers.map(({ next }) => next()));
      expect(answers.toSorted()).toEqual([expect.stringContaining('is in use by another running server'), 'ready']);
      const server = servers[answers.indexOf('ready')];
      const ids = Array.from({ length: 40 }, (_, n) => `${round}-${n}`);
      for (const id of ids.slice(0, 20)) stored.push((await server?.send(id)) ?? '');
      // The rest may be stored or not.
      void Promise.all(ids.slice(20).map((id) => server?.send(id)));
      await server?.kill();
    }
    const backend = await startBackend({ ...notesSources, dataDir, origin });
    const rows = await backend.sql<{ id: string }>('select id from public.notes');
    await backend.close();
    expect(stored).toHaveLength(new Set(stored).size);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(stored));
  });
});

import { describe, expect, test } from 'vitest';
import { downloadContent } from '../../../sync/engine/download-content.ts';
import type { Session } from '../../../sync/engine/ports.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { Snapshot } from '../../../sync/protocol/sync-exchange.ts';
import { createDevice, createPorts, MEMBER, response } from './device-fixture.ts';

/** A device that has seen `publishedVersions` at its last exchange and downloads from `contents`. */
function start(
  publishedVersions: Readonly<Record<string, number>>,
  contents: Readonly<Record<string, Snapshot>>,
  session: Session | null = { memberId: MEMBER, token: 'token' },
) {
  const device = createDevice([], { publishedVersions });
  const { ports } = createPorts(device, () => response());
  const reads: [string, number | null][] = [];
  const run = () =>
    downloadContent({
      ...ports,
      auth: { ...ports.auth, session: async () => session },
      content: {
        async read(name, version) {
          reads.push([name, version]);
          const content = contents[name];
          if (content === undefined) throw new RequestError('network');
          return content.version === version ? null : content;
        },
      },
    });
  return { device, reads, run };
}

const notices = { version: 2, body: { announcements: [] } };

describe('downloading published content', () => {
  test('stores what the device does not have, once', async () => {
    const { device, reads, run } = start({ notices: 2 }, { notices });
    await run();
    await run();
    expect(device.data.snapshots.get('notices')).toEqual(notices);
    expect(reads).toEqual([['notices', null]]);
  });

  test('keeps what arrived before a failure and asks for the rest again', async () => {
    const { device, reads, run } = start({ notices: 2, shared_kata: 9 }, { notices });
    await expect(run()).rejects.toThrow('network');
    await expect(run()).rejects.toThrow('network');
    expect([...device.data.snapshots.keys()]).toEqual(['notices']);
    expect(reads.map(([name]) => name)).toEqual(['notices', 'shared_kata', 'shared_kata']);
  });

  test('stores a version that is newer than the one the exchange named', async () => {
    const { device, run } = start({ notices: 1 }, { notices });
    await run();
    await run();
    expect(device.data.snapshots.get('notices')).toEqual(notices);
  });

  test('keeps its version when a replica has an older one, and asks again', async () => {
    const contents: Record<string, Snapshot> = { notices };
    const { device, reads, run } = start({ notices: 3 }, contents);
    await run();
    contents.notices = { ...notices, version: 1 };
    await run();
    expect(device.data.snapshots.get('notices')).toEqual(notices);
    contents.notices = { ...notices, version: 3 };
    await run();
    await run();
    expect(device.data.snapshots.get('notices')?.version).toBe(3);
    expect(reads.map(([, version]) => version)).toEqual([null, 2, 2]);
  });

  test('stores an older version if it is the one that the exchange named', async () => {
    const { device, run } = start({ notices: 1 }, { notices: { ...notices, version: 1 } });
    device.data.snapshots.set('notices', { ...notices, version: 8 });
    await run();
    expect(device.data.snapshots.get('notices')?.version).toBe(1);
  });

  test.each([null, { memberId: 'somebody else', token: 'token' }])(
    'reads nothing with the session %j',
    async (session) => {
      const { reads, run } = start({ notices: 2 }, { notices }, session);
      await run();
      expect(reads).toEqual([]);
    },
  );
});

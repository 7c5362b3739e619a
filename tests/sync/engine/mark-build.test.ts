import { describe, expect, test } from 'vitest';
import { localWrite } from '../../../sync/engine/local-write.ts';
import { markBuild } from '../../../sync/engine/mark-build.ts';
import { OutdatedBuildError } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import { createMemoryStore } from '../../support/reference/memory-store.ts';
import { createDevice, inserts } from './device-fixture.ts';

const { schema } = currentBuild;
const hooks = { pause: async () => undefined, newDeviceId: () => 'device' };
const write = (device: ReturnType<typeof createDevice>) =>
  localWrite(device.store, () => 'm', { key: { collection: 'kata_forms', id: 'k' }, change: () => ({ zou: '月' }) });

describe('a build that opens the data', () => {
  test('of an older row schema pulls everything again and keeps the pending writes', async () => {
    const device = createDevice(inserts(2), { schema: schema - 1, cursor: 9, resetCount: 3 });
    expect(await markBuild(device.store)).toBe(true);
    expect(device.state()).toMatchObject({ schema, cursor: 0, resetCount: 4, epoch: 'epoch' });
    expect((await device.store.readForPush(9)).pending).toHaveLength(2);
  });

  test('of its own row schema changes nothing', async () => {
    const device = createDevice([], { cursor: 9 });
    const before = device.state();
    expect(await markBuild(device.store)).toBe(false);
    expect(device.state()).toBe(before);
  });

  test('of a newer row schema refuses it and leaves it as it is', async () => {
    const device = createDevice(inserts(2), { schema: schema + 1, cursor: 9 });
    const before = device.state();
    await expect(markBuild(device.store)).rejects.toThrow(OutdatedBuildError);
    await expect(write(device)).rejects.toThrow(OutdatedBuildError);
    expect(device.state()).toBe(before);
  });

  test('stops a tab of an older build from writing and reading', async () => {
    const older = createDevice(inserts(1), { cursor: 9 });
    await write(older);
    const newer = createMemoryStore(older.data, { ...hooks, build: { ...currentBuild, schema: schema + 1 } });
    await markBuild(newer);
    await expect(write(older)).rejects.toThrow(OutdatedBuildError);
    await expect(older.store.readForPush(9)).rejects.toThrow(OutdatedBuildError);
    expect((await newer.readForPush(9)).pending).toHaveLength(2);
  });
});

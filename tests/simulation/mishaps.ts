import type { SyncHub } from '../../sync/replication/hub.ts';
import type { Device } from './device.ts';
import type { Mishap, Step } from './plan.ts';
import type { Fuse, Tab } from './tab.ts';
import { MEMBERS, type World } from './world.ts';

export interface Scene {
  readonly world: World;
  readonly device: Device;
  readonly tab: Tab | undefined;
}

const HOUR = 3_600_000;

/** What each mishap does to a device, the network or the server. */
const mishapEffects = {
  offline(scene) {
    scene.device.weather.online = false;
    tell(scene, 'offline');
  },
  online(scene) {
    scene.device.weather.online = true;
    tell(scene, 'online');
  },
  storm({ device: { weather }, world: { dice, plan } }) {
    weather.probability = plan.troubles.length === 0 ? 0 : dice.pick([0.3, 0.6, 0.9]);
    weather.troubles = plan.troubles;
  },
  calm({ device: { weather } }) {
    weather.probability = 0;
  },
  poke: (scene) => tell(scene, 'poke'),
  hide: (scene) => tell(scene, 'hidden'),
  show: (scene) => tell(scene, 'visible'),
  'new-tab'({ device }) {
    if (device.tabs.length < 3) device.open();
  },
  'kill-tab': (scene) => light(scene, 'kill', 1),
  'kill-soon': (scene) => light(scene, 'kill', scene.world.dice.int(1, 25)),
  'freeze-tab': (scene) => light(scene, 'freeze', 1),
  'freeze-soon': (scene) => light(scene, 'freeze', scene.world.dice.int(1, 25)),
  thaw({ device }) {
    for (const tab of device.tabs) tab.thaw();
  },
  'storage-error': (scene) => light(scene, 'storage-error', scene.world.dice.int(1, 25)),
  'turn-clock'({ device, world: { dice } }) {
    device.clockOffset = dice.int(-48, 48) * HOUR;
  },
  drift({ device, world: { dice } }) {
    device.drift = dice.int(-50, 50) * 1e-9;
  },
  evict: ({ device }) => device.evict(),
  backup({ world }) {
    const restoreServer = world.server.backup();
    const restoreLedger = world.ledger.bookmark();
    world.restoreBackup = () => {
      restoreServer();
      restoreLedger();
    };
  },
  restore({ world }) {
    world.restoreBackup?.();
    world.served.length = 0;
  },
  forget({ world: { server, timeline, dice } }) {
    server.forgetDeletions(timeline.now() - dice.pick([0, HOUR, 24 * HOUR]));
  },
  publish({ world: { server, dice } }) {
    server.publish(dice.pick(['notices', 'shared_kata']), { text: dice.int(0, 99) });
  },
  'small-pages'({ world: { server, dice } }) {
    server.limits.pullRows = dice.int(1, 6);
  },
  'small-batches'({ world: { server, dice } }) {
    server.limits.pushRows = dice.int(1, 4);
  },
  outdate({ world: { server } }) {
    server.limits.minSchema = 2;
  },
  revoke: ({ world: { auth, dice } }) => auth.revoke(dice.pick(MEMBERS)),
  'sign-out': ({ device }) => device.signOut(),
  'sign-in': ({ device, world: { auth, dice } }) => device.signIn(auth.signIn(dice.pick(MEMBERS))),
  flush({ tab }) {
    if (!tab?.session) return;
    const { quiet, hub } = tab.session;
    quiet.waivers += 1;
    void hub.flush().finally(() => {
      quiet.waivers -= 1;
    });
  },
  'long-wait': () => {},
} as const satisfies Record<Mishap, (scene: Scene) => void>;

export function befall(kind: Mishap, scene: Scene): void {
  mishapEffects[kind](scene);
}

/** How long a step waits in true time before it happens. */
export function waitOf(step: Step): number {
  return step.kind === 'long-wait' ? step.wait + 12 * HOUR : step.wait;
}

function tell({ device }: Scene, event: Parameters<SyncHub['tell']>[0]): void {
  for (const tab of device.tabs) tab.wake(() => tab.session?.hub.tell(event));
}

function light({ tab }: Scene, kind: Fuse['kind'], left: number): void {
  if (tab !== undefined) tab.fuse = { kind, left };
}

import type { Store } from '../../sync/engine/ports.ts';
import type { SyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import type { Timeline } from './timeline.ts';

/** What will injectFault a tab after so many more waits. */
export interface Fuse {
  readonly kind: 'kill' | 'freeze' | 'storage-error';
  left: number;
}

/** A member's data as one tab has it open. */
export interface TabSession {
  readonly memberId: string;
  readonly store: Store;
  readonly scheduler: SyncScheduler;
  readonly throttle: Throttle;
}

/** Until when the server has asked for no more requests, and how many the member wants all the same. */
export interface Throttle {
  until: number;
  waivers: number;
}

/** One open page: everything its code waits for comes through here, so that it can be killed or frozen at any await. */
export interface Tab {
  readonly name: string;
  alive: boolean;
  frozen: boolean;
  fuse: Fuse | null;
  session: TabSession | null;
  /** Calls `go` at once, after thawing, or never. */
  wake(go: () => void): void;
  /** Calls back after `ms` of true time, if the tab still lives. */
  after(ms: number, call: () => void): () => void;
  /** Stands for an asynchronous call that takes `ms`. Rejects when the fuse says so; never resolves in a killed tab. */
  pause(ms: number): Promise<void>;
  thaw(): void;
}

export function openTab(name: string, timeline: Timeline, onKill: (tab: Tab) => void): Tab {
  const parked: (() => void)[] = [];

  /** True when the awaited call fails. */
  function consumeFuse(): boolean {
    if (tab.fuse === null) return false;
    tab.fuse.left -= 1;
    if (tab.fuse.left > 0) return false;
    const { kind } = tab.fuse;
    tab.fuse = null;
    if (kind === 'kill') onKill(tab);
    if (kind === 'freeze') tab.frozen = true;
    return kind === 'storage-error';
  }

  const tab: Tab = {
    name,
    alive: true,
    frozen: false,
    fuse: null,
    session: null,
    wake(go) {
      if (!tab.alive) return;
      if (tab.frozen) parked.push(go);
      else go();
    },
    after: (ms, call) => timeline.after(ms, () => tab.wake(call)),
    pause: (ms) =>
      new Promise((resolve, reject) => {
        tab.after(ms, () => {
          if (consumeFuse()) reject(new Error('The storage is broken'));
          else tab.wake(resolve);
        });
      }),
    thaw() {
      tab.frozen = false;
      for (const go of parked.splice(0)) tab.wake(go);
    },
  };
  return tab;
}

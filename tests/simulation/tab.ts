import type { Store } from '../../sync/engine/ports.ts';
import type { SyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import type { Build } from '../../sync/model/build.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import { recordHit } from './hits.ts';
import type { Timeline } from './timeline.ts';

export const tabFaults = ['kill', 'freeze', 'storage-error'] as const;

/** A fault that is injected in a tab at its nth asynchronous call from now. */
export interface TabFault {
  readonly kind: (typeof tabFaults)[number];
  pausesLeft: number;
}

/** The open database of a member and its sync in one tab. */
export interface TabSession {
  /** As whom the data is open. */
  readonly memberId: string;
  readonly data: MemoryData;
  readonly store: Store;
  readonly scheduler: SyncScheduler;
  readonly throttle: Throttle;
}

/** The Retry-After that the server sent to a tab. */
export interface Throttle {
  /** Virtual time before which the tab must not send a request. */
  until: number;
  /** Syncs requested by the member, which are exempt from the throttle. */
  runningFlushes: number;
}

/** An open page. Every asynchronous call of its code goes through it, so that it can be killed or frozen at any await. */
export interface Tab {
  readonly name: string;
  /** What it has loaded; an update changes only tabs that are opened later. */
  readonly build: Build;
  alive: boolean;
  frozen: boolean;
  scheduledFault: TabFault | null;
  /** Null while nobody is signed in, and in a tab whose build must not use the data. */
  session: TabSession | null;
  /** Calls back at once, after unfreezing when the tab is frozen, never when it is killed. */
  runWhenActive(call: () => void): void;
  /** Calls back after `ms` of virtual time, subject to runWhenActive(); the returned function cancels. */
  after(ms: number, call: () => void): () => void;
  /** Simulates an asynchronous call that takes `ms`. Rejects for a storage error; never resolves in a killed tab. */
  pause(ms: number): Promise<void>;
  unfreeze(): void;
}

export function openTab(name: string, build: Build, timeline: Timeline, onKill: (tab: Tab) => void): Tab {
  const queued: (() => void)[] = [];

  /** Counts one asynchronous call and injects the fault when it is due; true when the call has to fail. */
  function countDownFault(): boolean {
    if (tab.scheduledFault === null) return false;
    tab.scheduledFault.pausesLeft -= 1;
    if (tab.scheduledFault.pausesLeft > 0) return false;
    const { kind } = tab.scheduledFault;
    tab.scheduledFault = null;
    recordHit(`tab ${kind}`);
    if (kind === 'kill') onKill(tab);
    if (kind === 'freeze') tab.frozen = true;
    return kind === 'storage-error';
  }

  const tab: Tab = {
    name,
    build,
    alive: true,
    frozen: false,
    scheduledFault: null,
    session: null,
    runWhenActive(call) {
      if (!tab.alive) return;
      if (tab.frozen) queued.push(call);
      else call();
    },
    after: (ms, call) => timeline.after(ms, () => tab.runWhenActive(call)),
    pause: (ms) =>
      new Promise((resolve, reject) => {
        tab.after(ms, () => {
          if (countDownFault()) reject(new Error('Injected storage error'));
          else tab.runWhenActive(resolve);
        });
      }),
    unfreeze() {
      tab.frozen = false;
      for (const call of queued.splice(0)) tab.runWhenActive(call);
    },
  };
  return tab;
}

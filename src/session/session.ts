import type { createStore } from 'jotai';
import { startTransition } from 'react';
import type { createBrowserSession } from '../data/account/browser-session.ts';
import { type Identity, identityState, markData, readIdentity, restoreIdentity } from '../data/account/identity.ts';
import { promptsSuppressedAtom } from '../data/device/suppress-prompts.ts';
import type { Diagnostics } from '../data/diagnostics/diagnostics.ts';
import { homeCacheAtom } from '../data/member/home-cache.ts';
import type { Member } from '../data/member/member.ts';
import { config } from '../data/server/config.ts';
import { isStandalone } from '../lib/browser/standalone.ts';
import { tabKeys } from '../lib/storage-keys.ts';
import { hasUnsavedInputAtom } from '../lib/unsaved-input.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { findLostMember } from './device-data.ts';
import { skipFirstPaint } from './first-paint.ts';
import { reduce, type SessionEffect, type SessionEvent, sessionAtom } from './session-events.ts';
import { isStorageAlive, reloadForStorage, watchStorage } from './watch-storage.ts';

/** Time to open a member's data, migrations included, in milliseconds. */
const OPEN_TIMEOUT_MS = 60_000;

const CLOSE_TIMEOUT_MS = 3000;

/** Time to find out whose identity is missing, in milliseconds: a broken storage may never answer. */
const FIND_TIMEOUT_MS = 3000;

interface SessionOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly broker: ReturnType<typeof createBrowserSession>;
  readonly diagnostics: Diagnostics;
}

/** The session of this tab: opens, closes and watches the member's data as the events ask. */
export function createSession({ store, broker, diagnostics }: SessionOptions) {
  let endWatch = () => {};
  let last: Promise<unknown> = Promise.resolve();

  /** Serializes work: a database must not be opened twice, or opened while it is being removed. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work);
    last = done;
    return done;
  }

  /** Changes the session and does what follows. Runs inside enqueue(). */
  async function apply(event: SessionEvent): Promise<void> {
    const [next, effects] = reduce(store.get(sessionAtom), event);
    const change = () => store.set(sessionAtom, next);
    // In short tasks: a member's screens are a large tree, and what the member saw last can be tapped already.
    if (next.status === 'member') startTransition(change);
    else change();
    for (const effect of effects) await perform(effect);
  }

  async function perform(effect: SessionEffect): Promise<void> {
    switch (effect.type) {
      case 'open':
        return openData(effect.identity);
      case 'close':
        return close(effect.member);
      case 'watch-storage':
        endWatch();
        endWatch = watchStorage(effect.member, loseStorage);
        return;
      case 'forget-input':
        return sessionStorage.clear();
      case 'forget-home':
        return store.set(homeCacheAtom, null);
      case 'reload-once':
        return reloadOnce();
    }
  }

  /** Who uses the device. An identity that the browser has lost is restored: what is open here, or data and session, name it. */
  async function identify(): Promise<Identity | null> {
    if (identityState(localStorage) === 'missing') {
      const found = await findMissing();
      // Another tab may have signed in or out meanwhile.
      if (found !== null && identityState(localStorage) === 'missing') {
        restoreIdentity(localStorage, found);
        if (!found.hasData) markData(localStorage, found.dataId, '');
      }
    }
    return readIdentity(localStorage);
  }

  async function findMissing(): ReturnType<typeof findLostMember> {
    const current = openMember();
    if (current !== null) return { dataId: current.dataId, memberId: current.id, email: null, hasData: true };
    const search = findLostMember(broker).catch(() => {
      diagnostics.recordFailure('open-database');
      return null;
    });
    return withTimeout(search, FIND_TIMEOUT_MS, () => null);
  }

  /** The member whose data is open; null for none. */
  function openMember(): Member | null {
    const current = store.get(sessionAtom);
    return current.status === 'member' ? current.member : null;
  }

  async function openData(identity: Identity): Promise<void> {
    try {
      skipFirstPaint();
      const { openMember: openMemberOf } = await import('../data/member/member.ts');
      // Leaves the data to the newer build that has taken it over.
      const onOutdated = () => void enqueue(() => apply({ type: 'outdated' }));
      const own = { identity, broker, diagnostics, onOutdated, onStorageFailure: checkStorage };
      const opening = openMemberOf({ ...own, ...config });
      const member = await withTimeout(opening, OPEN_TIMEOUT_MS, () => {
        opening.then((late) => late.close()).catch(() => diagnostics.recordFailure('close-database'));
        throw new Error('Cannot open the database in time');
      });
      sessionStorage.removeItem(tabKeys.yielded);
      await apply({ type: 'opened', member });
      // An installed app is more likely to be granted it than the tab in which the member signed in.
      if (isStandalone() && !member.isGuest) void navigator.storage?.persist?.();
    } catch (cause) {
      const isOutdated = cause instanceof Error && cause.name === 'OutdatedBuildError';
      if (!isOutdated) diagnostics.recordFailure('open-database');
      await apply({ type: 'not-opened', cause, isOutdated });
    }
  }

  /** The newer build is probably installed; a build that was rolled back waits for an update. */
  function reloadOnce() {
    if (sessionStorage.getItem(tabKeys.yielded) !== null) return;
    sessionStorage.setItem(tabKeys.yielded, '1');
    window.location.reload();
  }

  /** Checks the storage after a failed read or write. */
  function checkStorage() {
    const current = store.get(sessionAtom);
    if (current.status !== 'member') return;
    void isStorageAlive(current.member).then((isAlive) => (isAlive ? undefined : loseStorage(current.member)));
  }

  /** A new page gets the database that this one has lost; not while a drill or typed input is on the screen. */
  function loseStorage(member: Member) {
    if (store.get(hasUnsavedInputAtom) || store.get(promptsSuppressedAtom)) return;
    const cause = new Error('The browser has dropped the database');
    diagnostics.recordFailure('open-database');
    if (!reloadForStorage()) void enqueue(() => apply({ type: 'storage-lost', member, cause }));
  }

  /** Closing may fail or hang when the storage is lost. */
  async function close(member: Member): Promise<void> {
    endWatch();
    await withTimeout(member.close(), CLOSE_TIMEOUT_MS, () => undefined).catch(() =>
      diagnostics.recordFailure('close-database'),
    );
  }

  return {
    enqueue,
    apply,
    checkStorage,
    identify,
    openMember,
    /** Opens the data of the signed-in member, and closes any other member's. */
    open: () => enqueue(async () => apply({ type: 'identified', identity: await identify() })),
  };
}

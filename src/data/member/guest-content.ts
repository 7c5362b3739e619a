import { useEffect } from 'react';
import * as v from 'valibot';
import { downloadGuestContent, guestContentDelay, isGuestContentDue } from '../../../sync/engine/guest-content.ts';
import { readGuestContent } from '../../../sync/engine/http-transport.ts';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { timers } from '../../lib/timers.ts';
import { memberStorage } from '../account/identity.ts';
import { config } from '../server/config.ts';
import { useMember } from './member-context.tsx';
import type { MemberData } from './member-data.ts';

/** Milliseconds after which a page that is being left is gone. */
const LEAVING_MS = 2000;

/** `device` names the data: after that was removed, the content is asked for again. */
const request = v.object({ device: v.string(), at: v.number(), hasFailed: v.boolean() });

type Guest = Pick<MemberData, 'dataId' | 'device' | 'store' | 'diagnostics'>;

/** Asks for what is published for guests, once a day and in one tab at a time, until the returned function ends it. */
export function startGuestContent({ dataId, device, store, diagnostics }: Guest): () => void {
  const read = () => readGuestContent({ ...config, fetch: (...call) => fetch(...call) });
  const now = Date.now;
  let hasEnded = false;
  let cancel = () => {};

  function readLast() {
    const last = readJsonAs(request, localStorage.getItem(memberKeys.guestContent));
    return last?.device === device ? last : null;
  }

  async function ask(): Promise<void> {
    // A failed try waits for an hour; being offline is none.
    if (!navigator.onLine || !isGuestContentDue(readLast(), now())) return;
    const at = now();
    const hasFailed = await downloadGuestContent(store, read).then(
      () => false,
      async (error: unknown) => {
        // A request that ends because its page is left is no failed try.
        const isAnswered = isRequestError(error) && error.status !== null;
        if (!isAnswered) await new Promise<void>((resolve) => timers.after(LEAVING_MS, resolve));
        if (!hasEnded) diagnostics.record({ type: 'content-failed' });
        return true;
      },
    );
    if (!hasEnded)
      memberStorage(localStorage, dataId).setItem(memberKeys.guestContent, JSON.stringify({ device, at, hasFailed }));
  }

  async function check(): Promise<void> {
    await webLocks.run(`guest-content:${device}`, { steal: false }, ask);
    if (hasEnded) return;
    cancel();
    cancel = timers.after(guestContentDelay(readLast(), now()), () => void check());
  }

  const endWatch = watchPageState((change) => {
    if (change === 'visible' || change === 'online') void check();
  });
  void check();
  return () => {
    hasEnded = true;
    cancel();
    endWatch();
  };
}

/** Keeps a guest's copy of what is published up to date. Call once. */
export function useGuestContent(): void {
  const member = useMember();
  useEffect(() => {
    if (!member.isGuest) return;
    return startGuestContent(member);
  }, [member]);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { type AdminRows, type AdminSource, type AdminTable, loadAdminRows } from '../../data/admin/admin-rows.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { isRequestError } from '../../data/server/request-error.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useAdmin } from './admin-context.tsx';

/** Page size. */
export const ROWS_STEP = 50;

export interface LiveAdminRows<Row> {
  /** Undefined until the first response. */
  readonly loaded: AdminRows<Row> | undefined;
  /** Error of the latest request; undefined if it succeeded. */
  readonly failure: unknown;
  readonly reload: () => Promise<void>;
  readonly showMore: () => void;
}

/**
 * Loads the first rows of a server table for the admin, or of a source, which must be stable; reloads when the app becomes
 * visible and when the network is back.
 */
export function useAdminRows<Row>(table: AdminTable<Row> | AdminSource<Row>, first = ROWS_STEP): LiveAdminRows<Row> {
  const member = useMember();
  const { isOpen, onEnded } = useAdmin();
  const online = useOnline();
  const [amount, setAmount] = useState(first);
  const [loaded, setLoaded] = useState<AdminRows<Row>>();
  const [failure, setFailure] = useState<unknown>();
  const latestRequest = useRef(0);

  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    try {
      const rows = await loadAdminRows(member, table, amount);
      if (request !== latestRequest.current) return;
      setLoaded(rows);
      setFailure(undefined);
    } catch (cause) {
      if (request !== latestRequest.current) return;
      if (isRequestError(cause, 'admin-ended')) onEnded();
      else setFailure(cause);
    }
  }, [member, table, amount, onEnded]);

  useEffect(() => {
    if (!isOpen || !online) return;
    void reload();
    return watchPageState((change) => {
      if (change === 'visible') void reload();
    });
  }, [isOpen, online, reload]);

  return { loaded, failure, reload, showMore: () => setAmount(amount + ROWS_STEP) };
}

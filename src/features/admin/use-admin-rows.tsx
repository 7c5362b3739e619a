import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isRequestError } from '../../../sync/model/request-error.ts';
import type { AdminList, AdminRows } from '../../data/admin/admin-rows.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { GrowingList } from '../../ui/layout/growing-list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useAdmin } from './admin-context.tsx';

const ROWS_STEP = 50;

export type LiveAdminRows<Row> = ReturnType<typeof useAdminRows<Row>>;

/**
 * Loads the first rows of a list for the admin, which must be stable; reloads when the app becomes
 * visible, when the network is back and after each action.
 */
export function useAdminRows<Row>(list: AdminList<Row>, first = ROWS_STEP) {
  const member = useMember();
  const { isOpen, onEnded, reloads } = useAdmin();
  const online = useOnline();
  const [amount, setAmount] = useState(first);
  /** Undefined until the first response. */
  const [loaded, setLoaded] = useState<AdminRows<Row>>();
  /** Error of the latest request; undefined if it succeeded. */
  const [failure, setFailure] = useState<unknown>();
  const latestRequest = useRef(0);

  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    try {
      const rows = await list.load(member, amount);
      if (request !== latestRequest.current) return;
      setLoaded(rows);
      setFailure(undefined);
    } catch (cause) {
      if (request !== latestRequest.current) return;
      if (isRequestError(cause, 'admin-ended')) onEnded();
      else setFailure(cause);
    }
  }, [member, list, amount, onEnded]);

  useEffect(() => {
    if (!isOpen || !online) return;
    void reload();
    reloads.add(reload);
    const unwatch = watchPageState((change) => {
      if (change === 'visible') void reload();
    });
    return () => {
      unwatch();
      reloads.delete(reload);
    };
  }, [isOpen, online, reload, reloads]);

  return { loaded, failure, reload, showMore: () => setAmount(amount + ROWS_STEP) };
}

interface RowsViewProps<Row> {
  readonly live: LiveAdminRows<Row>;
  readonly empty: ReactNode;
  readonly children: (row: Row, rows: readonly Row[]) => ReactNode;
  /** Puts the rows in a list; by default cards below each other. */
  readonly list?: (rows: ReactNode) => ReactNode;
}

const cards = (rows: ReactNode) => (
  <Stack as="ul" gap="s">
    {rows}
  </Stack>
);

/** Shows server rows with their loading, error, empty and "show more" states. */
export function RowsView<Row>({ live, empty, children, list = cards }: RowsViewProps<Row>) {
  const { loaded, failure, reload, showMore } = live;
  const online = useOnline();
  const errorBanner =
    failure === undefined || !online ? null : (
      <Banner
        tone="error"
        title="一覧を読み込めませんでした"
        action={<Button label="もう一度読み込む" size="small" variant="outline" onClick={() => void reload()} />}
      >
        {errorMessage(failure)}
      </Banner>
    );
  if (loaded === undefined)
    return (
      errorBanner ??
      (online ? <Spinner>読み込み中...</Spinner> : <Text tone="muted">つながると、一覧を読み込みます。</Text>)
    );
  const { rows, hasMore } = loaded;
  return (
    <>
      {errorBanner}
      <GrowingList rows={rows.length} more={hasMore ? `さらに${ROWS_STEP}件を見る` : null} onMore={showMore}>
        {rows.length === 0 ? empty : list(rows.map((row) => children(row, rows)))}
      </GrowingList>
    </>
  );
}

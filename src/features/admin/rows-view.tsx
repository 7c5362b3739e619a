import type { ReactNode } from 'react';
import { errorMessage } from '../../data/server/error-message.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { GrowingList } from '../../ui/layout/growing-list.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import { type LiveAdminRows, ROWS_STEP } from './use-admin-rows.ts';

interface RowsViewProps<Row> {
  readonly live: LiveAdminRows<Row>;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Shows server rows with their loading, error, empty and "show more" states. */
export function RowsView<Row>({ live, empty, children }: RowsViewProps<Row>) {
  const { loaded, failure, reload, showMore } = live;
  const online = useOnline();
  const errorBanner =
    failure === undefined || !online ? null : (
      <Banner
        tone="error"
        title="一覧を読み込めませんでした"
        action={<Button label="もう一度読み込む" size="small" variant="outline" onClick={() => void reload()} />}
      >
        <p>{errorMessage(failure)}</p>
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
        {rows.length === 0 ? empty : children(rows)}
      </GrowingList>
    </>
  );
}

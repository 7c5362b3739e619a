import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { readLeftOutKatas, writeLeftOutKatas } from '../../data/account/left-out-katas.ts';
import { sessionAtom } from '../../data/account/session-state.ts';
import { type LocalSummary, summarizeLocalData } from '../../data/member/local-data.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { VisibleKatas } from '../../shared/visible-katas.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** What a registration takes along, and which kata become visible by it. */
export function LocalNotice() {
  const session = useAtomValue(sessionAtom);
  const member = session.status === 'member' && session.member.isLocal ? session.member : null;
  const [summary, setSummary] = useState<LocalSummary | null>(null);
  useEffect(() => {
    // Without the summary nothing is left out, and the registration goes on.
    if (member !== null) summarizeLocalData(member).then(setSummary, () => undefined);
  }, [member]);
  if (summary === null) return null;
  return (
    <Banner tone="info" title="この端末の記録は、そのまま引き継がれます">
      <p>確認のメールは、このブラウザで開いてください。ほかで開いたときは、ここでログインすると引き継げます。</p>
      <VisibleKatas
        katas={summary.visibleKatas}
        leftOut={readLeftOutKatas(safeLocalStorage)}
        onChange={(ids) => writeLeftOutKatas(safeLocalStorage, ids)}
      />
    </Banner>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { deleteLocalData } from '../../../data/account/device-data.ts';
import {
  addRecordsApart,
  type LocalSummary,
  readRecordsApart,
  rowsWithout,
  summaryText,
} from '../../../data/member/local-data.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { VisibleKatas } from '../../../shared/visible-katas.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Small, TitledCard } from '../../../ui/layout/primitives.tsx';

const deletionQuestion = {
  title: '登録せずに使っていた記録を消しますか',
  body: 'ほかに控えはないため、元には戻せません。アカウントの記録は残ります。',
  confirmLabel: '消す',
  cancelLabel: '消さない',
  tone: 'danger',
} as const;

/** Records without an account that stand apart on this device: adds them to the account, or deletes them. */
export function RecordsApartCard() {
  const member = useMember();
  const { confirm } = useDialogs();
  const toast = useToast();
  const [summary, setSummary] = useState<LocalSummary | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const read = useCallback(
    () =>
      readRecordsApart(member).then(setSummary, (error: unknown) =>
        member.diagnostics.recordFailure('move-data', error),
      ),
    [member],
  );
  useEffect(() => void read(), [read]);
  if (summary === null) return null;

  async function change(work: () => Promise<void>, text: string) {
    setBusy(true);
    try {
      await work();
      toast({ text, tone: 'success' });
    } catch (error) {
      toast({ text: errorMessage(error), tone: 'error' });
    }
    setBusy(false);
    await read();
  }
  const today = member.clock.today();
  const days = summary.days.filter((day) => day > today);
  const add = () => addRecordsApart(member, rowsWithout({ kataIds: leftOut, days }));
  const remove = async () => {
    if (await confirm(deletionQuestion)) await change(deleteLocalData, '端末の記録を消しました');
  };
  return (
    <TitledCard title="登録せずに使っていた記録">
      <Small>{`この端末に、${summaryText(summary)}の記録が別に残っています。`}</Small>
      <VisibleKatas katas={summary.visibleKatas} leftOut={leftOut} onChange={setLeftOut} />
      <Button
        label="このアカウントに加える"
        variant="outline"
        full
        busy={isBusy}
        onClick={() => change(add, 'アカウントに加えました')}
      />
      <Button label="この端末から消す" variant="ghost" full busy={isBusy} onClick={remove} />
    </TitledCard>
  );
}

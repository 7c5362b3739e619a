import { useCallback, useEffect, useState } from 'react';
import { type DataAside, deleteDataOf, listDataAside } from '../data/account/device-data.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { Small, TitledCard } from '../ui/layout/primitives.tsx';

/** Data of others than the open member that is kept because rows of it have not been sent. */
function useDataAside() {
  const [aside, setAside] = useState<readonly DataAside[]>([]);
  const read = useCallback(
    () =>
      listDataAside().then(setAside, () => {
        // Without the list nothing is said, and nothing is removed.
      }),
    [],
  );
  useEffect(() => void read(), [read]);
  const accounts = aside.filter(({ isLocal }) => !isLocal);
  return { accounts, hasLocal: accounts.length < aside.length, read };
}

/** Says on the login whose data waits on this device. */
export function DataAsideNotice() {
  const { accounts, hasLocal } = useDataAside();
  if (accounts.length === 0 && !hasLocal) return null;
  return (
    <Banner tone="info" title="この端末に、記録があります">
      {accounts.length > 0 ? (
        <p>{`${unsentText(accounts)}そのアカウントでログインすると、続きから使えて、サーバーに送られます。`}</p>
      ) : null}
      {hasLocal ? <p>登録せずに使っていた記録は、「登録せずに始める」で続きから使えます。</p> : null}
    </Banner>
  );
}

function unsentText(accounts: readonly DataAside[]): string {
  const count = accounts.reduce<number | null>(
    (sum, { unsent }) => (sum === null || unsent === null ? null : sum + unsent),
    0,
  );
  return count === null
    ? '前に使っていたアカウントの記録があります。まだ送っていないものがあるかどうかは、確かめられませんでした。'
    : `前に使っていたアカウントの、まだ送っていない記録が${count}件あります。`;
}

const question = {
  title: 'ほかのアカウントの記録を消しますか',
  body: 'まだ送っていない記録は、ほかに控えがないため、元には戻せません。サーバーに届いた記録は残ります。',
  confirmLabel: '消す',
  cancelLabel: '消さない',
  tone: 'danger',
} as const;

/** Lets the open member remove what others have left on the device. */
export function DataAsideCard() {
  const { accounts, read } = useDataAside();
  const { confirm } = useDialogs();
  if (accounts.length === 0) return null;
  async function remove() {
    if (!(await confirm(question))) return;
    await Promise.allSettled(accounts.map(({ owner }) => deleteDataOf(owner)));
    await read();
  }
  return (
    <TitledCard title="ほかのアカウントの記録">
      <Small>{`${unsentText(accounts)}そのアカウントでログインすると、サーバーに送られます。`}</Small>
      <Button label="この端末から消す" variant="ghost" full onClick={remove} />
    </TitledCard>
  );
}

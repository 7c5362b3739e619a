import { useLoaded } from '../lib/use-loaded.ts';
import { type DataAside, deleteData, listDataAside } from '../session/foreign-data.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { TitledCard } from '../ui/layout/boxes.tsx';
import { Small } from '../ui/layout/text.tsx';

/** Data of others than the open member that is kept because rows of it have not been sent. */
export function useDataAside() {
  const { loaded, retry } = useLoaded(listDataAside);
  // Without the list nothing is said, and nothing is removed.
  const aside = loaded.state === 'ready' ? loaded.value : [];
  const accounts = aside.filter(({ isGuest }) => !isGuest);
  return { accounts, guests: aside.filter(({ isGuest }) => isGuest), read: retry };
}

/** Says on the login whose data waits on this device. */
export function DataAsideNotice() {
  const { accounts, guests } = useDataAside();
  if (accounts.length + guests.length === 0) return null;
  return (
    <Banner tone="info" title="この端末に、記録があります">
      {accounts.length > 0 ? (
        <p>{`${unsentText(accounts)}そのアカウントでログインすると、続きから使えて、サーバーに送られます。`}</p>
      ) : null}
      {guests.length > 0 ? <p>登録せずに使っていた記録は、「登録せずに始める」で続きから使えます。</p> : null}
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

const guestQuestion = {
  ...question,
  title: '登録せずに使っていた記録を消しますか',
  body: 'ほかに控えはないため、元には戻せません。アカウントの記録は残ります。',
} as const;

/** Lets the open member remove what others have left on the device, and says how a guest's records are added. */
export function DataAsideCards() {
  const { accounts, guests, read } = useDataAside();
  const { confirm } = useDialogs();
  const remove = async (aside: readonly DataAside[], texts: typeof question | typeof guestQuestion) => {
    if (!(await confirm(texts))) return;
    await Promise.allSettled(aside.map(({ dataId }) => deleteData(dataId)));
    read();
  };
  return (
    <>
      {guests.length > 0 ? (
        <TitledCard title="登録せずに使っていた記録">
          <Small>
            この端末に、登録せずに使っていた記録が別に残っています。このアカウントに加えるには、いちどログアウトし、「登録せずに始める」で開いてから、もう一度ログインします。
          </Small>
          <Button label="この端末から消す" variant="ghost" full onClick={() => remove(guests, guestQuestion)} />
        </TitledCard>
      ) : null}
      {accounts.length > 0 ? (
        <TitledCard title="ほかのアカウントの記録">
          <Small>{`${unsentText(accounts)}そのアカウントでログインすると、サーバーに送られます。`}</Small>
          <Button label="この端末から消す" variant="ghost" full onClick={() => remove(accounts, question)} />
        </TitledCard>
      ) : null}
    </>
  );
}

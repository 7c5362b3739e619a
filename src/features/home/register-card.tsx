import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { addEntry } from '../../data/member/member-settings.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PAGE_ID } from '../../ui/layout/page.tsx';
import { Row, Small, TitledCard } from '../../ui/layout/primitives.tsx';
import type { RegisterReason } from './register-reason.ts';

const EVICTION =
  'このブラウザは、しばらく開かないページの記録を消すことがあります。ホーム画面に追加したアプリへも、登録すると記録を移せます。';

/** Suggests a registration to a member without an account, until it is closed. */
export function RegisterCard({ reason }: { readonly reason: RegisterReason }) {
  const member = useMember();
  const { show } = useInstallPrompt();
  const canInstall = useInstallWay() !== 'none';
  const { name, count } = reason;

  function close() {
    // What could not be stored is suggested again at the next start.
    addEntry(member, 'cards', name, count).catch(() => undefined);
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
  }

  return (
    <TitledCard
      as="article"
      title={name === 'storage' ? '記録は、この端末にだけあります' : `稽古をした日が、${count}日になりました`}
      gap="xs"
    >
      <Small>
        {name === 'storage'
          ? EVICTION
          : '登録すると、ここまでの記録をそのまま引き継いで、端末が変わっても続けられます。'}
      </Small>
      <Row gap="xs" justify="end">
        <Button size="small" variant="quiet" onClick={close}>
          閉じる
        </Button>
        {name === 'storage' && canInstall ? (
          <Button size="small" variant="ghost" onClick={() => show('question')}>
            アプリにする
          </Button>
        ) : null}
        <ButtonLink size="small" variant="ghost" to={paths.myData}>
          書き出す
        </ButtonLink>
        <ButtonLink size="small" variant="outline" to={paths.register}>
          登録する
        </ButtonLink>
      </Row>
    </TitledCard>
  );
}

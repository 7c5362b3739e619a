import { useState } from 'react';
import { Button } from '../../../src/ui/controls/button.tsx';
import { useAnnounce } from '../../../src/ui/feedback/announcer.tsx';
import { Banner } from '../../../src/ui/feedback/banner.tsx';
import { Dialog } from '../../../src/ui/feedback/dialog.tsx';
import { useDialogs } from '../../../src/ui/feedback/dialog-host.tsx';
import { Spinner } from '../../../src/ui/feedback/empty-state.tsx';
import { useToast } from '../../../src/ui/feedback/toast.tsx';
import { Card, Row } from '../../../src/ui/layout/boxes.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Caption, Text } from '../../../src/ui/layout/text.tsx';

/** Banners, dialogs, toasts and announcements. */
export function FeedbackSheet() {
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const [answer, setAnswer] = useState('まだ');
  const confirmDelete = async (tone: 'normal' | 'danger') => {
    const confirmed = await dialogs.confirm({
      title: 'この型を削除しますか',
      body: <Text variant="small">削除した型は元に戻せません。</Text>,
      confirmLabel: '削除',
      tone,
    });
    setAnswer(confirmed ? 'はい' : 'いいえ');
  };
  const confirmWithLongLabels = () =>
    dialogs.confirm({
      title: '未送信の記録が1件あります',
      confirmLabel: '消してログアウト',
      cancelLabel: 'ログアウトしない',
      tone: 'danger',
    });
  const alertTwice = async () => {
    await dialogs.alert({ title: '一つめの知らせ' });
    await dialogs.alert({ title: '二つめの知らせ' });
    setAnswer('二つとも読みました');
  };
  return (
    <Page title="お知らせ">
      <Banner title="お知らせがあります">明日の朝、短い点検をします。稽古はそのまま続けられます。</Banner>
      <Banner tone="success">保存しました。</Banner>
      <Banner tone="warning" action={<Button label="再ログイン" size="small" variant="outline" />} onDismiss={() => {}}>
        再ログインが必要です。記録はこの端末に残っています。
      </Banner>
      <Banner tone="error" title="送信できませんでした">
        通信の状態を確かめて、もう一度お試しください。
      </Banner>
      <Card>
        <Row>
          <Button label="確認" onClick={() => confirmDelete('danger')} />
          <Button label="知らせ" variant="outline" onClick={() => dialogs.alert({ title: '本日は記録済みです' })} />
          <Button label="長い答え" variant="outline" onClick={confirmWithLongLabels} />
          <Button label="続けて知らせ" variant="outline" onClick={alertTwice} />
          <Button label="札を出す" variant="outline" onClick={() => setShown(true)} />
          <Button label="お知らせを開く" variant="outline" onClick={() => setOpen(true)} />
          <Button
            label="トースト"
            variant="outline"
            onClick={() => toast({ text: '自分の型にしました。', tone: 'success', ms: 700 })}
          />
          <Button label="読み上げ" variant="outline" onClick={() => announce('残り一分です')} />
        </Row>
        <Text variant="small">答え：{answer}</Text>
      </Card>
      <Spinner>読み込み中...</Spinner>
      {shown ? (
        <Dialog open title="すぐに消える札" onClose={() => setShown(false)}>
          <Text variant="small">閉じると、画面から外れます。</Text>
        </Dialog>
      ) : null}
      <Announcement open={open} onClose={() => setOpen(false)} />
    </Page>
  );
}

function Announcement({ open, onClose }: { open: boolean; onClose: () => void }) {
  const announce = useAnnounce();
  return (
    <Dialog
      open={open}
      title="十一月の合同稽古について"
      onClose={onClose}
      actions={<Button label="確認しました" full onClick={onClose} />}
    >
      <Caption numeric>2026年11月20日</Caption>
      <Text variant="reading">今月は火曜日の夜に集まります。はじめての方も、画面を消したまま参加できます。</Text>
      <Button label="読み上げる" variant="ghost" onClick={() => announce('ダイアログの中から')} />
    </Dialog>
  );
}

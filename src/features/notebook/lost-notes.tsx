import { useMember } from '../../data/member/member-context.tsx';
import { writeLostNote } from '../../data/notebook/lost-notes.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { dismissNotice, useLostRows } from '../../data/sync/lost-rows.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Row } from '../../ui/layout/primitives.tsx';

/** Notes that were edited here and deleted on another device, until the member has decided about them. */
export function LostNotes() {
  const member = useMember();
  const toast = useToast();
  const lost = useLostRows('notes');

  function decide(stored: Promise<void>) {
    stored.catch((cause) => toast({ text: `保存できませんでした。${errorMessage(cause)}`, tone: 'error' }));
  }

  return lost.map((notice) => (
    <Banner
      key={notice.id}
      tone="warning"
      title="直したひとことは、別の端末で削除されていました"
      action={
        <Row>
          <Button size="small" onClick={() => decide(writeLostNote(member, notice))}>
            もう一度書きとめる
          </Button>
          <Button size="small" variant="outline" onClick={() => decide(dismissNotice(member, notice))}>
            捨てる
          </Button>
        </Row>
      }
    >
      <p>
        「<bdi>{notice.title}</bdi>」
      </p>
    </Banner>
  ));
}

import { useState } from 'react';
import { dayAt, dayNumber } from '../../../sync/model/day/day.ts';
import type { KataHiding } from '../../../sync/model/kata/reports.ts';
import { useProfileDocument } from '../../data/account/profile.ts';
import { discardCopy, type OwnKata, type OwnKatas } from '../../data/kata/katas.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { LostRows } from '../../shared/lost-rows.tsx';
import { useReportFailure } from '../../shared/use-report-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Row } from '../../ui/layout/boxes.tsx';
import { decisionReason, hidingText, kataTitle } from './kata-texts.ts';
import { EditKataDialog } from './list/edit-kata-dialog.tsx';

/** Rejection codes about the source of a copy, which the member cannot fix by editing. */
const copyRejections: ReadonlySet<string> = new Set(['already_copied', 'own_kata', 'source_gone']);

const SHOWN = 3;

const FAILED = '確認を保存できませんでした。';

/** The stop of the member's sharing, and notices about lost, rejected and hidden kata, shown until acknowledged or fixed. */
export function KataNotices({ katas }: { readonly katas: OwnKatas }) {
  const member = useMember();
  const report = useReportFailure();
  const [edited, setEdited] = useState<OwnKata | null>(null);
  const stop = useProfileDocument()?.sharing_stopped ?? null;
  const rejected = katas.list.filter(({ delivery }) => delivery === 'rejected');
  const confirmed = useMemberSetting('announcements');
  // A hiding is news until the kata is corrected, or the member has confirmed it on any device.
  const hidden = katas.list.flatMap((kata) => {
    const { hiding } = kata;
    if (hiding === null || hiding.corrected) return [];
    return (confirmed[entryOf(kata)] ?? 0) < hiddenDay(hiding) ? [{ kata, hiding }] : [];
  });
  return (
    <>
      {stop === null ? null : (
        <Banner tone="warning" title="管理者が、あなたの型の共有を止めています">
          {`${decisionReason(stop)}ほかの会員の画面には出ませんが、登録した型は残っています。ご自身の稽古には、このまま使えます。`}
        </Banner>
      )}
      <LostRows
        collection="kata_forms"
        restoreLabel="もう一度登録する"
        failed={FAILED}
        say={(name) => ({
          title: `「${kataTitle({ name, zou: '' })}」は別の端末で削除されていました`,
          text: 'この端末で書いた内容は残してあります。もう一度登録するか、捨てるかを選べます。',
        })}
      />
      {rejected.slice(0, SHOWN).map((kata) => (
        <RejectedKata key={kata.id} kata={kata} onEdit={() => setEdited(kata)} />
      ))}
      {hidden.slice(0, SHOWN).map(({ kata, hiding }) => (
        <Banner
          key={kata.id}
          tone="warning"
          title={`「${kataTitle(kata)}」は、ほかの会員に見えなくなりました`}
          action={
            <Row gap="xs">
              <Button label="内容を直す" size="small" onClick={() => setEdited(kata)} />
              <Button
                label="確認しました"
                size="small"
                variant="outline"
                onClick={() => report(addEntry(member, 'announcements', entryOf(kata), hiddenDay(hiding)), FAILED)}
              />
            </Row>
          }
        >
          {`${hidingText(hiding)}ご自身の稽古には、このまま使えます。`}
        </Banner>
      ))}
      <EditKataDialog kata={edited} katas={katas.list} onClose={() => setEdited(null)} />
    </>
  );
}

function RejectedKata({ kata, onEdit }: { readonly kata: OwnKata; readonly onEdit: () => void }) {
  const member = useMember();
  const report = useReportFailure();
  const code = kata.rejectionCode ?? '';
  const isCopy = copyRejections.has(code);
  const [title, text] = isCopy
    ? ['型のコピーに失敗しました。', rejectionText(code)]
    : [
        `型の登録に失敗しました: ${rejectionText(code)}`,
        'この型は、端末に残っています。内容を直すと、もう一度送ります。',
      ];
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        isCopy ? (
          <Button
            label="確認しました"
            size="small"
            variant="outline"
            onClick={() => report(discardCopy(member, kata.id), FAILED)}
          />
        ) : (
          <Button label="内容を直す" size="small" variant="outline" onClick={onEdit} />
        )
      }
    >
      <p>
        「<bdi>{kataTitle(kata)}</bdi>」
      </p>
      <p>{text}</p>
    </Banner>
  );
}

function entryOf({ id }: OwnKata): string {
  return `hidden-${id}`;
}

/** The Tokyo day of the hiding, as the number of days since 1970. */
function hiddenDay({ hidden_at }: KataHiding): number {
  return dayNumber(dayAt(Date.parse(hidden_at)));
}

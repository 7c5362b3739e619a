import { dayAt, dayNumber } from '../../../sync/rules/day.ts';
import type { KataHiding } from '../../../sync/rules/kata-reports.ts';
import type { OwnKata } from '../../data/kata/katas.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Row } from '../../ui/layout/primitives.tsx';
import { hidingText } from './hiding-text.ts';
import { kataTitle } from './kata-title.ts';

const SHOWN = 3;

interface HidingNoticesProps {
  readonly katas: readonly OwnKata[];
  readonly onEdit: (kata: OwnKata) => void;
}

/** Tells the author that the admin has hidden a kata, until it is corrected or they have confirmed it on any device. */
export function HidingNotices({ katas, onEdit }: HidingNoticesProps) {
  const member = useMember();
  const toast = useToast();
  const confirmed = useMemberSetting('announcements');
  if (confirmed === undefined) return null;
  const news = katas.flatMap((kata) => {
    const { hiding } = kata;
    const isNews = hiding !== null && !hiding.corrected && (confirmed[entryOf(kata)] ?? 0) < hiddenDay(hiding);
    return isNews ? [{ kata, hiding }] : [];
  });

  function confirm(kata: OwnKata, hiding: KataHiding) {
    addEntry(member, 'announcements', entryOf(kata), hiddenDay(hiding)).catch((cause) =>
      toast({ text: `確認を保存できませんでした。${errorMessage(cause)}`, tone: 'error' }),
    );
  }
  return news.slice(0, SHOWN).map(({ kata, hiding }) => (
    <Banner
      key={kata.id}
      tone="warning"
      title={`「${kataTitle(kata)}」は、ほかの会員に見えなくなりました`}
      action={
        <Row gap="xs">
          <Button label="内容を直す" size="small" onClick={() => onEdit(kata)} />
          <Button label="確認しました" size="small" variant="outline" onClick={() => confirm(kata, hiding)} />
        </Row>
      }
    >
      <p>{hidingText(hiding)}ご自身の稽古には、このまま使えます。</p>
    </Banner>
  ));
}

function entryOf({ id }: OwnKata): string {
  return `hidden-${id}`;
}

/** The Tokyo day of the hiding, as the number of days since 1970. */
function hiddenDay({ hidden_at }: KataHiding): number {
  return dayNumber(dayAt(Date.parse(hidden_at)));
}

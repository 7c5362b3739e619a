import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysBetween, isDay } from '../../../sync/model/day/day.ts';
import type { Recall } from '../../../sync/model/notebook/recall.ts';
import type { ContentMilestone } from '../../../sync/model/practice/content-milestones.ts';
import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import { noAim, saveAim } from '../../data/member/aim.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { addEntries, addEntry } from '../../data/member/member-settings.ts';
import { editNote } from '../../data/notebook/note-commands.ts';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { AimFields } from '../../shared/aim-fields.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Seal } from '../../ui/graphics/seal.tsx';
import { Card, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import type { Celebration } from './celebration.ts';
import type { CardOf, ExtraCard } from './extra-card.ts';
import { KeptCard } from './kept-card.tsx';
import type { RegisterReason } from './register-reason.ts';
import { DrillCard, MonthlyCard, ReviewCard } from './ten-minutes-cards.tsx';
import { closeCard, useCloseQuestion } from './use-close-question.ts';
import { WeekCard } from './week/week-card.tsx';

/** The lesson is shown by the card of the programme. */
export function ExtraCardView({ card }: { readonly card: ExtraCard }) {
  switch (card.kind) {
    case 'register':
      return <RegisterCard reason={card.reason} />;
    case 'aim':
      return <AimCard />;
    case 'celebration':
      return <CelebrationCard celebration={card.celebration} />;
    case 'measure':
      return <MeasureCard {...card} />;
    case 'line':
      return <LineCard note={card.note} />;
    case 'kept':
      return <KeptCard question={card.question} />;
    case 'week':
      return <WeekCard {...card} />;
    case 'review':
      return <ReviewCard of={card.of} />;
    case 'monthly':
      return <MonthlyCard {...card} />;
    case 'drill':
      return <DrillCard {...card} />;
    case 'lesson':
      return null;
  }
}

/** Asked until it is answered or put away on any device. */
function AimCard() {
  const member = useMember();
  const navigate = useNavigate();
  const closeQuestion = useCloseQuestion();
  const [aim, setAim] = useState(noAim);
  return (
    <TitledCard
      as="article"
      title="どんな稽古から始めますか"
      note="最初におすすめする稽古を選びます。答えなくてもかまいません。あとから設定で変えられます。"
    >
      <AimFields aim={aim} onChange={setAim} />
      <Row gap="xs" justify="end">
        <Button label="答えない" size="small" variant="quiet" onClick={() => closeQuestion(saveAim(member, noAim))} />
        <Button
          label="おすすめを見る"
          size="small"
          variant="outline"
          disabled={aim.why === null && aim.minutes === null}
          onClick={() => closeQuestion(saveAim(member, aim).then(() => navigate(paths.menu)))}
        />
      </Row>
    </TitledCard>
  );
}

const contentWords: Readonly<Record<ContentMilestone, { readonly title: string; readonly text: string }>> = {
  utsusie: { title: '写絵の三問が、はじめて全部合いました', text: '一度聞いた話から、三つの答えがそろいました。' },
  practices: { title: '稽古が、十回になりました', text: 'ここまでのひとつひとつが、履歴に並んでいます。' },
  level: { title: 'はじめて、次の級が開きました', text: '同じ稽古が、少し手ごたえのあるかたちで待っています。' },
  readings: { title: '読めた語が、三十になりました', text: '辞書の稽古で読めた語は、履歴で数えています。' },
  line: { title: '書いた一行を、はじめて使いました', text: '稽古帳のことばが、ふだんの一日に出ていきました。' },
};

/** Tells a milestone and earned tickets, until it is closed on any device. */
function CelebrationCard({ celebration }: { readonly celebration: Celebration }) {
  const member = useMember();
  const { milestone, newTickets, entries } = celebration;
  const content = milestone !== null && !('days' in milestone) ? contentWords[milestone.of] : null;
  const days = milestone !== null && 'days' in milestone ? milestone : null;
  return (
    <Card as="article" labelledBy="celebration" gap="xs">
      <Row wrap="words">
        <span aria-hidden="true">
          <Seal size={44}>{milestone === null ? '復' : days?.of === 'streak' ? days.days : '節'}</Seal>
        </span>
        <Stack gap="3xs">
          <Heading id="celebration">
            {content?.title ??
              (days === null ? `復活チケットが${newTickets}枚増えました` : `${formatNumber(days.days)}日の節目です`)}
          </Heading>
          {content === null ? null : <Small>{content.text}</Small>}
          {days === null ? null : (
            <Small>
              {days.of === 'streak' ? <span>最長記録が</span> : <span>稽古した日が、全部で</span>}
              <span>{`${formatNumber(days.days)}日に届きました。ここまで続けてきた日々に、ひとつ印を。`}</span>
            </Small>
          )}
          {newTickets === 0 ? null : (
            <Small>{`${milestone === null ? '' : `復活チケットも${newTickets}枚増えました。`}30日続けるごとに、1枚届きます。`}</Small>
          )}
        </Stack>
      </Row>
      <Row justify="end">
        <Button
          label="閉じる"
          size="small"
          variant="outline"
          onClick={() => closeCard(addEntries(member, 'milestones', entries))}
        />
      </Row>
    </Card>
  );
}

const EVICTION =
  'このブラウザは、しばらく開かないページの記録を消すことがあります。ホーム画面に追加したアプリへも、登録すると記録を移せます。';

function RegisterCard({ reason }: { readonly reason: RegisterReason }) {
  const member = useMember();
  const closeQuestion = useCloseQuestion();
  const { show } = useInstallPrompt();
  const canInstall = useInstallWay() !== 'none';
  const { name, count, practiceDays } = reason;
  return (
    <TitledCard
      as="article"
      title={name === 'storage' ? '記録は、この端末にだけあります' : `稽古をした日が、${practiceDays}日になりました`}
      note={
        name === 'storage' ? EVICTION : '登録すると、ここまでの記録をそのまま引き継いで、端末が変わっても続けられます。'
      }
      gap="xs"
    >
      <Row gap="xs" justify="end">
        <Button
          label="閉じる"
          size="small"
          variant="quiet"
          onClick={() => closeQuestion(addEntry(member, 'cards', name, count))}
        />
        {name === 'storage' && canInstall ? (
          <Button label="アプリにする" size="small" variant="ghost" onClick={() => show('question')} />
        ) : null}
        <ButtonLink label="書き出す" size="small" variant="ghost" to={paths.myData} />
        <ButtonLink label="登録する" size="small" variant="outline" to={paths.register} />
      </Row>
    </TitledCard>
  );
}

/** Offers the optional measurement, until it is closed. */
function MeasureCard({ occasion, isFirst }: CardOf<'measure'>) {
  const member = useMember();
  const closeQuestion = useCloseQuestion();
  return (
    <TitledCard
      as="article"
      title={occasion === 1 ? '今の自分をはかっておきますか' : `はじめてから${occasion}日`}
      note={
        isFirst
          ? 'はじめての三分です。記録を残すと、のちの自分と並べて見られます。しなくても、稽古は続けられます。'
          : '前と同じ3分で、今の自分をはかれます。はかるかどうかは、自由です。'
      }
      gap="xs"
    >
      <Row gap="xs" justify="end">
        <Button
          label="今はしない"
          size="small"
          variant="ghost"
          onClick={() => closeQuestion(addEntry(member, 'cards', 'measure', occasion))}
        />
        <ButtonLink label="はかる" size="small" variant="outline" to={paths.measure} />
      </Row>
    </TitledCard>
  );
}

const answers: readonly (readonly [label: string, recall: Recall])[] = [
  ['使った', 'used'],
  ['まだ', 'later'],
  ['もう出さない', 'never'],
];

/** A line of seven days ago, folded, and later one of eight or nine: whether it was used. Closing it without an answer is fine. */
function LineCard({ note: { id, day, text, question } }: { readonly note: OwnNote }) {
  const member = useMember();
  const today = useToday();
  const closeQuestion = useCloseQuestion();
  const ago = '七八九'[(isDay(day) ? daysBetween(day, today) : 0) - 7] ?? '七';
  return (
    <Card as="article" label="前に書いた一行" gap="s">
      <Disclosure summary={`${ago}日前の一行があります`}>
        <Stack gap="xs">
          {question === null ? null : <Small>{question}</Small>}
          <Text>
            <span dir="auto">{text}</span>
          </Text>
          <Row gap="xs">
            {answers.map(([label, recall]) => (
              <Button
                key={recall}
                label={label}
                size="small"
                variant="outline"
                onClick={() => closeQuestion(editNote(member, id, { recall }))}
              />
            ))}
          </Row>
        </Stack>
      </Disclosure>
      <Row justify="end">
        <Button label="今日はいい" size="small" variant="quiet" onClick={() => closeQuestion()} />
      </Row>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { MONTHLY } from '../../../sync/model/practice/monthly.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { origins, paths } from '../../paths.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { Caption, Heading, Small } from '../../ui/layout/text.tsx';
import { type CardOf, TEN_MINUTES } from './extra-card.ts';

const reviews = {
  kata: {
    title: '型を確かめる',
    text: '前に確かめた型に、また会う日です。',
    to: paths.kataTab('test'),
    link: '型のテストへ',
  },
  words: {
    title: 'ことばの復習',
    text: 'あいまいだった語に、もう一度会う日です。',
    to: paths.practice('jisho'),
    link: '辞書の稽古へ',
  },
} as const;

/** A review that is due. */
export function ReviewCard({ of }: { readonly of: keyof typeof reviews }) {
  const { title, text, to, link } = reviews[of];
  return (
    <TenMinutesCard to={to} link={link}>
      <Words title={title} text={text} />
    </TenMinutesCard>
  );
}

/** A drill that was not practised for long, or never. */
export function DrillCard({ drill, daysSince }: CardOf<'drill'>) {
  const { name, tagline, difficulty, minutes, path } = drill;
  const since = daysSince === null ? 'まだ試していない稽古です。' : `前の稽古から${daysSince}日たちました。`;
  return (
    <TenMinutesCard to={path} link="この稽古をひらく" chip={`${difficulty}・${minutes}分`}>
      <Words title={name} text={`${tagline}。${since}`} />
    </TenMinutesCard>
  );
}

/** 月の通し稽古, which is offered for a week. */
export function MonthlyCard({ theme, lastDay }: CardOf<'monthly'>) {
  return (
    <TenMinutesCard to={paths.practice(MONTHLY)} link="この稽古をひらく" chip={`${monthAndDay(lastDay)}まで`}>
      <Words
        title={`${practiceName(MONTHLY)}「${theme}」`}
        text="話をひとつ聞き、情景をひとつ当て、終わりに語り直します。月に一度の、10分ほどの稽古です。"
      />
    </TenMinutesCard>
  );
}

interface TenMinutesCardProps {
  readonly children: ReactNode;
  readonly to: string;
  readonly link: string;
  readonly chip?: string;
}

function TenMinutesCard({ children, to, link, chip }: TenMinutesCardProps) {
  return (
    <Card as="article" label={TEN_MINUTES} gap="xs">
      <Row justify="between">
        <Caption>{TEN_MINUTES}</Caption>
        {chip === undefined ? null : <Chip>{chip}</Chip>}
      </Row>
      {children}
      <ButtonLink label={link} variant="outline" full to={to} state={origins.home} />
    </Card>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack gap="3xs">
      <Heading ruby={title} />
      <Small ruby={text} />
    </Stack>
  );
}

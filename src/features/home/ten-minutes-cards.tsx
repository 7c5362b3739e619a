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
  return <TenMinutesCard {...reviews[of]} />;
}

/** A drill that was not practised for long, or never. */
export function DrillCard({ drill, daysSince }: CardOf<'drill'>) {
  const { name, tagline, difficulty, minutes, path } = drill;
  const since = daysSince === null ? 'まだ試していない稽古です。' : `前の稽古から${daysSince}日たちました。`;
  return <TenMinutesCard title={name} text={`${tagline}。${since}`} to={path} chip={`${difficulty}・${minutes}分`} />;
}

/** 月の通し稽古, which is offered for a week. */
export function MonthlyCard({ theme, lastDay }: CardOf<'monthly'>) {
  return (
    <TenMinutesCard
      title={`${practiceName(MONTHLY)}「${theme}」`}
      text="話をひとつ聞き、情景をひとつ当て、終わりに語り直します。月に一度の、10分ほどの稽古です。"
      to={paths.practice(MONTHLY)}
      chip={`${monthAndDay(lastDay)}まで`}
    />
  );
}

interface TenMinutesCardProps {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link?: string;
  readonly chip?: string;
}

function TenMinutesCard({ title, text, to, link = 'この稽古をひらく', chip }: TenMinutesCardProps) {
  return (
    <Card as="article" label={TEN_MINUTES} gap="xs">
      <Row justify="between">
        <Caption>{TEN_MINUTES}</Caption>
        {chip === undefined ? null : <Chip>{chip}</Chip>}
      </Row>
      <Stack gap="3xs">
        <Heading ruby={title} />
        <Small ruby={text} />
      </Stack>
      <ButtonLink label={link} variant="outline" full to={to} state={origins.home} />
    </Card>
  );
}

import { Button } from '../../../src/ui/controls/button.tsx';
import { Chip } from '../../../src/ui/controls/chip.tsx';
import { Disclosure } from '../../../src/ui/controls/disclosure.tsx';
import { ProgressBar } from '../../../src/ui/feedback/progress-bar.tsx';
import { Enso, EnsoNumber } from '../../../src/ui/graphics/enso.tsx';
import { Seal } from '../../../src/ui/graphics/seal.tsx';
import { Stat, StatList } from '../../../src/ui/graphics/stat.tsx';
import { List, ListRow } from '../../../src/ui/layout/list.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Caption, Card, Heading, Row, Small, Stack, Text } from '../../../src/ui/layout/primitives.tsx';
import { VisuallyHidden } from '../../../src/ui/layout/visually-hidden.tsx';
import styles from './gallery.module.css';

const TICKETS = [
  { id: 1, variant: 'outline' },
  { id: 2, variant: 'outline' },
  { id: 3, variant: 'spent' },
] as const;

/** The home screen. */
export function HomeSheet() {
  return (
    <Page title="稽古">
      <Small>
        おはようございます、
        <Text as="strong" variant="small" strong>
          花子
        </Text>
        さん
      </Small>
      <Card label="連続記録">
        <div className={styles.streak}>
          <Enso fraction={12 / 30}>
            <EnsoNumber value={12} unit="日連続" />
          </Enso>
          <StatList>
            <Stat label="総ログイン" value={48} />
            <Stat label="最長記録" value={21} unit="日" />
            <Stat label="復活チケット" value={<Tickets />} />
          </StatList>
        </div>
      </Card>
      <Card as="article" labelledBy="today" gap="s">
        <Row justify="between">
          <Caption>今日の稽古</Caption>
          <Chip>初級・8分</Chip>
        </Row>
        <Stack gap="3xs">
          <Heading id="today">通勤路を三つの音で描く</Heading>
          <Small>耳だけで景色を思い出し、順に言葉にします。</Small>
        </Stack>
        <Button label="始める" full />
      </Card>
      <Card label="頭の回転を上げる" gap="xs">
        <Row justify="between">
          <Caption>頭の回転を上げる</Caption>
          <Small numeric>11 / 30</Small>
        </Row>
        <ProgressBar label="頭の回転を上げる" value={11} max={30} valueText="30日中11日" />
        <Row justify="between">
          <Text variant="small">レッスン12</Text>
          <Chip tone="success">今日は終わり</Chip>
        </Row>
      </Card>
      <Card label="合同稽古">
        <Row justify="between">
          <Stack gap="3xs">
            <Caption>合同稽古</Caption>
            <Text variant="small" strong numeric>
              11月24日（火）20:00
            </Text>
          </Stack>
          <Button label="予定に追加" variant="outline" size="small" />
        </Row>
      </Card>
      <Card>
        <Disclosure summary="はじめての方へ">
          <List as="ol">
            <ListRow leading={<Seal size={28}>一</Seal>} title="基礎意識の解説を見る" />
            <ListRow leading={<Seal size={28}>二</Seal>} title="十七の稽古から選ぶ" text="どれも数分で終わります。" />
          </List>
        </Disclosure>
      </Card>
    </Page>
  );
}

function Tickets() {
  return (
    <Row gap="2xs" wrap={false}>
      <VisuallyHidden>2枚</VisuallyHidden>
      {TICKETS.map((ticket) => (
        <span key={ticket.id} aria-hidden="true">
          <Seal variant={ticket.variant} size={20}>
            復
          </Seal>
        </span>
      ))}
    </Row>
  );
}

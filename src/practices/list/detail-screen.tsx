import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { origins, paths } from '../../paths.ts';
import { FirstMovesLine } from '../../shared/first-moves-line.tsx';
import { ReadWordsCard } from '../../shared/read-words-card.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Seal } from '../../ui/graphics/seal.tsx';
import { Card, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Caption, Heading, Text } from '../../ui/layout/text.tsx';
import { findPractice } from '../find-practice.ts';
import { BackButton, useGoBack } from '../host/drill-page.tsx';
import { GoalWords } from '../host/goal-card.tsx';
import { StartButton } from '../host/start-button.tsx';
import { useOpenPractices } from '../use-open-practices.ts';
import { PracticeMotif } from './practice-motif.tsx';
import { drillPath, type PracticeTile } from './tiles.ts';

export function DetailScreen() {
  const { trainingId, id = trainingId } = useParams();
  return <PracticeDetail id={id} />;
}

/** Detail page of a practice, with its start button. */
export function PracticeDetail({ id }: { readonly id: string | undefined }) {
  const openPractices = useOpenPractices();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const isFromDrill = useLocation().state === origins.drill;
  const practice = id === undefined ? undefined : findPractice(id);
  if (practice === undefined) return <UnknownPractice />;
  const path = drillPath(practice.id, openPractices);
  return (
    <Page
      key={practice.id}
      title={practice.name}
      back={isFromDrill ? <BackButton onBack={goBack} /> : <BackLink to={paths.practices} />}
      footer={
        <StartButton
          id={practice.id}
          name={practice.name}
          onDrill={path === null ? null : () => (isFromDrill ? goBack() : void navigate(path))}
        />
      }
    >
      <DetailWords entry={practice} isLocked={path === null} />
    </Page>
  );
}

function UnknownPractice() {
  return (
    <Page title="稽古の詳細" back={<BackLink to={paths.practices} />}>
      <Stack fill>
        <EmptyState
          title="トレーニングが見つかりません"
          action={<ButtonLink label="稽古の一覧へ戻る" to={paths.practices} />}
        >
          アドレスが変わったか、まだない稽古のようです。
        </EmptyState>
      </Stack>
    </Page>
  );
}

const numerals = ['一', '二', '三', '四', '五'] as const;

function DetailWords({ entry, isLocked }: Pick<PracticeTile, 'entry'> & { readonly isLocked: boolean }) {
  return (
    <>
      <Card gap="s">
        <Row align="center" gap="m">
          <PracticeMotif id={entry.id} size={72} />
          <Stack gap="3xs">
            <Caption>{entry.reading}</Caption>
            <Heading variant="brush" ruby={entry.tagline} />
          </Stack>
        </Row>
        <Row gap="xs">
          {isLocked ? <Chip tone="warning">準備中</Chip> : null}
          <Chip>{entry.difficulty}</Chip>
          <Chip>{`${entry.estimatedMinutes}分`}</Chip>
          <Chip>{entry.posture}</Chip>
        </Row>
        <Text variant="reading" ruby={entry.description} />
        <GoalWords entry={entry} />
      </Card>
      <TitledCard title="進め方" gap="xs">
        <List as="ol" label="進め方">
          {entry.howTo.map((step, index) => (
            <ListRow key={step} leading={<Seal size={32}>{numerals[index]}</Seal>} title={<Ruby>{step}</Ruby>} />
          ))}
        </List>
      </TitledCard>
      {entry.id === 'jisho' ? <ReadWordsCard /> : null}
      {entry.id === 'setsuna' ? <FirstMovesLine /> : null}
    </>
  );
}

import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { origins, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { findPractice } from '../find-practice.ts';
import { BackButton, useGoBack } from '../host/drill-page.tsx';
import { StartButton } from '../host/start-button.tsx';
import { useOpenPractices } from '../use-open-practices.ts';
import { DetailWords } from './detail-words.tsx';
import { drillPath } from './tiles.ts';

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

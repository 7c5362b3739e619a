import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Card } from '../../ui/layout/primitives.tsx';
import { SpecialCardMotif } from './motifs/special.tsx';
import { BRAIN_SPEED_TITLE, HUB_TITLE } from './titles.ts';

export function GuestHubScreen() {
  return (
    <LoginNeeded title={HUB_TITLE} message="ログインが必要です" motif={<SpecialCardMotif id="brain-speed" />}>
      特殊意識の稽古は、会員の方に開いています。ログインすると、この画面に戻ります。
    </LoginNeeded>
  );
}

export function GuestBrainSpeedScreen() {
  return (
    <LoginNeeded
      title={BRAIN_SPEED_TITLE}
      message="トレーニングを開始するにはログインが必要です"
      motif={<SpecialCardMotif id="brain-speed" />}
    >
      1日1回、30レッスン。どこまで進んだかは、ログインした方ごとに残ります。
    </LoginNeeded>
  );
}

interface LoginNeededProps {
  readonly title: string;
  readonly message: string;
  readonly motif: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a screen for a visitor without a session; login returns to it. */
function LoginNeeded({ title, message, motif, children }: LoginNeededProps) {
  const { pathname, search } = useLocation();
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={message}
          motif={motif}
          action={<ButtonLink label="ログイン" to={paths.login} state={{ from: `${pathname}${search}` }} />}
        >
          {children}
        </EmptyState>
      </Card>
    </Page>
  );
}

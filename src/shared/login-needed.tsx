import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/boxes.tsx';
import { Page } from '../ui/layout/page.tsx';

interface LoginNeededProps {
  readonly title: string;
  readonly message?: string;
  readonly motif: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a screen for a visitor without a session; login returns to it. */
export function LoginNeeded({ title, message = 'ログインが必要です', motif, children }: LoginNeededProps) {
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

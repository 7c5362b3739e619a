import { Children, type ReactNode, useEffect } from 'react';
import { forgetFailedQueries } from '../data/member/use-live.ts';
import { useServices } from '../session/services.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { Card, Row } from '../ui/layout/boxes.tsx';
import { Small } from '../ui/layout/text.tsx';

/** The cards of a screen: one that throws leaves a line in its place, and the others standing. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (card) => (
    <ErrorBoundary fallback={(retry) => <BrokenCard onRetry={retry} />}>{card}</ErrorBoundary>
  ));
}

function BrokenCard({ onRetry }: { readonly onRetry: () => void }) {
  const { checkStorage } = useServices();
  useEffect(checkStorage, [checkStorage]);
  function readAgain() {
    forgetFailedQueries();
    onRetry();
  }
  return (
    <Card>
      <Row justify="between">
        <Small>ここを表示できませんでした。</Small>
        <Button label="もう一度" size="small" variant="outline" onClick={readAgain} />
      </Row>
    </Card>
  );
}

import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SpinnerMark } from '../../../ui/feedback/spinner-mark.tsx';
import { Row, Small } from '../../../ui/layout/primitives.tsx';

interface SearchStateProps {
  readonly status: 'idle' | 'searching' | 'complete' | 'offline' | 'failed';
  /** Number of shared kata on the device. */
  readonly bundled: number;
  readonly onRetry: () => void;
}

export function SearchState({ status, bundled, onRetry }: SearchStateProps) {
  switch (status) {
    case 'idle':
    case 'complete':
      return null;
    case 'searching':
      return (
        <Row justify="center">
          <SpinnerMark />
          <Small>ほかの型を探しています...</Small>
        </Row>
      );
    case 'offline':
      return (
        <Banner tone="info" title="オフラインです">
          <p>
            {bundled === 0
              ? 'みんなの型は、つながると読み込まれます。'
              : `この端末にある、よく写された${bundled}件から探しています。つながると、ほかの型も続けて表示します。`}
          </p>
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          title="ほかの型を読み込めませんでした"
          action={
            <Button size="small" variant="outline" onClick={onRetry}>
              もう一度探す
            </Button>
          }
        >
          <p>表示されているのは、この端末にある型です。</p>
        </Banner>
      );
  }
}

import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { RetryButton } from '../host/retry-button.tsx';
import type { ArticleReading } from './use-article.ts';

interface ArticleActionsProps {
  readonly reading: ArticleReading;
  readonly onLeave: () => void;
}

/** Actions at the bottom of the screen. While reading, stop comes first. */
export function ArticleActions({ reading, onLeave }: ArticleActionsProps) {
  const { phase, speech, record, isInterrupted, play, stop, continueReading, newArticle } = reading;
  const another = (label: string, variant: 'primary' | 'outline') => (
    <Button key="another" full variant={variant} onClick={newArticle}>
      {label}
    </Button>
  );

  switch (phase.name) {
    case 'ready':
      return (
        <>
          <Button key="voice" full disabled={speech.state === 'loading'} onClick={ignoreDoubleClick(play)}>
            {speech.state === 'silent' ? '始める' : '読み上げを始める'}
          </Button>
          {another('別の記事', 'outline')}
        </>
      );
    case 'playing':
      return isInterrupted ? (
        <>
          <Button key="on" full onClick={continueReading}>
            続きを聞く
          </Button>
          <Button key="voice" full variant="outline" onClick={stop}>
            停止
          </Button>
        </>
      ) : (
        <>
          <Button key="voice" full onClick={ignoreDoubleClick(stop)}>
            停止
          </Button>
          {another('別の記事', 'outline')}
        </>
      );
    case 'finished':
      return (
        <>
          <RetryButton state={record.state} onRetry={record.retry} />
          {another('別の記事を聞く', record.state === 'failed' ? 'outline' : 'primary')}
          <Button key="leave" full variant="outline" onClick={onLeave}>
            稽古の一覧へ
          </Button>
        </>
      );
  }
}

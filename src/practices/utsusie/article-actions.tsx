import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import type { ArticleReading } from './use-article.ts';

/** Actions at the bottom of the screen until the reading ends. While reading, stop comes first. */
export function ArticleActions({ reading }: { readonly reading: ArticleReading }) {
  const { phase, speech, isInterrupted, play, stop, continueReading, newArticle } = reading;
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
      return null;
  }
}

import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import type { ArticleReading } from './use-article.ts';

/** Actions at the bottom of the screen until the reading ends. While reading, stop comes first. */
export function ArticleActions({ reading }: { readonly reading: ArticleReading }) {
  const { phase, speech, isInterrupted, play, stop, continueReading, newArticle } = reading;
  const another = (label: string, variant: 'primary' | 'outline') => (
    <Button label={label} key="another" full variant={variant} onClick={newArticle} />
  );

  switch (phase.name) {
    case 'ready':
      return (
        <>
          <Button
            label={speech.state === 'silent' ? '始める' : '読み上げを始める'}
            key="voice"
            full
            disabled={speech.state === 'loading'}
            onClick={ignoreDoubleClick(play)}
          />
          {another('別の記事', 'outline')}
        </>
      );
    case 'playing':
      return isInterrupted ? (
        <>
          <Button label="続きを聞く" key="on" full onClick={continueReading} />
          <Button label="停止" key="voice" full variant="outline" onClick={stop} />
        </>
      ) : (
        <>
          <Button label="停止" key="voice" full onClick={ignoreDoubleClick(stop)} />
          {another('別の記事', 'outline')}
        </>
      );
    case 'finished':
      return null;
  }
}

import { VoiceNotices } from '../../shared/voice-notices.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useDrill } from '../host/use-drill.ts';
import { ArticlePhase, useArticleActions } from './article-phase.tsx';
import { FinishedScreen } from './finished-screen.tsx';
import { useArticle } from './use-article.ts';

/** The drill 写絵: an article is read aloud once, then recalled or drawn; its text can be compared or read instead. */
export function Screen() {
  const reading = useArticle();
  const actions = useArticleActions(reading);
  const { article, reader, speech, phase, session } = reading;

  const isPart = useDrill().deck.only !== undefined;
  if (session.ended !== null) return isPart ? null : <FinishedScreen reading={reading} ended={session.ended} />;
  return (
    <DrillPage item={article} isUntouched={phase.name === 'ready'} actions={actions}>
      <VoiceNotices speech={speech} reader={reader} onSilence={reading.continueSilently} />
      <ArticlePhase reading={reading} />
      <Disclosure key={article.id} summary="本文を見る">
        <Text variant="passage" ruby={article.content} readings={article.readings} />
      </Disclosure>
    </DrillPage>
  );
}

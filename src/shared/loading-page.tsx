import { Spinner } from '../ui/feedback/empty-state.tsx';
import { Page, type PageProps } from '../ui/layout/page.tsx';

/** A screen whose content has not arrived yet. */
export function LoadingPage(props: Pick<PageProps, 'title' | 'back'>) {
  return (
    <Page {...props}>
      <Spinner>読み込み中...</Spinner>
    </Page>
  );
}

import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import gate from '../../shared/gate.svg?raw';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';

const NEEDED = 'ログインが必要です';

const texts = {
  specialLessons: {
    title: '特殊意識の稽古',
    message: NEEDED,
    words: '特殊意識の稽古は、会員の方に開いています。ログインすると、この画面に戻ります。',
  },
  brainSpeed: {
    title: '頭の回転を上げる',
    message: 'トレーニングを開始するにはログインが必要です',
    words: '1日1回、30レッスン。どこまで進んだかは、ログインした方ごとに残ります。',
  },
  notifications: {
    title: '通知設定',
    message: NEEDED,
    words: '通知は、ログインした方の端末ごとに設定します。ログインすると、この画面に戻ります。',
  },
  admin: {
    title: '管理者画面',
    message: NEEDED,
    words: '管理者画面に入るには、まずご自分のアカウントでログインしてください。ログインすると、この画面に戻ります。',
  },
} as const;

/** Replaces a screen for a visitor without a session; login returns to it. */
export function LoginNeededScreen({ of }: { readonly of: keyof typeof texts }) {
  const { pathname, search } = useLocation();
  const { title, message, words } = texts[of];
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={message}
          motif={<Motif svg={gate} />}
          action={<ButtonLink label="ログイン" to={paths.login} state={{ from: `${pathname}${search}` }} />}
        >
          {words}
        </EmptyState>
      </Card>
    </Page>
  );
}

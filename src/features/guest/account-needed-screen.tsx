import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';

const texts = {
  sync: {
    title: '同期の状態',
    headline: '記録は、この端末にだけあります',
    words:
      '登録していないので、記録はサーバーに送っていません。登録すると、今ある記録をそのまま引き継いで、ほかの端末でも続けられます。',
  },
  notifications: {
    title: '通知設定',
    headline: '通知は、登録すると使えます',
    words: 'お知らせや声かけは、サーバーからお届けします。登録しても、この端末の記録はそのまま残ります。',
  },
  admin: {
    title: '管理者画面',
    headline: 'ログインが必要です',
    words: '管理者画面に入るには、ご自分のアカウントでログインしてください。',
  },
  password: {
    title: 'パスワードの変更',
    headline: 'パスワードはまだありません',
    words: 'パスワードは、登録するときに決めます。',
  },
} as const;

/** Takes the place of a screen that needs the server, for a guest. */
export function AccountNeededScreen({ of }: { readonly of: keyof typeof texts }) {
  const { pathname, search } = useLocation();
  const { title, headline, words } = texts[of];
  const state = { from: `${pathname}${search}` };
  return (
    <Page title={title} back={<BackLink to={of === 'sync' ? paths.home : paths.profile} />}>
      <Card>
        <EmptyState
          title={headline}
          action={
            <Stack gap="xs">
              <ButtonLink label="登録する" full to={paths.register} state={state} />
              <ButtonLink label="登録がお済みの方はログイン" variant="ghost" full to={paths.login} state={state} />
              {of === 'sync' ? (
                <ButtonLink label="記録をファイルに書き出す" variant="ghost" full to={paths.myData} />
              ) : null}
            </Stack>
          }
        >
          {words}
        </EmptyState>
      </Card>
    </Page>
  );
}

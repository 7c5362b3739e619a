import { useSearchParams } from 'react-router-dom';
import { useOwnKatas } from '../../data/kata/katas.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { KataNotices } from './kata-notices.tsx';
import { ListTab } from './list/list-tab.tsx';
import { RegisterTab } from './register-tab.tsx';
import { TestTab } from './test/test-tab.tsx';

const tabIds = ['register', 'list', 'test'] as const;
type TabId = (typeof tabIds)[number];

/** Kata training: register, list and test. The URL holds the tab. */
export function KataScreen() {
  const [params, setParams] = useSearchParams();
  const katas = useOwnKatas();
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'register';

  function select(id: TabId) {
    setParams(id === 'register' ? {} : { tab: id }, { replace: true });
  }

  const loading = <Spinner>読み込み中...</Spinner>;
  return (
    <Page title="型の稽古" back={<BackLink to={paths.menu} />}>
      {katas === undefined ? null : <KataNotices katas={katas} />}
      <Tabs
        label="型の稽古"
        selected={tab}
        onSelect={select}
        tabs={[
          { id: 'register', label: '登録', panel: <RegisterTab katas={katas?.list ?? []} /> },
          { id: 'list', label: '一覧', panel: katas === undefined ? loading : <ListTab katas={katas} /> },
          {
            id: 'test',
            label: 'テスト',
            panel: katas === undefined ? loading : <TestTab katas={katas} onRegister={() => select('register')} />,
          },
        ]}
      />
    </Page>
  );
}

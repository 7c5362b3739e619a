import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOwnKatas } from '../../data/kata/katas.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { KataNotices } from './kata-notices.tsx';
import { ListTab } from './list/list-tab.tsx';
import { RegisterTab } from './register-tab.tsx';
import { TestTab } from './test/test-tab.tsx';

/** Kata training: register, list and test. The URL holds the tab. */
export function KataScreen() {
  const [params, setParams] = useSearchParams();
  const katas = useOwnKatas();
  const tab = kataTabs.find(({ id }) => id === params.get('tab'))?.id ?? 'register';

  function select(id: KataTab) {
    setParams(id === 'register' ? {} : { tab: id }, { replace: true });
  }

  const panels: Readonly<Record<KataTab, () => ReactNode>> = {
    register: () => <RegisterTab katas={katas?.list ?? []} />,
    list: () => (katas === undefined ? loading : <ListTab katas={katas} />),
    test: () => (katas === undefined ? loading : <TestTab katas={katas} onRegister={() => select('register')} />),
  };
  return (
    <Page title="型の稽古" back={<BackLink to={paths.menu} />}>
      {katas === undefined ? null : <KataNotices katas={katas} />}
      <Tabs
        label="型の稽古"
        selected={tab}
        onSelect={select}
        tabs={kataTabs.map(({ id, label }) => ({ id, label, panel: id === tab ? panels[id]() : null }))}
      />
    </Page>
  );
}

const loading = <Spinner>読み込み中...</Spinner>;

const kataTabs = [
  { id: 'register', label: '登録' },
  { id: 'list', label: '一覧' },
  { id: 'test', label: 'テスト' },
] as const;

type KataTab = (typeof kataTabs)[number]['id'];

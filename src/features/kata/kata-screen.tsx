import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { starterKata } from '../../../sync/model/kata/starters.content.ts';
import { kataTextsDraft } from '../../data/kata/kata-drafts.ts';
import {
  addStarterKata,
  type KataTexts,
  type OwnKata,
  type OwnKatas,
  registerKata,
  useOwnKatas,
} from '../../data/kata/katas.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SearchField } from '../../ui/forms/fields.tsx';
import { type Form, useForm } from '../../ui/forms/use-form.ts';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { useFocusWhen } from '../../ui/layout/use-focus-when.ts';
import { KataFields, kataProblems } from './kata-fields.tsx';
import { KataMeaning } from './kata-meaning.tsx';
import { KataNotices } from './kata-notices.tsx';
import { MESSAGE_MS } from './kata-texts.ts';
import { AllList } from './list/all-list.tsx';
import { HiddenList } from './list/hidden-list.tsx';
import { KataCard } from './list/kata-card.tsx';
import { OwnList } from './list/own-list.tsx';
import { useKataCopying } from './list/use-kata-copying.ts';
import { TestTab } from './test/test-tab.tsx';

const tabIds = ['register', 'list', 'test'] as const;

/** Kata training: register, list and test. The URL holds the tab. */
export function KataScreen() {
  const [params, setParams] = useSearchParams();
  const katas = useOwnKatas();

  function select(id: (typeof tabIds)[number]) {
    setParams(id === 'register' ? {} : { tab: id }, { replace: true });
  }

  return (
    <Page title="型の稽古" back={<BackLink to={paths.menu} />}>
      <KataNotices katas={katas} />
      <Tabs
        label="型の稽古"
        selected={tabIds.find((id) => id === params.get('tab')) ?? 'register'}
        onSelect={select}
        tabs={[
          { id: 'register', label: '登録', panel: <RegisterTab katas={katas.list} /> },
          { id: 'list', label: '一覧', panel: <ListTab katas={katas} /> },
          { id: 'test', label: 'テスト', panel: <TestTab katas={katas} onRegister={() => select('register')} /> },
        ]}
      />
    </Page>
  );
}

const views = [
  { id: 'own', label: '自分の型' },
  { id: 'all', label: 'みんなの型' },
] as const;

type SearchableView = (typeof views)[number]['id'];

const shownViews = ['own', 'all', 'starters', 'hidden'] as const;

/** The member's own kata and all shared kata, with one search field for both; the examples はじめの型; or what the member has hidden. */
function ListTab({ katas }: { readonly katas: OwnKatas }) {
  const [params, setParams] = useSearchParams();
  const view = shownViews.find((id) => id === params.get('view')) ?? 'own';

  function show(id: SearchableView) {
    setParams(id === 'all' ? { tab: 'list', view: id } : { tab: 'list' }, { replace: true });
  }

  return (
    <>
      <Row gap="xs" equal>
        {views.map(({ id, label }) => (
          <Button
            label={label}
            key={id}
            variant={id === view ? 'secondary' : 'outline'}
            aria-pressed={id === view}
            onClick={() => show(id)}
          />
        ))}
      </Row>
      {view === 'starters' ? (
        <StarterList katas={katas} />
      ) : view === 'hidden' ? (
        <HiddenList />
      ) : (
        <Searchable katas={katas} view={view} />
      )}
    </>
  );
}

function Searchable({ katas, view }: { readonly katas: OwnKatas; readonly view: SearchableView }) {
  const [query, setQuery] = useState('');
  const List = view === 'own' ? OwnList : AllList;
  return (
    <>
      <SearchField label="検索" value={query} onChange={setQuery} placeholder="象、意識、名前、カテゴリ" />
      <List katas={katas} query={query} />
    </>
  );
}

/** はじめの型: examples from which the member chooses; those already added are marked. */
function StarterList({ katas }: { readonly katas: OwnKatas }) {
  const { copying, copy } = useKataCopying(katas, addStarterKata);
  const heading = useFocusWhen<HTMLHeadingElement>(true, { preventScroll: true });
  return (
    <Stack as="section">
      <Stack gap="2xs">
        <Heading ref={heading} focusable>
          はじめの型
        </Heading>
        <Small>{`暮らしのなかから選んだ${starterKata.length}の例です。気になるものだけを、自分の型にできます。あとから直しても、消してもかまいません。`}</Small>
      </Stack>
      <Stack as="ul">
        {starterKata.map((starter) => {
          const isAdded = katas.copied.has(starter.id);
          return (
            <li key={starter.id}>
              <KataCard
                kata={{ ...starter, name: null, category: null }}
                label={starter.zou}
                actions={
                  <Button
                    label={isAdded ? '自分の型にしました' : '自分の型にする'}
                    size="small"
                    variant={isAdded ? 'ghost' : 'outline'}
                    busy={copying.has(starter.id)}
                    softDisabled={isAdded}
                    onClick={() => copy(starter)}
                  />
                }
              />
            </li>
          );
        })}
      </Stack>
      <ButtonLink label="自分の型を見る" full variant="outline" to={paths.kataTab('list')} />
    </Stack>
  );
}

const EMPTY: KataTexts = { zou: '', ishiki: '', name: '', category: '' };

const VISIBILITY = '登録した型は、すべての会員が見られます。誰が登録したかは表示されません。';

const GUEST_VISIBILITY = '型は、この端末だけに残ります。会員登録をすると、みんなの型に載せるかどうかを選べます。';

/** Form for a new kata. The draft is kept on this device until it is registered. */
function RegisterTab({ katas }: { readonly katas: readonly OwnKata[] }) {
  const member = useMember();
  const toast = useToast();
  const [draft] = useState(() => kataTextsDraft(localStorage, member.dataId));
  const [initial] = useState(() => draft.read() ?? EMPTY);
  const [id, setId] = useState(member.newId);

  const form: Form<KataTexts> = useForm<KataTexts>({
    initial,
    check: kataProblems,
    onChange: (texts) => draft.write(Object.values(texts).every((text) => text === '') ? null : texts),
    async onSubmit(texts) {
      try {
        await registerKata(member, id, texts);
        form.change(EMPTY);
        setId(member.newId);
        toast({ text: '型を登録しました', tone: 'success', ms: MESSAGE_MS });
        form.props.ref.current?.querySelector('textarea')?.focus();
      } catch (cause) {
        toast({ text: `型の登録に失敗しました: ${errorMessage(cause)}`, tone: 'error', ms: MESSAGE_MS });
      }
    },
  });

  return (
    <>
      <Disclosure summary="象（ぞう）と意識（いしき）とは">
        <KataMeaning>
          <ButtonLink
            label="はじめの型を見る"
            variant="outline"
            size="small"
            to={`${paths.kataTab('list')}&view=starters`}
          />
        </KataMeaning>
      </Disclosure>
      <Card label="型の登録">
        <AutosavedContext value={true}>
          <form {...form.props}>
            <Stack gap="m">
              <Text variant="small">{member.isGuest ? GUEST_VISIBILITY : VISIBILITY}</Text>
              <KataFields form={form} katas={katas} />
              <Button label="型を登録する" type="submit" full busy={form.isSubmitting} />
            </Stack>
          </form>
        </AutosavedContext>
      </Card>
    </>
  );
}

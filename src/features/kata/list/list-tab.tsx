import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Row } from '../../../ui/layout/primitives.tsx';
import { StarterList } from '../starters/starter-list.tsx';
import { AllList } from './all-list.tsx';
import { HiddenList } from './hidden-list.tsx';
import { OwnList } from './own-list.tsx';

const views = [
  { id: 'own', label: '自分の型' },
  { id: 'all', label: 'みんなの型' },
] as const;

type SearchableView = (typeof views)[number]['id'];

const shownViews = ['own', 'all', 'starters', 'hidden'] as const;

/** The member's own kata and all shared kata, with one search field for both; the examples はじめの型; or what the member has hidden. */
export function ListTab({ katas }: { readonly katas: OwnKatas }) {
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

interface SearchableProps {
  readonly katas: OwnKatas;
  readonly view: SearchableView;
}

function Searchable({ katas, view }: SearchableProps) {
  const [query, setQuery] = useState('');
  const List = view === 'own' ? OwnList : AllList;
  return (
    <>
      <TextField
        label="検索"
        type="search"
        value={query}
        onChange={setQuery}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        placeholder="象、意識、名前、カテゴリ"
      />
      <List katas={katas} query={query} />
    </>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import { StarterList } from '../starters/starter-list.tsx';
import { AllList } from './all-list.tsx';
import { HiddenList } from './hidden-list.tsx';
import { KataSearchField } from './kata-search-field.tsx';
import { OwnList } from './own-list.tsx';
import { type SearchableView, ViewButtons } from './view-buttons.tsx';

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
      <ViewButtons view={view} onShow={show} />
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
  return (
    <>
      <KataSearchField query={query} onChange={setQuery} />
      {view === 'own' ? <OwnList katas={katas} query={query} /> : <AllList katas={katas} query={query} />}
    </>
  );
}

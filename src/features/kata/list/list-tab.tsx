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

interface KataSearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

function KataSearchField({ query, onChange }: KataSearchFieldProps) {
  return (
    <TextField
      label="検索"
      type="search"
      value={query}
      onChange={onChange}
      enterKeyHint="search"
      autoComplete="off"
      dir="auto"
      placeholder="象、意識、名前、カテゴリ"
    />
  );
}

const views = [
  { id: 'own', label: '自分の型' },
  { id: 'all', label: 'みんなの型' },
] as const;

type SearchableView = (typeof views)[number]['id'];

interface ViewButtonsProps {
  readonly view: string;
  readonly onShow: (view: SearchableView) => void;
}

function ViewButtons({ view, onShow }: ViewButtonsProps) {
  return (
    <Row gap="xs" equal>
      {views.map(({ id, label }) => (
        <Button
          label={label}
          key={id}
          variant={id === view ? 'secondary' : 'outline'}
          aria-pressed={id === view}
          onClick={() => onShow(id)}
        />
      ))}
    </Row>
  );
}

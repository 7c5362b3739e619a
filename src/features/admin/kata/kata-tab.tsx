import { useMemo, useState } from 'react';
import { limits } from '../../../../sync/model/limits.ts';
import { moderatedKataSource } from '../../../data/admin/moderation.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TitledCard } from '../../../ui/layout/primitives.tsx';
import { useOpenForm } from '../admin-form.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { DecisionForm, type DecisionSubject } from './decision-form.tsx';
import { ModeratedKataItem } from './moderated-kata-item.tsx';

const DEBOUNCE_MS = 300;

/** The shared kata: those that members reported first, then hidden ones; any other by search. */
export function KataTab() {
  const [typed, setTyped] = useState('');
  const query = useDebounced([...typed.trim()].slice(0, limits.query_max).join(''), DEBOUNCE_MS);
  const live = useAdminRows(useMemo(() => moderatedKataSource(query), [query]));
  // The heading, because the form replaces the list with the button that opened it.
  const { form, open, close, cancel, opener } = useOpenForm<DecisionSubject, HTMLHeadingElement>();

  if (form !== null) return <DecisionForm {...form} onDone={close} onCancel={cancel} />;
  return (
    <TitledCard
      title="型の共有"
      note="通報された型、書いた人が直した型、そのほかの非表示の型、共有を止めた人の型の順に並びます。書いた人と通報した人の名前は出ません。"
      headingRef={opener}
      gap="m"
    >
      <TextField
        label="すべての型から探す"
        type="search"
        value={typed}
        onChange={setTyped}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        placeholder="象、意識、名前、カテゴリ"
      />
      <RowsView live={live} empty={<NoKata query={query} />}>
        {(kata) => <ModeratedKataItem key={kata.id} kata={kata} onDecide={(act) => open({ kata, act })} />}
      </RowsView>
    </TitledCard>
  );
}

function NoKata({ query }: { readonly query: string }) {
  if (query !== '') {
    return <EmptyState title="見つかりませんでした">ことばを短くするか、別の書き方でお試しください。</EmptyState>;
  }
  return <EmptyState title="確かめる型はありません">通報があると、ここに並びます。</EmptyState>;
}

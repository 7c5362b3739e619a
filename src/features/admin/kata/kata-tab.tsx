import { useEffect, useMemo, useRef, useState } from 'react';
import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { limits } from '../../../../sync/rules/limits.ts';
import { moderatedKataSource } from '../../../data/admin/moderation.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TitledCard } from '../../../ui/layout/primitives.tsx';
import { useAdmin } from '../admin-context.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { type DecisionAct, DecisionForm } from './decision-form.tsx';
import { ModeratedKataItem } from './moderated-kata-item.tsx';

const DEBOUNCE_MS = 300;

interface Deciding {
  readonly kata: ModeratedKata;
  readonly act: DecisionAct;
}

/** The shared kata: those that members reported first, then hidden ones; any other by search. */
export function KataTab() {
  const [typed, setTyped] = useState('');
  const query = useDebounced([...typed.trim()].slice(0, limits.query_max).join(''), DEBOUNCE_MS);
  const live = useAdminRows(useMemo(() => moderatedKataSource(query), [query]));
  const { confirmDiscard } = useAdmin();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDeciding = useRef(false);
  // The form replaced the list, and with it the button that opened the form.
  useEffect(() => {
    if (wasDeciding.current && deciding === null) heading.current?.focus();
    wasDeciding.current = deciding !== null;
  }, [deciding]);

  if (deciding !== null) {
    return (
      <DecisionForm
        {...deciding}
        onDone={() => {
          setDeciding(null);
          void live.reload();
        }}
        onCancel={() => void confirmDiscard().then((isConfirmed) => isConfirmed && setDeciding(null))}
      />
    );
  }
  return (
    <TitledCard
      title="型の共有"
      note="通報された型、書いた人が直した型、そのほかの非表示の型、共有を止めた人の型の順に並びます。書いた人と通報した人の名前は出ません。"
      headingRef={heading}
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
        {(kata) => (
          <ModeratedKataItem
            key={kata.id}
            kata={kata}
            onDecide={(act) => setDeciding({ kata, act })}
            onChanged={live.reload}
          />
        )}
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

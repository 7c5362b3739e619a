import type { CachedKatas } from '../../../data/kata/kata-cache.ts';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { ListCount } from '../../../ui/layout/list-count.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { KataSearchField } from './kata-search-field.tsx';
import { KataWindow } from './kata-window.tsx';
import { OwnCard } from './own-card.tsx';
import { ViewButtons } from './view-buttons.tsx';

/** The beginning of the member's own list as last seen, until all kata are read. Looks like the list; nothing can be used. */
export function CachedOwnList({ cache: { count, first } }: { readonly cache: CachedKatas }) {
  return (
    <Stack inert>
      <ViewButtons view="own" />
      <KataSearchField query="" />
      <ListCount count={count} query="" />
      <KataWindow label="自分の型" items={first} render={renderCard} />
    </Stack>
  );
}

const ignore = () => {};

function renderCard(kata: OwnKata) {
  return <OwnCard kata={kata} onEdit={ignore} onDelete={ignore} />;
}

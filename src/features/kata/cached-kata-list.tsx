import type { CachedKatas } from '../../data/kata/kata-cache.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { kataTabs } from './kata-tabs.ts';
import { CachedOwnList } from './list/cached-own-list.tsx';

/** The list of the member's kata as last seen, until the member's data has opened. */
export function CachedKataList({ cache }: { readonly cache: CachedKatas }) {
  const list = <CachedOwnList cache={cache} />;
  return (
    <Page title="型の稽古" back={<BackLink to={paths.menu} />}>
      <Stack inert>
        <Tabs
          label="型の稽古"
          selected="list"
          onSelect={() => {}}
          tabs={kataTabs.map(({ id, label }) => ({ id, label, panel: list }))}
        />
      </Stack>
    </Page>
  );
}

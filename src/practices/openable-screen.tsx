import { useState } from 'react';
import { isOpen } from '../../sync/model/lessons/lessons.ts';
import { useOpenedKeys } from '../data/member/opened-keys.ts';
import { paths } from '../paths.ts';
import { Spinner } from '../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../ui/layout/page.tsx';
import { Stack } from '../ui/layout/primitives.tsx';
import { HostScreen } from './host/host-screen.tsx';
import { PracticeDetail } from './list/detail-screen.tsx';
import type { Practice } from './practice.ts';

/** A drill that the admin opens: until then its detail page. A visit that has begun goes on when the admin closes it. */
export function OpenableScreen({ practice }: { readonly practice: Practice }) {
  const opened = useOpenedKeys();
  const [hasEntered, setEntered] = useState(false);
  const mayEnter = opened !== undefined && isOpen(practice, opened);
  if (mayEnter && !hasEntered) setEntered(true);
  if (mayEnter || hasEntered) return <HostScreen practice={practice} />;
  if (opened !== undefined) return <PracticeDetail id={practice.id} />;
  return (
    <Page title={practice.title} back={<BackLink to={paths.practices} />}>
      <Stack fill align="center">
        <Spinner>読み込み中...</Spinner>
      </Stack>
    </Page>
  );
}

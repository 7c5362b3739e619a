import { useState } from 'react';
import { isOpen } from '../../sync/model/lessons/lessons.ts';
import { useOpenedKeys } from '../data/member/published-content.ts';
import { HostScreen } from './host/host-screen.tsx';
import { PracticeDetail } from './list/detail-screen.tsx';
import type { Practice } from './practice.ts';

/** A drill that the admin opens: until then its detail page. A visit that has begun goes on when the admin closes it. */
export function OpenableScreen({ practice }: { readonly practice: Practice }) {
  const opened = useOpenedKeys();
  const [hasEntered, setEntered] = useState(false);
  const mayEnter = isOpen(practice, opened);
  if (mayEnter && !hasEntered) setEntered(true);
  if (mayEnter || hasEntered) return <HostScreen practice={practice} />;
  return <PracticeDetail id={practice.id} />;
}

import { type Ref, useEffect } from 'react';
import { useAnnounce } from '../../ui/announcer.tsx';
import styles from './kata-count.module.css';

/** So long a typist may pause before the number of hits is spoken, in milliseconds. */
const PAUSE_MS = 800;

interface KataCountProps {
  readonly count: number;
  readonly query: string;
  /** Whether there may be more than have been counted. */
  readonly isOpen?: boolean;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** How many kata the list holds; spoken after a search. */
export function KataCount({ count, query, isOpen = false, ref }: KataCountProps) {
  const announce = useAnnounce();
  useEffect(() => {
    if (query.trim() === '') return;
    const timer = setTimeout(() => announce(`${count}件見つかりました`), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, query, announce]);
  return (
    <p ref={ref} tabIndex={-1} className={styles.count}>
      {count.toLocaleString('ja-JP')}件{isOpen ? '以上' : ''}
    </p>
  );
}

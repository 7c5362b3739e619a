import type { ReactNode } from 'react';

interface BookPartProps {
  readonly id: string;
  readonly title: string;
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** A chapter of the book. */
export function BookPart({ id, title, isEmpty = false, children }: BookPartProps) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isEmpty ? <p className="quiet">まだありません。</p> : children}
    </section>
  );
}

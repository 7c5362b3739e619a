import { lazyPart } from '../../lib/lazy-part.tsx';
import type { ExtraCard } from './extra-card.ts';

const ExtraCardView = lazyPart(async () => (await import('./extra-card-view.tsx')).ExtraCardView);

/** The one further card, after today's training. */
export function ExtraCardSlot({ card }: { readonly card: ExtraCard | null | undefined }) {
  return card === null || card === undefined ? null : <ExtraCardView card={card} />;
}

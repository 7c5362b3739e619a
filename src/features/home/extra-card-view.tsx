import { MeasureCard } from '../../shared/measure-offer.tsx';
import { AimCard } from './aim-card.tsx';
import { CelebrationCard } from './celebration-card.tsx';
import type { ExtraCard } from './extra-card.ts';
import { RegisterCard } from './register-card.tsx';
import { DrillCard, NoteCard, ReviewCard } from './ten-minutes-cards.tsx';
import { WeekCard } from './week/week-card.tsx';

/** The lesson is shown by the card of the programme. */
export function ExtraCardView({ card }: { readonly card: ExtraCard }) {
  switch (card.kind) {
    case 'register':
      return <RegisterCard reason={card.reason} />;
    case 'aim':
      return <AimCard />;
    case 'celebration':
      return <CelebrationCard celebration={card.celebration} />;
    case 'measure':
      return <MeasureCard occasion={card.occasion} />;
    case 'week':
      return <WeekCard review={card.review} notes={card.notes} />;
    case 'review':
      return <ReviewCard of={card.of} />;
    case 'note':
      return <NoteCard text={card.text} daysAgo={card.daysAgo} />;
    case 'drill':
      return <DrillCard drill={card.drill} daysSince={card.daysSince} />;
    case 'lesson':
      return null;
  }
}

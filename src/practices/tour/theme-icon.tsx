import Backpack from 'lucide-react/icons/backpack';
import CookingPot from 'lucide-react/icons/cooking-pot';
import EighthNotes from 'lucide-react/icons/eighth-notes';
import House from 'lucide-react/icons/house';
import Luggage from 'lucide-react/icons/luggage';
import MoonStar from 'lucide-react/icons/moon-star';
import School from 'lucide-react/icons/school';
import TreeDeciduous from 'lucide-react/icons/tree-deciduous';
import type { TourIcon } from './content.ts';

const icons = {
  Backpack,
  CookingPot,
  EighthNotes,
  House,
  Luggage,
  MoonStar,
  School,
  TreeDeciduous,
} as const satisfies Record<TourIcon, unknown>;

/** Decorative icon of a theme, next to its title. */
export function ThemeIcon({ name }: { readonly name: TourIcon }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
}

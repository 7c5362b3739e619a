import Armchair from 'lucide-react/icons/armchair';
import Backpack from 'lucide-react/icons/backpack';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import Bus from 'lucide-react/icons/bus';
import Cat from 'lucide-react/icons/cat';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Clock from 'lucide-react/icons/clock';
import CloudRain from 'lucide-react/icons/cloud-rain';
import CookingPot from 'lucide-react/icons/cooking-pot';
import EighthNotes from 'lucide-react/icons/eighth-notes';
import Footprints from 'lucide-react/icons/footprints';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Hammer from 'lucide-react/icons/hammer';
import Hand from 'lucide-react/icons/hand';
import Headphones from 'lucide-react/icons/headphones';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import Lamp from 'lucide-react/icons/lamp';
import Library from 'lucide-react/icons/library';
import Luggage from 'lucide-react/icons/luggage';
import Mailbox from 'lucide-react/icons/mailbox';
import Milestone from 'lucide-react/icons/milestone';
import MoonStar from 'lucide-react/icons/moon-star';
import Refrigerator from 'lucide-react/icons/refrigerator';
import Rocket from 'lucide-react/icons/rocket';
import School from 'lucide-react/icons/school';
import Shell from 'lucide-react/icons/shell';
import Ship from 'lucide-react/icons/ship';
import Shirt from 'lucide-react/icons/shirt';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Store from 'lucide-react/icons/store';
import Theater from 'lucide-react/icons/theater';
import TrainFront from 'lucide-react/icons/train-front';
import TreeDeciduous from 'lucide-react/icons/tree-deciduous';
import Utensils from 'lucide-react/icons/utensils';
import type { TourIcon } from './content.ts';

const icons = {
  Armchair,
  Backpack,
  Briefcase,
  Building2,
  Bus,
  Cat,
  Clapperboard,
  Clock,
  CloudRain,
  CookingPot,
  EighthNotes,
  Footprints,
  Gamepad2,
  Hammer,
  Hand,
  Headphones,
  House,
  Images,
  Lamp,
  Library,
  Luggage,
  Mailbox,
  Milestone,
  MoonStar,
  Refrigerator,
  Rocket,
  School,
  Shell,
  Ship,
  Shirt,
  ShoppingCart,
  Store,
  Theater,
  TrainFront,
  TreeDeciduous,
  Utensils,
} as const satisfies Record<TourIcon, unknown>;

/** Decorative icon of a theme, next to its title. */
export function ThemeIcon({ name }: { readonly name: TourIcon }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
}

import { Motif } from '../../ui/graphics/motif.tsx';
import addSquare from './pictures/add-square.svg?raw';
import dock from './pictures/dock.svg?raw';
import done from './pictures/done.svg?raw';
import install from './pictures/install.svg?raw';
import menu from './pictures/menu.svg?raw';
import menuBar from './pictures/menu-bar.svg?raw';
import share from './pictures/share.svg?raw';

const drawings = {
  share,
  'add-square': addSquare,
  menu,
  'menu-bar': menuBar,
  dock,
  install,
  done,
};

/** Kinds of step pictures. */
export type StepPicture = keyof typeof drawings;

/** The picture of a step. */
export function StepPicture({ picture }: { readonly picture: StepPicture }) {
  return <Motif svg={drawings[picture]} size={36} />;
}

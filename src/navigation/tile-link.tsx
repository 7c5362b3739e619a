import { Link, type LinkProps } from 'react-router-dom';
import { Tile, type TileWords } from '../ui/controls/tile.tsx';

export function TileLink({ to, state, ...words }: TileWords & Pick<LinkProps, 'to' | 'state'>) {
  return <Tile {...words} render={<Link to={to} state={state} />} />;
}

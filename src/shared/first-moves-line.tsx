import { useFirstMoves } from '../data/training/first-moves.ts';
import { formatNumber } from '../lib/date-format.ts';
import { Small } from '../ui/layout/text.tsx';

/** How the member's moves in 刹那 began so far, without a comment; nothing while they are few. */
export function FirstMovesLine() {
  const counts = useFirstMoves();
  if (counts === null) return null;
  const { voice, body, wait } = counts;
  const [all, ...each] = [voice + body + wait, voice, body, wait].map(formatNumber);
  return <Small numeric>{`${all}の場面で、声\u00a0${each[0]}・体\u00a0${each[1]}・待つ\u00a0${each[2]}`}</Small>;
}

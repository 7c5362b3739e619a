import { Fragment, type ReactNode } from 'react';
import { joinedRuns, type RunPiece } from './joined-runs.ts';

interface JoinedProps {
  readonly pieces: readonly RunPiece[];
  readonly draw: (piece: RunPiece) => ReactNode;
}

/**
 * Draws the pieces of a text, with a number on one line with its counter, and a name with さん. Another text is another
 * element: a translated page has other text nodes in it than those that React would change.
 */
export function Joined({ pieces, draw }: JoinedProps) {
  const runs = joinedRuns(pieces).map((run, index) => {
    const drawn = run.pieces.map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <Fragment key={place}>{draw(piece)}</Fragment>
    ));
    return run.isJoined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs are never reordered
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {drawn}
      </span>
    ) : (
      drawn
    );
  });
  return <span key={JSON.stringify(pieces)}>{runs}</span>;
}

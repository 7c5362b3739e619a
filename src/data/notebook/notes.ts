import { map } from 'rxjs';
import type { DocumentOf } from '../../../sync/model/synced-collections.ts';
import { foldText } from '../../../sync/model/text/fold-text.ts';
import { type LiveRow, liveRowsAs } from '../../../sync/storage/live-rows.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { type Delivered, deliveryOf } from '../sync/delivery.ts';
import { practiceName } from '../training/practice-names.ts';

export interface OwnNote extends Omit<DocumentOf<'notes'>, 'written_at'>, Delivered {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** All its texts, folded for the search. */
  readonly searchText: string;
}

export function useNotes(): readonly OwnNote[] {
  return useLive(ownNotes);
}

export const ownNotes = sharePerDatabase((database) =>
  liveRowsAs(database, 'notes', toOwnNote).pipe(map((notes) => [...notes.values()].sort(compareNotes))),
);

/** Newest day first, within the day newest first. The day is that of the writing device, whose clock may have been wrong. */
function compareNotes(a: OwnNote, b: OwnNote): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return b.writtenAt - a.writtenAt || (a.id < b.id ? 1 : -1);
}

function toOwnNote({ id, body, delivery }: LiveRow<'notes'>): OwnNote {
  const { written_at, ...note } = body;
  const { text, about, question } = note;
  return {
    id,
    ...note,
    writtenAt: Date.parse(written_at) || 0,
    ...deliveryOf(delivery),
    searchText: foldText([about === null ? '' : practiceName(about), question ?? '', text].join('\n')),
  };
}

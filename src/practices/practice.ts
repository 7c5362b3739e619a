import type { ComponentType } from 'react';
import type { Json } from '../../sync/model/json.ts';
import type { Openable } from '../../sync/model/lessons/lessons.ts';
import type { Deck } from '../../sync/model/practice/deck.ts';
import type { Answer } from '../../sync/model/practice/review-grade.ts';
import type { FirstMove } from '../data/training/first-moves.ts';
import type { DrillId } from './catalogue.ts';

/** The result of a finished drill; the host stores it as a training session. */
export interface PracticeResult {
  /** Title of the session in the history. */
  readonly title: string;
  /** Number of the item practised, or how many; null if not applicable. */
  readonly number: number | null;
  /** Minutes counted by the drill; the host rounds them and stores at least 1. */
  readonly durationMinutes: number;
  readonly details?: { readonly [key: string]: Json };
  /** What was done, in one sentence of the drill, for its end. */
  readonly done: string;
}

/** What became of an item in a visit: it was shown, or answered; or a measure, or the member's choice. */
export type VisitResult = 'seen' | Answer | FirstMove | `${number}`;

/** What the host gives a drill, by `useDrill()`. Drills never write data. */
export interface Drill {
  readonly practice: Practice;
  /** Draws the items of this visit by what the member has seen before. */
  readonly deck: Deck;
  /** The published items that the admin has added to the drill, not judged yet; null if there are none. */
  readonly material: Json | null;
  /** Notes an item in the member's practice memory, also for a visit that is left early. */
  readonly onItem: (id: string, result: VisitResult) => void;
  /** Asks whether the text of an item has an error, and reports that. */
  readonly onReport: (id: string) => void;
  /** A clock in milliseconds that stands still while the page is hidden; for durations only. */
  readonly now: () => number;
  /** Records a session under an id; resolves to whether it is stored, and a failure has been shown. */
  readonly onFinish: (id: string, result: PracticeResult) => Promise<boolean>;
  /** Shows the end of a visit, once its session is stored. */
  readonly onEnd: (result: PracticeResult) => void;
  /** Returns to the list, or home. */
  readonly onLeave: () => void;
}

/** A practice with a drill: its catalogue entry, route, lazily loaded screen, and the key that opens it if it is not always open. */
export interface Practice extends Openable {
  /** Its entry in the catalogue; the ids of its items begin with it and a hyphen. */
  readonly id: DrillId;
  /** Path below the app's root, with a leading slash. */
  readonly path: string;
  readonly title: string;
  /** `training_type` of its sessions. */
  readonly trainingType: string;
  /** True if the number of its sessions is the number of the item practised. */
  readonly isNumbered?: boolean;
  /** How many answers make a practice of a visit that is left; 3 if not set. */
  readonly answersNeeded?: 1;
  /** True if its items are not graded: each that was shown and passed is answered. */
  readonly countsShown?: boolean;
  /** True if its end leads to its beginning. */
  readonly isCircular?: boolean;
  /** Readings of the words in its texts, for furigana. */
  readonly loadReadings: () => Promise<{ readonly words: string }>;
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
}

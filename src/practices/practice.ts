import type { ComponentType } from 'react';
import type { Json } from '../../sync/protocol/json.ts';
import type { PracticeId } from './catalogue.ts';

/** What a drill has to tell when a member has finished it; the host makes a training session of it. */
export interface PracticeResult {
  /** What was practised, as the history shows it. */
  readonly title: string;
  /** Which one of several it was, or how many; null where it has no number. */
  readonly number: number | null;
  /** Minutes as the drill counts them; the host rounds and stores at least 1. */
  readonly durationMinutes: number;
  readonly details: { readonly [key: string]: Json } | null;
}

/** What the host gives to every drill. A drill never writes data. */
export interface PracticeScreenProps {
  /** For all random draws of this visit. */
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * Records the session; a second call of the same finish changes nothing. Resolves to true once it is stored on the
   * device, to false when that failed and the member has been told.
   */
  readonly onFinish: (result: PracticeResult) => Promise<boolean>;
  /** Goes back to the list. */
  readonly onLeave: () => void;
}

/** One drill: its place in the catalogue, its route, and its screen, which is loaded when it is opened. */
export interface Practice {
  readonly id: PracticeId;
  /** The path below the app's root, beginning with a slash. */
  readonly path: string;
  /** The screen's title. */
  readonly title: string;
  /** The training_type of its sessions. */
  readonly trainingType: string;
  readonly load: () => Promise<{ readonly Screen: ComponentType<PracticeScreenProps> }>;
}

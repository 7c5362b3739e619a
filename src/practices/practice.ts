import type { ComponentType } from 'react';
import type { Json } from '../../sync/protocol/json.ts';
import type { PracticeId } from './catalogue.ts';

/** The result of a finished drill; the host stores it as a training session. */
export interface PracticeResult {
  /** Title of the session in the history. */
  readonly title: string;
  /** Number of the item practised, or how many; null if not applicable. */
  readonly number: number | null;
  /** Minutes counted by the drill; the host rounds them and stores at least 1. */
  readonly durationMinutes: number;
  readonly details: { readonly [key: string]: Json } | null;
}

/** Props that the host passes to every drill. Drills never write data. */
export interface PracticeScreenProps {
  readonly practice: Practice;
  /** Seed of all random draws of this visit. */
  readonly seed: number;
  /** A clock in milliseconds that stands still while the page is hidden; for durations only. */
  readonly now: () => number;
  /**
   * Records the session; repeating the same finish has no effect. Resolves to true once it is stored on the device, or
   * to false after a failure has been shown.
   */
  readonly onFinish: (result: PracticeResult) => Promise<boolean>;
  /** Returns to the list. */
  readonly onLeave: () => void;
}

/** A drill: its catalogue entry, its route, and its lazily loaded screen. */
export interface Practice {
  readonly id: PracticeId;
  /** Path below the app's root, with a leading slash. */
  readonly path: string;
  /** Title of the screen. */
  readonly title: string;
  /** `training_type` of its sessions. */
  readonly trainingType: string;
  readonly load: () => Promise<{ readonly Screen: ComponentType<PracticeScreenProps> }>;
}

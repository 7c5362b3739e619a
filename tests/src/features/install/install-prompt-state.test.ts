import { describe, expect, test } from 'vitest';
import {
  type InstallPromptState,
  type InstallSituation,
  installPromptState,
} from '../../../../src/features/install/install-prompt-state.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const HOUR = 60 * 60_000;

const situation: InstallSituation = {
  way: 'offered',
  wasInstalled: false,
  dismissedUntil: null,
  now: NOW,
  idleMs: 2000,
};

const waits = (ms: number): InstallPromptState => ({ kind: 'waits', ms });
const due: InstallPromptState = { kind: 'due' };
const never: InstallPromptState = { kind: 'never' };

describe('the install prompt', () => {
  test.each<[string, Partial<InstallSituation>, InstallPromptState]>([
    ['comes after two quiet seconds', {}, due],
    ['comes where only the member can add the app', { way: 'by-hand' }, due],
    ['waits for the rest of the two seconds', { idleMs: 600 }, waits(1400)],
    ['starts with the whole two seconds', { idleMs: 0 }, waits(2000)],
    ['looks again soon while something holds it up', { idleMs: null }, waits(500)],
    ['stays away where nothing can be installed', { way: 'none' }, never],
    ['stays away for good once the app was installed', { wasInstalled: true }, never],
    ['stays away as long as it was asked to', { dismissedUntil: NOW + 2 * HOUR }, waits(2 * HOUR)],
    ['stays away also while the member is busy', { dismissedUntil: NOW + HOUR, idleMs: null }, waits(HOUR)],
    ['comes in the instant in which the answer runs out', { dismissedUntil: NOW }, due],
    ['is not held up by an answer that ran out', { dismissedUntil: NOW - 1, idleMs: 100 }, waits(1900)],
    ['stays away when installed, whatever was answered', { wasInstalled: true, dismissedUntil: NOW + HOUR }, never],
  ])('%s', (_name, part, expected) => {
    expect(installPromptState({ ...situation, ...part })).toEqual(expected);
  });
});

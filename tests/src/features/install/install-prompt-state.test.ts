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
    ['opens after two idle seconds', {}, due],
    ['opens where the app can only be installed by hand', { way: 'by-hand' }, due],
    ['waits for the rest of the two seconds', { idleMs: 600 }, waits(1400)],
    ['waits two seconds when idle time starts', { idleMs: 0 }, waits(2000)],
    ['checks again soon while the member is busy', { idleMs: null }, waits(500)],
    ['never opens where the app cannot be installed', { way: 'none' }, never],
    ['never opens once the app was installed', { wasInstalled: true }, never],
    ['waits until the dismissal expires', { dismissedUntil: NOW + 2 * HOUR }, waits(2 * HOUR)],
    [
      'waits for the dismissal also while the member is busy',
      { dismissedUntil: NOW + HOUR, idleMs: null },
      waits(HOUR),
    ],
    ['opens as soon as the dismissal expires', { dismissedUntil: NOW }, due],
    ['ignores an expired dismissal', { dismissedUntil: NOW - 1, idleMs: 100 }, waits(1900)],
    [
      'never opens when installed, even with an active dismissal',
      { wasInstalled: true, dismissedUntil: NOW + HOUR },
      never,
    ],
  ])('%s', (_name, part, expected) => {
    expect(installPromptState({ ...situation, ...part })).toEqual(expected);
  });
});

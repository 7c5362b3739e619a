import { describe, expect, test } from 'vitest';
import { isExtensionError } from '../../../../../src/features/profile/edit/use-extension-error-filter.ts';
import { sizeText } from '../../../../../src/features/profile/my-data/storage-card.tsx';
import { initialOf } from '../../../../../src/features/profile/profile-screen.tsx';

describe('errors of browser extensions', () => {
  test.each([
    'Could not establish connection. Receiving end does not exist.',
    'Uncaught (in promise) Error: The message port closed before a response was received.',
    'Extension context invalidated.',
  ])('are recognized by their message: %s', (message) => {
    expect([isExtensionError(message), isExtensionError(new Error(message))]).toEqual([true, true]);
  });

  test.each([[new Error('Cannot read the profile')], ['Failed to fetch'], [undefined], [{ message: 7 }]])(
    'do not include other errors: %s',
    (thrown) => {
      expect(isExtensionError(thrown)).toBe(false);
    },
  );
});

describe('initial', () => {
  test.each([
    ['太郎', '太'],
    [' keiko', 'K'],
    ['👨‍👩‍👧 family', '👨‍👩‍👧'],
    ['が', 'が'],
    ['𠮷野', '𠮷'],
    ['', ''],
  ])('of %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});

describe('size', () => {
  test.each([
    [0, '1 KB'],
    [1025, '2 KB'],
    [5.25 * 1024 * 1024, '5.3 MB'],
    [3 * 1024 ** 3, '3.0 GB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});

import { describe, expect, test } from 'vitest';
import { frameSandbox, practiceStart } from '../../../../src/practices/host/external-pages.ts';

const unset = { assistant: undefined, practiceSite: undefined };
const set = { assistant: 'https://chat.example/doko', practiceSite: 'https://dojo.example/' };

describe('practiceStart', () => {
  test.for(['doko', 'jutsu', 'sakiyomi'] as const)(
    'opens the drill of %s when no external page is configured',
    (id) => {
      expect(practiceStart(id, unset)).toEqual({ kind: 'drill' });
    },
  );

  test('opens the chat assistant in a new tab for dokō', () => {
    expect(practiceStart('doko', set)).toEqual({ kind: 'tab', url: 'https://chat.example/doko' });
  });

  test.for(['jutsu', 'shae', 'ryue'] as const)('opens the practice site in a frame for %s', (id) => {
    expect(practiceStart(id, set)).toEqual({ kind: 'frame', url: 'https://dojo.example/' });
  });

  test('applies each setting to its own practices only', () => {
    expect(practiceStart('doko', { ...set, assistant: undefined })).toEqual({ kind: 'drill' });
    expect(practiceStart('jutsu', { ...set, practiceSite: undefined })).toEqual({ kind: 'drill' });
  });

  test.for(['', 'dojo', 'javascript:alert(1)', 'data:text/html,x'])(
    'ignores the invalid address %j',
    (practiceSite) => {
      expect(practiceStart('jutsu', { ...set, practiceSite })).toEqual({ kind: 'drill' });
    },
  );
});

describe('frameSandbox', () => {
  test('allows a page of another origin to keep its origin', () => {
    expect(frameSandbox('https://dojo.example/a', 'https://keiko.example')).toBe(
      'allow-scripts allow-forms allow-same-origin',
    );
  });

  test('never allows a page of the app to keep its origin', () => {
    expect(frameSandbox('https://keiko.example/a', 'https://keiko.example')).toBe('allow-scripts allow-forms');
  });
});

import { describe, expect, test } from 'vitest';
import { frameSandbox } from '../../../../src/practices/host/start-button.tsx';

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

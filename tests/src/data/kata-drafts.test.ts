import { describe, expect, test } from 'vitest';
import { kataTestDraft, kataTextsDraft } from '../../../src/data/kata-drafts.ts';
import { startKataTest } from '../../../sync/rules/kata-test.ts';

/** A Storage of its own, which may be full. */
function memoryStorage(isFull = false): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
  };
}

const texts = { zou: '朝', ishiki: '', name: '', category: '夜' };

describe('drafts', () => {
  test('are kept for each member apart, under keys that the logout clears', () => {
    const storage = memoryStorage();
    kataTextsDraft(storage, 'a').write(texts);
    expect(kataTextsDraft(storage, 'a').read()).toEqual(texts);
    expect(kataTextsDraft(storage, 'b').read()).toBeNull();
    expect(storage.key(0)?.startsWith('keiko.draft.')).toBe(true);
    kataTextsDraft(storage, 'a').write(null);
    expect(storage.length).toBe(0);
  });

  test.each(['', '{', 'null', '[]', '{"zou":1}', '"x"'])('are none where something else stands: %j', (value) => {
    const storage = memoryStorage();
    storage.setItem('keiko.draft.kata.a', value);
    storage.setItem('keiko.draft.kata-test.a', value);
    expect(kataTextsDraft(storage, 'a').read()).toBeNull();
    expect(kataTestDraft(storage, 'a').read()).toBeNull();
  });

  test('take up a test where it was, but not one that points beyond its end', () => {
    const storage = memoryStorage();
    const draft = kataTestDraft(storage, 'a');
    const test = startKataTest(['x', 'y'], { random: () => 0.5, kind: 'review', category: null });
    draft.write(test);
    expect(draft.read()).toEqual(test);
    draft.write(test && { ...test, index: 2 });
    expect(draft.read()).toBeNull();
  });

  test('do not break the screen when the disk is full', () => {
    const draft = kataTextsDraft(memoryStorage(true), 'a');
    expect(() => draft.write(texts)).not.toThrow();
    expect(draft.read()).toBeNull();
  });
});

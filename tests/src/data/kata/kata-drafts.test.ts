import { describe, expect, test } from 'vitest';
import { kataTestDraft, kataTextsDraft } from '../../../../src/data/kata/kata-drafts.ts';
import { memberKeys } from '../../../../src/lib/storage-keys.ts';
import { startKataTest } from '../../../../sync/model/kata/self-test.ts';

const [a, b] = ['0197a000-0000-7000-8000-00000000000a', '0197a000-0000-7000-8000-00000000000b'];

/** An in-memory Storage of the member a, optionally full. */
function memoryStorage(isFull = false): Storage {
  const items = new Map<string, string>([
    [memberKeys.identity, JSON.stringify({ dataId: a, memberId: a, email: null })],
  ]);
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const texts = { zou: '朝', ishiki: '', name: '', category: '夜' };

describe('drafts', () => {
  test('are stored per member, under keys that a logout removes', () => {
    const storage = memoryStorage();
    kataTextsDraft(storage, a).write(texts);
    expect(kataTextsDraft(storage, a).read()).toEqual(texts);
    expect(kataTextsDraft(storage, b).read()).toBeNull();
    kataTextsDraft(storage, b).write(texts);
    expect(kataTextsDraft(storage, b).read()).toBeNull();
    expect(storage.key(1)?.startsWith('keiko.draft.')).toBe(true);
    kataTextsDraft(storage, a).write(null);
    expect(storage.length).toBe(1);
  });

  test.each(['', '{', 'null', '[]', '{"zou":1}', '"x"'])('are null for invalid stored values: %j', (value) => {
    const storage = memoryStorage();
    storage.setItem(`keiko.draft.kata.${a}`, value);
    storage.setItem(`keiko.draft.kata-test.${a}`, value);
    expect(kataTextsDraft(storage, a).read()).toBeNull();
    expect(kataTestDraft(storage, a).read()).toBeNull();
  });

  test('restore a test at its position, unless the index is out of range', () => {
    const storage = memoryStorage();
    const draft = kataTestDraft(storage, a);
    const test = startKataTest(['x', 'y'], { random: () => 0.5, kind: 'review' });
    draft.write(test);
    expect(draft.read()).toEqual(test);
    draft.write(test && { ...test, minutes: 3 });
    expect(draft.read()?.minutes).toBe(3);
    draft.write(test && { ...test, index: 2 });
    expect(draft.read()).toBeNull();
  });

  test('do not throw when storage is full', () => {
    const draft = kataTextsDraft(memoryStorage(true), a);
    expect(() => draft.write(texts)).not.toThrow();
    expect(draft.read()).toBeNull();
  });
});

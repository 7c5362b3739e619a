import { describe, expect, test } from 'vitest';
import { findingsIn, findNearDuplicates, proseOf } from '../../support/content/findings.ts';
import { packs } from '../../support/content/packs.ts';

describe('the content packs', () => {
  test.for(packs.map((pack) => [pack.name, pack] as const))('have no findings: %s', ([, pack]) => {
    expect(findingsIn(pack)).toEqual([]);
  });

  test('have no near-duplicates across packs', () => {
    expect(findNearDuplicates(proseOf(packs))).toEqual([]);
  });
});

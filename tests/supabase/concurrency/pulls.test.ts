import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RealPostgres, startRealPostgres } from '../../support/real-postgres.ts';
import { pullWhileWriting } from './pull-while-writing.ts';
import { takeRevisionsFromSequence } from './take-revisions-from-sequence.ts';

let db: RealPostgres;
beforeAll(async () => {
  db = await startRealPostgres();
});
afterAll(() => db.close());

describe('pulls amid 1,200 writing transactions on 12 connections', () => {
  test('miss no row and see revisions only in their order', { timeout: 120_000 }, async () => {
    const report = await pullWhileWriting(db, { members: 4, writers: 12, writesEach: 100, seed: 1 });
    expect(report).toEqual({ writes: 1200, missed: 0, disordered: 0 });
  });

  test('would miss rows if revisions came from a sequence', { timeout: 120_000 }, async () => {
    await takeRevisionsFromSequence(db);
    const report = await pullWhileWriting(db, { members: 4, writers: 12, writesEach: 40, seed: 2 });
    expect(report.missed).toBeGreaterThan(0);
  });
});

import { describe, expect, test } from 'vitest';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { installSequenceRevisions } from './install-sequence-revisions.ts';
import { pullWhileWriting } from './pull-while-writing.ts';

const db = closeAfterAll(await startRealPostgres());

describe('pulls during 1,200 writing transactions on 12 connections', () => {
  test('miss no row and receive revisions in order', { timeout: 120_000 }, async () => {
    const report = await pullWhileWriting(db, { members: 4, writers: 12, writesEach: 100, seed: 1 });
    expect(report).toEqual({ writes: 1200, missed: 0, disordered: 0 });
  });

  test('miss rows when revisions come from a sequence', { timeout: 120_000 }, async () => {
    await installSequenceRevisions(db);
    const report = await pullWhileWriting(db, { members: 4, writers: 12, writesEach: 40, seed: 2 });
    expect(report.missed).toBeGreaterThan(0);
  });
});

import { firstValueFrom } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { rowWrite } from '../../../../src/data/member/member-data.ts';
import { openVisitLog, storeVisits } from '../../../../src/data/training/visit-log.ts';
import { memberKeys } from '../../../../src/lib/storage-keys.ts';
import { foldLevel, levelEntries } from '../../../../sync/model/practice/level.ts';
import { liveRows } from '../../../../sync/storage/live-rows.ts';
import { openLocalMember } from '../local-member.ts';
import { mapStorage } from '../map-storage.ts';

async function openVisitor() {
  const member = await openLocalMember('2026-11-20T03:00:00Z');
  vi.stubGlobal(
    'localStorage',
    mapStorage({ [memberKeys.identity]: JSON.stringify({ dataId: member.dataId, memberId: member.id, email: null }) }),
  );
  const results = async () =>
    [...(await firstValueFrom(liveRows(member.database, 'practice_results'))).values()].map(({ body }) => body);
  return { member, results };
}

const seen = (item: string) => ({ item, result: 'seen' });

describe('the results of a visit', () => {
  test('survive a killed page: the next start stores them in one row', async () => {
    const { member, results } = await openVisitor();
    const log = openVisitLog(member, 'sentsuji');
    log.append('sentsuji-001', 'seen');
    log.append('sentsuji-001', 'again');
    log.append('sentsuji-002', 'seen');
    member.setNow('2026-11-21T03:00:00Z');
    await storeVisits(member);
    const row = { training_type: 'sentsuji', day: '2026-11-20' };
    expect(await results()).toEqual([
      { ...row, results: [{ item: 'sentsuji-001', result: 'again' }, seen('sentsuji-002')] },
    ]);
    await storeVisits(member);
    expect(await results()).toHaveLength(1);
    expect(localStorage.length).toBe(1);
  });

  test('are stored once when the page is killed between storing them and forgetting the notes', async () => {
    const { member, results } = await openVisitor();
    openVisitLog(member, 'sentsuji').append('sentsuji-001', 'seen');
    const [key, text] = [localStorage.key(1) ?? '', localStorage.getItem(localStorage.key(1) ?? '') ?? ''];
    await storeVisits(member);
    localStorage.setItem(key, text);
    await storeVisits(member);
    expect(await results()).toHaveLength(1);
  });

  test('hold a grade that follows in a row of its own, and no second sighting', async () => {
    const { member, results } = await openVisitor();
    const log = openVisitLog(member, 'kyokun');
    log.append('kyokun-001', 'seen');
    await storeVisits(member);
    log.append('kyokun-001', 'seen');
    log.append('kyokun-001', 'hard');
    await storeVisits(member);
    const row = { training_type: 'kyokun', day: '2026-11-20' };
    expect(await results()).toEqual([
      { ...row, results: [seen('kyokun-001')] },
      { ...row, results: [{ item: 'kyokun-001', result: 'hard' }] },
    ]);
  });

  test('lose nothing that is noted while they are being stored', async () => {
    const { member, results } = await openVisitor();
    const log = openVisitLog(member, 'kyokun');
    log.append('kyokun-001', 'seen');
    const storing = storeVisits(member);
    log.append('kyokun-002', 'seen');
    await storing;
    await storeVisits(member);
    const items = (await results()).flatMap((row) => row.results.map(({ item }) => item));
    expect(new Set(items)).toEqual(new Set(['kyokun-001', 'kyokun-002']));
  });

  test('are one row for each hundred items', async () => {
    const { member, results } = await openVisitor();
    const log = openVisitLog(member, 'sentsuji');
    for (let item = 1; item <= 101; item += 1) log.append(`sentsuji-${item}`, 'seen');
    await storeVisits(member);
    expect((await results()).map((row) => row.results.length)).toEqual([100, 1]);
  });

  test.for([
    ['of which the first is stored, when the page is hidden', true],
    ['while the first is being stored', false],
  ])('name the visit in its further rows %s', async ([, isAwaited]) => {
    const { member } = await openVisitor();
    for (let round = 0; round < 3; round += 1) {
      const log = openVisitLog(member, 'sakiyomi');
      log.append('sakiyomi-1', 'seen');
      log.append('sakiyomi-1', 'right');
      const storing = storeVisits(member);
      if (isAwaited) await storing;
      log.append('sakiyomi-2', 'right', levelEntries(1));
      await storing;
      await storeVisits(member);
    }
    const rows = [...(await firstValueFrom(liveRows(member.database, 'practice_results'))).values()];
    const visits = rows.map(({ id, body }) => ({ id, ...body }));
    expect(rows).toHaveLength(6);
    expect(foldLevel(visits, 'sakiyomi', 0)).toEqual({ open: 2, hasBegun: true });
    expect(foldLevel(visits.slice(2).reverse(), 'sakiyomi', 0).open).toBe(1);
  });

  test('are stored with the session in one transaction, or neither is', async () => {
    const { member, results } = await openVisitor();
    openVisitLog(member, 'jisho').append('jisho-001', 'seen');
    const failing = rowWrite('training_sessions', member.newId(), () => {
      throw new Error('Cannot compute');
    });
    await expect(storeVisits(member, [failing])).rejects.toThrow('Cannot compute');
    expect(await results()).toEqual([]);
    const bulks: string[][] = [];
    member.database.collections.documents.eventBulks$.subscribe(({ events }) =>
      bulks.push(events.map(({ documentId }) => documentId.split('/')[0] ?? '')),
    );
    const session = { training_type: 'jisho', video_title: '辞書', status: 'completed', completed_at: '' };
    const row = { ...session, video_number: 1, duration_minutes: 1, details: null };
    await storeVisits(member, [rowWrite('training_sessions', member.newId(), () => row)]);
    expect(bulks).toHaveLength(1);
    expect(bulks[0]).toEqual(['practice_results', 'training_sessions', 'sync_state']);
    expect(await results()).toHaveLength(1);
  });

  test('are gone after a logout, also when the drill notes one more', async () => {
    const { member, results } = await openVisitor();
    const log = openVisitLog(member, 'jisho');
    log.append('jisho-001', 'seen');
    for (const key of [localStorage.key(0), localStorage.key(1)]) localStorage.removeItem(key ?? '');
    log.append('jisho-002', 'seen');
    await storeVisits(member);
    expect(await results()).toEqual([]);
  });
});

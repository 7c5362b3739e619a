import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { ModeratedKata } from '../../../sync/model/kata/moderated-kata.contract.ts';
import { ReportOutcome, readReportNote } from '../../../sync/model/kata/reports.ts';
import { scheduleReview } from '../../../sync/model/kata/review-schedule.ts';
import { parseSharedKataList, SharedKataPage } from '../../../sync/model/kata/search-shared-kata.contract.ts';
import { limits } from '../../../sync/model/limits.ts';
import { AuditEntry, auditActs } from '../../../sync/model/operations/admin-audit.contract.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { openAdminSession } from '../../support/backend/admin-session.ts';
import { readAnswer, startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-23T03:00:00Z';

let author: Device;
let reader: Device;

const backend = closeAfterAll(await startTestBackend());
const { accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '管理者の花');
beforeEach(async () => {
  await backend.setNow(NOW);
  await openAdminSession(backend.sql, admin);
  author = await addDevice(backend, '書き手');
  reader = await addDevice(backend, '読み手');
});

const call = async (name: string, body: object, token: string | null = reader.token) =>
  readAnswer(await backend.call(`/rest/v1/rpc/${name}`, { token, body }));

const report = (id: string, more: object = {}, token = reader.token) =>
  call('report_kata', { p_id: id, p_reason: 'personal', p_note: null, ...more }, token);

async function decide(name: 'hide_kata' | 'show_kata' | 'keep_kata' | 'stop_sharing' | 'resume_sharing', args: object) {
  const { status, body } = await call(name, args, admin);
  expect(status).toBe(200);
  return body;
}
const hide = (id: string, more: object = {}) => decide('hide_kata', { p_id: id, p_reason: 'personal', ...more });
const show = (id: string) => decide('show_kata', { p_id: id });

/** A shared kata of the author; its zou is found by nothing else. */
async function addKata(device = author, more: object = {}) {
  const id = randomUUID();
  const zou = `象${id.slice(0, 8)}`;
  await device.push(pushed('kata_forms', id, { zou, ishiki: '渡る', ...more }));
  return { id, zou };
}

const copyOf = (id: string, more: Readonly<Record<string, unknown>> = {}) =>
  pushed('kata_forms', randomUUID(), { zou: '写', ishiki: '写', is_copied: true, original_id: id }, more);

/** A kata as a device sends it that has it from a server that has lost it. */
function restoreOf(id: string, zou: string) {
  const empty = { name: null, category: null, is_copied: false, original_id: null, review: null };
  const original = { zou, ishiki: '渡る', ...empty };
  return pushed('kata_forms', id, {}, { op: 'restore', original, former_epoch: 'lost', former_rev: 1 });
}

async function search(query: string) {
  return readAs(SharedKataPage, (await call('search_shared_kata', { query })).body)?.rows.map(({ id }) => id);
}

async function moderated(query = '') {
  const { body } = await call('list_moderated_kata', { p_query: query, p_offset: 0, p_limit: 50 }, admin);
  return v.parse(v.object({ rows: v.array(ModeratedKata) }), body).rows;
}
const moderatedKata = async (id: string) => (await moderated()).find((kata) => kata.id === id);

async function published() {
  const [row] = await backend.sql<{ version: number; body: unknown }>(
    `select version::integer, body from public.published_content where name = 'shared_kata'`,
  );
  return { version: row?.version ?? 0, ids: parseSharedKataList(row?.body).map(({ id }) => id) };
}

async function publish() {
  await backend.sql(`update public.published_content set built_at = '-infinity' where name = 'shared_kata'`);
  await backend.sql('select private.refresh_shared_kata()');
}

describe('a report', () => {
  test('is taken once of a member, and shown to the admin without who made it', async () => {
    const { id } = await addKata();
    expect(await report(id, { p_note: '　電話番号が入っています ' })).toEqual({ status: 200, body: 'reported' });
    expect(readAs(ReportOutcome, (await report(id, { p_reason: 'other' })).body)).toBe('already_reported');
    const second = await addDevice(backend);
    await report(id, { p_reason: 'advertising' }, second.token);
    const kata = await moderatedKata(id);
    expect(kata).toMatchObject({ open_reports: 2, hidden: null, decisions: [] });
    expect(kata?.reports).toHaveLength(2);
    expect(kata?.reports).toContainEqual({
      reason: 'personal',
      note: '電話番号が入っています',
      is_open: true,
      at: '2026-11-23T03:00:00.000Z',
      texts: null,
    });
    const text = JSON.stringify(kata);
    for (const secret of [reader.userId, second.userId, author.userId, '読み手', '書き手'])
      expect(text).not.toContain(secret);
  });

  test('of a kata that is gone, a copy, hidden or unknown changes nothing', async () => {
    const { id } = await addKata();
    const copy = copyOf(id);
    await reader.push(copy);
    const third = await addDevice(backend);
    await author.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    const hidden = await addKata();
    await hide(hidden.id);
    for (const gone of [id, copy.id, hidden.id, randomUUID()])
      expect((await report(gone, {}, third.token)).body).toBe('gone');
    expect(await backend.sql('select from public.kata_reports where user_id = $1', [third.userId])).toEqual([]);
  });

  test.each([
    ['without a reason', { p_reason: null }],
    ['with an unknown reason', { p_reason: 'boring' }],
    ['without a kata', { p_id: null }],
    ['with a long line', { p_note: 'あ'.repeat(limits.report_note_max + 1) }],
  ])('%s is refused', async (_what, more) => {
    const { id } = await addKata();
    expect((await report(id, more)).status).toBe(400);
    expect(await moderatedKata(id)).toBeUndefined();
  });

  test('of the member’s own kata is refused, and one of a guest', async () => {
    const { id } = await addKata();
    expect((await report(id, {}, author.token)).status).toBe(400);
    expect((await call('report_kata', { p_id: id, p_reason: 'personal' }, null)).status).toBe(401);
    expect(await moderatedKata(id)).toBeUndefined();
  });

  test(`is refused after ${limits.reports_per_day} in 24 hours, with the seconds to wait`, async () => {
    const ids: string[] = [];
    for (let n = 0; n < limits.reports_per_day + 2; n += 1) ids.push((await addKata()).id);
    for (const [n, id] of ids.entries()) {
      await backend.setNow(new Date(Date.parse(NOW) + n * 60_000).toISOString());
      expect((await report(id)).status).toBe(n < limits.reports_per_day ? 200 : 429);
    }
    const last = ids.at(-1) ?? '';
    const refused = await report(last);
    expect(refused.body).toMatchObject({ message: 'too_many_reports', hint: String(24 * 3600 - 21 * 60) });
    expect((await report(ids[0] ?? '')).body).toBe('already_reported');
    await backend.setNow('2026-11-24T03:00:00Z');
    expect((await report(last)).body).toBe('reported');
  });

  test('is read by its member only, and removed after a year or with their account', async () => {
    const rows = async (device: Device) =>
      (await backend.asMember(device.userId, `select public.read_own_rows('kata_reports', 0) -> 'rows' as rows`))[0]
        ?.rows;
    const [first, second] = [await addKata(), await addKata()];
    await report(first.id);
    expect(await rows(reader)).toMatchObject([{ kata_id: first.id, reason: 'personal' }]);
    expect(await rows(author)).toEqual([]);
    await backend.setNow('2027-11-24T03:00:00Z');
    const other = await addDevice(backend);
    await report(second.id, {}, other.token);
    await backend.sql('select private.purge_old_rows()');
    expect(await rows(reader)).toEqual([]);
    const texts = () => backend.sql('select from private.reported_texts where zou = $1', [second.zou]);
    expect(await texts()).toHaveLength(1);
    await backend.sql('delete from auth.users where id = $1', [other.userId]);
    expect(await texts()).toEqual([]);
  });
});

describe('a reported text', () => {
  test('stays with the report when the author changes it', async () => {
    const { id, zou } = await addKata(author, { name: '名', category: '朝' });
    await report(id);
    expect((await moderatedKata(id))?.reports).toMatchObject([{ texts: null }]);
    await author.push(pushed('kata_forms', id, { zou: '無害な湯気' }));
    expect(await moderatedKata(id)).toMatchObject({
      zou: '無害な湯気',
      reports: [{ texts: { zou, ishiki: '渡る', name: '名', category: '朝' } }],
    });
  });

  test('stays, and nothing else, when the author deletes the kata or their account', async () => {
    const { id, zou } = await addKata();
    await report(id);
    await author.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    const left = { deleted: true, zou: '', open_reports: 1, reports: [{ texts: { zou, ishiki: '渡る' } }] };
    expect(await moderatedKata(id)).toMatchObject({ ...left, has_author: true });
    await backend.sql('delete from auth.users where id = $1', [author.userId]);
    expect(await moderatedKata(id)).toMatchObject({ ...left, has_author: false });
    const [row] = await backend.sql<{ line: string }>(
      'select (to_jsonb(r) || to_jsonb(t))::text as line from public.kata_reports r join private.reported_texts t on t.report_id = r.id where kata_id = $1',
      [id],
    );
    expect(row?.line).not.toContain(author.userId);
    expect(await decide('keep_kata', { p_id: id })).toBe(true);
    expect(await moderatedKata(id)).toBeUndefined();
  });

  test('that was changed or deleted before the decision is not shared again', async () => {
    const [changed, deleted] = [await addKata(), await addKata()];
    await report(changed.id);
    await report(deleted.id);
    await author.push(pushed('kata_forms', changed.id, { zou: '無害' }));
    await author.push(pushed('kata_forms', deleted.id, {}, { op: 'delete' }));
    expect([await hide(changed.id), await hide(deleted.id)]).toEqual([true, true]);
    expect(await hide(deleted.id)).toBe(false);
    for (const { zou } of [changed, deleted]) {
      const id = randomUUID();
      await author.push(pushed('kata_forms', id, { zou, ishiki: '渡る' }));
      expect(await author.row('kata_forms', id)).toMatchObject({ hidden: { by_text: true } });
      expect(await search(zou)).toEqual([]);
    }
  });
});

describe('a hidden text', () => {
  const hidden = async (device: Device, id: string) => (await device.row('kata_forms', id))?.hidden;

  test.each([
    ['under another id', (zou: string) => ({ zou, ishiki: '渡る' })],
    ['with another name and category', (zou: string) => ({ zou, ishiki: '渡る', name: '別', category: '別' })],
    ['in another width, kana and spacing', (zou: string) => ({ zou: ` ${zou.toUpperCase()}　`, ishiki: '渡 ル' })],
  ])('is not shared again %s, by anybody, and its writer reads why', async (_how, textsOf) => {
    const { id, zou } = await addKata(author, { ishiki: '渡る' });
    await hide(id, { p_reason: 'rights', p_note: '書き手へのひとこと' });
    for (const device of [author, reader]) {
      const again = randomUUID();
      const result = await device.send({ push: [pushed('kata_forms', again, textsOf(zou))] });
      expect(result.results).toMatchObject([
        { status: 'merged', row: { hidden: { reason: 'rights', note: null, by_text: true, corrected: false } } },
      ]);
      const other = await addDevice(backend);
      expect(await other.push(copyOf(again))).toEqual(['source_gone']);
    }
    expect(await search(zou)).toEqual([]);
    await publish();
    expect((await published()).ids).not.toContain(id);
  });

  test('is not shared by changing another kata into it, nor by other kata of its author', async () => {
    const { id, zou } = await addKata();
    const twin = await addKata(author, { zou, name: '双子' });
    const later = await addKata();
    const cursor = (await author.send()).cursor;
    await hide(id);
    const sent = (await author.send()).rows.find((row) => row.id === twin.id);
    expect(sent).toMatchObject({ hidden: { reason: 'personal' } });
    expect(sent?.rev).toBeGreaterThan(cursor);
    await author.push(pushed('kata_forms', later.id, { zou }));
    expect(await hidden(author, later.id)).toMatchObject({ by_text: true });
    expect(await search(zou)).toEqual([]);
  });

  test('may be shared again when the admin shows the kata, and a year after it was deleted', async () => {
    const shown = await addKata();
    await hide(shown.id);
    await show(shown.id);
    const again = await addKata(reader, { zou: shown.zou });
    expect(await hidden(reader, again.id)).toBeNull();

    const [keptKata, gone] = [await addKata(), await addKata()];
    await hide(keptKata.id);
    await hide(gone.id);
    await author.push(pushed('kata_forms', gone.id, {}, { op: 'delete' }));
    await backend.setNow('2027-11-24T03:00:00Z');
    await backend.sql('select private.purge_old_rows()');
    const [ofKept, ofGone] = [await addKata(reader, { zou: keptKata.zou }), await addKata(reader, { zou: gone.zou })];
    expect(await hidden(reader, ofKept.id)).toMatchObject({ by_text: true });
    expect(await hidden(reader, ofGone.id)).toBeNull();
  });

  test('stays out when the kata that was shown again is copied, also once the copy is counted', async () => {
    const { id, zou } = await addKata();
    await hide(id);
    const twin = await addKata(reader, { zou });
    expect(await show(twin.id)).toBe(true);
    await (await addDevice(backend)).push(copyOf(twin.id));
    await backend.sql('select private.count_copies()');
    expect(await reader.row('kata_forms', twin.id)).toMatchObject({ copy_count: 1, hidden: null });
  });
});

describe('an author whose sharing is stopped', () => {
  const stop = (id: string, more: object = {}) =>
    decide('stop_sharing', { p_id: id, p_reason: 'advertising', ...more });
  const resume = (id: string) => decide('resume_sharing', { p_id: id });
  const stopOf = async (device: Device) => (await device.row('profiles', 'me'))?.sharing_stopped;

  test('keeps their kata, none of which anybody else finds, sees or copies, and reads why', async () => {
    const [first, second] = [await addKata(), await addKata()];
    await publish();
    const { version } = await published();
    const { cursor, epoch } = await author.send();
    expect(await stop(first.id, { p_note: '三度目です' })).toBe(true);
    const { rows } = await author.send({ since: cursor, epoch });
    expect(rows).toMatchObject([
      { collection: 'profiles', sharing_stopped: { reason: 'advertising', note: '三度目です' } },
    ]);
    expect((await published()).version).toBe(version + 1);
    const third = await addKata();
    await author.push(pushed('kata_forms', second.id, { ishiki: '直した' }));
    await publish();
    const { ids } = await published();
    for (const { id, zou } of [first, second, third]) {
      expect(ids).not.toContain(id);
      expect(await search(zou)).toEqual([]);
      expect(await reader.push(copyOf(id))).toEqual(['source_gone']);
      expect((await report(id)).body).toBe('gone');
      expect((await call('read_shared_kata', { p_ids: [id] })).body).toEqual([]);
      expect(await author.row('kata_forms', id)).toMatchObject({ zou, deleted: false, hidden: null });
    }
    expect(await stopOf(reader)).toBeNull();
  });

  test('shares again when the admin says so; hidden kata stay hidden', async () => {
    const [first, second, third] = [await addKata(), await addKata(), await addKata()];
    await hide(second.id);
    await stop(first.id);
    expect(await moderatedKata(first.id)).toMatchObject({ sharing_stopped: { reason: 'advertising', note: null } });
    await hide(third.id);
    expect(await show(third.id)).toBe(true);
    expect(await search(third.zou)).toEqual([]);
    expect(await resume(first.id)).toBe(true);
    expect(await resume(first.id)).toBe(false);
    expect(await stopOf(author)).toBeNull();
    expect([await search(first.zou), await search(second.zou), await search(third.zou)]).toEqual([
      [first.id],
      [],
      [third.id],
    ]);
    expect((await moderated(first.zou))[0]?.decisions.map(({ act }) => act)).toEqual(['resumed', 'stopped']);
  });

  test('is found again by the kata with which it was decided, also when that is deleted', async () => {
    const { id } = await addKata();
    const other = await addKata();
    await stop(id);
    await author.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    expect(await moderatedKata(id)).toMatchObject({ deleted: true, sharing_stopped: { reason: 'advertising' } });
    await backend.sql('delete from public.kata_forms where id = $1', [id]);
    expect(await resume(id)).toBe(true);
    expect(await search(other.zou)).toEqual([other.id]);
  });

  test('is nobody after the account is deleted, and needs a known kata and a reason', async () => {
    const { id } = await addKata();
    await stop(id);
    await backend.sql('delete from auth.users where id = $1', [author.userId]);
    expect(await backend.sql('select from private.stopped_authors where kata_id = $1', [id])).toEqual([]);
    expect([await stop(id), await stop(randomUUID()), await resume(id)]).toEqual([false, false, false]);
    for (const reason of [null, 'boring'])
      expect((await call('stop_sharing', { p_id: id, p_reason: reason }, admin)).status).toBe(400);
  });

  test('cannot end it by a push, a restore or a call', async () => {
    const { id, zou } = await addKata();
    await stop(id);
    for (const patch of [{ sharing_stopped: null }, { kata_id: randomUUID() }])
      expect(await author.push(pushed('profiles', 'me', patch))).toEqual(['forbidden_field']);
    await author.push(restoreOf(randomUUID(), zou));
    for (const token of [author.token, reader.token])
      expect((await call('resume_sharing', { p_id: id }, token)).status).toBe(403);
    expect(await search(zou)).toEqual([]);
    expect(await stopOf(author)).toMatchObject({ reason: 'advertising' });
  });
});

describe('the rules of a report in SQL', () => {
  test('read a line like the app', async () => {
    const letter = fc.constantFrom('あ', ' ', '　', '\n', '𠮟', '\u200b', '\u202e', '\u2066', 'x', '\u3164', '👩‍👩‍👧');
    const line = fc.oneof(
      fc.array(letter, { maxLength: 12 }).map((letters) => letters.join('')),
      fc.integer({ min: 198, max: 202 }).map((length) => ` ${'𠮟'.repeat(length)}\n`),
    );
    for (const typed of fc.sample(line, { numRuns: 150, seed: 23 })) {
      const note = readReportNote(typed);
      const read = backend.sql('select private.read_report_note($1) as note', [typed]);
      if ([...(note ?? '')].length <= limits.report_note_max)
        expect({ typed, rows: await read }).toEqual({ typed, rows: [{ note }] });
      else await expect(read).rejects.toThrow('invalid_note');
    }
  });

  test('record the acts of the contract', async () => {
    expect(await backend.sql('select private.audit_acts() as acts')).toEqual([{ acts: [...auditActs] }]);
  });
});

describe('a hidden kata', () => {
  test('leaves the search and the published list at once, cannot be copied, and copies stay', async () => {
    const { id, zou } = await addKata();
    const copy = copyOf(id);
    await reader.push(copy);
    await publish();
    const before = await published();
    expect([before.ids.includes(id), await search(zou)]).toEqual([true, [id]]);

    expect(await hide(id)).toBe(true);
    const after = await published();
    expect(after).toEqual({ version: before.version + 1, ids: before.ids.filter((other) => other !== id) });
    expect(await search(zou)).toEqual([]);
    expect((await call('read_shared_kata', { p_ids: [id] })).body).toEqual([]);
    const other = await addDevice(backend);
    expect(await other.push(copyOf(id))).toEqual(['source_gone']);
    expect(await reader.row('kata_forms', copy.id)).toMatchObject({ zou: '写', hidden: null });
    await publish();
    expect((await published()).ids).not.toContain(id);
  });

  test('reaches its author with the reason, who corrects it; it stays hidden until it is shown again', async () => {
    const { id, zou } = await addKata();
    const cursor = (await author.send()).cursor;
    await hide(id, { p_reason: 'rights', p_note: '歌詞です' });
    const { rows, epoch } = await author.send();
    const mark = {
      reason: 'rights',
      note: '歌詞です',
      hidden_at: '2026-11-23T03:00:00.000Z',
      corrected: false,
      by_text: false,
    };
    const row = rows.find((each) => each.id === id);
    expect(row).toMatchObject({ zou, hidden: mark });
    expect(row?.rev).toBeGreaterThan(cursor);

    await backend.setNow('2026-11-23T04:00:00Z');
    const edit = pushed('kata_forms', id, { zou: `${zou}直` }, { base_rev: row?.rev });
    const { results } = await author.send({ push: [edit], since: row?.rev, epoch });
    expect(results).toMatchObject([{ status: 'merged', row: { hidden: { ...mark, corrected: true } } }]);
    expect(await moderatedKata(id)).toMatchObject({
      zou: `${zou}直`,
      hidden: { reason: 'rights', note: '歌詞です', corrected_at: '2026-11-23T04:00:00.000Z' },
    });
    expect(await search(zou)).toEqual([]);

    expect(await show(id)).toBe(true);
    expect(await author.row('kata_forms', id)).toMatchObject({ hidden: null });
    expect(await search(zou)).toEqual([id]);
    await publish();
    expect((await published()).ids).toContain(id);
    expect(await show(id)).toBe(false);
    expect((await moderated(zou))[0]?.decisions.map(({ act, by }) => [act, by])).toEqual([
      ['showed', '管理者の花'],
      ['hid', '管理者の花'],
    ]);
  });

  test('is not corrected by a review, nor by the same texts', async () => {
    const { id, zou } = await addKata();
    await hide(id);
    const review = scheduleReview(null, 'remembered', Date.parse('2026-11-23T02:00:00.000Z'));
    await author.push(pushed('kata_forms', id, { review, zou }));
    expect(await author.row('kata_forms', id)).toMatchObject({ hidden: { corrected: false }, review });
  });

  test('that is hidden again for another reason counts as not corrected', async () => {
    const { id } = await addKata();
    await hide(id);
    await author.push(pushed('kata_forms', id, { ishiki: '別の意識' }));
    await hide(id, { p_reason: 'hurtful' });
    expect(await author.row('kata_forms', id)).toMatchObject({ hidden: { reason: 'hurtful', corrected: false } });
  });

  test('frees its place in the published list for another of its author', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await addKata()).id);
    const ownRow = async () => {
      await publish();
      const { ids: listed } = await published();
      return ids.filter((id) => listed.includes(id)).length;
    };
    expect(await ownRow()).toBe(2);
    const { ids: listed } = await published();
    await hide(ids.find((id) => listed.includes(id)) ?? '');
    expect(await ownRow()).toBe(2);
  });

  test('is gone with the kata', async () => {
    const { id } = await addKata();
    await hide(id);
    await author.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    expect(await backend.sql('select from private.hidden_kata where id = $1', [id])).toEqual([]);
    expect(await hide(id)).toBe(false);
    expect(await show(id)).toBe(false);
  });

  test('stays hidden when a device of the author sends it again to a restored server', async () => {
    const { id, zou } = await addKata();
    await hide(id);
    await backend.sql('alter table public.kata_forms disable trigger user');
    await backend.sql('delete from public.kata_forms where id = $1', [id]);
    await backend.sql('alter table public.kata_forms enable trigger user');
    await author.push(restoreOf(id, zou));
    expect(await author.row('kata_forms', id)).toMatchObject({ zou, hidden: { reason: 'personal' } });
    expect(await search(zou)).toEqual([]);
  });
});

describe('an attack on the mark of a hidden kata fails', () => {
  test.each([
    ['by a field of the push', { hidden: null }],
    ['by fields of the table behind it', { hidden_at: null, corrected_at: null, reason: null }],
  ])('%s', async (_what, patch) => {
    const { id, zou } = await addKata();
    await hide(id);
    for (const op of ['insert', 'update', 'restore'])
      expect(
        await author.push(pushed('kata_forms', id, patch, { op, original: {}, former_epoch: 'lost', former_rev: 1 })),
      ).toEqual(['forbidden_field']);
    expect(await author.row('kata_forms', id)).toMatchObject({ hidden: { reason: 'personal' } });
    expect(await search(zou)).toEqual([]);
  });

  test('by copying with the operation of a restore: the text is the attacker’s own, and no copy is counted', async () => {
    const { id } = await addKata();
    await hide(id);
    await reader.push(copyOf(id, { op: 'restore', original: {}, former_epoch: 'lost', former_rev: 1 }));
    expect(await author.row('kata_forms', id)).toMatchObject({ copy_count: 0, hidden: { reason: 'personal' } });
  });
});

describe('the admin', () => {
  test('sees reported kata first, then corrected ones, then the other hidden ones', async () => {
    for (const table of ['public.kata_forms', 'public.kata_reports', 'private.stopped_authors'])
      await backend.sql(`delete from ${table}`);
    const [quiet, once, twice] = [await addKata(), await addKata(), await addKata()];
    const [hidden, corrected] = [await addKata(), await addKata()];
    const second = await addDevice(backend);
    await report(once.id);
    await report(twice.id);
    await report(twice.id, {}, second.token);
    await hide(corrected.id);
    await author.push(pushed('kata_forms', corrected.id, { ishiki: '直しました' }));
    await hide(hidden.id);
    const ids = async () => (await moderated()).map(({ id }) => id);
    expect(await ids()).toEqual([twice.id, once.id, corrected.id, hidden.id]);
    expect(await decide('keep_kata', { p_id: twice.id })).toBe(true);
    expect(await decide('keep_kata', { p_id: twice.id })).toBe(false);
    expect(await ids()).toEqual([once.id, corrected.id, hidden.id]);
    expect((await moderated(quiet.zou)).map(({ id }) => id)).toEqual([quiet.id]);
    expect((await moderated(hidden.zou)).map(({ id }) => id)).toEqual([hidden.id]);
    expect((await moderated('渡る')).map(({ id }) => id).sort()).toEqual(
      [quiet.id, once.id, twice.id, hidden.id].sort(),
    );
    expect(await moderated('%')).toEqual([]);
  });

  test('does not see again what was decided, until somebody else reports it', async () => {
    const { id } = await addKata();
    await report(id);
    await decide('keep_kata', { p_id: id });
    expect(await moderatedKata(id)).toBeUndefined();
    const second = await addDevice(backend);
    await backend.setNow('2026-11-23T03:01:00Z');
    await report(id, {}, second.token);
    expect(await moderatedKata(id)).toMatchObject({
      open_reports: 1,
      reports: [{ is_open: true }, { is_open: false }],
    });
  });

  test('reads who did what, newest first, with names and titles as far as they exist', async () => {
    const { id, zou } = await addKata();
    await hide(id);
    const read = async (amount: number) => {
      const args = { p_table: 'admin_audit', p_offset: 0, p_limit: amount };
      return v.parse(v.object({ rows: v.array(AuditEntry) }), (await call('read_admin_rows', args, admin)).body).rows;
    };
    const [newest] = await read(1);
    expect(newest).toMatchObject({ act: 'hid', by: '管理者の花', kind: 'kata_forms', title: zou });
    expect(newest?.at).toBe('2026-11-23T03:00:00.000Z');
    const all = await read(200);
    expect(all.map(({ id: n }) => n)).toEqual(all.map(({ id: n }) => n).sort((a, b) => b - a));
    expect(all.find(({ act }) => act === 'opened')).toMatchObject({ by: '管理者の花', kind: null, title: null });
    await author.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    expect((await read(1))[0]).toMatchObject({ act: 'hid', title: null });
  });

  test('has each title that an entry can have', async () => {
    await backend.sql(`insert into public.daily_trainings (day, title, description, difficulty, duration_minutes, category)
      values ('2026-11-23', '影', '影を探す', '初級', 5, '観察') on conflict do nothing`);
    await backend.sql(`insert into public.group_practices (starts_at, title) values ('2026-12-01 20:00+09', '型の会')`);
    const rows = await backend.sql<{ kind: string; title: string }>(
      `with subjects as (
         select 'announcements ' || id as subject, title from public.announcements
         union all select 'group_practices ' || id, title from public.group_practices
         union all select 'daily_trainings ' || day, title from public.daily_trainings
         union all select 'openable_things ' || id, id from public.openable_things
       )
       select split_part(subject, ' ', 1) as kind, title = private.describe_audit(
         row(1, null, null, 'changed', subject, null, private.now())::private.admin_audit) ->> 'title' as title
       from subjects`,
    );
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['announcements', 'group_practices', 'daily_trainings', 'openable_things']),
    );
    expect(rows.every(({ title }) => title)).toBe(true);
  });
});

describe('kata read by their ids', () => {
  test('are the shared ones, without their authors, at most 50', async () => {
    const { id, zou } = await addKata();
    const copy = copyOf(id);
    await reader.push(copy);
    const { body } = await call('read_shared_kata', { p_ids: [id, copy.id, randomUUID()] });
    expect(body).toEqual([{ id, zou, ishiki: '渡る', name: null, category: null, copy_count: 0 }]);
    const many = Array.from({ length: 51 }, () => randomUUID());
    expect((await call('read_shared_kata', { p_ids: many })).status).toBe(400);
    expect((await call('read_shared_kata', { p_ids: [id] }, null)).status).toBe(401);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { reasonName, reasonNames, reportKata } from '../../../../src/data/kata/kata-reports.ts';
import { reportReasons } from '../../../../sync/model/kata/reports.ts';
import { serverCaller } from '../server-caller.ts';

afterEach(() => vi.unstubAllGlobals());

const report = { id: 'k', reason: 'personal', note: null } as const;
const respondWith = (body: unknown, status = 200) => serverCaller(() => Response.json(body, { status }));

describe('a report', () => {
  test('is sent with its reason and line', async () => {
    const sent: unknown[] = [];
    const caller = serverCaller(async (request) => {
      sent.push(new URL(request.url).pathname, await request.json());
      return Response.json('reported');
    });
    expect(await reportKata(caller, { ...report, note: '電話番号' })).toBe('reported');
    expect(sent).toEqual(['/rest/v1/rpc/report_kata', { p_id: 'k', p_reason: 'personal', p_note: '電話番号' }]);
  });

  test.each(['already_reported', 'gone'])('may turn out to be %s', async (outcome) => {
    expect(await reportKata(respondWith(outcome), report)).toBe(outcome);
  });

  test('may be one too many for today', async () => {
    expect(await reportKata(respondWith({ message: 'too_many_reports' }, 429), report)).toBe('too_many');
  });

  test.each([
    ['is refused', {}, 400, 'rejected'],
    ['gets an answer that nobody knows', 'thanks', 200, 'malformed'],
  ])('that %s fails', async (_what, body, status, code) => {
    await expect(reportKata(respondWith(body, status), report)).rejects.toMatchObject({ code });
  });
});

test('every reason has a name of its own, and one of a newer server reads as the last', () => {
  expect(new Set(reportReasons.map((reason) => reasonNames[reason])).size).toBe(reportReasons.length);
  expect(reasonName('advertising')).toBe('広告や勧誘');
  expect(reasonName('boring')).toBe('そのほか');
});

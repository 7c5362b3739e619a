import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { adminTable } from '../../../../src/data/admin/admin-rows.ts';
import { serverCaller } from '../server-caller.ts';

afterEach(() => vi.unstubAllGlobals());

const list = adminTable('materials', v.array(v.number()), { p_pack: 'setsuna' });

/** A server that ends each page after three of its rows, and the requests to it. */
function serve(amount: number) {
  const sent: object[] = [];
  const rows = Array.from({ length: amount }, (_, n) => n);
  const caller = serverCaller(async (request) => {
    const args = await request.json();
    sent.push(args);
    const page = rows.slice(args.p_offset, args.p_offset + Math.min(args.p_limit, 3));
    return Response.json({ rows: page, more: args.p_offset + page.length < amount });
  });
  return { sent, caller, rows };
}

test.each([
  [7, 10, 7, false],
  [7, 7, 7, false],
  [7, 5, 5, true],
  [0, 5, 0, false],
])('of %i rows the first %i are loaded, in pages that the server cuts', async (amount, wanted, loaded, hasMore) => {
  const { sent, caller, rows } = serve(amount);
  await expect(list.load(caller, wanted)).resolves.toEqual({ rows: rows.slice(0, loaded), hasMore });
  expect(sent[0]).toEqual({ p_table: 'materials', p_pack: 'setsuna', p_offset: 0, p_limit: wanted });
  expect(sent).toHaveLength(Math.max(1, Math.ceil(loaded / 3)));
});

test('an ended admin session is said', async () => {
  const caller = serverCaller(() => Response.json({ message: 'admin_required' }, { status: 403 }));
  await expect(list.load(caller, 5)).rejects.toMatchObject({ code: 'admin-ended' });
});

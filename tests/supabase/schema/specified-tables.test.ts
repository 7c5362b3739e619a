import { randomBytes, randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';

/* The tables as the specification's own client reads and writes them. */

const NOW = '2026-11-20T03:00:00Z';

let backend: TestBackend;
let supabase: SupabaseClient;
let id: string;

beforeAll(async () => {
  // Node 20 has none.
  vi.stubGlobal('WebSocket', WebSocket);
  backend = await startTestBackend();
  await backend.setNow(NOW);
  await backend.signUpConfirmed('hanako@example.com', 'secret1', '花子');
  supabase = createClient(backend.url, backend.keys.publishableKey, { auth: { persistSession: false } });
  const { data } = await supabase.auth.signInWithPassword({ email: 'hanako@example.com', password: 'secret1' });
  id = String(data.user?.id);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await supabase.auth.signOut({ scope: 'local' });
  await backend.close();
});

const device = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  p256dh: Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const storedUser = async () => (await backend.sql('select * from public.users where id = $1', [id]))[0];

describe('users', () => {
  const profile = { username: '花', bio: '朝', location: '京都', birth_date: '2000-01-01', phone_number: '1' };

  test('are updated with updated_at, which is the server’s', async () => {
    await backend.setNow('2026-11-20T04:00:00Z');
    const sent = { ...profile, updated_at: '2001-01-01T00:00:00Z' };
    const { data, error } = await supabase.from('users').update(sent).eq('id', id).select().single();
    expect([data, error]).toMatchObject([profile, null]);
    expect(new Date(data.updated_at).toISOString()).toBe('2026-11-20T04:00:00.000Z');
    const before = await storedUser();
    await backend.setNow('2026-11-20T05:00:00Z');
    expect((await supabase.from('users').update(sent).eq('id', id)).error).toBeNull();
    expect(await storedUser()).toEqual(before);
  });

  const row = { username: '偽', email: 'x@example.com', email_verified: true, tickets: 99, total_logins: 9 };
  const insert = (userId: string) =>
    supabase.from('users').insert({ id: userId, ...row, current_streak: 9, longest_streak: 9 });

  test('are inserted by their own member without a change', async () => {
    const before = await storedUser();
    expect(await insert(id)).toMatchObject({ status: 201, error: null });
    expect(await storedUser()).toEqual(before);
  });

  test('are created with the server’s values where the row is missing', async () => {
    await backend.sql('delete from public.users where id = $1', [id]);
    expect(await insert(id)).toMatchObject({ status: 201, error: null });
    expect(await storedUser()).toMatchObject({
      username: '花子',
      email: 'hanako@example.com',
      tickets: 3,
      total_logins: 0,
    });
  });

  test('are not inserted for others', async () => {
    expect(await insert(randomUUID())).toMatchObject({ status: 403 });
  });
});

describe('push subscriptions', () => {
  const endpoints = async () => (await supabase.from('push_subscriptions').select('endpoint')).data;

  test.each([
    ['an upsert', {}],
    ['an upsert by endpoint', { onConflict: 'endpoint' }],
  ])('are saved by %s, again too, and deleted by their member', async (_what, options) => {
    const [first, second] = [device(), device()];
    for (const { auth, ...row } of [first, second, first])
      expect(
        (await supabase.from('push_subscriptions').upsert({ user_id: id, auth, ...row }, options)).error,
      ).toBeNull();
    expect(new Set(await endpoints())).toEqual(new Set([{ endpoint: first.endpoint }, { endpoint: second.endpoint }]));
    expect((await supabase.from('push_subscriptions').delete().eq('user_id', id)).error).toBeNull();
    expect(await endpoints()).toEqual([]);
  });

  test.each([
    ['another member', () => ({ user_id: randomUUID(), ...device() }), 403],
    ['an address', () => ({ user_id: id, ...device(), endpoint: 'https://127.0.0.1/' }), 400],
    ['a short key', () => ({ user_id: id, ...device(), p256dh: 'B' }), 400],
  ])('are refused with %s, as by the call', async (_what, row, status) => {
    expect(await supabase.from('push_subscriptions').upsert(row())).toMatchObject({ status });
    expect(await endpoints()).toEqual([]);
  });

  test('keep the newest devices of a member, and cannot be rewritten', async () => {
    for (let n = 0; n < 21; n += 1) await supabase.from('push_subscriptions').upsert({ user_id: id, ...device() });
    const saved = await endpoints();
    expect(saved).toHaveLength(20);
    await supabase.from('push_subscriptions').update({ endpoint: 'https://evil.example/' }).eq('user_id', id);
    expect(await endpoints()).toEqual(saved);
  });
});

test('reads of every table work, whole and by column', async () => {
  const reads = [
    supabase.from('users').select().eq('id', id).single(),
    supabase.from('login_records').select('*', { count: 'exact' }).eq('user_id', id).gte('login_date', '2026-01-01'),
    supabase.from('kata_forms').select('*').eq('user_id', id).eq('deleted', false).order('name'),
    supabase.from('kata_forms').select('id,name').eq('is_copied', false).order('copy_count').order('name'),
    supabase.from('training_sessions').select('*').eq('user_id', id).order('completed_at').limit(50),
    supabase.from('push_subscriptions').select('endpoint').eq('user_id', id).limit(1),
    supabase.from('admin_notifications').select('*').order('created_at', { ascending: false }),
  ];
  expect((await Promise.all(reads)).map(({ error }) => error)).toEqual(reads.map(() => null));
  const progress = supabase.from('training_progress').select().eq('user_id', id).eq('training_type', 'brain-speed');
  expect((await progress.single()).error).toMatchObject({ code: 'PGRST116' });
});

import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../../support/backend/exchange.ts';
import { signToken } from '../../../support/backend/member-token.ts';

let backend: TestBackend;
let device: Device;
let other: Device;
const ended: (() => unknown)[] = [];
const log: string[] = [];

beforeAll(async () => {
  // Node 20 has no built-in WebSocket.
  vi.stubGlobal('WebSocket', WebSocket);
  backend = await startTestBackend({ log: (line) => log.push(line) });
  [device, other] = [await addDevice(backend), await addDevice(backend)];
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
  expect(log.filter((line) => line.includes('not judged'))).toEqual([]);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await backend.close();
});

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '足の裏' });
const topicOf = ({ userId }: Device) => `member:${userId}`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Joins a topic with supabase-js as it is installed. */
async function join(token: string | (() => string), topic: string, isPrivate = true) {
  const accessToken = async () => (typeof token === 'string' ? token : token());
  const client: SupabaseClient = createClient(backend.url, backend.keys.publishableKey, { accessToken });
  ended.push(() => client.realtime.disconnect());
  await client.realtime.setAuth();
  const states: string[] = [];
  const revs: unknown[] = [];
  const errors: string[] = [];
  const channel = client
    .channel(topic, { config: { private: isPrivate } })
    .on('broadcast', { event: 'rev' }, ({ payload }) => void revs.push(payload.rev))
    .subscribe((state, error) => {
      states.push(state);
      if (error !== undefined) errors.push(error.message);
    });
  await vi.waitFor(() => expect(states).not.toEqual([]), { timeout: 5000 });
  return { client, channel, states, revs, errors };
}

/** A connection without a client: frames of Phoenix as they are sent. */
async function connect() {
  const socket = new WebSocket(
    `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.keys.publishableKey}&vsn=2.0.0`,
  );
  ended.push(() => socket.terminate());
  const frames: [string | null, string | null, string, string, { status?: string; response?: { reason?: string } }][] =
    [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (...frame: readonly unknown[]) => socket.send(JSON.stringify(frame));
  const replyTo = async (ref: string) => {
    await vi.waitFor(() => expect(frames.map((frame) => frame[1])).toContain(ref), { timeout: 5000 });
    return frames.find((frame) => frame[1] === ref)?.[4];
  };
  return { socket, send, frames, closed, replyTo };
}

describe('the live channel of the embedded backend', () => {
  test('brings a revision to the member who has joined, and to nobody else', async () => {
    const mine = await join(device.token, topicOf(device));
    const theirs = await join(other.token, topicOf(other));
    expect([mine.states, theirs.states]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']]);

    await device.push(kata());
    const { cursor } = await device.send();
    await vi.waitFor(() => expect(mine.revs).toEqual([cursor]));
    await other.push(kata());
    await vi.waitFor(() => expect(theirs.revs).toHaveLength(1));
    expect(mine.revs).toEqual([cursor]);
  });

  test('is left, and joined again', async () => {
    const { client, channel, states, revs } = await join(device.token, topicOf(device));
    expect(await client.removeChannel(channel)).toBe('ok');
    await device.push(kata());
    const again = await join(device.token, topicOf(device));
    await device.push(kata());
    await vi.waitFor(() => expect(again.revs).toHaveLength(1));
    expect([states, revs]).toEqual([['SUBSCRIBED', 'CLOSED'], []]);
  });

  test('answers a heartbeat', async () => {
    const { send, replyTo } = await connect();
    send(null, '1', 'phoenix', 'heartbeat', {});
    expect(await replyTo('1')).toEqual({ status: 'ok', response: {} });
  });
});

describe('attacks on the live channel', () => {
  const session = randomUUID();
  test.each([
    ["another member's topic", () => other.token, () => topicOf(device)],
    ['no token', () => backend.keys.publishableKey, () => topicOf(device)],
    ['an expired token', () => signToken({ sub: device.userId, exp: inSeconds(-60) }), () => topicOf(device)],
    ['a token with another secret', () => signToken({ sub: device.userId }, {}, 'x'.repeat(40)), () => topicOf(device)],
    ['a sign-in that has ended', () => signToken({ sub: device.userId, session_id: session }), () => topicOf(device)],
    ['a topic of nobody', () => device.token, () => 'member:'],
    ['a topic with SQL', () => device.token, () => `member:' or true --`],
  ])('are refused: %s', async (_attack, token, topic) => {
    const { states, errors, revs } = await join(token(), topic());
    await device.push(kata());
    expect(states[0]).toBe('CHANNEL_ERROR');
    expect(errors[0]).toContain('Unauthorized');
    expect(revs).toEqual([]);
  });

  test('are refused: a public channel', async () => {
    const { errors } = await join(device.token, topicOf(device), false);
    expect(errors[0]).toContain('Unauthorized');
  });

  test('a broadcast of a client reaches nobody', async () => {
    const [sender, receiver] = [await join(device.token, topicOf(device)), await join(device.token, topicOf(device))];
    await sender.channel.send({ type: 'broadcast', event: 'rev', payload: { rev: 'forged' } });
    await device.push(kata());
    await vi.waitFor(() => expect(receiver.revs).toHaveLength(1));
    expect(receiver.revs).toEqual([expect.any(Number)]);
  });

  test('members cannot broadcast, nor store a message', async () => {
    const calls = [`select realtime.send('{}', 'rev', 'x')`, `insert into realtime.messages values ('x', 'broadcast')`];
    for (const call of calls) {
      await expect(backend.asMember(device.userId, call)).rejects.toThrow(/permission denied/);
    }
  });

  test.each(['', '?apikey=x&vsn=2.0.0'])('a connection without the project’s key is refused: %s', async (query) => {
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket${query}`);
    const failure = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(failure.message).toContain('401');
  });
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DataApiError } from '../../../supabase/functions/_shared/fetch-data-api.ts';
import {
  causeFacts,
  createLog,
  databaseReason,
  requestIdOf,
  type ServeLogged,
  serveLogged,
} from '../../../supabase/functions/_shared/log.ts';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const ID = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d';
const SECRET = '秘密の言葉';

const Line = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

async function serve(request: Request, handler: ServeLogged['handler']) {
  const lines: string[] = [];
  let now = NOW;
  const clock = () => {
    now += 5;
    return now;
  };
  const handle = serveLogged({ name: 'greet', handler, now: clock, write: (line) => lines.push(line) });
  const response = await handle(request);
  return { response, text: lines.join('\n'), lines: lines.map((line) => v.parse(Line, line)) };
}

describe('the log of a function', () => {
  test('has a JSON line for each request and failure, with the id that the response carries', async () => {
    const { response, lines } = await serve(new Request('https://x/greet', { method: 'POST' }), async (_, log) => {
      log('Cannot serve POST', new DataApiError('Data API request "rpc/x" failed: 500', 500, null));
      return new Response(null, { status: 500 });
    });
    const request = response.headers.get('x-request-id');
    expect(request).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toEqual([
      {
        at: '2026-11-23T03:00:00.010Z',
        level: 'error',
        message: 'Cannot serve POST',
        function: 'greet',
        request,
        cause: 'DataApiError: Data API request "rpc/x" failed: 500',
        frames: expect.arrayContaining([expect.stringContaining('logs.test.ts')]),
      },
      {
        at: '2026-11-23T03:00:00.020Z',
        level: 'info',
        message: 'served',
        function: 'greet',
        request,
        method: 'POST',
        status: 500,
        ms: 10,
      },
    ]);
  });

  test.each(['sb-request-id', 'x-request-id'])('takes the id of the gateway from %s', async (name) => {
    const { response } = await serve(
      new Request('https://x/greet', { headers: { [name]: ID } }),
      async () => new Response(),
    );
    expect(response.headers.get('x-request-id')).toBe(ID);
  });

  test('holds nothing of a request: no token, address, body or id that is a text', async () => {
    const request = new Request(`https://x/greet/himitsu?text=himitsu`, {
      method: 'POST',
      headers: { authorization: 'Bearer himitsu', apikey: 'himitsu', 'x-request-id': 'himitsu' },
      body: SECRET,
    });
    const { text } = await serve(request, async (request, log) => {
      await request.json().catch((cause) => log('Cannot serve POST', cause));
      return new Response();
    });
    expect(text).toContain('SyntaxError');
    expect(text).not.toMatch(/himitsu|秘密/);
  });
});

describe('a cause in the log', () => {
  test.each([
    ['an error of the JSON parser', () => JSON.parse(`${SECRET}`)],
    ['an error of the validation', () => v.parse(v.number(), SECRET)],
    ['a platform error', () => new URL(SECRET)],
  ])('leaves out the message of %s', (_, fail) => {
    let caught: unknown;
    try {
      fail();
    } catch (cause) {
      caught = new Error('Cannot read the body', { cause });
    }
    const facts = JSON.stringify(causeFacts(caught));
    expect(facts).toMatch(/Cannot read the body < \w+Error/);
    expect(facts).not.toContain(SECRET);
  });

  test('is named by its type when it is no error', () => {
    expect(causeFacts(SECRET)).toEqual({ cause: 'string', frames: [] });
  });

  test('has no frame that is a line of a message', () => {
    const { frames } = causeFacts(new Error(`a\n    at ${SECRET}`));
    expect(JSON.stringify(frames)).not.toContain(SECRET);
  });

  test('of the database has no value that was sent', () => {
    expect(databaseReason('22P02', `invalid input syntax for type uuid: "${SECRET}"`)).toBe('22P02');
    expect(databaseReason('PT409', 'conflict')).toBe('PT409 conflict');
  });
});

test('a line keeps its own facts over those of the context', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), now: () => NOW, context: { function: 'a', ms: 1 } });
  log('warn', 'slow', { ms: 2 });
  expect(lines).toEqual(['{"at":"2026-11-23T03:00:00.000Z","level":"warn","message":"slow","function":"a","ms":2}']);
});

test('an id from outside is a UUID, or a new one is made', () => {
  const idOf = (given: string) => requestIdOf(new Request('https://x', { headers: { 'x-request-id': given } }));
  expect(idOf(ID)).toBe(ID);
  expect(idOf(`${ID} himitsu`)).toMatch(/^[0-9a-f-]{36}$/);
});

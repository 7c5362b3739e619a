import { describe, expect, test } from 'vitest';
import { compareSharedKata } from '../../../sync/model/kata/order.ts';
import { containsWords, searchText, searchWords } from '../../../sync/model/kata/search.ts';
import { type SharedKata, SharedKataPage } from '../../../sync/model/kata/search-shared-kata.contract.ts';
import { limits } from '../../../sync/model/limits.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { foldText } from '../../../sync/model/text/fold-text.ts';
import { createCorpusKata } from '../../bench/kata-corpus.ts';
import { readAnswer, startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const COUNT = 700;

const backend = closeAfterAll(await startTestBackend());
const author = (await backend.signUpConfirmed('author@example.com', 'secret1', '書き手')).userId;
const reader = await backend.signUpConfirmed('reader@example.com', 'secret1', '読み手');
const { next: random } = createRng(7);
const rows = Array.from({ length: COUNT }, () => createCorpusKata(random));
await insert(rows);
await insert([
  {
    name: '100%_型\\',
    category: null,
    zou: '<b>太字</b> [a-z]*',
    ishiki: "'; drop table kata_forms; --",
    copyCount: 2,
  },
  { name: 'ＡＢＣ ｶﾞﾗｽ', category: 'Ｃａｔ', zou: '👩‍👩‍👧の𠮟る声', ishiki: 'e\u0301tude', copyCount: 0 },
  { name: null, category: null, zou: '朝〜夜 葛\u{e0100}城', ishiki: '☕\ufe0f A−B‖C', copyCount: 0 },
]);
// Small segments, so that a search spans many of them.
await backend.sql('select private.balance_kata_segments(40)');
const shared = await readShared();

async function insert(rows: readonly object[], more = '') {
  await backend.sql(
    `insert into public.kata_forms (user_id, id, name, category, zou, ishiki, copy_count ${more && ', is_copied, original_id'})
     select $1::uuid, gen_random_uuid(), x.name, x.category, x.zou, x.ishiki, x."copyCount" ${more}
     from jsonb_to_recordset($2::jsonb) as x(name text, category text, zou text, ishiki text, "copyCount" integer)`,
    [author, JSON.stringify(rows)],
  );
}

async function readShared(): Promise<readonly SharedKata[]> {
  const rows = await backend.sql<SharedKata>(
    'select id, name, category, zou, ishiki, copy_count from public.kata_forms where not deleted and not is_copied',
  );
  return [...rows].sort(compareSharedKata);
}

const call = async (body: unknown, token: string | null = reader.accessToken) =>
  readAnswer(await backend.call('/rest/v1/rpc/search_shared_kata', { token, body }));

/** All pages of a search. */
async function searchAll(query: string): Promise<readonly SharedKata[]> {
  const rows: SharedKata[] = [];
  let after: unknown = null;
  do {
    const page = readAs(SharedKataPage, (await call({ query, after })).body);
    if (page === null) throw new Error(`Cannot read the page for "${query}"`);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

function expected(query: string) {
  const words = searchWords(query);
  return shared.filter((kata) => containsWords(searchText(kata), words)).map(({ id }) => id);
}

describe('the search over shared kata', () => {
  test('uses many segments in this test', async () => {
    const [row] = await backend.sql<{ n: number }>('select count(*)::integer as n from private.kata_segments');
    expect(row?.n).toBeGreaterThan(15);
  });

  test.each([
    '',
    '  ',
    'の',
    '海',
    '朝',
    'ん',
    '。',
    'x',
    '朝の',
    'のノ',
    'ズク',
    '足の裏',
    'いちばん古いものから見る',
    '市場の声が重なる。',
    '朝 海',
    'ノート　朝',
    '見る いちばん',
    '100%',
    '%',
    '_',
    '\\',
    '<b>',
    '[a-z]*',
    'drop table',
    'abc',
    'ＡＢＣ',
    'がらす',
    'ガラス',
    'cat',
    '👩‍👩‍👧',
    '𠮟',
    '𠮟る',
    'étude',
    'e\u0301t',
    '朝～夜',
    '葛城',
    '☕',
    'A－B∥C\u200e',
    'ないことば',
    '\n',
  ])('finds for %j the same as a plain filter, in list order', async (query) => {
    expect((await searchAll(query)).map(({ id }) => id)).toEqual(expected(query));
  });

  test('does not reveal the authors', async () => {
    const { body } = await call({ query: 'の' });
    expect(Object.keys(body.rows[0]).sort()).toEqual(['category', 'copy_count', 'id', 'ishiki', 'name', 'zou']);
    expect(JSON.stringify(body)).not.toContain(author);
  });

  test('excludes deleted kata and copies', async () => {
    await insert(
      [{ name: '消える型', category: null, zou: '写し絵甲', ishiki: '乙', copyCount: 0 }],
      ', true, gen_random_uuid()',
    );
    expect(await searchAll('写し絵甲')).toEqual([]);
    await insert([{ name: '消える型', category: null, zou: '元絵甲', ishiki: '乙', copyCount: 0 }]);
    expect(await searchAll('元絵甲')).toHaveLength(1);
    await backend.sql(`update public.kata_forms set deleted = true where zou = '元絵甲'`);
    expect(await searchAll('元絵甲')).toEqual([]);
    expect(await searchAll('消える')).toEqual([]);
  });

  test('reflects edits and copy counts', async () => {
    await insert([{ name: '移り絵', category: null, zou: '丙丁', ishiki: '戊', copyCount: 0 }]);
    await backend.sql(`update public.kata_forms set zou = '己庚', copy_count = 999999 where zou = '丙丁'`);
    expect(await searchAll('丙丁')).toEqual([]);
    expect(await searchAll('己庚')).toMatchObject([{ copy_count: 999999 }]);
    expect((await searchAll(''))[0]).toMatchObject({ name: '移り絵', copy_count: 999999 });
    await backend.sql(`delete from public.kata_forms where name = '移り絵'`);
    expect(await searchAll('己庚')).toEqual([]);
  });

  test('corrects rows that were written during a split', async () => {
    const [row] = await backend.sql<{ number: number }>('select max(number) as number from private.kata_segments');
    await backend.sql('update private.kata_search set segment = $1 where id = $2', [row?.number, shared[0]?.id]);
    await backend.sql('select private.balance_kata_segments(40)');
    expect((await searchAll('の')).map(({ id }) => id)).toEqual(expected('の'));
  });

  test('rejects invalid positions and long queries', async () => {
    expect((await call({ query: 'の', after: { copy_count: 'x', name: null, id: 'y' } })).status).toBe(400);
    expect((await call({ query: 'の', after: { copy_count: 1, name: null, id: 'y' } })).status).toBe(400);
    expect((await call({ query: 'の'.repeat(limits.query_max + 1) })).status).toBe(400);
    expect((await call({ query: 'の'.repeat(limits.query_max) })).status).toBe(200);
  });
});

describe('text folding in SQL', () => {
  test('folds like the app', async () => {
    const texts = [
      'アイウ ｱｲｳ ｶﾞ か\u3099 ヽヾヵヶ ヷ ー',
      'ＡＢＣ Straße ﬁ ① ㈱ ｅ\u0301 ΟΔΟΣ',
      '👩‍👩‍👧 𠮟 \u0000x'.replace('\u0000', ''),
      ...shared.slice(0, 50).map(searchText),
    ];
    const rows = await backend.sql<{ folded: string }>(
      'select private.fold_text(t) as folded from unnest($1::text[]) with ordinality as x(t, n) order by n',
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
  });
});

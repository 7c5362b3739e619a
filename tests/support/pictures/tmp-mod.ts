import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { buildApp } from '/work/wt/safety/tests/bench/build.ts';
import { openAdminSession } from '/work/wt/safety/tests/support/backend/admin-session.ts';
import { startTestBackend } from '/work/wt/safety/tests/support/backend/backend.ts';
import { testKeys } from '/work/wt/safety/tests/support/backend/test-keys.ts';
import { launchBrowser, openDevice } from '/work/wt/safety/tests/support/browser/browser.ts';
import { dismissAnnouncement, logIn, pill } from '/work/wt/safety/tests/support/browser/journeys.ts';

const NOW = '2026-11-20T22:04:00Z';
const { dist } = await buildApp();
const backend = await startTestBackend({ dist });
const browser = await launchBrowser();
try {
  await backend.setNow(NOW);
  const a = await backend.signUpConfirmed('hanako@keiko.example', 'keiko-demo', '花子');
  const b = await backend.signUpConfirmed('taro@keiko.example', 'keiko-demo', '太郎');
  const adm = await backend.signUpConfirmed('admin@keiko.example', 'keiko-demo', '管理の人');
  const k = Array.from({ length: 5 }, () => randomUUID());
  await backend.sql(
    `insert into public.kata_forms (user_id, id, zou, ishiki, name, category) values
   ($1,$2,'改札を出る人の靴音','一歩ごとに数える','駅の朝','朝'),($1,$3,'安い服はここ 090-0000-0000','電話をかける','お得な話',null),
   ($1,$4,'湯のみの湯気','消えるまで目で追う',null,null),($1,$5,'雨どいの水','落ちる間を聞く','雨の日',null)`,
    [a.userId, k[0], k[1], k[2], k[3]],
  );
  const call = (token: string, name: string, args: object) =>
    fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: backend.keys.publishableKey,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(args),
    }).then(async (r) => console.log(name, r.status, await r.text()));
  await call(b.accessToken, 'report_kata', { p_id: k[1], p_reason: 'advertising', p_note: '電話番号への勧誘です' });
  await call(b.accessToken, 'report_kata', { p_id: k[3], p_reason: 'other' });
  await backend.sql(`update public.kata_forms set zou = '店先の暖簾', ishiki='ゆれを見る', name='暖簾' where id = $1`, [
    k[1],
  ]);
  await backend.sql(
    `update public.kata_forms set deleted = true, zou='', ishiki='', name=null, category=null where id = $1`,
    [k[3]],
  );
  await openAdminSession(backend.sql, adm.accessToken);
  await call(adm.accessToken, 'hide_kata', { p_id: k[2], p_reason: 'rights', p_note: '歌詞です' });
  await backend.sql(
    `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1,$2,'湯のみの 湯気','消えるまで目で追う')`,
    [b.userId, k[4]],
  );
  await call(adm.accessToken, 'stop_sharing', {
    p_id: k[0],
    p_reason: 'advertising',
    p_note: '勧誘の文を消したら、お知らせください',
  });
  for (const [name, options] of Object.entries({
    phone: { viewport: { width: 390, height: 844 } },
    narrow: { viewport: { width: 320, height: 640 } },
    dark: { viewport: { width: 390, height: 844 }, dark: true },
  })) {
    const d = await openDevice(browser, { url: backend.url, clock: NOW, ...options });
    await logIn(d.page, { email: 'hanako@keiko.example', password: 'keiko-demo' });
    if (name === 'phone') await dismissAnnouncement(d.page);
    await pill(d.page).filter({ hasText: '同期済み' }).waitFor();
    await d.page.goto(`${backend.url}/kata-training?tab=list`);
    await d.page.waitForTimeout(1500);
    await d.page.screenshot({ path: `/tmp/shots/author-${name}.png`, fullPage: true });
    await d.close();
    const m = await openDevice(browser, { url: backend.url, clock: NOW, ...options });
    await logIn(m.page, { email: 'admin@keiko.example', password: 'keiko-demo' });
    if (name === 'phone') await dismissAnnouncement(m.page);
    await pill(m.page).filter({ hasText: '同期済み' }).waitFor();
    await m.page.goto(`${backend.url}/admin?tab=kata`);
    await m.page.getByLabel('管理者パスワード').fill(testKeys.adminPassword);
    await m.page.getByRole('button', { name: '認証する' }).click();
    await m.page.getByRole('heading', { name: '型の共有' }).waitFor();
    await m.page.waitForTimeout(1200);
    await m.page.screenshot({ path: `/tmp/shots/admin-${name}.png`, fullPage: true });
    await m.page.getByRole('button', { name: '書いた人の共有を止める' }).first().click();
    await m.page.waitForTimeout(500);
    await m.page.screenshot({ path: `/tmp/shots/stop-${name}.png`, fullPage: true });
    await m.close();
  }
} finally {
  await browser.close();
  await backend.close();
  await rm(dist, { recursive: true });
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toDay } from '../../../sync/model/day/day.ts';
import { buildBookWriter } from '../../support/book/build-writer.ts';
import { diligentMember } from '../../support/book/diligent-member.ts';
import { hostileTexts } from '../../support/book/hostile-texts.ts';
import { createEnginePage } from '../../support/engines/engine-page.ts';
import { installedEngines, launchEngine } from '../../support/engines/launch-engine.ts';

const TODAY = toDay('2026-11-20');

let folder = '';

/** A year's book in which every text of the member is one of the hostile ones, in turn. */
beforeAll(async () => {
  const data = diligentMember(365, TODAY);
  const hostile = (index: number) => hostileTexts[index % hostileTexts.length] ?? '';
  const write = await buildBookWriter();
  const book = await write(
    {
      ...data,
      profile: data.profile && { ...data.profile, username: hostile(0), bio: hostile(1), location: hostile(2) },
      kata_forms: data.kata_forms.map((kata, index) => ({
        ...kata,
        zou: hostile(index),
        ishiki: hostile(index + 50),
        name: hostile(index + 100),
        category: hostile(index + 150),
      })),
      training_sessions: data.training_sessions.map((session, index) => ({
        ...session,
        training_type: index < 40 ? 'brain-speed' : index % 2 === 0 ? hostile(index) : session.training_type,
        video_title: hostile(index),
      })),
      practice_results: data.practice_results.map((visit, index) => ({
        ...visit,
        results: [{ item: hostile(index), result: 'hard' }],
      })),
      notes: data.notes.map((note, index) => ({
        ...note,
        text: hostile(index),
        question: hostile(index + 60),
        about: index % 3 === 0 ? hostile(index) : 'brain-speed',
      })),
    },
    TODAY,
  );
  folder = await mkdtemp(join(tmpdir(), 'keiko-book-'));
  await writeFile(join(folder, 'book.html'), book);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

describe.each(installedEngines)('a book in %s', (engine) => {
  test('opens from a disk, asks nothing of anybody, and runs nothing of what the member wrote', async () => {
    const origin = `${pathToFileURL(folder).href}/`;
    const browser = await launchEngine(engine);
    const device = await browser.openDevice({ url: origin });
    try {
      const page = createEnginePage(await device.openTab(), origin);
      await page.goto('book.html');
      await page.getByRole('heading', { name: '連続記録' }).waitFor();
      const seen = await page.evaluate(() => ({
        attacked: Reflect.get(window, 'attacked') ?? null,
        requests: performance.getEntriesByType('resource').map(({ name }) => name),
        scripts: document.scripts.length,
        unknown: [...document.querySelectorAll('main *')]
          .filter((element) =>
            /^(script|style|iframe|img|object|embed|form|base|meta|link|template|noscript)$/.test(element.localName),
          )
          .map(({ outerHTML }) => outerHTML),
        handlers: [...document.querySelectorAll('*')].filter((element) =>
          [...element.attributes].some(({ name }) => name.startsWith('on') || name === 'style' || name === 'src'),
        ).length,
        notes: [...document.querySelectorAll('#notes article .text')].map(({ textContent }) => textContent),
      }));
      const notes = Array.from({ length: seen.notes.length }, (_, index) => hostileTexts[index % hostileTexts.length]);
      const plain = (text: string | null | undefined) => (text ?? '').replace(/\r\n?/g, '\n');
      expect(seen.notes.map(plain)).toEqual(notes.map(plain));
      expect(seen).toMatchObject({ attacked: null, requests: [], scripts: 1, unknown: [], handlers: 0 });
      expect(await device.takeErrors()).toEqual([]);
    } finally {
      await device.close();
      await browser.close();
    }
  });
});

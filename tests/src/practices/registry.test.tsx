import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { pathOfTraining } from '../../../src/data/training/practice-names.ts';
import { catalogue } from '../../../src/practices/catalogue.ts';
import { PracticeTiles } from '../../../src/practices/list/list-screen.tsx';
import { arrangeTiles, practiceTiles } from '../../../src/practices/list/tiles.ts';
import type { Practice } from '../../../src/practices/practice.ts';
import { practices } from '../../../src/practices/registry.ts';
import { practiceRoutesOf } from '../../../src/practices/routes.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { isOpen, nothingOpened, type OpenedKeys, openableKeys } from '../../../sync/model/lessons/lessons.ts';
import { firstScreen, markupOf } from './render.tsx';

function SampleScreen() {
  return <Page title="伝心の稽古">伝心</Page>;
}

const sample = {
  id: 'denshin',
  path: '/training/denshin',
  title: '伝心の稽古',
  trainingType: 'denshin',
  loadReadings: async () => ({ words: '' }),
  load: async () => ({ Screen: SampleScreen }),
} as const satisfies Practice;

const drills: readonly Practice[] = practices;

test.each(practices)('$trainingType goes on where it was left', ({ trainingType, path }) => {
  expect(pathOfTraining(trainingType)).toBe(path);
});

const openDrills = drillsWith(nothingOpened);

function drillsWith(opened: OpenedKeys): readonly Practice[] {
  return drills.filter((practice) => isOpen(practice, opened));
}

function matchedPath(registry: readonly Practice[], address: string): string | undefined {
  const routes = practiceRoutesOf(registry).map(({ path }) => ({ path }));
  return matchRoutes(routes, address)?.at(-1)?.route.path;
}

function count(markup: string, part: string): number {
  return markup.split(part).length - 1;
}

describe('the practice registry', () => {
  test('has one line per drill', () => {
    expect(new Set(drills.map(({ path }) => path)).size).toBe(drills.length);
    expect(drills.map(({ path }) => path).toSorted()).toEqual([
      '/foresight-training',
      '/training/bunkai',
      '/training/doko',
      '/training/goshoku',
      '/training/jisho',
      '/training/jutsu',
      '/training/kyokun',
      '/training/oumugaeshi',
      '/training/ryue',
      '/training/sakiyomi',
      '/training/sentsuji',
      '/training/setsuna',
      '/training/tour',
      '/training/tsuki',
      '/training/utsusie',
    ]);
  });

  test('leaves exactly seven practices in preparation on a new installation', () => {
    const closed = practiceTiles(catalogue, openDrills).filter(({ path }) => path === null);
    expect(closed.map(({ entry }) => entry.id)).toEqual([
      'goshoku',
      'sekkeizu',
      'kyokun',
      'nenshi',
      'denshin',
      'sojo',
      'bunkai',
    ]);
  });

  test('can open three of them, one by one', () => {
    const closedWith = (opened: OpenedKeys) =>
      practiceTiles(catalogue, drillsWith(opened)).flatMap(({ entry, path }) => (path === null ? [entry.id] : []));
    expect(closedWith(new Set(openableKeys))).toEqual(['sekkeizu', 'nenshi', 'denshin', 'sojo']);
    expect(closedWith(new Set(['kyokun']))).toEqual(['goshoku', 'sekkeizu', 'nenshi', 'denshin', 'sojo', 'bunkai']);
  });

  test.for([...drills, sample].map((practice) => [practice.path, practice] as const))(
    'loads and shows %s',
    async ([, practice]) => {
      const markup = await firstScreen(practice);
      expect(markup).toMatch(new RegExp(`<h1[^>]*><span>${practice.title}</span></h1>`));
    },
  );
});

describe('the line on safety', () => {
  test.for(drills.map((practice) => [practice.path, practice] as const))(
    'stands once where %s asks for closed eyes or a memory',
    async ([path, practice]) => {
      const asks = ['/training/jutsu', '/training/utsusie', '/training/tour', '/training/ryue'].includes(path);
      expect(count(await firstScreen(practice), '運転中は行わず')).toBe(asks ? 1 : 0);
    },
  );
});

describe('the practice routes', () => {
  test.for(drills.map(({ path }) => path))('give %s its own screen', (path) => {
    expect(matchedPath(practices, path)).toBe(path);
  });

  test.for([
    ['/training', '/training'],
    ['/training/nenshi', '/training/:trainingId'],
    ['/training/juyotsu', '/training/:trainingId'],
    ['/training/shae', '/training/:trainingId'],
    ['/training-detail/jutsu', '/training-detail/:id'],
  ] as const)('take %s to %s', ([address, path]) => {
    expect(matchedPath(practices, address)).toBe(path);
  });

  test('include a drill that is added to the registry', () => {
    expect(matchedPath(practices, sample.path)).toBe('/training/:trainingId');
    expect(matchedPath([...practices, sample], sample.path)).toBe(sample.path);
  });
});

describe('the practice tiles', () => {
  test('follow the catalogue and link to their drills', () => {
    const tiles = practiceTiles(catalogue, openDrills);
    expect(tiles.map(({ entry }) => entry.id)).toEqual(catalogue.map(({ id }) => id));
    for (const { entry, path } of tiles) {
      if (path !== null) expect(path).toBe(`/training/${entry.id === 'shae' ? 'utsusie?first=paper' : entry.id}`);
    }
  });

  test('are links when unlocked, and announced as disabled when locked', () => {
    const tiles = practiceTiles(catalogue, openDrills);
    const markup = markupOf(<PracticeTiles {...arrangeTiles(tiles)} levels={new Map()} />);
    const locked = tiles.filter(({ path }) => path === null).length;
    expect(count(markup, 'href="/training/')).toBe(tiles.length - locked);
    expect(count(markup, 'aria-disabled="true"')).toBe(locked);
    expect(count(markup, '準備中')).toBe(locked);
  });

  test('stand in order: the open ones by ease, what is locked', () => {
    const { open, closed } = arrangeTiles(practiceTiles(catalogue, openDrills));
    expect(open.map(({ entry }) => entry.difficulty)).toEqual([
      ...Array(5).fill('やさしい'),
      ...Array(5).fill('ふつう'),
      '手ごたえあり',
    ]);
    expect(open[0]?.entry.estimatedMinutes).toBe(10);
    expect([...open, ...closed]).toHaveLength(catalogue.length);
  });

  test('unlock for a drill that is added to the registry', () => {
    const tiles = practiceTiles(catalogue, [...openDrills, sample]);
    const markup = markupOf(<PracticeTiles {...arrangeTiles(tiles)} levels={new Map()} />);
    expect(tiles).toHaveLength(catalogue.length);
    expect(markup).toContain('href="/training/denshin"');
  });
});

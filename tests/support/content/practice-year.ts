import { obviousThings } from '../../../src/practices/bunkai/content.ts';
import { dokoScenarios } from '../../../src/practices/doko/content.ts';
import { colouredSentences } from '../../../src/practices/goshoku/content.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { tellingEvents } from '../../../src/practices/kyokun/content.ts';
import { parrotTexts } from '../../../src/practices/oumugaeshi/content.ts';
import { ryueSets } from '../../../src/practices/ryue/content.ts';
import { editorials } from '../../../src/practices/sakiyomi/content.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../../src/practices/setsuna/content.ts';
import { talkThemes } from '../../../src/practices/tour/content.ts';
import { articles } from '../../../src/practices/utsusie/content.ts';
import { addDays, type Day, toDay } from '../../../sync/model/day/day.ts';
import type { ContentItem } from '../../../sync/model/practice/content-item.ts';
import { createDeck, drawItem } from '../../../sync/model/practice/deck.ts';
import { foldVisits, type Visit } from '../../../sync/model/practice/memory.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';

interface SimulatedDrill {
  readonly name: string;
  readonly pool: readonly ContentItem[];
  /** Items in one visit. */
  readonly visit: number;
  readonly order: 'random' | 'teaching';
}

/** A member who opens each drill once a day. */
export const drills: readonly SimulatedDrill[] = [
  { name: '先読', pool: editorials, visit: 1, order: 'random' },
  { name: '写絵', pool: articles, visit: 1, order: 'random' },
  { name: 'ツアー', pool: talkThemes, visit: 1, order: 'random' },
  { name: '洞顧', pool: dokoScenarios, visit: 1, order: 'random' },
  { name: 'オウム返し', pool: parrotTexts, visit: 1, order: 'teaching' },
  { name: '五色', pool: colouredSentences, visit: 1, order: 'random' },
  { name: '教訓', pool: tellingEvents, visit: 1, order: 'random' },
  { name: '分解', pool: obviousThings, visit: 1, order: 'random' },
  { name: '流絵', pool: ryueSets, visit: 5, order: 'random' },
  { name: '刹那', pool: scenarios, visit: 5, order: 'random' },
  { name: '辞書', pool: jishoSentences, visit: 4, order: 'random' },
  { name: '選辻', pool: modifierPhrases, visit: 10, order: 'teaching' },
];

/** What the year showed of one drill. */
export interface DrillYear {
  readonly drill: SimulatedDrill;
  /** The visit, from 1, that first showed an item of an earlier visit; null if none did. */
  readonly firstRepeat: number | null;
  /** Fewest visits between two showings of one item. */
  readonly closest: number | null;
  /** True if both devices remember the same at the end. */
  readonly isAgreed: boolean;
}

const FIRST_DAY = toDay('2026-12-01');
const DAYS = 365;

/** Practises one drill for a year on two devices in turn, which sync after `syncEvery` days. Equal seeds give equal years. */
export function practiseYear(drill: SimulatedDrill, { seed = 1, syncEvery = 1 } = {}): DrillYear {
  const rng = createRng(seed);
  const devices: [Visit[], Visit[]] = [[], []];
  const shownAt = new Map<string, number>();
  let firstRepeat: number | null = null;
  let closest: number | null = null;
  for (let number = 1; number <= DAYS; number += 1) {
    const visits = devices[number % 2 === 0 ? 0 : 1];
    const visit = practise(drill, {
      id: rng.uuid(),
      day: addDays(FIRST_DAY, number - 1),
      visits,
      seed: rng.int(0, 2 ** 31),
    });
    visits.push(visit);
    for (const { item } of visit.results) {
      const before = shownAt.get(item);
      shownAt.set(item, number);
      if (before === undefined || before === number) continue;
      firstRepeat ??= number;
      closest = Math.min(closest ?? DAYS, number - before);
    }
    if (number % syncEvery === 0) exchange(devices);
  }
  exchange(devices);
  const [a, b] = devices.map((visits) => JSON.stringify([...foldVisits(visits, '')].sort()));
  return { drill, firstRepeat, closest, isAgreed: a === b };
}

interface VisitOptions {
  readonly id: string;
  readonly day: Day;
  readonly visits: readonly Visit[];
  readonly seed: number;
}

function practise({ pool, visit, order }: SimulatedDrill, { id, day, visits, seed }: VisitOptions): Visit {
  let deck = createDeck({ memory: foldVisits(visits, ''), day, hour: 7, seed });
  for (let count = 0; count < visit; count += 1) deck = drawItem(deck, pool, order).deck;
  return { id, day, results: deck.drawn.map((item) => ({ item, result: 'seen' })) };
}

/** Each device gets the visits of the other, in its own order. */
function exchange([a, b]: [Visit[], Visit[]]): void {
  const missing = (from: readonly Visit[], to: readonly Visit[]) => {
    const ids = new Set(to.map(({ id }) => id));
    return from.filter(({ id }) => !ids.has(id));
  };
  const [toA, toB] = [missing(b, a), missing(a, b)];
  a.push(...toA);
  b.push(...toB);
}

/** The table of a year, one line a drill. */
export function describeYear(years: readonly DrillYear[]): string {
  const rows = years.map(({ drill: { name, pool, visit }, firstRepeat, closest }) =>
    [name, pool.length, visit, firstRepeat ?? '–', closest ?? '–'].join('\t'),
  );
  return ['drill\tpool\titems a visit\tfirst repeat at visit\tclosest repeat, in visits', ...rows].join('\n');
}

import { readdirSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { circuits } from '../../../src/features/lessons/content/circuits.ts';
import { lessons } from '../../../src/features/lessons/content/lessons.ts';
import { specialCards } from '../../../src/features/lessons/content/special-cards.ts';
import { topics } from '../../../src/features/lessons/content/topics.ts';
import { CircuitMotif } from '../../../src/features/lessons/motifs/circuits.tsx';
import { LessonPicture } from '../../../src/features/lessons/motifs/lessons.tsx';
import { SpecialCardMotif } from '../../../src/features/lessons/motifs/special.tsx';
import { TopicPicture } from '../../../src/features/lessons/motifs/topics.tsx';
import {
  BasicAwarenessMotif,
  CircuitTrainingMotif,
  GearMotif,
  KataMotif,
  PhaseMotif,
  SeventeenMotif,
  SpecialAwarenessMotif,
  TenJobsMotif,
} from '../../../src/features/menu/motifs.tsx';
import { catalogue } from '../../../src/practices/catalogue.ts';
import { PracticeMotif } from '../../../src/practices/list/practice-motif.tsx';
import { ryueSets } from '../../../src/practices/ryue/content.ts';
import { CraneAfter } from '../../../src/practices/ryue/pictures/crane-after.tsx';
import { CraneBefore } from '../../../src/practices/ryue/pictures/crane-before.tsx';
import { HarborAfter } from '../../../src/practices/ryue/pictures/harbor-after.tsx';
import { HarborBefore } from '../../../src/practices/ryue/pictures/harbor-before.tsx';
import { MorningGloryAfter } from '../../../src/practices/ryue/pictures/morning-glory-after.tsx';
import { MorningGloryBefore } from '../../../src/practices/ryue/pictures/morning-glory-before.tsx';
import { SnowWaterAfter } from '../../../src/practices/ryue/pictures/snow-water-after.tsx';
import { SnowWaterBefore } from '../../../src/practices/ryue/pictures/snow-water-before.tsx';
import { StationAfter } from '../../../src/practices/ryue/pictures/station-after.tsx';
import { StationBefore } from '../../../src/practices/ryue/pictures/station-before.tsx';

const KIB = 1024;

const motifs: [string, ReactElement][] = [
  ...catalogue.map(({ id }): [string, ReactElement] => [id, <PracticeMotif key={id} id={id} />]),
  ...[
    BasicAwarenessMotif,
    SpecialAwarenessMotif,
    SeventeenMotif,
    KataMotif,
    CircuitTrainingMotif,
    TenJobsMotif,
    GearMotif,
    PhaseMotif,
  ].map((Tile): [string, ReactElement] => [Tile.name, <Tile key={Tile.name} />]),
  ...specialCards.map(({ id }): [string, ReactElement] => [id, <SpecialCardMotif key={id} id={id} />]),
  ...circuits.map(({ id }): [string, ReactElement] => [id, <CircuitMotif key={id} id={id} />]),
  ...lessons.map(({ id }): [string, ReactElement] => [`lesson ${id}`, <LessonPicture key={id} id={id} />]),
  ...topics.map(({ id }): [string, ReactElement] => [`topic ${id}`, <TopicPicture key={id} id={id} />]),
];

const scenes: Record<string, ReactElement> = {
  'harbor-before': <HarborBefore />,
  'harbor-after': <HarborAfter />,
  'morning-glory-before': <MorningGloryBefore />,
  'morning-glory-after': <MorningGloryAfter />,
  'crane-before': <CraneBefore />,
  'crane-after': <CraneAfter />,
  'snow-water-before': <SnowWaterBefore />,
  'snow-water-after': <SnowWaterAfter />,
  'station-before': <StationBefore />,
  'station-after': <StationAfter />,
};

/** Paint that is neither inherited, nor the current colour, nor one of the picture's own gradients. */
function rawPaint(markup: string) {
  return [
    ...markup.matchAll(/\b(?:fill|stroke|color|stop-color|flood-color|style)="(?!none|currentColor|url\(#)[^"]*"/g),
  ].map(([paint]) => paint);
}

const bytes = (markup: string) => new TextEncoder().encode(markup).length;

describe('motifs', () => {
  test.each(motifs)('draw %s in at most 4 KB, in one colour and one seal', (_, motif) => {
    const markup = renderToStaticMarkup(motif);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.match(/data-seal/g)).toHaveLength(1);
    expect(rawPaint(markup)).toEqual([]);
    expect(bytes(markup)).toBeLessThanOrEqual(4 * KIB);
  });

  test('are unique', () => {
    const drawings = motifs.map(([, motif]) => renderToStaticMarkup(motif));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('exist for exactly the practices', () => {
    const files = readdirSync(new URL('../../../src/practices/list/motifs/', import.meta.url));
    expect(files.sort()).toEqual(catalogue.map(({ id }) => `${id}.tsx`).sort());
  });
});

describe('flow pictures', () => {
  test('exist as before and after for every set', () => {
    expect(Object.keys(scenes).sort()).toEqual(ryueSets.flatMap(({ id }) => [`${id}-after`, `${id}-before`]).sort());
  });

  test.each(Object.entries(scenes))(
    'draw %s in at most 20 KB, with role classes and a text alternative',
    (_, scene) => {
      const markup = renderToStaticMarkup(scene);
      expect(markup).toMatch(/^<svg[^>]* viewBox="0 0 360 270" role="img" aria-label="[^"]{30,140}"/);
      expect(rawPaint(markup)).toEqual([]);
      expect(bytes(markup)).toBeLessThanOrEqual(20 * KIB);
    },
  );

  test.each(Object.entries(scenes))('use only filters and gradients defined in %s itself', (_, scene) => {
    const markup = renderToStaticMarkup(scene);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('have unique ids when both pictures of a pair are on one page', () => {
    const markup = renderToStaticMarkup(
      <>
        <HarborBefore />
        <HarborAfter />
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { circuits } from '../../../src/features/lessons/content/circuits.ts';
import { languageLessons } from '../../../src/features/lessons/content/language-comprehension.ts';
import { lessons } from '../../../src/features/lessons/content/lessons.ts';
import { memoryLessons } from '../../../src/features/lessons/content/memory-enhancement.ts';
import { specialCards } from '../../../src/features/lessons/content/special-cards.ts';
import { topics } from '../../../src/features/lessons/content/topics.ts';
import {
  CircuitMotif,
  LanguagePicture,
  LessonPicture,
  MemoryPicture,
  SpecialCardMotif,
  TopicPicture,
} from '../../../src/features/lessons/motifs/pictures.tsx';
import { menuTiles } from '../../../src/features/menu/tiles.ts';
import { catalogue } from '../../../src/practices/catalogue.ts';
import { PracticeMotif } from '../../../src/practices/list/practice-motif.tsx';
import { ryueSets } from '../../../src/practices/ryue/content.ts';
import { loadPictures } from '../../../src/practices/ryue/load-pictures.ts';
import { Drawing } from '../../../src/ui/graphics/drawing.tsx';
import { Motif } from '../../../src/ui/graphics/motif.tsx';

const KIB = 1024;
const src = new URL('../../../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, src), 'utf8');

const motifs: [string, ReactElement][] = [
  ...catalogue.map(({ id }): [string, ReactElement] => [id, <PracticeMotif key={id} id={id} />]),
  ...menuTiles.map(({ title, picture }): [string, ReactElement] => [title, <Motif key={title} svg={picture} />]),
  ...specialCards.map(({ id }): [string, ReactElement] => [id, <SpecialCardMotif key={id} id={id} />]),
  ...circuits.map(({ id }): [string, ReactElement] => [id, <CircuitMotif key={id} id={id} />]),
  ...lessons.map(({ id }): [string, ReactElement] => [`lesson ${id}`, <LessonPicture key={id} id={id} />]),
  ...languageLessons.map(({ id }): [string, ReactElement] => [`language ${id}`, <LanguagePicture key={id} id={id} />]),
  ...memoryLessons.map(({ id }): [string, ReactElement] => [`memory ${id}`, <MemoryPicture key={id} id={id} />]),
  ...topics.map(({ id }): [string, ReactElement] => [`topic ${id}`, <TopicPicture key={id} id={id} />]),
];

const scenes = await Promise.all(
  ryueSets.flatMap((set) =>
    (['before', 'after'] as const).map(async (side): Promise<[string, ReactElement]> => {
      const pair = await loadPictures(set.id);
      return [`${set.id}-${side}`, <Drawing key={side} svg={pair[side]} className="scene" label={set[side].alt} />];
    }),
  ),
);

/** Paint that is neither inherited, nor the current colour, nor one of the picture's own gradients. */
function rawPaint(markup: string) {
  return [
    ...markup.matchAll(/\b(?:fill|stroke|color|stop-color|flood-color|style)="(?!none|currentColor|url\(#)[^"]*"/g),
  ].map(([paint]) => paint);
}

const bytes = (markup: string) => new TextEncoder().encode(markup).length;
const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

/** The names of the files in a folder of drawings, without `.svg`. */
const drawingsIn = (folder: string) =>
  readdirSync(new URL(folder, src))
    .map((file) => file.replace(/\.svg$/, ''))
    .sort();

describe('motifs', () => {
  test.each(motifs)('draw %s in at most 4 KB, in one colour and one seal', (_, motif) => {
    const markup = renderToStaticMarkup(motif);
    expect(markup).toMatch(/^<svg class="[^"]+" viewBox="0 0 (48 48|96 64)"/);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.match(/data-seal/g)).toHaveLength(1);
    expect(rawPaint(markup)).toEqual([]);
    expect(bytes(markup)).toBeLessThanOrEqual(4 * KIB);
  });

  // At half their strength the colour of the text has 3 : 1 on every ground, the muted colour has not.
  test('have no line fainter than half the colour of the text', () => {
    const faint = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svg') && !path.startsWith('practices/ryue/pictures'))
      .filter((path) => [...read(path).matchAll(/opacity="([^"]*)"/g)].some(([, opacity]) => Number(opacity) < 0.5));
    expect(faint).toEqual([]);
    expect(read('ui/graphics/motif.module.css')).toMatch(/^\.motif \{[^}]* color: var\(--color-text\);/);
    expect(read('features/lessons/motifs/pictures.module.css')).toMatch(/^\.picture \{\s*composes: motif from /);
    expect(read('ui/feedback/empty-state.module.css')).not.toMatch(/\.empty > svg \{[^}]* color:/);
  });

  test('are unique', () => {
    const drawings = motifs.map(([, motif]) => renderToStaticMarkup(motif));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each([
    ['practices/list/motifs/', catalogue],
    ['features/lessons/motifs/lessons/', lessons],
    ['features/lessons/motifs/language/', languageLessons],
    ['features/lessons/motifs/memory/', memoryLessons],
    ['features/lessons/motifs/topics/', topics],
    ['features/lessons/motifs/circuits/', circuits],
    ['features/lessons/motifs/special/', specialCards],
  ])('exist in %s for exactly the content', (folder, content) => {
    expect(drawingsIn(folder)).toEqual(content.map(({ id }) => String(id)).sort());
  });
});

describe('flow pictures', () => {
  test('exist as before and after for every set', () => {
    expect(drawingsIn('practices/ryue/pictures/')).toEqual(scenes.map(([name]) => name).sort());
  });

  test.each(scenes)('draw %s in at most 20 KB, with role classes and a text alternative', (_, scene) => {
    const markup = renderToStaticMarkup(scene);
    expect(markup).toMatch(/^<svg[^>]* viewBox="0 0 360 270" role="img" aria-label="[^"]{30,140}"/);
    expect(rawPaint(markup)).toEqual([]);
    expect(bytes(markup)).toBeLessThanOrEqual(20 * KIB);
  });

  test.each(scenes)('use only filters and gradients defined in %s itself', (_, scene) => {
    const markup = renderToStaticMarkup(scene);
    const used = [...markup.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !idsOf(markup).includes(id))).toEqual([]);
  });

  test('have unique ids, because both pictures of a pair are on one page', () => {
    const ids = scenes.flatMap(([, scene]) => idsOf(renderToStaticMarkup(scene)));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  // A selector with an ancestor in front would miss the shapes inside <use>.
  test('use exactly the classes of the style sheet', () => {
    const styles = read('practices/ryue/scene.module.css');
    const roles = new Set([...styles.matchAll(/^:global\(\.([a-z]+)\) \{/gm)].map(([, role]) => role));
    const used = new Set(
      scenes.flatMap(([, scene]) =>
        [...renderToStaticMarkup(scene).matchAll(/<(?!svg)\w+[^>]* class="([^"]+)"/g)].flatMap(([, names = '']) =>
          names.split(' '),
        ),
      ),
    );
    expect([...used].sort()).toEqual([...roles].sort());
  });
});

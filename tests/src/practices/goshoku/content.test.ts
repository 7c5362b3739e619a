import { expect, test } from 'vitest';
import { voiceOf } from '../../../../src/practices/goshoku/colours.ts';
import { colouredSentences, voiceColours } from '../../../../src/practices/goshoku/content.ts';
import { kanaOnly } from '../plain-copy.ts';

test('every sentence has five different colours that exist', () => {
  for (const { id, colours } of colouredSentences) {
    expect(new Set(colours.map(({ colour }) => colour)).size, id).toBe(5);
    for (const { colour } of colours) expect(voiceOf(colour).id).toBe(colour);
  }
});

test('every colour has a name and a reading of its own', () => {
  expect(new Set(voiceColours.map(({ name }) => name)).size).toBe(voiceColours.length);
  for (const { reading } of voiceColours) expect(reading).toMatch(kanaOnly);
});

test('an unknown colour is a bug', () => {
  expect(() => voiceOf('karate')).toThrow('No colour of voice "karate"');
});

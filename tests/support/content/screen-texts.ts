import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clip } from './findings.ts';
import { misspellingsIn } from './spellings.ts';

/** What members read outside the packs: the app, its texts in functions and mails, and the seed of a new installation. */
const PLACES = ['src', 'supabase/functions', 'supabase/templates', 'supabase/seed.sql', 'index.html'];

/** Not read by members: readings by spelling, and the words that a card of 洞顧 has in any spelling. 写絵 is a pack. */
const OTHERS = /readings\.ts$|practices\/doko\/(cards|content\/near-words)\.ts$|practices\/utsusie\/content\.ts$/;

/** The wrong spellings in the sources of screens, mails and seeds, with their lines. */
export function findMisspelledScreens(): readonly string[] {
  return PLACES.flatMap(filesIn)
    .filter((file) => /\.(tsx?|html|sql)$/.test(file) && !OTHERS.test(file.replaceAll('\\', '/')))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          misspellingsIn(line).map(
            ({ spelling, right, at }) => `${file}:${index + 1}: ${spelling} is written ${right}: ${clip(line, at)}`,
          ),
        ),
    );
}

function filesIn(place: string): readonly string[] {
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file));
}

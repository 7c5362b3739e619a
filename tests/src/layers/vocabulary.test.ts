import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Identifiers and words that the project has replaced by field terms; see the glossary in README.md. */
const REPLACED = [
  ...['anew', 'befall', 'befalls', 'mend', 'mends', 'mended', 'mishap', 'mishaps', 'whoever', 'whosoever'],
  ...['askAhead', 'datedHere', 'dirty', 'discardRow', 'giveUp', 'isOffered', 'isTurnedBack', 'lastWord', 'lostEdit'],
  ...['markUnseen', 'mut', 'noteLoss', 'noteTime', 'notBefore', 'outrun', 'parked', 'prepareForReset', 'pullAnew'],
  ...['quietUntil', 'replacedWrites', 'retryRow', 'runCycle', 'shrinkBatch', 'startHub', 'sweepUnseen', 'unseen'],
  ...[
    'CyclePorts',
    'DocRef',
    'FailureKind',
    'SyncAnswer',
    'SyncedDoc',
    'SyncFailure',
    'SyncHub',
    'SyncNote',
    'TimeAnchor',
  ],
  ...['library_snapshots', 'member_clock', 'same_life', 'upkeep'],
  ...['announceMoves', 'answering', 'BrowserWords', 'countUnsent', 'drillRunning', 'glance', 'grouped', 'guardLeaving'],
  ...['halfTyped', 'hasUnkeptText', 'inTurn', 'InstallDoor', 'keepForMember', 'keepLocally', 'keepPush', 'markApp'],
  ...['oneLoginFailure', 'oncePerDatabase', 'PATIENCE', 'proven', 'PushPlace', 'surroundings', 'unlessDoubleTap'],
  ...['useDrillRunning', 'useReadAhead', 'wouldTellWhoIsMember'],
  ...['dice', 'Dice', 'mutants', 'rollDice'],
];

const ownPath = 'tests/src/layers/vocabulary.test.ts';

test('no source file uses a replaced identifier or word', () => {
  const listed = execFileSync('git', ['ls-files', 'src', 'sync', 'supabase', 'tests', 'README.md'], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => /\.(tsx?|sql|css|md)$/.test(file) && file !== ownPath);
  const pattern = new RegExp(`\\b(${REPLACED.join('|')})\\b`);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

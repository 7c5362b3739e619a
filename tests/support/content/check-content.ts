import { describePack } from './describe-pack.ts';
import { findingsIn, findNearDuplicates, proseOf } from './findings.ts';
import { findMeasuredElsewhere } from './measured-elsewhere.ts';
import { packs } from './packs.ts';
import { describeYear, drills, practiseYear } from './practice-year.ts';
import { scenes } from './scenes.ts';
import { findMisspelledScreens } from './screen-texts.ts';
import { describeShares, endingQuestions } from './sentsuji-shares.ts';
import { findPlainSpeech, spokenTexts } from './spoken-texts.ts';
import { describeScenes, findMissingScenes, findTwins } from './twins.ts';

// Prints every pack with what a script can find in it, then a year of practice on two devices, and what the endings give
// away in 選辻; fails on a finding.
const print = (text: string) => process.stdout.write(`${text}\n`);
let count = 0;
for (const pack of packs) {
  const findings = findingsIn(pack);
  count += findings.length;
  print([describePack(pack), ...findings.map((finding) => `  ! ${finding}`), ''].join('\n'));
}
const across = [
  ...findMeasuredElsewhere(packs),
  ...findNearDuplicates(proseOf(packs)),
  ...findMissingScenes(packs, scenes),
  ...findTwins(scenes),
  ...findPlainSpeech(spokenTexts),
  ...findMisspelledScreens(),
];
count += across.length;
print([...across.map((finding) => `! ${finding}`), `${count} findings in ${packs.length} packs`].join('\n'));
print(`\nA year on two devices, synced daily:\n${describeYear(drills.map((drill) => practiseYear(drill)))}`);
print(describeScenes(scenes));
print(`\n選辻 without reading: ${describeShares(endingQuestions)}`);
process.exitCode = count === 0 ? 0 : 1;

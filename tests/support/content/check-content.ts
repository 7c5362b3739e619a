import { describePack } from './describe-pack.ts';
import { findingsIn, findNearDuplicates, proseOf } from './findings.ts';
import { packs } from './packs.ts';

// Prints every pack with what a script can find in it, and fails on a finding.
const print = (text: string) => process.stdout.write(`${text}\n`);
let count = 0;
for (const pack of packs) {
  const findings = findingsIn(pack);
  count += findings.length;
  print([describePack(pack), ...findings.map((finding) => `  ! ${finding}`), ''].join('\n'));
}
const across = findNearDuplicates(proseOf(packs));
count += across.length;
print([...across.map((finding) => `! ${finding}`), `${count} findings in ${packs.length} packs`].join('\n'));
process.exitCode = count === 0 ? 0 : 1;

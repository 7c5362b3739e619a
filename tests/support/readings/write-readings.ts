import { writeFileSync } from 'node:fs';
import { drillTexts } from './drill-texts.ts';
import { generatedFiles } from './generated-files.ts';

// Writes the lists of readings again. Read what changed before it is committed.
for (const { path, source } of generatedFiles(drillTexts())) writeFileSync(path, source);

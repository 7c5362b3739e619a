import { writeFileSync } from 'node:fs';
import { drillTexts } from './drill-texts.ts';
import { generatedFiles, generatedLessonFiles } from './generated-files.ts';
import { lessonTexts } from './lesson-texts.ts';

// Writes the lists of readings again. Read what changed before it is committed.
const files = [...generatedFiles(drillTexts()), ...generatedLessonFiles(lessonTexts())];
for (const { path, source } of files) writeFileSync(path, source);

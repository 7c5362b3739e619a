import { fileURLToPath } from 'node:url';
import { runProject } from './run-project.ts';

await runProject(fileURLToPath(new URL('../..', import.meta.url)), process.argv.includes('--dev') ? 'dev' : 'preview');

import { fileURLToPath } from 'node:url';
import { runProject } from './run-project.ts';

const [root, { argv }] = [fileURLToPath(new URL('../..', import.meta.url)), process];
await runProject(root, argv.includes('--dev') ? 'dev' : 'preview', argv.includes('--specified'));

import { type BenchModule, formatReport } from './report.ts';

const NAMES = ['sync', 'server', 'storage', 'push', 'boot', 'sign-in', 'kata', 'bundle'];

const [name = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!NAMES.includes(name)) {
  process.stderr.write(`usage: npm run bench -- ${NAMES.join('|')} [--json]\n`);
  process.exit(2);
}
const { bench }: BenchModule = await import(`./${name}.ts`);
const rows = await bench();
process.stdout.write(`${formatReport(name, rows, process.argv.includes('--json'))}\n`);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

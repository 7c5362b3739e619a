import { parseArgs } from 'node:util';
import { type BenchModule, formatReport } from './report.ts';

const NAMES = ['sync', 'server', 'storage', 'notifications', 'boot', 'kata', 'bundle'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    only: { type: 'string' },
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!NAMES.includes(name)) {
  process.stderr.write(`usage: npm run bench -- ${NAMES.join('|')} [--json] [--against DIST|COMMIT] [--only PART]
       npm run bench -- sync --peers [--rounds 5]\n`);
  process.exit(2);
}
const { bench }: BenchModule = await import(`./${name}.ts`);
const rows = await bench(values);
process.stdout.write(`${formatReport(name, rows, values.json)}\n`);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

// What Deno runs: the function named by the first argument, for as long as the parent lives. The parent holds the
// other end of stdin, so a parent that crashed without stopping its functions ends them too.
import process from 'node:process';
import { pathToFileURL } from 'node:url';

process.stdin.on('end', () => process.exit());
process.stdin.on('error', () => process.exit());
process.stdin.resume();

await import(pathToFileURL(process.argv[2] ?? '').href);

// Entry point in Deno: runs the function named by the first argument until stdin closes. The parent holds the other end of
// stdin, so the function also stops when the parent crashes.
import process from 'node:process';
import { pathToFileURL } from 'node:url';

process.stdin.on('end', () => process.exit());
process.stdin.on('error', () => process.exit());
process.stdin.resume();

await import(pathToFileURL(process.argv[2] ?? '').href);

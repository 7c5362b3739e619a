import { reasonOf } from '../embedded/startup-error.ts';
import { runDeploy } from './run-deploy.ts';

try {
  // npm runs scripts in the folder of the project.
  const [first, address] = process.argv.slice(2);
  if (first !== '--check') await runDeploy(process.cwd(), process.argv.slice(2));
  else if (address === undefined) throw new Error('--check needs the address of the app');
  else {
    // Loaded here: it reads the keys of `npm start`, and with them its packages.
    const { runCheck } = await import('./check/run-check.ts');
    if (!(await runCheck(process.cwd(), address))) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`keiko: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

import { reasonOf } from '../embedded/startup-error.ts';
import { runDeploy } from './run-deploy.ts';

try {
  // npm runs scripts in the folder of the project.
  await runDeploy(process.cwd(), process.argv.slice(2));
} catch (error) {
  process.stderr.write(`keiko: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';

/** What some tests need; they are skipped where it is missing. */
export interface OptionalTool {
  readonly name: string;
  /** Debian's packages. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
}

export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const hasApt = spawnSync('apt-get', ['--version']).status === 0;

/** Whether packages can be installed. */
export const isDebianRoot = process.getuid?.() === 0 && hasApt;

export const install = (...packages: readonly string[]) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);

/** Whether the package manager offers a package, installed or not. */
function isAvailable(name: string): boolean {
  return (
    hasApt && /Candidate: (?!\(none\))/.test(spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' }).stdout)
  );
}

const isInstallable = ({ packages }: OptionalTool) => packages.every(isAvailable);

/** Those of the tools that are missing. */
export function missingTools(tools: readonly OptionalTool[]): readonly OptionalTool[] {
  return tools.filter(({ isInstalled }) => !isInstalled());
}

/** Installs those of the missing tools that the package manager offers. */
export function installMissing(tools: readonly OptionalTool[]): void {
  for (const tool of missingTools(tools)) if (isInstallable(tool)) install(...tool.packages);
}

/** Names the missing tools, whose tests are skipped. Ends CI with a failure if the package manager offers them. */
export function reportMissing(tools: readonly OptionalTool[]): void {
  const skipped = missingTools(tools);
  if (skipped.length === 0) return;
  const list = skipped.map(({ name, packages }) => `${name} (${packages.join(', ')})`).join('; ');
  process.stderr.write(`Skipping the tests in ${list}: not installed.\n`);
  if (process.env.CI === 'true' && skipped.some(isInstallable)) {
    process.stderr.write('CI must run them, because the package manager offers these packages.\n');
    process.exit(1);
  }
}

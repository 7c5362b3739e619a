import { listDescendants } from './child-processes.ts';

/** As Linux cuts it. */
const WEB_PROCESS = 'WebKitWebProces';

/**
 * Notes WebKit's processes. The returned function suspends the process of a window opened since, as the system does with a
 * hidden tab, and returns a function that resumes it.
 */
export function prepareToSuspend(): () => () => void {
  const before = new Set(listWebProcesses().map(({ pid }) => pid));
  return () => {
    // The window began with a blank page in another process, which did little.
    const [busiest] = listWebProcesses()
      .filter(({ pid }) => !before.has(pid))
      .sort((a, b) => b.ticks - a.ticks);
    if (busiest === undefined) throw new Error('Cannot find the process of the window');
    process.kill(busiest.pid, 'SIGSTOP');
    return () => process.kill(busiest.pid, 'SIGCONT');
  };
}

const listWebProcesses = () => listDescendants(process.pid).filter(({ name }) => name === WEB_PROCESS);

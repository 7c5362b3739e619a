import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildDist } from './build-dist.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the app built for the browser tests. */
    readonly dist: string;
  }
}

/** Builds the app once for all browser tests; it uses the origin that serves it as its backend. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = await buildDist('first');
  project.provide('dist', dist);
  return () => rm(dist, { recursive: true, force: true });
}

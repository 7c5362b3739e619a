/** Whether `npm run test:full` runs. It also runs the files named `*.full.test.ts`. */
export const isFullRun = process.env.FULL === '1';

/** How many random cases a test draws: `usual` in `npm test`, `full` in `npm run test:full`. */
export function sampleCount({ usual, full }: { readonly usual: number; readonly full: number }): number {
  return isFullRun ? full : usual;
}

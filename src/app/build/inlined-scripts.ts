import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?inlined';

/** `import text from './page.ts?inlined'`: a script built by itself, as a text for a page that has no other file. */
export function inlinedScripts(target: string[]): Plugin {
  return {
    name: 'keiko-inlined-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inlined$/ },
      async handler(id) {
        const input = id.slice(0, -SUFFIX.length);
        const built = await build({
          configFile: false,
          logLevel: 'error',
          build: {
            write: false,
            target,
            modulePreload: false,
            rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
          },
        });
        const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
        for (const file of output[0].moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(output[0].code)}`;
      },
    },
  };
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const RAW_SVG = /\.svg\?raw$/;

/** Removes the comments and the indentation of drawings, which are inlined as text. */
export const compactDrawings: Plugin = {
  name: 'keiko-compact-drawings',
  enforce: 'pre',
  load: {
    filter: { id: RAW_SVG },
    handler(id) {
      const file = id.replace('?raw', '');
      this.addWatchFile(file);
      const svg = readFileSync(file, 'utf8').replace(/<!--.*?-->/gs, '');
      return `export default ${JSON.stringify(svg.replace(/\n\s*/g, ''))}`;
    },
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';
import { compactDrawings } from './src/app/build/compact-drawings.ts';
import { fillHostHeaders } from './src/app/build/host-headers.ts';
import { manifest } from './src/app/build/manifest.ts';
import { securityText } from './src/app/build/security-text.ts';

/**
 * Modules that are always used together are one chunk, because a cold start requests each chunk separately: the app with
 * the router, the login, the member's part with the home screen. Modules that login, home and the cached screens share
 * belong to the app, so that a guest does not load the database. Small parts that several screens use are one chunk.
 */
const chunkGroups = [
  { name: 'react', priority: 7, test: /node_modules\/(react|react-dom|scheduler|jotai|valibot)\// },
  {
    name: 'start',
    priority: 6,
    test: /\/src\/(data\/device\/settings|lib\/storage-keys)\.ts$|preload-helper|rolldown\/runtime/,
  },
  {
    name: 'app',
    priority: 5,
    test: /\/(src\/(app\/app|data\/server\/error-message|lib\/(browser\/network-state|unsaved-input|use-loaded)|ui\/layout\/(boxes|text)|ui\/graphics\/motif)|sync\/model\/(limits|practice\/training-stats|text\/((stored|fold)-text|byte-length)))\.tsx?$/,
  },
  // Of the first screens only the login has a form.
  { name: 'forms', priority: 4, test: /\/src\/ui\/forms\/(?!select-field|text-area)/ },
  { name: 'login', priority: 3, test: /\/src\/features\/auth\/login-screen\.tsx$/ },
  {
    name: 'store',
    priority: 2,
    test: /node_modules\/(rxdb(?!.*\/(migration-schema|replication-protocol|local-documents)\/)|dexie|rxjs)\/|\/sync\/(engine(?!\/(claim-data|digest|guest-content))|model\/([a-z]+\/)?[a-z-]*collections?\.ts|storage(?!\/stored-version)|protocol\/sync-exchange)/,
  },
  {
    name: 'member',
    priority: 1,
    test: /\/src\/(app\/shell\/shell|features\/home\/home-screen|data\/member\/member)\.tsx?$/,
  },
  { name: 'screens', priority: 0, minShareCount: 3, test: /\/src\/(ui|lib|navigation)\// },
];

/** The entry's first act is to import the app: the page asks for both at once, with all that they need. */
const preloadApp: Plugin = {
  name: 'keiko-preload-app',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const app = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/app.tsx'),
      );
      if (app === undefined) throw new Error('Cannot find the chunk of app.tsx in the build');
      const chunks = new Map<string, Rolldown.OutputChunk>();
      const add = (fileName: string) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || chunks.has(fileName)) return;
        chunks.set(fileName, chunk);
        for (const imported of chunk.imports) add(imported);
      };
      add(app.fileName);
      const sheets = [...chunks.values()].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [...chunks.keys(), ...sheets]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
    },
  },
};

/** The exports of React Router name only its development build, which warns in the console. */
const productionRouter: Plugin = {
  name: 'keiko-production-router',
  apply: 'build',
  config: () => {
    const folder = join(import.meta.dirname, 'node_modules/react-router/dist/production');
    const alias = [
      { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
    ];
    return { resolve: { alias } };
  },
};

/** The host's headers, among them the hosts that this very build may ask and the script inside its page, and security.txt. */
function hostHeaders(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'keiko-host-headers',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // After the page.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('Cannot find index.html in the build');
        const template = readFileSync(join(config.publicDir, '_headers'), 'utf8');
        const source = fillHostHeaders(template, config.env, String(page.source));
        this.emitFile({ type: 'asset', fileName: '_headers', source });
        const security = securityText(config.env.VITE_OPERATOR_CONTACT, new Date());
        if (security !== null) {
          this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source: security });
        }
      },
    },
  };
}

/** The oldest browsers that the app runs in; tests/e2e/floor.full.test.ts checks the built files against them. */
export const FLOOR = ['ios16.4', 'safari16.4', 'chrome110', 'firefox128'];

/** `*.full.test.ts` run only in `npm run test:full`, those of the engines only in `npm run test:engines`. */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env.FULL === '1' || process.env.ENGINES === '1' ? [] : ['**/*.full.test.ts']),
  ...(process.env.ENGINES === '1' ? [] : ['tests/e2e/engines/*.full.test.ts']),
];

export default defineConfig({
  plugins: [
    react(),
    compactDrawings,
    productionRouter,
    preloadApp,
    hostHeaders(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest,
      integration: {
        configureCustomSWViteBuild(config) {
          config.logLevel = 'error';
          // Replaces inlineDynamicImports, which the plugin sets and Vite warns of.
          const output = { entryFileNames: 'service-worker.mjs', codeSplitting: false };
          const rollupOptions = { ...config.build?.rollupOptions, output };
          config.build = {
            ...config.build,
            target: FLOOR,
            rollupOptions,
            license: { fileName: 'worker-licenses.json' },
          };
        },
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,ico}', '*licenses.json'],
        globIgnores: ['screenshots/**', 'shortcuts/**'],
      },
    }),
  ],
  // The smaller builds of RxJS and Dexie, for browsers that have classes and async functions.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }],
  },
  build: {
    target: FLOOR,
    license: { fileName: 'licenses.json' },
    chunkSizeWarningLimit: 400,
    // Only Safari before 17 needs it, for its first visit; it would be a part of every start.
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    reporters: ['default', './tests/support/run/closing-line-reporter.ts'],
    setupFiles: ['./tests/support/run/fail-on-console.ts'],
    maxWorkers: 2,
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/{sync,src,simulation}/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['tests/supabase/**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['./tests/support/run/build-app.ts'],
          exclude,
          // After the others: a journey waits more than it works, so three share two cores, but not with a simulation.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

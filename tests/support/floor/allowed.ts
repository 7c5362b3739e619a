/**
 * What the built files use beyond the floor, and why it may stay. An entry covers the features below it too. The test fails
 * for an entry that nothing uses any more.
 */
export const allowed: Readonly<Record<string, string>> = {
  // Our own code, which asks for the feature first or does without it.
  'api.Window.launchQueue': 'watchLaunches() returns before it where there is none',
  'api.Navigator.share': 'saveFile() asks navigator.canShare first',
  'api.Navigator.audioSession': 'the bell asks for it first; elsewhere the platform decides about the silent switch',
  'api.trustedTypes': 'trusted-types.ts takes its rules without a policy where there is none',
  'css.properties.cursor': 'a phone has no cursor',
  'css.properties.field-sizing': 'a text area keeps its three lines without it',
  'css.properties.forced-color-adjust': 'for forced colours, which Safari does not have',
  'css.at-rules.page': 'a year is printed on the paper of the printer without it',
  'css.properties.size': 'stands in an @page rule',
  'css.properties.print-color-adjust': 'stands beside its prefix',
  'css.properties.resize': 'a phone has no handle; the text area scrolls',
  'css.properties.scrollbar-gutter':
    'only keeps the page still where scroll bars take space, which they do not in Safari',
  'css.properties.text-size-adjust': 'stands beside its prefix; a desktop does not enlarge text by itself',
  'css.properties.text-wrap': 'lines only break less evenly without it',
  'css.properties.word-break.auto-phrase': 'lines only break inside words without it',

  // Libraries.
  'api.Document.startViewTransition':
    'React calls it in a try block, and only for view transitions, which the app has none of',
  'api.Window.navigation': 'React asks typeof navigation first, and cleans up with it only then',
  'javascript.builtins.AsyncDisposableStack.use': 'use() of React, not of a stack',
  'javascript.builtins.Symbol.asyncDispose': 'RxDB names a method with it, which then has a name that nobody calls',
  'javascript.builtins.Temporal': 'temporal-polyfill takes the native one if there is one',
};

/** Whether a feature, or a group that it belongs to, is allowed; the entry, or null. */
export function allowedBy(feature: string): string | null {
  return Object.keys(allowed).find((entry) => feature === entry || feature.startsWith(`${entry}.`)) ?? null;
}

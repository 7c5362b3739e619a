import { matchPath } from 'react-router-dom';
import { memberRoutes } from '../../../src/app/member-routes.tsx';
import { circuits } from '../../../src/features/lessons/content/circuits.ts';
import { paths } from '../../../src/paths.ts';

/** Example addresses of the routes with parameters. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  [paths.historyYear(':year')]: [paths.historyYear(2026), paths.historyYear(1999)],
  [paths.practice(':trainingId')]: [paths.practice('nenshi'), paths.practice('karate')],
  [paths.practiceDetail(':id')]: [paths.practiceDetail('juyotsu')],
};

/** Screens that differ from another one only in the query. */
const BY_QUERY = [
  paths.kataTab('list'),
  paths.kataTab('test'),
  `${paths.kataTab('list')}&view=hidden`,
  paths.topic(3),
  paths.lesson('brain-speed', 1),
  ...circuits.slice(0, 1).map(({ id }) => paths.circuit(id)),
];

const memberPaths = memberRoutes.map(({ path }) => path);

/** An address for each member screen, derived from the app's route tables. */
export const memberAddresses: readonly string[] = [
  ...memberPaths.flatMap((path) => (path.includes(':') ? examplesOf(path) : [path])),
  ...BY_QUERY,
  '/no/such/place',
];

/** Member routes that have their own view for guests; the others redirect to the login. */
export const openAddresses: readonly string[] = memberRoutes.filter(({ guest }) => guest).map(({ path }) => path);

/** Addresses outside the member's area. */
export const guestAddresses: readonly string[] = [paths.login, paths.register, paths.resetPassword, paths.authCallback];

/** Whether a path inside the app matches a route. */
export function isRoute(pathname: string): boolean {
  return [...memberPaths, ...guestAddresses].some((path) => matchPath(path, pathname) !== null);
}

function examplesOf(path: string): readonly string[] {
  const examples = EXAMPLES[path];
  if (examples === undefined) throw new Error(`Give an example of "${path}" in tests/support/browser/every-route.ts`);
  return examples;
}

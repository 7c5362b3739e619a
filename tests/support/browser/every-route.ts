import { matchPath } from 'react-router-dom';
import { memberRoutes } from '../../../src/app/member-routes.tsx';
import { paths } from '../../../src/app/paths.ts';
import { circuits } from '../../../src/features/lessons/content/circuits.ts';
import { circuitAddress } from '../../../src/features/lessons/lesson/circuit-address.ts';
import { lessonAddress } from '../../../src/features/lessons/lesson/lesson-address.ts';

/** Example addresses of the routes with parameters. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/training/:trainingId': ['/training/goshoku', '/training/karate'],
  '/training-detail/:id': ['/training-detail/juyotsu'],
};

/** Screens that differ from another one only in the query. */
const BY_QUERY = [
  '/kata-training?tab=list',
  '/kata-training?tab=test',
  '/basic-training?topic=3',
  lessonAddress(1),
  ...circuits.slice(0, 1).map(({ id }) => circuitAddress(id)),
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

/** Addresses for guests only. */
export const guestAddresses: readonly string[] = Object.values(paths).filter((path) => !memberPaths.includes(path));

/** Whether a path inside the app matches a route. */
export function isRoute(pathname: string): boolean {
  return [...memberPaths, ...guestAddresses].some((path) => matchPath(path, pathname) !== null);
}

function examplesOf(path: string): readonly string[] {
  const examples = EXAMPLES[path];
  if (examples === undefined) throw new Error(`Give an example of "${path}" in tests/support/browser/every-route.ts`);
  return examples;
}

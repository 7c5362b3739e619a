import { matchPath } from 'react-router-dom';
import { memberRoutes } from '../../src/app/member-routes.tsx';
import { paths } from '../../src/app/paths.ts';
import { circuitAddress } from '../../src/features/lessons/circuit-address.ts';
import { circuits } from '../../src/features/lessons/content/circuits.ts';
import { lessonAddress } from '../../src/features/lessons/lesson-address.ts';

/** Examples of the routes whose path has a variable part. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/training/:trainingId': ['/training/goshoku', '/training/karate'],
  '/training-detail/:id': ['/training-detail/juyotsu'],
};

/** Screens that share a path with another one. */
const BY_QUERY = [
  '/kata-training?tab=list',
  '/kata-training?tab=test',
  '/basic-training?topic=3',
  lessonAddress(1),
  ...circuits.slice(0, 1).map(({ id }) => circuitAddress(id)),
];

const memberPaths = memberRoutes.map(({ path }) => path);

/** An address for each screen of a member, from the app's own tables: a new route joins by itself. */
export const memberAddresses: readonly string[] = [
  ...memberPaths.flatMap((path) => (path.includes(':') ? examplesOf(path) : [path])),
  ...BY_QUERY,
  '/no/such/place',
];

/** The routes for members that show something of their own to a visitor; the others send to the login. */
export const openAddresses: readonly string[] = memberRoutes.filter(({ guest }) => guest).map(({ path }) => path);

/** The addresses that a member has no business at. */
export const guestAddresses: readonly string[] = Object.values(paths).filter((path) => !memberPaths.includes(path));

/** Whether a link within the app leads to one of its screens. */
export function isRoute(pathname: string): boolean {
  return [...memberPaths, ...guestAddresses].some((path) => matchPath(path, pathname) !== null);
}

function examplesOf(path: string): readonly string[] {
  const examples = EXAMPLES[path];
  if (examples === undefined) throw new Error(`Give an example of "${path}" in tests/support/every-route.ts`);
  return examples;
}

import { afterAll } from 'vitest';

/** Closes what a test file has started at its top level, after all its tests. */
export function closeAfterAll<Resource extends { readonly close: () => unknown }>(resource: Resource): Resource {
  afterAll(() => resource.close());
  return resource;
}

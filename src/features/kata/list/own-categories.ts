/** Distinct categories, most used first. */
export function ownCategories(katas: readonly { readonly category: string | null }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { category } of katas) if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([category]) => category);
}

import { MONTHLY } from '../practice/monthly.ts';
import { parseMaterial } from './materials/document.ts';
import { tsukiMaterial } from './materials/tsuki.ts';
import { type MonthlyTheme, monthlyThemes } from './monthly-content.ts';

/** The themes of the year, January first: of a month, the newest one that the admin has added, or that of the app. */
export function themesOfYear(material: unknown): readonly MonthlyTheme[] {
  const added = parseMaterial(MONTHLY, tsukiMaterial, material);
  return monthlyThemes.map((bundled) => added.findLast(({ month }) => month === bundled.month) ?? bundled);
}

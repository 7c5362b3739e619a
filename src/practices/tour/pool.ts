import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { tourMaterial } from '../../../sync/model/published/materials/tour.ts';
import { type TalkTheme, talkThemes } from './content.ts';

/** The themes of the app, then those that the admin has added, which share one icon. */
export function themePool(material: unknown): readonly TalkTheme[] {
  const added = parseMaterial('tour', tourMaterial, material).map((theme) => ({
    ...theme,
    icon: 'Footprints' as const,
  }));
  return [...talkThemes, ...added];
}

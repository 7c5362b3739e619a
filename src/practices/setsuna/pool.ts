import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { setsunaMaterial } from '../../../sync/model/published/materials/setsuna.ts';
import { type Scenario, scenarios } from './content.ts';

/** The scenarios of the app, then those that the admin has added. */
export function scenarioPool(material: unknown): readonly Scenario[] {
  return [...scenarios, ...parseMaterial('setsuna', setsunaMaterial, material)];
}

import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { utsusieMaterial } from '../../../sync/model/published/materials/utsusie.ts';
import { type Article, articles } from './content.ts';

/** The articles of the app, then those that the admin has added. */
export function articlePool(material: unknown): readonly Article[] {
  return [...articles, ...parseMaterial('utsusie', utsusieMaterial, material)];
}

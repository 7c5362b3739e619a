import { type CssNode, type Declaration, generate, parse, type Rule, walk } from 'css-tree';
import { type Feature, type Finding, featureAt, missingIn } from './compat.ts';

/** Groups of MDN's data in which functions of values are described, beside the property's own. */
const FUNCTION_GROUPS = [
  '',
  'color.',
  'gradient.',
  'basic-shape.',
  'easing-function.',
  'transform-function.',
  'filter-function.',
];

const UNIT_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^d(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/**
 * The features beyond the floor that a style sheet uses: properties, values, functions, units, selectors, at-rules and media
 * features. A property counts as supported if its rule has it with the prefix that a browser needs; what stands inside
 * `@supports` is guarded.
 */
export function scanStyle(css: string, file: string): readonly Finding[] {
  const findings = new Map<string, Finding>();
  const use = (feature: Feature | null, node: CssNode, prefixes: readonly string[] = []) => {
    const missing = feature === null ? [] : missingIn(feature, prefixes);
    if (feature === null || missing.length === 0 || findings.has(feature.path)) return;
    findings.set(feature.path, { feature: feature.path, missing, file, code: generate(node).slice(0, 80) });
  };
  walk(parse(css), function visit(node) {
    if (this.atrule?.name === 'supports') return;
    switch (node.type) {
      case 'Declaration':
        for (const feature of featuresOfDeclaration(node)) {
          use(feature, node, this.rule === null ? [] : prefixesOf(this.rule, node.property));
        }
        return;
      case 'Atrule':
        return use(featureAt(`css.at-rules.${node.name}`), node);
      case 'Feature':
        return use(featureAt(`css.at-rules.media.${node.name.replace(/^(?:min|max)-/, '')}`), node);
      case 'FeatureRange':
        return use(featureAt('css.at-rules.media.range_syntax'), node);
      case 'NestingSelector':
        return use(featureAt('css.selectors.nesting'), node);
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        return use(featureAt(`css.selectors.${node.name}`), node);
    }
  });
  return [...findings.values()];
}

function featuresOfDeclaration({ property, value }: Declaration): readonly (Feature | null)[] {
  if (property.startsWith('-')) return [];
  const of = (name: string) => featureAt(`css.properties.${property}.${name}`);
  const features = [featureAt(`css.properties.${property}`)];
  walk(value, (node) => {
    if (node.type === 'Identifier') features.push(of(node.name));
    if (node.type === 'Dimension') features.push(unitFeature(node.unit));
    if (node.type === 'Function') {
      const typed = FUNCTION_GROUPS.map((group) => featureAt(`css.types.${group}${node.name}`));
      features.push(of(node.name) ?? typed.find((feature) => feature !== null) ?? null);
    }
  });
  // MDN has the shorthand's parts as features of their own.
  const isFullShorthand = property === 'text-decoration' && generate(value).includes(' ');
  return isFullShorthand ? [...features, of('includes_color-and-style'), of('includes_thickness')] : features;
}

function unitFeature(unit: string): Feature | null {
  const group = UNIT_GROUPS.find(([units]) => units.test(unit))?.[1] ?? unit;
  return featureAt(`css.types.length.${group}`);
}

/** The prefixes with which the rule sets a property as well. */
function prefixesOf(rule: Rule, property: string): readonly string[] {
  const prefixed = new Set<string>();
  for (const node of rule.block.children.toArray()) {
    const match = node.type === 'Declaration' ? /^(-\w+-)(.+)$/.exec(node.property) : null;
    if (match?.[1] !== undefined && match[2] === property) prefixed.add(match[1]);
  }
  return [...prefixed];
}

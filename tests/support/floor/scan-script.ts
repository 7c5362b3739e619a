import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { type AnyNode, type CallExpression, type Identifier, type MemberExpression, type Program, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import {
  eventFeatures,
  globalFeatures,
  isGlobalInstance,
  iteratorHelpers,
  memberFeatures,
  methodFeatures,
} from './api-names.ts';
import { type Feature, type Finding, featureAt, missingIn } from './compat.ts';

/** The global object under its names. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window']);

/**
 * The features beyond the floor that a script uses: syntax, regular expressions, globals, members of globals, methods by
 * name, events, and helpers called on what is surely an iterator. What a name cannot tell, such as an option of a call, it does
 * not find.
 */
export function scanScript(code: string, file: string): readonly Finding[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', ranges: true });
  const globals = findGlobals(program);
  const findings = new Map<string, Finding>();
  fullAncestor(program, (anyNode, _state, anyAncestors) => {
    const [node, ancestors] = [anyNode as AnyNode, anyAncestors as AnyNode[]];
    const add = ({ path }: Feature, missing: readonly string[]) => {
      const excerpt = code.slice(node.start, Math.min(node.end, node.start + 80));
      if (!findings.has(path)) findings.set(path, { feature: path, missing, file, code: excerpt });
    };
    for (const path of syntaxOf(node, ancestors)) {
      const feature = featureAt(path);
      const missing = feature === null ? [] : missingIn(feature);
      if (feature !== null && missing.length > 0) add(feature, missing);
    }
    // A name may mean several features: one that every browser has is enough.
    const [first, ...others] = namedFeatures(node, globals);
    if (first === undefined || [first, ...others].some((feature) => missingIn(feature).length === 0)) return;
    if (!isGuarded(node, ancestors, code)) add(first, missingIn(first));
  });
  return [...findings.values()];
}

/** The features that a node may mean by its name. */
function namedFeatures(node: AnyNode, globals: ReadonlySet<AnyNode>): readonly Feature[] {
  switch (node.type) {
    case 'Identifier':
      return globals.has(node) ? globalFeatures(node.name) : [];
    case 'MemberExpression':
      return featuresOfMember(node, globals);
    case 'CallExpression':
      return featuresOfCall(node, globals);
    default:
      return [];
  }
}

/** The identifiers that name something outside the script. */
function findGlobals(program: Program): ReadonlySet<AnyNode> {
  const manager = analyze(
    JSON.parse('{}', () => program),
    { ecmaVersion: 2024, sourceType: 'module' },
  );
  const identifiers = manager.globalScope?.through.map(({ identifier }) => identifier) ?? [];
  return new Set(identifiers.map((identifier): AnyNode => JSON.parse('{}', () => identifier)));
}

/** The paths of the syntax features of a node; only those younger than ES2019. */
function syntaxOf(node: AnyNode, ancestors: readonly { readonly type: string }[]): readonly string[] {
  const of = (...names: readonly string[]) => names.map((name) => `javascript.${name}`);
  switch (node.type) {
    case 'ChainExpression':
      return of('operators.optional_chaining');
    case 'LogicalExpression':
      return node.operator === '??' ? of('operators.nullish_coalescing') : [];
    case 'AssignmentExpression':
      return of(...(assignments.get(node.operator) ?? []));
    case 'PropertyDefinition':
      if (node.key.type === 'PrivateIdentifier') return of('classes.private_class_fields');
      return of(node.static ? 'classes.static.class_fields' : 'classes.public_class_fields');
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? of('classes.private_class_methods') : [];
    case 'StaticBlock':
      return of('classes.static.initialization_blocks');
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? of('classes.private_class_fields_in') : [];
    case 'AwaitExpression':
      return ancestors.some(({ type }) => /Function/.test(type)) ? [] : of('operators.await.top_level');
    case 'ForOfStatement':
      return node.await ? of('statements.for_await_of') : [];
    case 'ImportDeclaration':
      return node.attributes.length > 0 ? of('statements.import.import_attributes') : [];
    case 'ImportExpression':
      return of('operators.import', ...(node.options ? ['operators.import.options_parameter'] : []));
    case 'MetaProperty':
      return node.meta.name === 'import' ? of('operators.import_meta') : [];
    case 'VariableDeclaration':
      return String(node.kind).includes('using') ? of('statements.using') : [];
    case 'Literal':
      if (node.regex) return regexFeatures(node.regex);
      return node.bigint ? of('builtins.BigInt') : [];
    default:
      return [];
  }
}

const assignments: ReadonlyMap<string, readonly string[]> = new Map([
  ['??=', ['operators.nullish_coalescing_assignment']],
  ['&&=', ['operators.logical_and_assignment']],
  ['||=', ['operators.logical_or_assignment']],
]);

function regexFeatures({ pattern, flags }: { readonly pattern: string; readonly flags: string }): readonly string[] {
  const foundNames: string[] = [];
  for (const [flag, name] of regexFlags)
    if (flags.includes(flag)) foundNames.push(`javascript.builtins.RegExp.${name}`);
  const add = (name: string) => foundNames.push(`javascript.regular_expressions.${name}`);
  const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const names: string[] = [];
  visitRegExpAST(parsed, {
    onAssertionEnter: ({ kind }) => {
      if (kind === 'lookbehind') add('lookbehind_assertion');
    },
    onCharacterSetEnter: ({ kind }) => {
      if (kind === 'property') add('unicode_character_class_escape');
    },
    onGroupEnter: ({ modifiers }) => {
      if (modifiers) add('modifier');
    },
    onCapturingGroupEnter: ({ name }) => {
      if (name === null) return;
      add('named_capturing_group');
      if (names.includes(name)) add('named_capturing_group.duplicate_named_capturing_groups');
      names.push(name);
    },
  });
  return foundNames;
}

const regexFlags = [
  ['d', 'hasIndices'],
  ['s', 'dotAll'],
  ['u', 'unicode'],
  ['v', 'unicodeSets'],
  ['y', 'sticky'],
] as const;

/**
 * Whether the code asks for a feature before it uses it, or does nothing but ask: `a.b && a.b()`, `a.b ? … : …`,
 * `typeof a.b`, `a.b?.()`. A call in a condition is a use.
 */
function isGuarded(node: AnyNode, ancestors: readonly AnyNode[], code: string): boolean {
  const name = nameOf(node);
  if (name === null) return false;
  const parents = ancestors.slice(0, -1).toReversed();
  if (isOnlyTested(node, parents)) return true;
  const asks = (test: AnyNode) => test.end <= node.start && code.slice(test.start, test.end).includes(name);
  return parents.some((parent) => {
    switch (parent.type) {
      case 'ConditionalExpression':
      case 'IfStatement':
        return asks(parent.test);
      case 'LogicalExpression':
        return asks(parent.left);
      case 'CallExpression':
        return parent.optional && parent.callee === node;
      default:
        return false;
    }
  });
}

/** Whether a value is only compared or tested. */
function isOnlyTested(node: AnyNode, parents: readonly AnyNode[]): boolean {
  let child = node;
  for (const parent of parents) {
    switch (parent.type) {
      case 'ConditionalExpression':
      case 'IfStatement':
        return parent.test === child;
      case 'LogicalExpression':
        if (parent.left === child) return true;
        break;
      case 'UnaryExpression':
      case 'BinaryExpression':
      case 'ChainExpression':
        break;
      default:
        return false;
    }
    if (node.type === 'CallExpression') return false;
    child = parent;
  }
  return false;
}

function nameOf(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : null;
}

/** `URL.canParse`, `window.navigation`, `navigator.share`. */
function featuresOfMember(node: MemberExpression, globals: ReadonlySet<AnyNode>): readonly Feature[] {
  const { object, property, computed } = node;
  if (computed || property.type !== 'Identifier') return [];
  const owner = browserName(object, globals);
  if (owner === null) return [];
  return GLOBAL_OBJECTS.has(owner) ? globalFeatures(property.name) : memberFeatures(owner, property.name);
}

/** The name of a global, or of a known object that the browser's objects hold; null for anything else. */
function browserName(node: AnyNode, globals: ReadonlySet<AnyNode>): string | null {
  if (node.type === 'Identifier') return globals.has(node) ? node.name : null;
  if (node.type === 'ChainExpression') return browserName(node.expression, globals);
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const owner = browserName(node.object, globals);
  if (owner === null) return null;
  const { name } = node.property;
  return GLOBAL_OBJECTS.has(owner) || isGlobalInstance(name) ? name : null;
}

/** An event that is listened for, a method that only newer objects have, or a helper on what `values()` returns. */
function featuresOfCall(
  { callee, arguments: args }: CallExpression,
  globals: ReadonlySet<AnyNode>,
): readonly Feature[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const { name } = callee.property;
  const [first] = args;
  if (name === 'addEventListener' && first?.type === 'Literal') return eventFeatures(String(first.value));
  if (iteratorHelpers.includes(name)) {
    const feature = isIterator(callee.object) ? featureAt(`javascript.builtins.Iterator.${name}`) : null;
    return feature === null ? [] : [feature];
  }
  const owner = browserName(callee.object, globals);
  const isKnown = owner !== null && memberFeatures(owner, name).length > 0;
  return isKnown ? [] : methodFeatures(name);
}

function isIterator(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  const isObject = (candidate: AnyNode): candidate is Identifier =>
    candidate.type === 'Identifier' && candidate.name === 'Object';
  return (
    property.type === 'Identifier' &&
    ['entries', 'keys', 'matchAll', 'values'].includes(property.name) &&
    !isObject(object) &&
    // caches.keys() and cache.matchAll() are promises, and are awaited first.
    node.arguments.length === (property.name === 'matchAll' ? 1 : 0)
  );
}

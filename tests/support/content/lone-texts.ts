import {
  isFunctionDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isStringLiteral,
  type JsxElement,
  type JsxFragment,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;

/**
 * The places in components where React would hold a text node of its own that may change, or before which something may
 * be put. Translators replace text nodes: React then changes what is not shown any more, or throws.
 */
export function findLoneTexts(isSearched: (file: string) => boolean): readonly string[] {
  const root = `${process.cwd()}/`;
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
    if (project === undefined) throw new Error('Cannot open tsconfig.json');
    const paths = project.program.getSourceFileNames().filter((path) => path.endsWith('.tsx'));
    const searched = paths.filter((path) => path.startsWith(root) && isSearched(path.slice(root.length)));
    const files = searched.flatMap((path) => project.program.getSourceFile(path) ?? []);
    const { slotsIn, loneTextsIn } = createFinder(project.checker);
    const slots = new Set(files.flatMap((file) => collect(file, slotsIn)));
    return files.flatMap((file) =>
      collect(file, (node) => loneTextsIn(node, slots)).map((node) => {
        const line = file.text.slice(0, node.end).split('\n').length;
        return `${file.fileName.slice(root.length)}:${line}: ${node.getText(file).trim()}`;
      }),
    );
  } finally {
    api.close();
  }
}

function collect<Found>(node: Node, find: (node: Node) => readonly Found[]): readonly Found[] {
  const texts = [...find(node)];
  node.forEachChild((child) => {
    texts.push(...collect(child, find));
  });
  return texts;
}

const isElement = (node: Node): node is JsxElement | JsxFragment => isJsxElement(node) || isJsxFragment(node);

/** Without comments and line breaks. */
function childrenOf({ children }: JsxElement | JsxFragment): readonly Node[] {
  return [...children].filter((child) =>
    isJsxText(child) ? !/^\s*$/.test(child.text) : !isJsxExpression(child) || child.expression !== undefined,
  );
}

/** `fixed`: always one element. `slot`: a text or anything else. `changing`: elements that come and go. */
type Kind = 'fixed' | 'static text' | 'text' | 'texts' | 'slot' | 'changing';

function createFinder(checker: Checker) {
  const typesOf = (type: Type | undefined): readonly Type[] =>
    type?.isUnionType() ? type.getTypes().flatMap(typesOf) : type === undefined ? [] : [type];
  const isText = (type: Type) => (type.flags & TEXT) !== 0;
  const isTextList = (type: Type) =>
    type.isTypeReference() &&
    checker.isArrayLikeType(type) &&
    checker.getTypeArguments(type).flatMap(typesOf).some(isText);

  function kindOf(child: Node): Kind {
    if (isJsxText(child)) return 'static text';
    if (!isJsxExpression(child)) return /^\s*<[a-z](?![^>]*\skey=)/.test(child.getText()) ? 'fixed' : 'changing';
    if (child.expression === undefined) return 'fixed';
    if (isStringLiteral(child.expression)) return 'static text';
    const types = typesOf(checker.getTypeAtLocation(child.expression));
    if (types.some(isTextList)) return 'texts';
    if (!types.some(isText)) return 'changing';
    // Of what React draws, only `ReactNode` has both.
    return types.some(({ flags }) => (flags & TypeFlags.BooleanLike) !== 0) ? 'slot' : 'text';
  }

  /** Whether React gives a text among these children a node of its own. */
  const hasLoneTexts = (node: JsxElement | JsxFragment) => isJsxFragment(node) || childrenOf(node).length > 1;

  /** The props that a component draws beside others, where a text needs an element from who gives it. */
  function slotsIn(node: Node): readonly string[] {
    const component = isElement(node) && hasLoneTexts(node) ? componentAround(node) : null;
    if (component === null || !isElement(node)) return [];
    return childrenOf(node).flatMap((child) => {
      const isSlot = isJsxExpression(child) && kindOf(child) === 'slot';
      return isSlot && child.expression && isIdentifier(child.expression)
        ? [`${component}.${child.expression.text}`]
        : [];
    });
  }

  function textsInSlots(node: Node, slots: ReadonlySet<string>): readonly Node[] {
    const tag = isJsxElement(node) ? node.openingElement : isJsxSelfClosingElement(node) ? node : null;
    if (tag === null) return [];
    const isSlot = (prop: string) => slots.has(`${tag.tagName.getText()}.${prop}`);
    const props = [...tag.attributes.properties].filter(isJsxAttribute).flatMap(({ name, initializer }) => {
      if (initializer === undefined || !isSlot(name.getText())) return [];
      return isStringLiteral(initializer) || kindOf(initializer) === 'text' ? [initializer] : [];
    });
    const children = isElement(node) && isSlot('children') ? childrenOf(node) : [];
    return [...props, ...(children.length > 1 ? [] : children.filter((child) => /text/.test(kindOf(child))))];
  }

  function textsAmongChildren(node: JsxElement | JsxFragment): readonly Node[] {
    const children = childrenOf(node);
    const kinds = children.map(kindOf);
    return children.filter((_, index) => {
      if (kinds[index] === 'texts' || !hasLoneTexts(node)) return kinds[index] === 'texts';
      const canShift = kinds.slice(0, index).some((kind) => kind === 'changing' || kind === 'slot');
      return kinds[index] === 'text' || (kinds[index] === 'static text' && canShift);
    });
  }

  /** The name of a component that returns a text. */
  function textComponent(node: Node): readonly Node[] {
    if (!isFunctionDeclaration(node) || node.name === undefined || !/^[A-Z]/.test(node.name.text)) return [];
    const symbol = checker.getSymbolAtLocation(node.name);
    const type = symbol && checker.getTypeOfSymbol(symbol);
    const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
    const returned = signature && typesOf(checker.getReturnTypeOfSignature(signature));
    return returned?.some((each) => isText(each) || isTextList(each)) ? [node.name] : [];
  }

  const loneTextsIn = (node: Node, slots: ReadonlySet<string>): readonly Node[] => [
    ...textComponent(node),
    ...textsInSlots(node, slots),
    ...(isElement(node) ? textsAmongChildren(node) : []),
  ];
  return { slotsIn, loneTextsIn };
}

function componentAround(node: Node): string | null {
  for (let around: Node | undefined = node; around !== undefined; around = around.parent) {
    if (isFunctionDeclaration(around)) return around.name?.text ?? null;
  }
  return null;
}

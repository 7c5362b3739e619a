import { MAX_TAB_STOPS } from '../browser/input-driver.ts';
import { installQueries, type Query, type TextMatch, toExpression, toSource } from './dom-queries.ts';
import type { EngineTab, Key, Point, Size } from './engine.ts';

const TIMEOUT_MS = 20_000;
const POLL_MS = 50;
const MAX_MISSES = 5;

type Input = 'pointer' | 'keyboard';

declare global {
  interface Window {
    /** Whether the last click went beside its element. Set by `aimAt`. */
    hasMissed?: boolean;
  }
}

interface Finder {
  readonly getByRole: (role: string, options?: { readonly name?: TextMatch }) => EngineLocator;
  readonly getByLabel: (text: TextMatch) => EngineLocator;
  readonly getByText: (text: TextMatch) => EngineLocator;
  readonly locator: (selector: string) => EngineLocator;
}

/** Visible elements, looked up again at each use. What is found in a locator is found inside its elements. */
export interface EngineLocator extends Finder {
  /** Waits for a single element that can be hit and has stopped moving, and clicks its middle. */
  readonly click: () => Promise<void>;
  /** Replaces the value of a text field. */
  readonly fill: (text: string) => Promise<void>;
  /** Chooses an option of a single select by its value. */
  readonly selectOption: (value: string) => Promise<void>;
  /** Waits for at least one element. */
  readonly waitFor: (options?: { readonly timeout: number }) => Promise<void>;
  readonly waitForGone: () => Promise<void>;
  /** The number of elements now. */
  readonly count: () => Promise<number>;
  /** The text of each element now. */
  readonly texts: () => Promise<readonly string[]>;
  /** Waits for a single element and calls a self-contained function with it. */
  readonly evaluate: <T>(run: (element: HTMLElement) => T) => Promise<T>;
  readonly filter: (options: { readonly hasText: TextMatch }) => EngineLocator;
  /** Negative from the end. */
  readonly nth: (index: number) => EngineLocator;
}

/** The words of a journey, the same in every engine. They are Playwright's, except that a string is an exact match. */
export interface EnginePage extends Finder {
  /** Loads a path of the app. */
  readonly goto: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Goes back in the history, without waiting for the result. */
  readonly back: () => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** The same page, whose controls are reached with Tab alone and pressed with Enter. */
  readonly byKeyboard: () => EnginePage;
  readonly clickAt: (point: Point) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** Calls a self-contained function in the page. Argument and result are JSON. */
  readonly evaluate: <T, A = undefined>(run: (argument: A) => T | Promise<T>, argument?: A) => Promise<T>;
  /** Path and query of the address. */
  readonly readPath: () => Promise<string>;
  readonly waitForPath: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A page of the app at `origin`. */
export function createEnginePage(tab: EngineTab, origin: string, input: Input = 'pointer'): EnginePage {
  async function readPath() {
    const { pathname, search } = new URL(await tab.readUrl());
    return `${pathname}${search}`;
  }
  return {
    ...createFinder(tab, input),
    byKeyboard: () => createEnginePage(tab, origin, 'keyboard'),
    goto: (path) => tab.goto(new URL(path, origin).href),
    reload: tab.reload,
    back: () => tab.evaluate('setTimeout(() => history.back()), undefined'),
    press: tab.press,
    clickAt: tab.clickAt,
    resize: tab.resize,
    evaluate: (run, argument) => tab.evaluate(`${toSource(run)}(${toExpression(argument)})`),
    readPath,
    waitForPath: (path) => waitUntil(tab, `the address ${path}`, async () => (await readPath()) === path || readPath()),
    close: tab.close,
  };
}

function createFinder(tab: EngineTab, input: Input, within?: Query): Finder {
  const find = (query: Query) => createLocator(tab, input, within === undefined ? query : { ...query, within });
  return {
    getByRole: (role, { name } = {}) => find({ by: 'role', value: role, ...(name !== undefined && { name }) }),
    getByLabel: (text) => find({ by: 'label', value: text }),
    getByText: (text) => find({ by: 'text', value: text }),
    locator: (selector) => find({ by: 'css', value: selector }),
  };
}

function createLocator(tab: EngineTab, input: Input, query: Query): EngineLocator {
  const source = toExpression(query);
  /** Calls a function of the page with the elements found now. */
  async function callWithFound<T, A = undefined>(
    run: (elements: readonly HTMLElement[], argument: A) => T | Promise<T>,
    argument?: A,
  ): Promise<T> {
    if (!(await tab.evaluate<boolean>('"findElements" in window'))) await tab.evaluate(installQueries);
    return tab.evaluate(`${toSource(run)}(findElements(${source}), ${toExpression(argument)})`);
  }
  const count = () => callWithFound((elements) => elements.length);
  const aim = async () => {
    let point: Point = { x: 0, y: 0 };
    await waitUntil(tab, `a way to ${source}`, async () => {
      const found = await callWithFound(aimAt);
      if (typeof found === 'string') return found;
      point = found;
      return true;
    });
    return point;
  };
  const reach = async () => {
    await aim();
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await callWithFound(([element]) => element === document.activeElement)) return;
      await tab.press('Tab');
    }
    throw new Error(`Cannot reach ${source} with the Tab key`);
  };
  const click = async () => {
    if (input === 'keyboard') {
      await reach();
      return tab.press('Enter');
    }
    for (let missed = 0; missed < MAX_MISSES; missed += 1) {
      await tab.clickAt(await aim());
      // On a busy machine the page may move in between. A page that is being replaced was hit.
      if (!(await tab.evaluate<boolean>('window.hasMissed === true').catch(() => false))) return;
    }
    throw new Error(`Cannot hit ${source}: it moves`);
  };
  const locator: EngineLocator = {
    ...createFinder(tab, input, query),
    click,
    async fill(text) {
      await (input === 'keyboard' ? reach() : click());
      const value = await callWithFound(typeInto, text);
      if (value !== text) throw new Error(`Cannot fill ${source} with "${text}": it has "${value}"`);
    },
    async selectOption(value) {
      await waitUntil(tab, source, async () => (await count()) === 1 || `${await count()} found`);
      const chosen = await callWithFound(chooseOption, value);
      if (chosen === null) throw new Error(`Cannot choose "${value}" in ${source}`);
      // A choice that the address holds is shown with the next render.
      await waitUntil(tab, source, async () => (await callWithFound(readOption)) === value || `not "${value}"`);
    },
    waitFor: ({ timeout } = { timeout: TIMEOUT_MS }) =>
      waitUntil(tab, source, async () => (await count()) > 0 || 'nothing found', timeout),
    waitForGone: () => waitUntil(tab, `the end of ${source}`, async () => (await count()) === 0 || 'still visible'),
    count,
    texts: () => callWithFound((elements) => elements.map(({ textContent }) => textContent ?? '')),
    async evaluate(run) {
      await waitUntil(tab, source, async () => (await count()) === 1 || `${await count()} found`);
      return tab.evaluate(`${toSource(run)}(findElements(${source})[0])`);
    },
    filter: ({ hasText }) => createLocator(tab, input, { ...query, hasText }),
    nth: (index) => createLocator(tab, input, { ...query, nth: index }),
  };
  return locator;
}

/**
 * Runs in the page: the middle of the single element, or why it cannot be clicked yet. The next click sets `hasMissed`.
 */
async function aimAt(elements: readonly HTMLElement[]): Promise<Point | string> {
  const [element] = elements;
  if (element === undefined || elements.length > 1) return `${elements.length} found`;
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'disabled';
  const middle = () => {
    // A link may take several lines; the middle of its first one is inside it.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const point = middle();
  if (before.x !== point.x || before.y !== point.y) return 'moving';
  const isPartOf = (hit: Element | null) => element.contains(hit) || hit?.closest('label')?.control === element;
  const hit = document.elementFromPoint(point.x, point.y);
  if (!isPartOf(hit)) return `covered by ${hit?.outerHTML.slice(0, 120)}`;
  window.hasMissed = false;
  const onDown = ({ target }: Event) => {
    window.hasMissed = !(target instanceof Element && isPartOf(target));
  };
  window.addEventListener('pointerdown', onDown, { capture: true, once: true });
  return point;
}

/** Runs in the page: types like a keyboard, so that the app gets the browser's own events. Returns the new value. */
function typeInto([field]: readonly HTMLElement[], text: string): string | null {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return field.value;
}

/** Runs in the page: chooses like the list of a select, which no driver opens the same way. Returns the new value. */
function chooseOption([select]: readonly HTMLElement[], value: string): string | null {
  if (!(select instanceof HTMLSelectElement)) return null;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return select.value;
}

function readOption([select]: readonly HTMLElement[]): string | null {
  return select instanceof HTMLSelectElement ? select.value : null;
}

/**
 * Repeats a check until it returns true. Fails with its last result and the text of the page. A page that is being replaced
 * is tried again.
 */
async function waitUntil(
  tab: EngineTab,
  what: string,
  check: () => Promise<true | string>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await check().catch(String);
    if (result === true) return;
    if (Date.now() > deadline) {
      const text = await tab.evaluate<string>('document.body.innerText').catch(String);
      throw new Error(`Timed out waiting for ${what}: ${result}. The page shows:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

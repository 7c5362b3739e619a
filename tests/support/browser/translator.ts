declare global {
  interface Window {
    /** Texts that the app changed after the translator had put others in their place. Set by `installTranslator`. */
    staleTexts: () => readonly string[];
    /** Clicks a control in the page. Set by `installTranslator`. */
    clickControl: (random: number) => string | null;
  }
}

/**
 * Runs in the page, before its scripts. Like Chrome's translator, but in spite of `translate="no"`, it replaces each text
 * node by two <font> elements, now and whenever one appears or changes. The text stays the same.
 */
export function installTranslator(): void {
  const replaced = new Map<Text, string>();
  const translate = (node: Node): void => {
    if (!(node instanceof Text)) {
      for (const child of [...node.childNodes]) translate(child);
      return;
    }
    const parent = node.parentElement;
    if (parent === null || parent.matches('font font, script, style, textarea, noscript') || node.data.trim() === '')
      return;
    // An HTML element in a drawing shows nothing.
    const name = parent.namespaceURI === 'http://www.w3.org/2000/svg' ? 'tspan' : 'font';
    const [outer, inner] = [name, name].map((each) => document.createElementNS(parent.namespaceURI, each));
    if (outer === undefined || inner === undefined || (name === 'tspan' && parent.matches('tspan tspan'))) return;
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
    replaced.set(node, node.data);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target);
      for (const node of addedNodes) translate(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  window.staleTexts = () =>
    [...replaced].flatMap(([{ data }, shown]) => (data === shown ? [] : [`"${shown}" is shown, not "${data}"`]));
}

/** Runs in the page: clicks one of its controls, those of an open dialog first. Returns its name. */
export function clickControl(random: number): string | null {
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  const controls = [...scope.querySelectorAll<HTMLElement>('button, summary, [role=tab], [role=switch], label')];
  const usable = controls.filter((control) => {
    const name = `${control.getAttribute('aria-label') ?? ''}${control.textContent}`;
    const isOff = control.matches(':disabled, [aria-disabled=true]');
    return (
      control.checkVisibility() &&
      !isOff &&
      !/ログアウト|退会|消す|削除|書き出|ひとつに|一冊|CSV|読み込|印刷|録音/.test(name)
    );
  });
  const control = usable[Math.floor(random * usable.length)];
  control?.click();
  return control?.textContent ?? null;
}

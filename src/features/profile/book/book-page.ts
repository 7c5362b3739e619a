import { containsWords, searchWords } from '../../../../sync/model/kata/search.ts';
import {
  advanceKataTest,
  type KataTest,
  kataTestProgress,
  revealKata,
  startKataTest,
} from '../../../../sync/model/kata/self-test.ts';
import { foldText } from '../../../../sync/model/text/fold-text.ts';

/*
 * What the book does beside being read: searches, and the test of the kata. It runs in a file without the app, on what stands in
 * the page, and adds its own controls, so that a browser without scripts shows none that do nothing.
 */

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

function button(text: string, act: () => void): HTMLButtonElement {
  const created = element('button', text);
  created.type = 'button';
  created.addEventListener('click', act);
  return created;
}

function addTools(part: Element, ...tools: readonly Element[]): void {
  const row = element('div');
  row.className = 'tools';
  row.append(...tools);
  part.querySelector('h2')?.after(row);
}

function addSearch(part: Element): void {
  const entries = [...part.querySelectorAll<HTMLElement>('[data-entry]')];
  if (entries.length === 0) return;
  let texts: readonly string[] | null = null;
  const label = element('label', 'ことばを探す');
  const input = element('input');
  const count = element('p');
  input.type = 'search';
  count.setAttribute('role', 'status');
  label.append(input);
  input.addEventListener('input', () => {
    const words = searchWords(input.value);
    texts ??= entries.map(({ textContent }) => foldText(textContent ?? ''));
    let matchCount = 0;
    entries.forEach((entry, index) => {
      entry.hidden = !containsWords(texts?.[index] ?? '', words);
      if (!entry.hidden) matchCount += 1;
    });
    for (const group of part.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = group.querySelector('[data-entry]:not([hidden])') === null;
    }
    count.textContent = words.length === 0 ? '' : `${matchCount}件見つかりました`;
  });
  addTools(part, label, count);
}

function addKataTest(part: Element): void {
  const katas = [...part.querySelectorAll('[data-entry]')];
  const textOf = (id: string | undefined, field: string) => katas[Number(id)]?.querySelector(field)?.textContent ?? '';
  const panel = element('div');
  const start = button('型をテストする', () => {
    const ids = katas.map((_, index) => String(index));
    const test = startKataTest(ids, { kind: 'all', category: null, random: Math.random });
    if (test !== null) show(test);
  });
  panel.className = 'test';
  panel.hidden = true;

  function show(test: KataTest): void {
    const { number, total, percent } = kataTestProgress(test);
    const id = test.ids[test.index];
    const shown = element('p', test.phase === 'finished' ? 'テスト完了' : textOf(id, '[data-zou]'));
    shown.className = 'text';
    shown.dataset.zou = '';
    shown.tabIndex = -1;
    panel.hidden = false;
    start.hidden = true;
    panel.replaceChildren(element('p', `${number} / ${total}（${percent}%）`), shown);
    if (test.phase === 'asking') panel.append(button('答えを見る', () => show(revealKata(test))));
    if (test.phase === 'revealed') {
      const answer = element('p', textOf(id, '[data-ishiki]'));
      answer.className = 'text';
      panel.append(
        answer,
        button(number === total ? 'テスト完了' : '次の問題', () => show(advanceKataTest(test))),
      );
    }
    panel.append(button('終了', end));
    shown.focus();
  }

  function end(): void {
    panel.hidden = true;
    start.hidden = false;
    start.focus();
  }

  if (katas.length > 0) addTools(part, start, panel);
}

for (const id of ['notes', 'kata']) {
  const part = document.getElementById(id);
  if (part !== null) addSearch(part);
}
const kataPart = document.getElementById('kata');
if (kataPart !== null) addKataTest(kataPart);

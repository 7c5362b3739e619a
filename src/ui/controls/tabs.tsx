import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Label } from '../graphics/ruby.tsx';
import { Stack } from '../layout/boxes.tsx';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    /** Names a mark beside the label. */
    readonly mark?: string | undefined;
    readonly panel: ReactNode;
  }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs after the ARIA pattern; the focus follows when `selected` changes, as the owner may refuse the selection. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = step && tabs[step(index, tabs.length - 1)];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(next.id);
  };
  useEffect(() => {
    const hasFocus = list.current?.contains(document.activeElement);
    if (hasFocus) list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(selected)}"]`)?.focus();
  }, [selected]);
  const current = tabs.find((tab) => tab.id === selected);
  return (
    <Stack gap="m">
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {pairsOf(tabs).map((pair) => (
          <div key={pair[0]?.id} role="presentation" className={styles.pair}>
            {pair.map((tab) => (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${base}-${tab.id}`}
                data-tab={tab.id}
                className={styles.tab}
                aria-selected={tab.id === selected}
                aria-controls={tab.id === selected ? `${base}-panel` : undefined}
                tabIndex={tab.id === selected ? 0 : -1}
                onClick={() => onSelect(tab.id)}
              >
                <Label>{tab.label}</Label>
                {tab.mark ? <span className={styles.mark} role="img" aria-label={tab.mark} /> : null}
              </button>
            ))}
          </div>
        ))}
      </div>
      {current ? (
        <div
          key={current.id}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${current.id}`}
          className={styles.panel}
        >
          {current.panel}
        </div>
      ) : null}
    </Stack>
  );
}

/** Groups tabs in pairs that wrap together, so that no single tab is left on a line. */
function pairsOf<Tab>(tabs: readonly Tab[]): readonly (readonly Tab[])[] {
  return tabs.flatMap((_, index) => (index % 2 === 0 ? [tabs.slice(index, index + 2)] : []));
}

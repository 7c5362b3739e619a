import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { progress, type SakiyomiState } from './rules.ts';

/** Opens the next paragraph; after the last one it completes the text. */
export function NextButton({ state, onNext }: { readonly state: SakiyomiState; readonly onNext: () => void }) {
  const { read, total } = progress(state);
  return (
    <Button full onClick={ignoreDoubleClick(onNext)}>
      {read < total ? '次の文章' : '読み終える'}
    </Button>
  );
}

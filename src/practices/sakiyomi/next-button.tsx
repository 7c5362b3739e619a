import { Button } from '../../ui/button.tsx';
import { unlessDoubleTap } from '../../ui/unless-double-tap.ts';
import { progress, type SakiyomiState } from './rules.ts';

/** Opens the next paragraph; after the last one it completes the text. */
export function NextButton({ state, onNext }: { readonly state: SakiyomiState; readonly onNext: () => void }) {
  const { read, total } = progress(state);
  return (
    <Button full onClick={unlessDoubleTap(onNext)}>
      {read < total ? '次の文章' : '読み終える'}
    </Button>
  );
}

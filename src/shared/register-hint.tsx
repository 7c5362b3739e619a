import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** In place of what the server provides, for a guest. */
export function RegisterHint({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <EmptyState title={title} action={<ButtonLink label="登録する" variant="outline" to={paths.register} />}>
      {words}
    </EmptyState>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** In place of what the server provides, for a member without an account. */
export function RegisterHint({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Link className={buttonClass({ variant: 'outline' })} to={paths.register}>
          登録する
        </Link>
      }
    >
      {words}
    </EmptyState>
  );
}

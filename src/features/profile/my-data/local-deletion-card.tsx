import { useServices } from '../../../data/account/services.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Small, TitledCard } from '../../../ui/layout/primitives.tsx';

/** Deletes the records of a member without an account. */
export function LocalDeletionCard() {
  const { requestSignOut } = useServices();
  return (
    <TitledCard title="記録の削除">
      <Small>
        連続記録、稽古の履歴、稽古帳、型のすべてが、この端末から消えます。ほかに控えはないため、元には戻せません。
      </Small>
      <Button label="この端末の記録を消す" variant="danger" full onClick={requestSignOut} />
    </TitledCard>
  );
}

import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/primitives.tsx';
import { circuits } from './content/circuits.ts';
import { CircuitCard } from './lesson/circuit-card.tsx';
import { CircuitPlayer } from './lesson/circuit-player.tsx';
import { CIRCUITS_TITLE } from './titles.ts';

/** The four circuits; `?circuit=` opens one. */
export function CircuitTrainingScreen() {
  const [query] = useSearchParams();
  const chosen = circuits.find(({ id }) => id === query.get('circuit'));
  if (chosen !== undefined) return <CircuitPlayer key={chosen.id} circuit={chosen} />;
  return (
    <Page
      title={CIRCUITS_TITLE}
      back={<BackLink to={paths.menu} />}
      footer={<ButtonLink label="ホームへ戻る" variant="outline" full to={paths.home} />}
    >
      <Small>いくつかの持ち場を、休まずにひと回りします。Aは見る・聴く・覚える、Bは考えて決める道順です。</Small>
      {circuits.map((circuit) => (
        <CircuitCard key={circuit.id} circuit={circuit} />
      ))}
    </Page>
  );
}

import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/primitives.tsx';

const views = [
  { id: 'own', label: '自分の型' },
  { id: 'all', label: 'みんなの型' },
] as const;

export type SearchableView = (typeof views)[number]['id'];

interface ViewButtonsProps {
  readonly view: string;
  readonly onShow: (view: SearchableView) => void;
}

export function ViewButtons({ view, onShow }: ViewButtonsProps) {
  return (
    <Row gap="xs" equal>
      {views.map(({ id, label }) => (
        <Button
          key={id}
          variant={id === view ? 'secondary' : 'outline'}
          aria-pressed={id === view}
          onClick={() => onShow(id)}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}

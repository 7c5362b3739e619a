import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { FocusedHeading, Text } from '../../ui/layout/text.tsx';
import kettle from './kettle.svg?raw';

/** Stands in the place of home once, without a number and without a question. */
export function WelcomeBack({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const start = () => {
    onClose();
    void navigate(paths.today);
  };
  return (
    <Page
      title="ホーム"
      heading="稽古"
      footer={
        <>
          <Button label="始める" full onClick={start} />
          <Button label="ホームへ" variant="ghost" full onClick={onClose} />
        </>
      }
    >
      <Stack fill gap="m" align="center">
        <Motif svg={kettle} size={112} />
        <FocusedHeading variant="brush">おかえりなさい。</FocusedHeading>
        <Text>
          <span>お湯が沸いたところです。</span>
          <span>二分だけ、ご一緒に。</span>
        </Text>
      </Stack>
    </Page>
  );
}

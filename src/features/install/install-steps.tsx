import type { DeviceKind } from '../../lib/browser/device.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Stack } from '../../ui/layout/primitives.tsx';
import { DeviceMotif } from './device-motif.tsx';
import { guides } from './guides.ts';
import { StepPicture } from './step-pictures.tsx';

interface InstallStepsProps {
  readonly open: boolean;
  readonly kind: DeviceKind;
  readonly onClose: () => void;
}

export function InstallSteps({ open, kind, onClose }: InstallStepsProps) {
  const { title, steps, note } = guides[kind];
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <Button full onClick={onClose}>
          わかりました
        </Button>
      }
    >
      <Stack align="center">
        <DeviceMotif kind={kind} />
      </Stack>
      <List as="ol">
        {steps.map((step, index) => (
          <ListRow
            key={step.title}
            leading={<StepPicture picture={step.picture} />}
            title={`${index + 1}　${step.title}`}
            text={step.text}
          />
        ))}
      </List>
      {note === null ? null : <Banner tone="info" title={note} />}
    </Dialog>
  );
}

import type { DeviceKind } from '../../lib/device.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DeviceMotif } from './device-motif.tsx';
import { guides } from './guides.ts';
import { StepPicture } from './step-pictures.tsx';

interface InstallStepsProps {
  readonly open: boolean;
  readonly kind: DeviceKind;
  readonly onClose: () => void;
}

/** Manual install steps for the current device. */
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

import Printer from 'lucide-react/icons/printer';
import { Button } from '../ui/controls/button.tsx';
import { Row } from '../ui/layout/boxes.tsx';

/** Prints the screen: an app on the home screen has no menu of a browser. */
export function PrintButton() {
  return (
    <Row justify="end">
      <Button label="印刷する" size="small" variant="ghost" icon={<Printer />} onClick={() => window.print()} />
    </Row>
  );
}

import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { useExport } from './use-export.ts';

type ExportNoticesProps = Pick<ReturnType<typeof useExport>, 'isPartial' | 'saveReady'>;

/** What the member has to know or do after an export. */
export function ExportNotices({ isPartial, saveReady }: ExportNoticesProps) {
  return (
    <>
      {saveReady === null ? null : (
        <Banner
          tone="info"
          title="ファイルの準備ができました"
          action={
            <Button size="small" onClick={saveReady}>
              保存先を選ぶ
            </Button>
          }
        />
      )}
      {isPartial ? (
        <Banner tone="info" title="声かけの時刻、通知の宛先、通報の控えは、入っていません">
          <p>サーバーにだけあるため、通信のある場所で書き出すと入ります。ほかの記録はすべて入っています。</p>
        </Banner>
      ) : null}
    </>
  );
}

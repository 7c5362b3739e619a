import { type BundledPackage, readLicenses } from '../../data/device/licenses.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { ReturnLink } from '../../navigation/return-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';

/** The licences of the software that the app is built with. */
export function LicensesScreen() {
  const { loaded, retry } = useLoaded(readLicenses);
  return (
    <Page title="ライセンス" back={<ReturnLink fallback={paths.home} />}>
      <Text variant="reading">
        このアプリは、次のソフトウェアを使わせていただいています。作者のみなさまに感謝します。
      </Text>
      {loaded.state === 'loading' ? (
        <Spinner>読み込み中...</Spinner>
      ) : loaded.state === 'failed' ? (
        <EmptyState title="一覧を開けませんでした" action={<Button label="もう一度試す" onClick={retry} />}>
          通信のある場所で、もう一度お試しください。
        </EmptyState>
      ) : (
        <Card label="使っているソフトウェア">
          <List>
            {loaded.value.map((one) => (
              <li key={`${one.name} ${one.version}`}>
                <Package {...one} />
              </li>
            ))}
          </List>
        </Card>
      )}
    </Page>
  );
}

function Package({ name, version, identifier, text }: BundledPackage) {
  return (
    <Disclosure
      summary={
        <span style={{ display: 'grid' }} lang="en">
          <span>{`${name} ${version}`}</span>
          <Small as="span">{identifier}</Small>
        </span>
      }
    >
      {/* Licences are wrapped by hand to lines of 80 characters, which no phone has room for */}
      <div style={{ whiteSpace: 'pre-line' }} lang="en">
        <Text variant="small">{text}</Text>
      </div>
    </Disclosure>
  );
}

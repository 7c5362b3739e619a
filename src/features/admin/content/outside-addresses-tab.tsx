import { outsideAddressTable } from '../../../data/admin/admin-content.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { checkOutsideAddress, type OutsideAddressForm } from './content-forms.ts';
import { type ContentFieldsProps, ContentTab } from './content-tab.tsx';

const circuits = { 'circuit-a': 'A', 'circuit-a-light': 'A（軽め）', 'circuit-b': 'B', 'circuit-b-light': 'B（軽め）' };
const practices = [
  ...['jutsu', 'utsusie', 'sakiyomi', 'jisho', 'setsuna', 'sentsuji', 'oumugaeshi', 'tour', 'ryue'],
  ...['goshoku', 'kyokun', 'bunkai'],
];

/** Every place that can have an address, by its name for the admin. */
const places: ReadonlyMap<string, string> = new Map([
  ['assistant', '洞顧の相手をするチャットのページ'],
  ...practices.map((id) => [`site:${id}`, `「${practiceName(id)}」の稽古サイト`] as const),
  ...Object.entries(circuits).map(([id, name]) => [`site:${id}`, `サーキット${name}の稽古サイト`] as const),
  ...numbered('brain-speed', 30),
  ...numbered('basic-awareness', 11),
  ...Object.entries(circuits).map(([id, name]) => [`video:${id}`, `サーキット${name}の動画`] as const),
]);

function numbered(type: string, count: number) {
  return Array.from(
    { length: count },
    (_, n) => [`video:${type}-${n + 1}`, `「${practiceName(type)}」${n + 1}の動画`] as const,
  );
}

/** The videos of lessons, and the pages that practices open. */
export function OutsideAddressesTab() {
  return (
    <ContentTab
      table={outsideAddressTable}
      title="動画とページ"
      note="登録した動画は、レッスンの絵の下から再生できます。登録したページは、稽古の説明の「稽古を始める」で、内蔵の稽古の代わりに開きます。"
      addLabel="動画やページを加える"
      editLabel="動画やページの編集"
      emptyTitle="動画やページはまだありません"
      texts={({ place, address }) => ({
        when: place.startsWith('video:') ? '動画' : 'ページ',
        title: places.get(place) ?? place,
        text: address,
        mark: '公開中',
        guestHint: '切ると、内蔵の絵や稽古が出ます。',
        endBody: '会員の画面では、動画の代わりに絵が、ページの代わりに内蔵の稽古が出ます。',
      })}
      valuesOf={(row) => ({ place: row?.place ?? 'assistant', address: row?.address ?? '' })}
      check={checkOutsideAddress}
      incomplete={{}}
      taken={{ address: 'ここにはもう登録があります。一覧から編集してください' }}
      Fields={OutsideAddressFields}
    />
  );
}

function OutsideAddressFields({ form: { values, change, field }, row }: ContentFieldsProps<OutsideAddressForm>) {
  const isVideo = values.place.startsWith('video:');
  return (
    <>
      <SelectField
        label="開く場所"
        options={[...places].map(([value, label]) => ({ value, label }))}
        value={values.place}
        disabled={row !== null}
        onChange={(place) => change({ place })}
      />
      <TextField
        {...field('address')}
        label={isVideo ? '動画のID' : 'URL'}
        hint={isVideo ? 'YouTubeの動画のページのURLを貼ってもかまいません。' : 'https:// で始まるアドレスです。'}
        inputMode="url"
        required
      />
    </>
  );
}

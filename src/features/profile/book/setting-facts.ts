import type { ExportData } from '../../../data/transfer/export.ts';
import { fullDate } from '../../../lib/date-format.ts';

/** The member's profile, reminder and settings of this device in words; what is empty is left out. */
export function settingFacts({ profile, reminders, device_settings: device }: ExportData) {
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['ユーザー名', profile?.username],
    ['メールアドレス', profile?.email],
    ['自己紹介', profile?.bio],
    ['場所', profile?.location],
    ['生年月日', profile?.birth_date && fullDate(profile.birth_date)],
    ['電話番号', profile?.phone_number],
    ['声かけの時刻', reminders?.[0]?.at?.slice(0, 5)],
    ['画面の明るさ', { system: '端末に合わせる', light: '明るい', dark: '暗い' }[device.scheme]],
    ['文字の大きさ', { normal: '標準', large: '大きい', largest: 'とても大きい' }[device.textSize]],
    ['ふりがな', device.furigana === 'on' ? 'オン' : 'オフ'],
    ['鐘', device.bell === 'on' ? 'オン' : 'オフ'],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

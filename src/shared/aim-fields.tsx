import { aimMinutes, whys } from '../data/member/aim.ts';
import type { Aim } from '../data/training/recommended-drills.ts';
import { SelectField } from '../ui/forms/fields.tsx';

const OPEN = { value: '', label: '決めていない' } as const;

const whyNames = {
  calm: '気持ちを静めたい',
  focus: 'ひとつのことに集中したい',
  words: 'ことばを育てたい',
  pictures: '景色を思い描きたい',
} as const;

/** Why the member practises, and for how long. */
export function AimFields({ aim, onChange }: { readonly aim: Aim; readonly onChange: (aim: Aim) => void }) {
  return (
    <>
      <SelectField
        label="稽古に求めること"
        options={[OPEN, ...whys.map((value) => ({ value, label: whyNames[value] }))]}
        value={aim.why ?? ''}
        onChange={(why) => onChange({ ...aim, why: why || null })}
      />
      <SelectField
        label="1日の稽古時間"
        options={[OPEN, ...aimMinutes.map((value) => ({ value: `${value}`, label: `${value}分くらい` }))]}
        value={`${aim.minutes ?? ''}`}
        onChange={(minutes) => onChange({ ...aim, minutes: Number(minutes) || null })}
      />
    </>
  );
}

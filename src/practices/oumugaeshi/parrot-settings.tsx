import { voiceLabel } from '../../lib/speech/voices.ts';
import { ScreenOffNote } from '../../shared/screen-off-note.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { SelectField } from '../../ui/forms/fields.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Grid, Stack } from '../../ui/layout/boxes.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { oumugaeshiSpeeds } from './rules.ts';
import { Transport } from './transport.tsx';
import type { Parrot } from './use-parrot.ts';

const speeds = oumugaeshiSpeeds.map((speed) => ({ value: `${speed}` as const, label: `${speed}倍` }));

/** What is seldom changed, in one sheet: other sentences, the pause for repeating, text, speed and voice. */
export function ParrotSettings({ parrot }: { readonly parrot: Parrot }) {
  const { speech, texts, text, sentences, isTurnWanted } = parrot;
  const options = texts.map(({ id, level, title }) => ({ value: id, label: `${level}段目・${title}` }));
  const { voice } = speech;
  return (
    <Disclosure summary="文章・速さ・声">
      <Stack gap="m">
        <Transport parrot={parrot} />
        <Switch
          label="返す間をあける"
          hint="一文ごとに、同じ長さだけ待ちます。返したあと、一か所を尋ねます。"
          state={isTurnWanted ? 'あり' : 'なし'}
          checked={isTurnWanted}
          onChange={parrot.chooseTurn}
        />
        <SelectField label="文章" options={options} value={text.id} onChange={parrot.chooseText} />
        <Grid>
          <SelectField label="速さ" options={speeds} value={parrot.rate} onChange={parrot.chooseRate} />
          {voice !== null && voice !== 'silence' ? (
            <SelectField
              label="声"
              options={speech.voices.map((one) => ({ value: one.voiceURI, label: voiceLabel(one) }))}
              value={voice.voiceURI}
              onChange={parrot.chooseVoice}
            />
          ) : null}
        </Grid>
        <Disclosure summary="全文を見る">
          <Text variant="passage">
            {sentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences are never reordered
              <Ruby key={index} readings={text.readings}>
                {sentence}
              </Ruby>
            ))}
          </Text>
        </Disclosure>
        <ScreenOffNote />
      </Stack>
    </Disclosure>
  );
}

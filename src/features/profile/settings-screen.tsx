import { useState, useSyncExternalStore } from 'react';
import { changeSettings, currentSettings, type DeviceSettings, watchSettings } from '../../data/device/settings.ts';
import { ringBellOnce } from '../../data/device/use-bell.ts';
import { noAim, saveAim, useAim } from '../../data/member/aim.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useNotesReturn } from '../../data/notebook/returning-notes.ts';
import { hasSilentSwitch } from '../../lib/sound/bell.ts';
import { speechMessages } from '../../lib/speech/speech-messages.ts';
import { useUtterance } from '../../lib/speech/use-reader.ts';
import { type Speech, useSpeech } from '../../lib/speech/use-speech.ts';
import { voiceLabel } from '../../lib/speech/voices.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { ListLink } from '../../navigation/list-link.tsx';
import { paths } from '../../paths.ts';
import { AimFields } from '../../shared/aim-fields.tsx';
import { useReportFailure } from '../../shared/use-report-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { SelectField } from '../../ui/forms/fields.tsx';
import { Card, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/text.tsx';

const schemeOptions = [
  { value: 'system', label: '端末に合わせる' },
  { value: 'light', label: '明るい' },
  { value: 'dark', label: '暗い' },
] as const;

const textSizeOptions = [
  { value: 'normal', label: '標準' },
  { value: 'large', label: '大きい' },
  { value: 'largest', label: 'とても大きい' },
] as const;

/** Display, voice, bell and reports of this device, and the way to the password. */
export function SettingsScreen() {
  const { settings, change, switchOf } = useSettings();
  const { isGuest } = useMember();
  return (
    <Page title="設定" back={<BackLink to={paths.profile} />}>
      <TitledCard id="display" title="表示" gap="m">
        <SelectField
          label="画面の明るさ"
          options={schemeOptions}
          value={settings.scheme}
          onChange={(scheme) => change({ scheme })}
        />
        <SelectField
          label="文字の大きさ"
          options={textSizeOptions}
          value={settings.textSize}
          onChange={(textSize) => change({ textSize })}
        />
        <Switch label="ふりがな" hint="稽古の名前や進め方、レッスンの文章につけます。" {...switchOf('furigana')} />
        <Switch
          label="数を出さない"
          hint="連続記録や節目の日数を隠します。暦はそのままで、記録も消えません。"
          state={settings.streakNumbers === 'hidden' ? 'オン' : 'オフ'}
          checked={settings.streakNumbers === 'hidden'}
          onChange={(isOn) => change({ streakNumbers: isOn ? 'hidden' : 'shown' })}
        />
        <Switch
          label="数字とスペースのキー"
          hint="キーボードのある端末で、稽古のボタンの代わりになります。"
          {...switchOf('characterKeys')}
        />
      </TitledCard>
      <AimCard />
      <NotesCard />
      <VoiceCard />
      <BellCard />
      <Card label="不具合の報告" gap="xs">
        <Switch
          label="不具合の報告"
          hint="エラーの種類と回数を、1日に1回送ります。書いた文章や記録は送りません。"
          {...switchOf('problemReports')}
        />
        <ButtonLink label="送るものについて" variant="ghost" full to={paths.privacy} />
      </Card>
      <Small>
        この画面の設定は、この端末だけのもので、ログアウトしても消えません。「おすすめの稽古」と「前に書いたことばを出す」だけは、どの端末でも同じになります。
      </Small>
      {isGuest ? null : (
        <TitledCard title="アカウント">
          <List>
            <ListLink to={paths.password} title="パスワードの変更" text="ほかの端末からのログアウトも" />
          </List>
        </TitledCard>
      )}
    </Page>
  );
}

function useSettings() {
  const settings = useSyncExternalStore(watchSettings, currentSettings);
  const change = (part: Partial<DeviceSettings>) => changeSettings({ ...settings, ...part });
  const switchOf = (name: 'furigana' | 'bell' | 'bellInSilence' | 'problemReports' | 'characterKeys') => ({
    checked: settings[name] === 'on',
    state: settings[name] === 'on' ? 'オン' : 'オフ',
    onChange: (isOn: boolean) => change({ [name]: isOn ? 'on' : 'off' }),
  });
  return { settings, change, switchOf };
}

/** The answers of the first day, which can be changed here. */
function AimCard() {
  const member = useMember();
  const aim = useAim() ?? noAim;
  const report = useReportFailure();
  return (
    <TitledCard id="aim" title="おすすめの稽古" gap="m">
      <AimFields aim={aim} onChange={(next) => report(saveAim(member, next))} />
    </TitledCard>
  );
}

function NotesCard() {
  const member = useMember();
  const report = useReportFailure();
  const { isOn, toggle } = useNotesReturn();
  return (
    <TitledCard id="notes" title="稽古帳" gap="m">
      <Switch
        label="前に書いたことばを出す"
        hint="ホームや稽古の終わり、印刷に、前に書いた一行が出ることがあります。オフにしても、稽古帳では読めます。"
        state={isOn ? 'オン' : 'オフ'}
        checked={isOn}
        onChange={() => report(toggle(member))}
      />
    </TitledCard>
  );
}

const volumeOptions = [
  { value: 'low', label: '小さい' },
  { value: 'middle', label: 'ふつう' },
  { value: 'high', label: '大きい' },
] as const;

/** The bell: on or off, its volume with a sample, and whether it follows the silent switch where it can do otherwise. */
function BellCard() {
  const { settings, change, switchOf } = useSettings();
  return (
    <TitledCard id="bell" title="鐘" gap="m">
      <Switch
        label="鐘を鳴らす"
        hint="時間の終わりと、次の手順に移るときに、短く鳴ります。端末によっては振動も添えます。"
        {...switchOf('bell')}
      />
      {settings.bell === 'on' ? (
        <>
          <SelectField
            label="鐘の音量"
            options={volumeOptions}
            value={settings.bellVolume}
            onChange={(bellVolume) => change({ bellVolume })}
          />
          <Button label="鐘を聞いてみる" variant="outline" full onClick={ringBellOnce} />
          {hasSilentSwitch() ? (
            <Switch
              label="消音でも鳴らす"
              hint="端末を消音にしていても、鐘だけは鳴らします。"
              {...switchOf('bellInSilence')}
            />
          ) : null}
        </>
      ) : null}
    </TitledCard>
  );
}

const SAMPLE = '朝の坂道で、自転車のベルが二度鳴りました。';

/** Choice of the reading voice, with a sample. */
function VoiceCard() {
  const speech = useSpeech();
  return (
    <Card label="読み上げ">
      {speech.state === 'voiced' && speech.voice !== null && speech.voice !== 'silence' ? (
        <VoiceChoice speech={speech} voice={speech.voice} />
      ) : (
        <Silent speech={speech} />
      )}
    </Card>
  );
}

function VoiceChoice({ speech, voice }: { readonly speech: Speech; readonly voice: SpeechSynthesisVoice }) {
  const [sample, setSample] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const stop = () => setSample(null);
  const saying = { text: SAMPLE, rate: 1, volume: 1, restMs: 0, voice };
  const onEnd = (isHeard: boolean) => {
    setFailed(!isHeard);
    stop();
  };
  useUtterance(speech.say, sample === null ? null : String(sample), saying, { onEnd, onFail: () => onEnd(false) });
  function listen() {
    setFailed(false);
    setCount(count + 1);
    setSample(count);
  }
  return (
    <Stack gap="m">
      <SelectField
        label="読み上げの声"
        options={speech.voices.map((one) => ({ value: one.voiceURI, label: voiceLabel(one) }))}
        value={voice.voiceURI}
        onChange={(voiceURI) => {
          stop();
          speech.chooseVoice(voiceURI);
        }}
      />
      <Button
        label={sample === null ? '声を聞いてみる' : '止める'}
        variant="outline"
        full
        onClick={sample === null ? listen : stop}
      />
      <div aria-live="polite">
        {hasFailed ? (
          <Small tone="warning">この声では読み上げられませんでした。別の声か、端末の音量をお確かめください。</Small>
        ) : null}
      </div>
    </Stack>
  );
}

function Silent({ speech }: { readonly speech: Speech }) {
  const isLoading = speech.state === 'loading';
  return (
    <Stack gap="xs">
      <Small>{isLoading ? '日本語の声を探しています。' : whySilent(speech)}</Small>
      {isLoading ? null : <ButtonLink label="声が出ないとき" variant="ghost" full to={paths.helpOn('voice')} />}
    </Stack>
  );
}

function whySilent({ error }: Speech): string {
  if (error !== null) return speechMessages[error];
  return 'この端末には日本語の声がありません。端末の設定で日本語の読み上げ音声を加えると、ここで選べます。';
}

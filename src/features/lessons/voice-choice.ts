const KEY = 'keiko.device.lesson-voice';

/** Whether guided lessons are read aloud on this device; they are unless the member has switched it off. */
export function readVoiceWanted(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function keepVoiceWanted(wanted: boolean): void {
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
}

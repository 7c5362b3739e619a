/** Whether this browser can record at all; a microphone may still be missing or refused. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined;
}

/** Records into memory until the returned function is called. Rejects without a microphone or the member's leave. */
export async function recordVoice(): Promise<() => Promise<Blob>> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const free = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    // It also stops when the microphone is unplugged.
    const ended = new Promise<Blob>((resolve) => {
      recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
    });
    recorder.start();
    return () => {
      if (recorder.state !== 'inactive') recorder.stop();
      free();
      return ended;
    };
  } catch (cause) {
    free();
    throw cause;
  }
}

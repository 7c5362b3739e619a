declare global {
  interface Window {
    /** The loudest sample since the page opened or `soundPeak` was set to 0. Set by `installSoundMeter`. */
    soundPeak: number;
    /** performance.now() of the first sound since then; null in silence. */
    soundAt: number | null;
  }
}

/** Runs in the page, before its scripts: an analyser listens to all that goes to the speaker. */
export function installSoundMeter(): void {
  const READ_MS = 10;
  const SILENCE = 0.001;
  window.soundPeak = 0;
  window.soundAt = null;
  const { connect } = AudioNode.prototype;
  const analysers = new WeakMap<BaseAudioContext, AnalyserNode>();
  function analyserOf(context: BaseAudioContext): AnalyserNode {
    const existing = analysers.get(context);
    if (existing !== undefined) return existing;
    const analyser = new AnalyserNode(context, { fftSize: 2048 });
    analysers.set(context, analyser);
    const samples = new Float32Array(analyser.fftSize);
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (peak > SILENCE) window.soundAt ??= performance.now();
      window.soundPeak = Math.max(window.soundPeak, peak);
    }, READ_MS);
    return analyser;
  }
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, target: AudioNode) {
      if (target === this.context.destination) Reflect.apply(connect, this, [analyserOf(this.context)]);
      return Reflect.apply(connect, this, [target]);
    },
  });
}

/** Five synthesised sounds. Browsers play them only after the first click on the page. */
export type Cue = 'turn' | 'move' | 'win' | 'refusal' | 'chat';

interface Tone {
  readonly start: number;
  readonly hertz: number;
  readonly to?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const tones: { readonly [C in Cue]: readonly Tone[] } = {
  // This sounds like two knocks on wood.
  turn: [
    { start: 0, hertz: 440, seconds: 0.16, loud: 0.12, wave: 'triangle' },
    { start: 0.14, hertz: 660, seconds: 0.24, loud: 0.12, wave: 'triangle' },
  ],
  // This sounds like a card that is put on the table.
  move: [{ start: 0, hertz: 240, to: 120, seconds: 0.09, loud: 0.1, wave: 'triangle' }],
  win: [
    { start: 0, hertz: 523, seconds: 0.2, loud: 0.11, wave: 'triangle' },
    { start: 0.15, hertz: 659, seconds: 0.2, loud: 0.11, wave: 'triangle' },
    { start: 0.3, hertz: 784, seconds: 0.5, loud: 0.12, wave: 'triangle' },
  ],
  refusal: [{ start: 0, hertz: 170, to: 130, seconds: 0.18, loud: 0.1, wave: 'sine' }],
  chat: [{ start: 0, hertz: 880, to: 990, seconds: 0.1, loud: 0.07, wave: 'sine' }],
};

let context: AudioContext | null = null;

export function playCue(cue: Cue): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Before the first click nothing is played: queued sounds would all play at once later.
  if (context.state === 'suspended') {
    void context.resume().catch(() => {});
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  for (const tone of tones[cue]) strike(context, tone);
}

function strike(on: AudioContext, { start: startSeconds, hertz, to, seconds, loud, wave }: Tone): void {
  const start = on.currentTime + startSeconds;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(hertz, start);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

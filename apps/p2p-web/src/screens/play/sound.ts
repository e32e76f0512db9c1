/** Soft synthesised sounds. Browsers play them only after the first touch of the page. */
import type { SceneSound } from '@cheeseboard/ui-components';

export type Cue = SceneSound | 'turn' | 'win' | 'end' | 'refusal' | 'chat' | 'arrival';

interface Tone {
  readonly start: number;
  readonly hertz: number;
  readonly to?: number;
  readonly seconds: number;
  readonly loud: number;
  /** `noise`: a filtered hiss around `hertz`, for paper and wood. */
  readonly wave: OscillatorType | 'noise';
}

/** A die that hits wood: a short hiss and a dull knock. */
const knock = (start: number, loud: number): readonly Tone[] => [
  { start, hertz: 2600, seconds: 0.035, loud: loud * 0.7, wave: 'noise' },
  { start, hertz: 310, to: 190, seconds: 0.06, loud, wave: 'triangle' },
];

/** The step of a mouse. */
const step = (start: number): Tone => ({
  start,
  hertz: 900,
  to: 620,
  seconds: 0.04,
  loud: 0.035,
  wave: 'sine',
});

const tones: { readonly [C in Cue]: readonly Tone[] } = {
  // The die bounces three times, each time softer.
  dice: [...knock(0.05, 0.1), ...knock(0.24, 0.08), ...knock(0.38, 0.055), ...knock(0.47, 0.03)],
  // A card slides and lands on the table.
  card: [
    { start: 0, hertz: 3200, seconds: 0.07, loud: 0.035, wave: 'noise' },
    { start: 0.06, hertz: 230, to: 120, seconds: 0.09, loud: 0.09, wave: 'triangle' },
  ],
  mouse: [step(0), step(0.09), step(0.2), step(0.29)],
  // Cards go home: a falling row of taps.
  home: [0, 0.09, 0.18].map((start, index) => ({
    start,
    hertz: 330 - 70 * index,
    to: 200 - 40 * index,
    seconds: 0.1,
    loud: 0.07,
    wave: 'triangle' as const,
  })),
  // Two notes on wood.
  turn: [
    { start: 0, hertz: 440, seconds: 0.16, loud: 0.1, wave: 'triangle' },
    { start: 0.14, hertz: 660, seconds: 0.24, loud: 0.1, wave: 'triangle' },
  ],
  win: [
    { start: 0, hertz: 523, seconds: 0.2, loud: 0.1, wave: 'triangle' },
    { start: 0.15, hertz: 659, seconds: 0.2, loud: 0.1, wave: 'triangle' },
    { start: 0.3, hertz: 784, seconds: 0.25, loud: 0.1, wave: 'triangle' },
    { start: 0.5, hertz: 1047, seconds: 0.6, loud: 0.09, wave: 'triangle' },
  ],
  // Somebody else wins: two warm notes, nothing sad.
  end: [
    { start: 0, hertz: 392, seconds: 0.3, loud: 0.08, wave: 'triangle' },
    { start: 0.22, hertz: 523, seconds: 0.5, loud: 0.08, wave: 'triangle' },
  ],
  refusal: [{ start: 0, hertz: 170, to: 130, seconds: 0.18, loud: 0.09, wave: 'sine' }],
  // Somebody knocks at the door.
  arrival: [...knock(0, 0.09), ...knock(0.16, 0.09)],
  chat: [{ start: 0, hertz: 880, to: 990, seconds: 0.1, loud: 0.06, wave: 'sine' }],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function playCue(cue: Cue): void {
  if (!('AudioContext' in globalThis)) return;
  // Before the first touch browsers only log a warning, and queued sounds would all play at once later.
  if (!context && navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume().catch(() => {});
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  for (const tone of tones[cue]) strike(context, tone);
}

function strike(on: AudioContext, { start: startSeconds, hertz, to, seconds, loud, wave }: Tone): void {
  const start = on.currentTime + startSeconds;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  volume.connect(on.destination);
  if (wave === 'noise') {
    const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: hertz, Q: 0.8 });
    const voice = new AudioBufferSourceNode(on, { buffer: hissOf(on) });
    voice.connect(filter).connect(volume);
    voice.start(start);
    voice.stop(start + seconds);
    return;
  }
  const voice = new OscillatorNode(on, { type: wave, frequency: hertz });
  voice.frequency.setValueAtTime(hertz, start);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
  voice.connect(volume);
  voice.start(start);
  voice.stop(start + seconds);
}

/** A tenth of a second of noise, made once. */
function hissOf(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 10, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return hiss;
}

/** The sounds, made as they are needed: a few soft tones and a little noise, no recordings. */
import type { Heard } from "./sounds.svelte";

/** Everything stays below this, however loud it is set. */
const QUIET = 0.22;
const NOISE_SECONDS = 0.4;

export class Synth {
  #context = new AudioContext();
  #out = this.#context.createGain();
  #noise: AudioBuffer;

  constructor() {
    this.#out.connect(this.#context.destination);
    this.#noise = this.#context.createBuffer(1, this.#context.sampleRate * NOISE_SECONDS, this.#context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }

  /** `volume` from 0 to 1. A browser that lets nothing be heard yet has it resumed by the click that follows. */
  play(sound: Heard, volume: number): void {
    if (this.#context.state === "suspended") void this.#context.resume();
    this.#out.gain.value = volume * QUIET;
    SCORES[sound](this);
  }

  /** A tone that swells quickly and dies away: `pitch` in hertz, times in seconds from now. */
  tone(pitch: number, at: number, lasts: number, loud = 1, wave: OscillatorType = "sine"): void {
    const from = this.#context.currentTime + at;
    const voice = this.#context.createOscillator();
    voice.type = wave;
    voice.frequency.value = pitch;
    voice.connect(this.#fading(from, lasts, loud));
    voice.start(from);
    voice.stop(from + lasts);
  }

  /** A breath of noise around a pitch. */
  rustle(pitch: number, at: number, lasts: number, loud = 1, narrow = 2): void {
    const from = this.#context.currentTime + at;
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = narrow;
    source.connect(filter).connect(this.#fading(from, lasts, loud));
    source.start(from, Math.random() * 0.1, lasts);
  }

  #fading(from: number, lasts: number, loud: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud, from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
    gain.connect(this.#out);
    return gain;
  }
}

const SCORES: Record<Heard, (synth: Synth) => void> = {
  // two bells, the second higher
  turn: (synth) => {
    for (const [at, pitch] of [[0, 659], [0.16, 880]] as const) {
      synth.tone(pitch, at, 0.9, 0.8);
      synth.tone(pitch * 2.76, at, 0.35, 0.15);
    }
  },
  // a low, uneasy second
  attacked: (synth) => {
    synth.tone(110, 0, 0.7, 1, "triangle");
    synth.tone(116.5, 0.03, 0.7, 0.7, "triangle");
    synth.rustle(180, 0, 0.18, 0.5);
  },
  // steel: a hiss and two hard notes
  combat: (synth) => {
    synth.rustle(4200, 0, 0.16, 0.6, 6);
    synth.tone(1320, 0.02, 0.22, 0.22, "square");
    synth.tone(1760, 0.1, 0.3, 0.16, "square");
  },
  // dice on wood
  roll: (synth) => {
    [0, 0.07, 0.13, 0.22, 0.27, 0.36].forEach((at, bounce) => synth.rustle(1500 - bounce * 120, at, 0.06, 0.9 - bounce * 0.1, 4));
  },
  // a rising chord
  victory: (synth) => {
    [261.6, 329.6, 392, 523.3, 659.3].forEach((pitch, at) => synth.tone(pitch, at * 0.14, 1.6 - at * 0.12, 0.6, "triangle"));
  },
  // a minor chord that sinks
  defeat: (synth) => {
    [392, 311.1, 261.6, 196].forEach((pitch, at) => synth.tone(pitch, at * 0.2, 1.4, 0.55, "triangle"));
  },
};

import { hasOnlyInterjections, isUnfinished, readConsent, readUtterance } from "@parley/engine";
import type { SessionEffect, SessionInput, SessionState } from "./session-state.ts";
import { frameMs } from "./turn-settings.ts";

type Step = { state: SessionState; effects: SessionEffect[] };

/**
 * The rules of turn-taking: who may speak. Depends on nothing but its arguments. `nowMs` never goes
 * back; speech and silence are measured in the sound itself, so that a client may send faster than
 * real time.
 *
 * While the assistant speaks, a sound first pauses it. Words, or speech that goes on, interrupt it;
 * after a cough, a clap or a "mhm" it goes on where it was.
 */
export function takeTurns(state: SessionState, input: SessionInput, nowMs: number): Step {
  switch (input.kind) {
    case "frame":
      return takeFrame(state, input.isSpeech, nowMs);
    case "partial":
      return takePartial(state, input, nowMs);
    case "transcript":
      return takeTranscript(state, input);
    case "text":
      return answer(interrupt(only(state)), input.text);
    case "commit":
      return commit(state, nowMs);
    case "forget":
      return goOnPlaying({ ...state, person: { kind: "quiet", voicedMs: 0 }, awaited: null });
    case "client-interrupt":
      return interrupt(only(state), input.playedMs);
    case "sound":
      return takeSound(state, input.turn);
    case "asked":
      return only(input.turn === state.turn ? { ...state, hasAsked: true } : state);
    case "finished":
      return only(input.turn === state.turn && isBusy(state) ? { ...state, assistant: { kind: "silent" } } : state);
    case "start-turn":
      return startTurn(interrupt(only(state)));
    case "tick":
      return tick(state, nowMs);
  }
}

function takeFrame(state: SessionState, isSpeech: boolean, nowMs: number): Step {
  const { person, settings } = state;
  if (!settings.detectsTurns) return only(state);
  if (person.kind === "speaking") return isSpeech ? goOnSpeaking(state, nowMs) : goOnSilent(state, nowMs);
  // Short gaps within a syllable do not begin the count again.
  const voicedMs = isSpeech ? person.voicedMs + frameMs : Math.max(0, person.voicedMs - 2 * frameMs);
  if (voicedMs < onsetMs(state)) return only({ ...state, person: { kind: "quiet", voicedMs } });
  return beginUtterance(state, voicedMs, nowMs);
}

function onsetMs({ assistant, settings }: SessionState): number {
  if (assistant.kind === "silent") return settings.onsetMs.silent;
  return assistant.kind === "thinking" ? settings.onsetMs.thinking : settings.onsetMs.speaking;
}

function beginUtterance(state: SessionState, voicedMs: number, nowMs: number): Step {
  // An utterance before it whose words nobody knows yet is told when they come.
  const utterance = state.utterance + 1;
  const isTurn = state.assistant.kind === "silent";
  const begun = { sinceMs: nowMs, voicedMs, silenceMs: 0, lastFrameMs: nowMs, partial: "", isWhole: false, isTurn };
  const step: Step = {
    state: { ...state, utterance, person: { kind: "speaking", ...begun } },
    effects: [{ kind: "listen", utterance }, ...(isTurn ? [{ kind: "tell-speech-started" } as const] : [])],
  };
  if (state.assistant.kind !== "speaking" || !state.settings.isInterruptible) return step;
  return then(step, { ...step.state, assistant: { kind: "paused" } }, { kind: "pause" });
}

function goOnSpeaking(state: SessionState, nowMs: number): Step {
  const { person, settings } = state;
  if (person.kind !== "speaking") return only(state);
  const voicedMs = person.voicedMs + frameMs;
  const longer = { ...state, person: { ...person, voicedMs, silenceMs: 0, lastFrameMs: nowMs } };
  const step = becomeTurnIfMeant(longer);
  return nowMs - person.sinceMs < settings.maxTurnMs ? step : endUtterance(step, nowMs);
}

function goOnSilent(state: SessionState, nowMs: number): Step {
  const { person } = state;
  if (person.kind !== "speaking") return only(state);
  const silenceMs = person.silenceMs + frameMs;
  const quieter = { ...state, person: { ...person, silenceMs, lastFrameMs: nowMs } };
  const endMs = endOfTurnMs(quieter);
  if (silenceMs >= endMs) return endUtterance(only(quieter), nowMs);
  const isHalf = silenceMs >= endMs / 2 && person.silenceMs < endMs / 2;
  return isHalf ? then(only(quieter), quieter, { kind: "expect-end", utterance: state.utterance }) : only(quieter);
}

function takePartial(state: SessionState, input: SessionInput & { kind: "partial" }, nowMs: number): Step {
  const { person } = state;
  if (person.kind !== "speaking" || input.utterance !== state.utterance) return only(state);
  const { text: partial, isWhole } = input;
  const step = becomeTurnIfMeant({ ...state, person: { ...person, partial, isWhole } });
  const heard = step.state.person;
  if (heard.kind !== "speaking" || heard.silenceMs < endOfTurnMs(step.state)) return step;
  return endUtterance(step, nowMs);
}

/**
 * A sound into the assistant's speech becomes a turn once it is sure that the person wants to
 * speak.
 */
function becomeTurnIfMeant(state: SessionState): Step {
  const { person, settings, language } = state;
  if (person.kind !== "speaking" || person.isTurn || !settings.isInterruptible) return only(state);
  const kind = readUtterance(person.partial, language);
  const { withWords, withoutWords, atLast } = settings.interruptsAfterMs;
  const neededMs = kind === "backchannel" ? atLast : kind === "nothing" ? withoutWords : withWords;
  if (person.voicedMs < neededMs) return only(state);
  return becomeTurn(only(state));
}

function becomeTurn(step: Step): Step {
  const interrupted = interrupt(step);
  const { person } = interrupted.state;
  const state =
    person.kind === "speaking" ? { ...interrupted.state, person: { ...person, isTurn: true } } : interrupted.state;
  return then(interrupted, state, { kind: "tell-speech-started" });
}

function endUtterance(step: Step, nowMs: number): Step {
  const { state } = step;
  const { person, utterance } = state;
  if (person.kind !== "speaking") return step;
  const { isTurn, voicedMs } = person;
  const ended: SessionState = {
    ...state,
    person: { kind: "quiet", voicedMs: 0 },
    awaited: { utterance, turn: state.turn, sinceMs: nowMs, voicedMs, isTurn },
  };
  const told = isTurn ? then(step, ended, { kind: "tell-speech-stopped" }) : { ...step, state: ended };
  return then(told, ended, { kind: "transcribe", utterance, isTurn });
}

function takeTranscript(state: SessionState, input: SessionInput & { kind: "transcript" }): Step {
  const { awaited } = state;
  if (awaited === null || awaited.utterance !== input.utterance) return only(state);
  const known: SessionState = { ...state, awaited: null };
  const heard = input.isUnderstood ? input.text.trim() : "";
  const text = saysNothing(heard) ? "" : heard;
  // A text that the person has typed meanwhile counts: its answer goes on, whatever was said before
  // it.
  const isLate = awaited.turn !== state.turn;
  if (!awaited.isTurn) return isLate ? goOnPlaying(known) : takeShortUtterance(known, text);
  // Also that nothing was understood is told.
  const told = then(only(known), known, { kind: "tell-transcript", text: heard });
  if (isLate) return goOn(told);
  if (text !== "") return answer(told, text);
  const isNoise = (input.isUnderstood && heard === "") || awaited.voicedMs < leastSpeechMs;
  if (isNoise || !state.settings.answers) return goOn(told);
  const { state: next } = startTurn(only(known));
  return then(interrupt(told), next, { kind: "apologise", turn: next.turn, isTooLong: input.isTooLong ?? false });
}

/** Tells whether a recognizer has made interjections of a sound, unless they say yes or no: "hm", "oh". */
export function saysNothing(text: string): boolean {
  return hasOnlyInterjections(text) && readConsent(text) === undefined;
}

/** A sound that is shorter is a knock or a click, and no speech that needs an apology. */
const leastSpeechMs = 300;

/** A sound into the assistant's speech has ended before it was sure whether it is a turn. */
function takeShortUtterance(state: SessionState, text: string): Step {
  const kind = readUtterance(text, state.language);
  const isNoTurn = kind === "nothing" || (kind === "backchannel" && !(state.hasAsked && readConsent(text) === "yes"));
  if (!state.settings.isInterruptible || isNoTurn) return goOnPlaying(state);
  const turn = becomeTurn(only(state));
  const stopped = then(turn, turn.state, { kind: "tell-speech-stopped" });
  const told = then(stopped, stopped.state, { kind: "tell-transcript", text });
  // "Wait!" wants silence, unless it answers what the assistant has just asked.
  return kind === "interruption" && !state.hasAsked ? told : answer(told, text);
}

function goOnPlaying(state: SessionState): Step {
  if (state.assistant.kind !== "paused" || state.person.kind === "speaking") return only(state);
  return { state: { ...state, assistant: { kind: "speaking" } }, effects: [{ kind: "play" }] };
}

function goOn({ state, effects }: Step): Step {
  const step = goOnPlaying(state);
  return { ...step, effects: [...effects, ...step.effects] };
}

function takeSound(state: SessionState, turn: number): Step {
  if (turn !== state.turn || state.assistant.kind !== "thinking") return only(state);
  // The assistant does not begin to speak while a person may be speaking.
  if (state.person.kind === "speaking" && state.settings.isInterruptible) {
    return only({ ...state, assistant: { kind: "paused" } });
  }
  return { state: { ...state, assistant: { kind: "speaking" } }, effects: [{ kind: "play" }] };
}

function commit(state: SessionState, nowMs: number): Step {
  const { person } = state;
  if (person.kind === "speaking") return endUtterance(person.isTurn ? only(state) : becomeTurn(only(state)), nowMs);
  if (state.settings.detectsTurns) return only(state);
  const utterance = state.utterance + 1;
  const awaited = { utterance, turn: state.turn, sinceMs: nowMs, voicedMs: leastSpeechMs, isTurn: true };
  return {
    state: { ...state, utterance, awaited },
    effects: [
      { kind: "listen", utterance },
      { kind: "transcribe", utterance, isTurn: true },
    ],
  };
}

function tick(state: SessionState, nowMs: number): Step {
  const { person, awaited, settings } = state;
  if (person.kind === "speaking" && nowMs - person.lastFrameMs >= settings.maxGapMs) {
    return endUtterance(only(state), nowMs);
  }
  if (awaited === null) return goOnPlaying(state);
  const waitedMs = nowMs - awaited.sinceMs;
  if (waitedMs >= settings.maxTranscriptMs) {
    return takeTranscript(state, { kind: "transcript", utterance: awaited.utterance, text: "", isUnderstood: false });
  }
  // The recognizer is slow: a listener should not wait for it in silence.
  return !awaited.isTurn && waitedMs >= settings.maxPauseMs ? goOnPlaying({ ...state, awaited: null }) : only(state);
}

function answer(step: Step, text: string): Step {
  if (!step.state.settings.answers) return step;
  const started = startTurn(interrupt(step));
  return then(started, started.state, { kind: "answer", turn: started.state.turn, text });
}

function startTurn(step: Step): Step {
  const { state } = step;
  return { ...step, state: { ...state, turn: state.turn + 1, assistant: { kind: "thinking" }, hasAsked: false } };
}

function interrupt(step: Step, playedMs?: number): Step {
  const { state } = step;
  if (!isBusy(state)) return step;
  return then(step, { ...state, assistant: { kind: "silent" } }, { kind: "interrupt", turn: state.turn, playedMs });
}

/**
 * Tells whether a turn without a question may begin: nobody speaks, and no words are waited for.
 */
export function isNobodySpeaking({ person, assistant, awaited }: SessionState): boolean {
  return assistant.kind === "silent" && person.kind === "quiet" && awaited === null;
}

const isBusy = ({ assistant }: SessionState): boolean => assistant.kind !== "silent";

const only = (state: SessionState): Step => ({ state, effects: [] });

const then = ({ effects }: Step, state: SessionState, effect: SessionEffect): Step => ({
  state,
  effects: [...effects, effect],
});

/** Gives the silence that ends what the person is saying, in milliseconds. */
function endOfTurnMs({ person, settings, language, hasAsked }: SessionState): number {
  const { silenceMs } = settings;
  if (person.kind !== "speaking") return silenceMs.usual;
  if (!person.isTurn) return silenceMs.short;
  if (isUnfinished(person.partial, language)) return silenceMs.unfinished;
  return (person.isWhole ? silenceMs.whole : silenceMs.usual) + (hasAsked ? silenceMs.afterQuestion : 0);
}

// Long because each rule of turn-taking is rehearsed here, all on one clock.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languageOf } from "@parley/engine";
import fc from "fast-check";
import { type SessionEffect, type SessionInput, type SessionState, startState } from "./session-state.ts";
import { takeTurns } from "./take-turns.ts";
import { frameMs, type TurnSettings, usualTurnSettings } from "./turn-settings.ts";

/** A session on a clock that only its inputs move. */
function rehearse(settings: Partial<TurnSettings> = {}) {
  let state: SessionState = startState(languageOf("en"), { ...usualTurnSettings, ...settings });
  let nowMs = 0;
  const heard: SessionEffect[] = [];
  const give = (input: SessionInput): SessionEffect[] => {
    const step = takeTurns(state, input, nowMs);
    state = step.state;
    heard.push(...step.effects);
    return step.effects;
  };
  const frames = (lengthMs: number, isSpeech: boolean): SessionEffect[] => {
    const effects: SessionEffect[] = [];
    for (let passedMs = 0; passedMs < lengthMs; passedMs += frameMs) {
      nowMs += frameMs;
      effects.push(...give({ kind: "frame", isSpeech }));
    }
    return effects;
  };
  const speech = (lengthMs: number) => frames(lengthMs, true);
  const silence = (lengthMs: number) => frames(lengthMs, false);
  const partial = (text: string, isWhole = false) =>
    give({ kind: "partial", utterance: state.utterance, text, isWhole });
  const transcript = (text: string, isUnderstood = true) =>
    give({ kind: "transcript", utterance: state.utterance, text, isUnderstood });
  return {
    ...{ give, speech, silence, partial, transcript, heard },
    wait(lengthMs: number) {
      nowMs += lengthMs;
      return give({ kind: "tick" });
    },
    /** A turn of the person, up to the assistant's first sound. */
    ask(text: string) {
      speech(800);
      partial(text, true);
      silence(600);
      transcript(text);
      return give({ kind: "sound", turn: state.turn });
    },
    get state() {
      return state;
    },
  };
}

const kindsOf = (effects: readonly SessionEffect[]) => effects.map(({ kind }) => kind);

describe("the end of a turn", () => {
  const untilStopped = (session: ReturnType<typeof rehearse>) => {
    for (let silentMs = frameMs; silentMs < 5_000; silentMs += frameMs) {
      if (kindsOf(session.silence(frameMs)).includes("tell-speech-stopped")) return silentMs;
    }
    return undefined;
  };

  test("comes soon after a whole phrase, later after other words, last after “and”", () => {
    const endings = [
      ["when do you open", true],
      ["when do", false],
      ["I want a table and", false],
    ] as const;
    const waits = endings.map(([text, isWhole]) => {
      const session = rehearse();
      session.speech(600);
      session.partial(text, isWhole);
      return untilStopped(session);
    });
    assert.deepEqual(waits, [300, 500, 1_200]);
  });

  test("is waited for longer when the assistant has asked something", () => {
    const session = rehearse();
    session.ask("a table please");
    session.give({ kind: "asked", turn: 1 });
    session.give({ kind: "finished", turn: 1 });
    session.speech(400);
    session.partial("for two", true);
    assert.equal(untilStopped(session), 600);
  });

  test("does not come while the person goes on after a short silence", () => {
    const session = rehearse();
    session.speech(500);
    assert.deepEqual(session.silence(400), [{ kind: "expect-end", utterance: 1 }], "once, after half of the silence");
    session.speech(300);
    assert.deepEqual(session.silence(400), [{ kind: "expect-end", utterance: 1 }]);
    assert.deepEqual(kindsOf(session.silence(100)), ["tell-speech-stopped", "transcribe"]);
  });

  test("comes after a minute of speech, and when the client sends no more sound", () => {
    const endless = rehearse();
    endless.speech(60_200);
    assert.equal(kindsOf(endless.heard).filter((kind) => kind === "tell-speech-stopped").length, 1);
    const gone = rehearse();
    gone.speech(500);
    assert.deepEqual(gone.wait(900), []);
    assert.deepEqual(kindsOf(gone.wait(100)), ["tell-speech-stopped", "transcribe"]);
  });

  test("may be told by the client, at once", () => {
    const session = rehearse();
    session.speech(500);
    assert.deepEqual(kindsOf(session.give({ kind: "commit" })), ["tell-speech-stopped", "transcribe"]);
    assert.deepEqual(kindsOf(session.transcript("hello")), ["tell-transcript", "answer"]);
  });
});

describe("a person who speaks while the assistant speaks", () => {
  test("pauses it at once, and interrupts it with words", () => {
    const session = rehearse();
    session.ask("when do you open");
    assert.deepEqual(kindsOf(session.speech(80)), ["listen", "pause"]);
    session.speech(240);
    assert.deepEqual(kindsOf(session.partial("and on")), ["interrupt", "tell-speech-started"]);
  });

  test("interrupts it without known words when the speech goes on", () => {
    const session = rehearse();
    session.ask("when do you open");
    assert.deepEqual(kindsOf(session.speech(680)), ["listen", "pause"]);
    assert.deepEqual(kindsOf(session.speech(40)), ["interrupt", "tell-speech-started"]);
  });

  for (const [name, text, isUnderstood] of [
    ["a backchannel", "mhm", true],
    ["a cough", "", false],
    ["silence that sounded like speech", "", true],
  ] as const) {
    test(`does not interrupt it by ${name}: it goes on where it was`, () => {
      const session = rehearse();
      session.ask("when do you open");
      session.speech(300);
      session.partial(text);
      session.silence(240);
      assert.deepEqual(kindsOf(session.transcript(text, isUnderstood)), ["play"]);
      assert.ok(!kindsOf(session.heard).includes("interrupt"));
      assert.equal(kindsOf(session.heard).filter((kind) => kind === "tell-speech-started").length, 1);
    });
  }

  test("stops it with “wait”, and gets silence", () => {
    const session = rehearse();
    session.ask("when do you open");
    session.speech(300);
    session.silence(240);
    const effects = session.transcript("wait");
    assert.deepEqual(kindsOf(effects), [
      ...["interrupt", "tell-speech-started", "tell-speech-stopped", "tell-transcript"],
    ]);
  });

  test("answers with “no” what it has just asked", () => {
    const session = rehearse();
    session.ask("cancel my order");
    session.give({ kind: "asked", turn: 1 });
    session.speech(260);
    session.silence(240);
    assert.deepEqual(session.transcript("no").at(-1), { kind: "answer", turn: 2, text: "no" });
  });

  test("hears it again within a second when the recognizer does not answer", () => {
    const session = rehearse();
    session.ask("when do you open");
    session.speech(300);
    session.silence(240);
    assert.deepEqual(session.wait(900), []);
    assert.deepEqual(kindsOf(session.wait(100)), ["play"]);
    assert.deepEqual(session.transcript("too late"), []);
  });

  test("does not stop it where the session says so", () => {
    const session = rehearse({ isInterruptible: false });
    session.ask("when do you open");
    session.speech(3_000);
    session.silence(1_500);
    session.transcript("stop");
    assert.ok(!kindsOf(session.heard).some((kind) => kind === "pause" || kind === "interrupt"));
  });
});

describe("a person who speaks while the assistant thinks", () => {
  test("keeps it from beginning until it is known what the sound was", () => {
    const session = rehearse();
    session.speech(600);
    session.silence(600);
    session.transcript("when do you open");
    session.speech(200);
    assert.deepEqual(session.give({ kind: "sound", turn: 1 }), []);
    session.silence(240);
    assert.deepEqual(kindsOf(session.transcript("", false)), ["play"]);
  });

  test("replaces the question", () => {
    const session = rehearse();
    session.speech(600);
    session.silence(600);
    session.transcript("when do you open");
    session.speech(300);
    session.partial("on sunday");
    session.silence(600);
    assert.deepEqual(session.transcript("on sunday").at(-1), { kind: "answer", turn: 2, text: "on sunday" });
    assert.deepEqual(session.give({ kind: "sound", turn: 1 }), [], "the former turn is stale");
  });
});

test("speech without known words gets an apology, a knock gets nothing", () => {
  const speaker = rehearse();
  speaker.speech(900);
  speaker.silence(600);
  assert.deepEqual(kindsOf(speaker.transcript("", false)), ["tell-transcript", "apologise"]);
  const knock = rehearse();
  knock.speech(120);
  knock.silence(600);
  assert.deepEqual(knock.transcript("", false), [{ kind: "tell-transcript", text: "" }]);
});

test("interjections alone are no question, and a yes among them is one", () => {
  for (const text of ["Hm.", "Oh, uh…", "äh"]) {
    const session = rehearse();
    session.speech(900);
    session.silence(600);
    assert.deepEqual(session.transcript(text), [
      { kind: "tell-transcript", text },
      { kind: "apologise", turn: 1, isTooLong: false },
    ]);
  }
  for (const text of ["Oh, when do you open?", "yes"]) {
    const session = rehearse();
    session.speech(900);
    session.silence(600);
    assert.deepEqual(kindsOf(session.transcript(text)), ["tell-transcript", "answer"]);
  }
});

test("no apology for earlier speech interrupts the answer to what was typed after it", () => {
  const session = rehearse();
  session.speech(900);
  session.silence(600);
  session.give({ kind: "text", text: "when do you open" });
  assert.deepEqual(session.transcript("", false), [{ kind: "tell-transcript", text: "" }]);
  assert.deepEqual(session.give({ kind: "sound", turn: session.state.turn }), [{ kind: "play" }]);
});

test("words that are understood after the person has typed are told, and do not interrupt that answer", () => {
  const session = rehearse();
  session.speech(900);
  session.silence(600);
  session.give({ kind: "text", text: "when do you open" });
  assert.deepEqual(session.transcript("where are you"), [{ kind: "tell-transcript", text: "where are you" }]);
  assert.deepEqual(session.give({ kind: "sound", turn: session.state.turn }), [{ kind: "play" }]);
  // The same for a short word into an answer.
  session.speech(200);
  session.silence(240);
  session.give({ kind: "text", text: "when do you close" });
  assert.deepEqual(session.transcript("stop"), []);
  assert.deepEqual(session.give({ kind: "sound", turn: session.state.turn }), [{ kind: "play" }]);
});

test("what is forgotten is not answered", () => {
  const session = rehearse();
  session.speech(600);
  assert.deepEqual(session.give({ kind: "forget" }), []);
  assert.deepEqual(session.silence(2_000), []);
  session.speech(600);
  session.silence(600);
  session.give({ kind: "forget" });
  assert.deepEqual(session.transcript("when do you open"), []);
});

test("without turn detection only the client ends turns", () => {
  const session = rehearse({ detectsTurns: false });
  session.speech(900);
  assert.deepEqual(session.silence(3_000), []);
  assert.deepEqual(kindsOf(session.give({ kind: "commit" })), ["listen", "transcribe"]);
});

const anyInput = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({ kind: fc.constant("frames"), isSpeech: fc.boolean(), lengthMs: fc.nat(1_500) }),
  },
  ...["", "mhm", "wait", "what does it cost", "and"].flatMap((text) => [
    fc.record({ kind: fc.constant("partial"), back: fc.nat(1), text: fc.constant(text) }),
    fc.record({ kind: fc.constant("transcript"), back: fc.nat(1), text: fc.constant(text) }),
  ]),
  fc.record({ kind: fc.constantFrom("sound", "asked", "finished"), back: fc.nat(1) }),
  fc.record({ kind: fc.constantFrom("text", "commit", "forget", "client-interrupt", "start-turn", "tick") }),
);

test("after any inputs the session hears the next question, and no interrupted turn is played", () => {
  fc.assert(
    fc.property(fc.array(anyInput, { maxLength: 60 }), (inputs) => {
      const session = rehearse();
      for (const input of inputs) {
        const { back, text, lengthMs, isSpeech } = { back: 0, text: "", lengthMs: 0, isSpeech: false, ...input };
        if (input.kind === "frames") {
          if (isSpeech) session.speech(lengthMs);
          else session.silence(lengthMs);
          continue;
        }
        const { turn, utterance } = session.state;
        const rest = { text, utterance: utterance - back, turn: turn - back, isWhole: false, isUnderstood: true };
        session.give({ ...rest, playedMs: undefined, kind: input.kind } as SessionInput);
      }
      session.silence(2_000);
      session.wait(6_000);
      session.wait(1_000);
      session.give({ kind: "finished", turn: session.state.turn });
      assert.equal(session.state.assistant.kind, "silent");
      assert.equal(session.state.awaited, null);
      session.speech(600);
      // After a question people may think for longer.
      session.silence(900);
      assert.equal(session.transcript("are you there").at(-1)?.kind, "answer");
      let ended = 0;
      for (const effect of session.heard) {
        if (effect.kind === "interrupt") {
          assert.ok(effect.turn > ended, "a turn is interrupted once");
          ended = effect.turn;
        }
      }
    }),
    { numRuns: 400 },
  );
});

import { parentPort } from "node:worker_threads";
import { type CompiledGrammar, compileGrammar } from "./compiled-grammar.ts";
import { DecoderPool } from "./decoder-pool.ts";
import { Hearing } from "./hearing.ts";
import { Pronunciations } from "./pronunciations.ts";
import { decodersPerThread, type RecognitionAnswer, type RecognitionMessage } from "./recognition-message.ts";
import { loadSoundSwallower } from "./sound-swallower.ts";

/** The code of a thread that listens (see recognition-thread.ts). */

const port = parentPort;
if (port === null) throw new Error("recognition-worker.ts is started by recognition-thread.ts.");

const grammars = new Map<number, CompiledGrammar>();
type OfUtterance = Extract<RecognitionMessage, { kind: "sound" | "expect-end" | "finish" | "cancel" }>;
/** Those of one utterance are followed in their order. */
const waiting: OfUtterance[] = [];
const hearings = new Map<number, { hearing: Hearing; wantsPartials: boolean }>();
let isServing = false;

// Messages that arrive while this loads wait in the port.
const pool = new DecoderPool(await loadSoundSwallower(), await Pronunciations.load(), decodersPerThread);
port.on("message", (message: RecognitionMessage) => take(message));

function take(message: RecognitionMessage): void {
  if (message.kind === "grammar") grammars.set(message.grammarId, compileGrammar(message.grammar));
  else if (message.kind === "forget-grammar") grammars.delete(message.grammarId);
  else if (message.kind === "listen") {
    const hearing = new Hearing(grammars.get(message.grammarId)!);
    hearings.set(message.id, { hearing, wantsPartials: message.wantsPartials });
    void serve();
  } else {
    if (waiting.push(message) === 1) setImmediate(work);
  }
}

/** One message at a time, so that an utterance that ends meanwhile need not wait for all others. */
function work(): void {
  const message = waiting.splice(indexOfNext(), 1)[0]!;
  const found = hearings.get(message.id);
  if (found !== undefined) guard(message.id, found.hearing, () => follow(message, found.hearing, found.wantsPartials));
  if (waiting.length > 0) setImmediate(work);
}

/** A person waits for the words of an utterance that ends; sound of the others can wait. */
function indexOfNext(): number {
  const urgent = waiting.find(({ kind }) => kind !== "sound");
  return urgent === undefined ? 0 : waiting.findIndex(({ id }) => id === urgent.id);
}

function follow(message: OfUtterance, hearing: Hearing, wantsPartials: boolean): void {
  const { id } = message;
  if (message.kind === "sound") {
    hearing.write(message.samples);
    if (wantsPartials) tellPartial(id, hearing);
  } else if (message.kind === "expect-end") {
    if (hearing.decoder === undefined) return;
    answer({ kind: "expected", id, expectation: message.expectation, transcript: hearing.end() });
  } else if (message.kind === "finish") {
    hearing.isFinished = true;
    if (hearing.decoder !== undefined) finish(id, hearing);
  } else {
    hearings.delete(id);
    hearing.drop();
    release(hearing);
  }
}

/** Gives decoders to those who wait for one, in the order in which they came. */
async function serve(): Promise<void> {
  if (isServing) return;
  isServing = true;
  for (const [id, { hearing, wantsPartials }] of hearings) {
    if (hearing.decoder !== undefined) continue;
    try {
      const decoder = await pool.take(hearing.grammar);
      if (decoder === undefined) break;
      if (hearings.has(id)) {
        guard(id, hearing, () => {
          hearing.begin(decoder);
          if (hearing.isFinished) finish(id, hearing);
          else if (wantsPartials) tellPartial(id, hearing);
        });
      } else pool.give(decoder);
    } catch (cause) {
      fail(id, cause);
    }
  }
  isServing = false;
}

function finish(id: number, hearing: Hearing): void {
  const transcript = hearing.end();
  answer({ kind: "end", id, transcript });
  hearings.delete(id);
  release(hearing);
}

function release(hearing: Hearing): void {
  if (hearing.decoder !== undefined) pool.give(hearing.decoder);
  void serve();
}

function tellPartial(id: number, hearing: Hearing): void {
  const partial = hearing.readPartial();
  if (partial !== undefined) answer({ kind: "partial", id, ...partial });
}

/** A decoder that fails is not used again. */
function guard(id: number, hearing: Hearing, work: () => void): void {
  try {
    work();
  } catch (cause) {
    fail(id, cause);
    if (hearing.decoder !== undefined) pool.drop(hearing.decoder);
    void serve();
  }
}

function fail(id: number, cause: unknown): void {
  hearings.delete(id);
  answer({ kind: "failed", id, message: cause instanceof Error ? cause.message : String(cause) });
}

function answer(message: RecognitionAnswer): void {
  port!.postMessage(message);
}

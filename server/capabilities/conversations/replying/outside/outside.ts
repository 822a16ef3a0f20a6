import { ModelFailed, type ModelFault, type ModelPart } from "../../../../providers/model/model.ts";
import type { Heard } from "../../recordings/keep-recording.ts";

/**
 * A reply takes from here what knowledge, settings and messages do not determine: what models and tools give,
 * and the time. A new reply hears it, which makes the recording of the reply; a replay takes it from there.
 */
export type Outside = {
  readonly heard: Heard;
  /**
   * Gives what `ask` gives. Undefined stands for nothing and is not recorded. `kept`: the part of it that the
   * recording needs, and that a replay gets.
   */
  get<Value>(
    name: string,
    ask: () => Promise<Value | undefined>,
    kept?: (value: Value) => Value,
  ): Promise<Value | undefined>;
  /** Gives the parts of a model's answer. */
  answer(ask: () => AsyncGenerator<ModelPart>): AsyncGenerator<ModelPart>;
  /** Notes what `get` gives in a replay. Null and undefined stand for nothing. */
  note(name: string, value: unknown): void;
};

/** Calls come without their inputs: a replay runs no tool, and a result of one may have written the input. */
type HeardAnswer = {
  parts: (string | Exclude<ModelPart, { kind: "text" }>)[];
  failed?: { fault: ModelFault };
};

/**
 * Hears what a new reply takes.
 *
 *     const outside = listen();
 *     await outside.get("outcome", () => runTool());
 *     outside.heard; // { outcome: [{ … }] }
 */
export function listen(): Outside {
  const heard: Heard = {};
  const note = (name: string, value: unknown) => {
    // biome-ignore lint/suspicious/noAssignInExpressions: The list begins with its first value.
    if (value !== undefined && value !== null) (heard[name] ??= []).push(value);
  };
  return {
    heard,
    note,
    async get(name, ask, kept) {
      const value = await ask();
      note(name, value === undefined ? undefined : (kept?.(value) ?? value));
      return value;
    },
    async *answer(ask) {
      const answer: HeardAnswer = { parts: [] };
      note("answer", answer);
      try {
        for await (const part of ask()) {
          answer.parts.push(shortened(part));
          yield part;
        }
      } catch (error) {
        answer.failed = { fault: error instanceof ModelFailed ? error.fault : "broken" };
        throw error;
      }
    },
  };
}

function shortened(part: ModelPart): HeardAnswer["parts"][number] {
  if (part.kind === "text") return part.text;
  return part.kind === "tool-call" ? { ...part, call: { ...part.call, input: "" } } : part;
}

/** A replay asks for an answer that is not in the recording. */
export class NotHeard extends Error {
  override name = "NotHeard";
}

/** Gives what was heard, once each and in its order. Asks nothing and nobody. */
export function repeat(heard: Heard): Outside {
  const left = new Map(Object.entries(heard).map(([name, values]) => [name, [...values]]));
  return {
    heard,
    note() {},
    get: async <Value>(name: string) => left.get(name)?.shift() as Value | undefined,
    async *answer() {
      const answer = left.get("answer")?.shift() as HeardAnswer | undefined;
      if (answer === undefined) throw new NotHeard("The recording holds no further answer of a model.");
      for (const part of answer.parts) yield typeof part === "string" ? { kind: "text", text: part } : part;
      if (answer.failed !== undefined) throw new ModelFailed(answer.failed.fault, "The model failed then.");
    },
  };
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { readKnowledgeVersion } from "../../knowledge/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { MessageId } from "../ids.ts";
import { replayImpossible } from "../problems.ts";
import { type Heard, readRecordings } from "../recordings/keep-recording.ts";
import type { AskedAction } from "../replying/asked-action.ts";
import type { EndOfReply } from "../replying/end-of-reply.ts";
import { engineVersion } from "../replying/engine-version.ts";
import { takeSteps } from "../replying/make-reply.ts";
import { NotHeard, repeat } from "../replying/outside/outside.ts";
import type { PendingReply } from "../replying/pending-reply.ts";
import { findMadeReplies, type MadeReply } from "../replying/store.ts";
import type { ReplyEndReason } from "../schema.ts";
import type { ReplyRequest } from "../telling/reply-request.ts";
import type { Replayed } from "./schema.ts";
import { writeUnseen } from "./write-unseen.ts";

type Lack = "engine" | "settings" | "knowledge" | "recording";
type Versions = { engineVersion: string; setupVersion: number; knowledgeVersion: number };

const lackOf = { engineVersion: "engine", setupVersion: "settings", knowledgeVersion: "knowledge" } as const;

/** These ends come from the answers of the models. Others came from a reader, a node or the clock. */
const replayedReasons: (ReplyEndReason | null)[] = [null, "model-failed", "token-limit", "content-filter", "too-long"];

/**
 * Makes the replies of a stored conversation once more from what they were made of, and from what models and
 * tools gave then. Asks nothing and nobody. Throws replay-impossible when a reply would not come out the same.
 */
export async function replayRecorded(
  kernel: Kernel,
  conversation: { workspaceId: string; id: string },
  mostReplies: number,
): Promise<Replayed> {
  const { workspaceId, id } = conversation;
  const db = kernel.database.query;
  const [made, knowledgeVersion, setupVersion] = await Promise.all([
    findMadeReplies(db, workspaceId, id, mostReplies),
    readKnowledgeVersion(db, workspaceId),
    findSetupVersion(db, workspaceId),
  ]);
  const replyIds = made.map(({ replyId }) => replyId);
  const recordings = await readRecordings(kernel, workspaceId, replyIds);
  const now = { engineVersion: engineVersion(), setupVersion, knowledgeVersion };
  const messages: Replayed["messages"] = [];
  for (const row of made) {
    const heard = findHeard(row, recordings);
    const lacks = [...versionsLacking(row, now), ...(heard === undefined ? (["recording"] as const) : [])];
    if (heard === undefined || lacks.length > 0) throw impossible(row, lacks);
    const end = await replayReply(kernel, row, heard);
    if (end.text.toWellFormed() !== row.said || JSON.stringify(end.citations) !== JSON.stringify(row.citations ?? [])) {
      kernel.log.warn({ messageId: row.replyId }, "a replay came out otherwise, although everything is there");
      throw impossible(row, ["recording"]);
    }
    messages.push({ messageId: MessageId.format(row.replyId), text: end.text, same: true, citationsSame: true });
  }
  return { messages };
}

/** Gives undefined when the reply needs a recording that is not there, or did not come to its own end. */
function findHeard(row: MadeReply, recordings: ReadonlyMap<string, Heard>): Heard | undefined {
  const { replyId, provenance, status, endReason } = row;
  if (provenance?.engineVersion === undefined || status === "failed") return undefined;
  if (!replayedReasons.includes(endReason)) return undefined;
  return provenance.isRecorded ? recordings.get(replyId) : {};
}

function versionsLacking({ provenance }: MadeReply, now: Versions): Lack[] {
  if (provenance?.engineVersion === undefined) return [];
  const names = ["engineVersion", "setupVersion", "knowledgeVersion"] as const;
  return names.filter((name) => provenance[name] !== now[name]).map((name) => lackOf[name]);
}

async function replayReply(kernel: Kernel, row: MadeReply, heard: Heard): Promise<EndOfReply> {
  const { request = [], asked = [] } = heard as { request?: ReplyRequest[]; asked?: AskedAction[] };
  const reply: PendingReply = {
    ...row,
    ...{ knowledgeVersion: row.provenance!.knowledgeVersion!, setupVersion: row.provenance!.setupVersion! },
    ...{ assistantId: row.provenance?.assistantId ?? null, askedAction: asked[0] ?? null, begunAction: null },
    ...{ request: request[0] === undefined ? null : { ...row.request, ...request[0] } },
    ...{ hasBegun: false, adoptions: 0, text: "", model: null },
  };
  try {
    return await takeSteps(kernel, reply, repeat(heard), {
      started: undefined,
      write: (_kernel, work) => writeUnseen(kernel, { ...work, earlier: [] }),
    });
  } catch (error) {
    if (error instanceof NotHeard) throw impossible(row, ["recording"]);
    throw error;
  }
}

const told: Record<Lack, string> = {
  engine: "the engine that made it is another one now",
  settings: "the settings of the assistants and models have changed since",
  knowledge: "the knowledge has changed since",
  recording: "what models, tools or readers did is not recorded, or not kept any more",
};

function impossible({ replyId, provenance }: MadeReply, lacks: readonly Lack[]): Problem {
  const messageId = MessageId.format(replyId);
  const reasons =
    provenance?.engineVersion === undefined
      ? "it was stopped, failed, or was made before replies were recorded"
      : lacks.map((lack) => told[lack]).join("; ");
  const detail = `The reply ${messageId} cannot be made again as it was: ${reasons}. Replay against "today" shows what would be replied now.`;
  return new Problem(replayImpossible, detail, { members: { lacks, messageId } });
}

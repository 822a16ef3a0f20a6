import type { Kernel } from "../../../kernel/kernel.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { liveRepliesOf } from "../live/live-replies.ts";
import type { EndOfReply } from "../replying/end-of-reply.ts";
import { askModels } from "../replying/writing/ask-models.ts";
import type { ModelTask } from "../replying/writing/model-task.ts";

/** Lets models write a reply that nobody is shown and that is not stored. */
export async function writeUnseen(
  kernel: Kernel,
  work: Omit<ModelTask, "kernel" | "writer" | "show">,
  signal?: AbortSignal,
): Promise<EndOfReply> {
  const writer = liveRepliesOf(kernel).write(newUuid());
  const stop = () => writer.stop();
  signal?.addEventListener("abort", stop);
  // As readers are shown it: a reply does not begin with a blank.
  const show = (piece: string) => writer.append(writer.text === "" ? piece.trimStart() : piece) as undefined;
  try {
    return await askModels({ ...work, kernel, writer, show });
  } finally {
    signal?.removeEventListener("abort", stop);
    writer.end();
  }
}

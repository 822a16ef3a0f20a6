import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { mailOwners } from "../../identity/index.ts";
import { EndpointId } from "../ids.ts";

type Occasion = "not-answering" | "failing" | "gone";

const mails: Record<Occasion, { subject: string; write(name: string): string[] }> = {
  "not-answering": {
    subject: "A webhook endpoint of yours does not answer",
    write: (name) => [
      `For more than an hour, ${name} has accepted none of the events that were sent to it.`,
      "The events wait and are delivered when it answers again. After five days of failures the endpoint is disabled.",
      "To see each attempt and its answer, read the deliveries of the endpoint.",
    ],
  },
  failing: {
    subject: "A webhook endpoint of yours was disabled",
    write: (name) => [
      `For five days, ${name} has failed. It was disabled.`,
      "Parley sends it a test event once a day. When it answers, Parley enables it again and sends everything it missed.",
      "You can also enable it yourself at any time.",
    ],
  },
  gone: {
    subject: "A webhook endpoint of yours was disabled",
    write: (name) => [
      `The answer of ${name} was 410 Gone. It was disabled, and nothing more is sent to it.`,
      "If that was a mistake, enable it again and replay what it missed.",
    ],
  },
};

/**
 * Mails the owners of the workspace. The mail names the endpoint by its id, because its URL may
 * contain a secret.
 */
export async function notifyOwners(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  occasion: Occasion,
): Promise<void> {
  const { subject, write } = mails[occasion];
  const name = `the webhook endpoint ${EndpointId.format(endpointId)} at ${kernel.config.publicUrl}`;
  const text = `${write(name).join("\n\n")}\n`;
  await mailOwners(kernel, tx, workspaceId, () => ({ subject, text }));
}

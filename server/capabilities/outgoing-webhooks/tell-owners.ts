import type { Kernel } from "../../kernel/kernel.ts";
import { sendMail } from "../../kernel/mail.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { findOwnerAddresses } from "../accounts/index.ts";
import { EndpointId } from "./ids.ts";

/** Mails to those who own the workspace. They name the endpoint by its id: an address may hold a secret in its path. */

export async function warnOwners(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
): Promise<void> {
  await tell(kernel, tx, workspaceId, "A webhook endpoint of yours does not answer", [
    `For more than an hour, ${nameOf(kernel, endpointId)} has answered none of the events that were sent to it.`,
    "They wait and are delivered when it answers again. If it goes on for five days, the endpoint is disabled.",
    "Its attempts, with what was answered, can be read under its deliveries.",
  ]);
}

export async function tellOwnersOfEnd(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  reason: "failing" | "gone",
): Promise<void> {
  const name = nameOf(kernel, endpointId);
  const paragraphs =
    reason === "gone"
      ? [
          `${name} answered 410 Gone and was disabled: nothing more is sent to it.`,
          "If that was a mistake, enable it again, and replay what it missed.",
        ]
      : [
          `${name} has failed for five days and was disabled.`,
          "Parley asks it once a day whether it answers. When it does, it is enabled and gets everything that it missed.",
          "You can also enable it yourself at any time.",
        ];
  await tell(kernel, tx, workspaceId, "A webhook endpoint of yours was disabled", paragraphs);
}

function nameOf(kernel: Kernel, endpointId: string): string {
  return `the webhook endpoint ${EndpointId.format(endpointId)} at ${kernel.config.publicUrl}`;
}

async function tell(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  subject: string,
  paragraphs: string[],
): Promise<void> {
  const text = `${paragraphs.map((paragraph) => paragraph.charAt(0).toUpperCase() + paragraph.slice(1)).join("\n\n")}\n`;
  for (const to of await findOwnerAddresses(tx, workspaceId)) sendMail(kernel, tx, { to, subject, text });
}

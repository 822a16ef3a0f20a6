import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { KnownPerson, PersonalData } from "../../../kernel/personal-data.ts";
import { currentShare, inPresentShare } from "../../../kernel/sharing/share.ts";

/** One capability keeps these of a person. `items` can be read more than once. */
export type ExportPart = { name: string; items(): AsyncIterable<Record<string, unknown>> };

/**
 * Lists what all capabilities keep of a person, in the order in which they are listed. The items are read
 * in the share of the call.
 */
export function exportPartsOf(kernel: Kernel, reader: Caller, person: KnownPerson): ExportPart[] {
  const share = currentShare();
  return kernel.personalData.map((part) => ({
    name: part.name,
    items: () => inPresentShare(itemsOf(kernel, reader, person, part), share),
  }));
}

async function* itemsOf(
  kernel: Kernel,
  reader: Caller,
  person: KnownPerson,
  { export: exportUser, ofContact }: PersonalData,
) {
  const { workspaceId } = person;
  if (ofContact !== undefined) yield* ofContact.export(kernel, person, reader);
  for (const userId of person.userIds) yield* exportUser(kernel, { workspaceId, userId }, reader);
}

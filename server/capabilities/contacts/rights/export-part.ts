import type { Kernel } from "../../../kernel/kernel.ts";
import type { KnownPerson } from "../../../kernel/personal-data.ts";

/** One capability keeps these of a person. `items` can be read more than once. */
export type ExportPart = { name: string; items(): AsyncIterable<Record<string, unknown>> };

/** Lists what all capabilities keep of a person, in the order in which they are listed. */
export function exportPartsOf(kernel: Kernel, person: KnownPerson): ExportPart[] {
  return kernel.personalData.map(({ name, export: exportUser, ofContact }) => ({
    name,
    async *items() {
      if (ofContact !== undefined) yield* ofContact.export(kernel, person);
      for (const userId of person.userIds) yield* exportUser(kernel, { workspaceId: person.workspaceId, userId });
    },
  }));
}

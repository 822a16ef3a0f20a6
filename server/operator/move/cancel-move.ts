import type { Config } from "../../config.ts";
import { connectTo } from "../backup/parts-of.ts";
import { type Given, WrongUse } from "../command.ts";
import { openInstallation } from "../open-installation.ts";
import type { Report } from "../report.ts";
import * as store from "./store.ts";

/** Lets the place of these settings take writes again, after a move or while one is under way, which then fails. */
export async function cancelMove(given: Given, config: Config, report: Report): Promise<void> {
  if (given.text("to") !== undefined) throw new WrongUse("Say --to or --cancel, and not both.");
  const installation = await openInstallation(config);
  try {
    const client = await connectTo(installation.connection);
    try {
      if ((await store.readPlaceState(client))?.isFilling === true)
        throw new Error("A move into this database has not ended. Empty the database, or run the move again.");
      const ended = (await store.knowsMoves(client)) ? await store.openAgain(client) : undefined;
      const movedTo = ended?.movedTo ?? null;
      report.result({ wasReadOnly: ended !== undefined, movedTo }, [
        ended === undefined ? "The installation takes writes." : "The installation takes writes again.",
        ...(movedTo === null ? [] : [`Start no node with the settings of ${movedTo}: what is written there is apart.`]),
      ]);
    } finally {
      await client.end();
    }
  } finally {
    await installation.close();
  }
}

import { capabilities } from "../../server/app.ts";
import { routesOf } from "../../server/start-server.ts";
import { isLong } from "../fuzz/settings.ts";

/** The long form, which `npm run test:faults` runs, has a workspace of the size that the limits expect. */
export const rows = isLong ? 20_000 : 4_000;

/**
 * A route that makes PostgreSQL read more pages of 8 KiB than this has a cost. A page of a list, or one
 * look through a table of the workspace, is less and takes a tenth of what a request may cost on average.
 * A look-up for each row is several times as much.
 */
export const mostPagesWithoutCost = 400 + rows / 32;

/** The operations that have a cost, as the reference names them: `POST /api/leads/import`. */
export function costlyOperations(): Set<string> {
  return new Set(
    routesOf(capabilities)
      .filter(({ definition }) => definition.cost !== undefined)
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`),
  );
}

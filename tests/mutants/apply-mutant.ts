import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { allMutants } from "./all-mutants.ts";
import { editSource } from "./edit-source.ts";

/**
 * Preloaded with `--require` through NODE_OPTIONS, so that it also edits the file in child processes
 * and in worker threads, which `--import` does not reach. The file on disk stays as it is.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const mutant = allMutants.find(({ name }) => name === process.env.MUTANT);
const seenFile = process.env.MUTANT_SEEN;

if (mutant !== undefined) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith("file:") || relative(root, fileURLToPath(url)) !== mutant.file) return loaded;
      if (seenFile !== undefined) appendFileSync(seenFile, `${process.pid}\n`);
      return { ...loaded, source: editSource(String(loaded.source), mutant) };
    },
  });
}

import { packagesToRead } from "./packages-to-read.ts";
import { trainVectors } from "./train-vectors.ts";

/** Trains vectors from the Debian packages that are unpacked in a folder. It fetches nothing. */
const [folder, target] = process.argv.slice(2);
if (folder === undefined || target === undefined) {
  console.error("usage: node tools/run.js packages/engine/vectors/train.ts <folder of packages> <folder to write to>");
  console.error(`packages, each unpacked in a folder of its name:\n  ${packagesToRead.join("\n  ")}`);
  process.exit(1);
}
trainVectors(folder, packagesToRead, target);

import { readSurface } from "./changes/read-surface.ts";
import { keepReleased } from "./changes/released-surfaces.ts";
import { readReference } from "./reading/read-reference.ts";

/** Keeps what the clients of a release have: `node tools/run.js sdks/emitter/keep-release.ts 0.2.0`. */
const [version] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Name the version of the release.");
keepReleased({ version, surface: readSurface(readReference()) });

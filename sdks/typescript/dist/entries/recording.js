/** Tests without a server: records what a client sends and gets, and plays it back. */
export { recordTo } from "../recording/record-to.js";
export { NotRecorded, replayFrom } from "../recording/replay-from.js";
//# sourceMappingURL=recording.js.map
/**
 * Deals test files into processes, in the order in which these start. Loading the server takes
 * longer than most files, so files share a process, one after another.
 */
export function groupTests(files: readonly string[]): string[][] {
  const alone = [...longFiles, ...ownProcess].filter((file) => files.includes(file));
  const others = files.filter((file) => !alone.includes(file));
  const groups = alone.map((file) => [file]);
  for (let start = 0; start < others.length; start += groupSize) groups.push(others.slice(start, start + groupSize));
  return groups;
}

/** The larger, the less is loaded, and the longer may the last group keep the run waiting. */
const groupSize = 12;

/** Changes a list before the modules that read it at their start are loaded. */
const ownProcess = ["server/engine/languages.test.ts"];

/**
 * Each in a process of its own, the longest first: what begins last should not take long. Most of
 * them start servers, and kill them.
 */
export const longFiles = [
  "tests/fuzz/openapi.test.ts",
  "tests/database/past-the-gate.test.ts",
  "tests/drain.test.ts",
  "server/capabilities/voice/socket/interruptions.test.ts",
  "server/capabilities/voice/socket/talk.test.ts",
  "server/capabilities/voice/recordings/recordings.test.ts",
  "server/capabilities/voice/live/session-conversation.test.ts",
  "tests/clients/realtime/realtime.test.ts",
  "tests/voice/scenarios.test.ts",
  "tests/clean-checkout.test.ts",
  "tests/workflows/features.test.ts",
  "tests/log-is-clean.test.ts",
  "tests/two-nodes.test.ts",
  "tests/runs-outlive-nodes.test.ts",
  "tests/killed-while-a-model-writes.test.ts",
  "tests/faults/delivery.test.ts",
  "tests/faults/kill.test.ts",
  "tests/faults/intake.test.ts",
  "tests/database-outlives-kills.test.ts",
  "tests/database/attacks-by-http.test.ts",
  "tests/database/harm-is-bounded.test.ts",
  "tests/import-of-killed-node.test.ts",
  "tests/watched-main-thread.test.ts",
  "tests/campaign-outlives-nodes.test.ts",
  "tests/reply-that-ends-its-nodes.test.ts",
  "tests/list-bomb.test.ts",
  "tests/add-a-capability.test.ts",
  "tests/attacks/explorer.test.ts",
  "tests/clients/clients.test.ts",
  "tests/workflows/gallery.test.ts",
  "tests/workflows/happenings-start-runs.test.ts",
  "tests/erased-person.test.ts",
  "tests/fuzz/raw-http.test.ts",
  "tests/database/fuzz-database.test.ts",
  "tests/dump-is-worthless.test.ts",
  "tests/verify-operator.test.ts",
  "server/postgres/start-bundled-postgres.test.ts",
  "server/capabilities/automation/expressions/hostile-programs.test.ts",
  "server/capabilities/database/operating/operate.test.ts",
  "server/engine/answer-quality.test.ts",
];

/**
 * Deals test files into processes, in the order in which these start. Loading the server takes
 * longer than most files, so files share a process, one after another.
 */
export function groupTests(files: readonly string[]): string[][] {
  const alone = [...longFiles, ...ownProcess].filter((file) => files.includes(file));
  const others = files.filter((file) => !alone.includes(file));
  const groups = alone.map((file) => [file]);
  while (others.length > 0) groups.push(others.splice(0, groupSize(others.length)));
  return groups;
}

/**
 * The larger the groups, the less is loaded. They become smaller towards the end, so that the last
 * ones do not keep the run waiting.
 */
function groupSize(remaining: number): number {
  return Math.min(24, Math.max(8, Math.ceil(remaining / 12)));
}

/** Each needs a process that holds nothing of other files. */
const ownProcess = [
  // Changes a list before the modules that read it at their start are loaded.
  "packages/engine/src/languages.test.ts",
  // Both have all garbage collected many times, which takes long where much is loaded.
  "server/http/bodies/streamed-bodies.test.ts",
  "server/capabilities/database/sql/read-statement.test.ts",
];

/** Each in a process of its own, the longest first: what begins last should not take long. */
export const longFiles = [
  "tests/fuzz/openapi.test.ts",
  "tests/database/past-the-gate.test.ts",
  "tests/drain.test.ts",
  "tests/clean-checkout.test.ts",
  "server/capabilities/voice/socket/talk.test.ts",
  "server/capabilities/voice/socket/interruptions.test.ts",
  "tests/erased-person.test.ts",
  "tests/clients/realtime/realtime.test.ts",
  "server/capabilities/voice/recordings/recordings.test.ts",
  "tests/runs-outlive-nodes.test.ts",
  "server/capabilities/automation/workflows/check-document.test.ts",
  "server/capabilities/voice/live/session-conversation.test.ts",
  "tests/faults/kill.test.ts",
  "tests/browser/voice-page.test.ts",
  "tests/faults/delivery.test.ts",
  "server/capabilities/database/operating/operate.test.ts",
  "tests/killed-while-a-model-writes.test.ts",
  "tests/add-a-capability.test.ts",
  "tests/dump-is-worthless.test.ts",
  "tests/database/attacks-by-http.test.ts",
  "tests/database-outlives-kills.test.ts",
  "tests/voice/scenarios.test.ts",
  "tests/clients/clients.test.ts",
  "tests/two-nodes.test.ts",
  "tests/upgrade/rolling.test.ts",
  "tests/upgrade/releases.test.ts",
  "server/capabilities/campaigns/sending/send-campaign.test.ts",
  "server/capabilities/database/transfer/transfer.test.ts",
  "tests/faults/intake.test.ts",
  "packages/workflows/src/expressions/hostile-programs.test.ts",
  "tests/workflows/features.test.ts",
];

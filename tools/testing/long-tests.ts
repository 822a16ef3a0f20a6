/**
 * Lists the tests that `npm test` leaves to `npm run test:long`, so that it ends within ten minutes
 * on two processors. These take long, and few changes concern them: they have what is around Parley
 * at work, kill whole servers, or try thousands of inputs. Who names one, its folder or its
 * capability runs it, and so does `--changed`.
 */
export const longTests = [
  // Browsers, the clients of others, and the packages of the SDKs as a stranger installs them.
  "tests/browser/**/*.test.ts",
  "tests/clients/**/*.test.ts",
  "sdks/python/test/readme.test.ts",
  "tests/reference/every-example.test.ts",
  "sdks/typescript/test/{chatbot,package,published-package,readme,render-markdown}.test.ts",
  // Servers in processes of their own, which are installed, killed, upgraded, moved and backed up.
  "tests/{add-a-capability,clean-checkout,drain,reply-that-ends-its-nodes,rotated-secret}.test.ts",
  "tests/{crawl-of-killed-node,database-outlives-kills,killed-while-a-model-writes,runs-outlive-nodes}.test.ts",
  "tests/{backup,backup-to-bucket,backups-by-the-server,backups-in-a-rhythm,erased-stay-erased}.test.ts",
  "tests/faults/{intake,kill}.test.ts",
  "tests/relocation/move-by-command.test.ts",
  "tests/upgrade/rolling.test.ts",
  "packages/postgres/src/start-bundled-postgres.test.ts",
  "server/capabilities/database/operating/operate.test.ts",
  "server/capabilities/database/plane/outside-cluster.test.ts",
  "server/capabilities/database/plane/connections/left-overs.test.ts",
  "tools/make-release.test.js",
  "tests/watched-main-thread.test.ts",
  // All places where data lies, and what each operation costs.
  "tests/{dump-is-worthless,erased-person,log-is-clean}.test.ts",
  "tests/costs/cost-of-writes.test.ts",
  "tests/fuzz/openapi.test.ts",
  // Voices, those who listen to them, and conversations at the pace of people.
  "tests/voice/*.test.ts",
  "packages/speech/src/audio/voice-activity.test.ts",
  "packages/speech-embedded/src/flite/flite-synthesizer.test.ts",
  "packages/speech-embedded/src/soundswallower/sound-swallower-recognizer.test.ts",
  "server/capabilities/compatible-apis/openai-audio/{create-transcription,mp3}.test.ts",
  "server/capabilities/compatible-apis/openai-realtime/{connect-realtime,keep-to-page,transcription-language}.test.ts",
  "server/capabilities/voice/live/session-conversation.test.ts",
  "server/capabilities/voice/recordings/recordings.test.ts",
  "server/capabilities/voice/socket/{interruptions,talk}.test.ts",
  // Corpora.
  "packages/engine/fit/fit-weights.test.ts",
  "packages/engine/src/{answer-quality,help-centres,opposites}.test.ts",
  "packages/engine/src/finding/passage-index.test.ts",
  "packages/workflows/src/language/specification-peer.test.ts",
  "server/capabilities/contacts/transfer/files/open-file.test.ts",
  "server/capabilities/contacts/transfer/vendors/layouts.test.ts",
  "server/capabilities/conversations/replying/choosing/messages-in-seven-languages.test.ts",
  "server/capabilities/incoming-webhooks/mails/mails-of-all-kinds.test.ts",
  "tests/workflows/{features,gallery}.test.ts",
  // Hostile input, floods, and orders of events that nobody thought of.
  "packages/documents/src/files/fuzz-files.test.ts",
  "packages/documents/src/markdown/{linear-inline,unwrap-components}.test.ts",
  "packages/documents/src/pages/hostile-pages.test.ts",
  "packages/pictures/src/shrink-picture.test.ts",
  "packages/workflows/src/expressions/hostile-programs.test.ts",
  "packages/workflows/src/expressions/pool/expression-pool.test.ts",
  "server/capabilities/automation/executor/{floods,hostile-runs,ownership-lost,quotas-of-runs}.test.ts",
  "server/capabilities/automation/runs/many/many-runs.test.ts",
  "server/capabilities/automation/triggers/{chains-end,hostile-filters}.test.ts",
  "server/capabilities/automation/workflows/check-document.test.ts",
  "server/capabilities/campaigns/rendering/compile-campaign.test.ts",
  "server/capabilities/contacts/merging/people-as-modelled.test.ts",
  "server/capabilities/conversations/asking/users-apart.test.ts",
  "server/capabilities/conversations/replying/interleavings.test.ts",
  "server/capabilities/database/sql/read-statement.test.ts",
  "server/capabilities/database/transfer/transfer-limits.test.ts",
  "server/capabilities/forms/judge-submission.test.ts",
  "server/capabilities/knowledge/indexing/passage-indexes.test.ts",
  "server/capabilities/knowledge/learning/hostile-sites.test.ts",
  "server/capabilities/outgoing-webhooks/sending/several-nodes.test.ts",
  "server/http/admitting/slow-clients.test.ts",
  "server/http/bodies/streamed-bodies.test.ts",
  "server/kernel/untrusted/{create-untrusted,hostile-files}.test.ts",
  "tests/attacks/*.test.ts",
  "tests/list-bomb.test.ts",
  "tests/database/{attacks-by-http,fuzz-database,harm-is-bounded,past-the-gate}.test.ts",
  "tests/relocation/hostile-files.test.ts",
];

/** `npm test` runs these of them as well, each for the others of its kind. */
export const everydayTests = [
  "tests/browser/console/door.test.ts",
  "tests/browser/widget/first-hour.test.ts",
  "tests/clients/realtime/client-secrets.test.ts",
];

/** Lists what repeats itself more often, or tries more, in its long form: `npm run test:faults`. */
export const longForms = [
  "tests/faults/**/*.test.ts",
  "tests/fuzz/**/*.test.ts",
  "tests/costs/**/*.test.ts",
  "tests/database/{attacks-by-http,fuzz-database,past-the-gate}.test.ts",
  "packages/documents/src/files/fuzz-files.test.ts",
  "packages/workflows/src/expressions/hostile-programs.test.ts",
  "server/capabilities/access/keys/secret-key-in-browser.test.ts",
  "server/capabilities/conversations/asking/users-apart.test.ts",
  "server/capabilities/conversations/replying/interleavings.test.ts",
  "server/capabilities/automation/workflows/check-document.test.ts",
  "server/capabilities/database/sql/read-statement.test.ts",
  "server/capabilities/database/transfer/transfer.test.ts",
  "server/capabilities/knowledge/indexing/passage-indexes.test.ts",
  "server/capabilities/voice/socket/interruptions.test.ts",
  "tests/voice/{backchannels,scenarios,two-hundred-phrases}.test.ts",
  "tests/dump-is-worthless.test.ts",
  "tests/*-outlive*.test.ts",
  "tests/two-nodes.test.ts",
  "tests/{crawl,import}-of-killed-node.test.ts",
  "tests/clean-checkout.test.ts",
];

import { readdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { signUp, type TestClient } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { readFeature } from "./read-features.ts";
import { perform, type Service, startService, type World } from "./scenario-steps.ts";

// Another folder of feature files may be run in place of ours, such as the specification's conformance kit.
const folder = process.env.FEATURES ?? fileURLToPath(new URL("features/", import.meta.url));
/** `host=path` pairs: documents that call these hosts call the scenario's own service at the path. */
const hosts = (process.env.FEATURE_HOSTS ?? "").split(",").filter((pair) => pair !== "");

let server: TestServer;
let service: Service;
before(async () => {
  service = await startService();
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: service.url.replace("http://", "") } });
});
after(async () => {
  await server.stop();
  await service.close();
});

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith(".feature"))
  .sort()) {
  const feature = readFeature(`${folder}/${file}`);
  describe(feature.name, () => {
    let client: TestClient;
    before(async () => {
      client = (await signUp(server.client)).client;
    });

    for (const { name, steps } of feature.scenarios) {
      test(name, { timeout: 180_000 }, async () => {
        service.answers.length = 0;
        service.requests.length = 0;
        const world: World = { client, service, rewrite };
        for (const step of steps) {
          try {
            await perform(world, step.text, step.doc);
          } catch (error) {
            (error as Error).message += `\n  at ${file}:${step.line}: ${step.text}`;
            throw error;
          }
        }
      });
    }
    const rewrite = (text: string) =>
      hosts.reduce((done, host) => done.replaceAll(`https://${host}`, service.url), text);
  });
}

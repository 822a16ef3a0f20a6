import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeKey, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";

/** Reads the examples of a client's README, in the order of the page. */
export function readExamples(client: string, language: string): string[] {
  const path = fileURLToPath(new URL(`../../sdks/${client}/README.md`, import.meta.url));
  const blocks = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...readFileSync(path, "utf8").matchAll(blocks)].map((found) => found[1]!);
}

/** Starts a server whose assistant knows what the examples ask, and gives the key of a program. */
export async function startTaughtServer(): Promise<{ server: TestServer; apiKey: string }> {
  const server = await startTestServer();
  const person = await signUp(server.client);
  const faq = { type: "faq", question: "Is delivery free?", answer: "Delivery is free from 50 euros on." };
  await person.client.post("/api/knowledge/sources", faq);
  return { server, apiKey: await makeKey(person) };
}

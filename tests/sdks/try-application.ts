import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Webhook } from "standardwebhooks";
import { until } from "../../server/testing/until.ts";

/** An application of a framework, and where it serves. */
type Application = {
  command: readonly string[];
  cwd: string;
  environment?: Record<string, string>;
  /** Says where `/webhook` and `/chat` are. */
  url: string;
};

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const body = '{"type":"message.created","timestamp":"2026-11-20T10:00:00Z","data":{"text":"Hello"}}';

/** Signs a delivery of a message as Parley does, for `WEBHOOK_SECRET` of the environment. */
export function signedDelivery(): {
  environment: { WEBHOOK_SECRET: string };
  body: string;
  headers: Record<string, string>;
} {
  const at = new Date();
  const headers = {
    "content-type": "application/json",
    "webhook-id": "evt_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign("evt_1", at, body),
  };
  return { environment: { WEBHOOK_SECRET: secret }, body, headers };
}

/**
 * Starts an example of a framework with a server of Parley behind it, and ends it. Throws unless it takes a signed
 * delivery, refuses another one, and streams the answer to a question.
 */
export async function tryApplication(
  { command, cwd, environment, url }: Application,
  parley: { url: string; apiKey: string },
): Promise<void> {
  const delivery = signedDelivery();
  const given = { ...delivery.environment, PARLEY_URL: parley.url, PARLEY_API_KEY: parley.apiKey };
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...given, ...environment };
  const child = spawn(command[0]!, command.slice(1), { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
  const post = (text: string) =>
    fetch(`${url}/webhook`, { method: "POST", headers: delivery.headers, body: text }).catch(() => undefined);
  try {
    const first = await until(() => {
      if (child.exitCode !== null) throw new Error(output);
      return post(delivery.body);
    });
    assert.equal(first.status, 204, `${await first.text()}${output}`);
    await until(() => output.includes("evt_1 Hello"));
    assert.equal((await post("{}"))?.status, 400, output);
    const answer = await fetch(`${url}/chat?question=${encodeURIComponent("Is delivery free?")}`);
    assert.match(answer.headers.get("content-type") ?? "", /^text\/plain/);
    assert.match(await answer.text(), /free from 50 euros/i, output);
  } finally {
    child.kill();
    await ended;
  }
}

import { createClient, makeKey } from "../../server/testing/client.ts";
import { withInvented } from "../versions/invented-versions.ts";
import { teach } from "./chat.ts";
import { requestText, startLoadGenerator } from "./measuring/generate-load.ts";
import { createTexts, questionAbout } from "./measuring/generated-text.ts";
import { interleave, measureLoad, ratioTo } from "./measuring/measure.ts";
import { startParley } from "./measuring/parley.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";

const rounds = 9;
const connections = 8;
const passages = 1_000;
const echoesPerRound = 20_000;
const mostOfNewest = 1.1;

/**
 * Measures what the version of a request costs: nothing for the newest and for an operation without
 * changes, and for a chat answer three changes up and three down.
 */
export async function versions(): Promise<void> {
  const parley = await startParley({ hasInventedVersions: true });
  const generator = await startLoadGenerator();
  try {
    const taught = await teach(parley, createTexts(1), passages);
    const oldest = withInvented[0]!.date;
    const client = createClient(`http://127.0.0.1:${parley.port}`).as(parley.person.accessToken, {
      "parley-version": oldest,
    });
    const oldKey = await makeKey({ ...parley.person, client });
    const echo = (key: string) =>
      requestText("POST", "/bench/echo", { message: "When do you open on Saturdays?", count: 7 }, key);
    const echoes = (key: string) => () =>
      measureLoad(generator, parley, { connections, count: echoesPerRound, requests: [echo(key)] });
    const answers = (field: string, key: string) => {
      const requests = taught.map((text) =>
        requestText("POST", "/api/chatbot/send", { [field]: questionAbout(text) }, key),
      );
      return () => measureLoad(generator, parley, { connections, count: requests.length, requests });
    };
    const variants = {
      "route, newest version": echoes(parley.key),
      "route, oldest version": echoes(oldKey),
      "chat answer, newest version": answers("message", parley.key),
      "chat answer, three changes older": answers("question", oldKey),
    };
    for (const warmUp of Object.values(variants)) await warmUp();
    const results = await interleave(rounds, variants);
    printTable([
      ["version of the request", "Node µs/request", "requests/s"],
      ...Object.entries(results).map(([name, measured]) => [
        name,
        show(measured, "nodeUs", 1),
        show(measured, "perSecond"),
      ]),
    ]);
    const ratio = ratioTo(
      results["chat answer, newest version"],
      results["chat answer, three changes older"],
      "nodeUs",
    );
    printTarget(
      `a version three changes old ≤ ${mostOfNewest} × the newest`,
      ratio <= mostOfNewest,
      `${ratio.toFixed(2)} ×`,
    );
  } finally {
    await Promise.all([generator.stop(), parley.stop()]);
  }
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const setHours = ({ client }: Pick<Person, "client">, officeHours: unknown) =>
  client.call("PATCH", "/api/settings/workspace", { body: { officeHours } });
const weekdays = {
  mon: [["09:00", "17:00"]],
  fri: [
    ["09:00", "12:30"],
    ["13:00", "24:00"],
  ],
};

/** Asks for a colleague at this moment, and gives what the person is told. */
async function ask(key: string, at: string, message = "I want to talk to a human"): Promise<string> {
  const { kernel } = server.server;
  const { clock } = kernel;
  const atMs = Date.parse(at);
  kernel.clock = { now: () => atMs, elapsed: clock.elapsed };
  try {
    const { body, text } = await server.client.as(key).post("/api/chatbot/send", { message });
    assert.equal(body.handedOver, true, text);
    const { status } = (await server.client.as(key).get(`/api/conversations/${body.conversationId}`)).body;
    assert.equal(status, "handed-over");
    return body.aiResponse;
  } finally {
    kernel.clock = clock;
  }
}

test("the settings of a new workspace say nothing of office hours, and what is set is read again", async () => {
  const owner = await signUp(server.client);
  const agent = await joinTeam(server, owner, "agent");
  const { body } = await owner.client.get("/api/settings/workspace");
  const { assignment, officeHours, waitingAfterMinutes } = body;
  assert.deepEqual([assignment, officeHours, waitingAfterMinutes], ["manual", null, 5]);
  const set = await setHours(owner, { timeZone: "europe/berlin", days: weekdays });
  assert.deepEqual([set.status, set.body.officeHours], [200, { timeZone: "Europe/Berlin", days: weekdays }], set.text);
  assert.deepEqual((await owner.client.get("/api/settings/workspace")).body, set.body);
  assert.equal((await setHours(agent, null)).body.code, "forbidden");
  assert.equal((await setHours(owner, null)).body.officeHours, null);
});

test("office hours that cannot be meant are refused, with the place and what to write", async () => {
  const owner = await signUp(server.client);
  const monday = (mon: unknown, timeZone = "UTC") => ({ timeZone, days: { mon } });
  for (const [hours, place] of [
    [monday([["09:00", "17:00"]], "Europe/Atlantis"), "timeZone"],
    [monday([["09:00", "17:00"]], "+01:00"), "timeZone"],
    [monday([["17:00", "09:00"]]), "days/mon/0"],
    [monday([["09:00", "09:00"]]), "days/mon/0"],
    [
      monday([
        ["09:00", "12:00"],
        ["11:59", "13:00"],
      ]),
      "days/mon/1",
    ],
    [
      monday([
        ["13:00", "14:00"],
        ["09:00", "12:00"],
      ]),
      "days/mon/1",
    ],
    [monday([]), "days"],
    [{ timeZone: "UTC", days: {} }, "days"],
    [monday([["9:00", "17:00"]]), "days/mon/0/0"],
    [monday([["09:00", "25:00"]]), "days/mon/0/1"],
    [monday([["09:00"]]), "days/mon/0"],
    [{ timeZone: "UTC", days: { mo: [] } }, "days/mo"],
    [{ days: weekdays }, "timeZone"],
    [{ timeZone: "UTC", days: weekdays, closedMessage: " " }, "closedMessage"],
  ] as const) {
    const { status, body, text } = await setHours(owner, hours);
    assert.deepEqual([status, body.errors?.[0]?.pointer], [400, `/body/officeHours/${place}`], text);
    assert.doesNotMatch(text, /regular expression/);
  }
});

test("the time zone is that of the office hours until it is set, and UTC before", async () => {
  const owner = await signUp(server.client);
  const change = (body: unknown) => owner.client.call("PATCH", "/api/settings/workspace", { body });
  const read = async () => (await owner.client.get("/api/settings/workspace")).body.timeZone;
  assert.equal(await read(), "UTC");
  assert.equal((await setHours(owner, { timeZone: "Europe/Lisbon", days: weekdays })).body.timeZone, "Europe/Lisbon");
  assert.equal(await read(), "Europe/Lisbon");
  const set = await change({ timeZone: "asia/tokyo" });
  assert.deepEqual([set.status, set.body.timeZone], [200, "Asia/Tokyo"], set.text);
  assert.equal((await setHours(owner, null)).body.timeZone, "Asia/Tokyo");
  assert.equal(await read(), "Asia/Tokyo");
  for (const timeZone of ["Europe/Atlantis", "+01:00", "", 5, null]) {
    const { status, body, text } = await change({ timeZone });
    assert.deepEqual([status, body.errors?.[0]?.pointer], [400, "/body/timeZone"], text);
  }
  assert.match((await change({ timeZone: "CEST?" })).text, /such as Europe\/Berlin/);
});

test("outside of the hours, a person who asks for a colleague learns when the team is back", async () => {
  const owner = await signUp(server.client);
  const key = await makeKey(owner);
  await setHours(owner, { timeZone: "Europe/Berlin", days: weekdays });
  for (const [at, told] of [
    ["2026-06-01T06:59:00Z", /away .*Monday, June 1 at 09:00\sAM GMT\+2/],
    ["2026-06-01T07:00:00Z", /passing you on/],
    ["2026-06-01T14:59:59Z", /passing you on/],
    ["2026-06-01T15:00:00Z", /away .*Friday, June 5 at 09:00\sAM/],
    ["2026-06-05T10:45:00Z", /away .*Friday, June 5 at 01:00\sPM/],
    ["2026-06-05T21:59:00Z", /passing you on/],
    ["2026-06-05T22:00:00Z", /away .*Monday, June 8 at 09:00\sAM/],
    // On these weekends, the clocks are put forward and back.
    ["2026-03-27T23:30:00Z", /away .*Monday, March 30 at 09:00\sAM GMT\+2/],
    ["2026-03-30T07:00:00Z", /passing you on/],
    ["2026-10-24T12:00:00Z", /away .*Monday, October 26 at 09:00\sAM GMT\+1/],
    ["2026-10-26T07:59:00Z", /away/],
  ] as const) {
    assert.match(await ask(key, at), told, at);
  }
});

test("an opening lies where the clocks show it, also when they are put forward or back meanwhile", async () => {
  const owner = await signUp(server.client);
  const key = await makeKey(owner);
  await setHours(owner, { timeZone: "Europe/Berlin", days: { sun: [["02:30", "03:30"]] } });
  for (const [at, isOpen] of [
    // At 2:00 clocks are put to 3:00, so 2:30 and 3:30 are the same moment: this opening is left out.
    ["2026-03-29T01:15:00Z", false],
    ["2026-03-29T01:45:00Z", false],
    // At 3:00 clocks are put back to 2:00: it begins with the first 2:30.
    ["2026-10-25T00:29:00Z", false],
    ["2026-10-25T00:30:00Z", true],
    ["2026-10-25T01:15:00Z", true],
    ["2026-10-25T02:30:00Z", false],
  ] as const) {
    assert.match(await ask(key, at), isOpen ? /passing you on/ : /away/, at);
  }
  assert.match(await ask(key, "2026-03-29T01:15:00Z"), /Sunday, April 5 at 02:30/);
});

test("it is told in the language of the conversation, and the workspace's own text goes before", async () => {
  const owner = await signUp(server.client);
  const key = await makeKey(owner);
  const hours = { timeZone: "Europe/Berlin", days: weekdays };
  await setHours(owner, hours);
  const at = "2026-06-06T12:00:00Z";
  for (const [message, told] of [
    ["I want to talk to a human", /away .*Monday, June 8 at 09:00/],
    ["Ich möchte bitte einen Mitarbeiter", /nicht da.*Montag, 8\. Juni um 09:00 MESZ/],
    ["Je voudrais parler à votre responsable", /absente.*lundi 8 juin à 09:00/],
    ["quiero hablar con una persona", /no está disponible.*lunes, 8 de junio, 09:00/],
    ["vorrei parlare con un operatore", /non è disponibile.*lunedì 8 giugno.*09:00/],
    ["ik wil een medewerker spreken", /afwezig.*maandag 8 juni.*09:00/],
    ["quero falar com uma pessoa", /ausente.*segunda-feira, 8 de junho.*09:00/],
  ] as const) {
    assert.match(await ask(key, at, message), told, message);
  }
  await setHours(owner, { ...hours, closedMessage: "We sleep. Back: {back}" });
  assert.match(await ask(key, at, "Ich möchte bitte einen Mitarbeiter"), /^We sleep\. Back: Montag, 8\. Juni um 09:00/);
});

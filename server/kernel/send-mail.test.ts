import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../testing/client.ts";
import { moveClock } from "../testing/move-clock.ts";
import { mailsOf, nextMail } from "../testing/received-mail.ts";
import { signUpVerified } from "../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

describe("nobody's mailbox is flooded", () => {
  let server: TestServer;
  let operator: Person;
  before(async () => {
    server = await startTestServer({ settings: publicInstallation });
    operator = await signUp(server.client);
  });
  after(() => server.stop());

  /** The subjects of all mails to the mailbox, after every mail that was to be sent has been sent. */
  async function subjectsTo(belongsTo: (address: string) => boolean): Promise<string[]> {
    await until(async () => {
      const waiting = await server.server.kernel.database.pool.query(
        "select from graphile_worker.jobs where task_identifier in ('deliver-mail', 'mail-password-reset')",
      );
      return waiting.rowCount === 0;
    });
    return (await mailsOf(server)).filter(({ to }) => belongsTo(to)).map(({ subject }) => subject);
  }

  test("changing the password again and again works, and mails a bounded number of notices", async () => {
    const person = await signUpVerified(server);
    let password = person.password;
    for (let time = 0; time < 12; time++) {
      const newPassword = `${person.password} ${time}`;
      const changed = await person.client.post("/api/auth/change-password", { password, newPassword });
      assert.equal(changed.status, 204, changed.text);
      password = newPassword;
    }
    const subjects = await subjectsTo((to) => to === person.email);
    assert.equal(subjects.filter((subject) => subject.includes("was changed")).length, 3);
    const { text } = await operator.client.get("/metrics");
    const [, files] = /^parley_mail_attempts_total\{result="file"\} (\d+)$/m.exec(text) ?? [];
    assert.ok(Number(files) >= 3, "mails that became files are counted");
  });

  test("erasing the account and signing up again does not start the count again", async () => {
    const email = "victim@example.com";
    for (let time = 0; time < 8; time++) {
      const stranger = await signUp(server.client, email);
      const erased = await stranger.client.call("DELETE", "/api/auth/me", { body: { password: stranger.password } });
      assert.equal(erased.status, 204, erased.text);
    }
    assert.equal((await subjectsTo((to) => to === email)).length, 6);
    moveClock(server, 3_600_001);
    await signUp(server.client, email);
    const mails = await until(async () => {
      const subjects = await subjectsTo((to) => to === email);
      return subjects.length > 6 && subjects;
    });
    assert.equal(mails.length, 7, "an hour later there is a mail again");
  });

  test("addresses that differ only in what follows a plus sign are one mailbox", async () => {
    for (let time = 0; time < 8; time++) await signUp(server.client, `tagged+${time}@example.com`);
    assert.equal((await subjectsTo((to) => to.startsWith("tagged"))).length, 6);
  });

  test("addresses of one Gmail mailbox, which ignores dots, are one mailbox", async () => {
    const names = ["dotted.name", "d.ottedname", "do.ttedname", "dot.tedname+x", "dott.edname", "dotte.dname"];
    for (const name of names) await signUp(server.client, `${name}@gmail.com`);
    for (const name of ["dottedn.ame", "dottedna.me"]) await signUp(server.client, `${name}@GoogleMail.com`);
    const isGoogles = (address: string) => /@g(oogle)?mail\.com$/i.test(address);
    assert.equal((await subjectsTo(isGoogles)).length, 6);
  });

  test("links that strangers ask for do not keep the notice of a changed password from the owner", async () => {
    const person = await signUpVerified(server);
    for (let time = 0; time < 8; time++) await server.client.post("/api/auth/forgot-password", { email: person.email });
    const subjects = await subjectsTo((to) => to === person.email);
    assert.equal(subjects.length, 6, "with the mail of the sign-up");
    await changePassword(person);
    await nextMail(server, person.email, "was changed");
  });

  test("an unverified address gets only the mail that verifies it", async () => {
    const person = await signUp(server.client);
    await changePassword(person);
    await server.client.post("/api/auth/forgot-password", { email: person.email });
    assert.deepEqual(await subjectsTo((to) => to === person.email), [
      "Confirm your e-mail address",
      "Confirm your e-mail address",
    ]);
  });

  test("of another node the same mails count", async () => {
    const settings = { ...publicInstallation, PARLEY_ROLES: "web" };
    const other = await startTestServer({ settings, connection: server.connection });
    try {
      const person = await signUp(server.client);
      const statuses = [];
      for (let time = 0; time < 7; time++) {
        const { client } = time % 2 === 0 ? server : other;
        statuses.push((await client.as(person.accessToken).post("/api/auth/verify-email/resend")).status);
      }
      assert.deepEqual(statuses, [202, 202, 202, 202, 202, 429, 429]);
    } finally {
      await other.stop();
    }
  });

  async function changePassword({ client, password }: Person): Promise<void> {
    const answer = await client.post("/api/auth/change-password", { password, newPassword: `${password} too` });
    assert.equal(answer.status, 204, answer.text);
  }
});

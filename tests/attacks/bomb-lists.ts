import { mailOptIns } from "../../server/capabilities/newsletter/opting-in/mail-opt-ins.ts";
import { optInMailer } from "../../server/capabilities/newsletter/opting-in/opt-in-mailer.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../server/testing/client.ts";
import { moveClock } from "../../server/testing/move-clock.ts";
import { startTestServer } from "../../server/testing/test-server.ts";

const hourMs = 3_600_000;
const hoursOfDay = 24;
const atOnce = 32;

type Attack = { signUps: number; victims: number; workspaces: number; days: number; mailsAnHour: number };
type Found = {
  /** The statuses of all answers, each once. */
  answers: string;
  mails: number;
  mostForMailboxOnADay: number;
  mostInAnHour: number;
  honest: { mails: number; isConfirmed: boolean; hoursWaited: number };
};

/**
 * Signs victims up for the newsletters of several workspaces, through their public forms, while the
 * clock of the server goes from hour to hour. In the middle of the attack one person signs up who
 * fills in the form as people do. Reads from the database what was mailed to whom when.
 */
export async function bombLists(attack: Attack): Promise<Found> {
  const server = await startTestServer({ settings: { PARLEY_LIMIT_OPT_IN_MAILS: String(attack.mailsAnHour) } });
  try {
    const operator = await signUp(server.client);
    const forms: TestClient[] = [];
    for (let number = 0; number < attack.workspaces; number++) {
      const owner = number === 0 ? operator : await signUp(server.client);
      const key = await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
      forms.push(server.client.as(key, { origin: "https://shop.example" }));
    }
    const { kernel } = server.server;
    const hours = attack.days * hoursOfDay;
    const statuses = new Set<number>();
    const honestHour = Math.floor(hours / 2);
    let honest: Found["honest"] = { mails: 0, isConfirmed: false, hoursWaited: hours };
    const settle = async () => {
      await optInMailer(kernel).idle();
      await mailOptIns(kernel);
    };
    let sent = 0;
    for (let hour = 0; hour < hours; hour++) {
      const until = Math.floor((attack.signUps * (hour + 1)) / hours);
      while (sent < until) {
        const group = Array.from({ length: Math.min(atOnce, until - sent) }, () => sent++);
        const answers = await Promise.all(group.map((number) => bomb(forms, attack, number)));
        for (const status of answers) statuses.add(status);
      }
      if (hour === honestHour) statuses.add(await signUpHonestly(forms[0]!));
      await settle();
      if (hour >= honestHour && !honest.isConfirmed) honest = await confirm(operator, hour - honestHour);
      moveClock(server, hourMs);
    }
    const { rows: days } = await kernel.database.pool.query(
      `select count(*)::int as count from opt_in_mail one join opt_in_mail other on other.mailbox_hash = one.mailbox_hash
         and other.sent_at > one.sent_at - interval '24 hours' and other.sent_at <= one.sent_at
       group by one.ctid order by count desc limit 1`,
    );
    const { rows: mails } = await kernel.database.pool.query(
      `select count(*)::int as count, coalesce(max(within), 0)::int as within from (
         select count(*) over (order by sent_at range between interval '1 hour' preceding and current row) as within
         from opt_in_mail) each`,
    );
    return {
      answers: [...statuses].join(),
      mails: mails[0].count,
      mostForMailboxOnADay: days[0]?.count ?? 0,
      mostInAnHour: mails[0].within,
      honest,
    };
  } finally {
    await server.stop();
  }

  /** Some address each victim in other spellings: they are one mailbox. */
  async function bomb(forms: TestClient[], { victims }: Attack, number: number): Promise<number> {
    const victim = number % victims;
    const tag = number % 3 === 0 ? `+${number}` : "";
    const form = forms[(number * 7) % forms.length]!;
    return (await form.post("/api/newsletter", { email: `Victim${victim}${tag}@example.com` })).status;
  }

  async function signUpHonestly(form: TestClient): Promise<number> {
    const { body } = await form.get("/api/forms/challenge");
    moveClock(server, 5_000);
    return (await form.post("/api/newsletter", { email: "honest@example.com", _timestamp: body.timestamp })).status;
  }

  async function confirm({ email, password }: Person, hoursWaited: number): Promise<Found["honest"]> {
    // The clock has moved past the end of the last access token.
    const { body: session } = await server.client.post("/api/auth/signin", { email, password });
    const reader = server.client.as(session.accessToken);
    const mails: { text: string }[] = [];
    for (let cursor = ""; ; ) {
      const { body } = await reader.get(`/api/settings/mail/outbox?limit=100${cursor}`);
      mails.push(...body.data.filter(({ to }: { to: string }) => to === "honest@example.com"));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`;
    }
    const path = /\/newsletter\/confirm\/[\w-]+/.exec(mails[0]?.text ?? "")?.[0];
    const isConfirmed = path !== undefined && (await server.client.post(path)).status === 200;
    return { mails: mails.length, isConfirmed, hoursWaited };
  }
}

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signUp } from "../../../server/testing/client.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

/** Honest people need fewer within a minute. */
const mostMails = 12;
const tries = 30;

export const mailBombs: ScriptedAttack = {
  name: "mails to somebody else's mailbox",
  async run(victim) {
    const { client } = victim;
    const email = "bombed@example.com";
    let { password, client: own } = await signUp(client, email);
    for (let index = 0; index < tries; index++) {
      const newPassword = `a long sentence with the number ${index}`;
      const changed = await own.post("/api/auth/change-password", { password, newPassword });
      if (changed.status < 300) password = newPassword;
      await client.post("/api/auth/forgot-password", { email });
      await own.post("/api/auth/verify-email/resend");
    }
    for (let index = 0; index < tries; index++) {
      await own.call("DELETE", "/api/auth/me", { body: { password } });
      const again = await client.post("/api/auth/signup", { email, password });
      if (again.status !== 201) break;
      own = client.as(again.body.accessToken);
    }
    // Mails go out one after the other; the last one of the sign-ups has had its time when another arrives.
    await signUp(client, "last@example.com");
    const folder = join(victim.dataDirectory, "mail");
    const mails = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    while (!mails().some((mail) => mail.includes("last@example.com")))
      await new Promise((wait) => setTimeout(wait, 100));
    const received = mails().filter((mail) => /^To: .*bombed@example\.com/im.test(mail)).length;
    assert.ok(received > 0 && received <= mostMails, `${received} mails were sent to one address`);
  },
};

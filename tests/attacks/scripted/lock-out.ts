import assert from "node:assert/strict";
import { signUp } from "../../../server/testing/client.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

export const lockOut: ScriptedAttack = {
  name: "wrong passwords that keep the owner out",
  settings: () => ({ PARLEY_TRUST_PROXY: "1", PARLEY_SIGNUP: "open", PARLEY_LIMIT_SIGNIN: "10" }),
  async run(victim) {
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const { email, password } = await signUp(victim.client);
    const signIn = (address: string, text: string) =>
      victim.client.post("/api/auth/signin", { email, password: text }, from(address));
    const home = "198.51.100.7";
    assert.equal((await signIn(home, password)).status, 200);
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index++) {
      statuses.add((await signIn(`203.0.113.${index}`, `a wrong password ${index}`)).status);
    }
    assert.deepEqual([...statuses].sort(), [401, 429]);
    assert.equal((await signIn(home, password)).status, 200, "the owner is locked out at home");
    assert.equal((await signIn("192.0.2.1", password)).status, 429, "strangers learn which password is right");
  },
};

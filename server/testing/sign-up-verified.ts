import { type Person, signUp } from "./client.ts";
import { nextMail, tokenIn } from "./received-mail.ts";
import type { TestServer } from "./test-server.ts";

/** Signs a new person up, who then verifies the e-mail address with the mailed link. */
export async function signUpVerified(server: TestServer, email?: string): Promise<Person> {
  const person = await signUp(server.client, email);
  const token = tokenIn(await nextMail(server, person.email, "Confirm"));
  const answer = await person.client.post("/api/auth/verify-email", { token });
  if (answer.status !== 200) throw new Error(`Verifying an address answered ${answer.status}: ${answer.text}`);
  return person;
}

import { resetSignIn } from "../../capabilities/identity/index.ts";
import type { Given } from "../command.ts";
import type { Report } from "../report.ts";
import { decidingOf } from "./deciding-of.ts";
import { withKernel } from "./with-kernel.ts";

/** Makes a link for a new password, mails it where mail is set up, and else prints it. */
export async function resetPasswordCommand(given: Given, report: Report): Promise<void> {
  const email = given.positionals[0] ?? "";
  const removeSecondFactor = given.isSet("second-factor");
  const made = await withKernel((kernel) => resetSignIn(decidingOf(kernel), { email, removeSecondFactor }));
  const lines = made.url === null ? ["The link was mailed."] : ["Mail is not set up. Pass this link on:", made.url];
  report.result(made, removeSecondFactor ? [...lines, "The second factor is gone."] : lines);
}

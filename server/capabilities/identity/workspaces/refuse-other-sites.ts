import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { signupClosed } from "../problems.ts";

const pageOfThisMachine = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/**
 * Any site that a person opens can send requests to the person's own machine. On a private
 * installation an account needs no proof of its address: a site could sign up with the person's
 * address, and its keys would stay. Browsers name the site in `Origin`. Throws signup-closed.
 */
export function refuseOtherSites(kernel: Kernel, origin: string | undefined): void {
  if (!kernel.config.isPrivate || origin === undefined || pageOfThisMachine.test(origin)) return;
  throw new Problem(
    signupClosed,
    "Only people at this machine may sign up here, and this page is of another site. Set PARLEY_PUBLIC_URL to the address at which people reach the server.",
  );
}

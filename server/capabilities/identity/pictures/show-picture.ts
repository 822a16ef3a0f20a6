import { notFound, Problem } from "../../../kernel/problem.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { findPicture } from "./store.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Shows the picture of an address, and never as anything else than a picture. Browsers keep it for a day: who
 * takes a picture away wants it gone.
 * @throws not-found, also for a picture that was replaced or erased
 */
export async function showPicture({ kernel }: Context, id: string): Promise<Answer> {
  const picture = uuid.test(id) ? await findPicture(kernel.database.query, id) : undefined;
  if (picture === undefined)
    throw new Problem(notFound, "There is no such picture. Its person has another one by now.");
  return new Answer(200, picture.bytes, {
    ...{ "content-type": "image/jpeg", "x-content-type-options": "nosniff" },
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...{ "cache-control": "public, max-age=86400, immutable", "cross-origin-resource-policy": "cross-origin" },
  });
}

import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { ListRow } from "../lists/store.ts";
import type { NewSubscription } from "../schema.ts";

/** In which language a person reads: as the form says, else as the list, else as their browser. */
export function languageOfSignUp(
  call: Pick<Call<unknown, unknown, unknown>, "header" | "caller">,
  input: Pick<NewSubscription, "language" | "_language">,
  list: Pick<ListRow, "language">,
): string | null {
  const said = input.language ?? input._language ?? list.language;
  if (said !== null) return said;
  // The headers of a server are not those of the person.
  return call.caller.kind === "publishable-key" ? pageLanguage(null, call.header("accept-language")) : null;
}

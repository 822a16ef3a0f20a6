import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import type { Answer } from "../../../kernel/wire/route.ts";
import { chooseLists } from "./choose-lists.ts";
import { getsMails, type LinkCall, type ReaderOfLink, readerOfLink, showWrongLink } from "./reader-of-link.ts";
import type { ReaderList } from "./store.ts";

const prefix = "list_";

/**
 * The page on which a reader chooses lists. A reader who has left all lists must sign up on the
 * website again. A forwarded link would otherwise subscribe a reader who did not want that.
 */
export const preferencesPage = {
  async show(call: LinkCall): Promise<Answer> {
    const found = await readerOfLink(call);
    return found === undefined ? showWrongLink(call) : showForm(found, false);
  },

  async submit(call: LinkCall, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const found = await readerOfLink(call);
    if (found === undefined) return showWrongLink(call);
    const shown = shownLists(found);
    const chosen = shown.filter(({ id }) => fields[`${prefix}${id}`] !== undefined).map(({ id }) => id);
    await chooseLists(call, found, {
      wanted: chosen,
      unwanted: shown.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id),
      shownText: `${found.texts.preferences.text(found.reader.email, found.who)} ${shown.map(({ name }) => name).join(", ")}`,
    });
    const after = await readerOfLink(call);
    return after === undefined ? showWrongLink(call) : showForm(after, true);
  },
};

/** Gives those that everybody may choose, and those on which the reader is. */
function shownLists({ reader }: Pick<ReaderOfLink, "reader">): ReaderList[] {
  return reader.lists.filter(({ isPublic, status }) => isPublic || status === "confirmed");
}

function showForm(found: ReaderOfLink, isSaved: boolean): Answer {
  const { reader, who, texts, look } = found;
  const { title, text, save, saved, none } = texts.preferences;
  const notice = isSaved ? html`<p role="status">${saved}</p>` : undefined;
  if (!getsMails(reader)) return htmlPage(200, title, html`${notice}<p>${none}</p>`, look);
  const choices = shownLists(found).map(({ id, name, description, status }) => {
    const checkbox =
      status === "confirmed"
        ? html`<input type="checkbox" name="${prefix}${id}" checked>`
        : html`<input type="checkbox" name="${prefix}${id}">`;
    const more = description === null ? undefined : html`<br><span class="quiet">${description}</span>`;
    return html`<label class="choice">${checkbox}<span><bdi>${name}</bdi>${more}</span></label>`;
  });
  const page = html`${notice}<form method="post">
<fieldset><legend>${text(reader.email, who)}</legend>${choices}</fieldset>
<button>${save}</button></form>`;
  return htmlPage(200, title, page, look);
}

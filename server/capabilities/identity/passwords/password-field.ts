import { type Html, html } from "../../../kernel/pages/html.ts";

const minLength = 10;
const maxLength = 128;
const rule = `${minLength} to ${maxLength} characters`;

/** The field of a page in which a new password is chosen. */
export function passwordField(name: string): Html {
  return html`<label for="${name}">New password</label>
    <input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${minLength}" maxlength="${maxLength}" aria-describedby="rule">
    <p id="rule" class="quiet">${rule}. A sentence of several words is a good password.</p>`;
}

/** What is wrong with the length of a chosen password, for the page. */
export function findPasswordLengthFault(password: string): string | undefined {
  const { length } = [...password];
  return length < minLength || length > maxLength ? `The password must have ${rule}.` : undefined;
}

import { type Html, html } from "../../../kernel/pages/html.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { passwordLength } from "../schema.ts";
import { identityTexts } from "../texts/identity-texts.ts";

const { least, most } = passwordLength;

/** Returns the field of a page in which a new password is chosen. */
export function newPasswordField(name: string, language: PageLanguage): Html {
  const { newPassword, passwordRule, passwordAdvice } = identityTexts[language].fields;
  return html`<label for="${name}">${newPassword}</label>
    <input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${least}" maxlength="${most}" aria-describedby="rule">
    <p id="rule" class="quiet">${passwordRule(least, most)}. ${passwordAdvice}</p>`;
}

/** Returns the field of a page in which a person proves to be there by the account's password. */
export function passwordField(language: PageLanguage): Html {
  return html`<label for="password">${identityTexts[language].fields.password}</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="${most}">`;
}

/** Says what is wrong with the length of a chosen password, in a sentence. */
export function findPasswordLengthFault(password: string, language: PageLanguage = "en"): string | undefined {
  const { length } = [...password];
  return length < least || length > most ? identityTexts[language].fields.passwordLength(least, most) : undefined;
}

// @ts-check
/** Asks the device for a passkey when its form is sent, and puts the answer into the form. */

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-options]"));
if (form !== null && "PublicKeyCredential" in globalThis) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    fill(form).then(
      () => form.submit(),
      () => {
        const failed = form.querySelector("[data-failed]");
        if (failed !== null) failed.textContent = form.dataset.failed ?? "";
      },
    );
  });
}

/** @param {HTMLFormElement} form */
async function fill(form) {
  const options = JSON.parse(form.dataset.options ?? "");
  const found = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: toBytes(options.challenge),
        allowCredentials: options.allowCredentials.map((/** @type {{ id: string }} */ each) => ({
          ...each,
          type: "public-key",
          id: toBytes(each.id),
        })),
      },
    })
  );
  const response = /** @type {AuthenticatorAssertionResponse} */ (found.response);
  const { clientDataJSON, authenticatorData, signature } = response;
  const answer = { clientDataJSON, authenticatorData, signature };
  put(form, "passkey", found.id);
  for (const [name, bytes] of Object.entries(answer)) put(form, name, toText(bytes));
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function put(form, name, value) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** @param {string} text */
function toBytes(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes */
function toText(bytes) {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

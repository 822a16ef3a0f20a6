const languageCodes = ["en-gb", "de", "es-es", "fr", "it", "nl", "pt-br", "pt-pt"];
const officeCodes = ["de", "es", "fr", "it", "nl", "pt-br", "pt"];

/**
 * Names the Debian packages whose texts may be counted, each under a licence that asks nothing of
 * numbers: decision 0053 says why these and no others.
 */
export const packagesToRead: readonly string[] = [
  // BSD-3-Clause
  "chromium-l10n",
  "python3-django",
  // Apache-2.0
  "python3-django-horizon",
  // MIT
  "python3-django-allauth",
  "python3-electrum",
  // PostgreSQL
  "postgresql-15",
  "postgresql-client-15",
  // MPL-2.0
  ...["en-us", ...officeCodes].map((code) => `libreoffice-help-${code}`),
  ...officeCodes.map((code) => `libreoffice-l10n-${code}`),
  ...languageCodes.map((code) => `firefox-esr-l10n-${code}`),
  ...languageCodes.map((code) => `thunderbird-l10n-${code}`),
];

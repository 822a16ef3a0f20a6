import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./open-browser.ts";

/**
 * Writes the files of `packages/documents/fixtures/` from its `sources/` by Chromium and by
 * LibreOffice, as Debian brings it: libreoffice-writer, -calc and -impress, hyphen-de,
 * hyphen-en-us, hyphen-fr, fonts-linuxlibertine. The results are kept, so that tests need neither.
 * usage: node tools/run.js tests/browser/make-document-fixtures.ts
 */
const locked = JSON.stringify({
  EncryptFile: { type: "boolean", value: "true" },
  DocumentOpenPassword: { type: "string", value: "invented" },
});
const made: [source: string, format: string, folder?: string][] = [
  ["handbook.fodt", "pdf"],
  ["handbook.fodt", "docx"],
  ["handbook.fodt", "odt"],
  ["handbook.fodt", `pdf:writer_pdf_Export:${locked}`, "locked"],
  ["bulletin.fodt", "pdf"],
  ["guide.fodt", "epub"],
  ["slides.fodp", "pptx"],
  ["slides.fodp", "pdf"],
  ["rental.fods", "xlsx"],
];

const fixtures = fileURLToPath(new URL("../../packages/documents/fixtures/", import.meta.url));
const profile = mkdtempSync(join(tmpdir(), "fixtures-"));
for (const [source, format, folder = "."] of made) {
  const { status, stderr } = spawnSync(
    "soffice",
    [
      `-env:UserInstallation=file://${profile}`,
      "--headless",
      ...["--convert-to", format, "--outdir", join(fixtures, folder), join(fixtures, "sources", source)],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`LibreOffice could not write ${source} as ${format}: ${stderr}`);
}
rmSync(profile, { recursive: true });

const browser = await openBrowser();
const page = await browser.newPage();
await page.setContent(readFileSync(join(fixtures, "sources", "workshop.html"), "utf8"));
const margin = { top: "2cm", bottom: "2cm" };
await page.pdf({ path: join(fixtures, "workshop.pdf"), format: "A4", displayHeaderFooter: true, margin });
await browser.close();

import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Kernel } from "../../kernel/kernel.ts";
import { html, markup } from "../../kernel/pages/html.ts";
import { htmlPage } from "../../kernel/pages/html-page.ts";
import { pageLanguage } from "../../kernel/pages/page-language.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import { state } from "../../kernel/state.ts";
import { Answer, type Call } from "../../kernel/wire/route.ts";
import { findOperator } from "../identity/index.ts";
import { consoleTexts } from "./texts/console-texts.ts";

type Asset = { type: string; bytes: number; gzip?: string; brotli?: string; plain?: string };
type Files = Record<string, Asset>;
type Built = { script: string; style: string; first: string[]; texts: Texts; font: string; files: Files };
type Texts = Record<string, string>;
type AnyCall = Call<unknown, unknown, unknown>;

/** A page that finds the console unbuilt waits so long before it says so: reading what is built takes less. */
const patienceMs = 400;

/** `npm start` has built the console before; another start builds it when a page is asked for. */
const builtOf = state(() => ({ building: undefined as Promise<Built> | undefined }));

/** Serves the console. */
export const consolePage = {
  /**
   * Answers as `show` does. Who has just installed Parley is led to the first account: nobody there can sign in yet.
   * @throws not-found where the operator leaves the console out
   */
  async open(call: AnyCall): Promise<Answer> {
    requireConsole(call.kernel);
    const { config, database } = call.kernel;
    const isNew = config.signup !== "closed" && (await findOperator(database.query)) === undefined;
    if (!isNew) return consolePage.show(call);
    return new Answer(302, undefined, { location: "/console/sign-up", "cache-control": "no-store" });
  },

  /**
   * Answers with the page that loads the console, whichever of its addresses was opened; while it is being built,
   * with a page that says so and loads itself again, and after a failure with one that says why.
   * @throws not-found where the operator leaves the console out
   */
  async show(call: AnyCall): Promise<Answer> {
    requireConsole(call.kernel);
    const texts = consoleTexts[languageOf(call)];
    const look = { language: languageOf(call) };
    let patience: NodeJS.Timeout | undefined;
    const waiting = new Promise<undefined>((resolve) => {
      patience = setTimeout(resolve, patienceMs, undefined);
    });
    try {
      const built = await Promise.race([readBuilt(call.kernel), waiting]);
      if (built !== undefined) return writePage(call, built);
      const { status, body, headers } = htmlPage(200, texts.building, html`<p role="status">${texts.wait}</p>`, look);
      return new Answer(status, body, { ...headers, refresh: "1" });
    } catch (error) {
      // The failure is told by this page. The next one that is opened builds again.
      builtOf(call.kernel).building = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      call.kernel.log.error({ name: "console", reason }, "the console was not built");
      return htmlPage(503, texts.failed, html`<p>${texts.whatWorks}</p><pre>${reason}</pre>`, look);
    } finally {
      clearTimeout(patience);
    }
  },

  /**
   * Answers with a file of the console, compressed as the browser takes it.
   * @throws not-found
   */
  async asset(call: Call<{ file: string }, unknown, unknown>): Promise<Answer> {
    requireConsole(call.kernel);
    const built = await readBuilt(call.kernel).catch(() => undefined);
    const { file } = call.params;
    const asset = built !== undefined && Object.hasOwn(built.files, file) ? built.files[file] : undefined;
    if (asset === undefined) throw new Problem(notFound, "There is no such file. Load the console again.");
    const { bytes, encoding } = encode(asset, call.header("accept-encoding") ?? "");
    return new Answer(200, bytes, {
      "content-type": asset.type,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    });
  },
};

function languageOf(call: AnyCall) {
  return pageLanguage(undefined, call.header("accept-language"));
}

function requireConsole({ config }: Kernel): void {
  if (!config.hasConsole) throw new Problem(notFound, "This installation has no console (PARLEY_CONSOLE=off).");
}

/** A failure is kept until a page has told it: a page that only waited would begin to build again, and wait for ever. */
function readBuilt(kernel: Kernel): Promise<Built> {
  const kept = builtOf(kernel);
  kept.building ??= build();
  return kept.building;
}

/** The server's bundle leaves the builder outside, because it needs esbuild. */
async function build(): Promise<Built> {
  const root = new URL("../../../", import.meta.url);
  const builder = await import(new URL("tools/console/build-console.js", root).href);
  return builder.buildConsole(fileURLToPath(root));
}

function encode(asset: Asset, accepted: string): { bytes: Buffer; encoding?: string } {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  if (asset.brotli !== undefined && takes("br")) return { bytes: Buffer.from(asset.brotli, "base64"), encoding: "br" };
  if (asset.gzip === undefined) return { bytes: Buffer.from(asset.plain ?? "", "base64") };
  const zipped = Buffer.from(asset.gzip, "base64");
  return takes("gzip") ? { bytes: zipped, encoding: "gzip" } : { bytes: gunzipSync(zipped) };
}

/** This script runs before anything is drawn, so that a dark page is never light for a moment. */
const chooseTheme =
  'try{const t=localStorage.getItem("parley-theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';

/**
 * Chooses the language as the person has, else as the browser likes it, and loads its texts beside the scripts: the
 * console draws nothing before it has them.
 */
const chooseLanguage = (texts: Texts) => `{const texts=${JSON.stringify(texts)};let wanted=navigator.languages;
try{wanted=[localStorage.getItem("parley-language")??"",...wanted]}catch{}
const code=wanted.map((each)=>each.slice(0,2)).find((each)=>Object.hasOwn(texts,each))??"en";
document.documentElement.lang=code;
const link=document.createElement("link");link.rel="modulepreload";link.href="/console/assets/"+texts[code];
document.head.append(link)}`;

/** Every script and style that runs is named by the page, or comes with its nonce. */
function writePage(call: AnyCall, { script, style, first, texts, font }: Built): Answer {
  const { config } = call.kernel;
  const nonce = randomBytes(16).toString("base64");
  const language = languageOf(call);
  const address = (name: string) => `/console/assets/${name}`;
  const preloads = first.map((name) => html`<link rel="modulepreload" href="${address(name)}">`);
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Parley</title>
<meta name="parley" data-signup="${config.signup}" data-address="${config.publicUrl}">
<script nonce="${nonce}">${markup(chooseTheme)}
${markup(chooseLanguage(texts))}</script>
<link rel="preload" as="font" type="font/woff2" href="${address(font)}" crossorigin>
<link rel="stylesheet" href="${address(style)}">${preloads}
<script type="module" nonce="${nonce}" src="${address(script)}"></script></head>
<body><div id="root"></div><noscript><p role="alert">${consoleTexts[language].needsScript}</p></noscript></body></html>
`;
  return new Answer(200, page.text, {
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "content-security-policy": [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "font-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join("; "),
  });
}

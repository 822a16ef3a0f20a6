import { basename } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { languageOfLocale, readable, type Translation } from "./translation.ts";

/** These keys name shortcuts and styles, which say nothing. */
const silent = /(?:accesskey|\.key|commandkey|\.style|\.width)$/i;

/** Reads a language pack of Mozilla: a ZIP of Fluent files and lists of properties. */
export function* readLangpack(path: string, bytes: Buffer): Generator<Translation> {
  const locale = /^langpack-([\w-]+)@/.exec(basename(path))?.[1] ?? "";
  const language = languageOfLocale(locale);
  if (language === undefined) return;
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(?:ftl|properties)$/.test(name) });
  for (const [name, content] of Object.entries(files)) {
    const file = name.replaceAll(locale, "*");
    for (const [key, text] of messagesOf(strFromU8(content))) {
      if (!silent.test(key)) yield { key: `${file} ${key}`, language, text: readable(text) };
    }
  }
}

/** Reads "key = text", whose attributes and further lines are indented. */
function* messagesOf(file: string): Generator<[key: string, text: string]> {
  let message = "";
  let key = "";
  let text = "";
  for (const line of file.split("\n")) {
    const [, indent, dot, name, value] = /^(\s*)(\.?)([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && (indent === "" || dot === ".")) {
      if (key !== "") yield [key, text];
      if (dot !== ".") message = name;
      key = dot === "." ? `${message}.${name}` : name;
      text = value!;
    } else if (/^\s+\S/.test(line)) text += ` ${line.replace(/^\s*\*?\[\w+\]|^\s*\{.*->\s*$|^\s*\}\s*$/, "")}`;
  }
  if (key !== "") yield [key, text];
}

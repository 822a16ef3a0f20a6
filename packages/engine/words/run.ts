import { tellOfWord } from "../src/reading/description/tell-of-word.ts";
import { languages } from "../src/reading/languages.ts";

const [code, ...words] = process.argv.slice(2);
const language = languages.find((one) => one.code === code);
const codes = languages.map((one) => one.code).join(", ");

if (language === undefined || !/[\p{L}\p{N}]/u.test(words.join(" "))) {
  console.error(
    code !== undefined && language === undefined
      ? `There is no language "${code}". Take one of ${codes}.`
      : `Name a language (${codes}) and a word: npm run words -- en refund`,
  );
  process.exitCode = 1;
} else for (const line of tellOfWord(language, words.join(" "))) console.log(line);

/** How mail programs introduce the mail that is answered, in seven languages: "On … wrote:". */
const introductions = [
  /^On .{4,300} wrote:$/,
  /^Am .{4,300} schrieb.{0,200}:$/,
  /^Le .{4,300} a écrit ?:$/,
  /^El .{4,300} escribió:$/,
  /^Em .{4,300} escreveu:$/,
  /^Il .{4,300} ha scritto:$/,
  /^Op .{4,300} schreef.{0,200}:$/,
];
const firstWord = /^(On|Am|Le|El|Em|Il|Op) /;
/** An introduction is broken into so many lines at most. */
const mostLinesOfIntroduction = 4;
const divider =
  /^-{2,}\s*(Original Message|Forwarded message|Ursprüngliche Nachricht|Original-Nachricht|Message d'origine|Message original|Mensaje original|Mensagem original|Messaggio originale|Oorspronkelijk bericht)\s*-{2,}$/i;
/** Outlook's block of headers: who, when, and within a few lines to whom. */
const from = /^\*?(From|Von|De|Da|Van) ?:\*? /i;
const sent = /^\*?(Sent|Date|Gesendet|Datum|Envoyé|Enviado( el| em)?|Fecha|Data|Inviato|Verzonden) ?:\*? /i;
const to = /^\*?(To|An|À|Para|A|Aan) ?:\*? /i;
const mostLinesOfBlock = 6;
const rule = /^[_-]{10,}$/;
const signOff =
  /^(Sent from my|Get Outlook for|Von meinem .{1,40} gesendet|Gesendet von|Envoyé de mon|Enviado desde mi|Enviado do meu|Inviato da|Verzonden vanaf)\b.{0,60}$/i;
const mostCharactersOfLine = 2_000;

/** What the person wrote: without the mail that is answered, and without the signature. */
export function cutQuotes(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const trimmed = lines.map((line) => (line.length > mostCharactersOfLine ? "" : line.trim()));
  const end = lines.findIndex((line, index) => endsHere(line, trimmed, index));
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !line.trimStart().startsWith(">"));
  const kept = own.join("\n").trimEnd().split("\n");
  while (kept.length > 0 && (signOff.test(kept.at(-1)!.trim()) || rule.test(kept.at(-1)!.trim()))) {
    kept.pop();
    while (kept.at(-1)?.trim() === "") kept.pop();
  }
  return kept
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function endsHere(line: string, trimmed: readonly string[], index: number): boolean {
  const first = trimmed[index]!;
  if (line === "-- " || line === "--") return true;
  if (divider.test(first)) return true;
  if (firstWord.test(first)) return isIntroduction(trimmed, index);
  return from.test(first) && isBlockOfHeaders(trimmed.slice(index + 1, index + mostLinesOfBlock));
}

function isIntroduction(trimmed: readonly string[], index: number): boolean {
  let joined = "";
  for (const line of trimmed.slice(index, index + mostLinesOfIntroduction)) {
    joined = `${joined} ${line}`.trim();
    // A date is in each: "On reflection, I wrote:" is the person's own.
    if (joined.length <= 600 && /\d/.test(joined) && introductions.some((pattern) => pattern.test(joined))) return true;
  }
  return false;
}

function isBlockOfHeaders(next: readonly string[]): boolean {
  return next.some((line) => sent.test(line)) && next.some((line) => to.test(line));
}

export type TextOfPdf = { text: string; x: number; y: number; size?: number; isBold?: boolean; turned?: boolean };

const height = 842;

/** Writes a PDF with these texts, whose places are in points from the left and the top of an A4 page. */
export function writePdf(pages: readonly TextOfPdf[][], isScan = false): Uint8Array {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${6 + at * 2} 0 R`).join(" ")}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>",
    stream("/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8", "\x80"),
  ];
  for (const page of pages) {
    const image = isScan ? "q 595 0 0 842 0 0 cm /I Do Q\n" : "";
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${height}]/Contents ${objects.length + 2} 0 R` +
        "/Resources<</Font<</F 3 0 R/B 4 0 R>>/XObject<</I 5 0 R>>>>>>",
      stream("", image + page.map(show).join("\n")),
    );
  }
  return writeObjects(isScan ? objects : objects.map((object, at) => (at === 4 ? "null" : object)));
}

/** Puts objects into a file, with the table that says where they are. */
export function writeObjects(objects: readonly string[]): Uint8Array {
  const parts = ["%PDF-1.7\n"];
  let length = parts[0]!.length;
  const entries = objects.map((object, at) => {
    const entry = `${String(length).padStart(10, "0")} 00000 n \n`;
    parts.push(`${at + 1} 0 obj\n${object}\nendobj\n`);
    length += parts.at(-1)!.length;
    return entry;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join("")}`;
  return Buffer.from(
    `${parts.join("")}${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`,
    "latin1",
  );
}

function show({ text, x, y, size = 10, isBold = false, turned = false }: TextOfPdf): string {
  const bytes = Buffer.from(text, "latin1").toString("hex");
  const matrix = turned ? `0 1 -1 0 ${x} ${height - y}` : `1 0 0 1 ${x} ${height - y}`;
  return `BT /${isBold ? "B" : "F"} ${size} Tf ${matrix} Tm <${bytes}> Tj ET`;
}

function stream(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

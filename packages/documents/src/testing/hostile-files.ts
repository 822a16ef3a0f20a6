import { strToU8, zipSync } from "fflate";
import { writeObjects } from "./write-pdf.ts";

type HostileFile = { name: string; bytes: Uint8Array; code: string };

const xml = (tag: string, times: number) => `${`<${tag}>`.repeat(times)}x${`</${tag}>`.repeat(times)}`;

/** Makes files that try to take all time or memory of their reader, and says with which code each is refused. */
export function hostileFiles(): HostileFile[] {
  const catalog = "<</Type/Catalog/Pages 2 0 R>>";
  const chain = Array.from({ length: 20_000 }, (_, at) => `<</Type/Pages/Count 1/Kids[${at + 3} 0 R]>>`);
  const many = [catalog, "<</Type/Pages/Count 200000/Kids[2 0 R]>>", ...Array<string>(200_000).fill("<<>>")];
  const zeros = new Uint8Array(30_000_000);
  const tables = `${"<w:tbl><w:tr><w:tc>".repeat(10_000)}${paragraph("x")}${"</w:tc></w:tr></w:tbl>".repeat(10_000)}`;
  const entities = `<!DOCTYPE w [<!ENTITY a "${"a".repeat(1_000)}"><!ENTITY b "${"&a;".repeat(1_000)}">]>`;
  const diagonal = Array.from({ length: 2_300 }, (_, at) => `${",".repeat(at)}x`).join("\n");
  const slides = { ...types, "ppt/presentation.xml": strToU8(xml("p:presentation", 100_000)) };
  const sheets = { ...types, "xl/workbook.xml": strToU8("<workbook/>"), "xl/worksheets/sheet1.xml": zeros };
  const parts = Array.from(
    { length: 20_000 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
  );
  return [
    { name: "bomb.zip", bytes: zipSync({ "a.txt": zeros }), code: "file-too-large" },
    { name: "bomb.xlsx", bytes: zipSync(sheets), code: "file-too-large" },
    { name: "tables.docx", bytes: word(tables), code: "file-unreadable" },
    { name: "entities.docx", bytes: word(paragraph("&b;"), entities), code: "file-unreadable" },
    { name: "deep.pptx", bytes: zipSync(slides, { level: 0 }), code: "file-unreadable" },
    { name: "diagonal.csv", bytes: strToU8(`a,b\n${diagonal}`), code: "file-too-large" },
    { name: "chain.pdf", bytes: writeObjects([catalog, ...chain]), code: "file-unreadable" },
    { name: "objects.pdf", bytes: writeObjects(many), code: "file-unreadable" },
    { name: "deep.html", bytes: strToU8(`<html><body>${xml("div", 1_000_000)}`), code: "file-unreadable" },
    { name: "parts.eml", bytes: strToU8(parts.join("")), code: "file-unreadable" },
  ];
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const types = { "[Content_Types].xml": strToU8("<Types/>") };
const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

function word(body: string, before = ""): Uint8Array {
  return zipSync({
    ...types,
    "_rels/.rels": strToU8(relations),
    "word/document.xml": strToU8(
      `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

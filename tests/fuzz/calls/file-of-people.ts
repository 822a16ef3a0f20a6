import { writeSpreadsheet } from "@parley/documents/testing";

const formats = [
  (email: string) => ({ bytes: Buffer.from(`name,email\nAda,${email}`), contentType: "text/csv" }),
  (email: string) => ({
    bytes: Buffer.from(
      writeSpreadsheet([
        ["name", "email"],
        ["Ada", email],
      ]),
    ),
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  }),
  (email: string) => ({
    bytes: Buffer.from(`BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEMAIL:${email}\r\nEND:VCARD\r\n`),
    contentType: "text/vcard",
  }),
  (email: string) => ({
    bytes: Buffer.from(JSON.stringify({ name: "Ada", email })),
    contentType: "application/x-ndjson",
  }),
];
let written = 0;

/** A file of one person, each time in the next of the formats that imports take. */
export function fileOfPeople(email: string): { bytes: Buffer; contentType: string } {
  return formats[written++ % formats.length]!(email);
}

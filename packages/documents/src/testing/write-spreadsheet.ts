import { utils, write } from "@e965/xlsx";

/** Writes a file of Excel with one sheet. A cell may be a text, a number, a boolean, a date or an object of the library. */
export function writeSpreadsheet(rows: readonly (readonly unknown[])[], format: "xlsx" | "ods" = "xlsx"): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), "Empty");
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][], { cellDates: true, UTC: true }), "People");
  return write(book, { type: "buffer", bookType: format, compression: true });
}

import type { Json } from "../schemas/document-reading.ts";
import type { ToolParameter, ValueFormat, ValueStyle } from "../toolbox.ts";

const stylesAt: Record<ToolParameter["in"], readonly ValueStyle[]> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "tabDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Reads how the document writes the values of a parameter or of a field of a form. */
export function readValueFormat(place: ToolParameter["in"], described: Json): ValueFormat {
  const style = stylesAt[place].find((each) => each === described.style);
  return {
    ...(style !== undefined && { style }),
    ...(typeof described.explode === "boolean" && { explode: described.explode }),
    ...(described.allowReserved === true && { allowReserved: true }),
  };
}

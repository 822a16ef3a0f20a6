import { encode } from "uqr";
import { type Html, html } from "../../../kernel/pages/html.ts";

/** Free squares around the code, which cameras need to find it. */
const border = 4;
const pixelsPerSquare = 5;

/** A QR code as a drawing within a page, dark on white in every surrounding: many cameras read no other. */
export function drawQrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: "M", border });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg role="img" aria-label="${label}" width="${size * pixelsPerSquare}" height="${size * pixelsPerSquare}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width="${size}" height="${size}" fill="#ffffff"/><path fill="#000000" d="${squares.join("")}"/></svg>`;
}

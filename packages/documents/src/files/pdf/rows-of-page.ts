import { superscript } from "../../html/superscript.ts";

/** A run of text on one line of a page, in points from its left and its top. */
export type Segment = { text: string; x: number; right: number; y: number; size: number; font: string };
/** Holds one line of a page, from left to right. A wide gap parts two segments. */
export type Row = { y: number; size: number; segments: Segment[] };
export type Piece = Segment & { isUpright: boolean };

/** The most that letters of one line lie apart, as a part of their size. */
const sameLine = 0.35;
const wideGap = 1.1;
const gapOfWords = 0.13;
const raisedSize = 0.8;
const raisedStep = 0.6;
const number = /^\d+$/;
/** Bullets, dashes as bullets, and numbers of steps. Symbol fonts have their bullets in the private area. */
export const listMark = /^(?:[•◦▪‣●○■□▸►➢✓✔·–—*-]|[\uE000-\uF8FF]|(?:\d{1,3}|[a-z])[.)])$/u;

/** Puts the pieces of a page together to rows, from top to bottom. Text at a slant is a watermark. */
export function rowsOfPage(pieces: readonly Piece[]): Row[] {
  const sorted = pieces.filter(({ isUpright }) => isUpright).sort((a, b) => a.y - b.y || a.x - b.x);
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let y = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const piece of sorted) {
    // A raised number stands above the letters that it belongs to.
    const isNote = size < raisedSize * piece.size && line.every(({ text }) => /^\s*\d*\s*$/.test(text));
    const mostStep = isNote ? raisedStep : sameLine;
    if (Math.abs(piece.y - y) > mostStep * Math.max(size, piece.size)) {
      lines.push(line);
      line = [];
      ({ y, size } = piece);
    }
    if (piece.size > size) ({ y, size } = piece);
    line.push(piece);
  }
  // A line may hold white space alone.
  const filled = [...lines, line].filter(({ length }) => length > 0);
  return filled.map(rowOf).filter(({ segments }) => segments.length > 0);
}

function rowOf(pieces: Piece[]): Row {
  pieces.sort((a, b) => a.x - b.x);
  const size = pieces.reduce((most, piece) => Math.max(most, piece.size), 0);
  const y = pieces.find((piece) => piece.size === size)!.y;
  const segments: Segment[] = [];
  let isSpaced = false;
  let charactersOfFont = 0;
  for (const { text: written, x, right, size: ownSize, font, y: ownY } of pieces) {
    const text = written.trim();
    const last = segments.at(-1);
    if (text === "") {
      isSpaced = true;
      continue;
    }
    const isRaised = number.test(text) && ownSize < raisedSize * size && ownY < y - 0.1 * size;
    // Bold text may be drawn twice, a little apart.
    if (last?.text.endsWith(text) && Math.abs(last.right - right) < 1 && x < last.right - 1) continue;
    const gap = last === undefined ? 0 : x - last.right;
    if (last === undefined || (gap > wideGap * size && !listMark.test(last.text))) {
      segments.push({
        text: isRaised ? superscript(text) : text,
        x,
        right,
        y: isRaised ? y : ownY,
        size: ownSize,
        font,
      });
      charactersOfFont = text.length;
    } else {
      const space = isSpaced || /^\s/.test(written) || gap > gapOfWords * size ? " " : "";
      last.text += isRaised ? superscript(text) : space + text;
      last.right = Math.max(last.right, right);
      if (text.length > charactersOfFont) {
        charactersOfFont = text.length;
        last.font = font;
        last.y = ownY;
        last.size = ownSize;
      }
    }
    isSpaced = /\s$/.test(written);
  }
  return { y, size, segments };
}

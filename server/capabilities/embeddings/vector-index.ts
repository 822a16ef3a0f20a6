import type { IndexedDocument, PassageIndex, RankedPassage } from "@parley/engine";
import { periodicYield } from "../../kernel/untrusted/periodic-yield.ts";
import { passageTexts } from "./passage-texts.ts";
import type { VectorRow } from "./store.ts";
import { scaleBytes } from "./vector-bytes.ts";

const noRow = -1;
const bytesOfHash = 150;
const bytesOfDocument = 300;
const bytesOfPassage = 16;
/** Rows of passages that are gone stay, until they are more than the others. */
const leastRowsToRebuild = 1_000;

/** The passages of one document: where each starts, and the row of its vector. */
type Held = { sourceId: string; starts: Int32Array; rows: Int32Array; isWhole: boolean };

/**
 * The vectors of one passage index, in memory beside it. It follows the index: what was taught since
 * gets its vectors, and what was removed is left out.
 */
export class VectorIndex {
  readonly settingId: string;
  /** The vectors that were read last. */
  position = { revision: 0, hash: "" };
  /** The knowledge version that was followed last. */
  knowledgeVersion = -1;
  #length = 0;
  #rowOf = new Map<string, number>();
  #numbers = new Int8Array(0);
  #scales = new Float32Array(0);
  #rowCount = 0;
  #documents = new Map<string, Held>();
  #passages = 0;
  #ranked = 0;

  constructor(settingId: string) {
    this.settingId = settingId;
  }

  get approximateBytes(): number {
    return (
      this.#numbers.byteLength +
      this.#scales.byteLength +
      this.#rowOf.size * bytesOfHash +
      this.#documents.size * bytesOfDocument +
      this.#passages * bytesOfPassage
    );
  }

  /** The share of the passages that have a vector, 0 to 1. */
  get share(): number {
    return this.#passages === 0 ? 0 : this.#ranked / this.#passages;
  }

  /**
   * Tells whether most of the memory is for passages that are gone: then the vectors are read
   * again.
   */
  get isMostlyGone(): boolean {
    return this.#rowCount > leastRowsToRebuild && this.#rowCount > this.#ranked * 2;
  }

  add(rows: readonly VectorRow[]): void {
    for (const { hash, revision, vector } of rows) {
      this.position = { revision, hash };
      if (vector === null) continue;
      if (this.#length === 0) this.#length = vector.length - scaleBytes;
      if (vector.length !== this.#length + scaleBytes) continue;
      const row = this.#rowOf.get(hash) ?? this.#rowCount++;
      this.#rowOf.set(hash, row);
      this.#reserve(this.#rowCount);
      this.#scales[row] = vector.readFloatLE(0);
      this.#numbers.set(vector.subarray(scaleBytes), row * this.#length);
    }
  }

  /** Finds the vectors of the passages that the index holds now. */
  async follow(index: PassageIndex): Promise<void> {
    const yieldIfDue = periodicYield();
    const live = new Set<string>();
    for (const document of index.everyDocument()) {
      live.add(document.documentId);
      if (this.#documents.get(document.documentId)?.isWhole !== true) {
        this.#documents.set(document.documentId, this.#hold(document));
      }
      await yieldIfDue();
    }
    this.#passages = 0;
    this.#ranked = 0;
    for (const [documentId, { rows }] of this.#documents) {
      if (!live.has(documentId)) {
        this.#documents.delete(documentId);
        continue;
      }
      this.#passages += rows.length;
      for (const row of rows) if (row !== noRow) this.#ranked++;
    }
  }

  /** The passages nearest in meaning, best first; those of these sources, null: of all. */
  async nearest(
    question: Float32Array,
    limit: number,
    sourceIds: ReadonlySet<string> | null,
  ): Promise<RankedPassage[]> {
    if (question.length !== this.#length) return [];
    const yieldIfDue = periodicYield();
    const best: (RankedPassage & { similarity: number })[] = [];
    for (const [documentId, { sourceId, starts, rows }] of this.#documents) {
      if (sourceIds !== null && !sourceIds.has(sourceId)) continue;
      for (const [at, row] of rows.entries()) {
        if (row === noRow) continue;
        const similarity = this.#similarity(row, question);
        if (best.length === limit && similarity < best.at(-1)!.similarity) continue;
        const place = best.findLastIndex((other) => isBefore(other, { documentId, similarity })) + 1;
        best.splice(place, 0, { documentId, start: starts[at]!, similarity });
        if (best.length > limit) best.pop();
      }
      await yieldIfDue();
    }
    return best.map(({ documentId, start }) => ({ documentId, start }));
  }

  #hold(document: IndexedDocument): Held {
    const texts = passageTexts(document);
    const rows = Int32Array.from(texts, ({ hash }) => this.#rowOf.get(hash) ?? noRow);
    const starts = Int32Array.from(texts, ({ start }) => start);
    return { sourceId: document.sourceId, starts, rows, isWhole: !rows.includes(noRow) };
  }

  #similarity(row: number, question: Float32Array): number {
    const numbers = this.#numbers;
    const from = row * this.#length;
    let sum = 0;
    for (let at = 0; at < question.length; at++) sum += question[at]! * numbers[from + at]!;
    return sum * this.#scales[row]!;
  }

  #reserve(rows: number): void {
    if (rows <= this.#scales.length) return;
    const capacity = Math.max(64, Math.ceil(rows * 1.5));
    const scales = new Float32Array(capacity);
    scales.set(this.#scales);
    this.#scales = scales;
    const numbers = new Int8Array(capacity * this.#length);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
  }
}

/** Equal ones are in the order of their documents, so that every node ranks alike. */
function isBefore(
  left: { documentId: string; similarity: number },
  right: { documentId: string; similarity: number },
): boolean {
  if (left.similarity !== right.similarity) return left.similarity > right.similarity;
  return left.documentId <= right.documentId;
}

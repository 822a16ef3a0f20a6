import { createReadStream } from "node:fs";
import { readBackup } from "@parley/backup";

/** The rows and hashes that a backup names at its end, without the moments at which they were read. */
type Told = {
  tables: { name: string; rows: number; sum: string }[];
  workspaces: { id: string; moment?: string; parts: object }[];
};

/** Reads what a backup says of its content. Two backups of the same content say the same. */
export async function contentsOf(file: string, passphrase: string): Promise<Told> {
  for await (const { name, content } of readBackup(createReadStream(file), { passphrase })) {
    if (name !== "contents") continue;
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    const told = JSON.parse(Buffer.concat(pieces).toString("utf8")) as Told;
    for (const workspace of told.workspaces) delete workspace.moment;
    return told;
  }
  throw new Error(`${file} has no contents.`);
}

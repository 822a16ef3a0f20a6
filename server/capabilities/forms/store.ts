import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute } from "../../kernel/storage/sql.ts";

/** Tables `spent_proof` and `spam_word`. */

type SpentProof = { workspaceId: string; hash: Buffer; endsAt: Date };

/** Says of each solution whether it is new: false for one that was sent before. One that comes twice in the list is new once. */
export async function insertSpentProofs(tx: Transaction, proofs: readonly SpentProof[]): Promise<boolean[]> {
  const inserted = await all<{ number: number }>(tx)`
    with given as (
      select number, workspace_id, proof_hash, ends_at
      from unnest(${proofs.map(({ workspaceId }) => workspaceId)}::uuid[], ${proofs.map(({ hash }) => hash)}::bytea[],
        ${proofs.map(({ endsAt }) => endsAt)}::timestamptz[]) with ordinality
        as given (workspace_id, proof_hash, ends_at, number)
    ), inserted as (
      insert into spent_proof (workspace_id, proof_hash, ends_at)
      -- In one order, so that two nodes do not wait for each other.
      select workspace_id, proof_hash, ends_at from given order by workspace_id, proof_hash
      on conflict do nothing
      returning workspace_id, proof_hash
    )
    select min(number) as number from given join inserted using (workspace_id, proof_hash)
    group by workspace_id, proof_hash`;
  const isNew = new Set(inserted.map(({ number }) => number));
  return proofs.map((_proof, index) => isNew.has(index + 1));
}

/** Works an hour late, so that no clock of a node still takes what is forgotten here. */
export async function deleteEndedProofs(db: Queryable): Promise<void> {
  await execute(db)`delete from spent_proof where ends_at < now() - interval '1 hour'`;
}

export type WordCount = { hash: number; spam: number; wanted: number };
export type AskedWords = { workspaceId: string; hashes: readonly number[] };

/** The counts of what each asks for, in no order; words that nobody taught are left out. */
export async function findWordCounts(db: Queryable, asked: readonly AskedWords[]): Promise<WordCount[][]> {
  const ofWorkspace = Map.groupBy(asked, ({ workspaceId }) => workspaceId);
  const wanted = [...ofWorkspace].flatMap(([workspaceId, all]) =>
    [...new Set(all.flatMap(({ hashes }) => hashes))].map((hash) => ({ workspaceId, hash })),
  );
  const found = await all<WordCount & { workspaceId: string }>(db)`
    select workspace_id, word_hash as hash, spam, wanted
    from unnest(${wanted.map(({ workspaceId }) => workspaceId)}::uuid[], ${wanted.map(({ hash }) => hash)}::bigint[])
      as asked (workspace_id, word_hash)
    join spam_word using (workspace_id, word_hash)`;
  const counts = new Map(found.map((count) => [`${count.workspaceId}:${count.hash}`, count]));
  return asked.map(({ workspaceId, hashes }) => hashes.flatMap((hash) => counts.get(`${workspaceId}:${hash}`) ?? []));
}

/** Adds to the counts of each word; what was taught wrong before is taken back with negative numbers. */
export async function addToWords(
  tx: Transaction,
  workspaceId: string,
  hashes: readonly number[],
  { spam, wanted }: { spam: number; wanted: number },
): Promise<void> {
  await execute(tx)`
    insert into spam_word as word (workspace_id, word_hash, spam, wanted)
    select ${workspaceId}::uuid, hash, greatest(${spam}::integer, 0), greatest(${wanted}::integer, 0)
    from unnest(${hashes}::bigint[]) as hash order by hash
    on conflict (workspace_id, word_hash) do update
      set spam = greatest(word.spam + ${spam}::integer, 0), wanted = greatest(word.wanted + ${wanted}::integer, 0)`;
}

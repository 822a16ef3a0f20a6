import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import { emit } from "../../../kernel/log/event.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { leadNoted } from "../events.ts";
import { findLead, leadIdOf } from "../find-lead.ts";
import { LeadId, LeadNoteId } from "../ids.ts";
import { Note } from "../schema.ts";
import { deleteNote, findNote, findNotes, insertNote } from "./store.ts";

type NoteQuery = { leadId: string; limit?: number; cursor?: string };

const showNote = show(Note);

/** Colleagues write these to each other about a lead. */
export const notes = {
  async add(context: Context, leadId: string, text: string): Promise<Note> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const done = context.progress?.value as { noteId: string } | undefined;
    const write = async (tx: Transaction) => {
      const lead = await findLead(tx, workspaceId, leadId);
      const authorId = caller.kind === "member" ? caller.id : null;
      const { id } = await insertNote(tx, workspaceId, { id: newUuid(), leadId: lead.id, text, authorId });
      const data = { leadId: LeadId.format(lead.id), noteId: LeadNoteId.format(id) };
      emit(tx, leadNoted, { workspaceId, data });
      return { noteId: id };
    };
    // A retry reads the note, so that it tells nothing of one that was erased since.
    const { noteId } = done ?? (await context.commit(write, { progressOf: (written) => written }));
    const note = await findNote(kernel.database.query, workspaceId, leadIdOf(leadId), noteId);
    if (note === undefined) throw noSuchNote();
    return showNote(note);
  },

  /** The newest comes first. */
  list: listOf({
    name: ({ leadId }: NoteQuery) => `notes of ${leadId}`,
    async find({ kernel, caller }, { last, limit }, { leadId }: NoteQuery) {
      const lead = await findLead(kernel.database.query, caller.workspaceId, leadId);
      return findNotes(kernel.database.query, caller.workspaceId, lead.id, { before: last, limit });
    },
    show: showNote,
  }),

  async remove(context: Context, leadId: string, noteId: string): Promise<void> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const uuid = LeadNoteId.parse(noteId);
    await context.commit(async (tx) => {
      if (uuid === undefined || !(await deleteNote(tx, workspaceId, uuid, leadIdOf(leadId)))) throw noSuchNote();
      await noteErasure(kernel, [{ kind: "lead-note", workspaceId, id: uuid }]);
    });
  },
};

function noSuchNote(): Problem {
  return new Problem(notFound, "This lead has no such note. List them with GET /api/leads/{id}/notes.");
}

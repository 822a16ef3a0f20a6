import Type, { type Static } from "typebox";
import { Nullable } from "../../kernel/wire/show.ts";

const count = (description: string) => Type.Integer({ description });
const bound = (description: string) => Nullable(Type.Integer({ description }));

const ofThing = (noun: string) => bound(`${noun}, where the operator has set a bound; otherwise null.`);
const things = {
  conversations: ofThing("Conversations"),
  leads: ofThing("Leads, spam included"),
  subscribers: ofThing("Subscribers, also those who left"),
};

export const WorkspaceUse = Type.Object(
  {
    use: Type.Object({
      runs: count("Runs of workflows that wait or are executed."),
      runBytes: count("Bytes of all runs, with their tasks and the events that they emitted."),
      eventBytes: count("Bytes of the events and of received webhooks."),
      knowledgeBytes: count("Bytes of the texts that assistants know, with former versions that replies cite."),
      fileBytes: count("Bytes of recordings."),
      ...things,
    }),
    quotas: Type.Object(
      {
        runs: bound("No further run starts with so many."),
        runBytes: bound("No further run starts with so many bytes."),
        eventBytes: bound("No further run starts and no webhook is taken with so many bytes."),
        knowledgeBytes: bound("No further source is taken with so many bytes."),
        fileBytes: bound("Nothing further is recorded with so many bytes."),
        ...things,
        chainRuns: bound("So many runs may follow from one event or run."),
      },
      { description: "The bounds of each; null: there is none." },
    ),
  },
  { $id: "WorkspaceUse" },
);
export type WorkspaceUse = Static<typeof WorkspaceUse>;

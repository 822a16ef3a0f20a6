import Type, { type Static } from "typebox";
import { IdOf, show, Time } from "../../kernel/wire/show.ts";
import { FileId } from "./ids.ts";

/** The parts of the body, for the reference: they are read while they arrive. */
export const NewFile = Type.Object(
  { file: Type.String({ format: "binary", description: "The file, as a part with a file name." }) },
  { $id: "NewFile" },
);

export const File = Type.Object(
  {
    id: IdOf(FileId),
    name: Type.String({ description: "The last segment of the name that the client sent." }),
    mimeType: Type.String({ description: "As the client declared it; it is not verified." }),
    bytes: Type.Integer({ minimum: 0 }),
    createdAt: Time,
  },
  { $id: "File" },
);
export type File = Static<typeof File>;
export const showFile = show(File);

export const FilePath = Type.Object({ fileId: Type.String() });
export const LinkPath = Type.Object({ token: Type.String() });

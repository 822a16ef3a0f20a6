import Type from "typebox";
import { anyone, ownAccount } from "../../../kernel/caller.ts";
import { bodyTooLarge, notFound, unavailable } from "../../../kernel/problem.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { User } from "../workspaces/schema.ts";
import { keepPicture, removePicture, showPicture } from "./keep-picture.ts";

const maxFileBytes = 10 * 1024 * 1024;

/** The part of the body, for the reference: it is read while it arrives. */
const NewPicture = Type.Object(
  { file: Type.String({ format: "binary", description: "The picture, as a part with a file name." }) },
  { $id: "NewPicture" },
);

/** These routes are for the picture of a person, which visitors and colleagues see beside what the person writes. */
export function pictureRoutes(app: Routes): void {
  app.put(
    "/api/auth/me/picture",
    {
      schema: {
        summary: "Show a picture of me to visitors and colleagues",
        description:
          "A PNG, JPEG, WebP or GIF of up to 10 MiB. Parley makes it anew, as a JPEG of at most 256 pixels a side, and keeps nothing else of the file. Visitors see it beside what you write.",
        body: NewPicture,
        response: { 200: User },
      },
      guard: ownAccount,
      body: { kind: "multipart", limits: { maxFiles: 1, maxFileBytes, maxFields: 0, maxFieldBytes: 0 } },
      maxBodyBytes: maxFileBytes + 10_000,
      problems: [bodyTooLarge, tooComplex, unavailable],
    },
    (call) => keepPicture(call),
  );
  app.delete(
    "/api/auth/me/picture",
    {
      schema: {
        summary: "Erase my picture",
        description: "Its address leads nowhere from now on. Your initials stand in its place.",
        response: { 204: null },
      },
      guard: ownAccount,
    },
    (call) => removePicture(call),
  );
  app.get(
    "/pictures/:picture",
    {
      schema: {
        summary: "Get the picture of a person",
        description: "By the address in `picture` of a member, or of the colleague who wrote a message.",
        params: Type.Object({ picture: Type.String({ maxLength: 60 }) }),
        response: { 200: null },
        alsoProduces: ["image/jpeg"],
      },
      guard: anyone,
      limit: "none",
      problems: [notFound],
    },
    (call) => showPicture(call, call.params.picture),
  );
}

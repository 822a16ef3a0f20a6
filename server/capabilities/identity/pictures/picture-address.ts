import Type from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";

/** The picture of a person, as others see it. */
export const Picture = Nullable(Type.String(), {
  description:
    "The path of a JPEG of at most 256 pixels a side, which needs no credential and changes with the picture. Null: this person has none.",
});

/** Gives the path at which browsers find a picture. Who does not know it cannot guess it. */
export function pictureAddress(pictureId: string | null): string | null {
  return pictureId === null ? null : `/pictures/${pictureId}`;
}

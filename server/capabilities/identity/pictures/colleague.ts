import Type from "typebox";
import { IdOf, Nullable } from "../../../kernel/wire/show.ts";
import { UserId } from "../ids.ts";
import { Picture } from "./picture-address.ts";

/** A member of the team, as visitors and other members see who answers. */
export const Colleague = Type.Object(
  { id: IdOf(UserId), name: Nullable(Type.String()), picture: Picture },
  {
    $id: "Colleague",
    description: "A member of the team. Without a name, the person has given none or the account was erased.",
  },
);

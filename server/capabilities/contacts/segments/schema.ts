import Type, { type Static } from "typebox";
import { Time } from "../../../kernel/wire/show.ts";
import { ContactFilter } from "../people/schema.ts";

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" });

export const NewSegment = Type.Object({ name: Name, filter: ContactFilter }, { ...closed, $id: "NewSegment" });
export type NewSegment = Static<typeof NewSegment>;

export const SegmentChange = Type.Partial(NewSegment, { ...closed, $id: "SegmentChange", minProperties: 1 });
export type SegmentChange = Static<typeof SegmentChange>;

export const Segment = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    filter: ContactFilter,
    count: Type.Integer({
      description:
        "How many contacts fit now, in a list counted up to 10,000. When a list takes long, the last ones are not counted: 0, and not exact.",
    }),
    countIsExact: Type.Boolean({ description: "False when more contacts may fit than `count` says." }),
    createdAt: Time,
  },
  { ...closed, $id: "Segment" },
);
export type Segment = Static<typeof Segment>;

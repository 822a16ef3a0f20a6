/**
 * The kind says what an answer must hold to be one: a price for "how much is …", a person for "who
 * …". An "extent" is a length or a duration ("how long"), a "size" a height, depth or width.
 */
export type AnswerKind = "money" | "moment" | "extent" | "weight" | "size" | "number" | "place" | "person";

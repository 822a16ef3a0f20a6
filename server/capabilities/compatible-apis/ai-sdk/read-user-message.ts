import type { ModelImage, ModelMessage } from "../../../providers/model/model.ts";
import { unsupported } from "../problems.ts";
import { readImageAddress } from "../read-image-address.ts";
import type { UiMessage, UiPart } from "./schema.ts";

type UserMessage = ModelMessage & { role: "user" };

/** A page's own data travels in parts of this kind; they are not for the model. */
const dataPart = /^data-/;

/** Reads a message of the user: its texts and images. Throws unsupported-parameter for any other part. */
export function readUserMessage({ parts = [] }: UiMessage, pointer: string): UserMessage {
  const texts: string[] = [];
  const images: ModelImage[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.type === "text") texts.push(part.text ?? "");
    else if (part.type === "file") images.push(readImage(part, `${pointer}/parts/${index}`));
    else if (!dataPart.test(part.type)) {
      const sentence = "Parley does not read parts of this type from a user. Leave them out.";
      throw unsupported(`${pointer}/parts/${index}/type`, sentence);
    }
  }
  const text = texts.join("\n");
  return images.length === 0 ? { role: "user", text } : { role: "user", text, images };
}

function readImage({ url = "", mediaType = "" }: UiPart, pointer: string): ModelImage {
  if (!/^image\//i.test(mediaType)) {
    const sentence = `Parley reads images and no other files (${mediaType || "no mediaType"}). Leave the file out.`;
    throw unsupported(pointer, sentence);
  }
  return readImageAddress(url, `${pointer}/url`);
}

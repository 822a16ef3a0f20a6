import type { ModelImage } from "../../../providers/model/model.ts";
import { unsupported } from "../problems.ts";
import { readImageAddress } from "../read-image-address.ts";
import type { ContentPart, MessageContent } from "./schema.ts";

/** The types of content parts that hold text, in chat completions and in responses. */
const textTypes = new Set(["text", "input_text", "output_text", "refusal"]);
const imageTypes = new Set(["image_url", "input_image"]);

/** The text of a message that may hold nothing else. Throws unsupported-parameter. */
export function readText(content: MessageContent, pointer: string): string {
  const { text, images } = readContent(content, pointer);
  if (images.length === 0) return text;
  throw unsupported(pointer, "Only messages of the user may hold images.");
}

/**
 * Reads the text and the images of a message. Throws unsupported-parameter for parts of another type,
 * such as audio and files.
 */
export function readContent(content: MessageContent, pointer: string): { text: string; images: ModelImage[] } {
  if (typeof content === "string") return { text: content, images: [] };
  const texts: string[] = [];
  const images: ModelImage[] = [];
  for (const [index, part] of (content ?? []).entries()) {
    const place = `${pointer}/${index}`;
    if (textTypes.has(part.type)) texts.push(part.text ?? part.refusal ?? "");
    else if (imageTypes.has(part.type)) images.push(readImage(part, place));
    else throw unsupported(`${place}/type`, "Parley reads texts and images. Leave out parts of this type.");
  }
  return { text: texts.join("\n"), images };
}

function readImage({ image_url: image }: ContentPart, pointer: string): ModelImage {
  const url = typeof image === "object" ? image?.url : image;
  if (url != null) return readImageAddress(url, `${pointer}/image_url`);
  throw unsupported(pointer, "An image must come with its `image_url`: Parley stores no files.");
}

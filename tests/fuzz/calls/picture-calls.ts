import { must, type Resident, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const contentType = "multipart/form-data; boundary=fuzz";
const head = '--fuzz\r\nContent-Disposition: form-data; name="file"; filename="ada.png"\r\n\r\n';
const bytes = Buffer.concat([Buffer.from(head), Buffer.from(dot, "base64"), Buffer.from("\r\n--fuzz--\r\n")]);

/** Gives a person a picture, and the last part of its address. */
export async function newPicture(person: Resident): Promise<string> {
  const request = { body: bytes, headers: { "content-type": contentType } };
  const { body } = await must(person.client.call("PUT", "/api/auth/me/picture", request));
  return body.picture.split("/").at(-1);
}

export const pictureCalls: Record<string, (world: World) => Promise<ValidCall> | ValidCall> = {
  "PUT /api/auth/me/picture": () => ({ rawBody: { bytes, contentType } }),
  "DELETE /api/auth/me/picture": async ({ makePerson }) => {
    const person = await makePerson();
    await newPicture(person);
    return { person };
  },
  "GET /pictures/{picture}": async ({ makePerson }) => ({ params: { picture: await newPicture(await makePerson()) } }),
};

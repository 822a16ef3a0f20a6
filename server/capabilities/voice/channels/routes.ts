import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { changeChannel } from "./change-channel.ts";
import { createChannel } from "./create-channel.ts";
import { findOwnChannel, removeChannel } from "./find-own-channel.ts";
import { readChannels, showChannel } from "./read-channels.ts";
import { Channel, ChannelChange, ChannelWithSecret, NewChannel } from "./schema.ts";

const ChannelPath = Type.Object({ channelId: Type.String({ description: "The `vch_…` id of the channel." }) });
const guard = may("voice:write");

export function channelRoutes(app: Routes): void {
  app.post(
    "/api/voice/channels",
    {
      schema: {
        summary: "Create a voice channel",
        description:
          "A channel is a voice platform outside that talks with an assistant: Alexa, Dialogflow, Twilio. It sends no bearer token; each request has the platform's own proof.",
        body: NewChannel,
        response: { 201: ChannelWithSecret },
      },
      guard,
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => createChannel(call, call.body),
  );
  app.get(
    "/api/voice/channels",
    {
      schema: { summary: "List the voice channels", query: PageQuery, response: { 200: PageOf(Channel) } },
      guard,
    },
    (call) => readChannels(call, call.query),
  );
  app.get(
    "/api/voice/channels/:channelId",
    {
      schema: { summary: "Read a voice channel", params: ChannelPath, response: { 200: Channel } },
      guard,
    },
    async (call) => showChannel(call.kernel, await findOwnChannel(call, call.params.channelId)),
  );
  app.patch(
    "/api/voice/channels/:channelId",
    {
      schema: {
        summary: "Change a voice channel",
        params: ChannelPath,
        body: ChannelChange,
        response: { 200: Channel },
      },
      guard,
      problems: [cannotBeDone],
    },
    (call) => changeChannel(call, call.params.channelId, call.body),
  );
  app.delete(
    "/api/voice/channels/:channelId",
    {
      schema: {
        summary: "Delete a voice channel",
        description: "Its platform gets no more answers. The conversations stay.",
        params: ChannelPath,
        response: { 204: null },
      },
      guard,
    },
    (call) => removeChannel(call, call.params.channelId),
  );
}

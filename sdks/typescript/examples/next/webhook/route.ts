// Next.js: a webhook comes in. This file belongs to app/webhook/route.ts.

import { WebhookRefused, webhooks } from "@parley/client";

export async function POST(request: Request): Promise<Response> {
  try {
    const event = await webhooks.unwrap(await request.text(), request.headers, process.env.WEBHOOK_SECRET!);
    if (event.type === "message.created") console.log(event.id, event.data.text);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookRefused) return new Response(error.reason, { status: 400 });
    throw error;
  }
}

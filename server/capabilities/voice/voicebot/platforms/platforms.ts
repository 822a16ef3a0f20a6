import { alexa } from "./alexa/alexa.ts";
import { dialogflowCx } from "./dialogflow-cx.ts";
import { dialogflowEs } from "./dialogflow-es.ts";
import type { Platform } from "./platform.ts";
import { twilio } from "./twilio/twilio.ts";

export const platforms: readonly Platform[] = [alexa, dialogflowEs, dialogflowCx, twilio];

import type {
  ModelImage,
  ModelMessage,
  ModelTool,
  ResponseFormat,
  Sampling,
  ToolChoice,
} from "../../../providers/model/model.ts";
import type { GivenSettings } from "../../assistants/index.ts";

/**
 * A caller wants this of one reply beyond the question: the parameters of the APIs that are
 * compatible with a vendor's. It is stored with the pending reply, so that any node can make it.
 */
export type ReplyRequest = {
  /** The caller's own instructions, in addition to the assistant's. */
  instructions?: readonly string[];
  /** This was said before the question, as the caller tells it. */
  told?: readonly ModelMessage[];
  /** Says whether `told` is all that the model sees of the past; else the stored messages go before it. */
  isWholeHistory?: boolean;
  /** Calls of the caller's tools after the question, with their results. */
  results?: readonly ModelMessage[];
  /** The images belong to the question. */
  images?: readonly ModelImage[];
  sampling?: Sampling;
  maxOutputTokens?: number;
  responseFormat?: ResponseFormat;
  /** Tools that the caller runs: a call of one of them ends the reply. */
  tools?: readonly ModelTool[];
  toolChoice?: ToolChoice;
  /** A trial lays these over the assistant's own settings. */
  settings?: GivenSettings;
};

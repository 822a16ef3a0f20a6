import { show } from "../../../kernel/wire/show.ts";
import { Delivery } from "../schema.ts";
import type { DeliveryWithEvent } from "./with-events.ts";

const shape = show(Delivery);

/** Shows a delivery as the API shows it. */
export function showDelivery(row: DeliveryWithEvent): Delivery {
  return shape({ ...row, eventId: row.event.id });
}

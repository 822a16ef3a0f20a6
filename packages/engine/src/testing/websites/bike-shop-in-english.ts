import { asks, page, type Website } from "./website.ts";

/** An invented bike shop: its days stand above their hours, and its number below words of its own. */
export const bikeShopInEnglish: Website = {
  name: "Spoke & Chain Cycles",
  pages: [
    page(
      "home",
      "Spoke & Chain Cycles, Whitby",
      `
# Your friendly bike shop by the sea

New and used bikes, repairs while you wait, and hire by the day.

##### Opening times

Tue-Fri  
9.30am - 5.30pm

Sat  
9am - 4pm

Sun & Mon  
Closed

##### Ring the shop

01947 555 210
`,
    ),
    page(
      "lessons",
      "Lessons",
      `
# Lessons

| Lesson | Day | Time | Coach |
| --- | --- | --- | --- |
| First ride | Monday | 10:00 - 11:00 | Ann Hill |
| Trail skills | Tuesday | 18:00 - 19:30 | Joe Park |
| Maintenance | Wednesday | 18:00 - 20:00 | Ann Hill |
| Road group | Thursday | 18:00 - 20:00 | Joe Park |
| Family ride | Sunday | 10:00 - 12:00 | Ann Hill |
`,
    ),
    page(
      "workshop",
      "Workshop & repairs",
      `
# Workshop

Drop your bike off at any time.

### Bronze service

£45

Gears, brakes and a safety check.

### Silver service

£85

Wheels trued and drivetrain cleaned.
`,
    ),
    page(
      "hire",
      "Bike hire",
      `
# Hire

## Prices

Tandem

£40

per day

Trial ride  
free
`,
    ),
  ],
  questions: [
    asks("are u open sunday", "Closed", "9am | Family ride"),
    asks("what time do you shut on saturdays", "4pm"),
    asks("phone no", "01947 555 210"),
    asks("silver service", "£85", "£45"),
    asks("how much is a tandem", "£40", "Trial"),
  ],
};

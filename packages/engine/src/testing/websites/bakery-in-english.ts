import { asks, isNotTold, page, type Website } from "./website.ts";

/** An invented bakery with two shops, a price list in a table and one in cards. */
export const bakeryInEnglish: Website = {
  name: "Thornbeck Bakehouse",
  pages: [
    page(
      "home",
      "Thornbeck Bakehouse",
      `
# Bread worth getting up for

We bake sourdough, rye and buns over a wood fire, and sell them in two shops.

Thornbeck Bakehouse Ltd  
14 Mill Lane  
Thornbeck  
TB4 7QX

Phone: 01632 960 418  
[hello@thornbeck.example](mailto:hello@thornbeck.example)
`,
    ),
    page(
      "hours",
      "Thornbeck Bakehouse - Opening hours",
      `
# Opening hours

## Mill Lane shop

| Day | Open |
| --- | --- |
| Monday | Closed |
| Tuesday – Friday | 7:30 – 17:00 |
| Saturday | 7:00 – 14:00 |
| Sunday | 8:00 – 12:00 |

## Harbour kiosk

Thursday to Sunday, 9 a.m. – 3 p.m.

On bank holidays both shops are closed.
`,
    ),
    page(
      "prices",
      "Thornbeck Bakehouse - Prices",
      `
# Our prices

| Bread | Small | Large |
| --- | --- | --- |
| Sourdough | £3.20 | £5.40 |
| Dark rye | £3.80 | £6.10 |
| Milk loaf | £2.90 | £4.60 |

## Buns

#### Cinnamon bun

# £2.40

#### Cheese bun

# £2.80

## Classes

**Sourdough day:** £85 per person, flour included  
**Children's baking (Wed 15:30):** £18
`,
    ),
    page(
      "privacy",
      "Privacy policy",
      `
# Privacy policy

The controller is Thornbeck Bakehouse Ltd. Write to dataprotection@thornbeck.example or call 01632 960 999, Monday to Friday from 10:00 to 11:00.
`,
    ),
  ],
  questions: [
    asks("Are you open on Sundays?", "Sunday | 8:00 – 12:00", "dataprotection"),
    asks("How much is a large dark rye?", "£6.10", "£5.40"),
    asks("what's your number", "01632 960 418", "960 999"),
    asks("price of a cinnamon bun", "£2.40", "£2.80"),
    asks("When is the harbour kiosk open?", "9 a.m. – 3 p.m."),
    asks("Where are you?", "14 Mill Lane | TB4 7QX"),
    isNotTold("How much is a birthday cake?"),
    isNotTold("What's your fax number?"),
    asks("opening hours mill lane", "Monday | 7:00 – 14:00"),
    asks("open on wednesdays?", "7:30 – 17:00"),
    asks("what does the sourdough day cost", "£85", "£3.20"),
    asks("email?", "hello@thornbeck.example", "dataprotection"),
    asks("When is the children's baking class?", "Wed 15:30"),
    asks("are you closed on bank holidays", "closed"),
    isNotTold("What does delivery cost?"),
    isNotTold("When is the summer party?"),
  ],
};

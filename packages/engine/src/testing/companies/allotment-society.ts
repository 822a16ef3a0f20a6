/**
 * The help pages of an invented allotment society. Each section has questions in words that people
 * use and, where they help, further phrasings and a word that only this society has.
 */
type HelpSection = { heading: string; text: string; holds: string; questions: readonly string[] };
export type HelpArticle = { id: string; title: string; vague: string; sections: readonly HelpSection[] };

export const allotmentSociety: readonly HelpArticle[] = [
  {
    id: "plot",
    title: "Getting a plot",
    vague: "General information",
    sections: [
      {
        heading: "How do I apply for a plot?",
        text: "1. Open **Plots** and choose **Join the list**.\n2. Enter your address and the size you want.\n3. Confirm with the link that we send you.",
        holds: "Join the list",
        questions: ["how can I get a plot", "where do I apply for an allotment garden", "I want to rent a plot"],
      },
      {
        heading: "How long is the waiting list?",
        text: "Large ones take about two years, half ones nine months. Your place is shown under your name.",
        holds: "nine months",
        questions: [
          "how long do I have to wait for a plot",
          "how long is the list",
          "what is my place on the waiting list",
        ],
      },
      {
        heading: "Can I share my plot with a friend?",
        text: "Yes, with one other person. Both sign the agreement, and both answer for the rules.",
        holds: "one other person",
        questions: ["may two people have one plot", "can I share the plot with my neighbour", "sharing a plot"],
      },
    ],
  },
  {
    id: "rent",
    title: "Rent and payment",
    vague: "Things to know",
    sections: [
      {
        heading: "How much is the rent?",
        text: "It is 84 crowns a year for a full one and 46 crowns for a half one. Water is included.",
        holds: "84 crowns",
        questions: ["what does a plot cost per year", "how much rent do I pay", "price of a half plot"],
      },
      {
        heading: "How do I change my bank details?",
        text: "1. Open **My account**.\n2. Choose **Payments**, then **Edit**.\n3. Enter the new number and save.",
        holds: "Payments",
        questions: [
          "I have a new bank account",
          "how to update my payment details",
          "change the account you take the rent from",
        ],
      },
      {
        heading: "Do I get money back when I leave?",
        text: "You get back what is left of the year from the month after the keys are returned, without the deposit for damage.",
        holds: "month after the keys",
        questions: [
          "refund when I give up my plot",
          "is the rent paid back if I stop",
          "do I get a refund when I leave",
        ],
      },
    ],
  },
  {
    id: "water",
    title: "Water",
    vague: "Good to know",
    sections: [
      {
        heading: "When is the water turned on?",
        text: "From the last Saturday of March until the first frost. In winter the pipes are empty.",
        holds: "last Saturday of March",
        questions: ["when does the water start in spring", "is there water in winter", "from when is there water"],
      },
      {
        heading: "May I use a hose?",
        text: "Only before nine in the morning, with your hand on it. Sprinklers are forbidden.",
        holds: "before nine",
        questions: ["are hoses allowed", "can I water with a hose", "is a sprinkler allowed"],
      },
      {
        heading: "What do I do when a tap leaks?",
        text: "1. Close the red valve behind the shed.\n2. Write the number of the tap into the book.\n3. Call the warden.",
        holds: "red valve",
        questions: ["the tap is leaking", "broken tap, who do I tell", "water runs out of the tap all the time"],
      },
    ],
  },
  {
    id: "sheds",
    title: "Sheds and greenhouses",
    vague: "Notes for members",
    sections: [
      {
        heading: "May I build a shed?",
        text: "One of up to four square metres, at the north edge. Send a sketch before you begin.",
        holds: "four square metres",
        questions: ["can I put up a garden hut", "how large may a shed be", "am I allowed to build a shed"],
      },
      {
        heading: "Do I need a permit for a greenhouse?",
        text: "Not below two metres in height. Glass is not allowed; use clear plastic.",
        holds: "two metres",
        questions: ["is a greenhouse allowed", "permission for a greenhouse", "can my greenhouse be made of glass"],
      },
      {
        heading: "How do I get rid of an old shed?",
        text: "1. Take out metal and glass.\n2. Book the trailer under **Services**.\n3. Load it by noon on Friday.",
        holds: "trailer",
        questions: ["remove my old hut", "who takes away a broken shed", "how to dispose of a shed"],
      },
    ],
  },
  {
    id: "keys",
    title: "Keys and the gate",
    vague: "Questions and answers",
    sections: [
      {
        heading: "What do I do when I lose my key?",
        text: "Report it the same day. A new one costs 12 crowns and is ready after two days.",
        holds: "12 crowns",
        questions: ["I lost my key", "my key is gone", "how much is a new key"],
      },
      {
        heading: "When is the gate locked?",
        text: "From dusk until six in the morning. With your key you can leave at any time.",
        holds: "dusk",
        questions: ["until what time is the gate open", "when do you close the gate", "can I get in at night"],
      },
      {
        heading: "Can I drive up to my plot?",
        text: "On Saturdays before ten, to unload. Otherwise leave the car at the road.",
        holds: "Saturdays before ten",
        questions: ["may I come with the car", "where do I park", "can I bring soil by car"],
      },
    ],
  },
  {
    id: "end",
    title: "Giving up a plot",
    vague: "Leaflet 6",
    sections: [
      {
        heading: "How do I give up my plot?",
        text: "1. Write to the office by the end of September.\n2. Clear it by the last day of October.\n3. Return both keys.",
        holds: "end of September",
        questions: ["I want to cancel my plot", "how can I leave the society", "terminate my agreement"],
      },
      {
        heading: "Can my daughter take it over?",
        text: "Yes, when she has helped for one season and lives in the town. Nobody else can.",
        holds: "one season",
        questions: [
          "can I pass my plot on to my son",
          "may my family get my plot after me",
          "transfer the plot to a relative",
        ],
      },
    ],
  },
];

/**
 * Others call each section by these words, which serve as alternatives of a FAQ. None is one of the
 * questions above.
 */
export const otherWordings: Readonly<Record<string, readonly string[]>> = {
  "How do I apply for a plot?": [
    "renting an allotment",
    "I would like a garden",
    "how to sign up for a plot",
    "get an allotment",
    "become a member with a plot",
  ],
  "How long is the waiting list?": [
    "how long until I get one",
    "waiting time",
    "my position in the list",
    "when is it my turn",
    "how many months must I wait",
  ],
  "Can I share my plot with a friend?": [
    "two tenants",
    "garden together with someone",
    "share with neighbours",
    "joint plot",
    "may we be two",
  ],
  "How much is the rent?": ["annual fee", "price for a year", "what do I pay", "cost of a plot", "fee for half a plot"],
  "How do I change my bank details?": [
    "new account number",
    "update payment",
    "my bank has changed",
    "another account for the rent",
    "edit direct debit",
  ],
  "Do I get money back when I leave?": [
    "refund of the rent",
    "money back after ending",
    "paid back when I stop",
    "remaining rent",
    "return of what I paid",
  ],
  "When is the water turned on?": [
    "water in spring",
    "water in the winter months",
    "since when is water running",
    "start of the water",
    "no water yet",
  ],
  "May I use a hose?": ["watering with a hosepipe", "are sprinklers ok", "hose allowed", "hose rules", "sprinkling"],
  "What do I do when a tap leaks?": [
    "dripping tap",
    "leaking tap",
    "tap is broken",
    "water does not stop running",
    "report a defect of a tap",
  ],
  "May I build a shed?": [
    "build a hut",
    "size of a shed",
    "put up a tool house",
    "garden house allowed",
    "largest shed",
  ],
  "Do I need a permit for a greenhouse?": [
    "permission for glass houses",
    "glass greenhouse",
    "greenhouse rules",
    "can I have a greenhouse",
    "height of a greenhouse",
  ],
  "How do I get rid of an old shed?": [
    "dispose of a hut",
    "take my shed away",
    "remove a shed",
    "bulky waste",
    "demolish the shed",
  ],
  "What do I do when I lose my key?": [
    "lost key",
    "key is missing",
    "replacement key",
    "price of a key",
    "I cannot find my key",
  ],
  "When is the gate locked?": [
    "opening hours of the gate",
    "gate closed",
    "enter at night",
    "when is it open",
    "closing time",
  ],
  "Can I drive up to my plot?": [
    "come by car",
    "parking",
    "drive in with a van",
    "bring material by car",
    "unload my car",
  ],
  "How do I give up my plot?": [
    "cancel the lease",
    "leave the society",
    "terminate",
    "end my membership",
    "stop renting",
  ],
  "Can my daughter take it over?": [
    "hand it on to my son",
    "my family takes over",
    "pass on to relatives",
    "inherit a plot",
    "transfer to my wife",
  ],
};

export const wordsOfTheSociety: readonly (readonly string[])[] = [
  ["plot", "allotment", "garden"],
  ["shed", "hut"],
  ["cancel", "terminate", "leave"],
];

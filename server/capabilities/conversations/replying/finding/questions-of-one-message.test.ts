import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../../testing/client.ts";
import { useTestServer } from "../../../../testing/test-server.ts";

const server = useTestServer();

type Centre = {
  code: string;
  articles: readonly { title: string; content: string }[];
  /** Several questions, and what the one reply holds. */
  several: readonly [message: string, ...holds: string[]][];
  /** Two turns, and what the second reply holds. */
  followUps: readonly [first: string, second: string, holds: string][];
};

const centres: readonly Centre[] = [
  {
    code: "en",
    articles: [
      {
        title: "Shelves",
        content: `A shelf keeps recipes that belong together.

## Create a shelf

Open **Kitchen** and press **New shelf**. Give the shelf a name and a colour.

## What a shelf holds

Recipes of all kinds. The recipes on a shelf are sorted by name.

## Limits

Each shelf can hold 40 recipes.

## Rename a shelf

Press the pencil beside the name of the shelf and press **Done**.`,
      },
      {
        title: "Print a recipe",
        content: `Recipes are printed on one page.

## Print

Open the recipe, press **Paper** and choose the printer.`,
      },
      {
        title: "Delete your account",
        content: `Deleting an account erases its recipes.

## Delete an account

Open **Profile** and press **Erase me**. Recipes are gone at once.`,
      },
    ],
    several: [
      ["how do I rename a shelf and delete my account", "pencil", "Erase me"],
      ["how do I create a shelf and then print it?", "New shelf", "Paper"],
      ["I want to create a shelf and I want to delete my account", "New shelf", "Erase me"],
    ],
    followUps: [["How do I create a shelf?", "how many recipes can it hold at most?", "40 recipes"]],
  },
  {
    code: "fr",
    articles: [
      {
        title: "Les étagères",
        content: `Une étagère range des recettes.

## Créer une étagère

Ouvrez **Cuisine** et appuyez sur **Nouvelle étagère**.

## Renommer une étagère

Appuyez sur le crayon à côté du nom de l'étagère.`,
      },
      {
        title: "Supprimer son compte",
        content: `Supprimer un compte efface ses recettes.

## Supprimer un compte

Ouvrez **Profil** et appuyez sur **Effacer**.`,
      },
    ],
    several: [
      ["comment supprimer mon compte et créer une étagère", "Effacer", "Nouvelle étagère"],
      ["c'est quoi une étagère et comment supprimer mon compte ?", "étagère", "Effacer"],
    ],
    followUps: [],
  },
  {
    code: "de",
    articles: [
      {
        title: "Regale",
        content: `Ein Regal hält Rezepte zusammen.

## Ein Regal anlegen

Öffnen Sie **Küche** und drücken Sie **Neues Regal**.

## Was ein Regal fasst

In Schritt 3 eines Menüs erscheint das Regal am Rand. Rezepte in einem Regal stehen nach dem Namen. Ein Regal fasst höchstens 40 Rezepte.`,
      },
      {
        title: "Konto löschen",
        content: `Wer sein Konto löscht, verliert seine Rezepte.

## Ein Konto löschen

Öffnen Sie **Profil** und drücken Sie **Alles löschen**.`,
      },
    ],
    several: [["wie lege ich ein Regal an und wie lösche ich mein Konto", "Neues Regal", "Alles löschen"]],
    followUps: [["Wie lege ich ein Regal an?", "wie viele Rezepte fasst es?", "40 Rezepte"]],
  },
];

for (const centre of centres) {
  describe(`recipes in ${centre.code}`, () => {
    let client: TestClient;
    let conversations = 0;
    before(async () => {
      ({ client } = await signUp(server.client));
      await client.post("/api/knowledge/sources", {
        sources: centre.articles.map((article) => ({ type: "text", ...article })),
      });
    });
    const say = async (...texts: string[]) => {
      const sessionId = `conversation ${conversations++}`;
      let reply: Awaited<ReturnType<TestClient["post"]>> | undefined;
      for (const message of texts) reply = await client.post("/api/chatbot/send", { sessionId, message });
      assert.equal(reply?.status, 200, reply?.text);
      return reply!.body;
    };

    for (const [message, ...holds] of centre.several)
      test(`each question is answered: ${message}`, async () => {
        const { aiResponse, answered } = await say(message);
        assert.equal(answered, true, aiResponse);
        for (const words of holds) assert.ok(aiResponse.includes(words), aiResponse);
      });

    for (const [first, second, holds] of centre.followUps)
      test(`a follow-up stays with the source of the last answer: ${second}`, async () => {
        const { aiResponse } = await say(first, second);
        assert.ok(aiResponse.includes(holds), aiResponse);
      });
  });
}

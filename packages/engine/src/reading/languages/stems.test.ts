import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languageOf } from "../languages.ts";
import { readWords } from "../read-words.ts";

describe("all forms of one word have one stem", () => {
  const forms = [
    ["de", "anmelden angemeldet angemeldete anzumelden Anmeldung"],
    ["de", "einrichten eingerichtet einzurichten"],
    ["de", "zurückschicken zurückgeschickt zurückzuschicken"],
    ["de", "eingeben eingegeben einzugeben"],
    ["de", "hinzufügen hinzugefügt hinzuzufügen"],
    ["de", "Konto Konten"],
    ["de", "Angebot Angebote Angeboten"],
    ["de", "Umgebung Umgebungen"],
    ["de", "abschließen abgeschlossen abgeschlossenen"],
    ["de", "verbinden verbunden Verbindung"],
    ["de", "zurückgeben zurückgibt zurückgegeben"],
    ["de", "helfen hilft"],
    ["de", "Gebühr Gebühren"],
    ["de", "Gerät Geräte Geräten"],
    ["nl", "afmelden afgemeld afgemelde"],
    ["nl", "opzeggen opgezegd"],
    ["nl", "leveren levert geleverd"],
    ["nl", "bestellen bestel besteld"],
    ["nl", "bevestigen bevestigd"],
    ["nl", "pakket pakketten"],
    ["es", "pagar pago pagado pagué pagarlo"],
    ["es", "recibir recibí recibirlo recibido"],
    ["es", "devolver devolución devoluciones"],
    ["es", "devolver devuelve devuelvo devuelto"],
    ["es", "enviar enviáis enviamos envíos"],
    ["es", "abrir abrís abrimos abren abierto apertura"],
    ["es", "cerrar cierran cerrado"],
    ["es", "pedir pide pedido"],
    ["es", "próximo próximos"],
    ["es", "conectar conexión conexiones"],
    ["pt", "cartão cartões"],
    ["pt", "devolver devolução devoluções"],
    ["pt", "abrir abrem abrimos aberto abertura"],
    ["pt", "próximo próximos"],
    ["pt", "pagar paguei pagamento"],
    ["it", "registrare registrarmi registrato registrazione"],
    ["it", "restituire restituisco restituito"],
    ["it", "spedire spediamo spedite spediscono spedizione"],
    ["it", "aprire aprite aperto apertura"],
    ["it", "chiudere chiudete chiuso chiusura"],
    ["fr", "livrer livrez livrons livraisons"],
    ["fr", "accepter acceptons acceptez"],
    ["fr", "échanger échangeons échange"],
    ["fr", "garantir garantissons garantissez"],
    ["fr", "ouvrir ouvrons ouvert ouverture"],
    ["fr", "vendre vendons vendu vente"],
    ["fr", "attendre attendez attendu"],
    ["fr", "carton cartons"],
    ["fr", "saison saisons"],
    ["fr", "option options"],
    ["fr", "réponse réponses"],
    ["fr", "payer paie payé paiement paiements"],
    ["fr", "envoyer envoie envoi envoyé"],
    ["fr", "connecter connexion connexions"],
    ["fr", "livrer livré livraison livraisons"],
    ["fr", "modifier modifie modification"],
    ["fr", "utilisateur utilisatrice utilisatrices"],
    ["en", "verify verified verification"],
    ["en", "subscribe subscribed subscription subscriptions"],
  ] as const;
  for (const [code, words] of forms)
    test(`${code}: ${words}`, () => {
      const stems = words
        .split(" ")
        .flatMap(readWords)
        .map((word) => languageOf(code).stem(word));
      assert.deepEqual([...new Set(stems)].length, 1, stems.join(" "));
    });

  test("words that only look like such forms keep theirs", () => {
    const stem = (word: string) => languageOf("de").stem(readWords(word)[0]!);
    assert.notEqual(stem("eingeben"), stem("einben"));
    assert.notEqual(stem("hinzufügen"), stem("hinfügen"));
    assert.notEqual(stem("Umzugskosten"), stem("Umgskosten"));
    const french = (word: string) => languageOf("fr").stem(readWords(word)[0]!);
    assert.notEqual(french("cartons"), french("carte"));
    assert.notEqual(french("leçons"), french("lecteur"));
  });
});

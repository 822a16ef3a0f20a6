import { groupList } from "../../../thesaurus/group-list.ts";

/** Orders, shipping, returns and faults of goods. */
export const orders = groupList(`
  bestellen, kaufen, Bestellung, Kauf, erwerben, einkaufen
  Warenkorb, Einkaufswagen, Korb
  ausverkauft, nicht verfügbar, vergriffen, nicht lieferbar
  verfügbar, lieferbar, vorrätig, auf Lager, Verfügbarkeit
  Produkt, Artikel, Ware
  Lieferung, Versand, Zustellung, liefern, versenden, zuschicken
  Versandkosten, Lieferkosten, Porto, Versandgebühr
  Lieferzeit, wann kommt, Lieferdauer, wann wird geliefert, Versanddauer
  Paket, Päckchen, Sendung, Lieferung
  Sendungsverfolgung, Paket verfolgen, wo ist mein Paket, wo ist meine Bestellung, Sendungsnummer, Lieferstatus
  Paketdienst, Zusteller, Post, Bote, Spedition
  abholen, Abholung, selbst abholen, hole … ab
  Ausland, international, andere Länder, weltweit
  Zoll, Einfuhr
  nicht angekommen, verloren, nicht erhalten, fehlt, nicht geliefert
  falscher Artikel, falsch geliefert, Falschlieferung
  beschädigt, kaputt, defekt, Mangel, mangelhaft, Schaden
  Garantie, Gewährleistung, Garantiefall
  Reparatur, reparieren, instand setzen, Service, richten
  Ersatzteil, Teil, Ersatz
  montieren, Montage, aufbauen, zusammenbauen, installieren
  Altgerät, mitnehmen, Entsorgung, entsorgen, abholen
  Nachbar, nicht zu Hause, jemand anderes, abstellen, Ablageort
  shoppen, einkaufen, bestellen, ordern, kaufen, zulegen, Bestellung, Kauf
  Bestellung, Order, Auftrag, Einkauf, Kauf
  Bestellung stornieren, Bestellung abbrechen, Bestellung rückgängig, doch nicht kaufen, Bestellung zurückziehen, falsch bestellt
  Bestellung ändern, nachträglich ändern, falsche Größe bestellt, falsche Menge, etwas dazubestellen, nachbestellen, Bestellung bearbeiten
  Bestellbestätigung, Auftragsbestätigung, Kaufbestätigung, keine Bestätigung bekommen, Bestätigung der Bestellung
  Bestellnummer, Auftragsnummer, Vorgangsnummer, Ordernummer, Bestell-ID
  Bestellhistorie, frühere Bestellungen, alte Bestellungen, meine Bestellungen, Bestellübersicht, was habe ich bestellt
  Kasse, Checkout, Bezahlvorgang, Bestellvorgang, Bestellung abschließen, zur Kasse gehen
  Wunschliste, Merkzettel, Merkliste, Wunschzettel, Favoriten, für später merken
  vorbestellen, Vorbestellung, noch nicht erschienen, Vorverkauf, bestelle … vor
  wieder reinkommt, wieder verfügbar, wieder auf Lager, Nachschub, nachbestellt, Nachlieferung, Verfügbarkeit
  ausverkauft, vergriffen, nicht vorrätig
  Schuhe, Klamotten, Kleidung, Anziehsachen, Kleidungsstück, Textilien
  passt nicht, zu klein, zu eng, zu weit, falsche Größe, Größe, Größentabelle, andere Größe, Umtausch
  Größentabelle, Größenberatung, welche Größe, Maßtabelle, fällt klein aus, fällt groß aus
  gefällt nicht, gefällt mir nicht, Nichtgefallen, sieht anders aus, anders als auf dem Bild, anders als beschrieben, entspricht nicht der Beschreibung, Rückgabe, Rücksendung
  Karton, Kiste, Schachtel, Verpackung, Originalverpackung, OVP, Umverpackung, Packung
  Karton weggeworfen, Verpackung weggeworfen, ohne Karton, ohne Verpackung, Originalverpackung, ohne Originalverpackung
  schon ausgepackt, schon geöffnet, aufgemacht, geöffnete Ware, ausgepackt
  Etikett, Preisschild, Schildchen, Label, Rücksendeetikett, Retourenlabel
  Rücksendeetikett, Retourenschein, Rücksendeschein, Retourenlabel, Rücksendelabel, Rücksendezettel, Paketmarke, Aufkleber, Versandetikett
  Rücksendekosten, Rückversand, Kosten der Rücksendung, Retoure kostenlos, wer zahlt die Rücksendung, Rückporto
  Rückgabefrist, wie lange zurückgeben, Rückgaberecht, Rückgabezeitraum, Widerrufsfrist, Frist für die Rückgabe, zu spät zurückgeben
  zurückbringen, bringe … zurück, in den Laden zurück, in der Filiale zurückgeben, Rückgabe im Geschäft, Rückgabe in der Filiale
  zurückschicken, schick … zurück, schicken … zurück, sende … zurück, senden … zurück, retournieren, Retoure, Rücksendung, wieder loswerden, zurücksenden
  Rücksendung angekommen, Retoure angekommen, Retoure verfolgen, Status der Rücksendung, Retourenstatus
  ohne Kassenbon, Kassenbon verloren, Beleg verloren, Quittung verloren, Bon weg, Kaufnachweis, Kaufbeleg
  als Geschenk, Geschenkverpackung, einpacken, Geschenkpapier, Grußkarte, Geschenkbotschaft, verschenken
  Geschenk umtauschen, geschenkt bekommen, Geschenk zurückgeben, Umtausch von Geschenken
  Lieferung, Zustellung, Auslieferung, Anlieferung, gebracht, liefern
  wo bleibt, wo bleibt mein Paket, Paket noch nicht da, Bestellung noch nicht da, warte auf mein Paket, warte auf die Bestellung, Sendungsverfolgung, Lieferstatus, Lieferung verspätet
  Paket weg, Paket verschwunden, Paket verloren, Paket verschollen, Sendung verloren, verlorene Sendung, Paket nicht angekommen, Nachforschung, Nachforschungsauftrag
  angeblich zugestellt, als zugestellt markiert, zugestellt aber nicht da, laut Tracking zugestellt, nicht erhalten, nicht angekommen, Zustellnachweis
  Lieferverzögerung, Lieferung verspätet, zu spät, Verspätung, verspätet, kommt später, lässt auf sich warten, überfällig, Verzug
  verschickt, losgeschickt, rausgegangen, rausgeschickt, unterwegs, versendet, versandt, Versandbestätigung, auf dem Weg
  Versandstatus, Sendungsstatus, Lieferstatus, Status der Lieferung, Status der Bestellung, Bestellstatus, Stand der Bestellung
  Trackingnummer, Sendungsnummer, Paketnummer, Verfolgungsnummer, Tracking, Tracking-Link
  Tracking tut sich nichts, Sendungsverfolgung bewegt sich nicht, Status ändert sich nicht, Tracking aktualisiert nicht, Sendungsverfolgung, Sendungsstatus
  Express, Expresslieferung, Eilzustellung, schneller Versand, über Nacht, Expressversand, Overnight, Blitzversand
  kostenloser Versand, versandkostenfrei, portofrei, Versand umsonst, gratis Versand, Lieferung kostenlos
  Liefertermin, Wunschtermin, Lieferdatum, Zustelltermin, Lieferfenster, Zeitfenster, wann kommt der Fahrer
  Lieferadresse, Versandadresse, Lieferanschrift, Zustelladresse, wohin liefern, andere Adresse, Wunschadresse
  falsche Adresse, alte Adresse, Adresse vergessen zu ändern, Adresse vertippt, falsche Hausnummer, Lieferadresse ändern, Lieferadresse
  nicht zu Hause, niemand zuhause, nicht angetroffen, verpasste Lieferung, zweiter Zustellversuch, Abholkarte
  verpasste Lieferung, Paket verpasst, Zettel im Briefkasten, Benachrichtigungskarte, Abholkarte, Zustellversuch, erneute Zustellung
  Packstation, Paketshop, Abholstation, Paketstation, Postfiliale, Abholpunkt, DHL-Shop, Paketbox
  vor die Tür, vor der Tür, Ablageort, Abstellort, Garage, abstellen, Abstellgenehmigung
  beim Nachbarn abgegeben, Nachbar hat, Nachbarn abgeben, Ersatzempfänger
  nur ein Teil, nur die Hälfte, unvollständig, Teil fehlt, Teillieferung, fehlt was, fehlender Artikel, Artikel fehlt, fehlt im Paket, Rest fehlt
  Paket leer, leeres Paket, leerer Karton, nichts drin, Inhalt fehlt
  falsch geliefert, das falsche, anderer Artikel, falscher Artikel, falsche Farbe, falsche Ware, Falschlieferung, verwechselt
  Paket beschädigt, Transportschaden, zerdrückt, zerbeult, zerdeppert, eingedrückt, auf dem Transport, beschädigt angekommen, beschädigte Lieferung
  zerbrochen, gebrochen, zerkratzt, Kratzer, Riss, gerissen, gesprungen, zersprungen, Delle, verbeult, Beule, beschädigt, Schaden, Beschädigung
  Loch, Fleck, fleckig, dreckig, schmutzig, verschmutzt, zerrissen, Mangel, mangelhaft, Beschädigung
  runtergefallen, hingefallen, fallen gelassen, heruntergefallen, Sturz, Sturzschaden, Bruchschaden, Displaybruch
  nass geworden, ins Wasser gefallen, Wasserschaden, Feuchtigkeit, Wasser drüber, reingelaufen, Kaffee drüber, wasserdicht
  hinüber, im Eimer, tot, Schrott, futsch, Geist aufgegeben, kaputt, defekt, Defekt
  Ausschuss, Montagsgerät, Mangel, Fabrikationsfehler, Herstellungsfehler, Materialfehler
  nach kurzer Zeit kaputt, schon kaputt, nach zwei Monaten kaputt, Garantie, Gewährleistung, Garantiefall
  noch Garantie, Garantie abgelaufen, Garantiezeit, Garantiedauer, Garantieverlängerung, wie lange Garantie
  Garantie in Anspruch nehmen, Garantiefall melden, einschicken, Reparatur anmelden, Garantieanspruch, Reparaturauftrag
  Ersatzgerät, Leihgerät, Austauschgerät, Ersatz, neues Gerät schicken, Ersatzlieferung
  Verschleiß, abgenutzt, Abnutzung, ausgeleiert, verbraucht, Verschleißteil
  Schraube, Schrauben, Kleinteil, Kleinteile, Zubehör, Ersatzteil, Ersatzteile
  Zubehör, Ladekabel, Netzteil, Ladegerät, Hülle, Extras
  Aufbauanleitung, Montageanleitung, zusammenbauen, aufbauen, zusammenschrauben, baue … auf, baue … zusammen, Aufbau
  Lieferung in die Wohnung, hochtragen, bis in die Wohnung, Bordsteinkante, frei Haus, Treppe, Möbellieferung, Spedition
  alte Waschmaschine, altes Sofa, alter Kühlschrank, alte Geräte, Altgerätemitnahme, Entsorgung
  Sperrmüll, wegbringen, entsorgen, Wertstoffhof, Recycling, Entsorgung
  Secondhand, Gebrauchtware, aus zweiter Hand, refurbished, generalüberholt, B-Ware
  verkaufen, loswerden, Verkauf, Anzeige aufgeben, inserieren, Inserat
  Kleinanzeige, Inserat, Annonce, Angebot einstellen
  Käuferschutz, Verkäuferschutz, Käufer meldet sich nicht, Verkäufer meldet sich nicht, Streitfall, Konflikt lösen
  Waren, Artikel, Produkt, Zeug, Krempel
  Artikelnummer, Produktnummer, SKU, EAN, Modellnummer
  Farbe, Farbton, andere Farbe, Variante, Ausführung
  Material, Stoff, woraus, besteht aus, Zusammensetzung
  waschen, Waschmaschine, Wäsche, reinigen, Pflegehinweise, Waschanleitung, Pflege
  putzen, säubern, sauber machen, reinigen, Reinigung, Pflege, mache … sauber
  umweltfreundlich, nachhaltig, ökologisch, bio, klimaneutral, grün
  Zollgebühren, Einfuhrabgaben, Zoll, Importgebühren, Zoll hängt, beim Zoll
  liefert ihr nach, Versand ins Ausland, nach Österreich, in die Schweiz, Auslandsversand, Lieferländer, Lieferung ins Ausland, international
`);

import { groupList } from "../../../thesaurus/group-list.ts";

/** Prices, bills, payment, banking and plans. */
export const money = groupList(`
  factuur, rekening, bon, kwitantie, nota, betaalbewijs
  facturering, betaling, facturatie
  factuuradres, factuurgegevens, bedrijfsgegevens
  prijs, kosten, tarief, hoeveel kost, bedrag, duur
  goedkoop, voordelig, betaalbaar
  gratis, kosteloos, zonder kosten, voor niets
  belasting, btw
  valuta, euro, geld
  betalen, afrekenen, voldoen, betaling
  betaalmethode, betaalwijze, creditcard, betaalmogelijkheid, hoe kan ik betalen
  overschrijving, automatische incasso, bankrekening, iban, overboeking
  betaling mislukt, geweigerd, kaart geweigerd, betaling geweigerd
  afgeschreven, in rekening gebracht, geïncasseerd
  dubbel afgeschreven, twee keer betaald, dubbel betaald
  in termijnen, gespreid betalen, termijnen
  aanmaning, herinnering, openstaand, achterstallig
  terugbetaling, geld terug, terugbetalen, restitutie, vergoeding
  retour, retourneren, terugsturen, teruggeven, ruilen, stuur … terug
  korting, kortingscode, actie, aanbieding, coupon, voordeel
  student, school, universiteit, onderwijs
  cadeaubon, cadeaukaart, tegoedbon
  cadeau, geven, schenken
  spaarpunten, punten, beloning, klantenkaart
  tegoed, saldo, opwaarderen, krediet
  proefperiode, uitproberen, proberen, gratis proberen, demo, proef
  abonnement, lidmaatschap, pakket, contract, plan
  maandelijks, per maand, elke maand
  jaarlijks, per jaar, elk jaar
  minimale looptijd, contractduur, looptijd, vastzitten
  onder mijn contract uit, voortijdig, opzeggen, tussentijds beëindigen
  prijsverhoging, duurder, prijswijziging, prijsstijging
  bankrekening, rekeningnummer, iban, bankgegevens, andere bank
  automatische incasso, incasso, machtiging, afschrijven, afschrijving
  periodieke overboeking, doorlopende opdracht, automatische overboeking
  overboeking, overmaken, geld sturen, overschrijving
  contant, geldautomaat, pinnen, opnemen, geldopname
  pas blokkeren, pas kwijt, pas gestolen, kaart blokkeren
  rood staan, roodstand, negatief saldo
  rente, rentepercentage, rendement
  sparen, spaarrekening, spaargeld, opzij zetten
  lening, krediet, hypotheek, lenen, geleend
  salaris, loon, inkomen
  punten vervallen, punten verlopen
  weggaan, overstappen, andere aanbieder, vertrekken
  klant worden, overstappen naar, aanmelden
  schuld, verschuldigd, achterstand, onbetaald
  gestorneerd, teruggeboekt, geweigerd door de bank
  in delen, gespreid betalen, termijnen, afbetalen
  rekening, factuur, nota, afschrijving
  poen, centen, geld, euro, eurootjes, bedrag
  bedrag, geldbedrag, totaal
  geld terughebben, geld terugkrijgen, mijn geld terug, geld weer terug, centen terug, terugbetaling, restitutie, terugbetaald krijgen
  wanneer krijg ik mijn geld, waar blijft mijn geld, geld nog niet terug, terugbetaling duurt lang, duur terugbetaling, terugbetaling
  tegoedbon, creditnota, creditering, crediteren, gecrediteerd, tegoed, verrekenen
  verrekend, verrekenen, verrekening, naar rato, in mindering
  naar rato, halve maand, rest van de maand, pro rata, gedeeltelijke terugbetaling
  van mijn rekening gehaald, van rekening af, afgeschreven, geïncasseerd, schrijf … af, schrijven … af, afschrijving
  onbekende afschrijving, rare afschrijving, vreemde afschrijving, ken ik niet, onterechte afschrijving, onterecht afgeschreven, storneren
  teveel, te veel betaald, te veel afgeschreven, te veel berekend, verkeerd bedrag, factuur te hoog, factuur klopt niet
  factuur klopt niet, fout op de factuur, verkeerde factuur, factuur corrigeren, factuurcorrectie, creditnota
  ineens duurder, plotseling duurder, hoger dan normaal, hoger bedrag, prijsverhoging, prijswijziging
  dubbel, twee keer, tweemaal, dubbele afschrijving, dubbele betaling
  ondanks opzegging, na opzegging, nog steeds afgeschreven, toch afgeschreven, blijven afschrijven
  verborgen kosten, bijkomende kosten, extra kosten, toeslag, kost extra, meerprijs, bijbetalen
  toeslag, meerprijs, bijbetaling, extra betalen, bijbetalen, betaal … bij
  kosten, vergoeding, tarieven, provisie, administratiekosten
  aansluitkosten, activeringskosten, eenmalige kosten, opstartkosten, installatiekosten
  vaste kosten, maandbedrag, maandelijkse kosten, basisbedrag, vastrecht
  contributie, lidmaatschapsgeld, maandbijdrage, premie, bijdrage
  prijslijst, tarievenoverzicht, prijzen, tarieven, prijsoverzicht, kostenoverzicht
  offerte, prijsopgave, kostenraming, vrijblijvend aanbod, prijsindicatie
  goedkoper, elders goedkoper, prijs gezakt, prijs gedaald, afgeprijsd, in de aanbieding, laagsteprijsgarantie, prijsverschil, prijsverlaging
  korting, procent eraf, prijsverlaging, reductie, een paar euro minder, afgeprijsd
  koopje, aanbieding, actie, uitverkoop, sale, black friday, deal
  kortingscode, actiecode, promocode, voucher, vouchercode, coupon, kortingsbon, couponcode
  code werkt niet, kortingscode werkt niet, code ongeldig, bon werkt niet, kortingscode ongeldig, code wordt niet geaccepteerd
  grote hoeveelheid, staffelkorting, groothandel, grote bestelling, volumekorting
  minimale bestelling, minimumbedrag, minimumbestelling, vanaf welk bedrag, drempelbedrag, vanaf hoeveel euro
  voor nop, kost niks, kost niets, gratis, kosteloos, gratis versie
  gratis versie, gratis abonnement, gratis account, basisversie
  proefabonnement, proefmaand, gratis maand, proefperiode, gratis proberen, vrijblijvend proberen, kennismaken, testversie
  proef loopt af, na de proefperiode, proefperiode voorbij, einde proefperiode, gratis maand voorbij
  ongewild abonnement, nooit besteld, geen abonnement afgesloten, zit ergens aan vast, abonnement opzeggen
  abonneren, abonnement afsluiten, abonnement nemen, sluit … af, afsluiten
  niet verlengen, verlenging stoppen, automatisch verlengd, stilzwijgend verlengd, automatische verlenging, verlenging uitzetten
  vast bedrag, vaste prijs, onbeperkt, all-in, flat fee
  onbeperkt, zonder limiet, ongelimiteerd, zoveel ik wil, oneindig
  jaarlijks betalen, in plaats van maandelijks, per jaar betalen, jaarabonnement, factuurperiode, betaalperiode, betaaltermijn
  factuurdatum, afschrijfdatum, incassodatum, wanneer wordt afgeschreven, betaaldatum, vervaldag
  voor wanneer betalen, uiterlijk betalen, betaaltermijn, betalingstermijn, vervaldatum
  later betalen, uitstel van betaling, betalingsuitstel, betaling uitstellen, meer tijd om te betalen
  krap bij kas, blut, platzak, kan niet betalen, betalingsproblemen, financiële problemen, betalingsregeling, betalingsachterstand
  vergeten te betalen, niet betaald, openstaande factuur, factuur staat open, betalingsachterstand, herinnering
  incassobureau, deurwaarder, dwangbevel, laatste aanmaning, aanmaning
  aanmaningskosten, rente over achterstand, boete, incassokosten
  betaling gaat niet door, kaart werkt niet, kaart wordt niet geaccepteerd, pakt mijn kaart niet, betalen lukt niet, betaling mislukt, kaart geweigerd
  betaling hangt, in behandeling, in afwachting, betaling nog niet verwerkt, openstaande betaling, pending
  al betaald, reeds betaald, betaling niet ontvangen, allang betaald, betalingsbevestiging, betaling verwerkt
  nieuwe kaart, kaart verlopen, nieuwe creditcard, andere kaart, creditcard wijzigen, betaalmethode wijzigen, betaalgegevens wijzigen
  betaalgegevens, kaartgegevens, creditcardgegevens, betalingsgegevens
  ideal, paypal, bancontact, apple pay, google pay, klarna, tikkie
  contactloos, met mijn telefoon betalen, mobiel betalen, met mijn horloge betalen, nfc, apple pay, google pay
  op rekening, achteraf betalen, na ontvangst betalen, op factuur
  vooruitbetalen, vooraf betalen, vooruitbetaling, van tevoren betalen
  onder rembours, rembours, aan de deur betalen, bij levering betalen
  aanbetaling, vooraf betalen, borg
  fooi, fooi geven
  wisselgeld, kleingeld, munten, gepast
  factuur per mail, factuur per post, papieren factuur, digitale factuur, e-factuur, elektronische factuur
  waar is mijn factuur, factuur vinden, geen factuur gekregen, factuur downloaden, kopie factuur, factuur opvragen
  factuur op bedrijf, op naam van bedrijf, bedrijfsfactuur, factuurgegevens wijzigen, factuuradres wijzigen, btw-nummer
  bonnetje, kassabon, kassaticket, aankoopbewijs, kwitantie, betaalbewijs
  belastingaangifte, belastingdienst, aftrekken, aftrekbaar, fiscaal, jaaropgave, jaaroverzicht, aangifte doen
  btw-nummer, bsn, burgerservicenummer, fiscaal nummer, kvk-nummer
  zonder btw, btw verlegd, exclusief btw, inclusief btw, btw terugvragen, vrijgesteld van btw
  boekhouding, administratie, bonnetjes, boekhoudprogramma, boeken bijhouden
  inkomsten, opbrengst, verdiensten, winst
  uitgaven, kosten, onkosten, uitgegeven
  onkosten, declaratie, declareren, reiskosten, onkostenvergoeding
  budget, bestedingslimiet, uitgaven beperken, kostenlimiet
  afschrift, bankafschrift, rekeningafschrift, mutaties, transacties, bij- en afschrijvingen
  saldo, stand van mijn rekening, hoeveel geld heb ik, tegoed
  bankpas, pinpas, betaalpas, bankkaart, debetkaart, pasje
  opnamelimiet, daglimiet, bestedingsruimte, kaartlimiet, limiet verhogen
  pas ingeslikt, automaat heeft mijn pas, pas blijft steken, vervangende pas, nieuwe pas aanvragen
  portemonnee kwijt, portemonnee gestolen, portefeuille kwijt, beurs gestolen, pas kwijt, pas blokkeren
  vervangende pas, nieuwe pas, pas kapot, pas beschadigd, nieuwe pas aanvragen
  pas activeren, nieuwe pas gekregen, kaart activeren, pas in gebruik nemen
  verkeerd overgemaakt, verkeerde rekening, verkeerde iban, naar de verkeerde, overboeking terughalen, overboeking annuleren
  overboeking duurt, geld nog niet binnen, geld staat er nog niet op, wanneer komt het geld, directe overboeking, spoedoverboeking
  geld naar het buitenland, buitenlandse overboeking, swift, bic, internationale overboeking
  wisselkoers, vreemde valuta, omrekenen, koers, koersopslag
  storneren, stornering, incasso terugboeken, terugboeken, afschrijving terugdraaien, chargeback, boek … terug
  machtiging, incassomachtiging, sepa-machtiging, incassomandaat, mandaat
  aandelen, beleggen, belegging, effecten, etf, fonds, beleggingsrekening
  kredietwaardig, bkr, kredietcheck, kredietwaardigheid, bkr-registratie
  lening aflossen, vervroegd aflossen, aflossing, extra aflossen, los … af, restschuld
  borg staan, garant staan, borgsteller, garantsteller
  gift, doneren, donatie, schenking
  commissie, partnerprogramma, affiliate, provisie
  vrienden uitnodigen, vriend aanbrengen, vriend werven, aanbrengbonus, verwijscode, vriendenkorting, verwijzingsprogramma
  punten niet bijgeschreven, punten kwijt, punten missen, punten sparen, puntensaldo, punten bijschrijven
  klantenkaart, spaarkaart, bonuskaart, stempelkaart, spaarprogramma, loyaliteitsprogramma
  tegoed weg, tegoed op, saldo verdwenen, resterend tegoed, tegoed verlopen
  prijsgarantie, vaste prijs, prijs vast, prijsafspraak
  studentenkorting, studentenabonnement, studententarief, korting voor studenten
`);

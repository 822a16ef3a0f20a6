// Long because each group of words has a line.

import { groupList } from "../../thesaurus/group-list.ts";

/** What customers and help pages call the same thing in Dutch. */
export const nl = groupList(`
  verwijderen, wissen, weghalen, kwijtraken, schrappen, haal … weg, verwijdering
  account verwijderen, account opheffen, account sluiten, account wissen, account beëindigen
  deïnstalleren, verwijderen, wissen
  opzeggen, annuleren, beëindigen, stopzetten, stoppen, afzeggen, zeg … op, opzegging, annulering
  uitschrijven, afmelden, niet meer ontvangen, opzeggen, schrijf … uit
  opzegtermijn, termijn, einde contract, looptijd
  toevoegen, aanmaken, invoegen, bijvoegen, voeg … toe, maak … aan
  aanmaken, maken, nieuw, openen, genereren, maak … aan
  instellen, configureren, inrichten, installeren, stel … in, instelling
  beginnen, starten, eerste stappen, aan de slag, opstarten
  wijzigen, veranderen, aanpassen, bewerken, bijwerken, corrigeren, wijziging, pas … aan
  hernoemen, naam wijzigen, naam veranderen, nieuwe naam
  vervangen, omruilen, ruilen, wisselen
  personaliseren, aanpassen, op maat
  inschakelen, aanzetten, activeren, zet … aan, schakel … in, aandoen
  uitschakelen, uitzetten, deactiveren, zet … uit, schakel … uit, afzetten
  dempen, stil, niet storen, geluid uit
  pauzeren, onderbreken, opschorten, bevriezen, pauze
  hervatten, doorgaan, heractiveren, verdergaan
  blokkeren, verbieden, bannen, blokkade
  uitsluiten, negeren, filteren, weglaten
  beperken, limiet, maximum, grens, quotum, beperking
  toestaan, toelaten, machtigen, toestemming, goedkeuren
  verbergen, verstoppen, onzichtbaar, niet tonen
  tonen, weergeven, zien, bekijken, zichtbaar, inzien
  vinden, zoeken, waar staat, opzoeken, terugvinden
  volgen, traceren, bijhouden, meten
  controleren, nakijken, bevestigen, verifiëren, testen
  delen, toegang geven, openbare link, gedeelde link
  publiceren, openbaar maken, online zetten, plaatsen
  uitnodigen, uitnodiging, gebruiker toevoegen, lid toevoegen, collega toevoegen, medewerker toevoegen, nodig … uit
  deelnemen, meedoen, lid worden, aansluiten
  verlaten, uitstappen, weggaan
  verbinden, koppelen, aansluiten, integreren, koppeling
  ontkoppelen, loskoppelen, verbreken
  integratie, koppeling, plugin, extensie, uitbreiding
  samenvoegen, combineren, verenigen
  splitsen, verdelen, scheiden
  kopiëren, dupliceren, kopie, klonen
  verplaatsen, overzetten, overdragen, migreren, verhuizen
  sorteren, ordenen, volgorde, organiseren
  importeren, uploaden, inladen, overnemen
  exporteren, downloaden, export, opslaan
  downloaden, opslaan, binnenhalen, download
  back-up, backup, reservekopie, veiligstellen, opslaan
  herstellen, terughalen, terugzetten, terugkrijgen, herstel
  ongedaan maken, terugdraaien, herroepen
  prullenbak, verwijderde items, vuilnisbak
  resetten, opnieuw instellen, terugzetten, fabrieksinstellingen
  herstarten, opnieuw opstarten, opnieuw starten
  synchroniseren, synchronisatie, op alle apparaten, sync
  bijwerken, update, updaten, nieuwe versie, laatste versie, actualiseren
  versie, editie, uitgave
  upgraden, ander abonnement, overstappen, hoger abonnement, van abonnement wisselen
  verlengen, verlenging, vernieuwen, automatisch verlengen
  verlopen, vervallen, aflopen, vervaldatum
  geldig, geldigheid, houdbaar
  contant geld, contant betalen, cash
  inloggen, aanmelden, login, log … in, meld … aan
  uitloggen, afmelden, logout, log … uit
  buitengesloten, geen toegang, kan niet inloggen, kom er niet in
  registreren, account aanmaken, inschrijven, aanmelden, registratie, nieuw account
  account, profiel, gebruikersaccount
  gebruikersnaam, login, inlognaam
  wachtwoord, code, pincode, inloggegevens, toegangscode
  wachtwoord vergeten, wachtwoord kwijt, wachtwoord herstellen, nieuw wachtwoord
  tweestapsverificatie, 2fa, twee stappen, tweefactor, verificatiecode, tweestaps, authenticator
  herstelcode, back-upcode, noodcode, herstelsleutel
  verificatiecode, beveiligingscode, bevestigingscode
  beveiliging, veiligheid, bescherming, veilig
  gehackt, account gestolen, phishing, misbruik
  versleuteling, versleuteld, encryptie
  privé, vertrouwelijk, geheim, persoonlijk
  privacy, gegevensbescherming, persoonsgegevens, avg
  cookies, volgen, toestemming
  toestemming, akkoord, goedkeuring
  voorwaarden, regels, reglement, algemene voorwaarden
  collega, teamlid, medewerker, werknemer, teamgenoot
  lid, deelnemer, gebruiker, persoon
  team, groep, organisatie, afdeling
  gast, bezoeker, externe
  rol, recht, machtiging, bevoegdheid, toegangsniveau
  beheerder, admin, eigenaar, verantwoordelijke
  eigenaar, houder, bezitter
  eigendom overdragen, eigenaar wijzigen, overdragen, nieuwe eigenaar
  toegang, ingang, entree
  licentie, licentiesleutel, serienummer
  klant, koper, consument
  verkoper, winkelier, winkel, leverancier
  bedrijf, onderneming, organisatie, firma
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
  bestellen, kopen, aanschaffen, bestelling, aankoop
  winkelwagen, winkelmand, mandje
  uitverkocht, niet beschikbaar, niet op voorraad
  beschikbaar, op voorraad, leverbaar, beschikbaarheid
  product, artikel, goederen
  levering, bezorging, verzending, leveren, bezorgen, verzenden
  verzendkosten, bezorgkosten, leveringskosten, porto
  levertijd, wanneer komt, bezorgtijd, hoe lang duurt de levering
  pakket, pakje, zending, doos
  bestelling volgen, waar is mijn bestelling, waar is mijn pakket, track en trace, volgnummer
  bezorger, koerier, postbode, post
  ophalen, afhalen, haal … op
  buitenland, internationaal, andere landen
  douane, invoerrechten
  niet aangekomen, kwijt, niet ontvangen, zoek
  beschadigd, kapot, defect, stuk, gebrek
  garantie, gegarandeerd, gedekt
  repareren, reparatie, maken, herstellen
  onderdeel, reserveonderdeel
  werkt niet, kapot, defect, storing, doet het niet, fout
  fout, probleem, storing, bug, foutmelding, mankement
  oplossen, verhelpen, repareren, oplossing
  vastgelopen, hangt, bevroren, reageert niet
  langzaam, traag, duurt lang, snelheid
  offline, onbereikbaar, storing, plat
  verdwenen, kwijt, weg, ontbreekt, niet te vinden
  verkeerd, onjuist, fout, klopt niet
  dubbel, duplicaat, twee keer, herhaald
  melding, bericht, waarschuwing, notificatie
  herinnering, herinneren, melding
  e-mail, email, mail, bericht
  e-mailadres, mailadres, email
  nieuwsbrief, mailinglijst
  spam, ongewenst, reclame
  geen mail ontvangen, e-mail komt niet aan, niet ontvangen
  rapport, overzicht, samenvatting, verslag
  statistieken, cijfers, gegevens, analyse
  dashboard, overzicht, startpagina
  grafiek, diagram, kromme
  verkeer, bezoeken, bezoekers
  doel, conversie, doelstelling
  filter, filteren, segment
  periode, tijdvak, datumbereik
  realtime, live, nu
  geschiedenis, logboek, verleden, activiteit
  vertraging, te laat, wachttijd
  uitstellen, verschuiven, verzetten
  termijn, deadline, uiterste datum, tot wanneer
  openingstijden, open, geopend, wanneer open
  gesloten, dicht, feestdag
  vakantie, verlof, afwezigheid
  afspraak, boeking, reservering
  boeken, reserveren, afspraak maken, inplannen
  afspraak verzetten, boeking wijzigen, andere datum, omboeken
  kalender, agenda, rooster
  terugkerend, herhalen, periodiek
  evenement, vergadering, bijeenkomst
  cursus, les, training, workshop
  kaartje, ticket, toegangsbewijs
  verzoek, ticket, aanvraag, zaak
  contact, bereiken, bellen, telefoonnummer, klantenservice, spreken, schrijven
  ondersteuning, hulp, klantenservice, helpdesk
  klacht, klagen, ontevreden
  beoordeling, feedback, suggestie, mening, reactie
  telefoon, mobiel, gsm, smartphone, bellen
  telefoonnummer, mobiel nummer, nummer
  app, applicatie, programma, software
  computer, pc, laptop
  apparaat, toestel, machine
  nieuwe telefoon, nieuw toestel, telefoon kwijt, ander apparaat
  browser, chrome, firefox, safari
  website, site, webpagina, pagina
  link, koppeling, url
  internet, netwerk, wifi, verbinding
  zonder internet, offline, geen verbinding
  kabel, snoer, draad
  batterij, accu, opladen
  opslag, ruimte, geheugen, opslagruimte, capaciteit
  opslag vol, geen ruimte, meer ruimte
  bestand, document, bijlage
  bijlage, bijgevoegd bestand
  map, directory, album
  foto, afbeelding, plaatje
  video, film, clip
  schermafbeelding, screenshot, schermafdruk
  bestandsgrootte, te groot, groot bestand
  formaat, bestandstype, extensie
  spreadsheet, excel, csv, tabel
  afdrukken, printen, papier, druk … af
  scannen, qr-code
  formulier, vragenlijst
  invullen, vul … in, aanvullen
  indienen, insturen, inleveren, opsturen, dien … in
  aanvragen, aanvraag, verzoek, vraag … aan
  status, stand, voortgang
  verwerken, behandelen, afhandelen, verwerking
  goedkeuren, accepteren, toekennen
  afwijzen, weigeren, afgewezen, afwijzing
  certificaat, bewijs, verklaring, attest
  identiteitsbewijs, paspoort, identiteitskaart, legitimatie
  rijbewijs
  woonplaats, adres, woning
  verhuizing, adreswijziging, nieuw adres, verhuizen
  adres, locatie, waar, plaats, straat
  parkeren, parkeerplaats, parkeergarage
  toegankelijkheid, rolstoel, handicap
  gemeente, overheid, instantie, loket
  uitkering, toeslag, subsidie, bijdrage
  handtekening, ondertekenen, tekenen
  benodigde documenten, papieren, bewijsstukken, wat heb ik nodig
  bezwaar, beroep, betwisten
  boete, toeslag, sanctie
  voorwaarde, vereiste, nodig, verplicht
  compatibel, geschikt, ondersteund
  taal, vertaling, vertalen
  tijdzone, lokale tijd
  instellingen, opties, voorkeuren, configuratie
  knop, icoon, toets
  donkere modus, nachtmodus, thema, uiterlijk
  lettertype, tekstgrootte, letters
  profielfoto, avatar
  label, tag, trefwoord
  categorie, rubriek, soort, groep
  sjabloon, voorbeeld, model
  opmerking, notitie, commentaar
  bericht, chat, gesprek
  insluiten, widget, op mijn website zetten
  api, interface, ontwikkelaar
  token, api-sleutel, sleutel
  automatisch, vanzelf, automatisering
  handmatig, met de hand, zelf
  meerdere tegelijk, allemaal tegelijk, in bulk, massa
  alles, hele, volledig, compleet
  concept, niet gepubliceerd
  archiveren, archief
  oud, vorige, eerder
  nieuw, recent, laatste, huidig
  tijdelijk, voorlopig, even
  definitief, voorgoed, permanent, onomkeerbaar
  gezin, familie, huishouden, partner
  kind, minderjarige, kinderen
  leeftijd, volwassen, minimumleeftijd
  huisdier, hond, kat
  overlijden, dood, erfgenaam
  dringend, spoed, noodgeval, meteen
  vergelijken, verschil, vergelijking
  alternatief, in plaats van, andere mogelijkheid
  functie, functionaliteit, mogelijkheid
  handleiding, gids, uitleg, instructies, documentatie
  maat, grootte, afmeting
  allergie, allergeen, intolerantie, gluten
  vegetarisch, veganistisch, zonder vlees
  eten, gerecht, maaltijd
  kamer, accommodatie, hotel, verblijf
  aankomst, inchecken, aankomen
  vertrek, uitchecken, vertrekken
  bagage, koffer, tas
  auto, wagen, voertuig
  fiets, rijwiel
  huren, verhuur, huur
  borg, waarborgsom, aanbetaling
  verzekering, verzekerd, dekking
  diefstal, gestolen
  gevonden voorwerpen, kwijt, vergeten
  baan, vacature, werk, sollicitatie
  verlagen, verminderen, omlaag, lager zetten, terugbrengen
  verhogen, ophogen, omhoog, hoger zetten
  maximaal, hoogstens, maximum, limiet, tot
  minimale looptijd, contractduur, looptijd, vastzitten
  onder mijn contract uit, voortijdig, opzeggen, tussentijds beëindigen
  prijsverhoging, duurder, prijswijziging, prijsstijging
  schadevergoeding, vergoeding, compensatie, vergoeden, recht op
  betwisten, bezwaar, oneens, bezwaar maken, geschil
  van gedachten veranderd, bedenktijd, herroepen, herroepingsrecht, intrekken
  gemist, vergeten, te laat, verlopen
  verhuizen, verhuizing, nieuwe woning, nieuw huis, nieuw adres
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
  schade, schade melden, claim, schademelding
  eigen risico
  simkaart, sim, esim
  nummer behouden, nummerbehoud, nummer meenemen
  roaming, buitenland, op reis
  databundel, mobiele data, gigabytes, tegoed
  router, modem, kastje, hub
  bereik, dekking, signaal, ontvangst, te ver
  lampje, led, licht, knippert, brandt, indicator
  koppelen, verbinden, apparaat toevoegen, paren
  resetten, fabrieksinstellingen, opnieuw instellen, herstellen
  herstarten, opnieuw opstarten, uit en aan zetten
  firmware, software-update, bijwerken, nieuwe versie
  piept, geluid, lawaai, piepen, alarm
  opname, video, clip, beelden
  monteur, installateur, bezoek, installatie aan huis, technicus
  meter, meterstand, verbruik, opname
  stroomstoring, stroomuitval, geen stroom
  afsluiten, afgesloten, opschorten, stopzetten
  overleden, overlijden, dood, erfgenaam, nalatenschap, gestorven
  volmacht, gemachtigde, namens, voogd
  gezamenlijk, en-of, samen, gedeeld
  fraude, oplichting, verdacht, niet van mij, nep
  salaris, loon, inkomen
  sneller, meer snelheid, hoger abonnement
  monteren, montage, in elkaar zetten, installeren
  oud apparaat, meenemen, recyclen, afvoeren
  buren, niet thuis, iemand anders, afgeven bij
  punten vervallen, punten verlopen
  urenregistratie, uren, urenstaat, timer
  toewijzen, verantwoordelijke, delegeren
  alleen lezen, alleen bekijken, lezer
  verplicht, noodzakelijk, moet ik
  voicemail, antwoordapparaat
  valt weg, valt uit, verbreekt, instabiel, hapert
  weggaan, overstappen, andere aanbieder, vertrekken
  klant worden, overstappen naar, aanmelden
  schuld, verschuldigd, achterstand, onbetaald
  gestorneerd, teruggeboekt, geweigerd door de bank
  in delen, gespreid betalen, termijnen, afbetalen
  rekening, factuur, nota, afschrijving
  wachtwoord, code, toegangscode, pincode
  gigabytes, mb, gb, data
  vertraagd, op, verbruikt, lagere snelheid
  wonen, huis, woning, thuis
  gestolen, diefstal, gejat, beroofd
  aangifte, politie, proces-verbaal
  geven, delen, schenken, doorgeven
  reizen, reis, buitenland, vakantie
  papieren, documenten, bewijs, wat heb ik nodig
  inleveren, terugbrengen, afgeven, retourneren
  opsturen, insturen, bijvoegen, uploaden
  camera, cam, webcam
  koelkast, ijskast
  computer, pc, laptop
  mobiel, telefoon, gsm, smartphone
  auto, wagen, voertuig
  bonnetje, kassabon, aankoopbewijs
  bezorger, koerier, postbode
  maken, repareren, kapot, stuk
`);

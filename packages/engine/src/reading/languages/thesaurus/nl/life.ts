import { groupList } from "../../../thesaurus/group-list.ts";

/** Appointments, public services, insurance, travel, events, courses, food and housing. */
export const life = groupList(`
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
  dringend, spoed, noodgeval, meteen
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
  verhuizen, verhuizing, nieuwe woning, nieuw huis, nieuw adres
  schade, schade melden, claim, schademelding
  eigen risico
  urenregistratie, uren, urenstaat, timer
  verplicht, noodzakelijk, moet ik
  wonen, huis, woning, thuis
  gestolen, diefstal, gejat, beroofd
  aangifte, politie, proces-verbaal
  geven, delen, schenken, doorgeven
  reizen, reis, buitenland, vakantie
  papieren, documenten, bewijs, wat heb ik nodig
  inleveren, terugbrengen, afgeven, retourneren
  opsturen, insturen, bijvoegen, uploaden
  verkassen, verhuisd, verhuizing, nieuwe woning, ander huis, nieuw adres, adreswijziging, adres wijzigen, verhuizing doorgeven
  naar het buitenland verhuizen, emigreren, emigratie, uitschrijven
  flat, appartement, woning, studio, huurwoning, huurhuis
  schimmel, vochtig, vocht, gebrek aan de woning, onderhoudsgebrek, huurverlaging
  verwarming doet het niet, verwarming kapot, cv kapot, koud huis, geen warm water, cv-storing, ketel
  servicekosten, bijkomende kosten, stookkosten, kale huur, afrekening servicekosten
  huur omhoog, huurverhoging, hogere huur, huur duurder, huurprijs
  sleuteloverdracht, oplevering, opleveren, inspectie, eindinspectie
  borg terug, waarborgsom terug, borg terugkrijgen, borgsom, terugbetaling borg
  onderhuur, onderverhuren, onderverhuur, verhuur … onder
  makelaar, bezichtiging, bezichtigen, huis bekijken
  huisregels, geluidsoverlast, herrie, luidruchtige buren, overlast
  vuilnis, afval, vuilnisbak, kliko, container, huisvuil, restafval, afvalinzameling
  gft, plastic afval, oud papier, papierbak, pmd
  gemeentehuis, stadhuis, gemeente, stadskantoor, burgerzaken, overheid
  afspraak bij de gemeente, afspraak op het stadhuis, afspraak maken gemeente, balie
  id-kaart, identiteitskaart, id, identiteitsbewijs, id verlopen, nieuwe id-kaart
  paspoort, paspoort verlopen, nieuw paspoort, paspoort aanvragen, spoedpaspoort
  rijbewijs, roze pasje, rijbewijs kwijt, rijbewijs verlengen, rijbewijs verlopen
  kenteken, auto overschrijven, auto op naam, nummerplaat, tenaamstelling, rdw
  bekeuring, boete, geflitst, flitser, parkeerboete, verkeersboete, verkeerd geparkeerd, pv
  parkeervergunning, bewonersvergunning, bewonersparkeren, parkeren
  hondenbelasting, hond aanmelden, hondenpenning
  vog, verklaring omtrent gedrag, uittreksel strafregister
  uittreksel, uittreksel bevolkingsregister, bewijs van inschrijving, brp, inschrijving
  kinderdagverblijf, crèche, opvang, kinderopvang, gastouder, bso
  kinderbijslag, kindgebonden budget, kinderopvangtoeslag, ouderschapsverlof, gezinstoelage
  huurtoeslag, huursubsidie, sociale huurwoning, zorgtoeslag, toeslag
  pensioen, aow, met pensioen, pensioenaanvraag
  ziek, ziekmelding, ziek melden, ziekteverlof, ziekgemeld, arbeidsongeschikt, ziektebriefje, griep
  visum, verblijfsvergunning, verblijfstitel, ind, inreis
  naturalisatie, nationaliteit, staatsburgerschap
  trouwen, huwelijk, bruiloft, huwelijksaangifte, partnerschap
  beschikking, brief van de gemeente, besluit, schrijven, officiële brief
  niet mee eens, bezwaar maken, bezwaarschrift, in beroep gaan, bezwaar indienen, maak … bezwaar, bezwaar
  uitstel, meer tijd, termijn verlengen, deadline gemist, verlenging van termijn
  gewaarmerkt, legaliseren, gewaarmerkte kopie, notaris, waarmerk
  aanvraag afgewezen, afgekeurd, afwijzing gekregen, niet toegekend, afgewezen
  hoe lang duurt de aanvraag, nog in behandeling, status van mijn aanvraag, behandeltijd, verwerkingstijd
  formulier invullen, papierwerk, formulieren, aanvraagformulier
  verplicht veld, moet ingevuld worden, sterretje
  zorgverzekering, zorgverzekeraar, ziekenfonds, mutualiteit, zorgpas, verzekeringspas
  recept, medicijn, medicijnen, voorschrift, geneesmiddel, pillen, herhaalrecept
  medicijn, medicatie
  afspraak bij de dokter, spreekuur, consult, behandeling, onderzoek
  specialist, verwijzing, doorverwijzing, verwijsbrief
  ziekenhuis, kliniek, spoedeisende hulp, eerste hulp
  tandarts, tand, gebit, tandartsbehandeling
  bril, lenzen, contactlenzen, opticien
  zelf betalen, eigen bijdrage, eigen risico, vergoed, vergoeding
  ongeluk, aanrijding, blikschade, auto-ongeluk, schade melden, schadeformulier, ongeval
  pech, panne, autopech, pechhulp, wegenwacht, sleepdienst, wegslepen
  inbraak, ingebroken, inbreker, diefstal, inboedel, bestolen
  gesprongen leiding, waterschade, overstroming, ondergelopen, lekkage, wateroverlast
  stormschade, hagel, storm, omgewaaide boom, noodweer, blikseminslag
  aansprakelijkheid, van een ander kapotgemaakt, schade aan anderen, aansprakelijkheidsverzekering, familiale verzekering
  expert, expertise, taxateur, schade-expert, taxatie
  vergoedt de verzekering, ben ik verzekerd, wordt vergoed, gedekt, meeverzekerd, dekking, vergoeding
  meeverzekeren, kind meeverzekeren, partner meeverzekeren, gezinspolis
  polis, polisnummer, polisblad, verzekeringspolis
  schadevrije jaren, no-claim, bonus-malus, no-claimkorting
  vlucht, vliegtuig, vliegreis, vliegen
  vlucht geannuleerd, vlucht geschrapt, vlucht vertraagd, vertraagde vlucht, annulering, compensatie
  trein, trein gemist, aansluiting gemist, trein valt uit, treinvertraging, vertraging, geld terug bij vertraging
  bus, tram, metro, openbaar vervoer, ov
  ov-chipkaart, ov-kaart, treinabonnement, maandkaart, jaarkaart, trajectabonnement
  vergeten uit te checken, vergeten in te checken, uitgecheckt, zwartrijden, zonder kaartje, boete
  koffer kwijt, koffer niet aangekomen, bagage kwijt, bagage verloren, verloren bagage, vermiste bagage
  handbagage, rugzak, tas mee, afmetingen bagage, cabinebagage
  ruimbagage, koffer inchecken, extra bagage, overgewicht, bagage bijboeken, extra koffer
  kinderwagen, buggy, kinderzitje, autostoeltje
  instapkaart, boardingpass, inchecken, online inchecken, check … in
  stoel, stoel kiezen, naast elkaar zitten, raamplaats, stoelreservering, zitplaats
  rolstoel, slecht ter been, kan niet lopen, assistentie, toegankelijkheid
  hotel, pension, vakantiehuis, vakantiewoning, airbnb, accommodatie, verblijf
  eerder aankomen, vroeger inchecken, eerder inchecken, vroeg inchecken, vroege aankomst
  later vertrekken, langer in de kamer, later uitchecken, laat uitchecken, laat vertrek
  laat aankomen, midden in de nacht aankomen, na middernacht aankomen, late aankomst
  extra bed, kinderbed, babybed, ledikant, bijzetbed, campingbedje
  ontbijt, halfpension, volpension, inclusief eten, maaltijden
  huisdieren, hond meenemen, hond mee, viervoeter, huisdieren toegestaan
  reis annuleren, vakantie annuleren, kan niet op reis, vakantie gaat niet door, reisannulering, annuleringsverzekering
  huurauto, auto huren, leenauto, autoverhuur, deelauto, autodelen
  tank, tanken, volle tank, benzine, diesel, brandstof
  huurfiets, deelfiets, fiets huren, scooter, step, leenfiets
  geparkeerd, auto neerzetten, parkeerplek, parkeren, parkeerzone
  concert, show, optreden, festival, evenement
  afgelast, afgezegd evenement, concert afgelast, evenement geannuleerd, les valt uit, afgelasting
  verplaatst naar een andere datum, concert verplaatst, nieuwe datum, evenement verzet, verzet naar
  kaarten, kaartjes, tickets, toegangskaart, toegangskaarten, entreebewijs
  geen ticket ontvangen, kaartje niet ontvangen, ticket kwijt, kaartje kwijt, ticket opnieuw sturen
  ticket doorverkopen, kaartje doorgeven, ticket op andere naam, kaartje overdragen, doorverkoop, ticket overdragen
  binnenkomen, inlaat, deuren open, aanvang, begintijd, hoe laat begint
  aan de deur kopen, dagkassa, avondkassa, laatste kaarten
  garderobe, jas afgeven, tassen, kluisje, locker
  wachtlijst, volgeboekt, geen plek meer, geen plaats meer, reservelijst
  red de afspraak niet, afspraak afzeggen, verhinderd, afspraak annuleren, zeg … af, bel … af
  afspraak gemist, niet komen opdagen, no-show, gemiste afspraak, wegblijftarief
  ben later, vertraagd, later aankomen
  zaal, evenementenlocatie
  catering, hapjes, buffet, eten en drinken
  les, cursus, lesuur, college, training, workshop
  van cursus wisselen, andere cursus, andere groep, groep wisselen, overstappen naar andere groep
  les gemist, cursus gemist, inhalen, inhaalles, opname terugkijken, haal … in
  huiswerk, opdracht, oefening, oefeningen, inleveropdracht
  tentamen, examen, toets, proefwerk, quiz
  gezakt, niet gehaald, herkansing, herkansen, hertentamen, examen opnieuw
  beoordeling, resultaat, uitslag, score
  diploma, certificaat, getuigschrift, deelnamebewijs, bewijs van deelname
  niveau, voorkennis, beginnerscursus, gevorderden, instaptoets, moeilijkheidsgraad
  inschrijven voor opleiding, inschrijven voor cursus, inschrijving, studie beginnen, aanmelden voor cursus
  studie stoppen, uitschrijven opleiding, stoppen met opleiding, uitschrijving
  collegegeld, lesgeld, cursusgeld, schoolgeld, inschrijfgeld
  studiefinanciering, beurs, studiebeurs, duo, studietoelage
  bibliotheek, bieb, bibliotheekpas, uitlenen
  boeken lenen, leentermijn, boek verlengen, uitleentermijn, te laat ingeleverd
  pizza, hamburger, eten, gerecht, maaltijd
  eten koud, koud aangekomen, koud eten, niet te eten, smaakt niet, slecht eten
  eten ontbreekt, drankje ontbreekt, iets vergeten in te pakken, ontbrekend product, bestelling niet compleet
  maaltijdbezorging, eten bestellen, thuisbezorgd, bezorgdienst
  maaltijdbox, verspakket, maaltijdpakket, weekbox
  gerechten kiezen, menu kiezen, maaltijden wisselen, recepten kiezen
  bedorven, over datum, rot, verrot, beschimmeld, houdbaarheidsdatum, tht, houdbaarheid
  noten, pinda, lactose, melk, gluten, allergenen, ingrediënten, allergisch, intolerantie
  zonder vlees, vega, vegan, veganistisch, plantaardig, halal, koosjer, dieet
  tafel, tafeltje, tafel reserveren, tafelreservering
  sportschool, gym, fitness, fitnesscentrum, sportclub
  geblesseerd, blessure, ziek geworden, kan niet sporten, doktersverklaring, lidmaatschap pauzeren, lidmaatschap bevriezen
  douche, kleedkamer, sauna, handdoek, locker, wellness
  personal trainer, trainingsschema, proefles, proeftraining, rondleiding
  zwembad, zwemmen, bad
  hartslag, slaap, calorieën, meting
  sollicitatie, vacature, sollicitatiegesprek, solliciteren
  loonstrook, salarisstrook, loonbriefje, salarisspecificatie
  vrij nemen, verlof, vakantiedagen, verlofaanvraag, verlof aanvragen, vrije dagen, neem … vrij
  overuren, meeruren, overwerk, tijd voor tijd
  rooster, werkrooster, dienstrooster, dienst ruilen, shift
  inklokken, uitklokken, prikklok, urenregistratie, gewerkte uren, klok … in
  thuiswerken, thuis werken, op afstand werken, externe toegang
  op reis, op vakantie, in het buitenland, onderweg, afwezig
  schoolvakantie, vakantieperiode, feestdagen, gesloten
  brief, post, per post, aangetekend, aangetekende brief, briefpost
  route, routebeschrijving, bereikbaarheid
  wanneer zijn jullie open, hoe laat open, tot hoe laat open, zondag open, koopavond, openingstijden, openingsuren
  haast, spoed, asap, urgent, met spoed
  laten liggen, vergeten mee te nemen, achtergelaten, verloren voorwerp, gevonden voorwerpen
  gejat, gepikt, gestolen, ontvreemd, bestolen, zakkenroller, diefstal
`);

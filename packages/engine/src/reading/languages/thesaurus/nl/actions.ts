import { groupList } from "../../../thesaurus/group-list.ts";

/** These groups name what people do. */
export const actions = groupList(`
  verwijderen, wissen, weghalen, kwijtraken, schrappen, haal … weg, verwijdering
  account verwijderen, account opheffen, account sluiten, account wissen, account beëindigen
  deïnstalleren, verwijderen, wissen
  opzeggen, annuleren, beëindigen, stopzetten, stoppen, zeg … op, opzegging, annulering
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
  verlagen, verminderen, omlaag, lager zetten, terugbrengen
  verhogen, ophogen, omhoog, hoger zetten
  maximaal, hoogstens, maximum, limiet, tot
  weggooien, wegdoen, gooi … weg, doe … weg, verwijderen, wissen
  eruit gooien, eruit zetten, eruit schoppen, gooi … eruit, zet … eruit, lid verwijderen, gebruiker verwijderen, persoon verwijderen
  definitief verwijderen, voorgoed verwijderen, alles verwijderen, helemaal wissen, onherroepelijk
  leegmaken, legen, maak … leeg, cache legen, prullenbak legen
  opruimen, opschonen, ruim … op, orde scheppen, archiveren
  schrappen, doorstrepen, van de lijst, streep … door, haal … af, uitschrijven
  per ongeluk, perongeluk, abusievelijk, onbedoeld, verkeerd geklikt, misgeklikt, vertypt
  ermee ophouden, ermee kappen, kappen met, niet meer gebruiken, geen zin meer, opzeggen, beëindigen, opzegging
  eruit willen, onder het contract uit, van het abonnement af, contract opzeggen, abonnement opzeggen, kom … van af, wil … van af, opzegging, einde contract
  opzegging bevestigd, bevestiging van opzegging, opzegging ontvangen, opzegbevestiging
  opzegging intrekken, opzegging terugdraaien, toch blijven, opzegging annuleren
  in de wacht, in de ijskast, op pauze, stilzetten, on hold, pauzeren, onderbreken, opschorten, zet … stil, stilleggen
  een tijdje niet, tijdelijk niet gebruiken, tijdelijk stoppen, pauzeren, pauze, opschorten
  laten doorlopen, voortzetten, hervatten, loopt door
  weer beginnen, terugkomen, heractiveren, opnieuw activeren, weer lid worden
  erbij zetten, erin zetten, toevoegen, zet … erbij, zet … erin
  invullen, invoeren, opgeven, doorgeven, voer … in
  opslaan, bewaren, onthouden, sla … op, vastleggen
  achteraf, naderhand, alsnog toevoegen, later toevoegen, aanvullen
  openen, opendoen, openmaken, doe … open, maak … open, starten
  sluiten, dichtdoen, dichtmaken, doe … dicht, opheffen, sluit … af
  aan de praat krijgen, werkend krijgen, in gebruik nemen, ingebruikname, installeren, instellen, opzetten
  van start, aan de slag, beginnen, eerste stappen, beginner, nieuweling, begin … mee, inwerken
  omzetten, overschakelen, veranderen, wisselen, wijzigen, zet … om, schakel … over
  rechtzetten, verbeteren, corrigeren, correctie, zet … recht, rectificeren
  tikfout, typefout, typfout, schrijffout, spelfout, verkeerd gespeld, verkeerd ingevuld, verkeerd ingevoerd, corrigeren, correctie
  anders noemen, andere naam, hernoemen, naam aanpassen, naam veranderen, noem … anders
  vervangen, verwisselen, inwisselen, wissel … om, vervanging
  omruilen, ruilen, omwisselen, ruil … om, andere maat, andere kleur
  eigen kleuren, eigen logo, huisstijl, naar eigen smaak, aanpassen, personaliseren
  aandoen, aanknippen, aanzetten, inschakelen, activeren
  uitdoen, afzetten, zet … af, uitzetten, uitschakelen, deactiveren
  opstarten, starten, start … op, start niet op, springt niet aan
  afsluiten, sluit … af, uitzetten, uitschakelen
  stil zetten, mond houden, rust, niet storen, stille uren, dempen, meldingen uit, geluid uit
  harder, zachter, volume, te hard, te zacht, geluid
  buitensluiten, op slot, vergrendelen, blokkeren, blokkade, blokkering
  deblokkeren, ontgrendelen, vrijgeven, blokkering opheffen, van het slot, weer vrijgeven
  lastigvallen, lastiggevallen, stalken, intimidatie, valt … lastig, blokkeren, gebruiker melden, pesten
  voorkomen, vermijden, tegengaan, uitsluiten
  overslaan, sla … over, keertje overslaan, een week overslaan, weglaten, levering overslaan
  binnenlaten, toegang geven, toegang verlenen, openen
  verstoppen, onzichtbaar maken, verbergen, privé
  zichtbaar maken, iedereen laten zien, openbaar maken, tonen, openbaar
  bekijken, nakijken, checken, inzien, raadplegen
  opsporen, terugvinden, opzoeken, zoeken, vinden, zoekfunctie, zoek … op, vind … terug
  in de gaten houden, op de hoogte, bijhouden, volgen, monitoren, houd … in de gaten, hou … bij
  bewaken, toezicht, controleren, monitoring, controle
  checken, nagaan, uitzoeken, controleren, verifiëren, zoek … uit
  aantonen, bewijzen, overleggen, bewijs, toon … aan
  doorsturen, doorgeven, doorspelen, delen, stuur … door, speel … door
  samenwerken, tegelijk bewerken, samen bewerken, met zijn tweeën, samenwerking, delen, werk … samen
  meekijken, meegebruiken, samen gebruiken, account delen, gezinsaccount, kijk … mee
  online zetten, live gaan, op internet zetten, publiceren, gepubliceerd, zet … online
  offline halen, van internet halen, haal … offline, publicatie ongedaan maken
  erbij halen, erbij betrekken, haal … erbij, uitnodigen, uitnodiging, gebruiker toevoegen
  uitnodiging accepteren, uitnodiging ontvangen, uitnodigingslink, uitnodigingsmail, uitnodiging verlopen
  meedoen, aanhaken, deelnemen, lid worden, doe … mee, sluit … aan
  eruit stappen, uit de groep, groep verlaten, team verlaten, stap … uit, verlaten
  inpluggen, insteken, aansluiten, aansluiting, plug … in, steek … in, sluit … aan
  loshalen, stekker eruit, eruit trekken, loskoppelen, haal … los, trek … eruit
  aan elkaar koppelen, verbinden, koppelen, koppeling, integreren, integratie
  werkt samen met, samen gebruiken met, compatibel, geschikt, integratie
  samenvoegen, bundelen, samenvoeging, voeg … samen
  accounts samenvoegen, twee accounts, dubbel account, accounts koppelen
  opdelen, uit elkaar halen, splitsen, verdelen, deel … op
  nadoen, overnemen, kopiëren, dupliceren, kopie
  overhevelen, overbrengen, meenemen, overzetten, verplaatsen, zet … over, neem … mee, breng … over, overstap
  slepen, verslepen, drag and drop, sleep … in, verplaatsen, uploaden
  overdragen, overdracht, op naam zetten, draag … over, overzetten
  op mijn naam, op naam van, contractovername, contract overnemen, tenaamstelling
  erop zetten, opladen naar, zet … erop, uploaden, upload, importeren
  eruit halen, haal … eruit, exporteren, export, downloaden
  opslaan, tussentijds opslaan, concept opslaan, niet opgeslagen, bewaren
  terugkrijgen, terughalen, haal … terug, krijg … terug, herstellen, herstel
  ongedaan maken, terugdraaien, herstellen, draai … terug, maak … ongedaan
  van voren af aan, opnieuw beginnen, bij nul beginnen, resetten, begin … opnieuw, terugzetten
  stekker eruit en erin, herstarten, opnieuw opstarten, rebooten
  up-to-date, nieuwste versie, bijwerken, update, werk … bij
  bijkopen, uitbreiden, bijbestellen, extra bundel, aanvullende bundel, koop … bij, breid … uit, bestel … bij, upgraden
  kleiner abonnement, goedkoper abonnement, lager abonnement, downgraden, downgrade, omlaag
  opwaarderen, saldo ophogen, bijvullen, beltegoed, tegoed opwaarderen, waardeer … op, vul … bij
  verzilveren, inwisselen, inleveren, kortingscode invoeren, code invullen, wissel … in, los … in
  uitbetalen, laten uitkeren, uitkeren, uitbetaling, uitkering, betaal … uit, keer … uit
  inleggen, geld erop zetten, stort … op
  punten inwisselen, punten verzilveren, punten besteden, beloning kiezen
  uitlenen, lenen, leen … uit, uitleen
  apart leggen, apart houden, vasthouden, reserveren, leg … apart, houd … apart
  achteraan gaan, navragen, informeren, stand van zaken, status van aanvraag
  er doorheen komen, niet opgenomen, krijg … te pakken, contact, bereikbaar, klantenservice
  echt mens, iemand aan de lijn, aan de telefoon, contactpersoon, klantenservice, contact
  terugbellen, belt … terug, bel … terug, teruggebeld, terugbelverzoek
  op de hoogte brengen, een seintje, informeren, melden
  opsturen, instruren, nasturen, aanleveren, insturen, stuur … op, lever … aan, stuur … in
  waar heen sturen, retouradres, postadres, adres voor retour
  opvragen, aanvragen, laten toesturen, opnieuw sturen, nogmaals sturen, toesturen
  kiezen, uitkiezen, selecteren, keuze, kies … uit, aanvinken
  klikken, aanklikken, tikken, op drukken, aantikken, klik … aan, indrukken
  vegen, swipen, scrollen, bladeren
  verknald, verprutst, verknoeid, in de war, verkeerd ingesteld, fout gemaakt, corrigeren, herstellen
  in orde maken, goed krijgen, fiksen, fixen, oplossen, repareren, verhelpen
  uitproberen, proberen, testen, testomgeving, proefdraaien, sandbox
  plannen, inplannen, op een bepaald tijdstip, tijdschema, gepland, plan … in
  in een keer, in één keer, allemaal tegelijk, meerdere tegelijk, bulk, bulkbewerking
  met de hand, handmatig
  vanzelf, uit zichzelf, automatisch, automatisering
  bijstellen, afstellen, instellen, instelling, stel … bij, stel … af
  vastzetten, vastpinnen, pinnen, bovenaan houden, zet … vast, vastmaken
  markeren, ster, favoriet, bladwijzer, markering
  reageren, commentaar, opmerking, reactie, opmerking plaatsen
  beantwoorden, terugschrijven, antwoord, schrijf … terug, reageren
  stemmen, stemming, peiling, poll, enquête
  voorstellen, voorstel, wens, idee indienen, functieverzoek, suggestie
  inspreken, opnemen, opname, vastleggen
  afspelen, beluisteren, speel … af, weergave, terugluisteren
  doorspoelen, terugspoelen, spoelen, spoel … door
  vergroten, inzoomen, groter maken, zoom … in, zoomen
  verkleinen, kleiner maken, comprimeren, inkrimpen, bestandsgrootte verkleinen
  bijsnijden, knippen, inkorten, snijd … bij, knip … af
  draaien, kantelen, op zijn kop, liggend, oriëntatie
  omzetten, converteren, omrekenen, conversie, zet … om
  tijdelijk, einddatum, vervaldatum, beperkte tijd
  vertalen, vertaling, andere taal, in het nederlands, in het engels, taal wijzigen
`);

import { groupList } from "../../../thesaurus/group-list.ts";

/** Devices, phone, internet and energy. */
export const devices = groupList(`
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
  sneller, meer snelheid, hoger abonnement
  voicemail, antwoordapparaat
  valt weg, valt uit, verbreekt, instabiel, hapert
  gigabytes, mb, gb, data
  vertraagd, op, verbruikt, lagere snelheid
  camera, cam, webcam
  koelkast, ijskast
  mobiel, telefoon, gsm, smartphone
  mobiel, mobieltje, gsm, telefoon, smartphone, toestel, telefoontoestel, mobiele telefoon
  pc, computer, laptop, notebook, macbook
  tv, televisie, smart-tv, televisietoestel
  horloge, smartwatch, polsband, activity tracker, fitnesstracker, watch
  speaker, luidspreker, smart speaker, soundbar
  koptelefoon, oortjes, oordopjes, headset, earbuds
  afstandsbediening, zapper, bediening
  stekker, stopcontact, adapter, voeding, stroom
  oplader, oplaadkabel, laadkabel, adapter, laadstation, lader
  laadt niet op, wil niet opladen, batterij laadt niet, wordt niet vol, batterij leeg, oplaadprobleem, opladen
  batterij snel leeg, vreet batterij, accu snel leeg, batterijduur, accuduur, batterijverbruik, gaat niet lang mee
  batterijen, batterij vervangen, batterij leeg, nieuwe batterijen, knoopcel
  brandt geel, brandt rood, brandt oranje, brandt groen, brandt blauw, knippert rood, knippert geel, knippert groen, knippert blauw, rood lampje, geel lampje, groen lampje, oranje lampje, led, statuslampje, indicatielampje, lampje
  flikkert, flikkeren, knippert, knipperen
  te heet, wordt heet, oververhit, gloeit, oververhitting, temperatuur
  bromt, zoemt, ratelt, piept, ruist, geluid, lawaai, geluiden
  stinkt, ruikt, brandlucht, rook, geur, verbrand
  lekt, druppelt, lekkage, lek, loopt water uit
  klemt, zit vast, blijft haken, geblokkeerd, gaat stroef
  gaat vanzelf uit, schakelt zichzelf uit, valt steeds uit
  vindt het apparaat niet, apparaat niet gevonden, niet herkend, wordt niet herkend, verschijnt niet, apparaat toevoegen, koppelen
  apparaat offline, camera offline, niet verbonden, geen verbinding, verbinding weg, verliest verbinding, verbindingsprobleem, verbindingsproblemen
  wifi-wachtwoord, wifi-code, netwerksleutel, nieuwe wifi, ander netwerk, wifi wijzigen, wifinetwerk
  nieuwe router, router vervangen, ander modem, nieuw modem, wifi wijzigen
  2, 4 ghz, 5 ghz, frequentieband
  bluetooth, draadloos, zonder draad
  alexa, google home, siri, spraakassistent, spraakbediening, stembediening, homekit
  smart home, slim huis, domotica, scènes, routine, automatisering
  deurbel, videodeurbel, gong, intercom
  bewakingscamera, camera, beveiligingscamera, webcam, buitencamera
  nachtzicht, in het donker, zie niets in het donker, infrarood
  beweging, bewegingsmelder, bewegingssensor, bewegingsdetectie, bewegingsmelding
  vals alarm, gaat steeds af, gaat zomaar af, gevoeligheid, te gevoelig, gaat … af, loos alarm
  rookmelder, brandmelder, brandalarm, koolmonoxidemelder, melder
  deurslot, slim slot, cilinder, smart lock
  deur gaat niet open, kom mijn huis niet in, buitengesloten, deur openen, ontgrendelen
  sleutel kwijt, sleutel verloren, reservesleutel, sleutelverlies, sleutel bijmaken
  deurcode, toegangscode, cijfercode, gastcode, code voor de deur
  verwarming, thermostaat, radiator, kachel, warm, koud, temperatuur
  sensor, voeler, melder, detector
  ophangen, bevestigen, vastschroeven, monteren, montage, hang … op, wandmontage
  buiten, regen, weerbestendig, waterdicht, buitengebruik, vorst
  robotstofzuiger, stofzuiger, robot, robotmaaier, dweilrobot, grasmaaier
  wasmachine, droger, vaatwasser, huishoudelijk apparaat, wasdroger
  koelkast, vriezer, diepvries, ijskast, vrieskist
  terug naar fabrieksinstellingen, hard reset, resetknop, resetten, paperclip
  apparaat verkopen, apparaat weggeven, vorige eigenaar, tweedehands gekocht, apparaat verwijderen
  serienummer, apparaatnummer, imei, modelnummer, typeplaatje
  geen netwerk, geen bereik, geen ontvangst, slecht bereik, geen signaal, netwerkdekking, dekking
  internet weg, internet doet het niet, internet ligt eruit, geen internet, internet plat, internetstoring, storing
  internet traag, trage internetverbinding, langzaam internet, snelheid, bandbreedte, speedtest
  databundel op, data op, bundel op, mb's op, gb, gigabyte, databundel, datalimiet
  vaste telefoon, vaste lijn, huistelefoon, vaste aansluiting, vast bellen
  kraakt op de lijn, slechte verbinding, ruis, gesprekskwaliteit
  gesprek valt weg, verbinding valt weg, gesprek verbroken, verbinding verbroken
  kan niet bellen, kan niet gebeld worden, kan niemand bellen, oproepen komen niet binnen, bellen lukt niet
  doorschakelen, doorverbinden, oproepen doorschakelen, schakel … door, doorschakeling
  anoniem bellen, nummer verbergen, nummerweergave, privénummer
  overstappen, overstap, van aanbieder wisselen, andere provider, nummer meenemen, overstapservice, stap … over
  glasvezel, dsl, kabelinternet, breedband, vdsl
  hotspot, tethering, internet delen, mobiele hotspot
  bellen in het buitenland, internetten in het buitenland, data in het buitenland, op vakantie bellen, roaming, buitenlandkosten
  nieuwe sim, simkaart kapot, simkaart kwijt, vervangende simkaart, simwissel, tweede sim, esim
  prepaid, beltegoed, zonder abonnement, opwaardeerkaart
  betaalde sms, sms-dienst, servicenummer, 0900-nummer, betaalnummer, premium sms
  stroom, elektriciteit, elektra, energie, stroomvoorziening
  geen stroom, stroom weg, licht viel uit, stop doorgeslagen, zekering, aardlekschakelaar, stroomstoring
  gas, aardgas, gaslucht, gaslek, gasmeter
  voorschot, termijnbedrag, maandelijks voorschot, maandbedrag, voorschotbedrag
  bijbetalen, naheffing, nabetaling, jaarafrekening, eindafrekening, jaarnota
  meterstand, meter aflezen, stand doorgeven, meteropname, meternummer, lees … af
  slimme meter, digitale meter, meter vervangen
  zonnepanelen, zonnepaneel, terugleveren, teruglevering, saldering, salderen, zonne-energie
  laadpaal, elektrische auto, laadpas, laadpunt, auto opladen
  stroomverbruik, verbruik, energieverbruik, kilowattuur, kwh, slurpt stroom
  energieleverancier, energiemaatschappij, leverancier, netbeheerder
  water, watermeter, warm water, kraan, leidingwater
`);

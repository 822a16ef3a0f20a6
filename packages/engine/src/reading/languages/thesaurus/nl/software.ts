import { groupList } from "../../../thesaurus/group-list.ts";

/** Figures, files, settings, sites and software. */
export const software = groupList(`
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
  vergelijken, verschil, vergelijking
  alternatief, in plaats van, andere mogelijkheid
  functie, functionaliteit, mogelijkheid
  handleiding, gids, uitleg, instructies, documentatie
  cijfers, statistieken, waarden, meetwaarden, data
  overzicht, analyse, rapport, analyseren, uitdraai
  wie bezoekt mijn site, bezoekersaantallen, kliks, weergaven, paginaweergaven
  waar komen bezoekers vandaan, herkomst, bron, bronnen, kanaal, verkeersbronnen
  klik, geklikt, doorklikratio, gebeurtenis, interactie
  bouncepercentage, meteen weer weg, sessieduur, bezoekduur
  eigen bezoeken, mezelf niet meetellen, mij niet tellen, intern verkeer, eigen ip, uitsluiten
  vorige maand, vorig jaar, vergelijkingsperiode, periode vergelijken
  taartdiagram, staafdiagram, grafiek, grafiekje, diagram
  kolom, veld, cel
  eigen veld, aangepast veld, extra veld, custom veld
  excelbestand, exceltabel, excel, csv, spreadsheet, werkblad, xlsx
  rare tekens, vreemde tekens, tekenset, codering, speciale tekens, utf-8
  import lukt niet, importeren mislukt, niet te importeren, importfout
  gegevens meenemen, gegevens overzetten, oude gegevens, gegevens overnemen, migratie, van een andere aanbieder
  alles downloaden, al mijn gegevens, gegevens exporteren, gegevens eruit halen, export van gegevens
  uploaden lukt niet, upload mislukt, bestand te groot, niet te uploaden, maximale bestandsgrootte
  bestandsformaat, verkeerd formaat, welke formaten, pdf, jpg, png, bestandstype
  kiekje, foto, foto's, afbeeldingen, selfie, afbeelding
  wazig, onscherp, korrelig, slechte kwaliteit, resolutie, beeldkwaliteit
  filmpje, clip, video, opname, film
  papiertje, papierwerk, document, documenten
  kopie, afschrift, duplicaat, kopietje
  fotograferen, foto maken, inscannen, scan, scannen
  printer, print niet, inkt, toner, papierstoring, printen
  oude versie, vorige versie, eerdere versie, versiegeschiedenis, versies
  overschreven, versiegeschiedenis, vorige versie herstellen
  reservekopie, veiligheidskopie, back-up, backup, kopie maken
  wie heeft dit gewijzigd, wie heeft dit verwijderd, wijzigingsgeschiedenis, activiteitenlogboek, logboek, geschiedenis
  propvol, geen ruimte meer, ruimte vrijmaken, opslag vol, opslagruimte, opslaglimiet
  cloud, online opslag, cloudopslag
  deelbare link, link delen, link sturen, gedeelde link, openbare link, deellink
  link met wachtwoord, wachtwoordbeveiliging, beveiligd met wachtwoord, link beveiligen, beveiligde link
  titel, opschrift, naam
  beschrijving, omschrijving, inhoud
  taak, to-do, todo, taken, takenlijst, checklist
  project, bord, werkruimte, workspace
  afgevinkt, afvinken, klaar, afgerond, voltooid, vink … af
  notities, aantekening, memo, opschrijven, schrijf … op
  etiketten, tags, labels, trefwoorden, categorieën
  template, sjabloon, voorbeelddocument, standaardtekst
  menu, hoofdmenu, drie streepjes, drie puntjes, hamburgermenu, navigatie
  tandwiel, tandwieltje, radertje, instellingen, instellingenmenu
  tabblad, tab, tabje
  venster, dialoogvenster, invoerscherm, formulier
  vinkje, hokje, selectievakje, aanvinken, vakje
  schuifje, schuif, schakelaar, schuifregelaar
  zijbalk, zijmenu
  startscherm, beginscherm, hoofdscherm, startpagina, homepage
  pijn aan mijn ogen, te fel, verblindt, donkere achtergrond, zwarte achtergrond, donkere modus, dark mode, nachtmodus, helderheid
  te kleine letters, kan het niet lezen, letters te klein, grotere letters, lettergrootte, tekstgrootte, leesbaarheid
  blind, slechtziend, schermlezer, voorleesfunctie, toegankelijkheid
  sneltoets, toetsencombinatie, shortcut, sneltoetsen
  in het engels, verkeerde taal, taal veranderen, taal instellen, taalinstelling, weergavetaal
  verkeerde tijd, klok loopt verkeerd, een uur verschil, tijd klopt niet, tijdzone, zomertijd
  land, regio, landinstelling, land wijzigen
  app store, play store, google play, app downloaden, app installeren
  iphone, ipad, ios, apple
  android, samsung, galaxy, pixel
  tablet, ipad, mobiel apparaat
  cache, browsegeschiedenis, browsergegevens, cookies wissen, tijdelijke bestanden
  adblocker, advertentieblokkering, reclameblokker, adblock
  extensie, add-on, invoegtoepassing, browserextensie
  systeemvereisten, oude computer, oude telefoon, welke apparaten, ondersteunde apparaten, minimale eisen, ondersteunde browsers
  desktop-app, programma voor de computer, op de computer, op mijn laptop, desktopversie, webversie
  offline gebruiken, zonder internet gebruiken, in het vliegtuig, offlinemodus, offline beschikbaar
  website bouwen, eigen site, website maken, homepage maken, websitebouwer
  domein, domeinnaam, webadres, internetadres, eigen adres, url
  domein verhuizen, domein meenemen, verhuiscode, autorisatiecode, domeinverhuizing
  nameserver, dns, dns-record, a-record, cname, mx-record
  niet veilig, onveilig, slotje, certificaat, ssl, ssl-certificaat, https
  webruimte, webhosting, server, hosting, ftp
  site ligt plat, website ligt eruit, website niet bereikbaar, site doet het niet, website offline
  code plaatsen, stukje code, snippet, trackingcode, script, code invoegen, insluiten
  programmeur, ontwikkelaar, webbouwer, it'er, it-afdeling, developer
  webhook, callback, api, koppeling
  gevonden in google, zoekmachine, google-ranking, seo, zoekmachineoptimalisatie
  chatbot, bot, ai, kunstmatige intelligentie, assistent
  videogesprek, videobellen, videovergadering, online meeting, zoom, teams, videoconferentie
  scherm delen, scherm laten zien, schermdeling, screensharing
  streamen, stream, kijken, televisie, afspelen
  film, serie, aflevering, seizoen, programma
  ondertitels, ondertiteling, gesproken taal, audiospoor
`);

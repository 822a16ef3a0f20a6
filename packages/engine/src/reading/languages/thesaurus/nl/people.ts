import { groupList } from "../../../thesaurus/group-list.ts";

/** Persons, roles and firms. */
export const people = groupList(`
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
  gezin, familie, huishouden, partner
  kind, minderjarige, kinderen
  leeftijd, volwassen, minimumleeftijd
  huisdier, hond
  huisdier, kat
  overlijden, dood, erfgenaam
  overleden, overlijden, dood, erfgenaam, nalatenschap, gestorven
  volmacht, gemachtigde, namens, voogd
  gezamenlijk, en-of, samen, gedeeld
  toewijzen, verantwoordelijke, delegeren
  alleen lezen, alleen bekijken, lezer
  vrouw, echtgenote, man, echtgenoot, partner, eega, levensgezel
  mijn vrouw, mijn man, mijn vriend, mijn vriendin, wederhelft, andere persoon, tweede persoon, gezinslid
  zoon, dochter, kind, kinderen, kids, kleinkind, kleinzoon, kleindochter, minderjarige, gezinslid
  peuter, kleuter, baby, zuigeling, kind
  ouders, moeder, vader, mama, papa, ouder, voogd, gezinslid
  oma, opa, grootouders, grootmoeder, grootvader, senioren, ouderen
  broer, zus, oom, tante, neef, nicht, familielid, gezinslid
  huisgenoot, kamergenoot, medebewoner, huishouden, andere persoon
  vriend, vriendin, andere persoon
  ander persoon, andere gebruiker, derde, derden, vreemde
  baas, chef, leidinggevende, manager, directeur, beheerder, eigenaar
  nieuwe collega, nieuwe medewerker, nieuweling, stagiair, gebruiker toevoegen, gebruiker uitnodigen
  stagiair, stagiaire, leerling, uitzendkracht, vakantiekracht, medewerker
  oud-medewerker, ex-collega, uit dienst, heeft ontslag genomen, vertrokken collega, gebruiker verwijderen, lid verwijderen
  die dit heeft ingesteld, heeft het aangemaakt, eigenaar is weg, beheerder is weg, beheerder vertrokken, eigendom overdragen, eigenaar wijzigen, nieuwe eigenaar
  freelancer, zzp'er, zzp, zelfstandige, extern, externe, gast
  boekhouder, accountant, belastingadviseur, administrateur, boekhouding, administratiekantoor
  schoonmaakster, schoonmaker, poetsvrouw, werkster, huishoudelijke hulp, klusjesman, gast, gasttoegang
  babysitter, gastouder, kinderopvang, gast
  verzorger, verzorgster, mantelzorger, thuiszorg, verpleegkundige
  buurman, buurvrouw, buren, bij de buren
  huisbaas, huiseigenaar, verhuurder, vastgoedbeheerder
  huurder, bewoner, onderhuurder, huurster
  dokter, arts, huisarts, huisartsenpraktijk, praktijk
  advocaat, jurist, juridische stappen, rechtsbijstand
  leraar, lerares, docent, juf, meester, cursusleider, trainer, instructeur
  bezorger, chauffeur, koerier, pakketbezorger, postbode, pakjesman
  groep, met meerdere mensen, reisgezelschap, groepsboeking, groepskorting
  begeleider, introducee, gezelschap, meenemen, tweede persoon
  gepensioneerde, 65-plusser, senior, ouderenkorting, korting
  student, studente, studentenkaart, studenten, hogeschool, universiteit, scholier
  werkloos, zonder werk, ww, ww-uitkering, bijstand, uwv, uitkering
  zwanger, zwangerschap, zwangerschapsverlof, in verwachting
  sollicitant, kandidaat, sollicitatie
  kijker, alleen kijken, alleen lezen, alleen bekijken, leesrechten, leestoegang
  rechten, bevoegdheden, geen rechten, geen bevoegdheid, niet bevoegd, niet gemachtigd, machtigingen
  rechten geven, machtigen, rol wijzigen, rol toewijzen, beheerder maken, admin maken, promoveren
  toegang intrekken, rechten afnemen, toegang ontnemen, gebruiker verwijderen, neem … af
  zitplaats, gebruikersplaats, gebruikerslicentie, licentie, seat
  hoeveel mensen, hoeveel personen, hoeveel gebruikers, aantal gebruikers, maximaal aantal gebruikers
  bedrijf, onderneming, winkel
  filiaal, winkel, vestiging, locatie, fysieke winkel
  directie, directeur, bestuur, bedrijfsleiding
  zakelijk, zakelijke klant, bedrijf, bedrijfsmatig, b2b, ondernemer
  particulier, privépersoon, consument, privé
  nieuwe klant, eerste keer, voor het eerst, welkomstkorting, eerste bestelling
  vaste klant, trouwe klant, al jaren klant, bestaande klant
`);

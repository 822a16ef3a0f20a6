import { groupList } from "../../../thesaurus/group-list.ts";

/** Orders, shipping, returns and faults of goods. */
export const orders = groupList(`
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
  schadevergoeding, vergoeding, compensatie, vergoeden, recht op
  betwisten, bezwaar, oneens, bezwaar maken, geschil
  van gedachten veranderd, bedenktijd, herroepen, herroepingsrecht, intrekken
  gemist, vergeten, te laat, verlopen
  monteren, montage, in elkaar zetten, installeren
  oud apparaat, meenemen, recyclen, afvoeren
  buren, niet thuis, iemand anders, afgeven bij
  bonnetje, kassabon, aankoopbewijs
  bezorger, koerier, postbode
  maken, repareren, kapot, stuk
  shoppen, winkelen, bestellen, aanschaffen, kopen, bestelling, aankoop
  bestelling, order, aankoop
  bestelling annuleren, verkeerd besteld, hoeft niet meer, bestelling intrekken, bestelling afzeggen
  bestelling wijzigen, achteraf wijzigen, verkeerde maat besteld, verkeerd aantal, iets bijbestellen, bestelling aanpassen
  orderbevestiging, bestelbevestiging, bevestiging van bestelling, geen bevestiging gekregen
  ordernummer, bestelnummer, referentienummer, order-id
  eerdere bestellingen, oude bestellingen, mijn bestellingen, bestelgeschiedenis, wat heb ik besteld
  kassa, afrekenen, checkout, bestelling afronden, betaalpagina
  verlanglijst, verlanglijstje, wensenlijst, favorieten, bewaarlijst
  vooruitbestellen, pre-order, vooraf bestellen, reserveren
  weer op voorraad, weer leverbaar, terug op voorraad, nalevering, beschikbaarheid
  uitverkocht, niet op voorraad
  schoenen, kleren, kleding, kledingstuk, kleertjes
  past niet, te klein, te strak, te wijd, verkeerde maat, maattabel, andere maat, ruilen
  maattabel, maatadvies, welke maat, valt klein, valt groot
  bevalt niet, niet mooi, anders dan op de foto, anders dan beschreven, wijkt af, retour, retourneren
  doos, kartonnen doos, verpakking, originele verpakking, karton, pakket
  doos weggegooid, verpakking weggegooid, zonder doos, zonder verpakking, originele verpakking
  al uitgepakt, al geopend, opengemaakt, gebruikt, gedragen, gebruikte artikelen
  etiket, prijskaartje, kaartje eraan, label
  retourlabel, retoursticker, verzendlabel, retourformulier, sticker, retourbon
  retourkosten, gratis retour, kosten van retour, wie betaalt de retour, retourzending
  retourtermijn, hoe lang retourneren, retourperiode, bedenktijd, te laat met retourneren, zichttermijn
  terugbrengen, breng … terug, in de winkel inleveren, retour in de winkel, inleveren bij filiaal
  terugsturen, stuur … terug, stuurde … terug, zend … terug, terugzenden, retour, retourneren, retourzending, er weer van af
  retour ontvangen, retour aangekomen, retour volgen, status van retour, retourstatus
  zonder bon, bon kwijt, kassabon kwijt, bonnetje weg, aankoopbewijs
  als cadeau, cadeauverpakking, inpakken, cadeaupapier, wenskaart, cadeauservice
  cadeau ruilen, gekregen als cadeau, cadeau retourneren
  levering, bezorging, aflevering, brengen, bezorgd, thuisbezorgd
  waar blijft, waar blijft mijn pakket, pakket nog niet binnen, bestelling nog niet binnen, wacht op mijn pakket, nog niets ontvangen, track en trace, bezorgstatus, levering vertraagd
  pakket kwijt, pakket weg, pakket verdwenen, pakket zoek, zoekgeraakt, pakket niet ontvangen, vermist pakket, pakketonderzoek
  zogenaamd bezorgd, staat op bezorgd, volgens tracking bezorgd, bezorgd maar niet ontvangen, niet ontvangen, bewijs van levering
  levering vertraagd, vertraging, later geleverd, laat op zich wachten, vertraagd
  verstuurd, verzonden, onderweg, op weg, de deur uit, verzendbevestiging
  verzendstatus, bezorgstatus, leverstatus, status van bestelling, status van levering, stand van bestelling
  trackingnummer, trackingcode, volgnummer, barcode, track-and-tracecode, tracking, zendingsnummer
  tracking beweegt niet, status verandert niet, track en trace verandert niet, tracking staat stil, track en trace
  spoed, snelle levering, expreslevering, morgen in huis, spoedlevering, spoedbezorging, express
  gratis verzending, geen verzendkosten, zonder verzendkosten, gratis bezorgd, gratis bezorging
  bezorgmoment, leverdatum, bezorgdatum, tijdvak, tijdslot, hoe laat komt de bezorger, leverdag
  afleveradres, bezorgadres, leveradres, verzendadres, ander adres, waar bezorgen
  verkeerd adres, oud adres, fout adres, verkeerd huisnummer, bezorgadres wijzigen, afleveradres
  niet thuis, was niet thuis, niemand thuis, gemist pakket, tweede bezorgpoging, afhaalbericht
  pakket gemist, briefje in de bus, kaartje in de bus, bezorgpoging, afhaalbericht, opnieuw bezorgen
  afhaalpunt, pakketpunt, pakketautomaat, postkantoor, servicepunt, postnl-punt, pakketkluis
  voor de deur, voor de deur gezet, afgeefplek, schuur, achterlaten, veilige plek
  bij de buren afgegeven, buren hebben, buurman heeft mijn pakket, afgeleverd bij de buren
  maar de helft, onvolledig, onderdeel ontbreekt, deellevering, er mist iets, ontbreekt, ontbrekend artikel, artikel ontbreekt, niet compleet
  leeg pakket, lege doos, zat niets in, inhoud ontbreekt
  verkeerd geleverd, ander artikel, verkeerd artikel, verkeerde kleur, verkeerd product, verwisseld
  pakket beschadigd, transportschade, ingedeukt, platgedrukt, gedeukt, onderweg beschadigd, beschadigd aangekomen, beschadigde levering
  gebroken, gebarsten, bekrast, kras, krassen, scheur, barst, deuk, gescheurd, beschadigd, schade, beschadiging
  gat, vlek, vlekken, vies, vuil, kapotgescheurd, gebrek
  gevallen, laten vallen, op de grond gevallen, valschade, schermschade
  nat geworden, in het water gevallen, waterschade, vocht, koffie eroverheen, waterdicht
  naar de knoppen, naar de maan, gesloopt, kapot, defect, heeft het begeven, begeven, aan gort
  fabrieksfout, productiefout, maandagmodel, materiaalfout, gebrek
  al na een maand kapot, nu al kapot, na korte tijd kapot, garantie, garantiegeval
  nog garantie, garantie verlopen, garantietermijn, garantieduur, hoe lang garantie
  garantie claimen, beroep op garantie, garantieclaim, opsturen voor reparatie, reparatie aanmelden, reparatieaanvraag
  vervangend apparaat, leentoestel, leenapparaat, omruiltoestel, vervanging, nieuw exemplaar
  slijtage, versleten, verbruikt, slijtageonderdeel
  schroefje, schroef, schroeven, onderdeeltje, accessoire, reserveonderdeel, onderdelen
  accessoires, oplaadkabel, adapter, oplader, hoesje, toebehoren
  handleiding, montagehandleiding, in elkaar zetten, zet … in elkaar, opbouwen, monteren
  naar boven dragen, tot in de woning, trap, tot aan de deur, meubelbezorging, tillen
  oude wasmachine, oude bank, oude koelkast, oud apparaat meegeven, afvoeren, oude apparaten
  grofvuil, wegbrengen, milieustraat, afvoeren, recyclen
  tweedehands, gebruikt, refurbished, occasion, tweede hands
  verkopen, van de hand doen, te koop zetten, verkoop, advertentie plaatsen, adverteren
  advertentie, zoekertje, aanbod plaatsen, annonce
  koper reageert niet, verkoper reageert niet, kopersbescherming, geschil
  spullen, artikelen, producten, goederen, spul
  artikelnummer, productnummer, sku, ean, modelnummer
  kleur, tint, andere kleur, uitvoering, variant
  materiaal, stof, samenstelling
  wassen, wasmachine, wasvoorschrift, reinigen, onderhoud
  schoonmaken, poetsen, reinigen, reiniging, maak … schoon
  milieuvriendelijk, duurzaam, ecologisch, biologisch, klimaatneutraal, groen
  douanekosten, invoerkosten, douane, importheffing, bij de douane
  leveren jullie in, verzenden naar het buitenland, naar belgië, naar nederland, naar duitsland, buitenland, internationale verzending, levering in het buitenland
`);

import { groupList } from "../../../thesaurus/group-list.ts";

/** Symptoms, notifications, mail and help. */
export const trouble = groupList(`
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
  verzoek, ticket, aanvraag, zaak
  contact, bereiken, bellen, telefoonnummer, klantenservice, spreken, schrijven
  ondersteuning, hulp, klantenservice, helpdesk
  klacht, klagen, ontevreden
  beoordeling, feedback, suggestie, mening, reactie
  hapert, doet raar, doet gek, kuren, weigert dienst, storing, fout
  geen reactie, reageert niet, hangt, vastgelopen
  loopt vast, vastgelopen, vast blijven hangen, blijft hangen, bevriest, bevroren, crasht, gecrasht, crash, loopt … vast
  gecrasht, crasht, crash, valt uit, sluit zichzelf af, sluit vanzelf, klapt eruit, vastloper
  laadt niet, blijft laden, laadt en laadt, draaiend rondje, draait maar door, zandloper, rondje blijft draaien, laden
  schokkerig, hakkelt, buffert, lag, laggen, sloom, traag, slakkengang, langzaam
  witte pagina, leeg scherm, wit scherm, pagina blijft leeg, blijft leeg, wordt niet getoond
  zwart scherm, scherm zwart, blijft zwart, geen beeld, beeld weg, scherm blijft donker, donker
  geen geluid, hoor niets, niets te horen, geluid weg, luidspreker, koptelefoon
  ze horen me niet, niemand hoort mij, microfoon, mic
  knop ontbreekt, knop weg, grijs, uitgegrijsd, niet aan te klikken, knop niet zichtbaar, menu-item ontbreekt
  foutmelding, rode melding, error, foutcode, rare melding, onbekende fout
  fout 404, pagina niet gevonden, pagina bestaat niet, dode link, link werkt niet, link verlopen
  gaat niet open, krijg … niet open, niet te openen, opent niet, openen
  krijg … niet weg, niet te verwijderen, gaat niet weg
  slaat niet op, niet opgeslagen, wijzigingen weg, wijzigingen kwijt
  installeren lukt niet, installatie mislukt, installatie stopt, krijg … niet geïnstalleerd
  ligt eruit, ligt plat, uit de lucht, storing, onbereikbaar
  sinds de update, na de update, nieuwe versie werkt niet, update
  nieuw ontwerp, oude weergave, weergave
  weg, verdwenen, foetsie, kwijt, nergens te vinden, onvindbaar, ontbreekt
  ineens weg, alles weg, gegevens weg, foto's weg, bestanden weg, alles gewist, gegevensverlies, herstel, herstellen
  cijfers kloppen niet, verkeerde cijfers, andere cijfers, rare cijfers, afwijking, verschil in cijfers
  geen cijfers, statistieken leeg, geen gegevens, gegevens ontbreken, rapport leeg, wordt niet gemeten
  raar, vreemd, gek, eigenaardig, verdacht, ongewoon
  storing melden, probleem melden, fout melden, bug melden
  statuspagina, serverstatus, alles ligt plat, storingsoverzicht, bekende storingen, systeemstatus
  onderhoud, werkzaamheden, gepland onderhoud, downtime
  omweg, noodoplossing, workaround, trucje, tijdelijke oplossing
  probleemoplossing, troubleshooting, waar ligt het aan, oorzaak
  ping, pingt, belletje, piepje, pushbericht, melding, meldingsgeluid, notificatie
  springt op, pop-up, popup, komt steeds tevoorschijn, blijft verschijnen, venstertje, pop-upvenster, duikt … op
  bestookt, overspoeld, gespamd, constant mails, te veel mails, steeds mails, e-mailmeldingen, meldingen, nieuwsbrief afmelden
  met rust laten, geen mails meer, geen reclame meer, geen telefoontjes meer, van de mailinglijst, afmelden voor nieuwsbrief, nieuwsbrief opzeggen, afmelden, uitschrijven
  geen melding meer, geen meldingen, krijg geen melding, geen pushberichten, meldingen komen niet
  reclametelefoontje, spamtelefoontje, ongewenste telefoontjes, telefonische verkoop, nummer blokkeren
  inbox, postvak in, postvak, brievenbus, mailbox
  ongewenste mail, spamfolder, spammap, spamfilter, reclamemap, junk, map ongewenst
  mail komt terug, mail teruggestuurd, onbestelbaar, bounce, geweigerde mail
  kan geen mails versturen, mail gaat niet weg, mail verzenden lukt niet, smtp, uitgaande mail
  krijg geen mails, mails komen niet binnen, ontvang geen mail, imap, inkomende mail
  automatisch antwoord, afwezigheidsbericht, out of office, vakantiemelding, autoreply, afwezigheidsmelding
  mail doorsturen, mails omleiden, doorstuuradres, doorsturen
  verzendlijst, mailinglijst, mailgroep, aan meerdere mensen
  handtekening onder mail, e-mailhandtekening, mailhandtekening
  sms, sms'je, tekstbericht, bericht, whatsapp, appje
  herinnering, reminder, wekker, alarm, geheugensteuntje
  samenvatting per mail, wekelijkse mail, dagelijks rapport, rapport per mail, overzichtsmail
  boos, ontevreden, klagen, klacht indienen, klacht, beklag
  ombudsman, geschillencommissie, consumentenbond, klachtencommissie
  recensie, sterren geven, beoordelen, review, klantbeoordeling, kritiek
  ticketnummer, zaaknummer, dossiernummer, referentienummer, kenmerk
  niemand antwoordt, al dagen geen reactie, reactietijd, antwoordtijd, niemand reageert
  wachtrij, in de wacht staan, eeuwig wachten, wachttijd
  bereikbaarheid, wanneer bereikbaar, dag en nacht, in het weekend bereikbaar, telefonisch bereikbaar, openingstijden klantenservice
`);

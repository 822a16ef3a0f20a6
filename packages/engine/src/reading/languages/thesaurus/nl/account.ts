import { groupList } from "../../../thesaurus/group-list.ts";

/** Accounts, sign-in, security and privacy. */
export const account = groupList(`
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
  fraude, oplichting, verdacht, niet van mij, nep
  wachtwoord, code, toegangscode, pincode
  in mijn account komen, in mijn account, op mijn account, inloggen, aanmelden, login
  kan niet inloggen, inloggen lukt niet, inloggen werkt niet, laat me niet inloggen, krijg geen toegang, inloggen mislukt, problemen met inloggen, inlogproblemen, inlogprobleem
  buitengesloten, geblokkeerd, account geblokkeerd, te vaak verkeerd, te veel pogingen, account op slot, account deblokkeren
  word eruit gegooid, gooit me eruit, steeds uitgelogd, telkens uitgelogd, automatisch uitgelogd, sessie verlopen, sessie
  steeds dezelfde pagina, weer terug op het inlogscherm, zelfde scherm, blijft in een lus, eindeloze lus, kringetje, inlogprobleem, cookies
  ingelogd blijven, aangemeld blijven, niet elke keer inloggen, telkens opnieuw inloggen, login onthouden, wachtwoord onthouden
  overal uitloggen, op alle apparaten uitloggen, alle sessies, actieve sessies, ingelogde apparaten
  sessie, ingelogde apparaten, actieve sessies, inloggeschiedenis
  wachtwoord wijzigen, wachtwoord veranderen, wachtwoord aanpassen, ander wachtwoord, nieuw wachtwoord instellen
  weet mijn wachtwoord niet, wachtwoord niet meer, wachtwoord vergeten, wachtwoord kwijt, wachtwoord resetten, wachtwoord herstellen
  verkeerd wachtwoord, wachtwoord klopt niet, wachtwoord onjuist, wachtwoord werkt niet, wachtwoord wordt niet geaccepteerd, ongeldig wachtwoord
  resetmail, herstelmail, link om wachtwoord te herstellen, resetlink, herstellink
  sterk wachtwoord, veilig wachtwoord, wachtwoordeisen, wachtwoord te kort, speciale tekens
  wachtwoordmanager, wachtwoorden bewaren, wachtwoord opslaan, wachtwoordkluis
  pincode vergeten, pin kwijt, nieuwe pincode, pincode wijzigen, pincode
  pin geblokkeerd, puk, pukcode, drie keer verkeerd, sim geblokkeerd
  inloggegevens, aanmeldgegevens, gebruikersnaam en wachtwoord, logingegevens, toegangsgegevens
  klantnummer, contractnummer, lidnummer, relatienummer, klant-id
  e-mail gewijzigd, nieuw e-mailadres, oud e-mailadres, ander mailadres, geen toegang tot mijn e-mail, e-mailadres wijzigen, mailadres veranderen
  oud nummer, nieuw nummer, ander nummer, telefoonnummer veranderd, telefoonnummer wijzigen, nummer gewijzigd
  sms komt niet, geen code, code komt niet, geen sms, code niet ontvangen, verificatiecode, verificatiecode niet ontvangen
  tweede code, code op mijn telefoon, code uit de app, tweestapsverificatie, tweefactorauthenticatie, verificatie in twee stappen
  authenticator, authenticator-app, google authenticator, authenticatie-app, 2fa
  telefoon kwijt, telefoon gestolen, telefoon kapot, telefoon verloren, telefoon in het water, mobiel kwijt, toestel kwijt, nieuwe telefoon, verloren apparaat
  vingerafdruk, gezichtsherkenning, face id, touch id, biometrie, biometrisch, passkey
  passkey, beveiligingssleutel, yubikey, fido
  inloggen met google, inloggen met facebook, google-account, apple id, aanmelden met google
  single sign-on, sso, bedrijfslogin, saml, eenmalige aanmelding
  beveiligingsvraag, geheime vraag, controlevraag
  account bevestigen, e-mail bevestigen, bevestigingsmail, bevestigingslink, activatielink, activatiemail, verificatiemail
  identiteit bevestigen, identiteit aantonen, id uploaden, paspoort uploaden, identiteitscontrole, verificatie, legitimeren, identificeren
  bewijzen dat ik het ben, identiteitsbewijs, legitimatie, identiteit
  captcha, geen robot, plaatjes aanklikken, stoplichten aanklikken
  tweede account, extra account, meerdere accounts, nog een account, wisselen tussen accounts
  ander account, verkeerd account, van account wisselen, met het verkeerde account
  gastaccount, als gast, zonder account, zonder registratie, zonder in te loggen, gasttoegang
  uit jullie systeem, al mijn gegevens verwijderen, alles over mij wissen, gegevens laten verwijderen, gegevens wissen, recht op vergetelheid, account verwijderen
  welke gegevens hebben jullie, opgeslagen gegevens, inzage, inzageverzoek, gegevens opvragen, persoonsgegevens
  gegevens verkopen, gegevens doorgeven, delen met derden, derden, doorgeven aan derden
  functionaris gegevensbescherming, privacyverklaring, privacybeleid, verwerkersovereenkomst, privacystatement
  waar staan de gegevens, serverlocatie, datacenter, server in europa, gehost, hosting, opslaglocatie
  hoe lang bewaard, bewaartermijn, bewaren, bewaarperiode
  bespioneren, afluisteren, meekijken, gevolgd worden, tracking, privacy
  wie kan dit lezen, zichtbaarheid, privacy, versleuteld
  gehackt, gekraakt, ingebroken, overgenomen, hacker, ongeautoriseerde toegang, onbevoegde toegang
  iemand in mijn account, vreemde login, onbekende login, onbekend apparaat, verdachte login, verdachte activiteit
  rare mail, vreemde mail, verdachte mail, nepmail, valse mail, phishing, phishingmail, echt of nep
  oplichter, oplichters, opgelicht, ingetrapt, bedrogen, bedonderd, bij de neus genomen, fraude, oplichting, oplichting melden
  nep, namaak, echtheid
  virus, trojan, malware, schadelijke software, virusscanner, antivirus
  beveiligingslek, datalek, kwetsbaarheid, gelekt
  profiel, persoonlijke gegevens wijzigen, mijn gegevens, profielgegevens, persoonsgegevens aanpassen
  getrouwd, trouwen, huwelijk, naamswijziging, nieuwe achternaam, andere achternaam, scheiding, gescheiden, heet nu
  achternaam, familienaam, naam
  voornaam, roepnaam, naam
  bijnaam, nickname, schermnaam, weergavenaam, gebruikersnaam
  geboortedatum, verjaardag, geboren, leeftijd
  overleden, gestorven, heengegaan, nabestaanden, overlijdensakte, sterfgeval, overlijden, nalatenschap
  kinderslot, ouderlijk toezicht, kinderprofiel, kinderaccount, leeftijdsgrens, schermtijd
  te jong, oud genoeg, vanaf welke leeftijd, minimumleeftijd, leeftijdsgrens, leeftijdscontrole
  blokkeerlijst, zwarte lijst, geblokkeerde gebruikers, geblokkeerde nummers
  gebruiker melden, bericht rapporteren, misbruik melden, belediging, beledigd, haat, ongepast, overtreding
  verbannen, geband, eruit geknikkerd, geschorst, schorsing, overtreding
  kleine lettertjes, algemene voorwaarden, gebruiksvoorwaarden, voorwaarden
`);

import type { Fixture } from "./fixture.ts";
import { parseFixture } from "./parse-fixture.ts";

/**
 * Small invented businesses in one language each: inflection, missing accents, compounds, small
 * talk.
 */
export const manyLanguages: readonly Fixture[] = [
  parseFixture(
    "bicycles in German",
    `
# werkstatt | Unsere Fahrradwerkstatt
Die Fahrradwerkstatt repariert alle Marken. Eine Durchsicht kostet 65 Euro und dauert einen Arbeitstag. Reifenpannen beheben wir sofort. Die Leitung hat Meisterin Gerda Kloth.
# geschichte | Geschichte des Hauses
Das Haus wurde 1926 von Wilhelm Kloth gegründet. Er baute zuerst Lastenräder für Bäcker. Nach dem Brand von 1951 zog der Betrieb in die Gerbergasse. Heute arbeiten hier vierzehn Menschen.
# lage | Lage und Anfahrt
Der Laden liegt in der Gerbergasse 7 hinter dem Rathaus. Die Straßenbahnlinie 3 hält vor der Tür. Parkplätze gibt es im Hof.
? zeiten | Wann haben Sie geöffnet?
Dienstag bis Freitag von 10 bis 18 Uhr, samstags bis 14 Uhr. Montags ist geschlossen.
? rueckgabe | Kann ich ein Fahrrad zurückgeben?
Innerhalb von 14 Tagen nehmen wir ungefahrene Räder zurück.
? versand | Was kosten die Versandkosten?
Der Versand kostet 39 Euro, ab 1.500 Euro ist er kostenlos.
? leihen | Kann man Fahrräder leihen?
Ja, ein Leihrad kostet 18 Euro am Tag. Bitte bringen Sie einen Ausweis mit.
? probefahrt | Darf ich eine Probefahrt machen?
Jederzeit, eine halbe Stunde ohne Gebühr.
? versicherung | Bieten Sie eine Fahrradversicherung an?
Wir vermitteln eine Diebstahlversicherung für 90 Euro im Jahr.
? zahlung | Wie kann ich bezahlen?
Bar, mit Karte oder auf Rechnung.
? gutschein | Verkaufen Sie Gutscheine?
Gutscheine gibt es ab 20 Euro; sie gelten drei Jahre.
+ werkstatt | Was kostet eine Durchsicht? | 65 Euro
+ werkstatt | Wer leitet die Werkstatt? | Gerda Kloth
~ werkstatt | repariert die Werkstatt auch andere Marken | alle Marken
+ geschichte | Wann wurde das Haus gegründet? | 1926
+ geschichte | Wer hat das Haus gegründet? | Wilhelm Kloth
~ geschichte | wie viele Menschen arbeiten hier | vierzehn
+ lage | Wo liegt der Laden? | Gerbergasse
~ lage | Parkplatz vorhanden? | Hof
+ zeiten | Wann ist am Samstag geöffnet? | 14 Uhr
% zeiten | öfnungszeiten samstag | 14 Uhr
+ rueckgabe | Wie lange kann ich ein Rad zurueckgeben? | 14 Tagen
+ versand | Wie viel kostet der Versand? | 39 Euro
~ leihen | Leihräder für einen Tag | 18 Euro
+ probefahrt | Kann ich Probe fahren, eine Probefahrt? | halbe Stunde
~ versicherung | Versicherung gegen Diebstahl | 90 Euro
+ zahlung | Kann ich mit Karte bezahlen? | Karte
+ gutschein | wie lange gelten Gutscheine | drei Jahre
- Verkaufen Sie Kinderwagen?
- Haben Sie Motorroller?
! Wie wird das Wetter morgen?
! Wer war der erste Kaiser von Rom?
`,
  ),
  parseFixture(
    "museum in French",
    `
# musee | Le musée du verre
Le musée du verre a été fondé en 1934 par le maître verrier Armand Tissot. Il possède plus de 8 000 objets. La pièce la plus ancienne est une fiole romaine du premier siècle. Le bâtiment était autrefois une brasserie.
# tarifs | Tarifs
Le billet coûte 9 euros. Les étudiants paient 5 euros. L'entrée est gratuite le premier dimanche du mois. L'audioguide coûte 3 euros.
# acces | Accès
Le musée se trouve 14 rue des Tanneurs, derrière la gare. Le bus 6 s'arrête devant l'entrée. Un parking souterrain est à deux minutes.
? horaires | Quels sont les horaires d'ouverture ?
De mardi à dimanche, de 10 h à 18 h. Fermé le lundi.
? chiens | Les chiens sont-ils admis ?
Non, sauf les chiens d'aveugle.
? visite | Proposez-vous des visites guidées ?
Chaque samedi à 15 heures, sans réservation. La visite dure une heure.
? photos | Peut-on prendre des photos ?
Oui, sans flash et sans trépied.
? vestiaire | Y a-t-il un vestiaire ?
Des casiers gratuits se trouvent à l'entrée.
? cafe | Y a-t-il un café dans le musée ?
Le café de la cour est ouvert de 11 h à 17 h.
? atelier | Comment s'inscrire à un atelier pour enfants ?
Par courriel, deux semaines avant. L'atelier coûte 12 euros par enfant.
+ musee | Quand le musée a-t-il été fondé ? | 1934
+ musee | Qui a fondé le musée ? | Armand Tissot
~ musee | combien d'objets possède le musée | 8 000
+ tarifs | Combien coûte le billet ? | 9 euros
~ tarifs | quel est le prix pour les étudiants | 5 euros
+ acces | Où se trouve le musée ? | rue des Tanneurs
+ acces | Quel bus va au musée ? | bus 6
+ horaires | Quels sont vos horaires ? | 10 h
% horaires | horaire d'ouvertures | 10 h
~ chiens | puis-je venir avec mon chien | Non
+ visite | Combien de temps dure la visite guidée ? | une heure
+ photos | Puis-je prendre une photo ? | sans flash
~ vestiaire | ou est le vestiaire | casiers
+ cafe | Le café est-il ouvert ? | 11 h
+ atelier | Combien coûte l'atelier pour enfants ? | 12 euros
- Vendez-vous des affiches ?
- Louez-vous des salles ?
! Qui a gagné la coupe du monde ?
! Comment réparer un robinet ?
`,
  ),
  parseFixture(
    "hotel in Spanish",
    `
# hotel | El hotel Mirlo
El hotel Mirlo tiene 42 habitaciones en un antiguo convento. Fue inaugurado en 1998 por la familia Aranda. El patio tiene un naranjo de doscientos años. Todas las habitaciones dan al jardín.
# precios | Precios de las habitaciones
La habitación individual cuesta 70 euros por noche. La doble cuesta 95 euros. El desayuno está incluido. Una cama más cuesta 20 euros.
# ubicacion | Cómo llegar
El hotel está en la calle del Pozo 9, al lado de la catedral. Desde la estación se tardan diez minutos a pie. El autobús 2 para en la plaza.
? llegada | ¿A qué hora es la entrada?
Las habitaciones están listas a las 15:00. La salida es hasta las 11:00.
? mascotas | ¿Se admiten mascotas?
Sí, por 8 euros al día.
? cancelar | ¿Cómo cancelo una reserva?
Gratis hasta dos días antes de la llegada, por teléfono o por correo.
? aparcamiento | ¿Hay aparcamiento?
Hay doce plazas en el patio por 10 euros al día.
? piscina | ¿Tienen piscina?
La piscina de la azotea está abierta de mayo a septiembre.
? wifi | ¿Hay wifi en las habitaciones?
Sí, gratis en todo el hotel. La clave está en la llave.
? cuna | ¿Tienen cunas para bebés?
Sí, pídala al hacer la reserva. No cuesta nada.
+ hotel | ¿Cuántas habitaciones tiene el hotel? | 42
+ hotel | ¿Cuándo fue inaugurado? | 1998
+ precios | ¿Cuánto cuesta la habitación doble? | 95 euros
~ precios | precio de una cama más | 20 euros
~ precios | está incluido el desayuno | incluido
+ ubicacion | ¿Dónde está el hotel? | calle del Pozo
~ ubicacion | cuánto se tarda desde la estación | diez minutos
+ llegada | a que hora es la salida | 11:00
+ mascotas | ¿Admiten mascotas? | 8 euros
% cancelar | canselar mi reserva | dos días
+ aparcamiento | donde puedo aparcar, hay aparcamiento | patio
+ piscina | ¿Cuándo está abierta la piscina? | mayo
+ wifi | clave del wifi | llave
~ cuna | necesito una cuna para mi bebé | reserva
- ¿Tienen gimnasio?
- ¿Organizan excursiones a la playa?
! ¿Quién pintó el Guernica?
! ¿Cómo se hace una tortilla?
`,
  ),
  parseFixture(
    "bookshop in Portuguese",
    `
# livraria | A livraria Cotovia
A livraria Cotovia foi fundada em 1961 pela tradutora Beatriz Salgado. Tem cerca de 30 mil livros em dois andares. Ao sábado há leituras para crianças às 11 horas. O prédio era uma fábrica de chapéus.
# envio | Envio de livros
O envio custa 3 euros e demora dois dias. A partir de 40 euros é grátis. Para o estrangeiro custa 12 euros.
# local | Onde estamos
A livraria fica na Rua do Carvão 21, em frente ao mercado. O metro mais próximo é a estação Ribeira.
? horario | Qual é o horário de abertura?
De segunda a sábado, das 9h30 às 19h. Fechada ao domingo.
? trocar | Posso trocar um livro?
Sim, dentro de 20 dias e com o recibo.
? usados | Compram livros usados?
Às quartas-feiras. Pagamos em dinheiro ou em vales.
? encomendar | Como encomendo um livro que não têm?
Escreva-nos o título; costuma chegar em três dias.
? vales | Há vales de oferta?
Sim, de 10, 25 e 50 euros.
? clube | Como entro no clube de leitura?
O clube reúne-se na primeira quinta-feira do mês; basta aparecer.
+ livraria | Quando foi fundada a livraria? | 1961
+ livraria | Quem fundou a livraria? | Beatriz Salgado
~ livraria | quantos livros tem a livraria | 30 mil
+ envio | Quanto custa o envio? | 3 euros
~ envio | envio para o estrangeiro, preço | 12 euros
+ local | Onde fica a livraria? | Rua do Carvão
+ horario | Qual o horario? | 9h30
+ trocar | Posso trocar livros? | 20 dias
~ usados | quero vender livros usados | quartas
% encomendar | encomemdar um livro | três dias
+ vales | há um vale de oferta | 25
+ clube | Quando se reúne o clube de leitura? | quinta-feira
- Vendem instrumentos musicais?
- Têm casa de banho?
! Quem descobriu o Brasil?
! Qual é a raiz quadrada de nove?
`,
  ),
  parseFixture(
    "winery in Italian",
    `
# cantina | La cantina Merlino
La cantina Merlino fu fondata nel 1887 da Ottavio Merlino. Possiede 26 ettari di vigne sulle colline. Il vino riposa in botti di rovere per diciotto mesi. La cantina vecchia è scavata nel tufo.
# visite | Visite e degustazioni
La visita della cantina costa 15 euro e dura novanta minuti. La degustazione comprende cinque vini. I bambini entrano gratis. La prenotazione è necessaria.
# posizione | Come arrivare
La cantina si trova in via delle Querce 3 a Montalba. Dalla stazione parte un autobus ogni ora.
? orari | Quali sono gli orari di apertura?
Tutti i giorni dalle 10 alle 17, in agosto fino alle 20.
? spedizione | Spedite il vino all'estero?
Sì, in tutta Europa. La spedizione costa 22 euro a cartone.
? pagamento | Come posso pagare?
In contanti, con carta o con bonifico.
? cani | Si possono portare i cani?
Sì, al guinzaglio, ma non nella cantina vecchia.
? matrimoni | Organizzate matrimoni?
Sì, da maggio a settembre, fino a ottanta persone.
? biologico | Il vino è biologico?
Dal 2015 tutti i vini sono certificati biologici.
+ cantina | Quando fu fondata la cantina? | 1887
+ cantina | Chi ha fondato la cantina? | Ottavio Merlino
~ cantina | quanti ettari di vigne avete | 26
+ visite | Quanto costa la visita? | 15 euro
+ visite | Quanto dura la visita della cantina? | novanta minuti
~ visite | quanti vini comprende la degustazione | cinque
+ posizione | Dove si trova la cantina? | via delle Querce
+ orari | Quali sono gli orari? | 10 alle 17
~ spedizione | quanto costa spedire all'estero | 22 euro
% pagamento | come poso pagare con cartta | contanti
+ cani | posso portare il mio cane | guinzaglio
+ matrimoni | Fate matrimoni? | ottanta
~ biologico | i vini sono biologici | 2015
- Vendete olio d'oliva?
- Avete camere per la notte?
! Chi ha scritto la Divina Commedia?
! Che tempo fa domani?
`,
  ),
  parseFixture(
    "allotments in Dutch",
    `
# tuin | De tuinvereniging
De tuinvereniging Ooievaar werd in 1919 opgericht door de onderwijzer Klaas Meerman. Er zijn 118 tuinen van ongeveer tweehonderd vierkante meter. In het clubhuis is elke zondag koffie.
# kosten | Kosten
De huur van een tuin kost 160 euro per jaar. Het lidmaatschap kost 25 euro. Water is inbegrepen. Een moestuinkist kost 40 euro.
# ligging | Ligging
De tuinen liggen aan de Molenweg 5, achter het zwembad. Bus 11 stopt bij de poort.
? wachtlijst | Hoe lang is de wachtlijst?
Op dit moment ongeveer twee jaar.
? honden | Mogen honden mee?
Ja, aan de lijn.
? slapen | Mag ik in mijn tuinhuisje slapen?
Van april tot oktober, hoogstens drie nachten achter elkaar.
? gereedschap | Kan ik gereedschap lenen?
In de schuur, op zaterdag tussen 10 en 12 uur, zonder kosten.
? opzeggen | Hoe zeg ik mijn tuin op?
Schriftelijk voor 1 oktober.
? kippen | Mag ik kippen houden?
Hoogstens zes, geen haan.
? barbecue | Mag ik barbecueën?
Alleen op de tegels bij het clubhuis.
+ tuin | Wanneer werd de vereniging opgericht? | 1919
+ tuin | Wie heeft de tuinvereniging opgericht? | Klaas Meerman
~ tuin | hoeveel tuinen zijn er | 118
+ kosten | Hoeveel kost de huur van een tuin? | 160 euro
~ kosten | wat kost een moestuinkist | 40 euro
+ ligging | Waar liggen de tuinen? | Molenweg
+ wachtlijst | hoe lang is de wachtlijst | twee jaar
~ honden | mag mijn hond mee | lijn
+ slapen | Kan ik slapen in het tuinhuisje? | april
% gereedschap | gereedschp lenen | schuur
+ opzeggen | Ik wil mijn tuin opzeggen | 1 oktober
+ kippen | Hoeveel kippen mag ik houden? | zes
~ barbecue | waar mag ik een barbecue doen | tegels
- Is er een zwembad bij de vereniging voor kinderen onder de zes?
- Verkopen jullie kunstmest?
! Wie schilderde de Nachtwacht?
! Hoe bak ik pannenkoeken?
`,
  ),
];

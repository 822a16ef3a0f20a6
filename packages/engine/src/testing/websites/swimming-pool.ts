import { asks, isNotTold, page, type Website } from "./website.ts";

/** An invented swimming pool in French, with seasons and two basins. */
export const swimmingPoolInFrench: Website = {
  name: "Piscine des Roseaux",
  pages: [
    page(
      "accueil",
      "Piscine des Roseaux",
      `
# Bienvenue à la piscine des Roseaux

Un bassin de 25 mètres, un petit bain et un sauna.

##### Téléphone

[02 99 00 41 27](tel:0299004127)

##### Courriel

[accueil@roseaux.example](mailto:accueil@roseaux.example)

##### Adresse

12 rue du Moulin  
35000 Rennes
`,
    ),
    page(
      "horaires",
      "Horaires - Piscine des Roseaux",
      `
# Horaires

| Période | Jours | Heures |
| --- | --- | --- |
| 1er septembre – 30 juin | lundi à vendredi | 12h – 20h |
| 1er septembre – 30 juin | samedi et dimanche | 10h – 18h |
| 1er juillet – 31 août | tous les jours | 9h – 21h |

## Sauna

Le sauna est ouvert le mercredi et le vendredi de 17h à 20h.
`,
    ),
    page(
      "tarifs",
      "Tarifs - Piscine des Roseaux",
      `
# Tarifs

- Adultes : 5,20 €
- Enfants (4 - 15) : 3,10 €
- Étudiants : 4 €
- Carte de 10 entrées : 44 €
- Sauna : 9 €

## Cours

- Bébés nageurs : 11 € la séance
- Aquagym : 12,50 € la séance
`,
    ),
    page(
      "mentions",
      "Mentions légales",
      "# Mentions légales\n\nÉditeur : Régie des Roseaux, 3 place du Bail, 35000 Rennes, tél. 02 99 00 99 99",
    ),
  ],
  questions: [
    asks("Vous êtes ouverts le dimanche ?", "10h – 18h"),
    asks("C'est combien pour un étudiant ?", "4 €", "5,20"),
    asks("numéro de téléphone ?", "02 99 00 41 27", "99 99"),
    asks("horaires d'ouverture en août", "9h – 21h", "12h – 20h"),
    asks("tarif aquagym", "12,50", "11 €"),
    asks("quelle est votre adresse", "12 rue du Moulin", "place du Bail"),
    isNotTold("Combien coûte le parking ?"),
    isNotTold("À quelle heure ferme le restaurant ?"),
    asks("le sauna est ouvert quand ?", "mercredi et le vendredi"),
    asks("quel est le prix du sauna", "9 €", "44 €"),
    asks("combien pour un enfant de 7 ans ?", "3,10"),
    asks("vous ouvrez à quelle heure le mardi ?", "12h – 20h"),
    asks("adresse mail", "accueil@roseaux.example"),
    asks("prix carte 10 entrées", "44 €"),
    isNotTold("Combien coûte une leçon de plongée ?"),
    // The row of other days says it.
    asks("Le sauna est ouvert le samedi ?", "mercredi et le vendredi", "10h"),
  ],
};

/** This pool in Spain tells its hours in a sentence and its prices in headings. */
export const swimmingPoolInSpanish: Website = {
  name: "Piscina La Ribera",
  pages: [
    page(
      "inicio",
      "Piscina La Ribera",
      `
# Piscina La Ribera

Abrimos de lunes a viernes de 8:00 a 21:00. Los sábados abrimos de 9:00 a 14:00. Los domingos y festivos estamos cerrados.

Calle del Río, 22  
50003 Zaragoza

Teléfono: +34 976 000 114
`,
    ),
    page(
      "cuotas",
      "Cuotas - Piscina La Ribera",
      `
# Cuotas

#### Adultos

# 29 € / mes

#### Niños hasta 14 años

# 18 € / mes

#### Adultos

# 290 € / año

#### Mayores de 65 años

# 20 € / mes
`,
    ),
    page(
      "clases",
      "Clases - Piscina La Ribera",
      `
# Clases

## Natación para bebés

**Martes** 17:00 - 17:45 (Nuria)  
**Jueves** 17:00 - 17:45 (Nuria)

## Aquagym

**Lunes** 10:00 - 10:45  
19:00 - 19:45
**Jueves** 10:00 - 10:45
`,
    ),
  ],
  questions: [
    asks("¿Abrís los domingos?", "cerrados"),
    asks("¿Cuánto cuesta al mes para adultos?", "29 €", "290"),
    asks("¿a qué hora es el aquagym?", "19:00 - 19:45", "17:00"),
    asks("teléfono", "976 000 114"),
    asks("¿dónde estáis?", "Calle del Río, 22"),
    isNotTold("¿Cuánto cuesta la sauna?"),
    isNotTold("¿Hay clases de buceo?"),
    asks("¿qué clases hay el jueves?", "Natación | Aquagym", "19:00"),
    asks("cuota anual adultos", "290 €", "29 € / mes"),
    asks("¿hasta qué hora abrís el sábado?", "9:00 a 14:00"),
    asks("precio niños", "18 €", "29"),
    asks("direccion", "Calle del Río"),
    isNotTold("¿cuánto cuesta alquilar una taquilla?"),
    isNotTold("¿a qué hora es el yoga?"),
  ],
};
